#include "ui/places/house/tables/prepared_table.h"

#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/navigator.h"
#include "ui/table/scene/table_scene.h"

namespace weli {

PreparedTable::PreparedTable(const House& house, Session& session, TablePage::For what)
    : QObject(&house.window)
    , house_(house)
    , session_(session)
    , page_(new TablePage(session, what, &house.window))
{
    page_->hide(); // until it is wanted
    connect(page_, &TablePage::settings, this, [this] { house_.places.go(PlaceName::Settings); });
    connect(page_, &TablePage::shortcuts, this, &PreparedTable::shortcuts);
    connect(page_, &TablePage::sortHand, this, &PreparedTable::sortHand);
    connect(page_, &TablePage::oddsWanted, this, [this](bool shown) {
        house_.keeper.change([=](Settings& settings) { settings.helping.odds = shown; });
    });
    connect(&house_.keeper, &Keeper::changed, this, &PreparedTable::apply);
    connect(&house_.cards, &GameCards::laid, this, &PreparedTable::layCards);
}

void PreparedTable::prepare()
{
    apply();
    layCards();
}

void PreparedTable::apply()
{
    const Settings& settings = house_.keeper.settings();
    session_.setPace(settings.pace);
    session_.setThinkingTime(settings.thinkingTime);
    session_.setWaitForMe(settings.waitForMe);
    session_.setShowsPoints(settings.showsPoints);
    session_.setHelping(settings.helping);
    page_->setOdds(settings.helping.odds);
    page_->setMotion(settings.motion);
    page_->setHighContrast(settings.highContrast);
    page_->scene().setTellsAll(settings.tellsAll);
}

void PreparedTable::layCards()
{
    page_->scene().setCards(house_.cards.style());
    session_.setCards(house_.cards.words());
    const HandOrder order = house_.keeper.settings().handOrder[house_.cards.game().index()];
    session_.setHandOrder(order);
    page_->setHandOrder(order);
}

/// In the next of the ways there are, in this game from now on.
void PreparedTable::sortHand()
{
    const std::size_t game = house_.cards.game().index();
    house_.keeper.change([=](Settings& settings) {
        HandOrder& order = settings.handOrder[game];
        order = static_cast<HandOrder>((static_cast<int>(order) + 1) % handOrders);
    });
}

}
