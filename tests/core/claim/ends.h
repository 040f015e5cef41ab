#pragma once

#include "core/bieten/worlds.h"
#include "core/bots/bots.h"
#include "core/bots/random.h"
#include "core/claim/claim.h"
#include "core/game/turn.h"
#include "core/mittlere/worlds.h"
#include "core/preference/worlds.h"
#include "tests/support/every_game.h"

#include <vector>

namespace weli::test {

/// What the sheet shows after a deal that did not before: what claims are about.
inline std::vector<int> sheetOf(const bieten::PublicState& table)
{
    std::vector<int> sheet(table.totals.values.begin(), table.totals.values.end());
    sheet.insert(sheet.end(), table.crosses.values.begin(), table.crosses.values.end());
    sheet.insert(sheet.end(), table.bummerl.values.begin(), table.bummerl.values.end());
    for (const Seat seat : table.goneOut) sheet.push_back(seat.index);
    return sheet;
}
inline std::vector<int> sheetOf(const preference::PublicState& table)
{
    std::vector<int> sheet(table.balances.values.begin(), table.balances.values.end());
    sheet.push_back(table.pot);
    return sheet;
}
inline std::vector<int> sheetOf(const mittlere::PublicState& table)
{
    std::vector<int> sheet(table.strokes.values.begin(), table.strokes.values.end());
    sheet.insert(sheet.end(), table.potatoes.values.begin(), table.potatoes.values.end());
    return sheet;
}

/// The open one included.
inline int tricksLeft(const bieten::PublicState& table) { return 3 - table.trick; }
inline int tricksLeft(const preference::PublicState& table)
{
    return 10 - static_cast<int>(table.tricks.size()) + (openTrick(table) == nullptr ? 0 : 1);
}
inline int tricksLeft(const mittlere::PublicState& table)
{
    return 12 - static_cast<int>(table.tricks.size()) + (openTrick(table) == nullptr ? 0 : 1);
}

/// The deal of this world at its end, if all do anything; nothing if cards are drawn for it first.
template <GameState S> std::optional<S> atAnyEnd(S world, Rng& rng)
{
    while (!isCounted(world.table)) {
        if (awaitsPack(world)) return std::nullopt;
        goOn(world, rng);
    }
    return world;
}

/// Do so many ends of imagined worlds come to the same sheet, and if given to this one?
template <GameState S>
bool endAlike(const typename S::Observation& seen, int ends, Rng& rng,
    std::optional<std::vector<int>> sheet = {})
{
    const auto worlds = worldsOf(seen);
    for (int i = 0; i < ends; ++i) {
        const auto end = atAnyEnd<S>(worlds.imagine(rng), rng);
        if (!end) return false;
        const auto other = sheetOf(end->table);
        if (!sheet) sheet = other;
        if (other != *sheet) return false;
    }
    return true;
}

/// Plays so many deals, by the book or at random, and shows every state of each with the end that
/// it really had: look(states, end).
template <GameState S, typename Look>
void playDeals(int deals, bool byTheBook, Rng& rng, const Look& look)
{
    const auto ask = [&rng](const auto& seen) {
        return decide(seen, bots::Level::Book, bots::Budget { .worlds = 4 }, rng.next()).action;
    };
    while (deals > 0) {
        S state = GameTest<S>::opening(rng).state();
        if (rng.below(3) > 0)
            state = start(defaultRules(S::info(), players(state)), players(state), Seat {});
        for (int ofMatch = 12; ofMatch > 0 && deals > 0 && !isOver(state); --ofMatch, --deals) {
            std::vector<S> states;
            take(state, shuffled(packOf(wholePack(state)), rng));
            while (!isCounted(state.table)) {
                if (!awaitsPack(state)) states.push_back(state);
                if (awaitsPack(state) || !byTheBook) {
                    goOn(state, rng);
                    continue;
                }
                const auto acted = nextAct(state, ask);
                act(state, acted.seat, acted.action);
            }
            look(states, state);
            if (QTest::currentTestFailed()) return;
        }
    }
}

}
