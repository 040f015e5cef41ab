#include "core/mittlere/view.h"

#include <algorithm>

namespace weli::mittlere {

namespace {

    constexpr Clause clause(int number) { return { 'M', static_cast<std::uint8_t>(number) }; }

    template <typename P> bool isIn(const PublicState& table)
    {
        return std::holds_alternative<P>(table.phase);
    }

    /// The last column of the table after M-17.
    Clause offended(const Trick& trick, Trump trump, Card card)
    {
        if (!trump) return clause(13);
        if (trump == trick.led) return clause(14);
        return card.suit() == trump ? clause(17) : clause(16);
    }

    std::optional<Clause> cardRefused(const PublicState& table, CardSet hand, Card card)
    {
        if (!hand.contains(card)) return clause(34);
        if (playableNow(table, hand).contains(card)) return std::nullopt;
        return offended(trickSoFar(*openTrick(table)), table.trump, card);
    }

    bool isFree(const PublicState& table, int position) // M-28
    {
        const auto is = [=](const Drawn& drawn) { return drawn.position == position; };
        return position >= 1 && position <= wholePack().size()
            && std::none_of(table.drawn.begin(), table.drawn.end(), is);
    }

}

ActionList legalActions(const PublicState& table, Seat seat, CardSet hand)
{
    ActionList list;
    if (seatDue(table) != seat) return list;
    if (isIn<Playing>(table)) {
        list.append(playableNow(table, hand), Action::play);
        return list;
    }
    for (int position = 1; position <= wholePack().size(); ++position)
        if (isFree(table, position)) list.push(Action::draw(position));
    return list;
}

ActionList legalActions(const Observation& observation)
{
    return legalActions(observation.table, observation.seat, observation.hand);
}

std::optional<Clause> whyNot(
    const PublicState& table, Seat seat, CardSet hand, const Action& action)
{
    const bool plays = action.verb() == Verb::Play;
    const bool isTimely = plays ? isIn<Playing>(table) : isIn<Drawing>(table);
    if (!isTimely) return clause(34);
    if (seatDue(table) != seat) return plays ? clause(10) : clause(28);
    if (plays) return cardRefused(table, hand, action.card());
    return isFree(table, action.position()) ? std::nullopt : std::optional(clause(28));
}

std::optional<Clause> whyNot(const Observation& observation, const Action& action)
{
    return whyNot(observation.table, observation.seat, observation.hand, action);
}

}
