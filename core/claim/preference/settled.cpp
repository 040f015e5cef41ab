#include "core/claim/ends.h"
#include "core/claim/preference/bounds.h"
#include "core/claim/preference/certain.h"
#include "core/claim/preference/claim.h"
#include "core/preference/worlds.h"

namespace weli::claim {

using namespace preference;

namespace {

    constexpr int mostTricks = 5; // if all ends are gone through
    constexpr int patience = 40'000;

    std::optional<Chips> chipsIn(const State& world)
    {
        if (isCounted(world.table)) {
            const Settlement settlement = settlementOf(world.table);
            return Chips { settlement.delta, settlement.pot };
        }
        return certainChips(knowledgeOf(world));
    }

    /// All worlds, and all that can be played in them.
    class Worlds {
    public:
        Worlds(const Knowledge& known, Ends<State, Chips>& ends)
            : known_(known)
            , ends_(ends)
        {
            world_.table = known.table;
            CardSet left;
            for (const Seat seat : known.table.playing) {
                left |= known.places.hands[seat];
                if (known.seen.contains(seat)) world_.hands[seat] = known.places.hands[seat];
            }
            for (const Seat seat : known.seen) left -= known.places.hands[seat];
            elsewhere_ = known.places.aside;
            for (const Seat seat : known.table.active - known.table.playing)
                elsewhere_ |= known.places.hands[seat];
            cards_ = packOf(left);
        }

        bool areAllAlike() { return areAllAlike(0); }

    private:
        /// With all cards before this one laid.
        bool areAllAlike(std::size_t next)
        {
            if (next == cards_.size()) return !isWhole() || ends_.areAllAlike(world_);
            if (!ends_.goesOn()) return false;
            const Card card = cards_[next];
            for (const Seat seat : known_.table.playing - known_.seen) {
                CardSet& hand = world_.hands[seat];
                if (!known_.places.hands[seat].contains(card)) continue;
                if (hand.size() == handSize(known_.table, seat)) continue;
                hand.add(card);
                if (!areAllAlike(next + 1)) return false;
                hand.remove(card);
            }
            return !elsewhere_.contains(card) || areAllAlike(next + 1);
        }

        [[nodiscard]] bool isWhole() const
        {
            for (const Seat seat : known_.table.playing)
                if (world_.hands[seat].size() != handSize(known_.table, seat)) return false;
            return true;
        }

        const Knowledge& known_;
        Ends<State, Chips>& ends_;
        State world_;
        CardSet elsewhere_; // cards that may be nobody's who plays
        Pack cards_;
    };

}

bool isSettled(const Observation& observation, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    if (isCounted(table)) return true;
    if (!std::holds_alternative<Playing>(table.phase)) return false; // words are still to be said
    Ends<State, Chips> ends(chipsIn, patience, stop);
    if (!mayBeSettled(ends, observation)) return false;
    const Knowledge known = knowledgeOf(observation);
    if (certainChips(known)) return !stop.stop_requested();
    return tricksLeft(table) <= mostTricks && Worlds(known, ends).areAllAlike();
}

}
