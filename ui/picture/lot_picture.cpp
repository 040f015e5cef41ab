#include "ui/picture/lot_picture.h"

#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

void showLot(const ViewContext& context, const QString& prompt, Picture& picture)
{
    PerSeat<int> cuts;
    for (const auto& cut : context.draw->cuts) {
        CardPicture card;
        card.id = static_cast<int>(picture.cards.size());
        card.place = Place::Table;
        card.seat = cut.seat;
        card.slot = cuts[cut.seat]++;
        card.face = cut.card;
        card.spoken = words::nameOf(cut.card, context.cards);
        card.wins = cut.seat == context.draw->dealer && cut.card == context.draw->card();
        picture.cards.push_back(card);
    }
    for (CardPicture& card : picture.cards) card.count = cuts[card.seat];
    for (SeatPicture& seat : picture.seats) seat.dealer = false;
    picture.drawing = true;
    picture.goOn = goOnChoice();
    picture.prompt = { prompt };
    picture.news = prompt;
    picture.newsNumber = -1; // before all others
}

QString highestCardPrompt(Seat me, const ViewContext& context)
{
    const Seat dealer = context.draw->dealer;
    const bool isMine = dealer == me && !context.watching;
    //: How the first dealer is found: %1 is a suit, %2 a player, %3 the card drawn
    return QCoreApplication::translate("PreferenceTurn",
        "Everybody draws a card; the highest deals, with %1 as the highest suit: %2 (%3).")
        .arg(words::nameOf(Suit::Hearts, context.cards),
            isMine ? words::you() : context.nameOf(dealer),
            words::nameOf(context.draw->card(), context.cards));
}

}
