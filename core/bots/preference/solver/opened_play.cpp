#include "core/bots/preference/solver/opened_play.h"

namespace weli::bots {

using preference::Goal;

namespace {

    SearchRules rulesOf(const OpenPlay& play)
    {
        return { .trumps = play.trump ? trumpPlaces : 0,
            .players = play.playing.size(),
            .overtaking = play.overtaking,
            .trumpCompulsion = play.trumpCompulsion && play.overtaking && play.trump,
            .masking = isMasked(play),
            .avoids = play.goal == Goal::NoTrick };
    }

    /// Which quarter of the word a suit has: trumps the topmost.
    unsigned quarterOf(Suit suit, std::optional<Suit> trump)
    {
        if (suit == trump) return suitCount - 1;
        const auto index = static_cast<unsigned>(suit);
        return trump && suit > *trump ? index - 1 : index;
    }

    /// The hands as they were before the trick on the table.
    PerSeat<CardSet> wholeHands(const OpenPlay& play)
    {
        PerSeat<CardSet> hands = play.hands;
        Seat seat = play.leader;
        for (const Card card : play.trick) {
            hands[seat].add(card);
            seat = nextIn(play.playing, seat);
        }
        return hands;
    }

}

PerSeat<Side> sidesOf(const OpenPlay& play)
{
    const Seat left = nextIn(play.playing, play.declarer);
    PerSeat<Side> sides;
    sides[nextIn(play.playing, left)] = Side::Right;
    sides[left] = Side::Left;
    sides[play.declarer] = Side::Declarer; // also if there is no right defender
    return sides;
}

OpenedPlay::OpenedPlay(const OpenPlay& play)
    : rules_(rulesOf(play))
{
    const PerSeat<CardSet> hands = wholeHands(play);
    const PerSeat<Side> sides = sidesOf(play);
    for (const Card card : CardSet::all()) // the highest first
        for (const Seat seat : play.playing)
            if (hands[seat].contains(card))
                places_[static_cast<std::size_t>(card.index())]
                    = trick_.owners.addLowest(quarterOf(card.suit(), play.trump), sides[seat]);
    trick_.turn = sides[play.leader];
    trick_.left = static_cast<std::uint8_t>(hands[play.leader].size());
    for (const Card card : play.trick) trick_ = after(trick_, place(card), rules_);
}

}
