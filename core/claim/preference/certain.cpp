#include "core/claim/preference/certain.h"

#include "core/claim/preference/bounds.h"

#include <algorithm>

namespace weli::claim {

using namespace preference;

namespace {

    /// Goes through all ways to share the tricks that are left, as long as they come to the same.
    class Shares {
    public:
        explicit Shares(const Knowledge& known)
            : table_(known.table)
        {
            for (const Seat seat : table_.playing) bounds_[seat] = boundsOf(known, seat);
        }

        std::optional<Chips> one()
        {
            return areAlike(table_.playing, tricksLeft(table_)) ? chips_ : std::nullopt;
        }

    private:
        /// The first of these seats takes as many as it can, and the rest is for the others.
        bool areAlike(SeatSet seats, int tricks)
        {
            if (seats.empty()) return tricks > 0 || isAlike();
            const Seat seat = seats.first();
            seats.remove(seat);
            const std::uint8_t before = table_.taken[seat];
            const int most = std::min(bounds_[seat].most, tricks);
            for (int more = bounds_[seat].least; more <= most; ++more) {
                table_.taken[seat] = static_cast<std::uint8_t>(before + more);
                if (!areAlike(seats, tricks - more)) return false;
            }
            table_.taken[seat] = before;
            return true;
        }

        bool isAlike()
        {
            const Settlement settlement = settlementOf(table_);
            const Chips chips { settlement.delta, settlement.pot };
            if (!chips_) chips_ = chips;
            return chips == *chips_;
        }

        PublicState table_;
        PerSeat<Bounds> bounds_;
        std::optional<Chips> chips_;
    };

}

Knowledge knowledgeOf(const Observation& observation)
{
    const PublicState& table = observation.table;
    Knowledge known { table, possiblePlaces(observation) };
    known.seen.add(observation.seat);
    if (!areOpen(table)) return known;
    for (const Seat seat : defendersOf(table)) known.seen.add(seat); // P-52
    return known;
}

Knowledge knowledgeOf(const State& world)
{
    return { world.table, { world.hands, {} }, world.table.playing };
}

CardSet against(const Knowledge& known, Seat seat)
{
    CardSet cards;
    for (const Seat other : known.table.playing)
        if (other != seat) cards |= known.places.hands[other];
    const PlayedTrick* const trick = openTrick(known.table);
    if (trick == nullptr) return cards;
    for (std::size_t place = 0; place < trick->cards.size(); ++place)
        if (playerOf(known.table, *trick, place) != seat) cards.add(trick->cards[place]);
    return cards;
}

std::optional<Chips> certainChips(const Knowledge& known) { return Shares(known).one(); }

}
