#include "core/bots/mittlere/bot.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/book.h"
#include "core/bots/mittlere/first_evening.h"
#include "core/bots/mittlere/sharp.h"

#include <cassert>
#include <utility>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Thoughts = std::vector<MittlereEvaluation>;

    std::uint64_t placeOf(const Observation& observation)
    {
        const PublicState& table = observation.table;
        return (std::uint64_t { table.deal } << 24U) + (std::uint64_t { table.drawings } << 8U)
            + (table.tricks.size() << 2U) + observation.seat.index + observation.hand.bits();
    }

    /// Remembers its own points and the last trick, and goes by what is plain.
    constexpr Knowledge ofABeginner { .memory = { .tricks = 1, .othersPoints = false },
        .overlooked = bitsOf({ Feature::LeadTrump, Feature::LeadLength, Feature::LeadOut,
            Feature::LeadAlone, Feature::FollowLength, Feature::DropTakes, Feature::DropTakesPoints,
            Feature::DropFixes, Feature::DropFixesLength, Feature::DropFixesHigh,
            Feature::DropFixesLow, Feature::DropTrump, Feature::TopTrump }),
        .plain = true };

    /// Remembers all cards, and has not yet learnt what trumps are worth.
    constexpr Knowledge ofARegular { .memory = { .othersPoints = false },
        .overlooked = bitsOf({ Feature::DropFixes, Feature::DropFixesLength, Feature::DropFixesHigh,
            Feature::DropFixesLow, Feature::DropTrump, Feature::TopTrump }) };

    Knowledge knowledgeOf(const Mind& mind)
    {
        if (mind.level == Level::Easy) return ofABeginner;
        Knowledge knowledge = mind.level == Level::Regular ? ofARegular : Knowledge {};
        knowledge.trustsKings = mind.character == Character::Optimist;
        return knowledge;
    }

    /// With so many cards in hand it is reckoned out what comes of each, wherever the others lie.
    int reckonedBy(Level level)
    {
        if (level == Level::Regular) return 2;
        return level == Level::Book ? 3 : 0;
    }

    MittlereManner mannerOf(Character character)
    {
        switch (character) {
        case Character::Hunter:
            return { .taste = { .high = 0.2, .allTricks = 0.5 }, .leadsHigh = 0.2 };
        case Character::Waller: return { .taste = { .danger = -0.5 }, .leadsHigh = -0.2 };
        case Character::Lurker: return { .holdsBack = 0.3 };
        default: return {};
        }
    }

    Thinking thinkingOf(const Mind& mind)
    {
        Thinking thinking { .manner = mannerOf(mind.character) };
        if (mind.level < Level::Master) {
            thinking.iterationsAWorld = 10;
            thinking.cardsAhead = 2; // its own, and the answer to it
            return thinking;
        }
        thinking.iterationsAWorld = 300;
        thinking.candidatesAWorld = 10;
        thinking.tricksPlayedWell = 3;
        return thinking;
    }

    /// The one that is chosen first.
    Thoughts thoughts(
        const Observation& observation, const Mind& mind, const Budget& budget, Rng& rng)
    {
        if (mind.level == Level::FirstEvening) return sorted(firstEveningCards(observation));
        const bool reckons = budget.worlds > 0 && observation.hand.size() <= reckonedBy(mind.level);
        if (mind.level < Level::Sharp && !reckons)
            return sorted(bookCards(observation, knowledgeOf(mind)));
        return sharpCards(observation, thinkingOf(mind), budget, rng);
    }

}

MittlereDecision decide(
    const Observation& observation, const Mind& mind, const Budget& budget, std::uint64_t seed)
{
    const ActionList legal = legalActions(observation);
    assert(!legal.empty());
    if (legal.size() == 1)
        return onlyDecision<MittlereEvaluation>(legal[0], { MittlereReason::Forced });
    Rng rng = seededRng(placeOf(observation), seed);
    if (mind.level == Level::Random || legal[0].verb() == Verb::Draw)
        return onlyDecision<MittlereEvaluation>(
            legal[rng.below(static_cast<std::uint32_t>(legal.size()))], { MittlereReason::Dice });
    return decisionFor(thoughts(observation, mind, budget, rng));
}

std::span<const Character> charactersOf(std::type_identity<State> /*game*/)
{
    static constexpr std::array all { Character::Hunter, Character::Waller, Character::Lurker,
        Character::Optimist };
    return all;
}

}
