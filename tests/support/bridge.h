#pragma once

#include "core/bots/preference/solver/open_play.h"

#include <dds/dll.h>
#include <optional>

namespace weli::test {

/// A play before a lead as DDS wants it: the declarer north, the defenders east and west. South
/// has only cards that are lower than any of ours and no trump: it never wins a trick, and that it
/// is there changes nothing.
inline deal withFourthHand(const bots::OpenPlay& play)
{
    constexpr int south = 2;
    constexpr std::array hands { 0, 1, 3 }; // of our seats
    constexpr int noTrump = 4;
    deal deal {};
    deal.trump = play.trump ? static_cast<int>(*play.trump) : noTrump;
    deal.first = hands[play.leader.index];
    for (const Seat seat : play.playing)
        for (const Card card : play.hands[seat])
            deal.remainCards[hands[seat.index]][static_cast<int>(card.suit())] |= 1U
                << (14U - static_cast<unsigned>(card.rank()));
    int missing = tricksLeft(play);
    for (const Suit suit : suits)
        for (unsigned rank = 2; rank <= 6 && suit != play.trump && missing > 0; ++rank, --missing)
            deal.remainCards[south][static_cast<int>(suit)] |= 1U << rank;
    return deal;
}

/// The tricks of the declarer, seat 0, as DDS counts them; nothing if it refuses.
inline std::optional<int> bridgeTricks(const bots::OpenPlay& play)
{
    constexpr int asManyAsPossible = -1;
    constexpr int oneCard = 1;
    constexpr int solveAlways = 1;
    futureTricks future {};
    if (SolveBoard(withFourthHand(play), asManyAsPossible, oneCard, solveAlways, &future, 0)
        != RETURN_NO_FAULT)
        return std::nullopt;
    const int leaders = future.score[0];
    return play.leader == play.declarer ? leaders : tricksLeft(play) - leaders;
}

}
