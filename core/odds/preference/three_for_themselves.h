#pragma once

#include "core/bots/preference/solver/opened_play.h"
#include "core/preference/public_state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace weli::odds {

/// The end of a suit contract in which both defenders go along without an invitation: each is paid
/// for its own tricks and falls for itself (P-57, P-59), so that they are no side. Or that of a
/// deal that nobody declares (P-54). With open cards each of the three plays for most chips (P-57
/// to P-63, the bowl left aside), and of cards that bring it the same each is as likely.
class ThreeForThemselves {
public:
    explicit ThreeForThemselves(const preference::PublicState& table);

    /// How likely this seat does not fall in the end if so many tricks have been taken.
    [[nodiscard]] double keeps(
        const bots::OpenPlay& play, const PerSeat<std::uint8_t>& taken, Seat self);

private:
    /// By bots::Side.
    template <typename T> using PerSide = std::array<T, 3>;
    /// What may be expected.
    struct Worth {
        PerSide<double> chips {};
        PerSide<double> keeps {}; // does not fall
    };
    struct Position {
        bots::OpenTrick trick;
        PerSide<std::uint8_t> taken {};
    };
    struct Key {
        std::uint64_t owners;
        std::uint32_t rest; // who leads, and who has taken how many
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const
        {
            return (key.owners ^ key.rest * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U >> 20U;
        }
    };

    [[nodiscard]] Worth worth(const Position& position);
    [[nodiscard]] Worth tried(const Position& position);
    [[nodiscard]] Position after(const Position& position, bots::CardBits card) const;
    [[nodiscard]] const Worth& settled(const PerSide<std::uint8_t>& taken);

    preference::PublicState table_; // of the deal, at any moment
    PerSeat<bots::Side> sides_;
    std::array<std::optional<Worth>, 11 * 11> settled_; // by the tricks of the defenders
    bots::SearchRules rules_ {};
    std::unordered_map<Key, Worth, Hash> known_; // between tricks
};

}
