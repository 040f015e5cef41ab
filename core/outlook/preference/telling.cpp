// How a position of Préférence is told, by what came of its acts; the rest of PreferenceLookout is
// in lookout.cpp.

#include "core/outlook/preference/telling.h"

#include "core/bots/preference/telling/book_motives.h"
#include "core/bots/preference/telling/sights.h"
#include "core/bots/preference/words/beside.h"
#include "core/bots/preference/words/worth.h"
#include "core/outlook/preference/lookout.h"

#include <algorithm>
#include <cmath>

namespace weli::outlook {

using namespace preference;

namespace {

    /// Who has hopes of a contract and passes is content with the tricks of a defender.
    std::optional<bots::PreferenceWhy> defending(const bots::PreferenceWhys& whys)
    {
        constexpr double enough = 2;
        for (const auto& why : whys)
            if (why.reason == bots::PreferenceReason::Defending && why.figures[0] >= enough)
                return bots::PreferenceWhy { bots::PreferenceReason::DefendsInstead, why.figures };
        return std::nullopt;
    }

    /// Begins with what one sees, where there would be a mere number; before that it says what a
    /// hand for another contract has to do with this one.
    void tellSight(bots::PreferenceEvaluation& best, const Observation& observation, double made,
        CardSet worse)
    {
        const auto whys = best.whys;
        if (whys.empty() || !(isBare(whys[0].reason) || isAim(whys[0].reason))) return;
        best.whys = {};
        auto sight = bots::sightOf(observation, *best.action, whys[0], made, worse);
        if (sight.reason == bots::PreferenceReason::LongSuit)
            sight = defending(whys).value_or(sight);
        const bool tellsTricks = sight.reason == bots::PreferenceReason::DefendsInstead;
        for (const auto& why : whys)
            if (isAim(why.reason)) best.whys.push(why);
        best.whys.push(sight);
        // It decides, however much is counted in hand.
        if (!isAim(whys[0].reason)) best.whys.push(whys[0]);
        for (std::size_t i = 1; i < whys.size(); ++i) {
            if (whys[i] == sight || isAim(whys[i].reason)) continue;
            if (tellsTricks && whys[i].reason == bots::PreferenceReason::Defending) continue;
            if (best.whys.size() == bots::mostWhys) break;
            if (bots::countOf(measuresOf(whys[i].reason)) == 0)
                best.whys.push(whys[i]);
            else
                add(best.whys, whys[i]);
        }
    }

    bool isOfBid(bots::PreferenceReason reason)
    {
        return reason == bots::PreferenceReason::MadeWithTricks
            || reason == bots::PreferenceReason::MadeIfDeclarer
            || reason == bots::PreferenceReason::MadeMostly;
    }

    /// The best chance of a bid with a trump.
    double bestMade(const std::vector<bots::PreferenceEvaluation>& all)
    {
        double best = 0;
        for (const bots::PreferenceEvaluation& one : all)
            for (const bots::PreferenceWhy& why : one.whys)
                if (isOfBid(why.reason)) best = std::max(best, why.figures[0]);
        return best;
    }

    /// Of two contracts with the same goal the premium decides for the higher one.
    void tellPremium(std::vector<bots::PreferenceEvaluation>& sorted)
    {
        auto& best = sorted.front();
        const auto contractOf = [](const bots::PreferenceEvaluation& one) {
            return one.whys.empty() ? std::nullopt : one.whys[0].contract;
        };
        const auto contract = contractOf(best);
        if (!contract || rowOf(*contract).trump) return;
        const bool isHigher = std::ranges::any_of(sorted, [&](const auto& one) {
            const auto other = contractOf(one);
            return other && rowOf(*other).goal == rowOf(*contract).goal
                && rowOf(*other).premium < rowOf(*contract).premium;
        });
        const auto whys = best.whys;
        const auto* const premium = std::ranges::find(
            whys, bots::PreferenceReason::Premium, &bots::PreferenceWhy::reason);
        if (!isHigher || premium == whys.end()) return;
        best.whys = {};
        best.whys.push({ bots::PreferenceReason::HigherPremium, premium->figures });
        for (const auto& why : whys)
            if (why.reason != bots::PreferenceReason::Premium) best.whys.push(why);
    }

    /// After what speaks for it most.
    void tellThatAnotherWillDo(bots::PreferenceEvaluation& best)
    {
        const auto whys = best.whys;
        const std::size_t aims = isAim(whys[0].reason) ? 1 : 0;
        best.whys = {};
        for (std::size_t i = 0; i < whys.size(); ++i) {
            if (best.whys.size() < bots::mostWhys + aims) best.whys.push(whys[i]);
            if (i == aims) best.whys.push({ bots::PreferenceReason::AnotherWillDo });
        }
    }

}

void tellBest(std::vector<bots::PreferenceEvaluation>& sorted, const Observation& observation,
    bool isPlain, CardSet worse)
{
    // Before each is told beside the others; no hand is too weak for a bid that will do as well.
    const double made = isPlain ? bestMade(sorted) : 1;
    if (!std::holds_alternative<Playing>(observation.table.phase))
        bots::explainBeside(sorted, observation);
    tellPremium(sorted);
    tellSight(sorted.front(), observation, made, worse);
    if (!isPlain) tellThatAnotherWillDo(sorted.front());
}

void tellThatNothingChanges(bots::PreferenceEvaluation& best)
{
    const auto whys = best.whys;
    best.whys = {};
    best.whys.push({ bots::PreferenceReason::NothingChanges });
    for (const bots::PreferenceWhy& why : whys) add(best.whys, why);
}

/// Does the deal end so, whatever anybody does, or as the seat takes all that is left?
bool PreferenceLookout::isCertain(const Path& path) const
{
    const bool forces = plays_ && path.action && forcing_.contains(path.action->card());
    if (!isSettled_ && !forces) return false;
    const End& first = path.ends.front();
    return std::ranges::all_of(path.ends, [&first](const End& end) {
        return end.tricks == first.tricks && end.fallen == first.fallen && end.made == first.made
            && end.kept == first.kept && end.notMost == first.notMost;
    });
}

/// Where a lower bid comes off more often, but leaves it seldom to the seat.
void PreferenceLookout::tellOutbid(bots::PreferenceEvaluation& best) const
{
    constexpr double plainly = 0.15;
    const auto declares
        = [](const Path& path) { return path.words.made.weight / path.words.deals; };
    const auto places = tried_.order();
    const Path& first = tried_.paths[places.front()];
    const auto lower = std::ranges::find_if(
        places, [&](std::size_t place) { return bots::isLowBid(*tried_.paths[place].action); });
    if (plays_ || bots::isLowBid(*best.action) || lower == places.end()) return;
    const double seldom = declares(tried_.paths[*lower]);
    if (first.action != best.action || declares(first) < seldom + plainly) return;
    for (bots::PreferenceWhy& why : best.whys)
        if (why.reason == bots::PreferenceReason::BringsMore)
            why = { bots::PreferenceReason::LowerIsOutbid, { seldom } };
}

CardSet PreferenceLookout::plainlyWorse() const
{
    CardSet cards;
    for (const Path& path : tried_.paths)
        if (tried_.isPlainlyBehind(path, slight)) cards.add(path.action->card());
    return cards;
}

/// Does each card lead to the same for certain?
bool PreferenceLookout::isAllTheSame() const
{
    constexpr double none = 1e-6;
    if (!plays_ || tried_.paths.size() < 2) return false;
    const double chips = tried_.paths.front().chips.mean();
    return std::ranges::all_of(tried_.paths, [&](const Path& path) {
        return isCertain(path) && std::abs(path.chips.mean() - chips) < none;
    });
}

/// Of the declarer: does one card bring more because of who goes down? Then it is told of all.
bool PreferenceLookout::hangOnDefenders() const
{
    constexpr double more = 0.005; // of a chance, where chips say otherwise
    const PublicState& table = observation_.table;
    if (!table.contract || !isSuit(*table.contract)) return false;
    if (table.declarer != observation_.seat) return false;
    const auto made
        = [](const Path& path) { return path.cards.results.first / path.cards.results.worlds; };
    return std::ranges::any_of(tried_.paths, [&](const Path& one) {
        if (one.cards.hangsOnDefenders(table)) return true;
        return std::ranges::any_of(tried_.paths, [&](const Path& other) {
            return one.chips.mean() > other.chips.mean() + slight && made(one) + more < made(other);
        });
    });
}

bots::PreferenceEvaluation PreferenceLookout::evaluated(const Path& path) const
{
    const bots::PreferenceChips expected { path.chips.mean(), path.chips.error() };
    const auto worlds = static_cast<int>(path.ends.size());
    if (!plays_) {
        auto one = path.words.evaluation(*path.action, observation_.table, observation_.seat);
        one.value = path.value();
        return one;
    }
    bots::PreferenceEvaluation one { .action = path.action,
        .value = path.chips.mean(),
        .error = path.chips.error(),
        .worlds = worlds,
        .expected = expected };
    const PreferenceLine line = lineOf(path);
    if (observation_.table.contract) {
        const auto kept = line.events.kept;
        one.whys
            = path.cards.ownWhys(observation_, kept ? std::optional(kept->value) : std::nullopt,
                line.events.tricks, hangOnDefenders());
    } else {
        add(one.whys,
            { bots::PreferenceReason::MostTricks,
                { 1 - line.events.notMost->value, line.events.tricks } });
    }
    if (isCertain(path))
        for (bots::PreferenceWhy& why : one.whys) why.isCertain = true;
    return one;
}

/// What was tried in fewer worlds is as far behind as it was in those.
bots::PreferenceEvaluation PreferenceLookout::evaluatedBehind(
    const Path& path, const bots::PreferenceEvaluation& best) const
{
    auto one = evaluated(path);
    const Difference difference = tried_.behind(path);
    const double behind = std::max(difference.value, 0.0);
    one.value = best.value - behind;
    one.error = difference.error;
    one.expected = { best.expected->chips - behind, std::hypot(best.expected->error, one.error) };
    return one;
}

PreferenceLookout::Path PreferenceLookout::wellPlayedOn(const Path& path) const
{
    const auto all = promising(tried_.worlds, ways(*path.action),
        [this](Path& way, const World& world) { follow(way, world); });
    Path best = *std::max_element(all.begin(), all.end(),
        [](const Path& one, const Path& other) { return one.value() < other.value(); });
    best.action = path.action; // it may be an equal one
    best.bookValue = path.bookValue;
    return best;
}

bots::PreferenceDecision PreferenceLookout::advice() const
{
    std::vector<bots::PreferenceEvaluation> weighed;
    const auto order = this->order();
    const auto isPlayedOnWell = [&](const Path& path) {
        const bool isAdvised = path.action == tried_.paths[order.front()].action;
        return kept_ && (isAdvised ? plays_ : path.action == kept_);
    };
    for (const Path& path : tried_.paths)
        weighed.push_back(evaluated(isPlayedOnWell(path) ? wellPlayedOn(path) : path));
    const bool isOpen = !isAllTheSame();
    const CardSet worse = plays_ ? plainlyWorse() : CardSet();
    if (plays_ && isOpen) {
        bots::tellBringsMore(weighed);
        bots::addMotives(
            weighed, observation_, bots::likedCards(observation_), order.front(), worse);
    }
    std::vector<bots::PreferenceEvaluation> sorted;
    sorted.reserve(order.size() + dropped_.size());
    for (const std::size_t place : order) sorted.push_back(weighed[place]);
    for (const auto& one : sorted) // whom modesty puts first is as good
        sorted.front().value = std::max(sorted.front().value, one.value);
    for (const Path& path : dropped_) sorted.push_back(evaluatedBehind(path, sorted.front()));
    auto decision = bots::decisionFor(std::move(sorted));
    if (isOpen && !isPlain())
        decision.alike
            = tried_.asGoodAs(order.front(), slight, [](const Path& path) { return path.action; });
    bots::dropShownWorse(
        decision, [](const bots::PreferenceChips& best, const bots::PreferenceChips& one) {
            return bots::chipsBetween(best, one) > 1;
        });
    if (isOpen)
        tellBest(decision.weighed, observation_, decision.alike.empty(), worse);
    else
        tellThatNothingChanges(decision.weighed.front());
    tellOutbid(decision.weighed.front());
    return decision;
}

}
