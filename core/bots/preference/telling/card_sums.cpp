#include "core/bots/preference/telling/card_sums.h"

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/words/worth.h"

#include <algorithm>
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

    /// The suit whose split decides the contract, if one does.
    std::optional<PreferenceWhy> whySplit(const CardSums& sums)
    {
        constexpr double decides = 0.35;
        const int seldom = sums.results.worlds / 8;
        std::optional<PreferenceWhy> why;
        double most = decides;
        for (const Suit suit : suits) {
            const auto number = static_cast<std::size_t>(suit);
            const CardSums::Made& even = sums.even[number];
            const CardSums::Made& uneven = sums.uneven[number];
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

    ExpectedResult meanOf(const PairSums& results)
    {
        const double count = results.worlds;
        return { results.first / count, results.second / count };
    }

    constexpr double safeContract = 0.985;

    /// Whether the tricks that are left are too few for both defenders, or for each of them; so
    /// many of these are surely the declarer's.
    bool mustFall(const PublicState& table, bool all, int sure)
    {
        if (table.inviter) return false; // then only one of them may
        constexpr int tricksInAll = 10;
        int taken = table.taken[*table.declarer] + sure;
        int lacking = 0;
        int least = tricksInAll;
        for (const Seat seat : defendersOf(table)) {
            taken += table.taken[seat];
            const int own = std::max(0, 2 - table.taken[seat]);
            lacking += own;
            least = std::min(least, own);
        }
        return (all ? least : lacking) > tricksInAll - taken;
    }

    /// Trumps that nobody can beat: each takes a trick.
    int sureTricks(const Observation& observation)
    {
        const auto trump = trumpOf(observation.table);
        if (!trump) return 0;
        const CardSet outside = cardsOutside(observation, PreferenceMemory::All);
        int sure = 0;
        for (const Card card : observation.hands[observation.seat] & CardSet::of(*trump))
            if ((outside & above(card)).empty()) ++sure;
        return sure;
    }

    PreferenceWhy whyFalls(const CardSums& sums, const Observation& observation)
    {
        const PublicState& table = observation.table;
        const double falls = sums.falls.mean();
        if (sums.allFall.weight <= 0) return { PreferenceReason::OnlyDefenderFalls, { falls } };
        const bool areBoth = sums.allFall.mean() >= safeContract * falls;
        const auto reason
            = areBoth ? PreferenceReason::DefendersFall : PreferenceReason::DefenderFalls;
        PreferenceWhy why { reason, { areBoth ? sums.allFall.mean() : falls } };
        why.isCertain = mustFall(table, areBoth, sureTricks(observation));
        return why;
    }

    /// Where the contract is safe it hangs on who defends, and only then on tricks.
    void tellDeclarer(PreferenceWhys& whys, const ExpectedResult& result,
        const std::optional<PreferenceWhy>& falls, const std::optional<PreferenceWhy>& split,
        const PublicState& table)
    {
        const auto settled = whatIsSettled(table);
        if (falls) add(whys, *falls);
        if (settled) return add(whys, { *settled, { result.tricks }, table.contract });
        if (!split) return add(whys, whyContract(*table.contract, result));
        add(whys, { PreferenceReason::Made, { result.success }, table.contract });
        add(whys, *split);
    }

    PreferenceReason keptReason(const PublicState& table)
    {
        return table.inviter ? PreferenceReason::KeptTogether : PreferenceReason::TricksKept;
    }

    /// Has a defender the two tricks of which it is bound to, and will it get hardly another?
    bool hasNoMore(const PublicState& table, Seat seat, double tricks)
    {
        constexpr double hardly = 0.25;
        const int taken = table.taken[seat];
        return isSuit(*table.contract) && !table.inviter && taken >= 2 && tricks < taken + hardly;
    }

    void tellDefender(PreferenceWhys& whys, double made, const std::optional<double>& kept,
        double tricks, const Observation& observation)
    {
        const PublicState& table = observation.table;
        const auto owed = whatIsOwed(table, observation.seat);
        if (owed && kept)
            add(whys, { keptReason(table), { *kept } });
        else if (hasNoMore(table, observation.seat, tricks))
            add(whys, { PreferenceReason::TricksHad });
        else if (isSuit(*table.contract))
            add(whys, { PreferenceReason::Defending, { tricks } });
        if (!whatIsSettled(table))
            add(whys, { PreferenceReason::DeclarerMakes, { made }, table.contract });
        if (owed && kept) add(whys, *owed); // all see that, so it comes last
    }

}

void CardSums::enter(const State& world, Seat self, double worth, const ExpectedResult& result)
{
    value.enter(worth);
    results.enter(result.success, result.tricks);
    if (world.table.playing.size() < 3) return;
    for (const Suit suit : suits) {
        const auto number = static_cast<std::size_t>(suit);
        Made& made = (isEven(world, self, suit) ? even : uneven)[number];
        made.made += result.success > 0 ? 1 : 0;
        ++made.worlds;
    }
}

PreferenceWhys CardSums::whys(const Observation& observation) const
{
    PreferenceWhys whys;
    tell(whys, meanOf(results), whySplit(*this), observation);
    return whys;
}

bool CardSums::hangsOnDefenders(const PublicState& table) const
{
    constexpr double seldom = 0.03;
    return isSuit(*table.contract) && meanOf(results).success >= safeContract
        && falls.mean() >= seldom;
}

PreferenceWhys CardSums::ownWhys(const Observation& observation, const std::optional<double>& kept,
    double tricks, bool tellsFalls) const
{
    const PublicState& table = observation.table;
    const ExpectedResult result = meanOf(results);
    PreferenceWhys whys;
    if (observation.seat == table.declarer)
        tellDeclarer(whys, result,
            tellsFalls || hangsOnDefenders(table) ? std::optional(whyFalls(*this, observation))
                                                  : std::nullopt,
            whySplit(*this), table);
    else
        tellDefender(whys, result.success, kept, tricks, observation);
    return whys;
}

}
