#include "app/cli/entrant.h"
#include "app/learn/deal_count.h"
#include "app/learn/some_deal.h"
#include "core/bots/decision_util.h"
#include "core/bots/preference/words/playout.h"

#include <iomanip>
#include <iostream>

// How much better one bot plays the cards of Préférence than another: of the same contracts, called
// by the other, a seat's cards are played by the one and by the other, all else staying as it is.

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

/// The chips more that the seat has if the one plays; they play alike until they choose otherwise.
double difference(const State& dealt, State state, Seat seat, const Players& players)
{
    while (!state.table.settled) {
        const Seat due = *seatDue(state.table);
        const Action others = choiceIn(state, players.other, players.seed);
        const Action own = due == seat ? choiceIn(state, players.one, players.seed) : others;
        if (own != others) {
            const State mine = playedOut(after(state, due, own), seat, players, true);
            const State theirs = playedOut(after(state, due, others), seat, players, false);
            return bots::chipsBrought(dealt, mine, seat) - bots::chipsBrought(dealt, theirs, seat);
        }
        act(state, due, others);
    }
    return 0;
}

struct Report {
    bots::Sampled declaring;
    bots::Sampled defending;
    bots::Sampled ausfechten;
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
        const double more = difference(dealt, state, seat, players);
        if (!state.table.contract)
            report.ausfechten.enter(more);
        else
            (state.table.declarer == seat ? report.declaring : report.defending).enter(more);
    }
}

void tell(std::string_view what, const bots::Sampled& more)
{
    std::cout << what << ": " << more.mean() << " ± " << sure * more.error() << " chips more, "
              << static_cast<int>(more.weight) << " hands\n";
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
    std::cout << std::showpos << std::fixed << std::setprecision(2);
    tell("declaring", report.declaring);
    tell("defending", report.defending);
    tell("ausfechten", report.ausfechten);
    return 0;
}
