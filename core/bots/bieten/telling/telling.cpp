#include "core/bots/bieten/telling/telling.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr double seldom = 0.05; // of all worlds: too few to speak of
    constexpr double rounding = 1e-9;

    /// Does the one bring what the other does?
    bool isSame(const Samples& here, const Samples& there)
    {
        return std::abs(here.points.mean() - there.points.mean()) < rounding
            && std::abs(here.result.mean() - there.result.mean()) < rounding;
    }

    bool saysNothingGained(const BietenWhy& why)
    {
        return why.reason == BietenReason::NothingGained || why.reason == BietenReason::WaitForBid
            || why.reason == BietenReason::IfClaimedAndHeld;
    }

    bool isBid(const std::optional<Action>& action)
    {
        return action && action->verb() == Verb::Bid;
    }

    bool has(const BietenEvaluation& one, BietenReason reason)
    {
        return std::any_of(one.whys.begin(), one.whys.end(),
            [reason](const BietenWhy& why) { return why.reason == reason; });
    }

    /// Behind what speaks for the act; what a held claim brings makes room for it. Beside an act
    /// that brings as much nothing is said of there being nothing to gain.
    void tellLast(BietenEvaluation& one, const BietenWhy& last)
    {
        const auto before = one.whys;
        one.whys = {};
        for (const BietenWhy& why : before)
            if (why.reason != BietenReason::IfHeld && !saysNothingGained(why)) add(one.whys, why);
        add(one.whys, last);
    }

    void addSecond(decltype(BietenEvaluation::whys)& whys, const BietenWhy& second)
    {
        const auto before = whys;
        whys = {};
        for (const BietenWhy& why : before) {
            add(whys, why);
            if (whys.size() == 1) add(whys, second);
        }
    }

    BietenWhy holding(const Samples& hold, const Samples& good, Figure figure)
    {
        const double chance = hold.chance(figure);
        const auto needed = neededToHold(hold, good);
        if (!needed) return { BietenReason::WinsIfHeld, figure, { chance } };
        const bool pays = chance > *needed;
        return { pays ? BietenReason::HoldPays : BietenReason::HoldLoses, figure,
            { chance, *needed } };
    }

    /// Do the sampled figures speak for the other answer, by a hair?
    bool isAgainstTheThreshold(const BietenEvaluation& chosen)
    {
        if (!chosen.action) return false;
        const Verb verb = chosen.action->verb();
        return std::any_of(chosen.whys.begin(), chosen.whys.end(), [verb](const BietenWhy& why) {
            return (verb == Verb::Hold && why.reason == BietenReason::HoldLoses)
                || (verb == Verb::Good && why.reason == BietenReason::HoldPays);
        });
    }

}

Telling::Telling(
    const Observation& observation, const std::vector<Trial>& trials, std::size_t thorough)
    : table_(observation.table)
    , trials_(trials)
    , thorough_(thorough)
    , odds_(observation.table, observation.seat, observation.own)
{
}

void Telling::explain(Weighed& weighed, std::optional<BietenReason> chosen) const
{
    for (std::size_t i = 0; i < weighed.size(); ++i) explainOne(weighed, i);
    BietenEvaluation& best = weighed.front();
    if (noOdds() || isAgainstTheThreshold(best)) tellNoThreshold(weighed);
    const bool isOnly = has(best, BietenReason::OnlyCard);
    const bool isSilence = isOnly || !best.action;
    if (isOnly && chosen == BietenReason::Likes) return;
    if (chosen)
        tellLast(best, *chosen);
    else if (noOdds() && !isSilence)
        tellLast(best, BietenReason::NoOdds);
}

void Telling::tellWhoIsNearlyOut(BietenEvaluation& best) const
{
    if (has(best, BietenReason::NearlyOut) || has(best, BietenReason::GoesOutBy)) return;
    if (const auto why = nearestOut()) addSecond(best.whys, *why);
}

void Telling::tellBothSides(Weighed& weighed)
{
    for (BietenEvaluation& one : weighed) {
        if (!has(one, BietenReason::IfGood) || has(one, BietenReason::IfHeld)) continue;
        const auto before = one.whys;
        one.whys = {};
        for (const BietenWhy& why : before)
            if (why.reason != BietenReason::IfGood) add(one.whys, why);
    }
}

void Telling::tellNoThreshold(Weighed& weighed)
{
    for (BietenEvaluation& one : weighed)
        for (BietenWhy& why : one.whys)
            if (why.reason == BietenReason::HoldPays || why.reason == BietenReason::HoldLoses)
                why = { BietenReason::WinsIfHeld, why.figure, { why.figures[0] } };
}

void Telling::explainOne(Weighed& weighed, std::size_t place) const
{
    BietenEvaluation& one = weighed[place];
    const Trial& trial = trialOf(one);
    if (trial.samples.points.weight <= 0)
        add(one.whys, trial.book);
    else if (trial.question.claimed)
        explainClaim(weighed, place);
    else if (trial.question.answered)
        explainAnswer(weighed, place);
    else
        explainQuiet(weighed, place);
}

void Telling::explainClaim(Weighed& weighed, std::size_t place) const
{
    BietenEvaluation& one = weighed[place];
    const Trial& trial = trialOf(one);
    const Figure figure = *trial.question.claimed;
    const Samples& samples = trial.samples;
    const double good = samples.pointsIfGood.weight / samples.points.weight;
    const bool isGood = good > 1 - seldom;
    const bool isHeld = good < seldom;
    const bool isThree = one.action->verb() == Verb::Three;
    BietenWhy own = wins(samples, figure);
    if (own.reason == BietenReason::Wins && !isHeld) own.figures[1] = 1;
    const auto ties = tied(weighed, place, figure);
    if (ties && place > 0) add(one.whys, *ties); // it speaks against the act
    const bool isBeaten = odds_.chance(figure) <= 0 && samples.wonIfHeld <= 0;
    const bool isBluff = !isGood && !isHeld
        && odds_.isBluff(figure, samples.wonIfHeld / samples.pointsIfHeld.weight);
    if (isBluff) add(one.whys, { BietenReason::ItIsABluff, figure, { good } });
    if (isBluff && place == 0)
        if (const auto why = nearestOut()) add(one.whys, *why);
    const bool isToldBeaten = isBeaten && !isBluff && figure != Figure::Last;
    if (isToldBeaten) add(one.whys, { BietenReason::Beaten, figure });
    const double nobody = samples.chanceOfNobody(figure);
    constexpr double often = 0.3;
    if (figure == Figure::Last && nobody > often && own.reason != BietenReason::Certain)
        add(one.whys, { BietenReason::GoesOutBefore, figure, { nobody } });
    const bool isSaid = isBluff || own.reason == BietenReason::Beaten;
    if (one.whys.empty() || !isSaid) addWinning(one, own, samples);
    if (isGood && !canAnybodyHold(figure, isThree))
        add(one.whys, { BietenReason::NobodyHolds });
    else if (isGood && !isThree) // who is asked to hold a three thinks longer than who plays on
        add(one.whys, { BietenReason::AlwaysGood });
    if (isHeld) add(one.whys, { BietenReason::AlwaysHeld });
    if (ties && place == 0) add(one.whys, *ties);
    if (isGood || isHeld) return;
    if (!isBluff) add(one.whys, { BietenReason::IfGood, figure, { samples.pointsIfGood.mean() } });
    add(one.whys, { BietenReason::IfHeld, figure, { samples.pointsIfHeld.mean() } });
}

void Telling::explainAnswer(Weighed& weighed, std::size_t place) const
{
    constexpr double mostly = 0.5;
    BietenEvaluation& one = weighed[place];
    const Trial& trial = trialOf(one);
    const Figure figure = *trial.question.answered;
    const Samples* hold = samplesOf(Verb::Hold);
    const Samples* good = samplesOf(Verb::Good);
    const bool holds = one.action->verb() == Verb::Hold;
    if (holds && place > 0 && hold != nullptr && good != nullptr)
        if (const auto why = tied(weighed, place, figure)) add(one.whys, *why);
    const int stakeIfHeld = trial.question.three ? 3 : 2;
    if (place == 0)
        if (const auto why = holds ? goesOutBy(figure, stakeIfHeld) : askerGoesOut(stakeIfHeld))
            add(one.whys, *why);
    if (hold == nullptr || good == nullptr) return add(one.whys, trial.book);
    if (place == 0 && !holds)
        if (const auto why = anotherHolds(*hold, *good, figure)) return add(one.whys, *why);
    const double nobody = hold->chanceOfNobody(figure);
    const double asker = hold->askersWon / hold->points.weight;
    const double third = 1 - nobody - asker - hold->chance(figure);
    if (nobody > mostly) {
        const bool isLast = figure == Figure::Last; // somebody always wins it
        const auto reason = isLast ? BietenReason::EndsBefore : BietenReason::NobodyScores;
        if (place == 0 && isLast && one.whys.empty())
            if (const auto who = nearestOut()) add(one.whys, *who);
        return add(one.whys, { reason, figure, { nobody } });
    }
    const BietenWhy own = wins(*hold, figure);
    if (own.reason == BietenReason::Certain) {
        const bool givesIn = one.action->verb() == Verb::Good;
        const auto reason = givesIn ? BietenReason::CertainIfHeld : own.reason;
        return addWinning(one, { reason, figure }, *hold);
    }
    const bool isVain = own.reason == BietenReason::CannotWin || own.reason == BietenReason::Beaten;
    add(one.whys, isVain ? own : holding(*hold, *good, figure));
    if (third < seldom && nobody < seldom) return; // the asker has all the rest
    const auto better
        = trial.question.three ? BietenReason::RaiserBetter : BietenReason::BidderBetter;
    const auto* const answering = std::get_if<Answering>(&table_.phase);
    const double who = answering == nullptr ? -1.0 : answering->asker.index;
    add(one.whys, { better, figure, { asker, who } });
}

/// Who says good scores what somebody else has held, as often as by holding.
std::optional<BietenWhy> Telling::anotherHolds(
    const Samples& hold, const Samples& good, Figure figure)
{
    constexpr double often = 0.1;
    const double chance = good.chance(figure);
    if (chance < often || chance < hold.chance(figure) - seldom) return std::nullopt;
    return BietenWhy { BietenReason::AnotherHolds, figure, { chance } };
}

/// A card, or waiting.
void Telling::explainQuiet(Weighed& weighed, std::size_t place) const
{
    BietenEvaluation& one = weighed[place];
    const Trial& trial = trialOf(one);
    const bool isOnly = trial.book.reason == BietenReason::OnlyCard;
    const bool waits = !one.action;
    const double left = odds_.own().hand().size();
    const double threes = std::none_of(weighed.begin(), weighed.end(),
        [](const BietenEvaluation& other) { return isBid(other.action); });
    if (isOnly) add(one.whys, { BietenReason::OnlyCard, std::nullopt, { left, threes } });
    if (place == 0 && (isOnly || waits)) add(one.whys, whySilent(weighed));
    if (isOnly) return;
    if (const auto why = compared(weighed, place)) add(one.whys, *why);
    if (one.whys.empty()) addWinning(one, inItself(weighed, place), trial.samples);
    if (place > 0 || waits || !one.whys[0].figure) return;
    const Figure figure = *one.whys[0].figure;
    constexpr double often = 0.3;
    if (trial.samples.chance(figure) < often) return;
    if (const auto why = goesOutBy(figure, static_cast<int>(stake(figure)))) {
        const auto others = one.whys;
        one.whys = {};
        add(one.whys, *why);
        for (const BietenWhy& other : others) add(one.whys, other);
    }
}

/// Nothing if it is not enough to go out, or somebody else may be out before.
std::optional<BietenWhy> Telling::goesOutBy(Figure figure, int stake) const
{
    constexpr int little = 2;
    const int lack = lackOf(table_, odds_.seat());
    if (lack > std::min(stake, little)) return std::nullopt;
    for (const Rival& rival : odds_.rivals())
        if (isNearlyOut(table_, rival.seat)) return std::nullopt;
    return BietenWhy { BietenReason::GoesOutBy, figure, { static_cast<double>(lack) } };
}

/// Who of the others lacks least, if that is little.
std::optional<BietenWhy> Telling::nearestOut() const
{
    std::optional<Seat> nearest;
    for (const Rival& rival : odds_.rivals())
        if (!nearest || lackOf(table_, rival.seat) < lackOf(table_, *nearest)) nearest = rival.seat;
    if (!nearest || !isNearlyOut(table_, *nearest)) return std::nullopt;
    return BietenWhy { BietenReason::NearlyOut, {},
        { static_cast<double>(lackOf(table_, *nearest)), static_cast<double>(nearest->index) } };
}

/// Is what is asked for enough for who asks, if it is held?
std::optional<BietenWhy> Telling::askerGoesOut(int stake) const
{
    const auto* const answering = std::get_if<Answering>(&table_.phase);
    if (answering == nullptr) return std::nullopt;
    const int lack = lackOf(table_, answering->asker);
    if (lack > stake) return std::nullopt;
    return BietenWhy { BietenReason::NearlyOut, {},
        { static_cast<double>(lack), static_cast<double>(answering->asker.index), 1 } };
}

/// Why nothing is said now, by the best act.
BietenWhy Telling::whySilent(const Weighed& weighed) const
{
    constexpr double slight = 0.1; // of a point
    const BietenEvaluation& best = weighed.front();
    const double points = trialOf(best).samples.points.mean();
    std::optional<BietenWhy> weak;
    for (const BietenEvaluation& other : weighed) {
        const Samples& samples = trialOf(other).samples;
        const auto& claimed = trialOf(other).question.claimed;
        if (!claimed || samples.points.weight <= 0) continue;
        const Figure figure = *claimed;
        if (!weak) weak = ifClaimedAndHeld(samples, *other.action);
        if (!isBid(other.action)) continue;
        const bool isCertain = wins(samples, figure).reason == BietenReason::Certain;
        if (isCertain && isSame(samples, trialOf(best).samples))
            return { BietenReason::WonUnbid, figure };
        if (isCertain && samples.points.mean() < points - slight)
            return { BietenReason::WaitForBid, figure, { static_cast<double>(wayToThree()) } };
    }
    return weak.value_or(BietenReason::NothingGained);
}

/// Of what is seldom won where somebody holds it, and often enough somebody does.
std::optional<BietenWhy> Telling::ifClaimedAndHeld(const Samples& samples, const Action& claim)
{
    constexpr double often = 0.3;
    constexpr double half = 0.5;
    if (samples.pointsIfHeld.weight < often * samples.points.weight) return std::nullopt;
    const double chance = samples.wonIfHeld / samples.pointsIfHeld.weight;
    if (chance > half) return std::nullopt;
    const bool isThree = claim.verb() == Verb::Three;
    return BietenWhy { BietenReason::IfClaimedAndHeld, claim.figure(),
        { chance, isThree ? 1.0 : 0 } };
}

/// Once another bids it.
WayToThree Telling::wayToThree() const
{
    if (!withinThreeLimit(table_, odds_.seat())) return WayToThree::HoldOnly;
    return table_.rules.directThree ? WayToThree::AtOnce : WayToThree::HoldFirst;
}

const Trial& Telling::trialOf(const BietenEvaluation& one) const
{
    return *std::find_if(trials_.begin(), trials_.end(),
        [&](const Trial& trial) { return trial.action == one.action; });
}

/// What came of this answer; nothing if it was not tried.
const Samples* Telling::samplesOf(Verb verb) const
{
    for (const Trial& trial : trials_)
        if (trial.action && trial.action->verb() == verb) return &trial.samples;
    return nullptr;
}

/// And, if it is certain, how often it is not counted; if it never is, that alone.
void Telling::addWinning(BietenEvaluation& one, const BietenWhy& why, const Samples& samples)
{
    const bool isCertain
        = why.reason == BietenReason::Certain || why.reason == BietenReason::CertainIfHeld;
    const double nobody = isCertain ? samples.chanceOfNobody(*why.figure) : 0;
    if (nobody > 1 - seldom)
        return add(one.whys, { BietenReason::GoesOutBefore, why.figure, { nobody } });
    add(one.whys, why);
    if (nobody > seldom) add(one.whys, { BietenReason::OverBefore, why.figure, { nobody } });
}

BietenWhy Telling::wins(const Samples& samples, Figure figure) const
{
    const double chance = samples.chance(figure);
    const double others = 1 - chance - samples.chanceOfNobody(figure);
    if (others < rounding && odds_.chance(figure) > 1 - rounding)
        return { BietenReason::Certain, figure };
    if (chance <= 0 && odds_.chance(figure) <= 0)
        return { figure == Figure::Last ? BietenReason::CannotWin : BietenReason::Beaten, figure };
    return { BietenReason::Wins, figure, { chance } };
}

/// By the rules, and by what lies there: who has nothing of a figure cannot hold it (B-33, B-36),
/// unless the others watch for that themselves (B-53).
bool Telling::canAnybodyHold(Figure figure, bool three) const
{
    if (table_.rules.irregularities == Irregularities::Penalised) return true;
    if (figure != Figure::Last) return odds_.odds(figure, three).allGood < 1 - rounding;
    const auto led = thirdLed(table_);
    return !led
        || std::any_of(odds_.rivals().begin(), odds_.rivals().end(), [&](const Rival& rival) {
               return ((rival.voids >> static_cast<unsigned>(*led)) & 1U) == 0;
           });
}

/// The book's reason, with what came of it.
BietenWhy Telling::inItself(const Weighed& weighed, std::size_t place) const
{
    const Trial& trial = trialOf(weighed[place]);
    const Trial& best = trialOf(weighed.front());
    const Samples& samples = trial.samples;
    const double last = samples.chance(Figure::Last);
    const BietenWhy& book = trial.book;
    switch (book.reason) {
    case BietenReason::NameWild:
        if (samples.chance(*book.figure) < seldom)
            return { book.reason, Figure::Last, { last, last } };
        [[fallthrough]];
    case BietenReason::Lure:
        return { book.reason, book.figure, { samples.chance(*book.figure), last } };
    case BietenReason::KeepBack:
        if (last > seldom && isLikeliest(trial)) return { book.reason, book.figure, { last } };
        break;
    default: break;
    }
    if (best.question.claimed) return wins(samples, *best.question.claimed);
    Figure most = Figure::Last;
    for (const Figure figure : figures)
        if (stake(figure) * samples.chance(figure) > stake(most) * samples.chance(most))
            most = figure;
    if (stake(most) <= 0) return { BietenReason::NoOdds }; // all is conceded
    return wins(samples, most);
}

double Telling::stake(Figure figure) const
{
    const FigureStatus& status = table_.figures[figure];
    return status.state == FigureState::Conceded ? 0 : status.stake;
}

/// Do all acts come to the same?
bool Telling::noOdds() const
{
    constexpr double slight = 1e-3;
    const auto end = trials_.begin() + static_cast<std::ptrdiff_t>(thorough_);
    const auto [least, most] = std::minmax_element(
        trials_.begin(), end, [](const Trial& a, const Trial& b) { return a.mean < b.mean; });
    return most->mean - least->mean < slight;
}

}
