#include "ui/places/house/table_place.h"

#include "ui/model/any_match.h"
#include "ui/places/house/book_place.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/house/match_desk.h"
#include "ui/places/house/review_place.h"
#include "ui/places/navigator.h"
#include "ui/places/table_page.h"
#include "ui/places/widgets/message_bar.h"
#include "ui/table/scene/table_scene.h"

namespace weli {

TablePlace::TablePlace(const House& house, MatchDesk& desk, BookPlace& book, ReviewPlace& review)
    : QObject(&house.window)
    , house_(house)
    , page_(new TablePage(house.session, &house.window))
{
    page_->hide(); // until it is wanted
    // Escape belongs to the table: nobody shall leave it by a slip.
    house_.places.add({ .name = PlaceName::Table,
        .build = [this] { return page_; },
        .topic = [this] { return page_->topic(); },
        .scrolls = false });
    listen(desk, book, review);
    connect(&house_.keeper, &Keeper::changed, this, &TablePlace::apply);
    connect(&house_.cards, &GameCards::laid, this, &TablePlace::layCards);
}

void TablePlace::listen(MatchDesk& desk, BookPlace& book, ReviewPlace& review)
{
    connect(page_, &TablePage::bookWanted, this,
        [this, &book](const QString& anchor) { book.open(house_.cards.game(), anchor); });
    connect(page_, &TablePage::lookBack, this, [this, &review] {
        if (house_.session.isPlaying()) review.open(house_.session.saved());
    });
    connect(page_, &TablePage::settings, this, [this] { house_.places.go(PlaceName::Settings); });
    connect(page_, &TablePage::shortcuts, this, &TablePlace::shortcuts);
    connect(page_, &TablePage::leave, this, &TablePlace::leave);
    connect(page_, &TablePage::sortHand, this, &TablePlace::sortHand);
    connect(page_, &TablePage::oddsWanted, this, [this](bool shown) {
        house_.keeper.change([=](Settings& settings) { settings.helping.odds = shown; });
    });
    connect(&house_.session, &Session::saveFailed, &house_.message, &MessageBar::say);
    connect(&house_.session, &Session::againWanted, this, [&desk](const SavedMatch& last) {
        desk.play({ last.players, rulesOf(last.match) }, nextDealer(last.match));
    });
}

void TablePlace::apply()
{
    const Settings& settings = house_.keeper.settings();
    Session& session = house_.session;
    session.setPace(settings.pace);
    session.setThinkingTime(settings.thinkingTime);
    session.setWaitForMe(settings.waitForMe);
    session.setShowsPoints(settings.showsPoints);
    session.setHelping(settings.helping);
    page_->setOdds(settings.helping.odds);
    page_->setMotion(settings.motion);
    page_->setHighContrast(settings.highContrast);
    page_->scene().setTellsAll(settings.tellsAll);
}

void TablePlace::layCards()
{
    page_->scene().setCards(house_.cards.style());
    house_.session.setCards(house_.cards.words());
    const HandOrder order = house_.keeper.settings().handOrder[house_.cards.game().index()];
    house_.session.setHandOrder(order);
    page_->setHandOrder(order);
}

/// In the next of the ways there are, in this game from now on.
void TablePlace::sortHand()
{
    const std::size_t game = house_.cards.game().index();
    house_.keeper.change([=](Settings& settings) {
        HandOrder& order = settings.handOrder[game];
        order = static_cast<HandOrder>((static_cast<int>(order) + 1) % handOrders);
    });
}

void TablePlace::leave()
{
    house_.session.leave();
    house_.places.go(PlaceName::Door);
}

}
