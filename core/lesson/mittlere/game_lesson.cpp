#include "core/lesson/mittlere/game_lesson.h"

#include <algorithm>

namespace weli::lesson {

using namespace mittlere;

namespace {

    using Row = FactRow<State>;
    using Found = std::optional<Fact>;

    /// Who has more points than one of the others and fewer than the other.
    Found middle(const State& state, const About& /*about*/)
    {
        const auto points = pointsTaken(state.table);
        for (const Seat seat : everybody) {
            const int one = points[seatAfter(seat)];
            const int other = points[seatAfter(seatAfter(seat))];
            if (std::min(one, other) < points[seat] && points[seat] < std::max(one, other))
                return seatFact(seat);
        }
        return seatFact(std::nullopt);
    }

    Found takesTrick(const State& state, const About& /*about*/)
    {
        if (state.table.tricks.empty()) return std::nullopt;
        return seatFact(state.table.tricks.back().winner);
    }

    Found meets(const State& state, Seat seat, Fate fate)
    {
        const auto& verdict = state.table.verdict;
        if (!verdict) return std::nullopt;
        return yesNo(verdict->seat == seat && rowOf(verdict->by).fate == fate);
    }

    constexpr std::array rows {
        Row { "trump", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return suitFact(state.table.trump);
            } },
        Row { "value", Takes::Card,
            [](const State& state, const About& about) -> Found {
                return number(valueOf(about.card, state.table.trump));
            } },
        Row { "trick", Takes::Nothing, takesTrick },
        Row { "tricks", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(state.table.taken[about.seat]);
            } },
        Row { "points", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(pointsTaken(state.table)[about.seat]);
            } },
        Row { "middle", Takes::Nothing, middle },
        Row { "case", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                const auto& verdict = state.table.verdict;
                if (!verdict) return std::nullopt;
                return codeFact(rowOf(verdict->by).code);
            } },
        Row { "loses", Takes::Seat,
            [](const State& state, const About& about) {
                return meets(state, about.seat, Fate::Loses);
            } },
        Row { "wins", Takes::Seat,
            [](const State& state, const About& about) {
                return meets(state, about.seat, Fate::Wins);
            } },
        Row { "strokes", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(state.table.strokes[about.seat]);
            } },
        Row { "potatoes", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(state.table.potatoes[about.seat]);
            } },
        Row { "dealer", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(state.table.dealer);
            } },
        Row { "forehand", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(forehandOf(state.table));
            } },
    };

}

std::span<const Row> GameLesson<State>::facts() { return rows; }

bool GameLesson<State>::has(Spot spot, std::string_view /*code*/)
{
    switch (spot) {
    case Spot::Plate:
    case Spot::Cell:
    case Spot::Bowl:
    case Spot::Heap:
    case Spot::Talon: return false;
    default: return true;
    }
}

bool GameLesson<State>::has(Part part) { return part == Part::Order || part == Part::Slate; }

bool GameLesson<State>::isSeen(const State& state, Seat seat, Card card)
{
    if (state.hands[seat].contains(card)) return true;
    if (state.table.tricks.empty()) return false;
    const auto& trick = state.table.tricks.back().cards;
    return std::find(trick.begin(), trick.end(), card) != trick.end();
}

}
