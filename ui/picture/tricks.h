#pragma once

#include "core/cards/card.h"
#include "core/game/seat.h"
#include "ui/picture/act.h"
#include "ui/picture/cards.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace weli {

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
    std::string code {}; // "4x", as traces write the contract
    std::optional<Clause> topic {}; // where the book says what it is
    QString about {}; // its goal, what it pays, who has said it
    bool operator==(const LadderCell&) const = default;
};

/// What a seat has said in the auction, one word after another.
struct HeardPicture {
    QString name;
    QStringList words;
    bool operator==(const HeardPicture&) const = default;
};

struct LadderPicture {
    QString caption; // "Auction", "Luis plays Three", "All pass (Ausfechten)"
    QStringList columns; // their headings
    std::vector<LadderCell> cells; // rows 0…7, columns 0…1
    std::vector<HeardPicture> heard; // in the order of the turn
    std::optional<Suit> trump {}; // of the contract that is played
    QString trumpName {}; // "leaves", for those who hear its sign
    QString aim {}; // of whoever plays it, below the caption
    bool operator==(const LadderPicture&) const = default;
};

/// The bowl with the pot, which stands before the dealer.
struct BowlPicture {
    Seat at;
    int pot = 0;
    QStringList lines; // "for 30", "a trick 3"
    QString spoken;
    std::optional<Clause> topic {};
    QString about {};
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

/// How declarer and defender may share the ten tricks; it is named by the declarer's first.
struct SplitPicture {
    int declarers = 0; // tricks
    int defenders = 0;
    bool isMineFirst = false; // I am the declarer
    QString pays; // "+27 for you"
    Choice offer;
    bool operator==(const SplitPicture&) const = default;
};

/// The order of the ranks and what each counts, as the memory card of Mittlere has it.
struct OrderPicture {
    QString caption; // "No trumps yet", "Bells are trumps"
    std::optional<Suit> trump;
    std::optional<int> madeBy; // the id of the card that made it trump, if that lies on the table
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
    std::optional<Clause> topic {};
    QString about {};
    bool operator==(const OrderPicture&) const = default;
};

/// What only a table of tricks has.
struct TricksTable {
    std::optional<LadderPicture> ladder;
    std::optional<BowlPicture> bowl;
    std::optional<OrderPicture> order;
    std::optional<DiscardPicture> discard;
    std::vector<SplitPicture> splits; // I may offer these
    std::vector<CardPicture> lastTrick; // as it lay, while another one is under way
    bool operator==(const TricksTable&) const = default;
};

}
