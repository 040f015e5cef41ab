#include "core/bots/preference/sampled_evaluator.h"

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/solver/open_play_solver.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// What the next buyer would take up (P-23, P-30).
    CardSet toBuy(const State& world)
    {
        return world.discards.empty() ? world.talon : world.discards.back();
    }

    /// The twelve cards of a buyer without the two that the book would lay aside.
    CardSet withoutWorstTwo(CardSet twelve, Contract contract)
    {
        CardSet best;
        ExpectedResult most { -1, -1 };
        for (const Card first : twelve)
            for (const Card second : twelve) {
                if (second.index() <= first.index()) continue;
                const CardSet hand = twelve - CardSet { first, second };
                const ExpectedResult now = expectedResultOf(contract, hand);
                if (now.success + now.tricks <= most.success + most.tricks) continue;
                most = now;
                best = hand;
            }
        return best;
    }

    /// What each seat takes if all go along and play by the book.
    PerSeat<std::uint8_t> takenByTheBook(const State& world)
    {
        State state = world;
        state.table.playing = state.table.active;
        state.table.phase = Playing { *state.table.declarer };
        while (!state.table.settled) {
            const Seat seat = *seatDue(state.table);
            const auto cards = likedCards(observe(state, seat));
            const auto best = std::max_element(cards.begin(), cards.end(),
                [](const auto& one, const auto& other) { return one.value < other.value; });
            act(state, seat, best->action);
        }
        return state.table.taken;
    }

    class SampledEvaluator final : public HandEvaluator {
    public:
        SampledEvaluator(const Observation& observation, const WorldSampler& sampler)
            : table_(observation.table)
            , seat_(observation.seat)
            , sight_(sampler)
        {
        }
        [[nodiscard]] ExpectedResult asTheyAre(Contract contract, CardSet hand) const override
        {
            return average(contract, [hand](const State& /*world*/) { return hand; });
        }
        [[nodiscard]] ExpectedResult afterBuying(Contract contract, CardSet hand) const override
        {
            return average(contract, [hand, contract](const State& world) {
                return withoutWorstTwo(hand | toBuy(world), contract);
            });
        }
        [[nodiscard]] ExpectedResult againstOne(Contract contract, CardSet hand) const override;
        [[nodiscard]] Defence inDefence(
            Contract contract, CardSet hand, Company company) const override;
        [[nodiscard]] double isAccepted(Split split) const override;

    private:
        template <typename Hand> ExpectedResult average(Contract contract, Hand handIn) const;
        [[nodiscard]] OpenPlay against(
            const State& world, Contract contract, SeatSet playing) const;
        [[nodiscard]] double defendersTricks(const State& world, Company company) const;

        const PublicState& table_;
        Seat seat_;
        const WorldSampler& sight_;
        mutable OpenPlaySolver solver_; // remembers, but answers the same
    };

    ExpectedResult resultOf(const PairSums& sums)
    {
        return { sums.first / sums.worlds, sums.second / sums.worlds, sums.spread() };
    }

    template <typename Hand>
    ExpectedResult SampledEvaluator::average(Contract contract, Hand handIn) const
    {
        PairSums sums;
        for (const State& world : sight_.worlds()) {
            OpenPlay play = startOf(table_, contract, seat_);
            play.hands = world.hands;
            play.hands[seat_] = handIn(world);
            const int value = solver_.value(play);
            const bool isSuitPlay = play.goal == Goal::SixTricks;
            sums.enter(isSuitPlay ? (value >= 6 ? 1 : 0) : value, isSuitPlay ? value : 0);
        }
        return resultOf(sums);
    }

    OpenPlay SampledEvaluator::against(const State& world, Contract contract, SeatSet playing) const
    {
        OpenPlay play = startOf(table_, contract, *table_.declarer);
        play.hands = world.hands;
        play.playing = playing;
        return play;
    }

    /// The declarer and who has gone along.
    SeatSet two(const PublicState& table)
    {
        SeatSet two = table.joined;
        two.add(*table.declarer);
        return two;
    }

    ExpectedResult SampledEvaluator::againstOne(Contract contract, CardSet /*hand*/) const
    {
        PairSums sums;
        for (const State& world : sight_.worlds()) {
            const double tricks = solver_.value(against(world, contract, two(table_)));
            sums.enter(chanceOf(6, tricks), tricks);
        }
        return resultOf(sums);
    }

    /// What this defender is paid for: alone its own tricks, as inviter those of both.
    double SampledEvaluator::defendersTricks(const State& world, Company company) const
    {
        SeatSet playing = table_.active;
        if (company == Company::Alone)
            for (const Seat defender : defendersOf(table_))
                if (defender != seat_) playing.remove(defender);
        const double all = 10 - solver_.value(against(world, *table_.contract, playing));
        if (company != Company::Together) return all;
        const PerSeat<std::uint8_t> taken = takenByTheBook(world);
        const double others = 10 - taken[*table_.declarer];
        return taken[seat_] + (all - others) / 2;
    }

    Defence SampledEvaluator::inDefence(
        Contract /*contract*/, CardSet /*hand*/, Company company) const
    {
        PairSums sums;
        for (const State& world : sight_.worlds()) {
            const double tricks = defendersTricks(world, company);
            sums.enter(tricks, 1 - chanceOf(neededBy(company), tricks));
        }
        return { sums.first / sums.worlds, sums.second / sums.worlds, sums.spread() };
    }

    /// Would the book accept with what the other one has in this world?
    bool accepts(const State& world, Seat other, Split split)
    {
        const PublicState& table = world.table;
        const BookEvaluator book;
        const Contract contract = *table.contract;
        const CardSet hand = world.hands[other];
        if (other != table.declarer)
            return defendersTricks(split) * stakeOf(table) / 10
                >= worthOfDefending(table, book.inDefence(contract, hand, Company::Alone));
        const ExpectedResult agreed { 1, static_cast<double>(declarersTricks(split)) };
        return worthOf(table, contract, agreed)
            >= worthOf(table, contract, book.againstOne(contract, hand));
    }

    double SampledEvaluator::isAccepted(Split split) const
    {
        const Seat other = seat_ == table_.declarer ? *table_.joined.begin() : *table_.declarer;
        double accepted = 0;
        for (const State& world : sight_.worlds()) accepted += accepts(world, other, split) ? 1 : 0;
        return accepted / static_cast<double>(sight_.worlds().size());
    }

}

std::unique_ptr<HandEvaluator> sampledEvaluator(
    const Observation& observation, const WorldSampler& sampler)
{
    return std::make_unique<SampledEvaluator>(observation, sampler);
}

}
