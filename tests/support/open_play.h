#pragma once

#include "core/bots/preference/solver/open_play.h"
#include "core/game/rng.h"

#include <string>

namespace weli::test {

/// The pack of Préférence, which has no sixes.
inline Pack preferencePack() { return packOf(CardSet::all() - CardSet::of(Rank::Six)); }

/// So many random cards a hand, anybody the declarer, anybody to lead.
inline bots::OpenPlay randomEnding(Rng& rng, int players, int cards)
{
    bots::OpenPlay play;
    play.playing = SeatSet::firstOf(players);
    play.declarer = seatAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(players))));
    play.leader = seatAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(players))));
    const Pack pack = shuffled(preferencePack(), rng);
    const Card* top = pack.begin();
    for (const Seat seat : play.playing)
        for (int i = 0; i < cards; ++i) play.hands[seat].add(*top++);
    return play;
}

/// What a failed test prints.
inline std::string described(const bots::OpenPlay& play)
{
    std::string text;
    for (const Seat seat : play.playing) {
        for (const Card card : play.hands[seat]) text += toText(card) + " ";
        text += "| ";
    }
    text += "declarer " + std::to_string(play.declarer.index) + ", led by "
        + std::to_string(play.leader.index) + ":";
    for (const Card card : play.trick) text += " " + toText(card);
    return text;
}

}
