#pragma once

#include "core/bots/mittlere/deal.h"
#include "core/bots/mittlere/learnt/card_weights.h"
#include "core/mittlere/worlds.h"

#include <vector>

namespace weli::bots {

/// What the seat on turn knows in this deal.
PlayContext contextOf(const Deal& deal);
/// How likely somebody plays each of these cards, in their order, who may play them and no others:
/// fitted to what a tree search plays.
FixedList<float, mittlere::handCount> cardChances(
    const PlayContext& context, CardSet playable, const FeatureWeights& weights = cardWeights);
inline constexpr float anyCard = 0.1F; // how often a card is as likely there as any other

/// How well the cards that the two others have played fit to hands that they may have held.
class Likelihood {
public:
    explicit Likelihood(const mittlere::Observation& observation);

    /// Nothing was played that says anything.
    [[nodiscard]] bool isEmpty() const { return plays_.empty(); }
    /// Up to a constant; the hands are those of now.
    [[nodiscard]] double of(const std::array<CardSet, 2>& hands) const;

private:
    /// A card that was played, with what all could see before it.
    struct Play {
        std::size_t who = 0; // the first of the two others, or the second
        Card card;
        CardSet sinceThen; // what that seat has played from it on
        PlayContext context; // but for the hand
        CardSet unplayed;
    };

    static double chanceOf(const Play& play, CardSet handNow);

    std::vector<Play> plays_;
};

}
