#include "app/cli/entrant.h"
#include "app/learn/deal_count.h"
#include "app/learn/some_deal.h"
#include "core/bots/decision_util.h"
#include "core/bots/preference/words/playout.h"

#include <iomanip>
#include <iostream>

// How much better one bot plays the cards of Préférence than another: of the same contracts, called
// by the other, a seat's cards are played by the one and by the other, all else staying as it is.
// Tricks are those of the seat's side, in contracts with a trump.

namespace {

using namespace weli;
using namespace weli::preference;

constexpr double sure = 1.96; // errors of a mean: 95 %

/// Both know the seed of the deal's bots alone.
struct Players {
    cli::Entrant<State> one;
    cli::Entrant<State> other;
    std::uint64_t seed = 0;
};

Action choiceIn(const State& state, const cli::Entrant<State>& who, std::uint64_t seed)
{
    return *who.choiceIn(state, *seatDue(state.table), {}, seed);
}

/// To the end, this seat by the one if it says so.
State playedOut(State state, Seat seat, const Players& players, bool byTheOne)
{
    while (!state.table.settled) {
        const Seat due = *seatDue(state.table);
        const auto& who = byTheOne && due == seat ? players.one : players.other;
        act(state, due, choiceIn(state, who, players.seed));
    }
    return state;
}

/// What came of a deal to a seat.
struct Result {
    double chips = 0;
    double tricks = 0; // of its side
};

Result resultOf(const State& dealt, const State& settled, Seat seat)
{
    const PublicState& table = settled.table;
    Result result { bots::chipsBrought(dealt, settled, seat) };
    for (const Seat other : table.playing)
        if ((other == table.declarer) == (seat == table.declarer))
            result.tricks += table.taken[other];
    return result;
}

/// What the seat has more if the one plays; they play alike until they choose otherwise.
Result difference(const State& dealt, State state, Seat seat, const Players& players)
{
    while (!state.table.settled) {
        const Seat due = *seatDue(state.table);
        const Action others = choiceIn(state, players.other, players.seed);
        const Action own = due == seat ? choiceIn(state, players.one, players.seed) : others;
        if (own != others) {
            const State mine = playedOut(after(state, due, own), seat, players, true);
            const State theirs = playedOut(after(state, due, others), seat, players, false);
            const Result one = resultOf(dealt, mine, seat);
            const Result other = resultOf(dealt, theirs, seat);
            return { one.chips - other.chips, one.tricks - other.tricks };
        }
        act(state, due, others);
    }
    return {};
}

struct More {
    bots::Sampled chips;
    bots::Sampled tricks;
};
struct Report {
    More declaring;
    More defending;
    More ausfechten;
};

void playDeal(Report& report, int number, Players& players)
{
    Rng rng(static_cast<std::uint64_t>(number));
    const State dealt = someDeal(rng);
    players.seed = rng.next();
    State state = dealt;
    while (!state.table.settled && !std::holds_alternative<Playing>(state.table.phase))
        act(state, *seatDue(state.table), choiceIn(state, players.other, players.seed));
    for (const Seat seat : state.table.playing) {
        const Result result = difference(dealt, state, seat, players);
        More& more = !state.table.contract ? report.ausfechten
            : state.table.declarer == seat ? report.declaring
                                           : report.defending;
        more.chips.enter(result.chips);
        if (state.table.contract && isSuit(*state.table.contract)) more.tricks.enter(result.tricks);
    }
}

void tell(std::string_view what, const More& more)
{
    std::cout << what << ": " << more.chips.mean() << " ± " << sure * more.chips.error()
              << " chips more, " << static_cast<int>(more.chips.weight) << " hands; "
              << more.tricks.mean() << " ± " << sure * more.tricks.error() << " tricks more, "
              << static_cast<int>(more.tricks.weight) << " hands\n";
}

}

int main(int count, char** words)
{
    if (count != 5) {
        std::cerr << "weli-card-play FIRST DEALS ONE OTHER: by how much one bot plays the cards of "
                     "Préférence better than another, in so many deals from this number on\n";
        return 2;
    }
    const auto first = countFromText(words[1]);
    const auto deals = countFromText(words[2]);
    auto one = cli::Entrant<State>::named(words[3], {});
    auto other = cli::Entrant<State>::named(words[4], {});
    if (!first || !deals || !one || !other) {
        std::cerr << "weli-card-play: FIRST and DEALS are numbers from 1 on, ONE and OTHER players "
                     "as in a duel\n";
        return 2;
    }
    Players players { std::move(*one), std::move(*other) };
    Report report;
    for (int number = *first; number - *first < *deals; ++number) playDeal(report, number, players);
    std::cout << std::fixed << std::setprecision(2);
    tell("declaring", report.declaring);
    tell("defending", report.defending);
    tell("ausfechten", report.ausfechten);
    return 0;
}
