#include "app/cli/pool/mittlere.h"

#include "app/cli/pool/greedy.h"
#include "app/cli/pool/mittlere_tree.h"
#include "core/bots/mittlere/features.h"
#include "core/mittlere/worlds.h"

#include <array>

namespace weli::pool {

using namespace mittlere;

namespace {

    using Choice = Player<State>::Choice;

    /// There is nothing to choose but a card of the spread pack.
    bool isDrawing(const PublicState& table)
    {
        return std::holds_alternative<Drawing>(table.phase);
    }

    Choice anyDraw(const Observation& observation, Rng& rng)
    {
        const ActionList legal = legalActions(observation);
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    }

    Choice playsGreedily(const Observation& observation, std::uint64_t seed)
    {
        Rng rng(seed);
        const PublicState& table = observation.table;
        if (isDrawing(table)) return anyDraw(observation, rng);
        const auto takes = [&](Card card) { return bots::takesNow(table, card); };
        const auto height = [&](Card card) {
            const int value = valueOf(card, table.trump);
            return 2 * rankCount * value - static_cast<int>(card.rank());
        };
        return Action::play(greedyCard(
            playableNow(table, observation.hand), openTrick(table) == nullptr, takes, height));
    }

    /// The deal with some hands that the seat may imagine.
    bots::Deal imagined(const Observation& observation, const Hidden& hidden, Rng& rng)
    {
        bots::Deal deal = bots::dealOf(observation.table);
        deal.hands[observation.seat.index] = observation.hand;
        const auto hands = drawnHands(hidden, rng);
        for (std::size_t i = 0; i < hands.size(); ++i) deal.hands[hidden.seats[i].index] = hands[i];
        return deal;
    }

    /// Every card once in each world, which is then played out at random.
    template <int worlds> Choice samples(const Observation& observation, std::uint64_t seed)
    {
        Rng rng(seed);
        if (isDrawing(observation.table)) return anyDraw(observation, rng);
        const Hidden hidden = hiddenFrom(observation);
        const Rules& rules = observation.table.rules;
        std::array<int, wholePack().size()> sums {};
        const CardSet cards = playableNow(observation.table, observation.hand);
        for (int world = 0; world < worlds; ++world) {
            const bots::Deal deal = imagined(observation, hidden, rng);
            for (const Card card : cards) {
                bots::Deal end = deal;
                play(end, card);
                playOut(end, rng);
                sums[static_cast<std::size_t>(card.index())]
                    += gainsOf(end, rules)[observation.seat.index];
            }
        }
        Card best = cards.first();
        for (const Card card : cards)
            if (sums[static_cast<std::size_t>(card.index())]
                > sums[static_cast<std::size_t>(best.index())])
                best = card;
        return Action::play(best);
    }

    template <int iterations> Choice searches(const Observation& observation, std::uint64_t seed)
    {
        Rng rng(seed);
        if (isDrawing(observation.table)) return anyDraw(observation, rng);
        const Hidden hidden = hiddenFrom(observation);
        MittlereTree tree(observation.table.rules, rng);
        for (int i = 0; i < iterations; ++i) tree.grow(imagined(observation, hidden, rng));
        return Action::play(tree.best());
    }

    /// A search of the only world that there is.
    Choice cheats(const State& state, Seat seat, std::uint64_t seed)
    {
        constexpr int iterations = 8000;
        Rng rng(seed);
        if (isDrawing(state.table)) return anyDraw(observe(state, seat), rng);
        bots::Deal deal = bots::dealOf(state.table);
        for (const Seat other : everybody) deal.hands[other.index] = state.hands[other];
        MittlereTree tree(state.table.rules, rng);
        for (int i = 0; i < iterations; ++i) tree.grow(deal);
        return Action::play(tree.best());
    }

    const std::array players {
        Player<State> { "greedy", &playsGreedily },
        Player<State> { "flat100", &samples<100> },
        Player<State> { "flat500", &samples<500> },
        Player<State> { "tree8000", &searches<8000> },
        Player<State> { "cheater", &cheats },
    };

}

std::span<const Player<State>> playersOf(std::type_identity<State> /*game*/) { return players; }

}
