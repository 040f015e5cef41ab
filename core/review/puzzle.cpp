#include "core/review/puzzle.h"

#include "core/review/kinds.h"

#include <algorithm>
#include <numeric>

namespace weli::review {

namespace {

    template <GameState S>
    std::optional<Puzzle> puzzleIn(
        const Timeline<S>& match, std::size_t place, const Care& care, const std::stop_token& stop)
    {
        const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&match.event(place));
        if (acted == nullptr) return std::nullopt;
        Timeline<S> before = beginningOf(match, place);
        if (seatAwaited(before.state().table) != acted->seat) return std::nullopt;
        const auto seen = observe(before.state(), acted->seat);
        const auto seed = diceAt(place, care);
        const auto lines = weighed<S>(seen, care.worlds, seed, stop);
        const auto isMarked = [&](const outlook::Line<S>& line) {
            return line.action == acted->action && markFor<S>(line) != Mark::None;
        };
        if (std::none_of(lines.begin(), lines.end(), isMarked)) return std::nullopt;
        Puzzle puzzle {
            .match = before, .seat = acted->seat, .acts = actsOf<S>(seen, lines, seed, stop)
        };
        puzzle.kind = kindOf(before.state().table, *lines.front().action);
        puzzle.played = acted->action;
        if (isRight(puzzle, *puzzle.played)) return std::nullopt;
        return puzzle;
    }

}

double shareOf(const FoundBy& found)
{
    return std::accumulate(found.begin(), found.end(), 0.0) / static_cast<double>(found.size());
}

const Weighed* weighedIn(const Puzzle& puzzle, const AnyAction& act)
{
    const auto found = std::find_if(puzzle.acts.begin(), puzzle.acts.end(),
        [&act](const Weighed& weighed) { return weighed.act == act; });
    return found == puzzle.acts.end() ? nullptr : &*found;
}

bool isRight(const Puzzle& puzzle, const AnyAction& act)
{
    const Weighed* const weighed = weighedIn(puzzle, act);
    return weighed != nullptr && weighed->isRight;
}

std::vector<Finding> costliest(std::vector<Finding> findings, Seat seat)
{
    std::erase_if(findings,
        [seat](const Finding& one) { return one.seat != seat || one.mark == Mark::None; });
    std::stable_sort(
        findings.begin(), findings.end(), [](const Finding& one, const Finding& other) {
            return one.regret.value > other.regret.value;
        });
    return findings;
}

std::optional<Puzzle> puzzleAt(
    const AnyMatch& match, std::size_t place, const Care& care, const std::stop_token& stop)
{
    return std::visit([&](const auto& one) { return puzzleIn(one, place, care, stop); }, match);
}

}
