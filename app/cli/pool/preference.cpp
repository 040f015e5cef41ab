#include "app/cli/pool/preference.h"

#include "app/cli/pool/greedy.h"
#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/bot.h"
#include "core/bots/preference/solver/open_play_solver.h"

#include <algorithm>
#include <array>

namespace weli::pool {

using namespace preference;

namespace {

    using Choice = Player<State>::Choice;

    Choice booksChoice(const Observation& observation, std::uint64_t seed)
    {
        return bots::decide(observation, bots::Level::Book, {}, seed).action;
    }

    bool isInPlay(const PublicState& table) { return std::holds_alternative<Playing>(table.phase); }

    Choice playsGreedily(const Observation& observation, std::uint64_t seed)
    {
        const PublicState& table = observation.table;
        if (!isInPlay(table)) return booksChoice(observation, seed);
        const CardSet hand = observation.hands[observation.seat];
        const std::optional<Suit> trump = trumpOf(table);
        const PlayedTrick* const open = openTrick(table);
        const auto takes
            = [&](Card card) { return open != nullptr && beats(card, trickSoFar(*open), trump); };
        const auto height = [&](Card card) {
            const int trumps = card.suit() == trump ? rankCount : 0;
            return trumps - static_cast<int>(card.rank());
        };
        return Action::play(
            greedyCard(playableNow(table, observation.seat, hand), open == nullptr, takes, height));
    }

    /// What the declarer has of so many tricks more: six of them weigh two.
    int gainOf(const PublicState& table, int more)
    {
        if (rowOf(*table.contract).goal != Goal::SixTricks) return more;
        const int tricks = table.taken[*table.declarer] + more;
        return tricks + (tricks >= 6 ? 2 : 0);
    }

    /// The best card, of equals the one that the book likes most.
    Choice solved(const State& state, Seat seat)
    {
        const double side = seat == state.table.declarer ? 1 : -1;
        bots::OpenPlaySolver solver;
        const auto values = solver.cardValues(bots::playNow(state));
        auto liked = bots::likedCards(observe(state, seat));
        for (bots::LikedCard& one : liked)
            for (const bots::ValuedCard& solved : values)
                if (solved.card == one.action.card())
                    one.value = 0.001 * one.value + side * gainOf(state.table, solved.value);
        return std::max_element(liked.begin(), liked.end(), [](const auto& one, const auto& other) {
            return one.value < other.value;
        })->action;
    }

    /// What a deal costs in which each plays for itself, if all go on at random (P-63).
    int costOf(State state, Seat seat, Rng& rng)
    {
        while (!state.table.settled) {
            const Seat turn = *seatDue(state.table);
            const ActionList legal = legalActions(state, turn);
            act(state, turn, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        int most = 0;
        for (const Seat other : state.table.playing)
            most = std::max<int>(most, state.table.taken[other]);
        return 10 * (state.table.taken[seat] == most ? 1 : 0) + state.table.taken[seat];
    }

    Choice avoids(const State& state, Seat seat, std::uint64_t seed)
    {
        constexpr int trials = 60;
        Rng rng(seed);
        Choice best;
        int least = 0;
        for (const Action& action : legalActions(state, seat)) {
            int cost = 0;
            for (int i = 0; i < trials; ++i) cost += costOf(after(state, seat, action), seat, rng);
            if (best && cost >= least) continue;
            best = action;
            least = cost;
        }
        return best;
    }

    /// Speaks like the book, and sees all cards once they are played.
    Choice cheats(const State& state, Seat seat, std::uint64_t seed)
    {
        if (!isInPlay(state.table)) return booksChoice(observe(state, seat), seed);
        return state.table.contract ? solved(state, seat) : avoids(state, seat, seed);
    }

    const std::array players {
        Player<State> { "greedy", &playsGreedily },
        Player<State> { "cheater", &cheats },
    };

}

std::span<const Player<State>> playersOf(std::type_identity<State> /*game*/) { return players; }

}
