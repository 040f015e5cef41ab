#include "ui/picture/followed_card.h"

#include "ui/words/card_words.h"

namespace weli {

CardPicture lying(const FollowedCard& card, Place place, Seat seat, CardWords called)
{
    CardPicture picture;
    picture.id = card.id;
    picture.place = place;
    picture.seat = seat;
    picture.face = card.face;
    picture.spoken = card.face ? words::nameOf(*card.face, called) : words::faceDown();
    if (!card.face) return picture;
    picture.suit = words::nameOf(card.face->suit(), called);
    picture.rank = words::nameOf(card.face->rank(), called);
    return picture;
}

void addRow(std::vector<CardPicture>& cards, const FollowedCards& row, Place place, Seat seat,
    CardWords called)
{
    int slot = 0;
    for (const FollowedCard& card : row) {
        CardPicture picture = lying(card, place, seat, called);
        picture.slot = slot++;
        picture.count = static_cast<int>(row.size());
        cards.push_back(picture);
    }
}

}
