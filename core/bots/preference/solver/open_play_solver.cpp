#include "core/bots/preference/solver/open_play_solver.h"

#include "core/bots/preference/solver/opened_play.h"
#include "core/bots/preference/solver/trick_search.h"

#include <algorithm>

namespace weli::bots {

using preference::Goal;

namespace {

    /// The search of one play, and how its answers are told.
    class Inquiry {
    public:
        Inquiry(const OpenPlay& play, TranspositionTable& table, std::uint64_t& nodes)
            : opened_(play)
            , goal_(play.goal)
            , search_(opened_.rules(), table, nodes)
            , guess_((opened_.trick().left + 1) * 6 / 10) // what declarers get, more or less
        {
        }

        [[nodiscard]] int worth() { return worth(opened_.trick(), 0); }
        [[nodiscard]] int worthAfter(Card card)
        {
            const OpenTrick next = after(opened_.trick(), opened_.place(card), opened_.rules());
            return worth(next, next.size == 0 && next.turn == Side::Declarer ? 1 : 0);
        }
        [[nodiscard]] bool isWorth(int value)
        {
            if (goal_ == Goal::SixTricks) return search_.takes(opened_.trick(), value);
            return value <= 0 || (value == 1 && worth() == 1);
        }

    private:
        /// What it is worth to go on here if the declarer has won so many tricks on the way.
        [[nodiscard]] int worth(const OpenTrick& trick, int won)
        {
            switch (goal_) {
            case Goal::SixTricks: return tricks(trick, won);
            case Goal::NoTrick: return search_.takes(trick, 1 - won) ? 0 : 1;
            case Goal::AllTricks: break;
            }
            return search_.takes(trick, opened_.trick().left - won) ? 1 : 0;
        }

        /// Few windows are tried if the guess is good, and the last answer is a good one.
        [[nodiscard]] int tricks(const OpenTrick& trick, int won)
        {
            int least = won;
            int most = won + trick.left;
            while (least < most) {
                guess_ = std::clamp(guess_, least + 1, most);
                if (search_.takes(trick, guess_ - won))
                    least = guess_++;
                else
                    most = --guess_;
            }
            return guess_ = least;
        }

        OpenedPlay opened_;
        Goal goal_;
        TrickSearch search_;
        int guess_;
    };

}

int OpenPlaySolver::value(const OpenPlay& play) { return Inquiry(play, table_, nodes_).worth(); }

bool OpenPlaySolver::isWorth(const OpenPlay& play, int value)
{
    return Inquiry(play, table_, nodes_).isWorth(value);
}

FixedList<ValuedCard, 10> OpenPlaySolver::cardValues(const OpenPlay& play)
{
    Inquiry inquiry(play, table_, nodes_);
    FixedList<ValuedCard, 10> values;
    for (const Card card : playable(play)) values.push({ card, inquiry.worthAfter(card) });
    return values;
}

}
