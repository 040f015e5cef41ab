#include "core/bots/preference/solver/open_play.h"

#include "core/preference/trick.h"

namespace weli::bots {

using preference::beats;
using preference::Duties;

namespace {

    Trick trickOf(const OpenPlay& play)
    {
        Trick trick { play.trick[0].suit(), play.trick[0] };
        for (const Card card : play.trick)
            if (beats(card, trick, play.trump)) trick.winning = card;
        return trick;
    }

    /// Where nobody declares (P-54).
    OpenPlay ausfechtenOf(const preference::PublicState& table)
    {
        OpenPlay play;
        play.declarer = table.active.first();
        play.leader = *preference::seatDue(table);
        return play;
    }

}

OpenPlay startOf(const preference::PublicState& table, preference::Contract contract, Seat declarer)
{
    OpenPlay play;
    play.playing = table.active;
    play.declarer = declarer;
    play.leader = declarer;
    play.goal = preference::rowOf(contract).goal;
    play.trump = preference::rowOf(contract).trump;
    play.trumpCompulsion = table.rules.trumpCompulsion;
    return play;
}

OpenPlay playNow(const preference::State& world)
{
    const preference::PublicState& table = world.table;
    OpenPlay play
        = table.contract ? startOf(table, *table.contract, *table.declarer) : ausfechtenOf(table);
    play.playing = table.playing;
    play.hands = world.hands;
    if (table.tricks.empty()) return play;
    const PlayedTrick* open = preference::openTrick(table);
    play.leader = open == nullptr ? table.tricks.back().winner : open->leader;
    if (open != nullptr)
        for (const Card card : open->cards) play.trick.push(card);
    return play;
}

Seat turn(const OpenPlay& play)
{
    Seat seat = play.leader;
    for (std::size_t played = 0; played < play.trick.size(); ++played)
        seat = nextIn(play.playing, seat);
    return seat;
}

bool isMasked(const OpenPlay& play)
{
    return play.overtaking && play.trump && play.playing.size() == 3;
}

CardSet playable(const OpenPlay& play)
{
    const CardSet hand = play.hands[turn(play)];
    if (play.trick.empty()) return hand;
    const Trick trick = trickOf(play);
    if (!play.overtaking) {
        const CardSet following = hand & CardSet::of(trick.led);
        return following.empty() ? hand : following;
    }
    const bool leftOfDeclarer = play.leader == play.declarer && play.trick.size() == 1;
    return preference::playable(
        trick, hand, Duties { play.trump, play.trumpCompulsion, leftOfDeclarer && isMasked(play) });
}

int tricksLeft(const OpenPlay& play) { return play.hands[turn(play)].size(); }

}
