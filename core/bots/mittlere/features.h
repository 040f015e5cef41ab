#pragma once

#include "core/mittlere/state.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace weli::bots {

/// What a player sees in a card that it may play; most are parts of 1.
enum class Feature : std::uint8_t {
    LeadBeaten, // a lead: how many of the suit's cards that are out would beat it
    LeadMaster, // … and none does
    LeadValue,
    LeadTrump,
    LeadLength, // of the suit in hand
    LeadOut, // how many of the suit are out
    LeadAlone, // nobody else has the suit
    FollowTakes, // following or trumping: takes the trick so far
    FollowTakesSurely, // … and the trick is full, or no card that is out beats it
    FollowTakesPoints, // … and there are points in it
    FollowTakesValue, // … and its own value
    FollowGivesValue, // does not take, and gives its value away
    FollowBeaten,
    FollowTrumps, // a trump upon another suit
    FollowLength,
    DropValue, // void: what it gives away
    DropBeaten,
    DropLength,
    DropTakes,
    DropTakesPoints,
    DropFixes, // makes its suit trump
    DropFixesLength,
    DropFixesHigh, // … with the under or the nine of it in hand
    DropFixesLow, // … with the under or the nine of it out
    DropTrump, // a trump that does not take
    FirstTrick, // takes, and the seat has no trick yet
    TopTrump, // the under or the nine, or the suit's before there is trump
    Hundred, // takes, and the hundred is near
};

inline constexpr auto featureCount = static_cast<std::size_t>(Feature::Hundred) + 1;
using Features = std::array<float, featureCount>;

/// What a feature speaks for: always, times the aim for points, and times how strong that aim is,
/// for many or for few.
struct FeatureWeight {
    Feature feature;
    float always;
    float aimHigh;
    float strength;

    [[nodiscard]] constexpr float at(float aim) const
    {
        return always + aim * aimHigh + (aim < 0 ? -aim : aim) * strength;
    }
};
using FeatureWeights = std::array<FeatureWeight, featureCount>;

constexpr bool areInOrder(const FeatureWeights& weights)
{
    for (std::size_t i = 0; i < featureCount; ++i)
        if (static_cast<std::size_t>(weights[i].feature) != i) return false;
    return true;
}

/// Some of the features, as bits.
constexpr std::uint32_t bitsOf(std::initializer_list<Feature> features)
{
    std::uint32_t bits = 0;
    for (const Feature feature : features) bits |= std::uint32_t { 1 } << static_cast<int>(feature);
    return bits;
}

/// What a seat knows that counts for the book.
struct PlayContext {
    CardSet hand;
    CardSet out; // neither in the hand nor played
    CardSet lacked {}; // all cards of the suits of which another has none, as far as is certain
    mittlere::Trump trump;
    std::optional<Trick> trick {};
    CardSet lying {};
    int tricks = 0; // of the seat
    int points = 0;
    int mostPoints = 0; // of the others
    int fewestPoints = 0;
    bool trustsKings = false; // when it reckons what its hand will bring
};

/// What a player keeps in mind beside its hand and the trick on the table.
struct MittlereMemory {
    int tricks = mittlere::handCount; // so many of the last whole tricks
    bool othersPoints = true;
};

PlayContext playContextOf(
    const mittlere::Observation& observation, const MittlereMemory& memory = {});

/// What cards count; while there is no trump without the eights, for hardly a deal goes without.
int worthToCountOn(CardSet cards, mittlere::Trump trump);
/// The points of each seat so far, as far as they are to be counted on.
PerSeat<int> pointsToCountOn(const mittlere::PublicState& table);
/// Whether the points that are still to come can make the seat's the most, or leave it the fewest.
struct Reach {
    bool most = true;
    bool fewest = true;
};
Reach reachOf(const PlayContext& context);
/// Would this card take the trick that lies there? None does yet if it is a lead.
bool takesNow(const mittlere::PublicState& table, Card card);
/// How many points the seat is about to have in the end.
float expectedPoints(const PlayContext& context);
/// -1 … 1: will the seat have the fewest points or the most?
float aimHighOf(const PlayContext& context);
Features featuresOf(const PlayContext& context, Card card);

/// The cards that can be a highest trump: the under and the nine, of any suit while there is none.
constexpr CardSet highestTrumps(mittlere::Trump trump)
{
    const CardSet highest
        = CardSet::of(mittlere::trumpOrder[0]) | CardSet::of(mittlere::trumpOrder[1]); // M-5
    return trump ? highest & CardSet::of(*trump) : highest;
}

}
