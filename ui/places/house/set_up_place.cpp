#include "ui/places/house/set_up_place.h"

#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/house/match_desk.h"
#include "ui/places/navigator.h"
#include "ui/places/setup/set_up.h"
#include "ui/places/widgets/message_bar.h"

namespace weli {

SetUpPlace::SetUpPlace(const House& house, MatchDesk& desk)
    : QObject(&house.window)
    , house_(house)
    , desk_(desk)
{
    house_.places.add({ .name = PlaceName::SetUp,
        .build = [this] { return build(); },
        .leave = [this] { page_->goBack(); },
        .topic = [this] { return page_->topic(); },
        .keys = [] { return tr("Enter begins the match as it stands."); } });
    connect(&house_.cards, &GameCards::laid, this, &SetUpPlace::layCards);
}

QWidget* SetUpPlace::build()
{
    page_
        = new SetUp(house_.cards.game(), RulesStore(house_.keeper.beside("rules")), &house_.window);
    MessageBar& message = house_.message;
    connect(page_, &SetUp::failed, &message, &MessageBar::say);
    connect(page_, &SetUp::forgotten, this, [this, &message](const KeptRules& rules) {
        //: %1 is the name of house rules
        message.offer(tr("The house rules “%1” have been deleted.").arg(rules.name), tr("&Undo"),
            [this, rules] { page_->keep(rules); });
    });
    connect(page_, &SetUp::play, this, &SetUpPlace::play);
    connect(page_, &SetUp::back, this, &SetUpPlace::leave);
    connect(page_, &SetUp::bookWanted, this, &SetUpPlace::bookWanted);
    layCards();
    return page_;
}

void SetUpPlace::layCards()
{
    if (page_ != nullptr) page_->setCards(house_.cards.style(), house_.cards.words());
}

void SetUpPlace::open(const AnyGame& game)
{
    if (page_ != nullptr && page_->game() != game) {
        page_ = nullptr;
        house_.places.forget(PlaceName::SetUp);
    }
    house_.cards.lay(game);
    house_.places.go(PlaceName::SetUp);
    page_->setSetup(house_.keeper.lastSetup(game));
}

void SetUpPlace::play()
{
    const Setup setup = page_->setup();
    house_.keeper.rememberName(setup);
    desk_.play(setup, page_->firstDealer());
}

/// What was set up is kept for the next match, however that begins.
void SetUpPlace::leave()
{
    if (page_->isPossible()) {
        const Setup setup = page_->setup();
        house_.keeper.rememberName(setup);
        house_.keeper.change([&](Settings& settings) { settings.remember(setup); });
    }
    house_.places.go(PlaceName::Door);
}

}
