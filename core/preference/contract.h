#pragma once

#include "core/cards/card.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace weli::preference {

/// The ladder of P-13, lowest first; Hearts and Five are of equal level. X: without buying.
enum class Contract : std::uint8_t {
    One,
    Two,
    Three,
    Four,
    OneX,
    TwoX,
    ThreeX,
    Hearts,
    Five,
    FiveX,
    Six,
    SixX,
    Seven,
    SevenX,
    Eight,
    EightX
};

inline constexpr int contractCount = 16;

enum class Goal : std::uint8_t { SixTricks, NoTrick, AllTricks };

/// One row of P-13.
struct ContractRow {
    std::string_view key;
    int level;
    std::optional<Suit> trump;
    Goal goal;
    bool buys;
    int premium; // in base stakes, from or to each defender
};

inline constexpr std::array<ContractRow, contractCount> ladder { {
    { "1", 1, Suit::Acorns, Goal::SixTricks, true, 0 },
    { "2", 2, Suit::Leaves, Goal::SixTricks, true, 0 },
    { "3", 3, Suit::Bells, Goal::SixTricks, true, 0 },
    { "4", 4, Suit::Hearts, Goal::SixTricks, true, 0 },
    { "1x", 5, Suit::Acorns, Goal::SixTricks, false, 0 },
    { "2x", 6, Suit::Leaves, Goal::SixTricks, false, 0 },
    { "3x", 7, Suit::Bells, Goal::SixTricks, false, 0 },
    { "hearts", 8, Suit::Hearts, Goal::SixTricks, false, 1 },
    { "5", 8, std::nullopt, Goal::NoTrick, true, 1 },
    { "5x", 9, std::nullopt, Goal::NoTrick, false, 2 },
    { "6", 10, std::nullopt, Goal::AllTricks, true, 2 },
    { "6x", 11, std::nullopt, Goal::AllTricks, false, 3 },
    { "7", 12, std::nullopt, Goal::NoTrick, true, 3 },
    { "7x", 13, std::nullopt, Goal::NoTrick, false, 4 },
    { "8", 14, std::nullopt, Goal::AllTricks, true, 4 },
    { "8x", 15, std::nullopt, Goal::AllTricks, false, 5 },
} };

constexpr const ContractRow& rowOf(Contract contract)
{
    return ladder[static_cast<std::size_t>(contract)];
}

// P-14.
constexpr bool isLow(Contract contract) { return contract <= Contract::Four; }
constexpr bool isSpiel(Contract contract)
{
    return contract >= Contract::OneX && contract <= Contract::ThreeX;
}
constexpr bool isPremium(Contract contract) { return contract >= Contract::Hearts; }
constexpr bool isSuit(Contract contract) { return contract <= Contract::Hearts; }
/// Do the defenders' hands lie open after the first trick (P-52)?
constexpr bool isOpen(Contract contract) { return contract >= Contract::Seven; }

}
