#include "core/bots/preference/bot.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/ausfechten.h"
#include "core/bots/preference/open_cards.h"
#include "core/bots/preference/telling/book_motives.h"
#include "core/bots/preference/words/beside.h"
#include "core/bots/preference/words/manner.h"
#include "core/bots/preference/words/playout.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace weli::bots {

using namespace preference;

namespace {

    using Thoughts = std::vector<PreferenceEvaluation>;

    bool isInPlay(const Observation& observation)
    {
        return std::holds_alternative<Playing>(observation.table.phase);
    }

    /// Differs from question to question.
    std::uint64_t placeOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        const std::uint64_t cards = observation.hands[observation.seat].bits();
        return (cards << 24U) + (std::uint64_t { table.deal } << 16U) + (table.calls.size() << 8U)
            + (table.tricks.size() << 2U) + observation.seat.index;
    }

    /// Sharp tries a few lays of the cards; Master the fewer the longer each takes.
    int worldsFor(const Observation& observation, Level level)
    {
        if (level != Level::Master) return 24;
        if (!isInPlay(observation)) return 200;
        return observation.table.tricks.size() < 3 ? 160 : 400;
    }

    /// Master thinks out all it does; Sharp bids, lays aside and announces by the book, and thinks
    /// out its answers to a declarer and its cards.
    bool imagines(const Observation& observation, Level level)
    {
        const auto& phase = observation.table.phase;
        const bool becomesDeclarer = std::holds_alternative<Bidding>(phase)
            || std::holds_alternative<Discarding>(phase)
            || std::holds_alternative<Announcing>(phase);
        return level == Level::Master || (level == Level::Sharp && !becomesDeclarer);
    }

    /// Both hear what was said; Master also concludes from what was played.
    Evidence evidenceFor(Level level)
    {
        return level == Level::Master ? Evidence::WordsAndCards : Evidence::Words;
    }

    WorldSampler samplerFor(
        const Observation& observation, Level level, const Budget& budget, Rng& rng)
    {
        return { observation, worldsFor(observation, level), budget, rng, evidenceFor(level) };
    }

    /// What this level may imagine if an everyday decision has so many worlds.
    Budget budgetOf(Level level, Budget budget)
    {
        constexpr int most = 100'000;
        if (level == Level::Master) budget.worlds = 2 * std::min(budget.worlds, most);
        return budget;
    }

    /// How imagined deals are played. Declarers play better than the book, so who answers one
    /// reckons with open cards alone. What a master bids is valued between the book and open cards.
    CardPlay cardPlayFor(const Observation& observation, Level level)
    {
        const auto& phase = observation.table.phase;
        const bool answers = std::holds_alternative<GoingAlong>(phase)
            || std::holds_alternative<Inviting>(phase) || std::holds_alternative<Talking>(phase);
        return level == Level::Master && !answers ? CardPlay::Both : CardPlay::Openly;
    }

    /// The book's best thoughts, weighed in imagined worlds.
    Thoughts sharpWords(
        const Observation& observation, const Mind& mind, const Budget& budget, Rng& rng)
    {
        constexpr std::size_t worthALook = 4;
        const Thoughts book = sorted(unimagined(observation, mind));
        std::vector<Action> actions;
        for (const PreferenceEvaluation& one : book)
            if (actions.size() < worthALook) actions.push_back(*one.action);
        const WorldSampler sampler = samplerFor(observation, mind.level, budget, rng);
        const CardPlay cards = cardPlayFor(observation, mind.level);
        Thoughts words = playedOut(observation, sampler, actions, cards, budget);
        season(words, mannerOf(mind).temper, observation.table);
        return words;
    }

    /// Equal cards are told apart by the book.
    void addTheBook(Thoughts& cards, const Observation& observation)
    {
        const auto book = likedCards(observation);
        addMotives(cards, observation, book);
        for (std::size_t i = 0; i < cards.size(); ++i) cards[i].value += 0.001 * book[i].value;
    }

    /// Of one suit's cards that lose the trick none keeps more than the cheapest leaves, so far as
    /// imagined deals can tell: they are worth as much as the best of them, and the book chooses.
    void levelLosers(Thoughts& cards, const Observation& observation, double slight)
    {
        const PublicState& table = observation.table;
        const PlayedTrick* const open = openTrick(table);
        if (open == nullptr || rowOf(*table.contract).goal == Goal::NoTrick) return;
        const Trick trick = trickSoFar(*open);
        std::array<double, 4> best;
        best.fill(-std::numeric_limits<double>::infinity());
        const auto bestOf = [&](const PreferenceEvaluation& card) -> double& {
            return best[static_cast<std::size_t>(card.action->card().suit())];
        };
        const auto loses = [&](const PreferenceEvaluation& card) {
            return !beats(card.action->card(), trick, trumpOf(table));
        };
        for (const PreferenceEvaluation& card : cards)
            if (loses(card)) bestOf(card) = std::max(bestOf(card), card.value);
        for (PreferenceEvaluation& card : cards)
            if (loses(card) && card.value > bestOf(card) - slight) card.value = bestOf(card);
    }

    /// The mean of what open hands promise and of what comes of it if none of the others sees more
    /// than its own: the one is too clever, the other too simple.
    void addPlayedOut(Thoughts& cards, const Observation& observation, const WorldSampler& sampler,
        const Budget& budget)
    {
        std::vector<Action> actions;
        for (const PreferenceEvaluation& one : cards) actions.push_back(*one.action);
        const Thoughts played
            = playedOut(observation, sampler, actions, CardPlay::ByTheBook, budget);
        const bool isSuitPlay = isSuit(*observation.table.contract);
        const double scale = stakeOf(observation.table) / (isSuitPlay ? 10 : 1);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            cards[i].value = (scale * cards[i].value + played[i].value) / 2;
            add(cards[i].whys, { PreferenceReason::PlayedOn, { played[i].value } });
        }
    }

    Thoughts sharpCards(
        const Observation& observation, const Mind& mind, const Budget& budget, Rng& rng)
    {
        const bool isMaster = mind.level == Level::Master;
        const WorldSampler sampler = samplerFor(observation, mind.level, budget, rng);
        if (!observation.table.contract) {
            Thoughts cards = weighAusfechten(observation, sampler, budget);
            addTheBook(cards, observation);
            return cards;
        }
        const PublicState& table = observation.table;
        const TrickWorths worths
            = isMaster ? asSettled(table, observation.seat) : inTricks(table, observation.seat);
        Thoughts cards = weighOpenCards(observation, sampler, worths, budget);
        if (isMaster) addPlayedOut(cards, observation, sampler, budget);
        constexpr double slight = 0.015; // of what is played for, or of ten tricks
        levelLosers(cards, observation, slight * (isMaster ? stakeOf(table) : 10));
        addTheBook(cards, observation);
        seasonCards(cards, mannerOf(mind).temper, observation);
        return cards;
    }

    Thoughts thoughts(
        const Observation& observation, const Mind& mind, const Budget& everyday, Rng& rng)
    {
        const Budget budget = budgetOf(mind.level, everyday);
        const bool isImagined = imagines(observation, mind.level);
        if (isInPlay(observation) && isImagined) return sharpCards(observation, mind, budget, rng);
        if (isInPlay(observation)) return unimagined(observation, mind);
        Thoughts words = isImagined ? sharpWords(observation, mind, budget, rng)
                                    : unimagined(observation, mind);
        explainBeside(words, observation);
        return words;
    }

}

PreferenceDecision decide(
    const Observation& observation, const Mind& mind, const Budget& budget, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1)
        return onlyDecision<PreferenceEvaluation>(legal[0], { PreferenceReason::Forced });
    Rng rng = seededRng(placeOf(observation), seed);
    if (mind.level == Level::Random)
        return onlyDecision<PreferenceEvaluation>(
            legal[rng.below(static_cast<std::uint32_t>(legal.size()))], { PreferenceReason::Dice });
    return decisionFor(sorted(thoughts(observation, mind, budget, rng)));
}

std::span<const Character> charactersOf(std::type_identity<State> /*game*/)
{
    static constexpr std::array all { Character::Hunter, Character::Waller, Character::Lurker,
        Character::Optimist, Character::Bookman };
    return all;
}

}
