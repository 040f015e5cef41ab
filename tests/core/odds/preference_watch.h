#pragma once

#include "core/bots/preference/words/playout.h"
#include "core/odds/chances.h"
#include "tests/support/every_game.h"

#include <functional>
#include <utility>
#include <vector>

namespace weli::preference::test {

/// Before each act of matches that book players play, three and four at the table.
inline void watch(int deals, std::uint64_t series, const std::function<void(const State&)>& look)
{
    Rng rng = weli::test::dice(series);
    State state = start({}, 3, seatAt(0));
    while (deals > 0 || !awaitsPack(state)) {
        if (isOver(state)) state = start({}, 7 - players(state), seatAt(0));
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack()), rng));
            --deals;
        }
        look(state);
        if (QTest::currentTestFailed()) return;
        bots::goOnByTheBook(state);
        if (isOver(state) && deals == 0) return;
    }
}

/// All figures of an answer, each with its error.
inline std::vector<std::pair<double, double>> figuresOf(const odds::PreferenceOdds& odds)
{
    std::vector<std::pair<double, double>> figures;
    for (const odds::PreferenceOdds::Word& word : odds.words) {
        if (word.made) figures.emplace_back(word.made->value, word.made->error);
    }
    for (const auto& chance : { odds.made, odds.ownTricks, odds.notMost })
        if (chance) figures.emplace_back(chance->value, chance->error);
    return figures;
}

}
