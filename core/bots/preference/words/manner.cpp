#include "core/bots/preference/words/manner.h"

#include "core/bots/preference/book_reasons.h"
#include "core/bots/preference/calls.h"
#include "core/bots/preference/words/kings_evaluator.h"
#include "core/bots/preference/words/plain_evaluator.h"

#include <algorithm>

namespace weli::bots {

using namespace preference;

namespace {

    Temper temperOf(Character character)
    {
        switch (character) {
        case Character::Hunter: return { .playing = 0.2 };
        case Character::Waller: return { .playing = -0.2 };
        case Character::Lurker: return { .holding = 0.25, .premium = 0.15 };
        default: return {};
        }
    }

    PreferenceMemory memoryOf(Level level)
    {
        if (level <= Level::FirstEvening) return PreferenceMemory::OwnHand;
        if (level == Level::Easy) return PreferenceMemory::LastTrick;
        return level == Level::Regular ? PreferenceMemory::Lately : PreferenceMemory::All;
    }

    Schooling schoolingOf(const Mind& mind)
    {
        if (mind.level <= Level::Easy) return Schooling::OwnHand;
        const bool isOfOld = mind.character == Character::Bookman;
        return mind.level == Level::Regular || isOfOld ? Schooling::Taught : Schooling::Experienced;
    }

    /// What is liked of this act.
    double liking(const Action& word, const Temper& temper)
    {
        switch (word.verb()) {
        case Verb::Hold: return temper.playing + temper.holding;
        case Verb::Join:
        case Verb::Take: return temper.playing;
        case Verb::Bid: {
            const bool buys = word.bid().contract && rowOf(*word.bid().contract).buys;
            return temper.playing + (buys ? 0 : temper.premium);
        }
        default: return 0;
        }
    }

    PreferenceEvaluation& bestIn(std::vector<PreferenceEvaluation>& weighed)
    {
        return *std::max_element(weighed.begin(), weighed.end(),
            [](const auto& one, const auto& other) { return one.value < other.value; });
    }

    /// Behind the first reason: the last ones must go where others need room.
    void tellLiking(PreferenceWhys& whys)
    {
        const PreferenceWhys others = whys;
        whys = {};
        for (const PreferenceWhy& why : others) {
            add(whys, why);
            if (whys.size() == 1) add(whys, { PreferenceReason::Likes });
        }
    }

}

PreferenceManner mannerOf(const Mind& mind)
{
    return { memoryOf(mind.level), temperOf(mind.character) };
}

std::unique_ptr<HandEvaluator> evaluatorOf(const Mind& mind)
{
    if (mind.level == Level::FirstEvening) return std::make_unique<PlainEvaluator>();
    if (mind.character == Character::Optimist) return std::make_unique<KingsEvaluator>();
    return std::make_unique<BookEvaluator>(schoolingOf(mind));
}

void season(
    std::vector<PreferenceEvaluation>& weighed, const Temper& temper, const PublicState& table)
{
    const PreferenceEvaluation& most = bestIn(weighed);
    for (PreferenceEvaluation& one : weighed)
        one.value += liking(*one.action, temper) * stakeOf(table);
    PreferenceEvaluation& best = bestIn(weighed);
    if (&best != &most) tellLiking(best.whys);
}

std::vector<PreferenceEvaluation> unimagined(const Observation& observation, const Mind& mind)
{
    const PreferenceManner manner = mannerOf(mind);
    if (std::holds_alternative<Playing>(observation.table.phase))
        return readCards(observation, manner.memory);
    const ActionList legal = legalActions(observation);
    auto words = evaluateCalls(observation, *evaluatorOf(mind), { legal.begin(), legal.end() });
    season(words, manner.temper, observation.table);
    return words;
}

}
