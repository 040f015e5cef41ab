#include "core/claim/preference/certain.h"
#include "core/claim/preference/claim.h"

#include <algorithm>

namespace weli::claim {

using namespace preference;

namespace {

    /// The cards of the play as one who wants every trick that is left sees them.
    struct Sweep {
        const Knowledge& known;
        Seat seat;
        std::optional<Suit> trump;

        /// How many cards of these one other hand can have at most.
        [[nodiscard]] int longest(CardSet cards) const
        {
            int most = 0;
            for (const Seat other : known.table.playing) {
                if (other == seat) continue;
                const int held = (known.places.hands[other] & cards).size();
                most = std::max(most, std::min(held, handSize(known.table, other)));
            }
            return most;
        }

        /// Of one suit, led from the top: is each card the highest until nobody has any?
        [[nodiscard]] bool takesSuit(CardSet hand, Suit suit) const
        {
            const CardSet others = against(known, seat) & CardSet::of(suit);
            int highest = 0;
            CardSet lower;
            for (const Card card : hand& CardSet::of(suit)) {
                if ((above(card) & others).empty())
                    ++highest;
                else
                    lower.add(card);
            }
            return lower.empty() || highest >= longest(others);
        }

        /// On lead with this hand: trumps first, until the others have none, then the suits.
        [[nodiscard]] bool takesAll(CardSet hand) const
        {
            for (const Suit suit : suits)
                if (!takesSuit(hand, suit)) return false;
            if (!trump) return true;
            const CardSet trumps = CardSet::of(*trump);
            if ((hand - trumps).empty()) return true;
            return (hand & trumps).size() >= longest(against(known, seat) & trumps);
        }

        /// Nobody who plays after it can beat this card, which beats what lies there.
        [[nodiscard]] bool isSafe(Card card, const PlayedTrick& trick) const
        {
            if (!beats(card, trickSoFar(trick), trump)) return false;
            const Trick taken { trick.cards[0].suit(), card };
            Seat next = seat;
            while ((next = nextIn(known.table.playing, next)) != trick.leader)
                for (const Card other : known.places.hands[next])
                    if (beats(other, taken, trump)) return false;
            return true;
        }
    };

    std::optional<Card> leadOf(const Sweep& sweep, CardSet hand)
    {
        if (!sweep.takesAll(hand)) return std::nullopt;
        const CardSet trumps = sweep.trump ? hand & CardSet::of(*sweep.trump) : CardSet();
        const CardSet others = against(sweep.known, sweep.seat);
        const bool drawn = !sweep.trump || (others & CardSet::of(*sweep.trump)).empty();
        return !drawn && !trumps.empty() ? trumps.first() : hand.first();
    }

    /// A card that takes the open trick, with nothing but tricks to be led afterwards.
    std::optional<Card> cardTo(const Sweep& sweep, const PlayedTrick& trick, CardSet hand)
    {
        for (const Card card : playableNow(sweep.known.table, sweep.seat, hand))
            if (sweep.isSafe(card, trick) && sweep.takesAll(hand - CardSet { card })) return card;
        return std::nullopt;
    }

    /// Every trick more is more for it: the declarer, but not of a bettel, and who defends against
    /// a suit contract (P-57 to P-59).
    bool wantsAll(const PublicState& table, Seat seat)
    {
        if (!table.contract) return false;
        const Goal goal = rowOf(*table.contract).goal;
        return goal == Goal::SixTricks || (goal == Goal::AllTricks && seat == table.declarer);
    }

}

std::optional<Action> forcing(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Seat seat = observation.seat;
    if (!std::holds_alternative<Playing>(table.phase) || seatDue(table) != seat) return {};
    if (!wantsAll(table, seat)) return std::nullopt;
    const Knowledge known = knowledgeOf(observation);
    const Sweep sweep { known, seat, trumpOf(table) };
    const CardSet hand = observation.hands[seat];
    const PlayedTrick* const trick = openTrick(table);
    const auto card = trick == nullptr ? leadOf(sweep, hand) : cardTo(sweep, *trick, hand);
    return card ? std::optional(Action::play(*card)) : std::nullopt;
}

}
