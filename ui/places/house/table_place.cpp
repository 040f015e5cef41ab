#include "ui/places/house/table_place.h"

#include "ui/model/any_match.h"
#include "ui/places/house/book_place.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/match_desk.h"
#include "ui/places/house/review_place.h"
#include "ui/places/navigator.h"
#include "ui/places/widgets/message_bar.h"

namespace weli {

TablePlace::TablePlace(const House& house, MatchDesk& desk, BookPlace& book, ReviewPlace& review)
    : QObject(&house.window)
    , house_(house)
    , table_(house, house.session, TablePage::For::Match)
{
    house_.places.add({ .name = PlaceName::Table,
        .build = [this] { return &page(); },
        .leave = [this] { page().escape(); },
        .topic = [this] { return page().topic(); },
        .tellAgain = [this] { page().scene().tellBack(); },
        .scrolls = false });
    listen(desk, book, review);
}

void TablePlace::listen(MatchDesk& desk, BookPlace& book, ReviewPlace& review)
{
    connect(&page(), &TablePage::bookWanted, this,
        [this, &book](const QString& anchor) { book.open(house_.cards.game(), anchor); });
    connect(&page(), &TablePage::lookBack, this, [this, &review] {
        if (house_.session.isPlaying()) review.open(house_.session.saved(), house_.session.file());
    });
    connect(&table_, &PreparedTable::shortcuts, this, &TablePlace::shortcuts);
    connect(&page(), &TablePage::leave, this, &TablePlace::leave);
    connect(&house_.session, &Session::saveFailed, &house_.message, &MessageBar::say);
    connect(&house_.session, &Session::againWanted, this, [&desk](const SavedMatch& last) {
        desk.play({ last.players, rulesOf(last.match) }, nextDealer(last.match));
    });
}

void TablePlace::leave()
{
    house_.session.leave();
    house_.places.go(PlaceName::Door);
}

}
