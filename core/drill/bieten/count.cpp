#include "core/drill/bieten/makers.h"

#include <algorithm>
#include <array>

namespace weli::drill::bieten_count {

using namespace bieten;

namespace {

    constexpr Clause clause(int number) { return { 'B', static_cast<std::uint8_t>(number) }; }

    /// The table once the learner has played the last card of the deal.
    std::optional<PublicState> counted(const BietenSpot& spot)
    {
        if (spot.act.verb() != Verb::Play || spot.state.table.trick < 2) return std::nullopt;
        const State then = after(spot.state, spot.learner, spot.act);
        if (!then.table.count) return std::nullopt;
        return then.table;
    }

    Value lastCard(const BietenSpot& spot) { return named(spot.act.card(), spot.act.as()); }

    /// What a seat scores, figure by figure.
    Value scoreOf(const Count& count, Seat seat)
    {
        std::string text;
        const auto add = [&](std::string_view what, int points) {
            text.append(text.empty() ? "" : " ").append(what).append(":");
            text += std::to_string(points);
        };
        for (const CountedFigure& each : count.figures)
            if (each.seat == seat) add(code(each.figure), each.value);
        if (count.weliSeat == seat && count.weliPoints != 0) add("weli", count.weliPoints);
        return { Sort::Score, text };
    }

    std::vector<Value> figuresByRank(const Rules& rules)
    {
        std::vector<Value> all;
        for (const Figure each : rankOrder(rules)) all.push_back(figure(code(each)));
        return all;
    }

    /// The figure with which a seat goes out.
    Figure lastFigure(const PublicState& before, const Count& count, Seat seat)
    {
        int total = before.totals[seat];
        for (const CountedFigure& each : count.figures) {
            if (each.seat == seat) total += each.value;
            if (total >= before.rules.target) return each.figure;
        }
        return count.figures.back().figure;
    }

    PerSeat<int> totalsOf(const PublicState& table)
    {
        PerSeat<int> totals;
        for (const Seat seat : table.active) totals[seat] = table.totals[seat];
        return totals;
    }

    bool isNear(const PublicState& table)
    {
        for (const Seat seat : table.active)
            if (bookedScore(table, seat) + 3 >= table.rules.target) return true;
        return false;
    }

    /// The table of the next deal, as far as the seats go.
    PublicState nextDeal(const PublicState& table)
    {
        PublicState next = table;
        next.dealer = nextIn(table.active, table.dealer);
        return next;
    }

}

MaybeQuestion order(const BietenSpot& spot, Rng& rng)
{
    const auto table = counted(spot);
    if (!table) return std::nullopt;
    const auto& counts = table->count->figures;
    // Which of two was conceded first cannot be seen on the table any more.
    if (counts.size() > 1 && counts[1].state == FigureState::Conceded) return std::nullopt;
    const CountedFigure first = counts[0];
    const bool isByRank = first.state != FigureState::Conceded;
    if (isByRank && !chance(2, rng)) return std::nullopt;
    std::vector<Choice> choices;
    choices.reserve(figures.size());
    for (const Figure each : figures)
        choices.push_back({ figure(code(each)), each == first.figure });
    Why why { Reason::CountConceded, clause(62), { figure(code(first.figure)) } };
    if (isByRank) why = { Reason::CountRank, clause(62), figuresByRank(table->rules) };
    return asked(Kind::BietenOrder, { lastCard(spot) }, choices, why);
}

MaybeQuestion points(const BietenSpot& spot, Rng& rng)
{
    const auto table = counted(spot);
    if (!table) return std::nullopt;
    const int right = table->count->delta[spot.learner];
    if (right == 0 && !chance(4, rng)) return std::nullopt;
    return asked(Kind::BietenPoints, { lastCard(spot) },
        numbers(Sort::Number, right, { -1, 0, 1, right + 1, right - 1, right + 2 }, rng),
        { Reason::PointsCounted, clause(60), { scoreOf(*table->count, spot.learner) } });
}

MaybeQuestion out(const BietenSpot& spot, Rng& rng)
{
    if (!isNear(spot.state.table)) return std::nullopt;
    const auto table = counted(spot);
    if (!table) return std::nullopt;
    const Count& count = *table->count;
    if (count.out.empty() && !chance(6, rng)) return std::nullopt;
    const Value target = number(table->rules.target);
    std::optional<Seat> first;
    Why why { Reason::OutNobody, clause(59), { target, tally(totalsOf(*table), table->active) } };
    if (!count.out.empty()) {
        first = count.out[0];
        const Figure figure = lastFigure(spot.state.table, count, *first);
        why = { Reason::OutFirst, clause(59), { target, drill::figure(code(figure)) } };
    }
    return asked(Kind::BietenOut, { lastCard(spot) }, seats(table->active, first, true), why);
}

MaybeQuestion round(const BietenSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    if (!std::holds_alternative<Playing>(table.phase) || !chance(20, rng)) return std::nullopt;
    const PublicState next = nextDeal(table);
    struct Part {
        std::string_view code;
        Seat seat;
        Reason reason;
        int clause;
    };
    const std::array parts {
        Part { "deals", next.dealer, Reason::RoundDeals, 70 },
        Part { "cuts", cutterOf(next), Reason::RoundCuts, 10 },
        Part { "leads", forehandOf(next), Reason::RoundLeads, 16 },
    };
    const Part& part = parts[rng.below(parts.size())];
    return asked(Kind::BietenRound, { role(part.code) }, seats(table.active, part.seat, false),
        { part.reason, clause(part.clause), {} });
}

}
