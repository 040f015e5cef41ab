#include "core/drill/bieten/makers.h"

#include <algorithm>

namespace weli::drill::bieten_bids {

using namespace bieten;

namespace {

    constexpr Clause clause(int number) { return { 'B', static_cast<std::uint8_t>(number) }; }

    bool isPlaying(const BietenSpot& spot)
    {
        return std::holds_alternative<Playing>(spot.state.table.phase);
    }

    /// Of what stands against the other figures, that which has to be seen on the table.
    Why whyRefused(const BietenSpot& spot)
    {
        Why why { Reason::Refused, {}, {} };
        for (const Figure each : figures) {
            const auto refusal = whyNot(spot.state, spot.learner, Action::say(Verb::Bid, each));
            if (refusal && why.clause < *refusal)
                why = { Reason::Refused, *refusal, { figure(code(each)) } };
        }
        return why;
    }

    Why whyWorth(const Action& said, const FigureStatus& status)
    {
        if (said.verb() == Verb::Hold) {
            if (status.stake == 3) return { Reason::WorthThree, clause(47), {} };
            return { Reason::WorthHeld, clause(44), {} };
        }
        const Value points = number(status.stake);
        if (status.state == FigureState::Conceded)
            return { Reason::WorthConceded, clause(status.stake == 1 ? 45 : 47), { points } };
        return { Reason::WorthUnsettled, clause(39), { points } };
    }

    bool isAnswer(const Action& action)
    {
        return action.verb() == Verb::Good || action.verb() == Verb::Hold;
    }

    bool isClaim(const Action& action)
    {
        return action.verb() == Verb::Bid || action.verb() == Verb::Three;
    }

    PerSeat<int> bookedOf(const PublicState& table)
    {
        PerSeat<int> points;
        for (const Seat seat : table.active) points[seat] = bookedScore(table, seat);
        return points;
    }

}

MaybeQuestion bids(const BietenSpot& spot, Rng& rng)
{
    if (!isPlaying(spot)) return std::nullopt;
    const Why why = whyRefused(spot);
    if (why.clause == clause(36) && !chance(12, rng)) return std::nullopt;
    std::vector<Choice> choices;
    for (const Figure each : figures) {
        const auto refusal = whyNot(spot.state, spot.learner, Action::say(Verb::Bid, each));
        choices.push_back({ figure(code(each)), !refusal, refusal });
    }
    return asked(Kind::BietenBids, {}, picked(choices, 6, rng), why);
}

MaybeQuestion worth(const BietenSpot& spot, Rng& rng)
{
    if (!isAnswer(spot.act) || !chance(2, rng)) return std::nullopt;
    const State then = after(spot.state, spot.learner, spot.act);
    const FigureStatus& status = then.table.figures[spot.act.figure()];
    if (status.stake == 1 && !chance(2, rng)) return std::nullopt; // most are worth one
    return asked(Kind::BietenWorth, { act(toText(spot.act)), figure(code(spot.act.figure())) },
        numbers(Sort::Number, status.stake, { 1, 2, 3 }, rng), whyWorth(spot.act, status));
}

MaybeQuestion answers(const BietenSpot& spot, Rng& rng)
{
    if (!isAnswer(spot.act) && !isClaim(spot.act)) return std::nullopt;
    const bool isFirst = isClaim(spot.act);
    if (isFirst && spot.act.verb() == Verb::Bid && !chance(4, rng)) return std::nullopt;
    const State then = after(spot.state, spot.learner, spot.act);
    const auto* const answering = std::get_if<Answering>(&then.table.phase);
    Why why { Reason::AnswersLeft, clause(isFirst && answering->three ? 47 : 43), {} };
    if (answering == nullptr && spot.act.verb() == Verb::Hold)
        why = { Reason::AnswersHeld, clause(44), {} };
    else if (answering == nullptr)
        why = { Reason::AnswersAll, clause(45), {} };
    std::optional<Seat> next;
    if (answering != nullptr) next = answering->next;
    SeatSet others = then.table.active;
    others.remove(spot.learner);
    return asked(Kind::BietenAnswers, { act(toText(spot.act)) }, seats(others, next, true), why);
}

MaybeQuestion gespannt(const BietenSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    if (!isPlaying(spot) || !chance(3, rng)) return std::nullopt;
    std::vector<Choice> choices;
    for (const Seat each : table.active)
        choices.push_back({ seat(each), !withinBidLimit(table, each) });
    return asked(Kind::BietenGespannt, {}, picked(choices, 6, rng),
        { Reason::NearTarget, clause(50),
            { number(table.rules.target), tally(bookedOf(table), table.active) } });
}

}
