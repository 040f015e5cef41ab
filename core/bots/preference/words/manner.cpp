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
        case Character::Hunter: return { .playing = 0.32, .along = 0.24 };
        case Character::Waller: return { .playing = -0.15, .along = -0.28, .best = 0.2 };
        case Character::Lurker: return { .holding = 0.25, .premium = 0.15, .best = -0.3 };
        case Character::Optimist: return { .kings = 1.5 };
        case Character::Bookman: return { .along = 0.09 };
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
        case Verb::Take: return temper.along;
        case Verb::Bid: {
            const bool buys = word.bid().contract && rowOf(*word.bid().contract).buys;
            return temper.playing + (buys ? 0 : temper.premium);
        }
        default: return 0;
        }
    }

    /// What is liked of this card.
    double liking(Card card, const Temper& temper, const Observation& observation, CardSet outside)
    {
        const bool isBest = (outside & above(card)).empty();
        const bool leadsKing = card.rank() == Rank::King && openTrick(observation.table) == nullptr;
        const double left = observation.hands[observation.seat].size() / 10.0;
        return (isBest ? left * temper.best : 0) + (leadsKing ? temper.kings : 0);
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

    template <typename Liking>
    void addLikings(std::vector<PreferenceEvaluation>& weighed, const Liking& likingOf)
    {
        const PreferenceEvaluation& most = bestIn(weighed);
        for (PreferenceEvaluation& one : weighed) one.value += likingOf(*one.action);
        PreferenceEvaluation& best = bestIn(weighed);
        if (&best != &most) tellLiking(best.whys);
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
    addLikings(weighed, [&](const Action& word) { return liking(word, temper) * stakeOf(table); });
}

void seasonCards(std::vector<PreferenceEvaluation>& weighed, const Temper& temper,
    const Observation& observation)
{
    const auto& contract = observation.table.contract;
    if (temper.best == 0 && temper.kings == 0) return;
    if (!contract || rowOf(*contract).goal == Goal::NoTrick) return;
    const CardSet outside = cardsOutside(observation, PreferenceMemory::All);
    addLikings(weighed,
        [&](const Action& play) { return liking(play.card(), temper, observation, outside); });
}

std::vector<PreferenceEvaluation> unimagined(const Observation& observation, const Mind& mind)
{
    const PreferenceManner manner = mannerOf(mind);
    if (std::holds_alternative<Playing>(observation.table.phase)) {
        auto cards = readCards(observation, manner.memory);
        seasonCards(cards, manner.temper, observation);
        return cards;
    }
    const ActionList legal = legalActions(observation);
    auto words = evaluateCalls(observation, *evaluatorOf(mind), { legal.begin(), legal.end() });
    season(words, manner.temper, observation.table);
    return words;
}

}
