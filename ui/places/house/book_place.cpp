#include "ui/places/house/book_place.h"

#include "ui/model/any_match.h"
#include "ui/places/book/book_page.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/language.h"
#include "ui/places/navigator.h"
#include "ui/places/widgets/message_bar.h"

namespace weli {

BookPlace::BookPlace(const House& house)
    : QObject(&house.window)
    , house_(house)
{
    house_.places.add({ .name = PlaceName::Book,
        .build = [this] { return build(); },
        .enter = [this] { enter(); },
        .leave = [this] { leave(); } });
}

QWidget* BookPlace::build()
{
    page_ = new BookPage(&house_.window);
    connect(page_, &BookPage::back, this, &BookPlace::leave);
    connect(page_, &BookPage::turned, this, &BookPlace::turnTo);
    connect(page_, &BookPage::failed, &house_.message, &MessageBar::say);
    connect(page_, &BookPage::saved, &house_.message, &MessageBar::say);
    return page_;
}

void BookPlace::enter()
{
    const AnyGame& game = house_.cards.game();
    const Session& session = house_.session;
    page_->setLanguage(house_.language.spoken());
    page_->setCards(house_.cards.style(), house_.cards.words());
    const bool plays = session.isPlaying() && gameOf(session.saved().match) == game;
    page_->setRules(plays ? rulesOf(session.saved().match) : house_.keeper.lastSetup(game).rules);
}

/// Its history leads to other games, and they have other packs.
void BookPlace::turnTo(const AnyGame& game)
{
    if (game == house_.cards.game()) return;
    house_.cards.lay(game);
    enter();
}

void BookPlace::leave()
{
    house_.cards.lay(opened_);
    house_.places.goBack();
}

bool BookPlace::open(const AnyGame& game, const QString& anchor)
{
    opened_ = game;
    house_.cards.lay(game);
    house_.places.go(PlaceName::Book);
    page_->open(game, anchor);
    return anchor.isEmpty() || page_->view().has(anchor);
}

}
