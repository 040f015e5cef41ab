#pragma once

#include "core/cards/card_set.h"
#include "core/game/option.h"
#include "core/game/result.h"
#include "core/preference/contract.h"

#include <cstdint>
#include <optional>
#include <span>

namespace weli::preference {

enum class Premium : std::uint8_t { All, Six, Hearts };

/// The options of P-1, one member a key, with their defaults.
struct Rules {
    std::uint16_t stake = 10;
    std::uint8_t maxStakes = 3;
    Premium premium = Premium::All;
    bool trumpCompulsion = false;
    bool negotiation = true;
    std::uint8_t deals = 12;
    friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int fewestPlayers = 3; // P-1
inline constexpr int mostPlayers = 4;

/// Every option in the order of P-1's table, each with its key and values; `players` is none.
std::span<const Option<Rules>> options();
/// What P-1 has against these rules for this number of players, if anything.
std::optional<Problem> problemOf(const Rules& rules, int players);

/// The 32 cards of P-7.
constexpr CardSet wholePack() { return CardSet::all() - CardSet::of(Rank::Six); }

/// The highest contract of P-15.
constexpr Contract highest(Premium premium)
{
    if (premium == Premium::Hearts) return Contract::Hearts;
    return premium == Premium::Six ? Contract::SixX : Contract::EightX;
}
/// May this contract be bid and announced at all (P-15)?
constexpr bool exists(Contract contract, const Rules& rules)
{
    return contract <= highest(rules.premium);
}

}
