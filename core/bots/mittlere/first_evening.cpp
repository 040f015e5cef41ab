#include "core/bots/mittlere/first_evening.h"

#include "core/bots/decision_util.h"
#include "core/bots/mittlere/telling/card_facts.h"
#include "core/mittlere/values.h"

#include <array>

namespace weli::bots {

using namespace mittlere;

namespace {

    using Chances = std::array<double, rankCount>; // by rank from the ace down

    constexpr Chances plainChances { 0.7, 0.45, 0.25, 0.15, 0.1, 0.05, 0, 0, 0 };
    constexpr Chances trumpChances { 0.8, 0.7, 0.6, 1, 0.5, 0.9, 0.4, 0.35, 0.3 };

    /// About how likely the card takes the trick to which it is led.
    double chanceOf(Card card, Trump trump)
    {
        const Chances& chances = card.suit() == trump ? trumpChances : plainChances;
        return chances[static_cast<std::size_t>(card.rank())];
    }

    /// How likely the card takes the trick if it is played now.
    double chanceNow(const PublicState& table, Card card)
    {
        const PlayedTrick* const trick = openTrick(table);
        if (trick == nullptr) return chanceOf(card, table.trump);
        const Trick sofar = trickSoFar(*trick);
        const Trump trump = trumpAfter(table.trump, sofar.led, card);
        if (!beats(card, sofar, trump)) return 0;
        return trick->cards.size() == 2 ? 1 : 0.4 + 0.6 * chanceOf(card, trump);
    }

    /// Of equals the lowest if one goes for many points, else the highest.
    double ofEquals(Card card, double worth)
    {
        return 1e-2 * worth * static_cast<double>(card.rank()) - 1e-6 * card.index();
    }

    int lyingThere(const PublicState& table)
    {
        int value = 0;
        if (const PlayedTrick* const trick = openTrick(table))
            for (const Card card : trick->cards) value += valueOf(card, table.trump);
        return value;
    }

    /// What a point is worth to the seat: 1, or -1 if it had better take few; and why.
    struct Aim {
        double worth = 0;
        MittlereWhy why;
    };

    /// By the cards in hand alone: points are not counted, and nobody else is thought of.
    Aim aimOf(const Observation& observation)
    {
        const CardSet high = CardSet::of(Rank::Ace) | CardSet::of(Rank::King);
        const double count = (observation.hand & high).size();
        const double all = observation.hand.size();
        if (3 * count >= all) return { 1, { MittlereReason::HighHand, { count, all } } };
        return { -1, { MittlereReason::LowHand, { count, all } } };
    }

    /// What each card does, and why that is wanted.
    void explain(
        std::vector<MittlereEvaluation>& cards, const Observation& observation, const Aim& aim)
    {
        constexpr std::size_t late = 4; // tricks: then one speaks of having none yet
        constexpr double fair = 0.3; // a chance
        const PublicState& table = observation.table;
        const PlayContext context
            = playContextOf(observation, { .tricks = 0, .othersPoints = false });
        const Choosing choosing { .context = context,
            .playable = playableNow(table, observation.hand),
            .best = bestOf(cards).action->card(),
            .forMany = aim.worth > 0 };
        const bool lacksTrick = table.taken[observation.seat] == 0 && table.tricks.size() >= late;
        for (MittlereEvaluation& one : cards) {
            const Card card = one.action->card();
            if (lacksTrick && card == choosing.best && chanceNow(table, card) > fair)
                add(one.whys, { MittlereReason::FirstTrick });
            add(one.whys, firstFactOf(choosing, card));
            add(one.whys, aim.why);
        }
    }

}

std::vector<MittlereEvaluation> firstEveningCards(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Aim aim = aimOf(observation);
    const bool lacksTrick = table.taken[observation.seat] == 0;
    const double forATrick = lacksTrick ? static_cast<double>(table.tricks.size()) : 0;
    std::vector<MittlereEvaluation> cards;
    cards.reserve(handCount);
    for (const Card card : playableNow(table, observation.hand)) {
        const double chance = chanceNow(table, card);
        const int own = valueOf(card, table.trump);
        const double taken = chance * (lyingThere(table) + own + 4);
        const double given = (1 - chance) * own;
        MittlereEvaluation one { Action::play(card),
            aim.worth * (taken - given / 2) + forATrick * 1.5 * chance
                + ofEquals(card, aim.worth) };
        cards.push_back(one);
    }
    explain(cards, observation, aim);
    return cards;
}

}
