#include "core/bots/preference/words/open_line.h"

#include "core/bots/preference/book_cards.h"
#include "core/bots/preference/words/playout.h"
#include "core/preference/settlement.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    /// The declarer's tricks that count; where none or all are wanted only the end does.
    int takenIn(const PublicState& table)
    {
        return isSuit(*table.contract) ? table.taken[*table.declarer] : 0;
    }

    /// The cards that may be played, what the book likes best first.
    std::vector<LikedCard> byLiking(const Observation& observation)
    {
        std::vector<LikedCard> cards = likedCards(observation, PreferenceMemory::Fallen);
        std::stable_sort(cards.begin(), cards.end(),
            [](const LikedCard& one, const LikedCard& other) { return one.value > other.value; });
        return cards;
    }

    class OpenLine {
    public:
        OpenLine(const State& state, OpenPlaySolver& solver)
            : solver_(solver)
            , worth_(takenIn(state.table) + solver.value(playNow(state)))
        {
        }
        void step(State& state)
        {
            const Seat seat = *seatDue(state.table);
            const std::vector<LikedCard> cards = byLiking(observe(state, seat));
            for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
                const State next = after(state, seat, cards[i].action);
                if (!keepsWorth(next, seat)) continue;
                state = next;
                return;
            }
            act(state, seat, cards.back().action); // one of them does
        }

    private:
        /// Does this seat's side lose nothing by it?
        bool keepsWorth(const State& next, Seat seat)
        {
            const PublicState& table = next.table;
            if (table.settled) // by the card that decides a contract without a trump
                return settlementOf(table).fallen.contains(*table.declarer) == (worth_ == 0);
            const int left = worth_ - takenIn(table);
            if (seat == table.declarer) return solver_.isWorth(playNow(next), left);
            return !solver_.isWorth(playNow(next), left + 1);
        }

        OpenPlaySolver& solver_;
        int worth_; // of the whole deal
    };

}

void playOpenly(State& state, OpenPlaySolver& solver)
{
    OpenLine line(state, solver);
    while (!state.table.settled) line.step(state);
}

}
