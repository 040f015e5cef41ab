#include "ui/picture/draw_picture.h"

#include "ui/picture/words.h"

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

}
