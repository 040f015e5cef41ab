#include "ui/picture/draw_picture.h"

#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

void showDraw(const Sitting& sitting, const QString& prompt, Picture& picture)
{
    PerSeat<int> cuts;
    for (const auto& cut : sitting.draw->cuts) {
        CardPicture card;
        card.id = static_cast<int>(picture.cards.size());
        card.place = Place::Table;
        card.seat = cut.seat;
        card.slot = cuts[cut.seat]++;
        card.face = cut.card;
        card.spoken = words::nameOf(cut.card, sitting.cards);
        card.wins = cut.seat == sitting.draw->dealer && cut.card == sitting.draw->card();
        picture.cards.push_back(card);
    }
    for (CardPicture& card : picture.cards) card.count = cuts[card.seat];
    for (SeatPicture& seat : picture.seats) seat.dealer = false;
    picture.drawing = true;
    picture.held = true;
    picture.prompt = prompt;
    picture.news = prompt;
    picture.newsNumber = -1; // before all others
}

QString highestCardPrompt(const Sitting& sitting)
{
    //: How the first dealer is found: %1 is a suit, %2 a player, %3 his card
    return QCoreApplication::translate("PreferenceTurn",
        "Everybody draws a card; the highest deals, %1 ranking first: "
        "%2 (%3).")
        .arg(words::nameOf(Suit::Hearts, sitting.cards), sitting.nameOf(sitting.draw->dealer),
            words::nameOf(sitting.draw->card(), sitting.cards));
}

}
