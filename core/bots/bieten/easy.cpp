#include "core/bots/bieten/easy.h"

#include "core/bieten/combination.h"
#include "core/bots/decision_util.h"

namespace weli::bots {

using namespace bieten;

namespace {

    /// An act, and what a beginner goes by.
    struct Thought {
        Action action;
        BietenWhy why;
    };

    /// A beginner's hand: natural cards, names on the table, and whether a wild card is left.
    struct Cards {
        CardSet faces;
        bool wild = false;
    };

    Cards cardsOf(const Observation& observation, const OwnCards& own)
    {
        Cards cards { observation.own.cards - wildCards(observation.table.rules),
            !own.unnamed().empty() };
        for (const Played played : observation.table.played[observation.seat])
            cards.faces.add(played.as);
        return cards;
    }

    bool hasAtLeast(CardSet cards, Rank rank)
    {
        for (const Card card : cards)
            if (card.rank() <= rank) return true;
        return false;
    }

    /// Does the figure look good, with at least this rank in it?
    bool looksGood(const Observation& observation, Figure figure, Rank least)
    {
        const OwnCards own(observation.table, observation.seat, observation.own);
        const Cards cards = cardsOf(observation, own);
        if (cards.wild) return true;
        switch (figure) {
        case Figure::Hearts: return hasAtLeast(cards.faces & CardSet::of(Suit::Hearts), least);
        case Figure::Leaves: return hasAtLeast(cards.faces & CardSet::of(Suit::Leaves), least);
        case Figure::Equal: return hasPair(cards.faces);
        case Figure::Run: return !runStarts(cards.faces).empty();
        case Figure::Last: break;
        }
        return hasAtLeast(own.hand(), least);
    }

    Thought answer(const Observation& observation, const Answering& answering, Rng& rng)
    {
        const Action hold = Action::say(Verb::Hold, answering.figure);
        const bool can = !whyNot(observation, hold)
            && !offenceOf(observation.table, observation.seat, observation.own, hold);
        const Rank least = answering.three ? Rank::King : Rank::Under;
        const bool brave = rng.below(10) == 0;
        if (can && brave) return { hold, { BietenReason::Dares, answering.figure } };
        if (can && looksGood(observation, answering.figure, least))
            return { hold, { BietenReason::LooksGood, answering.figure } };
        return { Action::say(Verb::Good, answering.figure),
            { BietenReason::LooksPoor, answering.figure } };
    }

    std::optional<Thought> claim(const Observation& observation, Rng& rng)
    {
        for (const Figure figure : figures) {
            const FigureStatus& status = observation.table.figures[figure];
            const bool silent = status.state == FigureState::Silent;
            const Action action = Action::say(silent ? Verb::Bid : Verb::Three, figure);
            const Rank least = silent ? Rank::Ober : Rank::Ace;
            const bool forgets = rng.below(3) == 0;
            if (forgets || !looksGood(observation, figure, least)) continue;
            if (!silent && (figure == Figure::Equal || figure == Figure::Run)) continue;
            if (whyNot(observation, action)
                || offenceOf(observation.table, observation.seat, observation.own, action))
                continue;
            return Thought { action, { BietenReason::LooksGood, figure } };
        }
        return std::nullopt;
    }

    /// The highest card that is lawful, or the lowest if the highest does not take the trick.
    std::optional<Thought> natural(const PublicState& table, const OwnCards& own)
    {
        std::optional<Card> high;
        std::optional<Card> low;
        for (const Card card : own.hand() - own.unnamed()) {
            if (!own.lawful(card)) continue;
            if (!high || card.rank() < high->rank()) high = card;
            if (!low || card.rank() > low->rank()) low = card;
        }
        if (!high) return std::nullopt;
        const auto led = suitLed(table);
        if (!led) return Thought { Action::play(*high), { BietenReason::Leads } };
        const auto trick = static_cast<std::size_t>(table.trick);
        const Card best = table.played[trickWinner(table, table.trick)][trick].as;
        const bool takes = high->suit() == *led && high->rank() < best.rank();
        if (takes) return Thought { Action::play(*high), { BietenReason::Takes } };
        return Thought { Action::play(*low), { BietenReason::CannotTake } };
    }

    Thought card(const Observation& observation)
    {
        const OwnCards own(observation.table, observation.seat, observation.own);
        if (const auto thought = natural(observation.table, own)) return *thought;
        const auto led = suitLed(observation.table);
        for (const Card wild : own.unnamed()) {
            const CardSet names = own.lawfulNames(wild);
            const CardSet following = led ? names & CardSet::of(*led) : names;
            const CardSet wanted = following.empty() ? names : following;
            if (!wanted.empty())
                return { Action::play(wild, wanted.first()), { BietenReason::OnlyWild } };
        }
        // Only a broken promise leaves no lawful card (B-55).
        return { legalActions(observation)[0], { BietenReason::Dice } };
    }

}

BietenDecision easyDecision(const Observation& observation, Rng& rng)
{
    const auto decided = [](const Thought& thought) {
        return onlyDecision<BietenEvaluation>(thought.action, thought.why);
    };
    if (const auto* answering = std::get_if<Answering>(&observation.table.phase))
        return decided(answer(observation, *answering, rng));
    if (!isDue(observation))
        return onlyDecision<BietenEvaluation>(std::nullopt, { BietenReason::OnTurnOnly });
    if (const auto thought = claim(observation, rng)) return decided(*thought);
    return decided(card(observation));
}

}
