// How a position of Bieten is told, by what came of its acts; the rest of BietenLookout is in
// lookout.cpp.

#include "core/bots/bieten/telling/telling.h"
#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/telling/sights.h"
#include "core/bots/costs.h"
#include "core/outlook/bieten/lookout.h"

#include <algorithm>
#include <cmath>

namespace weli::outlook {

using namespace bieten;

namespace {

    /// Of a card: is it told of a figure that is won with any other as often?
    bool holdsOfAnyCard(const bots::BietenWhy& why)
    {
        using bots::BietenReason;
        return why.reason == BietenReason::OverBefore
            || ((why.reason == BietenReason::Wins || why.reason == BietenReason::Certain)
                && why.figure != Figure::Last);
    }

    /// Begins with what one sees, where there would be a mere number, or nothing of the card.
    void tellSight(
        bots::BietenEvaluation& best, const Observation& observation, const bots::Trial& trial)
    {
        const auto whys = best.whys;
        if (whys.empty()) return;
        const bool isCard = best.action && best.action->verb() == Verb::Play;
        const auto saysNothing
            = [isCard](const bots::BietenWhy& why) { return isCard && holdsOfAnyCard(why); };
        if (!isBare(whys[0].reason) && !saysNothing(whys[0])) return;
        const auto sight = bots::sightOf(observation, trial, whys[0]);
        if (!sight) return;
        best.whys = {};
        add(best.whys, *sight);
        for (const bots::BietenWhy& why : whys)
            if (!saysNothing(why)) add(best.whys, why);
    }

    bool says(const bots::BietenEvaluation& one, bots::BietenReason reason)
    {
        return std::any_of(one.whys.begin(), one.whys.end(),
            [reason](const bots::BietenWhy& why) { return why.reason == reason; });
    }

    /// After what speaks for it, unless it says already that it makes no odds. Then it is no word
    /// that there is nothing to gain: not before a card, nor beside an act with more points.
    void tellThatAnotherWillDo(bots::BietenEvaluation& best, bool isMore)
    {
        using bots::BietenReason;
        if (says(best, BietenReason::NoOdds) || says(best, BietenReason::WonUnbid)) return;
        const auto before = best.whys;
        best.whys = {};
        bool isSaid = false;
        for (const bots::BietenWhy& why : before) {
            if (why.reason != BietenReason::NothingGained || (!isMore && !best.action))
                add(best.whys, why);
            if (!isSaid && !best.whys.empty()) add(best.whys, { BietenReason::Unreadable });
            isSaid = !best.whys.empty();
        }
        if (!isSaid) add(best.whys, { BietenReason::Unreadable });
    }

    /// Beside what brings more points it is no word that there is nothing to gain, and beside a
    /// claim that will do none that it comes to little; but something must be said.
    void tellNothingAgainst(
        bots::BietenEvaluation& best, const std::vector<std::optional<Action>>& alike, bool isMore)
    {
        using bots::BietenReason;
        const auto before = best.whys;
        const auto isAlike = [&alike](const bots::BietenWhy& why) {
            const Verb verb = why.figures[1] == 1 ? Verb::Three : Verb::Bid;
            return why.figure
                && std::find(alike.begin(), alike.end(), Action::say(verb, *why.figure))
                != alike.end();
        };
        best.whys = {};
        for (const bots::BietenWhy& why : before) {
            const bool isGainless = isMore && why.reason == BietenReason::NothingGained;
            const bool isRefuted = why.reason == BietenReason::IfClaimedAndHeld && isAlike(why);
            if (!isGainless && !isRefuted) add(best.whys, why);
        }
        if (best.whys.empty() || best.whys[0].reason == BietenReason::Unreadable)
            best.whys = before;
    }

    /// In tenths.
    std::int64_t shownPoints(const bots::BietenEvaluation& one)
    {
        return std::lround(10 * one.expected->points);
    }

    /// Does it bring more points than the best, also in tenths, as they are shown?
    bool bringsMore(const bots::BietenEvaluation& one, const bots::BietenEvaluation& best)
    {
        return one.expected->points > best.expected->points + 2 * one.expected->error
            && shownPoints(one) > shownPoints(best);
    }

    /// By the points that are shown, and by the game among equals; the best stays first.
    void putInShownOrder(std::vector<bots::BietenEvaluation>& all)
    {
        std::stable_sort(all.begin() + 1, all.end(), [](const auto& one, const auto& other) {
            const auto here = shownPoints(one);
            const auto there = shownPoints(other);
            return here != there ? here > there : one.value > other.value;
        });
    }

    // In what an act with more points is no better than the best.
    constexpr double othersHaveMore = 0;
    constexpr double lessOfTheGame = 1;
    constexpr double noMoreOfTheGame = 2;

}

bots::BietenDecision BietenLookout::advice() const
{
    const auto trials = allTrials();
    auto all = weighed();
    bots::BietenEvaluation& best = all.front();
    const auto more = withMorePoints(all);
    const bots::Telling telling(observation_, trials, tried_.paths.size());
    telling.explain(all, std::nullopt);
    tellSight(best, observation_, trials[order().front()]);
    std::vector<std::optional<Action>> alike;
    if (!isPlain()) {
        if (!isAnswerPlain()) bots::Telling::tellNoThreshold(all);
        if (!haveOthersFewerPoints(all)) tellThatAnotherWillDo(best, !more.empty());
        if (says(best, bots::BietenReason::Unreadable))
            alike = tried_.asGoodAs(order().front(), bots::slightOfAGame,
                [](const Path& path) { return path.trial.action; });
    } else if (!more.empty()) {
        telling.tellWhoIsNearlyOut(best);
    }
    tellNothingAgainst(best, alike, !more.empty());
    for (const auto& one : more)
        bots::putFirst(all[one.place].whys,
            bots::BietenWhy { bots::BietenReason::MorePoints, std::nullopt, { one.why } });
    bots::Telling::tellBothSides(all);
    putInShownOrder(all);
    auto decision = bots::decisionFor(std::move(all));
    decision.alike = std::move(alike);
    return decision;
}

/// Is the other answer, to hold or to say good, worse than the first act by more than an accident?
bool BietenLookout::isAnswerPlain() const
{
    const auto& best = tried_.paths[order().front()].trial.action;
    const auto isOtherAnswer = [&best](const Path& path) {
        const auto& other = path.trial.action;
        return best && other && best->verb() != other->verb()
            && (other->verb() == Verb::Hold || other->verb() == Verb::Good)
            && (best->verb() == Verb::Hold || best->verb() == Verb::Good);
    };
    const auto other = std::find_if(tried_.paths.begin(), tried_.paths.end(), isOtherAnswer);
    return other != tried_.paths.end() && tried_.isPlainlyBehind(*other, bots::slightOfAGame);
}

/// Of all acts that were tried at all: those that were in all worlds come first.
std::vector<bots::Trial> BietenLookout::allTrials() const
{
    std::vector<bots::Trial> trials;
    for (const Path& path : tried_.paths) trials.push_back(path.trial);
    for (const Path& path : untried_)
        if (!path.ends.empty()) trials.push_back(path.trial);
    return trials;
}

/// The best first, and no other above it: they are equal then.
std::vector<bots::BietenEvaluation> BietenLookout::weighed() const
{
    std::vector<bots::BietenEvaluation> all;
    for (const std::size_t place : order()) all.push_back(evaluated(tried_.paths[place]));
    for (const bots::BietenEvaluation& one : all)
        all.front().value = std::max(all.front().value, one.value);
    for (const Path& path : untried_)
        if (!path.ends.empty()) all.push_back(evaluatedBehind(path, all.front()));
    return all;
}

/// The acts that bring more points than the first, and what speaks against each; of a bluff it is
/// said that it is one.
std::vector<BietenLookout::More> BietenLookout::withMorePoints(
    const std::vector<bots::BietenEvaluation>& all) const
{
    std::vector<More> more;
    for (std::size_t place = 1; place < all.size(); ++place)
        if (bringsMore(all[place], all.front()) && !isBluff(pathOf(all[place].action)))
            more.push_back({ place, whyNotFirst(pathOf(all[place].action)) });
    return more;
}

/// Plainly fewer than the first, those that will do as well among them? That is shown, and needs
/// no word.
bool BietenLookout::haveOthersFewerPoints(const std::vector<bots::BietenEvaluation>& all) const
{
    constexpr double many = 0.35;
    const double points = all.front().expected->points;
    return std::all_of(all.begin() + 1, all.end(), [&](const auto& one) {
        return one.expected->points < points - many
            || tried_.isPlainlyBehind(pathOf(one.action), bots::slightOfAGame);
    });
}

double BietenLookout::whyNotFirst(const Path& path) const
{
    const Difference lead = tried_.behind(path, [this](const End& end) { return leadIn(end); });
    if (outlook::isPlain(lead)) return othersHaveMore;
    return tried_.isPlainlyBehind(path, bots::slightOfAGame) ? lessOfTheGame : noMoreOfTheGame;
}

const BietenLookout::Path& BietenLookout::pathOf(const std::optional<Action>& action) const
{
    const auto is = [&action](const Path& path) { return path.trial.action == action; };
    const auto tried = std::find_if(tried_.paths.begin(), tried_.paths.end(), is);
    if (tried != tried_.paths.end()) return *tried;
    return *std::find_if(untried_.begin(), untried_.end(), is);
}

bots::BietenEvaluation BietenLookout::evaluated(const Path& path)
{
    const bots::Samples& samples = path.trial.samples;
    return { .action = path.trial.action,
        .value = path.value(),
        .error = samples.result.error(),
        .worlds = samples.worlds,
        .expected = bots::BietenPoints { samples.points.mean(), samples.points.error() } };
}

/// As far behind as it was where it was tried.
bots::BietenEvaluation BietenLookout::evaluatedBehind(
    const Path& path, const bots::BietenEvaluation& best) const
{
    const auto points = tried_.behind(path,
        [this](const End& end) { return static_cast<double>(end.points[observation_.seat]); });
    const Difference game = tried_.behind(path);
    auto one = evaluated(path);
    one.value = best.value - std::max(game.value, 0.0);
    one.error = game.error;
    one.expected->points = best.expected->points - points.value;
    one.expected->error = points.error; // what is asked of it is its difference from the best
    return one;
}

}
