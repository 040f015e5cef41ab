#pragma once

#include "core/cards/card.h"
#include "core/drill/reason.h"
#include "core/game/clause.h"
#include "core/game/seat.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weli::drill {

/// What is asked, game by game. The code of a kind is what files keep of it.
enum class Kind : std::uint8_t {
    BietenPlayable,
    BietenTrick,
    BietenFigures,
    BietenBest,
    BietenBids,
    BietenWorth,
    BietenAnswers,
    BietenNames,
    BietenGespannt,
    BietenOrder,
    BietenPoints,
    BietenOut,
    BietenRound,
    PreferencePlayable,
    PreferenceTrick,
    PreferenceHigher,
    PreferenceBids,
    PreferenceHold,
    PreferenceAnnounce,
    PreferenceTrump,
    PreferenceLead,
    PreferenceNeeded,
    PreferenceAmount,
    PreferenceFalls,
    PreferenceGains,
    PreferencePot,
    MittlerePlayable,
    MittlereTrick,
    MittlereTrump,
    MittlereHighest,
    MittlereBeats,
    MittlereUnder,
    MittlereValue,
    MittlereInTrick,
    MittlerePoints,
    MittlereLeads,
    MittlereLoses,
    MittlereWritten,
};

inline constexpr int kindCount = static_cast<int>(Kind::MittlereWritten) + 1;

/// What one must know of the table to answer, beside what is asked and offered.
struct Needs {
    bool hand = false;
    bool trick = false;
    bool table = false; // all that lies open there, and what has been said
    bool order = false; // who deals, and how they sit
    bool standing = false; // of the match
    friend bool operator==(const Needs&, const Needs&) = default;
};

/// All that does not change from question to question.
struct KindRow {
    Kind kind;
    std::string_view code; // "mittlere-trump"
    Needs needs;
    bool several = false; // "which of these": any number of the choices is right
    bool open = false; // all hands are shown
};

const KindRow& rowOf(Kind kind);
std::optional<Kind> kindFromCode(std::string_view code);
/// Those of the game with this code, in the order in which they are learnt.
std::span<const KindRow> kindsOf(std::string_view game);

/// What a value is, and so how its code reads.
enum class Sort : std::uint8_t {
    YesNo, // "yes"
    Number, // "12"
    Chips, // "-12", what somebody gets or pays
    Seat, // "2" or "none"
    Seats, // "0 2" or "none"
    Suit, // "H" or "none"
    Card, // "HA"
    Named, // "B6=HA", or a card as itself
    Figure, // "hearts"
    Bid, // "5x", "spiel" or "none"
    Act, // as a trace has it: "hold hearts"
    Mark, // what is written on the sheet: "stroke 2", "potato 1"
    Role, // "deals", "cuts", "leads"; "declarer", "defender", "inviter", "invited"
    Tally, // a number for each seat: "0:45 1:72 2:40"
    Sum, // "20 + 4 = 24"
    Ranks, // "U9AK"
    Score // what is written for each figure: "hearts:2 run:1 weli:-1"
};

/// A thing of which a question, a choice or a reason speaks, as text.
struct Value {
    Sort sort {};
    std::string code;
    friend bool operator==(const Value&, const Value&) = default;
};

inline constexpr std::string_view none = "none";

Value yesNo(bool yes);
Value number(int number);
Value chips(int amount);
Value seat(std::optional<Seat> seat);
Value seats(SeatSet seats);
Value suit(std::optional<Suit> suit);
Value card(Card card);
/// A card that stands for another, or for itself.
Value named(Card card, Card as);
Value figure(std::string_view code);
Value bid(std::string_view code);
Value act(std::string_view text);
Value mark(bool stroke, int count);
Value role(std::string_view code);
Value tally(const PerSeat<int>& numbers, SeatSet seats);
Value sum(std::span<const int> parts);
Value ranks(std::span<const Rank> ranks);

/// Why the right answers are right. Where the reason is a refusal, the words of its clause say it.
struct Why {
    Reason reason {};
    Clause clause {};
    std::vector<Value> about {};
    friend bool operator==(const Why&, const Why&) = default;
};

/// A question without the table to which it belongs. Many begin with what the learner is about to
/// do: "You play the ace of hearts. Who takes the trick?"
struct Question {
    Kind kind {};
    std::vector<Value> about {};
    std::vector<Card> cards {}; // to be shown beside the table
    std::vector<Value> choices {}; // two to six, no two alike
    std::vector<bool> right {}; // of each choice
    std::vector<std::optional<Clause>> forbids {}; // what forbids each choice, where it is known
    Why why {};
    friend bool operator==(const Question&, const Question&) = default;
};

/// Is it the right answer to choose just these?
bool isRight(const Question& question, const std::vector<bool>& chosen);

}
