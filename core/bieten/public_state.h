#pragma once

#include "core/bieten/action.h"
#include "core/bieten/figure.h"
#include "core/bieten/rules.h"
#include "core/cards/card_set.h"
#include "core/cards/fixed_list.h"
#include "core/game/acted.h"
#include "core/game/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace weli::bieten {

enum class FigureState : std::uint8_t { Silent, Held, Conceded }; // B-39
inline constexpr std::array<std::string_view, 3> figureStateCodes { "silent", "held", "conceded" };

/// What the table knows of one figure in this deal.
struct FigureStatus {
    FigureState state = FigureState::Silent;
    std::uint8_t stake = 1; // B-39, B-60: what it scores to whom it goes to
    std::optional<Seat> bidder; // who said `bid`
    std::optional<Seat> holder; // the last one to say `hold`
    std::optional<Seat> raiser; // who said `three`
    std::optional<Seat> owner; // to whom it was conceded
    std::uint8_t bidPlace = 0; // 1 for the first figure bid in the deal; 0: never bid
    std::uint8_t concededPlace = 0; // 1 for the first one conceded; 0: not conceded
    friend bool operator==(const FigureStatus&, const FigureStatus&) = default;
};

/// A card on the table and what it stands for (itself, unless it is wild).
struct Played {
    Card card;
    Card as;
    friend bool operator==(const Played&, const Played&) = default;
};

using Acted = ActedBy<Action>;

// The phases of section 10.
struct Shuffling { // a deal is to begin: the next pack is awaited
    friend bool operator==(const Shuffling&, const Shuffling&) = default;
};
struct Cutting {
    friend bool operator==(const Cutting&, const Cutting&) = default;
};
struct Stealing {
    friend bool operator==(const Stealing&, const Stealing&) = default;
};
struct Dealing {
    friend bool operator==(const Dealing&, const Dealing&) = default;
};
struct Playing {
    Seat due;
    friend bool operator==(const Playing&, const Playing&) = default;
};
struct Answering {
    Figure figure {};
    bool three = false; // a three is answered, not a bid
    Seat asker; // who bid or said three
    Seat next; // whose answer is due
    Seat due; // whose card is due afterwards
    friend bool operator==(const Answering&, const Answering&) = default;
};
struct Reviewing { // B-58
    Seat next;
    friend bool operator==(const Reviewing&, const Reviewing&) = default;
};
struct MatchOver {
    friend bool operator==(const MatchOver&, const MatchOver&) = default;
};
using Phase
    = std::variant<Shuffling, Cutting, Stealing, Dealing, Playing, Answering, Reviewing, MatchOver>;

struct CountedFigure {
    Figure figure {};
    FigureState state {};
    std::uint8_t value = 0;
    std::optional<Seat> seat; // who scored it
    friend bool operator==(const CountedFigure&, const CountedFigure&) = default;
};

/// The outcome of a deal (section 9), as its score line tells it (B-81).
struct Count {
    FixedList<CountedFigure, figureCount> figures; // in the order of the count
    PerSeat<std::int32_t> delta;
    std::optional<Seat> weliSeat;
    std::int8_t weliPoints = 0;
    FixedList<Seat, maxSeats> out; // who went out in this deal, in that order
    SeatSet bankl;
    SeatSet struck;
    bool over = false; // the game ended
    std::optional<Seat> winner;
    SeatSet losers;
    Seat nextDealer;
    friend bool operator==(const Count&, const Count&) = default;
};

/// Everything that all players of the table may see and have heard (B-78).
struct PublicState {
    Rules rules;
    std::uint8_t players = 0;
    std::uint8_t game = 1; // number of the game, from 1
    std::uint32_t deal = 0; // number of the deal through the match, from 1
    Seat dealer; // of the current deal; before the first, its dealer to be
    SeatSet active; // B-5
    PerSeat<std::int32_t> totals; // of this game, booked by the count only
    PerSeat<std::uint8_t> crosses;
    PerSeat<std::uint8_t> bummerl;
    FixedList<Seat, maxSeats> goneOut; // in this game, in that order
    Phase phase;
    std::uint8_t stolen = 0; // cards taken by the cutter
    std::optional<Card> bottom; // of the undealt cards, if shown (B-15)
    std::uint8_t trick = 0; // 0…2; 3 after the last card
    Seat leader; // of this trick
    PerSeat<FixedList<Played, 3>> played; // B-17: they stay in front of their players
    CardSet shown; // every card played in this deal
    PerFigure<FigureStatus> figures;
    FigureSet silent = FigureSet::all(); // of these figures, those that may be bid
    FigureSet raisable; // held with stake 2: open to a three (B-46)
    PerSeat<std::uint8_t> conceded; // points conceded to the seat in this deal (B-49)
    bool forehandSpoke = false; // B-41: has played a card or bid
    SeatSet claimedRightly; // B-58
    FixedList<Acted, 120> history; // this deal's acts but the cut, whose place is nobody's business
    std::optional<Count> count; // of the deal just finished, until the next pack
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

/// Of cards that stand for one suit the lowest wins: by rank, then the natural one, the Weli, B7
/// and A7 (B-20).
int orderOf(Played played);
Seat cutterOf(const PublicState& table); // B-10
Seat forehandOf(const PublicState& table); // B-16
/// The seat whose card is due, also while an answer is awaited; nothing outside the tricks.
std::optional<Seat> seatDue(const PublicState& table);
/// Lays a card before its player (B-17).
void lay(PublicState& table, Seat seat, Played card);
/// The suit led to the current trick; nothing if its leader has yet to play.
std::optional<Suit> suitLed(const PublicState& table);
/// The suit led to the third trick; nothing before that lead.
std::optional<Suit> thirdLed(const PublicState& table);
/// B-19, B-20: who wins (so far) the trick with this number, 0…2, that has at least its lead.
Seat trickWinner(const PublicState& table, int trick);
/// Who led the trick with this number, 0…table.trick.
Seat leaderOf(const PublicState& table, int trick);
/// B-49: the total before the deal plus what has been conceded in it.
int bookedScore(const PublicState& table, Seat seat);
/// So many points that seat lacks to go out.
int lackOf(const PublicState& table, Seat seat);
/// Does it lack so little that one figure may be enough, which is worth three at most?
bool isNearlyOut(const PublicState& table, Seat seat);
/// B-50: may this seat still bid, its cards aside?
bool withinBidLimit(const PublicState& table, Seat seat);
/// B-51: may this seat still say three, its cards aside?
bool withinThreeLimit(const PublicState& table, Seat seat);
/// How many cards of this deal the seat has got so far, played ones included.
int cardsGiven(const PublicState& table, Seat seat);
/// The figures in rank order (B-61).
std::array<Figure, figureCount> rankOrder(const Rules& rules);

}
