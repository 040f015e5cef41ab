#pragma once

#include "core/preference/public_state.h"

namespace weli::preference {

/// How a deal came to its end (P-68).
enum class Ending : std::uint8_t { Play, Agreed, Home };

enum class PaymentKind : std::uint8_t {
    Ante, // P-9
    Tricks, // P-57
    PotWon, // P-58, P-61
    Fall, // P-58, P-59, P-61
    Premium, // P-62
    Ausfechten // P-63
};

struct Payment {
    PaymentKind kind {};
    std::optional<Seat> from; // nothing: the pot
    std::optional<Seat> to;
    std::int32_t amount = 0;
    std::uint8_t tricks = 0; // those that are paid for
    friend bool operator==(const Payment&, const Payment&) = default;
};

/// What a deal comes to (section 11), as its score line tells it (P-68).
struct Settlement {
    FixedList<Payment, 8> payments; // in the order of section 11, the ante before them
    PerSeat<std::int32_t> delta; // the sum of the payments for each seat
    std::int32_t amount = 0; // A of P-56; in Ausfechten the base stake
    std::int32_t pot = 0; // after the settlement
    PerSeat<std::uint8_t> tricks;
    SeatSet fallen;
    Ending by {};
    friend bool operator==(const Settlement&, const Settlement&) = default;
};

/// Of a deal whose last act is done, be it settled already or not.
Settlement settlementOf(const PublicState& table);
/// Books what that comes to.
void settle(PublicState& table);

/// P-56: what is played for now.
std::int32_t amountPlayedFor(const PublicState& table);

/// How the match ended (P-69).
struct MatchEnd {
    std::int32_t pot = 0; // what was shared
    PerSeat<std::int32_t> shared;
    SeatSet winners;
    friend bool operator==(const MatchEnd&, const MatchEnd&) = default;
};

/// Of a match that is over.
MatchEnd endOf(const PublicState& table);
/// Shares the pot after the last deal (P-65).
void sharePot(PublicState& table);

}
