#include "ui/picture/hand_order.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace weli {

namespace {

    constexpr std::array names {
        QT_TRANSLATE_NOOP("HandOrder", "by suit"),
        QT_TRANSLATE_NOOP("HandOrder", "by rank"),
        QT_TRANSLATE_NOOP("HandOrder", "by suit, the other way round"),
        QT_TRANSLATE_NOOP("HandOrder", "by rank, the other way round"),
    };

    bool isByRanks(HandOrder order)
    {
        return order == HandOrder::Ranks || order == HandOrder::RanksReversed;
    }

    bool isReversed(HandOrder order)
    {
        return order == HandOrder::SuitsReversed || order == HandOrder::RanksReversed;
    }

    std::optional<Suit> trumpOn(const Picture& picture)
    {
        const TricksTable& tricks = tricksOn(picture);
        if (tricks.order) return tricks.order->trump;
        return tricks.ladder ? tricks.ladder->trump : std::nullopt;
    }

}

void arrangeHand(Picture& picture, HandOrder order)
{
    std::vector<CardPicture*> hand;
    for (CardPicture& card : picture.cards)
        if (card.mine && card.place == Place::Hand && card.face) hand.push_back(&card);
    const auto trump = trumpOn(picture);
    const auto place = [&](const CardPicture* card) {
        if (isByRanks(order)) return static_cast<int>(card->face->rank());
        return card->face->suit() == trump ? 0 : 1;
    };
    std::stable_sort(hand.begin(), hand.end(),
        [&](const CardPicture* a, const CardPicture* b) { return place(a) < place(b); });
    if (isReversed(order)) std::reverse(hand.begin(), hand.end());
    for (std::size_t i = 0; i < hand.size(); ++i) hand[i]->slot = static_cast<int>(i);
}

QString nameOf(HandOrder order)
{
    return QCoreApplication::translate("HandOrder", names[static_cast<std::size_t>(order)]);
}

}
