#include "app/learn/deal_count.h"
#include "app/learn/first_word.h"
#include "app/learn/open_contract.h"
#include "app/learn/some_deal.h"
#include "core/bots/preference/words/playout.h"

#include <iostream>

// Which contract of a deal would be worth most if all cards lay open; what bots make of the deal,
// and what comes of it if the seat that could play that contract begins with it. A line a deal, and
// a deal is told by its number alone, so that parts can be put together.

namespace {

using namespace weli;
using namespace weli::preference;

std::string_view keyOf(const PublicState& table)
{
    return table.contract ? rowOf(*table.contract).key : "none";
}

void tell(std::string_view what, const OpenContract& contract)
{
    std::cout << what << rowOf(contract.contract).key << ' '
              << static_cast<int>(contract.seat.index) << ' ' << contract.chips;
}

void playBy(const bots::Mind& mind, const State& dealt, const std::optional<OpenContract>& best,
    std::uint64_t seed)
{
    const State own = playedWith(dealt, {}, {}, mind, seed);
    std::cout << " played " << keyOf(own.table)
              << (own.table.buyers.size() > 1 ? " after" : " first");
    if (!best) return;
    const auto word = Action::bid(Bid { best->contract });
    const State begun = playedWith(dealt, best->seat, word, mind, seed);
    std::cout << " own " << bots::chipsBrought(dealt, own, best->seat) << " begun "
              << bots::chipsBrought(dealt, begun, best->seat);
}

void look(int number, const std::optional<bots::Mind>& mind)
{
    Rng rng(static_cast<std::uint64_t>(number));
    const State dealt = someDeal(rng);
    OpenContracts contracts(dealt);
    const auto best = contracts.best();
    std::cout << number;
    if (best) tell(" best ", *best);
    if (!best) std::cout << " best none";
    const auto after = best && isLow(best->contract) ? contracts.bestAfter(*best) : std::nullopt;
    if (after) tell(" after ", *after);
    if (mind) playBy(*mind, dealt, best, rng.next());
    std::cout << '\n';
}

}

int main(int count, char** words)
{
    if (count < 3 || count > 4) {
        std::cerr << "weli-open-deals FIRST DEALS [BOT]: of so many deals of Préférence, from this "
                     "number on, which contract would be worth most with open cards, and what such "
                     "bots play\n";
        return 2;
    }
    const auto first = countFromText(words[1]);
    const auto deals = countFromText(words[2]);
    const auto mind = count > 3 ? bots::mindFromText(words[3]) : std::nullopt;
    if (!first || !deals || (count > 3 && !mind)) {
        std::cerr << "weli-open-deals: FIRST and DEALS are numbers from 1 on, BOT is a level\n";
        return 2;
    }
    for (int number = *first; number - *first < *deals; ++number) look(number, mind);
    return std::cout.flush() ? 0 : 1;
}
