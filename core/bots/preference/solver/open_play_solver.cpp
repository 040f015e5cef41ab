#include "core/bots/preference/solver/open_play_solver.h"

#include "core/bots/preference/solver/trick_search.h"

#include <algorithm>
#include <array>

namespace weli::bots {

using preference::Goal;

namespace {

    /// The side of each seat: the declarer, then the defenders in the order of the turn.
    PerSeat<Side> chairsOf(const OpenPlay& play)
    {
        const Seat left = nextIn(play.playing, play.declarer);
        PerSeat<Side> chairs;
        chairs[nextIn(play.playing, left)] = Side::Right;
        chairs[left] = Side::Left;
        chairs[play.declarer] = Side::Declarer; // also if there is no right defender
        return chairs;
    }

    SearchRules rulesOf(const OpenPlay& play)
    {
        return { .trumps = play.trump ? trumpPlaces : 0,
            .players = play.playing.size(),
            .overtaking = play.overtaking,
            .trumpCompulsion = play.trumpCompulsion && play.overtaking && play.trump,
            .masking = isMasked(play),
            .avoids = play.goal == Goal::NoTrick };
    }

    /// Which quarter of the word a suit has: trumps the topmost.
    unsigned quarterOf(Suit suit, std::optional<Suit> trump)
    {
        if (suit == trump) return suitCount - 1;
        const auto index = static_cast<unsigned>(suit);
        return trump && suit > *trump ? index - 1 : index;
    }

    /// The hands as they were before the trick on the table.
    PerSeat<CardSet> wholeHands(const OpenPlay& play)
    {
        PerSeat<CardSet> hands = play.hands;
        Seat seat = play.leader;
        for (const Card card : play.trick) {
            hands[seat].add(card);
            seat = nextIn(play.playing, seat);
        }
        return hands;
    }

    /// A play as the search sees it.
    class Opened {
    public:
        explicit Opened(const OpenPlay& play)
            : rules(rulesOf(play))
        {
            const PerSeat<CardSet> hands = wholeHands(play);
            const PerSeat<Side> chairs = chairsOf(play);
            for (const Card card : CardSet::all()) // the highest first
                for (const Seat seat : play.playing)
                    if (hands[seat].contains(card))
                        places_[static_cast<std::size_t>(card.index())] = trick.owners.addLowest(
                            quarterOf(card.suit(), play.trump), chairs[seat]);
            trick.turn = chairs[play.leader];
            trick.left = static_cast<std::uint8_t>(hands[play.leader].size());
            for (const Card card : play.trick) trick = after(trick, place(card), rules);
        }
        [[nodiscard]] CardBits place(Card card) const
        {
            return places_[static_cast<std::size_t>(card.index())];
        }

        SearchRules rules;
        OpenTrick trick;

    private:
        std::array<CardBits, suitCount * rankCount> places_ {};
    };

    /// The search of one play, and how its answers are told.
    class Inquiry {
    public:
        Inquiry(const OpenPlay& play, TranspositionTable& table, std::uint64_t& nodes)
            : opened_(play)
            , goal_(play.goal)
            , search_(opened_.rules, table, nodes)
            , guess_((opened_.trick.left + 1) * 6 / 10) // what declarers get, more or less
        {
        }

        [[nodiscard]] int worth() { return worth(opened_.trick, 0); }
        [[nodiscard]] int worthAfter(Card card)
        {
            const OpenTrick next = after(opened_.trick, opened_.place(card), opened_.rules);
            return worth(next, next.size == 0 && next.turn == Side::Declarer ? 1 : 0);
        }
        [[nodiscard]] bool isWorth(int value)
        {
            if (goal_ == Goal::SixTricks) return search_.takes(opened_.trick, value);
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
            return search_.takes(trick, opened_.trick.left - won) ? 1 : 0;
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

        Opened opened_;
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
