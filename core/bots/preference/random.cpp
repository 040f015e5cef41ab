#include "core/bots/preference/random.h"

#include <array>

namespace weli::bots {

using namespace preference;

namespace {

    std::uint32_t weightOfBid(const PublicState& table, Bid bid)
    {
        const int standing = table.standing ? levelOf(table.standing->bid) : 0;
        if (bid == spiel) return table.standing && table.standing->bid == spiel ? 20 : 5;
        if (isLow(*bid.contract)) return levelOf(bid) == standing + 1 ? 24 : 3;
        return isSpiel(*bid.contract) ? 8 : 1;
    }

    std::uint32_t weightOf(const PublicState& table, const Action& word)
    {
        switch (word.verb()) {
        case Verb::Bid: return weightOfBid(table, word.bid());
        case Verb::Pass: return table.calls.size() < 3 ? 28 : 12;
        case Verb::Hold: return 24;
        case Verb::Take:
        case Verb::Stay: return 2;
        case Verb::No:
        case Verb::Join: return 3;
        default: return 2;
        }
    }

    Action weighed(const PublicState& table, const ActionList& words, Rng& rng)
    {
        std::array<std::uint32_t, 16> upTo {}; // no more words than contracts
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < words.size(); ++i) upTo[i] = sum += weightOf(table, words[i]);
        const std::uint32_t place = rng.below(sum);
        std::size_t chosen = 0;
        while (place >= upTo[chosen]) ++chosen;
        return words[chosen];
    }

    Action uniform(const ActionList& list, Rng& rng)
    {
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }

    /// Short matches are likely, long ones possible.
    int drawn(const Option<Rules>& option, int players, Rng& rng)
    {
        int lowest = option.lowest;
        int step = option.step;
        int highest = option.highest;
        if (option.key == "deals") {
            lowest = step = players;
            if (rng.below(32) != 0) highest = 3 * players;
        }
        const int steps = (highest - lowest) / step + 1;
        return lowest + step * static_cast<int>(rng.below(static_cast<std::uint32_t>(steps)));
    }

}

Acted randomAct(const State& state, Rng& rng)
{
    const Seat seat = *seatDue(state.table);
    const ActionList list = legalActions(state, seat);
    const bool cards = std::holds_alternative<Playing>(state.table.phase)
        || std::holds_alternative<Discarding>(state.table.phase);
    return { seat, cards ? uniform(list, rng) : weighed(state.table, list, rng) };
}

std::optional<Action> randomAct(const State& state, Seat /*seat*/, Rng& rng)
{
    return randomAct(state, rng).action;
}

std::optional<Sample<Rules>> sampledRules(const Fixed<Rules>& fixed, Rng& rng)
{
    return sampledBy<State>(drawn, fixed, rng);
}

}
