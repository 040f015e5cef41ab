#include "core/bots/preference/solver/open_trick.h"

namespace weli::bots {

namespace {

    /// P-49: what beats must be played; by P-51 only the lowest.
    CardBits overtaking(CardBits beating, const OpenTrick& trick, const SearchRules& rules)
    {
        // The declarer leads, for who sits left of him is on turn with one card on the table.
        const bool masked = rules.masking && trick.turn == Side::Left && trick.size == 1;
        return masked ? beating & (0 - beating) : beating;
    }

    Side next(Side side, int players)
    {
        const auto following = static_cast<std::uint8_t>(side) + 1;
        return following == players ? Side::Declarer : static_cast<Side>(following);
    }

}

CardBits playable(const OpenTrick& trick, const SearchRules& rules)
{
    const CardBits hand = trick.owners.of(trick.turn);
    if (trick.size == 0) return hand;
    const CardBits following = hand & trick.led;
    if (!rules.overtaking) return following != 0 ? following : hand;
    if (following != 0) {
        const bool trumped = (trick.winning & trick.led) == 0;
        const CardBits beating = trumped ? 0 : following & above(trick.winning);
        return beating == 0 ? following : overtaking(beating, trick, rules);
    }
    const CardBits trumps = hand & rules.trumps;
    if (trumps == 0) return hand;
    const bool trumped = (trick.winning & rules.trumps) != 0;
    const CardBits beating = trumped ? trumps & above(trick.winning) : trumps;
    if (beating != 0) return overtaking(beating, trick, rules);
    return rules.trumpCompulsion ? trumps : hand;
}

CardBits distinct(const OpenTrick& trick, CardBits cards)
{
    constexpr CardBits notTop = 0x3FFF3FFF3FFF3FFF;
    const CardBits beaten = trick.played & ~trick.winning; // will part nothing any more
    const CardBits linked = cards | (beaten & (cards >> 2U) & notTop);
    return cards & ~((linked >> 2U) & notTop);
}

OpenTrick after(const OpenTrick& trick, CardBits card, const SearchRules& rules)
{
    OpenTrick now = trick;
    now.played |= card;
    ++now.size;
    if (trick.size == 0) now.led = suitOf(card);
    if (trick.size == 0 || beats(card, trick, rules)) {
        now.winning = card;
        now.winner = trick.turn;
    }
    if (now.size < rules.players) {
        now.turn = next(trick.turn, rules.players);
        return now;
    }
    now.owners.remove(now.played);
    now.led = now.winning = now.played = 0;
    now.turn = now.winner;
    now.size = 0;
    --now.left;
    return now;
}

}
