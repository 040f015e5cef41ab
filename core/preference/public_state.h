#pragma once

#include "core/cards/card_set.h"
#include "core/cards/fixed_list.h"
#include "core/game/acted.h"
#include "core/game/played_trick.h"
#include "core/game/seat.h"
#include "core/preference/action.h"
#include "core/preference/rules.h"
#include "core/preference/trick.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace weli::preference {

/// What a seat may still say in the auction, by what it said first (P-16).
enum class Class : std::uint8_t { Low, Spiel, Premium };
inline constexpr std::array<std::string_view, 3> classCodes { "low", "spiel", "premium" };

/// The last bid that counts, and whose it is.
struct Standing {
    Bid bid;
    Seat seat;
    friend bool operator==(const Standing&, const Standing&) = default;
};

using Acted = ActedBy<Action>;

// The phases of P-66. In all of them but the first and the last exactly one seat may act: `next`.
struct Shuffling { // a deal is to begin: the next pack is awaited
    friend bool operator==(const Shuffling&, const Shuffling&) = default;
};
struct Bidding {
    Seat next;
    friend bool operator==(const Bidding&, const Bidding&) = default;
};
struct Discarding { // holds twelve cards
    Seat next;
    friend bool operator==(const Discarding&, const Discarding&) = default;
};
struct Announcing {
    Seat next;
    friend bool operator==(const Announcing&, const Announcing&) = default;
};
struct AfterBuying {
    Seat next;
    friend bool operator==(const AfterBuying&, const AfterBuying&) = default;
};
struct GoingAlong {
    Seat next;
    friend bool operator==(const GoingAlong&, const GoingAlong&) = default;
};
struct Inviting {
    Seat next;
    friend bool operator==(const Inviting&, const Inviting&) = default;
};
struct Talking {
    Seat next;
    friend bool operator==(const Talking&, const Talking&) = default;
};
struct Playing {
    Seat next;
    friend bool operator==(const Playing&, const Playing&) = default;
};
struct MatchOver {
    friend bool operator==(const MatchOver&, const MatchOver&) = default;
};
using Phase = std::variant<Shuffling, Bidding, Discarding, Announcing, AfterBuying, GoingAlong,
    Inviting, Talking, Playing, MatchOver>;

/// Everything that all players of the table may see and have heard (P-67).
struct PublicState {
    Rules rules;
    std::uint8_t players = 0;
    std::uint8_t deal = 0; // number of the deal, from 1
    Seat dealer; // of the current deal; before the first, its dealer to be
    SeatSet active; // P-5
    std::int32_t pot = 0;
    std::int32_t anted = 0; // the pot of this deal as it was before its settlement (P-60)
    PerSeat<std::int32_t> balances;
    Phase phase;

    std::optional<Standing> standing; // at the end of the auction the final bid
    PerSeat<std::optional<Class>> classes; // nothing: has said nothing yet, or `pass` first
    SeatSet bidders; // who has not passed
    SeatSet entitled; // has made a bid or a hold: the right of P-27
    SeatSet declined; // P-29

    std::optional<Seat> declarer; // from the end of the auction on; the owner of P-27
    std::optional<Contract> contract; // once it is settled; after-buying may still replace it
    FixedList<Seat, 5> buyers; // who took up two cards: the talon first, then the discards before
    SeatSet joined; // P-35: of the defenders, those who said so
    SeatSet stayed;
    std::optional<Seat> inviter;
    FixedList<Split, 3> offers;
    std::optional<Split> agreed;

    SeatSet playing; // whose cards the tricks are made of
    FixedList<PlayedTrick, 10> tricks;
    PerSeat<std::uint8_t> taken; // tricks
    FixedList<Acted, 40> calls; // this deal's acts but the cards played; discards are hidden
    bool settled = false; // the deal is over and lies on the table until the next pack
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

/// Whose turn it is; nothing while a pack is awaited and after the match.
std::optional<Seat> seatDue(const PublicState& table);
Seat forehandOf(const PublicState& table); // P-6
/// The two defenders, the left one first; there must be a declarer.
std::array<Seat, 2> defendersOf(const PublicState& table);
Seat otherDefender(const PublicState& table, Seat defender);
/// Nobody bid: each plays for itself (P-54). There is play only.
bool isAusfechten(const PublicState& table);
/// Must both defenders go along (P-34)?
bool isForced(const PublicState& table);
/// May this seat hold the standing bid, now that it is its turn (P-19)?
bool mayHold(const PublicState& table, Seat seat);
/// May the seat that is to announce name this contract (P-23, P-24, P-30)?
bool mayAnnounce(const PublicState& table, Contract contract);
/// Does a contract exist that an after-buyer could announce (P-26, P-31)?
bool canBeOutbought(const PublicState& table);

/// The trick to which the next card is played; nothing if that card is a lead.
inline const PlayedTrick* openTrick(const PublicState& table) // asked for every card
{
    if (table.tricks.empty()) return nullptr;
    const PlayedTrick& last = table.tricks.back();
    const std::size_t whole = table.playing == table.active ? 3 : 2; // P-40
    return last.cards.size() < whole ? &last : nullptr;
}
std::optional<Suit> trumpOf(const PublicState& table);
/// What binds a seat when it plays to this trick (P-51, P-55).
Duties dutiesOf(const PublicState& table, const PlayedTrick& trick, Seat seat);
/// Whose card this is of the trick.
Seat playerOf(const PublicState& table, const PlayedTrick& trick, std::size_t place);
CardSet playedBy(const PublicState& table, Seat seat);
/// How many cards the seat holds now.
int handSize(const PublicState& table, Seat seat);
/// Do the hands of the defenders lie open (P-52)?
bool areOpen(const PublicState& table);

}
