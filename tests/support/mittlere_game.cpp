#include "core/bots/random.h"
#include "core/mittlere/worlds.h"
#include "tests/support/every_game.h"
#include "tests/support/mittlere_table.h"

namespace weli::test {

using namespace mittlere;

const std::vector<Action>& GameTest<State>::everyAction() { return mittlere::test::everyAction(); }

Timeline<State> GameTest<State>::opening(Rng& rng)
{
    const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
    const auto dealer = rng.below(static_cast<std::uint32_t>(sample.players));
    return { sample.rules, sample.players, seatAt(static_cast<int>(dealer)) };
}

Timeline<State>::Acted GameTest<State>::randomAct(const State& state, Rng& rng)
{
    const auto acted = bots::randomAct(state, rng);
    return { acted.seat, acted.action };
}

CardSet GameTest<State>::unseen(const Observation& observation)
{
    if (!std::holds_alternative<Drawing>(observation.table.phase))
        return hiddenFrom(observation).either;
    CardSet unseen = mittlere::wholePack();
    for (const Drawn& drawn : observation.table.drawn) unseen.remove(drawn.card);
    return unseen;
}

bool GameTest<State>::cardsAreThere(const State& state)
{
    const bool isSpread = std::holds_alternative<Drawing>(state.table.phase);
    if (cardsOf(state.spread).size() != (isSpread ? 36 : 0)) return false;
    if (state.table.deal == 0) return true;
    CardSet held;
    int count = 0;
    for (const Seat seat : everybody) {
        if (state.hands[seat].size() != handSize(state.table, seat)) return false;
        const CardSet cards = state.hands[seat] | playedBy(state.table, seat);
        held |= cards;
        count += cards.size();
    }
    return held == mittlere::wholePack() && count == 36;
}

bool GameTest<State>::pointsAddUp(const State& before, const State& after)
{
    const auto& verdict = after.table.verdict;
    const Marks marks = verdict ? marksOf(*verdict) : Marks {};
    int sum = 0;
    for (const Seat seat : everybody) {
        const int change = points(after)[seat] - points(before)[seat];
        if (change != marks.strokes[seat] - marks.potatoes[seat]) return false;
        sum += points(after)[seat];
    }
    return sum == 0; // M-33
}

}
