#include "core/bots/preference/sharp.h"

#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/open_play_solver.h"
#include "core/preference/worlds.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// The play of a contract from its first card on.
    OpenPlay playOf(const Table& table, Contract contract, Seat declarer)
    {
        OpenPlay play;
        play.playing = table.active;
        play.declarer = declarer;
        play.leader = declarer;
        play.goal = rowOf(contract).goal;
        play.trump = rowOf(contract).trump;
        play.trumpCompulsion = table.rules.trumpCompulsion;
        return play;
    }

    /// What the next buyer would take up (P-23, P-30).
    CardSet toBuy(const State& world)
    {
        return world.discards.empty() ? world.talon : world.discards.back();
    }

    /// The twelve cards of a buyer without the two that the book would lay aside.
    CardSet withoutWorstTwo(CardSet twelve, Contract contract)
    {
        CardSet best;
        Prospect most { -1, -1 };
        for (const Card first : twelve)
            for (const Card second : twelve) {
                if (second.index() <= first.index()) continue;
                const CardSet hand = twelve - CardSet { first, second };
                const Prospect now = prospectOf(contract, hand);
                if (now.success + now.tricks <= most.success + most.tricks) continue;
                most = now;
                best = hand;
            }
        return best;
    }

    class SharpJudge final : public Judge {
    public:
        SharpJudge(const Observation& observation, const Sight& sight)
            : table_(observation.table)
            , seat_(observation.seat)
            , sight_(sight)
        {
        }
        [[nodiscard]] Prospect asTheyAre(Contract contract, CardSet hand) const override
        {
            return average(contract, [hand](const State& /*world*/) { return hand; });
        }
        [[nodiscard]] Prospect afterBuying(Contract contract, CardSet hand) const override
        {
            return average(contract, [hand, contract](const State& world) {
                return withoutWorstTwo(hand | toBuy(world), contract);
            });
        }
        [[nodiscard]] double inDefence(Contract contract, CardSet hand, bool alone) const override;

    private:
        template <typename Hand> Prospect average(Contract contract, Hand handIn) const;
        [[nodiscard]] double share(const State& world, Contract contract, CardSet hand) const;

        const Table& table_;
        Seat seat_;
        const Sight& sight_;
        mutable OpenPlaySolver solver_; // remembers, but answers the same
    };

    template <typename Hand> Prospect SharpJudge::average(Contract contract, Hand handIn) const
    {
        Prospect sum;
        for (const State& world : sight_.worlds()) {
            OpenPlay play = playOf(table_, contract, seat_);
            play.hands = world.hands;
            play.hands[seat_] = handIn(world);
            const int value = solver_.value(play);
            const bool isSuitPlay = play.goal == Goal::SixTricks;
            sum.tricks += isSuitPlay ? value : 0;
            sum.success += isSuitPlay ? (value >= 6 ? 1 : 0) : value;
        }
        const auto worlds = static_cast<double>(sight_.worlds().size());
        return { sum.success / worlds, sum.tricks / worlds };
    }

    /// Which part of the tricks of two defenders goes to this one.
    double SharpJudge::share(const State& world, Contract contract, CardSet hand) const
    {
        const Suit trump = *rowOf(contract).trump;
        double all = 0.2; // never nothing
        for (const Seat defender : defendersOf(table_))
            all += 0.1 + tricksInDefence(world.hands[defender], trump);
        return (0.2 + tricksInDefence(hand, trump)) / all;
    }

    double SharpJudge::inDefence(Contract contract, CardSet hand, bool alone) const
    {
        double tricks = 0;
        for (const State& world : sight_.worlds()) {
            OpenPlay play = playOf(table_, contract, *table_.declarer);
            play.hands = world.hands;
            if (alone)
                for (const Seat defender : defendersOf(table_))
                    if (defender != seat_) play.playing.remove(defender);
            const double won = 10 - solver_.value(play);
            tricks += alone ? won : won * share(world, contract, hand);
        }
        return tricks / static_cast<double>(sight_.worlds().size());
    }

    /// What is on the table, with the hands of this world.
    OpenPlay playNow(const State& world)
    {
        const Table& table = world.table;
        OpenPlay play = playOf(table, *table.contract, *table.declarer);
        play.playing = table.playing;
        play.hands = world.hands;
        if (table.tricks.empty()) return play;
        const PlayedTrick* open = openTrick(table);
        play.leader = open == nullptr ? table.tricks.back().winner : open->leader;
        if (open != nullptr)
            for (const Card card : open->cards) play.trick.push(card);
        return play;
    }

    /// What the declarer has of so many tricks more, with the contract weighing as much as two.
    double gain(const Table& table, int more)
    {
        if (rowOf(*table.contract).goal != Goal::SixTricks) return more;
        const int tricks = table.taken[*table.declarer] + more;
        return tricks + (tricks >= 6 ? 2 : 0);
    }

}

Sight::Sight(const Observation& observation, int worlds, const Budget& budget, Rng& rng)
{
    const int wanted = std::clamp(budget.worlds, 1, worlds);
    const Worlds all(observation);
    while (static_cast<int>(worlds_.size()) < wanted) {
        worlds_.push_back(all.imagine(rng));
        if (budget.stop.stop_requested()) return;
    }
}

std::unique_ptr<Judge> sharpJudge(const Observation& observation, const Sight& sight)
{
    return std::make_unique<SharpJudge>(observation, sight);
}

std::vector<Weighed<Action>> weighOpenCards(const Observation& observation, const Sight& sight)
{
    const Table& table = observation.table;
    const double side = observation.seat == table.declarer ? 1 : -1;
    OpenPlaySolver solver;
    std::vector<Weighed<Action>> weighed;
    for (const Action& action : legalActions(observation)) weighed.push_back({ action, 0 });
    for (const State& world : sight.worlds())
        for (const ValuedCard& card : solver.cardValues(playNow(world)))
            for (Weighed<Action>& one : weighed)
                if (one.action->card() == card.card)
                    one.value += side * gain(table, card.value)
                        / static_cast<double>(sight.worlds().size());
    return weighed;
}

}
