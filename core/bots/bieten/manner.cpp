#include "core/bots/bieten/manner.h"

#include "core/bieten/combination.h"

namespace weli::bots {

using namespace bieten;

namespace {

    // A point of the deal is worth about 0.05 of a game.
    constexpr double huntersJoy = 0.012; // in bluffs and in threes
    constexpr double huntersHaste = 0.002; // with what he would bid later
    constexpr double wallersDoubt = 0.012; // in what he holds
    constexpr double wallersFear = 1; // nothing will do below …
    constexpr double nearlySure = 0.7; // … this
    constexpr double lurkersPatience = 0.02;
    constexpr double lurkersSpring = 0.02;

    constexpr double poor = 0.35;
    constexpr double even = 0.5; // a claim below this is a bluff
    constexpr double strong = 0.75;

    /// Is this the last time that the seat is sure to be asked in this deal?
    bool isLastWord(const Observation& observation)
    {
        return handOf(observation.table, observation.own.cards).size() <= 1;
    }

    double hunts(const Action& claim, double chance)
    {
        return chance < even || claim.verb() == Verb::Three ? huntersJoy : huntersHaste;
    }

    double lurks(const Observation& observation, const Action& claim, double chance)
    {
        if (claim.verb() == Verb::Three) return chance > poor ? lurkersSpring : 0;
        return chance > strong && !isLastWord(observation) ? -lurkersPatience : 0;
    }

}

double priceOf(Character character)
{
    switch (character) {
    case Character::Hunter: return 0.5;
    case Character::Reckoner: return 1.5; // he has counted, and draws no lots
    default: return 1;
    }
}

double liking(
    Character character, const Observation& observation, const Action& claim, double chance)
{
    switch (character) {
    case Character::Hunter: return hunts(claim, chance);
    case Character::Waller: return chance <= nearlySure ? -wallersFear : 0;
    case Character::Lurker: return lurks(observation, claim, chance);
    default: return 0;
    }
}

double likingToHold(Character character, double chance)
{
    if (chance >= even) return 0;
    if (character == Character::Hunter) return huntersJoy;
    return character == Character::Waller ? -wallersDoubt : 0;
}

}
