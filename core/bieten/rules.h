#pragma once

#include "core/cards/card_set.h"
#include "core/game/clause.h"
#include "core/game/option.h"
#include "core/game/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace weli::bieten {

enum class Weli : std::uint8_t { None, Wild, Point };
enum class Steal : std::uint8_t { None, Weli, Three };
enum class Rounds : std::uint8_t { Choice, OneTwo, TwoOne };
enum class Bottom : std::uint8_t { Shown, Hidden };
enum class BidLimit : std::uint8_t { Gespannt, Figures };
enum class Commitment : std::uint8_t { Deal, Open };
enum class Standing : std::uint8_t { Contested, All };
enum class CountOrder : std::uint8_t { Conceded, Bid, Held };
enum class RankOrder : std::uint8_t { Hearts, Leaves };
enum class End : std::uint8_t { Lowest, Last };
enum class LastCount : std::uint8_t { Stop, Whole };
enum class NextDealer : std::uint8_t { Rotate, BeforeLoser };
enum class Irregularities : std::uint8_t { Prevented, Penalised };
enum class Penalty : std::uint8_t { Points, Score, Game };
enum class Protest : std::uint8_t { Auto, Claim };

/// The options of section 2, one member a key. The defaults are the preset `tirol` (B-6).
struct Rules {
    std::uint8_t target = 11;
    std::uint8_t games = 1;
    Weli weli = Weli::Wild;
    bool extraWild = false;
    bool weliLoss = true;
    Steal steal = Steal::Three;
    Rounds deal = Rounds::Choice;
    Bottom bottom = Bottom::Shown;
    bool forehandFirst = false;
    bool directThree = false;
    BidLimit bidLimit = BidLimit::Gespannt;
    Commitment commitment = Commitment::Deal;
    bool goodBars = false;
    Standing standing = Standing::Contested;
    CountOrder countOrder = CountOrder::Conceded;
    RankOrder rankOrder = RankOrder::Hearts;
    End end = End::Lowest;
    LastCount lastCount = LastCount::Stop;
    NextDealer nextDealer = NextDealer::Rotate;
    Irregularities irregularities = Irregularities::Prevented;
    Penalty penalty = Penalty::Points;
    std::uint8_t penaltyPoints = 2;
    Protest protest = Protest::Auto;
    friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int fewestPlayers = 2; // B-1
inline constexpr int mostPlayers = 8;

/// Every option in the order of section 2's table, each with its key and values.
std::span<const Option<Rules>> options();
/// The pairs that B-7 does not allow together.
std::span<const Conflict<Rules>> conflicts();
/// What B-7 has against these rules, if anything.
std::optional<Problem> problemOf(const Rules& rules);

enum class Preset : std::uint8_t { Tirol, SchwaighoferPlain, SchwaighoferWeli };
inline constexpr std::array presets { Preset::Tirol, Preset::SchwaighoferPlain,
    Preset::SchwaighoferWeli };
std::string_view code(Preset preset);
/// The options that a preset sets for this number of players, 2…8 (B-6).
Rules rulesOf(Preset preset, int players);

/// The cards that are shuffled: 32 ordinary ones, and the Weli if it plays (B-2).
CardSet packFor(const Rules& rules);
/// The 32 ordinary cards of B-2.
CardSet ordinaryCards();
/// B6, whatever it counts as in this match.
inline constexpr Card weliCard = sixOfBells;
/// The wild cards of B-3.
inline CardSet wildCards(const Rules& rules)
{
    CardSet cards;
    if (rules.weli == Weli::Wild) cards.add(weliCard);
    if (rules.extraWild)
        cards |= CardSet { { Suit::Bells, Rank::Seven }, { Suit::Acorns, Rank::Seven } };
    return cards;
}
inline bool holdsWild(const Rules& rules, CardSet cards)
{
    return !(cards & wildCards(rules)).empty();
}
/// 0 Weli, 1 B7, 2 A7: of two wild cards of one name the lower number is the better (B-20).
constexpr int wildOrder(Card wild)
{
    if (wild == weliCard) return 0;
    return wild.suit() == Suit::Bells ? 1 : 2;
}

}