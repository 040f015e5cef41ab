#include "core/bots/preference/solver/trick_search.h"

#include "core/bots/preference/solver/card_order.h"
#include "core/bots/preference/solver/sure_tricks.h"

namespace weli::bots {

bool TrickSearch::takes(const OpenTrick& trick, int wanted)
{
    if (wanted <= 0) return true;
    if (wanted > trick.left) return false;
    ++nodes_;
    return trick.size == 0 ? takesFromLead(trick, wanted) : takesByTrying(trick, wanted);
}

bool TrickSearch::takesFromLead(const OpenTrick& trick, int wanted)
{
    const TranspositionTable::Key key = keyOf(trick);
    const auto kept = table_.find(key);
    Known known = kept ? *kept : bounds(trick);
    if (known.least >= wanted) return true;
    if (known.most < wanted) return false;

    const bool taken = takesByTrying(trick, wanted);
    if (taken)
        known.least = static_cast<std::uint8_t>(wanted);
    else
        known.most = static_cast<std::uint8_t>(wanted - 1);
    table_.keep(key, known);
    return taken;
}

bool TrickSearch::takesByTrying(const OpenTrick& trick, int wanted)
{
    const bool goal = (trick.turn == Side::Declarer) != rules_.avoids;
    const CardBits cards = distinct(trick, playable(trick, rules_));
    for (const CardBits card : ordered(trick, cards, rules_))
        if (takesWith(trick, card, wanted) == goal) return goal;
    return !goal;
}

bool TrickSearch::takesWith(const OpenTrick& trick, CardBits card, int wanted)
{
    const OpenTrick now = after(trick, card, rules_);
    const bool won = now.size == 0 && now.turn == Side::Declarer;
    return takes(now, wanted - (won ? 1 : 0));
}

Known TrickSearch::bounds(const OpenTrick& trick) const
{
    if (rules_.avoids && neverWins(trick.owners, trick.turn)) return { 0, 0 };
    if (rules_.avoids) return { 0, trick.left };
    const SureTricks sure = sureTricks(trick.owners, trick.turn, rules_.trumps != 0);
    return { static_cast<std::uint8_t>(sure.declarer),
        static_cast<std::uint8_t>(trick.left - sure.defenders) };
}

TranspositionTable::Key TrickSearch::keyOf(const OpenTrick& trick) const
{
    // How many play is seen from the owners, and P-51 follows from that and from the trumps.
    const unsigned flags = (rules_.trumps != 0 ? 1U : 0U) | (rules_.overtaking ? 2U : 0U)
        | (rules_.trumpCompulsion ? 4U : 0U) | (rules_.avoids ? 8U : 0U);
    return { trick.owners,
        static_cast<std::uint16_t>(flags | static_cast<unsigned>(trick.turn) << 4U) };
}

}
