#include "core/bots/bieten/samples.h"

#include "core/bots/bieten/expected_result.h"

#include <algorithm>
#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    /// What points are worth to the seat where they change nothing in the game.
    double worthOfPoints(const PublicState& counted, Seat seat)
    {
        constexpr double perPoint = 0.002; // in the game one is worth twenty times as much or more
        constexpr double ofAnother = 0.2; // against one of its own
        double points = 0;
        for (const Seat other : counted.active)
            points += (other == seat ? 1 : -ofAnother) * counted.count->delta[other];
        return perPoint * points;
    }

}

BietenOutcome outcomeOf(const PublicState& counted, Seat seat)
{
    assert(counted.count);
    BietenOutcome outcome { .result = expectedResult(counted, seat) + worthOfPoints(counted, seat),
        .points = counted.count->delta[seat],
        .scored = {},
        .conceded = {} };
    for (const CountedFigure& figure : counted.count->figures) {
        outcome.scored[figure.figure] = figure.seat;
        if (figure.state == FigureState::Conceded && figure.seat == seat)
            outcome.conceded.add(figure.figure);
    }
    return outcome;
}

void enter(Samples& samples, Seat seat, const Question& question, const BietenOutcome& outcome,
    double weight)
{
    ++samples.worlds;
    samples.result.enter(outcome.result, weight);
    samples.points.enter(outcome.points, weight);
    for (const Figure figure : figures) {
        if (outcome.scored[figure] == seat) samples.won[figure] += weight;
        if (!outcome.scored[figure]) samples.nobodys[figure] += weight;
    }
    if (question.claimed) {
        const bool good = outcome.conceded.contains(*question.claimed);
        (good ? samples.pointsIfGood : samples.pointsIfHeld).enter(outcome.points, weight);
        if (!good && outcome.scored[*question.claimed] == seat) samples.wonIfHeld += weight;
    }
    if (question.answered) {
        const bool won = outcome.scored[*question.answered] == seat;
        (won ? samples.resultIfWon : samples.resultIfLost).enter(outcome.result, weight);
        if (outcome.scored[*question.answered] == question.asker) samples.askersWon += weight;
    }
}

std::optional<double> neededToHold(const Samples& hold, const Samples& good)
{
    constexpr double rounding = 1e-9;
    if (hold.resultIfWon.weight <= 0 || hold.resultIfLost.weight <= 0) return std::nullopt;
    const double lost = hold.resultIfLost.mean();
    const double difference = hold.resultIfWon.mean() - lost;
    if (difference <= rounding) return std::nullopt;
    return std::clamp((good.result.mean() - lost) / difference, 0.0, 1.0);
}

}
