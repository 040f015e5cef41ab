#pragma once

#include "core/cards/card.h"
#include "core/game/seat.h"
#include "ui/picture/act.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace weli {

enum class Place : unsigned char {
    Hand,
    Table, // in front of its seat
    Heap,
    Trick, // in the middle, towards its seat
    Won, // in the tricks that the seat has taken
    Talon,
    Spread // with all others of the pack, to be drawn from
};

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
    Choice play; // no act and no why: not my turn
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
    std::optional<int> tricks; // taken in this deal; nothing: none are counted
    QString role; // "declarer", "at home" … or empty
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

/// What may be said of a contract, as the memory card of Préférence has it: number and sign, with
/// buying on the left, without on the right.
enum class CellState : unsigned char { Idle, Standing, Contract };

struct LadderCell {
    int row = 0;
    int column = 0;
    int rows = 1; // spiel covers three
    QString number; // "1"
    QString name; // "Bettel"; empty where the sign says it
    std::optional<Suit> suit;
    int premium = 0; // in base stakes
    QStringList by; // the initials of those who have said it
    CellState state = CellState::Idle;
    Choice say; // bid or announce; no act and no why: not my turn
    QString spoken; // "Two without buying, leaves"
    bool operator==(const LadderCell&) const = default;
};

/// What a seat has said in the auction, one word after another.
struct HeardPicture {
    QString name;
    QStringList words;
    bool operator==(const HeardPicture&) const = default;
};

struct LadderPicture {
    QString caption; // "Auction", "Luis plays Three", "Ausfechten"
    QStringList columns; // their headings
    std::vector<LadderCell> cells; // rows 0…7, columns 0…1
    std::vector<HeardPicture> heard; // in the order of the turn
    bool operator==(const LadderPicture&) const = default;
};

/// The bowl with the pot, which stands before the dealer.
struct BowlPicture {
    Seat at;
    int pot = 0;
    QStringList lines; // "for 30", "a trick 3"
    QString spoken;
    bool operator==(const BowlPicture&) const = default;
};

/// I lay cards aside: the ids of two of mine, and what that says.
struct DiscardPicture {
    struct Pair {
        int first = 0;
        int second = 0;
        Act act;
        bool operator==(const Pair&) const = default;
    };
    QString label; // of the button that confirms, with a mnemonic
    std::vector<Pair> pairs;
    bool operator==(const DiscardPicture&) const = default;
};

/// How declarer and defender may share the ten tricks.
struct SplitPicture {
    int mine = 0; // tricks
    int theirs = 0;
    QString pays; // "+27 for you"
    Choice offer; // or the answer to it
    bool operator==(const SplitPicture&) const = default;
};

/// The order of the ranks and what each counts, as the memory card of Mittlere has it.
struct OrderPicture {
    QString caption; // "No trump yet", "Bells are trump"
    std::optional<Suit> trump;
    int madeBy = -1; // the id of the card that made it trump, if that lies on the table
    struct Rank {
        QString index; // "U"
        int value = 0;
        bool operator==(const Rank&) const = default;
    };
    struct Column {
        QString heading; // "Side suits"
        bool counts = true; // false: not yet
        std::vector<Rank> ranks; // the highest first
        bool operator==(const Column&) const = default;
    };
    std::vector<Column> columns;
    QStringList lines; // "The last trick: 5", "You have 34 points."
    QString spoken; // the whole card
    bool operator==(const OrderPicture&) const = default;
};

/// I cut the pack.
struct CutPicture {
    int cards = 0; // in the pack
    int lowest = 0; // so many must be lifted
    std::vector<Act> acts; // to lift so many, one more …
    [[nodiscard]] int highest() const { return lowest + static_cast<int>(acts.size()) - 1; }
    [[nodiscard]] const Act& lifting(int lifted) const
    {
        return acts[static_cast<std::size_t>(lifted - lowest)];
    }
    bool operator==(const CutPicture&) const = default;
};

/// One line of the count after a deal, in its order.
struct CountLine {
    QString figure;
    QString winner; // a name, or nobody
    Because why;
    int points = 0;
    bool operator==(const CountLine&) const = default;
};

/// What all have taken, on a line from nothing to all points of a deal.
struct ScalePicture {
    int most = 0;
    int limit = 0; // from here on it is too much
    struct Point {
        QString name;
        int points = 0;
        int delta = 0; // below nothing: loses
        bool operator==(const Point&) const = default;
    };
    std::vector<Point> points; // one a seat
    bool operator==(const ScalePicture&) const = default;
};

struct ResultPicture {
    QString title; // "Deal 3: Resi goes out"
    Because why; // a sentence or two, where no lines tell it
    std::vector<CountLine> lines;
    std::optional<ScalePicture> scale;
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

/// The balances of Préférence, deal after deal, as plain facts.
struct LedgerColumn {
    QString initial;
    QString name;
    std::vector<int> balances; // after each deal
    bool won = false; // the match
    bool operator==(const LedgerColumn&) const = default;
};

struct LedgerPicture {
    int deals = 0; // in the whole match
    std::vector<LedgerColumn> columns; // me last
    std::vector<int> pot; // after each deal
    bool operator==(const LedgerPicture&) const = default;
};

/// What stands in one place of a row of strokes and rings (M-32).
enum class TallyMark : unsigned char { Crossed, Stroke, Ring };

struct TallyRow {
    QString initial;
    QString name;
    std::vector<TallyMark> marks; // from the left
    int strokes = 0;
    int potatoes = 0;
    bool won = false; // the match
    bool operator==(const TallyRow&) const = default;
};

/// The strokes and potatoes of Mittlere, a row a player.
struct TallySlate {
    int counted = 0; // deals so far
    int deals = 0; // in the whole match
    std::vector<TallyRow> rows; // me last
    bool operator==(const TallySlate&) const = default;
};

/// What stands on the chalkboard, one kind of sheet or another; ui/slate makes strokes of it.
using SlatePicture = std::variant<PointsSlate, LedgerPicture, TallySlate>;

/// Which of the ways to lay a table this one needs.
enum class TableKind : unsigned char { Figures, Tricks };

/// All that one seat's window shows, as plain values; equal pictures look equal.
struct Picture {
    TableKind kind = TableKind::Figures;
    int deal = 0; // number of the deal, so that a new one is dealt out
    int players = 0;
    Seat me;
    bool clockwise = true;
    bool weli = true; // so the six of bells is marked
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
    std::optional<LadderPicture> ladder;
    std::optional<BowlPicture> bowl;
    std::optional<OrderPicture> order;
    std::optional<DiscardPicture> discard;
    std::vector<SplitPicture> splits; // I may offer these, or accept one
    Because prompt; // one line: what is due now
    QString
        news; // what has just happened, for those who hear the table: "Resi plays Ace of hearts."
    int newsNumber = 0; // grows with each piece of news
    bool drawing = false; // the first dealer is drawn: each card comes from the pack (B-9)
    std::optional<Choice> goOn; // the table waits for Space, Enter or a click
    bool canUndo = false;
    int undone = 0; // how often undo was used in this match
    std::optional<ResultPicture> result;
    SlatePicture slate;
    bool operator==(const Picture&) const = default;
};

}
