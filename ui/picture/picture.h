#pragma once

#include "core/cards/card.h"
#include "core/table/seat.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace weli {

/// Something a person may do now, and how it reads in the trace ("bid hearts", "play HA").
struct Choice {
    QString action; // empty: cannot be done now
    QString label; // with a mnemonic: "&Hold"
    QString why; // if it cannot be done: the sentence and its clause; else what it does
    bool operator==(const Choice&) const = default;
};

enum class Place : unsigned char { Hand, Table, Heap };

struct CardPicture {
    int id = 0; // the same card keeps its id through a deal, face up or down
    Place place = Place::Hand;
    Seat seat;
    int slot = 0; // from the left within its place, 0…
    int count = 0; // how many lie there (not "slots": Qt takes that word)
    std::optional<Card> face; // nothing: its back is seen
    std::optional<Card> name; // what a wild card was named
    QString spoken; // "Ober of acorns", for screen readers and tooltips
    bool mine = false; // may be clicked at
    bool playable = false;
    bool wins = false; // takes the trick so far
    Choice play; // action or why; empty action and no why: not my turn
    bool naming = false; // a wild card: clicking it asks for its name
    bool wild = false; // though its face does not show it
    bool operator==(const CardPicture&) const = default;
};

struct SeatPicture {
    Seat seat;
    QString name;
    QString level; // "book", "you"
    int score = 0;
    int provisional = 0; // conceded points of this deal (B-89)
    int toWin = 0; // points that it lacks
    bool me = false;
    bool active = true;
    bool dealer = false;
    bool due = false; // its act is awaited
    bool gespannt = false;
    bool struck = false;
    QString said; // the bubble; empty: says nothing
    int saidNumber = 0; // grows with each saying, so that the same words twice are two bubbles
    bool operator==(const SeatPicture&) const = default;
};

enum class PlateState : unsigned char { Free, Asked, Held, Conceded, Counted };

/// One of the five figures.
struct PlatePicture {
    QString title; // "Hearts"
    std::optional<Suit> suit; // its sign, for hearts and leaves
    PlateState state = PlateState::Free;
    int stake = 1;
    QStringList story; // one after another: "bid by Resi", "held by Luis"
    Choice bid; // bid or three, whichever is the next step
    bool operator==(const PlatePicture&) const = default;
};

/// The grid in which a wild card gets its name: one cell an ordinary card, rank by suit.
struct NamingPicture {
    Card wild;
    struct Cell {
        Card card;
        Choice play;
        QString spoken;
        bool operator==(const Cell&) const = default;
    };
    std::vector<Cell> cells;
    bool operator==(const NamingPicture&) const = default;
};

struct CutPicture {
    int lowest = 0; // cards to lift
    int highest = 0;
    int cards = 0; // in the pack
    bool operator==(const CutPicture&) const = default;
};

/// One line of the count after a deal, in its order.
struct CountLine {
    QString figure;
    QString winner; // a name, or nobody
    QString why;
    int points = 0;
    bool operator==(const CountLine&) const = default;
};

struct ResultPicture {
    QString title; // "Deal 3: Resi goes out"
    std::vector<CountLine> lines;
    struct Earned {
        QString name;
        int delta = 0;
        int total = 0;
        QString mark; // "out", "struck", "Bummerl" … or empty
        bool operator==(const Earned&) const = default;
    };
    std::vector<Earned> earned;
    bool gameOver = false;
    bool matchOver = false;
    Choice goOn;
    bool operator==(const ResultPicture&) const = default;
};

/// A column of points one below the other (B-84…B-89), as plain facts.
struct SlateColumn {
    QString initial;
    QString name;
    int crosses = 0;
    int bummerl = 0;
    struct Entry {
        int points = 0;
        int total = 0;
        bool bankl = false;
        bool provisional = false;
        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> entries; // one a deal of this game
    bool struck = false; // vertical stroke
    bool gespannt = false; // got there within the deal
    bool out = false;
    bool operator==(const SlateColumn&) const = default;
};

/// The chalkboard of a game of points up to a target.
struct PointsSlate {
    int target = 0;
    int game = 1;
    int games = 1;
    std::vector<SlateColumn> columns; // the scribe last
    bool operator==(const PointsSlate&) const = default;
};

/// What stands on the chalkboard, one kind of sheet or another; ui/slate makes strokes of it.
using SlatePicture = std::variant<PointsSlate>;

/// The act of the button under a result.
inline constexpr const char* goOnAction = "go on";

/// All that one seat's window shows, as plain values; equal pictures look equal.
struct Picture {
    int deal = 0; // number of the deal, so that a new one is dealt out
    int players = 0;
    Seat me;
    bool clockwise = true;
    std::vector<SeatPicture> seats;
    std::vector<CardPicture> cards;
    std::vector<int> dealRounds; // cards a seat got in each round, for the dealing motion
    int undealt = 0; // cards in the heap, or in the pack before the deal
    bool dealt = false;
    std::optional<Card> bottom; // of the heap, or the one that the cutter looks at
    std::vector<PlatePicture> plates;
    std::vector<Choice> answers; // large buttons: what I owe an answer to
    QString question; // above those buttons: "Resi bids hearts."
    std::optional<CutPicture> cut; // I cut: choose how many
    std::optional<NamingPicture> naming; // of my wild card, if it may be played now
    std::vector<NamingPicture> moreNamings; // of further wild cards, with `extra_wild`
    QString prompt; // one line: what is due now
    QString
        news; // what has just happened, for those who hear the table: "Resi plays Ace of hearts."
    int newsNumber = 0; // grows with each piece of news
    bool drawing = false; // the first dealer is drawn: each card comes from the pack (B-9)
    bool held = false; // the table waits for Space, Enter or a click to go on
    bool canUndo = false;
    int undone = 0; // how often undo was used in this match
    std::optional<ResultPicture> result;
    SlatePicture slate;
    bool operator==(const Picture&) const = default;
};

}
