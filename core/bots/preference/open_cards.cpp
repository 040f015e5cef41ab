#include "core/bots/preference/open_cards.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/expected_result.h"
#include "core/bots/preference/solver/open_play_solver.h"

#include <cstdlib>

namespace weli::bots {

using namespace preference;

namespace {

    /// How a suit lies in a world, for one who does not see the two other hands.
    bool isEven(const State& world, Seat self, Suit suit)
    {
        int difference = 0;
        int sign = 1;
        for (const Seat seat : world.table.playing) {
            if (seat == self) continue;
            difference += sign * (world.hands[seat] & CardSet::of(suit)).size();
            sign = -sign;
        }
        return std::abs(difference) <= 1;
    }

    /// How often the contract is made, and in how many worlds.
    struct Made {
        int made = 0;
        int worlds = 0;
        [[nodiscard]] double share() const { return static_cast<double>(made) / worlds; }
    };

    /// What came of one card in the worlds so far.
    struct CardSums {
        Sampled value;
        PairSums results; // of the declarer: made or not, tricks
        std::array<Made, suitCount> even {}; // by a suit's split
        std::array<Made, suitCount> uneven {};
    };

    /// The whole deal's success and tricks, with so many more for the declarer.
    ExpectedResult resultWith(const PublicState& table, int more)
    {
        if (rowOf(*table.contract).goal != Goal::SixTricks) return { static_cast<double>(more), 0 };
        const int tricks = table.taken[*table.declarer] + more;
        return { tricks >= 6 ? 1.0 : 0.0, static_cast<double>(tricks) };
    }

    /// What so many tricks more for the declarer are worth to the seat that looks.
    double worthWith(const Observation& observation, const TrickWorths& worths, int more)
    {
        const PublicState& table = observation.table;
        const int tricks = table.taken[*table.declarer] + more;
        if (isSuit(*table.contract)) return worths[static_cast<std::size_t>(tricks)];
        return observation.seat == table.declarer ? more : -more;
    }

    void enter(CardSums& sums, const Observation& observation, const TrickWorths& worths,
        const State& world, int more)
    {
        const ExpectedResult result = resultWith(observation.table, more);
        sums.value.enter(worthWith(observation, worths, more));
        sums.results.enter(result.success, result.tricks);
        if (observation.table.playing.size() < 3) return;
        for (const Suit suit : suits) {
            const auto number = static_cast<std::size_t>(suit);
            Made& made = (isEven(world, observation.seat, suit) ? sums.even : sums.uneven)[number];
            made.made += result.success > 0 ? 1 : 0;
            ++made.worlds;
        }
    }

    /// The suit whose split decides the contract, if one does.
    std::optional<PreferenceWhy> whySplit(const CardSums& sums)
    {
        constexpr double decides = 0.35;
        const int seldom = sums.results.worlds / 8;
        std::optional<PreferenceWhy> why;
        double most = decides;
        for (const Suit suit : suits) {
            const auto number = static_cast<std::size_t>(suit);
            const Made& even = sums.even[number];
            const Made& uneven = sums.uneven[number];
            if (even.worlds <= seldom || uneven.worlds <= seldom) continue;
            const double difference = std::abs(even.share() - uneven.share());
            if (difference <= most) continue;
            most = difference;
            why = { PreferenceReason::SplitDecides, { even.share(), uneven.share() }, {}, suit };
        }
        return why;
    }

    /// What the contract comes to once nothing can change whether it is made.
    std::optional<PreferenceReason> whatIsSettled(const PublicState& table)
    {
        if (!isSuit(*table.contract)) return std::nullopt;
        int others = 0;
        for (const Seat defender : defendersOf(table)) others += table.taken[defender];
        if (table.taken[*table.declarer] >= 6) return PreferenceReason::AlreadyMade;
        if (others > 4) return PreferenceReason::AlreadyLost;
        return std::nullopt;
    }

    /// What a defender lacks so as not to fall (P-59), if it does.
    std::optional<PreferenceWhy> whatIsOwed(const PublicState& table, Seat seat)
    {
        const bool isBound = table.inviter.value_or(seat) == seat;
        if (!isSuit(*table.contract) || seat == table.declarer || !isBound) return std::nullopt;
        int taken = table.taken[seat];
        if (table.inviter) {
            taken = 0;
            for (const Seat defender : defendersOf(table)) taken += table.taken[defender];
        }
        const int lacking = (table.inviter ? 4 : 2) - taken;
        if (lacking <= 0) return std::nullopt;
        const auto reason
            = table.inviter ? PreferenceReason::StillNeedBoth : PreferenceReason::StillNeeds;
        return PreferenceWhy { reason, { static_cast<double>(lacking) } };
    }

    void tell(PreferenceWhys& whys, const ExpectedResult& result,
        const std::optional<PreferenceWhy>& split, const Observation& observation)
    {
        const PublicState& table = observation.table;
        const auto owed = whatIsOwed(table, observation.seat);
        const bool countsTricks = rowOf(*table.contract).goal == Goal::SixTricks && !split && !owed;
        if (const auto settled = whatIsSettled(table))
            add(whys, { *settled, { result.tricks }, table.contract });
        else if (countsTricks)
            add(whys,
                { PreferenceReason::ContractTricks, { result.success, result.tricks },
                    table.contract });
        else
            add(whys, { PreferenceReason::ContractMade, { result.success }, table.contract });
        if (split) add(whys, *split);
        if (owed) add(whys, *owed);
    }

    void explain(PreferenceEvaluation& one, const CardSums& sums, const Observation& observation)
    {
        const PublicState& table = observation.table;
        const Contract contract = *table.contract;
        const double count = sums.results.worlds;
        const ExpectedResult result { sums.results.first / count, sums.results.second / count };
        const double perSuccess
            = worthOf(table, contract, { 1, 0 }) - worthOf(table, contract, { 0, 0 });
        const double perTrick
            = worthOf(table, contract, { 0, 1 }) - worthOf(table, contract, { 0, 0 });
        one.error = sums.value.error();
        one.worlds = sums.results.worlds;
        one.expected = PreferenceChips { worthOf(table, contract, result),
            sums.results.spread().errorOf(perSuccess, perTrick),
            observation.seat != table.declarer };
        tell(one.whys, result, whySplit(sums), observation);
    }

}

std::vector<PreferenceEvaluation> weighOpenCards(const Observation& observation,
    const WorldSampler& sampler, const TrickWorths& worths, const Budget& budget)
{
    constexpr std::uint64_t enough = 3'000'000; // positions
    OpenPlaySolver solver;
    std::vector<PreferenceEvaluation> weighed;
    for (const Action& action : legalActions(observation)) weighed.push_back({ action });
    std::vector<CardSums> sums(weighed.size());
    for (const State& world : sampler.worlds()) {
        for (const ValuedCard& card : solver.cardValues(playNow(world)))
            for (std::size_t i = 0; i < weighed.size(); ++i)
                if (weighed[i].action->card() == card.card)
                    enter(sums[i], observation, worths, world, card.value);
        if (solver.nodes() > enough || budget.stop.stop_requested()) break;
    }
    for (std::size_t i = 0; i < weighed.size(); ++i) {
        weighed[i].value = sums[i].value.mean();
        explain(weighed[i], sums[i], observation);
    }
    return weighed;
}

}
