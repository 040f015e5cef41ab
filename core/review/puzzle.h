#pragma once

#include "core/bots/bot.h"
#include "core/matches.h"
#include "core/review/kind.h"
#include "core/review/review.h"
#include "core/review/weighing.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace weli::review {

/// How often each level finds one of the right acts, from FirstEvening to Master: 0 to 1.
using FoundBy = std::array<double, bots::levels.size() - 1>;
/// The mean of all levels.
double shareOf(const FoundBy& found);

/// A decision to be found: one of a match that was played, or one of the book. What was weighed
/// knows no more than the seat that decides.
struct Puzzle {
    AnyMatch match; // up to the decision, without what followed; `viewOf` is what the seat sees
    Seat seat; // the table waits for it
    std::vector<Weighed> acts; // all that are legal, the best first
    Kind kind {}; // "bid" in Bieten may tell that a bid is best, so it is no heading there
    std::optional<AnyAction> played {}; // instead, in a match that is looked back on
    std::string name {}; // of the book alone: no other of its game has it, whatever is added
    std::optional<FoundBy> found {}; // of the book alone
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

inline const Weighed& bestOf(const Puzzle& puzzle) { return puzzle.acts.front(); }
/// How the act stands beside the best; nothing if it is not legal there.
const Weighed* weighedIn(const Puzzle& puzzle, const AnyAction& act);
/// May this be answered?
bool isRight(const Puzzle& puzzle, const AnyAction& act);

/// What was judged of a match that is looked back on.
struct Finding {
    std::size_t place = 0; // so many packs and acts were before it
    Seat seat;
    outlook::Difference regret;
    Mark mark = Mark::None;
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The decisions of a seat that are marked, the costliest first.
std::vector<Finding> costliest(std::vector<Finding> findings, Seat seat);

/// Its first so many events, and nothing of what followed.
template <GameState S> Timeline<S> beginningOf(const Timeline<S>& match, std::size_t length)
{
    const auto& table = match.opening().table;
    Timeline<S> beginning(table.rules, players(match.opening()), table.dealer);
    for (std::size_t i = 0; i < length; ++i) {
        const auto& event = match.event(i);
        if (const auto* const pack = std::get_if<Pack>(&event)) {
            beginning.takePack(*pack);
            continue;
        }
        const auto& acted = std::get<typename Timeline<S>::Acted>(event);
        const bool played = beginning.play(acted.seat, acted.action);
        assert(played);
        static_cast<void>(played);
    }
    return beginning;
}

/// The act at this place of a match as a puzzle: how could it be done better? All acts are weighed
/// with the same dice as in the review, in up to some seconds. Nothing if the table did not wait
/// for the seat, if what it did was right after all, or if it is stopped.
std::optional<Puzzle> puzzleAt(const AnyMatch& match, std::size_t place, const Care& care = {},
    const std::stop_token& stop = {});

/// So many are asked after a match.
inline constexpr std::size_t mostPuzzles = 3;

}
