#include "core/bots/bieten/easy.h"

#include "core/bieten/combination.h"

namespace weli::bots {

using namespace bieten;

namespace {

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

    Action answer(const Observation& observation, const Answering& answering, Rng& rng)
    {
        const Action hold = Action::say(Verb::Hold, answering.figure);
        const bool can = !whyNot(observation, hold)
            && !offenceOf(observation.table, observation.seat, observation.own, hold);
        const Rank least = answering.three ? Rank::King : Rank::Under;
        const bool brave = rng.below(10) == 0;
        if (can && (brave || looksGood(observation, answering.figure, least))) return hold;
        return Action::say(Verb::Good, answering.figure);
    }

    std::optional<Action> claim(const Observation& observation, Rng& rng)
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
            return action;
        }
        return std::nullopt;
    }

    /// The highest card that is lawful, or the lowest if the highest does not take the trick.
    std::optional<Action> natural(const PublicState& table, const OwnCards& own)
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
        if (!led) return Action::play(*high);
        const auto trick = static_cast<std::size_t>(table.trick);
        const Card best = table.played[trickWinner(table, table.trick)][trick].as;
        const bool takes = high->suit() == *led && high->rank() < best.rank();
        return Action::play(takes ? *high : *low);
    }

    Action card(const Observation& observation)
    {
        const OwnCards own(observation.table, observation.seat, observation.own);
        if (const auto action = natural(observation.table, own)) return *action;
        const auto led = suitLed(observation.table);
        for (const Card wild : own.unnamed()) {
            const CardSet names = own.lawfulNames(wild);
            const CardSet following = led ? names & CardSet::of(*led) : names;
            if (!following.empty()) return Action::play(wild, following.first());
            if (!names.empty()) return Action::play(wild, names.first());
        }
        return legalActions(observation)[0]; // only a broken promise leaves no lawful card (B-55)
    }

}

std::optional<Action> easyAct(const Observation& observation, Rng& rng)
{
    if (const auto* answering = std::get_if<Answering>(&observation.table.phase))
        return answer(observation, *answering, rng);
    if (!isDue(observation)) return std::nullopt; // speaks only when it is its turn
    if (const auto action = claim(observation, rng)) return action;
    return card(observation);
}

}
