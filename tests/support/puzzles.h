#pragma once

#include "core/review/puzzle.h"
#include "ui/model/any_match.h"
#include "ui/model/match_store.h"

#include <QtTest>

#include <array>

/// Puzzles whose figures are made up, from matches that were played.
namespace weli::test {

inline constexpr std::array<const char*, 3> traces { "/tests/traces/schwaighofer_plain.jsonl",
    "/tests/traces/preference.jsonl", "/tests/traces/mittlere.jsonl" };

inline SavedMatch matchOf(int game)
{
    const auto read = MatchStore::read(
        QString(WELI_SOURCE_DIR) + traces[static_cast<std::size_t>(game)], "Ich");
    return std::get<SavedMatch>(read);
}

/// The last place but `back` where the person could choose between three acts at least.
inline std::size_t placeIn(const SavedMatch& saved, int back)
{
    AnyMatch match = saved.match;
    for (std::size_t length = lengthOf(match); length-- > 0;) {
        rewind(match, length);
        const auto seat = seatAwaited(match);
        if (seat != personAmong(saved.players)) continue;
        const auto acts = std::visit(
            [&](const auto& m) { return legalActions(m.state(), *seat).size(); }, match);
        if (acts >= 3 && back-- == 0) return length;
    }
    qFatal("the person had no choice");
}

/// All legal acts: the first is best, the second as good, the last was played.
inline review::Puzzle puzzleIn(const SavedMatch& table, bool fromMatch)
{
    const Seat seat = *seatAwaited(table.match);
    review::Puzzle puzzle { .match = table.match, .seat = seat, .acts = {} };
    std::visit(
        [&](const auto& match) {
            for (const auto& action : legalActions(match.state(), seat)) {
                const auto before = static_cast<int>(puzzle.acts.size());
                puzzle.acts.push_back({ .act = action,
                    .regret = { before < 2 ? 0.0 : before * 0.5, 0.01 },
                    .isRight = before < 2 });
            }
        },
        table.match);
    if (fromMatch) puzzle.played = puzzle.acts.back().act;
    return puzzle;
}

}
