#include "core/bots/bieten/samples.h"

#include "core/bots/bieten/expected_result.h"

#include <cassert>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr double seldom = 0.05; // of all worlds: too few to speak of

    BietenWhy wins(const Samples& samples, Figure figure)
    {
        return { BietenReason::Wins, figure, { samples.chance(figure) } };
    }

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

    /// The chance from which on holding is better than giving in; nothing if it makes no odds.
    std::optional<double> neededToHold(const Samples& hold, const Samples& good)
    {
        constexpr double fewest = 1e-9;
        if (hold.resultIfWon.weight <= 0 || hold.resultIfLost.weight <= 0) return std::nullopt;
        const double lost = hold.resultIfLost.mean();
        const double difference = hold.resultIfWon.mean() - lost;
        if (difference <= fewest) return std::nullopt;
        return std::clamp((good.result.mean() - lost) / difference, 0.0, 1.0);
    }

    /// The figure for which this is greatest, among those that are left.
    template <typename Of> std::optional<Figure> greatest(FigureSet left, Of of)
    {
        std::optional<Figure> most;
        for (const Figure figure : figures)
            if (left.contains(figure) && (!most || of(figure) > of(*most))) most = figure;
        return most;
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
    for (const Figure figure : figures)
        if (outcome.scored[figure] == seat) samples.won[figure] += weight;
    if (question.claimed) {
        const bool good = outcome.conceded.contains(*question.claimed);
        (good ? samples.pointsIfGood : samples.pointsIfHeld).enter(outcome.points, weight);
    }
    if (question.answered) {
        const bool won = outcome.scored[*question.answered] == seat;
        (won ? samples.resultIfWon : samples.resultIfLost).enter(outcome.result, weight);
        if (outcome.scored[*question.answered] == question.asker) samples.askersWon += weight;
    }
}

void explainClaim(BietenEvaluation& evaluation, const Samples& samples, Figure figure)
{
    add(evaluation.whys, wins(samples, figure));
    const double least = seldom * samples.points.weight;
    if (samples.pointsIfGood.weight > least)
        add(evaluation.whys, { BietenReason::IfGood, figure, { samples.pointsIfGood.mean() } });
    if (samples.pointsIfHeld.weight > least)
        add(evaluation.whys, { BietenReason::IfHeld, figure, { samples.pointsIfHeld.mean() } });
}

void explainAnswer(BietenEvaluation& evaluation, const Samples& hold, const Samples& good,
    const Question& question)
{
    const Figure figure = *question.answered;
    const double chance = hold.chance(figure);
    if (const auto needed = neededToHold(hold, good)) {
        const bool pays = chance > *needed;
        add(evaluation.whys,
            { pays ? BietenReason::HoldPays : BietenReason::HoldLoses, figure,
                { chance, *needed } });
    } else {
        add(evaluation.whys, wins(hold, figure));
    }
    add(evaluation.whys,
        { question.three ? BietenReason::RaiserBetter : BietenReason::BidderBetter, figure,
            { hold.askersWon / hold.points.weight } });
}

void explainByFigures(
    BietenEvaluation& evaluation, const Samples& samples, const PerFigure<double>& others)
{
    constexpr double slight = 0.03;
    constexpr std::size_t most = 2;
    const auto change
        = [&](Figure figure) { return std::abs(samples.chance(figure) - others[figure]); };
    FigureSet left = FigureSet::all();
    while (const auto figure = greatest(left, change)) {
        if (change(*figure) < slight || evaluation.whys.size() == most) break;
        add(evaluation.whys, wins(samples, *figure));
        left.remove(*figure);
    }
    if (!evaluation.whys.empty()) return;
    const auto likeliest = greatest(left, [&](Figure figure) { return samples.chance(figure); });
    add(evaluation.whys, wins(samples, *likeliest));
}

}
