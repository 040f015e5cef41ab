#pragma once

#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/odds/figure_odds.h"

namespace weli::bots {

/// An act, or none for waiting, with what the book thinks of it in points of the deal. The best
/// card and waiting count 0, so that a claim above 0 comes before them.
struct Advice {
    std::optional<bieten::Action> action;
    double value = 0;
    BietenWhy why;
};
using AdviceList = FixedList<Advice, 64>;

/// How often the book is in the mood for a bluff, and what one costs it, in points, when it is not.
inline constexpr double bluffShare = 0.25;
inline constexpr double outOfMood = 0.5;

/// What the text of 1926 would have a seat think of in the tricks of a deal, when it may act. The
/// rng decides whether it is in the mood for a bluff. No act in the list is an offence.
AdviceList bookAdvice(
    const bieten::PublicState& table, Seat seat, const bieten::Holding& own, Rng& rng);
/// Why the book says so; `good` goes by the figures of holding.
BietenWhy whyOf(const Advice& advice, const AdviceList& list);
/// The same for those who read it, the best first.
std::vector<BietenEvaluation> evaluationsOf(const AdviceList& list);
/// The best first: for the only card, once it is chosen, there is silence to speak of.
std::vector<BietenEvaluation> told(std::vector<BietenEvaluation> weighed);
/// The best of these, the first of equals.
const Advice& bestOf(const AdviceList& advice);

/// The book's thought on a bid, a three or an answer, against waiting or `good`.
Advice claimAdvice(const FigureOdds& figureOdds, const bieten::Action& claim, bool bluffs);
/// The book's thought on a card, by itself: the cards of a seat are to be compared.
Advice cardAdvice(
    const FigureOdds& figureOdds, const bieten::Holding& own, const bieten::Action& play);
/// Can it make sense to give a wild card this name, or is there a better one of its kind?
bool isUseful(
    const FigureOdds& figureOdds, const bieten::ActionList& legal, const bieten::Action& play);

/// What a point of a rival counts against one of mine.
double opponentWeight(const FigureOdds& figureOdds);
/// What is at stake in a figure; nothing if it is settled.
double stakeOf(const FigureOdds& figureOdds, bieten::Figure figure);

}
