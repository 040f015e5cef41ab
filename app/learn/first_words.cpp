#include "app/learn/deal_count.h"
#include "app/learn/first_word.h"
#include "app/learn/some_deal.h"
#include "core/bots/decision_util.h"
#include "core/bots/preference/hand_value.h"
#include "core/bots/preference/words/playout.h"

#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>

// What it brings to begin with a premium contract, against what the bot would have said instead, by
// what the hand looks like to one who sees no other cards.

namespace {

using namespace weli;
using namespace weli::preference;

struct Brought {
    bots::Sampled more; // chips than with its own words
    bots::Sampled made; // of the deals in which it was played
};
/// By contract and by what the hand promises: tricks, or the chance of none.
using Table = std::map<std::pair<Contract, double>, Brought>;

double promised(Contract contract, CardSet hand)
{
    constexpr double steps = 4;
    if (contract == Contract::Hearts)
        return std::floor(steps * bots::tricksWithTrump(hand, Suit::Hearts)) / steps;
    if (rowOf(contract).goal == Goal::AllTricks) return bots::tricksWithoutTrump(hand);
    const CardSet kept = rowOf(contract).buys ? bots::relieved(bots::relieved(hand)) : hand;
    return std::floor(2 * steps * (1 - bots::chanceOfATrick(kept))) / (2 * steps);
}

void begin(Table& table, const State& dealt, Seat seat, const State& own, const bots::Mind& mind,
    std::uint64_t seed)
{
    for (const Contract contract : { Contract::Hearts, Contract::Seven, Contract::Eight }) {
        const State begun = playedWith(dealt, seat, Action::bid(Bid { contract }), mind, seed);
        if (begun.table.declarer != seat || begun.table.contract != contract) continue;
        Brought& brought = table[{ contract, promised(contract, dealt.hands[seat]) }];
        const double chips = bots::chipsBrought(dealt, begun, seat);
        brought.more.enter(chips - bots::chipsBrought(dealt, own, seat));
        brought.made.enter(settlementOf(begun.table).fallen.contains(seat) ? 0 : 1);
    }
}

void report(const Table& table)
{
    constexpr double sure = 1.96; // errors of a mean: 95 %
    std::cout << std::fixed << std::setprecision(2);
    for (const auto& [place, brought] : table)
        std::cout << rowOf(place.first).key << "  promised " << place.second << "  hands "
                  << static_cast<int>(brought.more.weight) << "  made " << brought.made.mean()
                  << "  chips more " << brought.more.mean() << " ± " << sure * brought.more.error()
                  << '\n';
}

}

int main(int count, char** words)
{
    if (count != 3) {
        std::cerr << "weli-first-words DEALS BOT: what it brings in so many deals of Préférence to "
                     "begin with hearts, seven or eight, by what the hand promises\n";
        return 2;
    }
    const auto deals = countFromText(words[1]);
    const auto mind = bots::mindFromText(words[2]);
    if (!deals || !mind) {
        std::cerr << "weli-first-words: DEALS is a number from 1 on, BOT is a level\n";
        return 2;
    }
    Table table;
    for (int number = 1; number <= *deals; ++number) {
        Rng rng(static_cast<std::uint64_t>(number));
        const State dealt = someDeal(rng);
        const std::uint64_t seed = rng.next();
        const State own = playedWith(dealt, {}, {}, *mind, seed);
        for (const Seat seat : dealt.table.active) begin(table, dealt, seat, own, *mind, seed);
    }
    report(table);
    return 0;
}
