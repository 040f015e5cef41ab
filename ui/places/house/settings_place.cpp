#include "ui/places/house/settings_place.h"

#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/language.h"
#include "ui/places/navigator.h"
#include "ui/places/settings/settings_page.h"

namespace weli {

SettingsPlace::SettingsPlace(const House& house)
    : QObject(&house.window)
    , house_(house)
{
    house_.places.add({ .name = PlaceName::Settings,
        .build = [this] { return build(); },
        .enter = [this] { show(); },
        .leave = [this] { house_.places.goBack(); },
        .scrolls = false,
        .isAside = true });
    connect(&house_.keeper, &Keeper::changed, this, &SettingsPlace::show);
    connect(&house_.cards, &GameCards::laid, this, &SettingsPlace::show);
}

QWidget* SettingsPlace::build()
{
    page_ = new SettingsPage(&house_.window);
    connect(page_, &SettingsPage::changed, this, [this](const Settings& settings) {
        isAsked_ = true; // what the person is just writing stays as it is
        house_.keeper.take(settings);
        isAsked_ = false;
    });
    connect(page_, &SettingsPage::back, &house_.places, &Navigator::goBack);
    return page_;
}

void SettingsPlace::show()
{
    if (page_ == nullptr) return;
    const Settings& settings = house_.keeper.settings();
    if (!isAsked_) page_->setSettings(settings);
    page_->showCards(settings.cards, house_.cards.style(), house_.language.spoken());
}

}
