#pragma once

#include "core/bieten/state.h"
#include "core/bots/bieten/evaluation.h"
#include "core/bots/decision_util.h"

namespace weli::bots {

/// What came of one act in an imagined deal, once that is counted.
struct BietenOutcome {
    double result = 0; // expected of the game; of equal ones, by the points of the deal
    int points = 0; // of the seat
    bieten::PerFigure<std::optional<Seat>> scored;
    bieten::FigureSet conceded; // to the seat
};

/// What the seat has got in a deal that is counted.
BietenOutcome outcomeOf(const bieten::PublicState& counted, Seat seat);

/// What came of one act over the worlds so far.
struct Samples {
    int worlds = 0;
    Sampled result;
    Sampled points;
    bieten::PerFigure<double> won; // weights of the worlds in which the seat scored the figure
    bieten::PerFigure<double> nobodys; // … in which nobody did
    double askersWon = 0; // … in which another scored it who asks for it now
    double wonIfHeld = 0; // … in which the seat scored what it claimed, though it was held
    Sampled pointsIfGood; // where the figure of the claim was conceded to the seat
    Sampled pointsIfHeld; // where it was not
    Sampled resultIfWon; // where the seat scored the figure that is answered
    Sampled resultIfLost;

    [[nodiscard]] double chance(bieten::Figure figure) const
    {
        return points.weight > 0 ? won[figure] / points.weight : 0;
    }
    [[nodiscard]] double chanceOfNobody(bieten::Figure figure) const
    {
        return points.weight > 0 ? nobodys[figure] / points.weight : 0;
    }
};

/// The figure that an act is about, if any, and who asks for it.
struct Question {
    std::optional<bieten::Figure> claimed {}; // bid, or raised
    std::optional<bieten::Figure> answered {};
    std::optional<Seat> asker {};
    bool three = false; // is what is answered
};

void enter(Samples& samples, Seat seat, const Question& question, const BietenOutcome& outcome,
    double weight);

/// The chance from which on holding is better than giving in; nothing if it makes no odds.
std::optional<double> neededToHold(const Samples& hold, const Samples& good);

}
