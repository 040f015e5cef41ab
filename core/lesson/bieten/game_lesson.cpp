#include "core/lesson/bieten/game_lesson.h"

#include "core/bieten/judgement.h"

#include <algorithm>

namespace weli::lesson {

using namespace bieten;

namespace {

    using Row = FactRow<State>;
    using Found = std::optional<Fact>;

    Figure figureOf(std::string_view code)
    {
        const auto found = std::find(figureCodes.begin(), figureCodes.end(), code);
        return static_cast<Figure>(found - figureCodes.begin());
    }

    const FigureStatus& statusOf(const State& state, const About& about)
    {
        return state.table.figures[figureOf(about.code)];
    }

    bool isDealt(const State& state)
    {
        for (const Seat seat : state.table.active)
            if (state.holdings[seat].cards.size() != 3) return false;
        return true;
    }

    /// The table as it is once all cards lie there; nothing while a wild card has no name.
    std::optional<PublicState> allLaid(const State& state)
    {
        if (!isDealt(state)) return std::nullopt;
        PublicState table = state.table;
        for (const Seat seat : table.active) {
            const CardSet hand = handOf(state.table, state.holdings[seat].cards);
            if (holdsWild(table.rules, hand)) return std::nullopt;
            for (const Card card : hand) table.played[seat].push({ card, card });
        }
        return table;
    }

    Found winner(const State& state, const About& about)
    {
        const Figure figure = figureOf(about.code);
        const bool isPlayed = state.table.trick == 3;
        if (figure == Figure::Last && !isPlayed) return std::nullopt;
        const auto table = allLaid(state);
        if (!table) return std::nullopt;
        return seatFact(judged(*table, state.holdings, figure).best);
    }

    Found has(const State& state, const About& about)
    {
        if (!isDealt(state) || !state.table.active.contains(about.seat)) return std::nullopt;
        const OwnCards own(state.table, about.seat, state.holdings[about.seat]);
        return yesNo(own.has(figureOf(about.code)));
    }

    Found place(const State& state, const About& about)
    {
        if (!state.table.count) return std::nullopt;
        int number = 0;
        for (const CountedFigure& counted : state.table.count->figures) {
            ++number;
            if (counted.figure == figureOf(about.code)) return lesson::number(number);
        }
        return std::nullopt;
    }

    Found scorer(const State& state, const About& about)
    {
        if (!state.table.count) return std::nullopt;
        for (const CountedFigure& counted : state.table.count->figures)
            if (counted.figure == figureOf(about.code)) return seatFact(counted.seat);
        return std::nullopt;
    }

    Found takesTrick(const State& state, const About& /*about*/)
    {
        const PublicState& table = state.table;
        if (table.trick == 3) return seatFact(trickWinner(table, 2));
        const bool isLed = suitLed(table).has_value();
        if (!isLed && table.trick == 0) return std::nullopt;
        return seatFact(trickWinner(table, isLed ? table.trick : table.trick - 1));
    }

    /// What was booked before the count is in the totals afterwards.
    int pointsOf(const State& state, Seat seat)
    {
        return state.table.count ? state.table.totals[seat] : bookedScore(state.table, seat);
    }

    int needed(const State& state, Seat seat)
    {
        return state.table.rules.target - pointsOf(state, seat);
    }

    template <typename Of> Found counted(const State& state, Of of)
    {
        if (!state.table.count) return std::nullopt;
        return of(*state.table.count);
    }

    constexpr std::array rows {
        Row { "winner", Takes::Code, winner },
        Row { "value", Takes::Code,
            [](const State& state, const About& about) -> Found {
                return number(statusOf(state, about).stake);
            } },
        Row { "state", Takes::Code,
            [](const State& state, const About& about) -> Found {
                const auto figure = static_cast<std::size_t>(statusOf(state, about).state);
                return codeFact(figureStateCodes[figure]);
            } },
        Row { "bidder", Takes::Code,
            [](const State& state, const About& about) -> Found {
                return seatFact(statusOf(state, about).bidder);
            } },
        Row { "owner", Takes::Code,
            [](const State& state, const About& about) -> Found {
                return seatFact(statusOf(state, about).owner);
            } },
        Row { "scorer", Takes::Code, scorer },
        Row { "place", Takes::Code, place },
        Row { "has", Takes::SeatAndCode, has },
        Row { "trick", Takes::Nothing, takesTrick },
        Row { "scores", Takes::Seat,
            [](const State& state, const About& about) {
                return counted(
                    state, [&](const Count& count) { return number(count.delta[about.seat]); });
            } },
        Row { "needs", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(needed(state, about.seat));
            } },
        Row { "gespannt", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return yesNo(needed(state, about.seat) == 1);
            } },
        Row { "bankl", Takes::Seat,
            [](const State& state, const About& about) {
                return counted(state,
                    [&](const Count& count) { return yesNo(count.bankl.contains(about.seat)); });
            } },
        Row { "out", Takes::Seat,
            [](const State& state, const About& about) {
                return counted(state, [&](const Count& count) {
                    return yesNo(std::find(count.out.begin(), count.out.end(), about.seat)
                        != count.out.end());
                });
            } },
        Row { "wins", Takes::Nothing,
            [](const State& state, const About& /*about*/) {
                return counted(state, [](const Count& count) { return seatFact(count.winner); });
            } },
        Row { "loses", Takes::Seat,
            [](const State& state, const About& about) {
                return counted(state,
                    [&](const Count& count) { return yesNo(count.losers.contains(about.seat)); });
            } },
        Row { "crosses", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(state.table.crosses[about.seat]);
            } },
        Row { "bummerl", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(state.table.bummerl[about.seat]);
            } },
        Row { "weli", Takes::Nothing,
            [](const State& state, const About& /*about*/) {
                return counted(state, [](const Count& count) { return seatFact(count.weliSeat); });
            } },
        Row { "weli-points", Takes::Nothing,
            [](const State& state, const About& /*about*/) {
                return counted(state, [](const Count& count) { return number(count.weliPoints); });
            } },
        Row { "dealer", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(state.table.dealer);
            } },
        Row { "cutter", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(cutterOf(state.table));
            } },
        Row { "forehand", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(forehandOf(state.table));
            } },
    };

}

std::span<const Row> GameLesson<State>::facts() { return rows; }

bool GameLesson<State>::has(Spot spot, std::string_view code)
{
    switch (spot) {
    case Spot::Plate:
        return std::find(figureCodes.begin(), figureCodes.end(), code) != figureCodes.end();
    case Spot::Cell:
    case Spot::Bowl:
    case Spot::Order:
    case Spot::Talon: return false;
    default: return true;
    }
}

bool GameLesson<State>::has(Part part)
{
    return part != Part::Ladder && part != Part::Bowl && part != Part::Order;
}

bool GameLesson<State>::isSeen(const State& state, Seat seat, Card card)
{
    return state.table.shown.contains(card) || state.table.bottom == card
        || state.holdings[seat].cards.contains(card);
}

}
