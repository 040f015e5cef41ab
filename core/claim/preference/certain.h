#pragma once

#include "core/preference/settlement.h"
#include "core/preference/state.h"
#include "core/preference/worlds.h"

#include <optional>

namespace weli::claim {

/// What a deal brings each seat and leaves in the pot.
struct Chips {
    PerSeat<std::int32_t> delta;
    std::int32_t pot = 0;
    friend bool operator==(const Chips&, const Chips&) = default;
};

/// Where the cards may be, and whose hands are seen: of those, `places` has just the cards.
struct Knowledge {
    const preference::PublicState& table;
    preference::Places places;
    SeatSet seen {};
};
Knowledge knowledgeOf(const preference::Observation& observation);
/// In a world nothing is hidden.
Knowledge knowledgeOf(const preference::State& world);

/// The cards that the other players of the tricks may hold or have just played.
CardSet against(const Knowledge& known, Seat seat);

/// What the deal brings however the tricks left are shared, within what each seat whose hand is
/// seen surely takes and can take; nothing if that is not always the same. Only while cards are
/// played. What is certain remains so with every further card.
std::optional<Chips> certainChips(const Knowledge& known);

}
