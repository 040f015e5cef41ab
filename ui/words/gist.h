#pragma once

#include "ui/words/bieten/telling.h"
#include "ui/words/every_reason.h"
#include "ui/words/mittlere/telling.h"
#include "ui/words/preference/telling.h"

#include <cmath>
#include <concepts>
#include <utility>
#include <vector>

namespace weli::words {

/// A reason of an act, as it is told.
template <typename Evaluation> struct ToldReason {
    using Why = std::remove_cvref_t<decltype(std::declval<Evaluation>().whys[0])>;
    Why why;
    QString sentence;
};

template <typename Evaluation>
std::vector<ToldReason<Evaluation>> toldReasons(const Evaluation& one, CardWords cards)
{
    const QStringList sentences = reasonsOf(one, cards);
    std::vector<ToldReason<Evaluation>> all;
    for (const auto& why : one.whys) all.push_back({ why, sentences[std::ssize(all)] });
    return all;
}

/// The reason that tells most of a better act, or of one that is blamed; one that the other act has
/// as well is none, nor is a measure of both.
template <typename Evaluation>
QString mostTelling(const Evaluation& one, const std::vector<ToldReason<Evaluation>>& mine,
    const std::vector<ToldReason<Evaluation>>& others, bool isBlamed)
{
    QString told;
    int most = 0;
    for (const auto& each : mine) {
        const auto measure = measureOf(each.why);
        const bool isShared = std::any_of(others.begin(), others.end(), [&](const auto& other) {
            const auto same = measureOf(other.why);
            const bool isSame = isBlamed ? other.why.reason == each.why.reason
                                         : other.sentence == each.sentence && !isOfBoth(each.why);
            return isSame || (measure && same && same->what == measure->what);
        });
        const int weight = isShared ? 0 : tellingOf(each.why, one, isBlamed);
        if (weight <= most) continue;
        most = weight;
        told = each.sentence;
    }
    return told;
}

/// What both acts are measured by, where the better one is most the better by it; where that is not
/// much, what is said of both if there is something; else nothing.
template <typename Evaluation>
std::pair<QString, QString> measuredAlike(const std::vector<ToldReason<Evaluation>>& better,
    const std::vector<ToldReason<Evaluation>>& done)
{
    constexpr double slight = 0.015; // less is not seen in what is said
    std::pair<QString, QString> told;
    QString both;
    double most = slight;
    for (const auto& one : better) {
        const auto measure = measureOf(one.why);
        for (const auto& other : done) {
            const auto same = measureOf(other.why);
            if (!measure || !same || same->what != measure->what) continue;
            if constexpr (requires { saidOfBoth(*measure, *same); })
                if (both.isEmpty()) both = saidOfBoth(*measure, *same);
            if (measure->good <= same->good + most || one.sentence == other.sentence) continue;
            most = measure->good - same->good;
            told = { one.sentence, other.sentence };
        }
    }
    constexpr double much = 0.05;
    return most < much && !both.isEmpty() ? std::pair(QString(), both) : told;
}

/// Is it better to keep a bid back and play a card?
template <typename Action> bool isToWait(const Action& better, const Action& done)
{
    if constexpr (std::same_as<Action, bieten::Action>)
        return done.verb() == bieten::Verb::Bid && better.verb() == bieten::Verb::Play;
    else
        return false;
}

/// The one of this act, or the end.
template <typename Weighed, typename Action>
auto weighedAs(const Weighed& weighed, const Action& action)
{
    return std::find_if(weighed.begin(), weighed.end(),
        [&action](const auto& one) { return one.action == action; });
}

/// What a better act leads to, and what was done, of these that were weighed, the best first: the
/// same of both where it can be; never what praises the act that is blamed.
template <typename Weighed, typename Action>
std::pair<QString, QString> gistsOf(
    const Weighed& weighed, const Action& better, const Action& done, CardWords cards)
{
    using Evaluation = std::remove_cvref_t<decltype(*weighed.begin())>;
    const auto best = weighedAs(weighed, better);
    const auto blamed = weighedAs(weighed, done);
    if (best == weighed.end() || blamed == weighed.end()) return {};
    auto mine = *best;
    auto others = *blamed;
    if constexpr (requires { leaveOutAlike(mine, others); }) leaveOutAlike(mine, others);
    auto reasons = toldReasons(mine, cards);
    const auto against = toldReasons(others, cards);
    if constexpr (std::same_as<Action, bieten::Action>)
        std::erase_if(
            reasons, [&](const auto& one) { return !isToldBeside(one.why, better, done); });
    auto alike = measuredAlike<Evaluation>(reasons, against);
    if (!alike.second.isEmpty()) return alike;
    if constexpr (std::same_as<Action, bieten::Action>)
        if (isToWait(better, done)) {
            const QString fault = mostTelling(*blamed, against, {}, true);
            return { whyWait(*best, *blamed, cards),
                fault.isEmpty() ? whatIsRisked(*blamed, cards) : fault };
        }
    const QString told = mostTelling(*best, reasons, against, false);
    const QString fault = mostTelling(*blamed, against, reasons, true);
    if constexpr (std::same_as<Evaluation, bots::PreferenceEvaluation>)
        for (const auto& one : reasons) {
            if (!isOfBoth(one.why) || one.sentence != told) continue;
            if (isOfBid(one.why) && !fault.isEmpty()) return { {}, fault };
            return { told, {} };
        }
    return { told, fault };
}

/// Of a card it is told what speaks for it, and then what both come to; something always is.
template <typename Observation, typename Evaluation>
std::pair<QString, QString> gistsBeside(const Observation& observation, const Evaluation& better,
    const Evaluation& done, CardWords cards)
{
    const bool areCards = better.action->verb() == preference::Verb::Play;
    const auto told = areCards ? std::vector { withFiguresAlone(better), withFiguresAlone(done) }
                               : std::vector { better, done };
    auto figures = gistsOf(told, *better.action, *done.action, cards);
    const auto seen = cardsBeside(observation, better, done, cards);
    if (seen.first.isEmpty() && figures.first.isEmpty() && figures.second.isEmpty())
        return valuesBeside(better, done);
    return { (seen.first + ' ' + figures.first).trimmed(),
        (seen.second + ' ' + figures.second).trimmed() };
}

/// The same of what a seat could do there, which in Mittlere tells what the cards do.
template <typename Observation, typename Weighed, typename Action>
std::pair<QString, QString> gistsAt(const Observation& observation, const Weighed& weighed,
    const Action& better, const Action& done, CardWords cards)
{
    if constexpr (requires { stoodAt(observation); }) {
        const auto best = weighedAs(weighed, better);
        const auto blamed = weighedAs(weighed, done);
        if (best == weighed.end() || blamed == weighed.end()) return {};
        return gistsOf(observation, *best, *blamed, cards);
    } else {
        const auto best = weighedAs(weighed, better);
        const auto blamed = weighedAs(weighed, done);
        if (best == weighed.end() || blamed == weighed.end()) return {};
        if constexpr (requires { cardsBeside(observation, *best, *blamed, cards); })
            return gistsBeside(observation, *best, *blamed, cards);
        else
            return gistsOf(weighed, better, done, cards);
    }
}

/// What a deal is played for, where a game says so.
template <typename Observation> QString amountPlayed(const Observation& observation)
{
    if constexpr (requires { playedFor(observation); }) return playedFor(observation);
    return {};
}

/// How it stood before somebody acted there, where that is not to be seen on the table.
template <typename Observation>
QString stoodBefore(const Observation& observation, const QStringList& names = {})
{
    if constexpr (requires { stoodAt(observation, names); }) return stoodAt(observation, names);
    return {};
}

}
