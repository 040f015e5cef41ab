#include "core/review/bieten/habits.h"

#include "core/bots/bieten/odds/figure_odds.h"

namespace weli::review {

using namespace bieten;

namespace {

    /// By its cards and those that lie there, whatever was said.
    bool isBluff(const State& before, Seat seat, Figure figure)
    {
        const bots::FigureOdds odds(
            before.table, seat, before.holdings[seat], { .past = true, .words = false });
        return odds.chance(figure) * before.table.active.size() < 1;
    }

    class Counting {
    public:
        void see(const State& before, const ActedBy<Action>& acted, const State& after)
        {
            Habits& mine = habits_[acted.seat];
            switch (acted.action.verb()) {
            case Verb::Bid:
                ++mine.bids;
                bluffs_[acted.action.figure()] = isBluff(before, acted.seat, acted.action.figure());
                mine.bluffs += bluffs_[acted.action.figure()] ? 1 : 0;
                break;
            case Verb::Hold: ++mine.holds; break;
            case Verb::Three: ++mine.threes; break;
            case Verb::Good: believe(before, acted, after); break;
            default: break;
            }
        }
        [[nodiscard]] const PerSeat<Habits>& habits() const { return habits_; }

    private:
        void believe(const State& before, const ActedBy<Action>& acted, const State& after)
        {
            const auto& asked = std::get<Answering>(before.table.phase);
            if (asked.three) return;
            Habits& bidder = habits_[asked.asker];
            if (bluffs_[asked.figure]) ++bidder.fooled[acted.seat];
            const FigureState now = after.table.figures[asked.figure].state;
            if (now == FigureState::Conceded) ++bidder.believed;
        }

        PerSeat<Habits> habits_;
        PerFigure<bool> bluffs_ {}; // the last bids
    };

}

PerSeat<Habits> habitsOf(const Timeline<State>& match)
{
    Counting counting;
    match.forEach([&](const State& before, const auto& event, const State& after) {
        if (const auto* const acted = std::get_if<ActedBy<Action>>(&event))
            counting.see(before, *acted, after);
    });
    return counting.habits();
}

}
