#pragma once

#include "ui/picture/picture.h"

#include <QRectF>
#include <QSizeF>

#include <array>

namespace weli {

/// How far a deal of tricks has come: nothing is played yet, or it is, or all is counted.
enum class Stage : unsigned char { Bidding, Playing, Counted };

/// What of a picture decides where things lie.
struct TableShape {
    int players = 3;
    Seat me;
    bool clockwise = true; // the turn goes on to the left
    bool tricks = false; // a table of tricks, else of figures
    bool odds = false; // how things stand has a row
    bool open = false; // hands of figures lie open in front of others
    // Only where single cards lie:
    Stage stage = Stage::Playing;
    Seat bowl = seatAt(0);
    friend bool operator==(const TableShape&, const TableShape&) = default;
};

/// Whether another seat holds this card and shows it.
bool isOpenHand(const CardPicture& card, Seat me);
TableShape shapeOf(const Picture& picture);
/// Whether two shapes have the same layout.
bool areLaidAlike(TableShape a, const TableShape& b);

/// What belongs to one seat.
struct SeatPlace {
    QRectF plate; // its name
    QRectF bubble; // what it says, beside the plate
    QRectF hand; // what it holds: open for me, small backs for the others
    QRectF cards; // what lies in front of it; on a table of figures its hand, too, if that is open
    QRectF won; // the tricks that it has taken
    QRectF bowl; // with the pot, while that stands before it
};

/// Where everything lies, in pixels of the scene. No two of these rectangles overlap, but for the
/// ones that are never seen together: `help` (answers, names, "go on") stands free of everything,
/// `result` takes the place of my hand, my plate, `help` and the plates, `cut` that of
/// the heap and my cards. On a table of tricks the bowl stands before one seat only, and among four
/// in the place of its trick card; `talon` has the middle before the first trick, `laid` after the
/// last one.
struct Layout {
    double unit = 1; // pixels of one unit, for which letters are made: 1 in a window of 770 × 590
    QRectF table;
    PerSeat<SeatPlace> seats;
    QSizeF handCard;
    QSizeF tableCard;
    QSizeF backCard; // what the others hold, or open hands
    double raise = 0; // how far a card stands up that may be played
    QRectF heap; // the cards lie across in it, with their name below
    std::array<QRectF, 5> plates;
    QRectF help;
    QRectF naming; // above my hand, over what lies there, while a wild card gets its name
    QRectF odds; // above the prompt, if they have a row
    QRectF prompt;
    QRectF result;
    QRectF cut;
    QRectF ladder;
    QRectF talon; // before anything is played
    QRectF aside; // the talon, from then on
    QRectF laid; // my hand, open after the deal
};

/// The layout that a window of this size asks for. It grows and shrinks with the window. Cards of
/// another aspect than ours (their height in their widths) lie within the places of ours. Letters
/// may be wanted larger or smaller than usual; cards make room for them.
Layout layoutOf(QSizeF size, const TableShape& shape, double aspect = 1.6, double letters = 1);

/// Where a card lies; the cards of one place lie side by side, or one upon the other.
QRectF rectOf(const CardPicture& card, const Layout& layout, const TableShape& shape);

/// Where the pack lies that becomes the heap, with cards of full size.
QRectF packRect(const Layout& layout);

/// Where the bowl stands on a table of tricks.
QRectF bowlRect(const Layout& layout, const TableShape& shape);

/// Where the number stands of the tricks that a seat has taken.
QRectF tallyRect(const Layout& layout, Seat seat);

/// Where a question (if there is one, it comes first) and its answers lie in `help`.
std::vector<QRectF> answerRects(const QRectF& help, int answers, bool question, double unit);

/// Where the heading of the naming grid stands, at the top of `naming`.
double namingHeading(double unit);

/// Where the button lies that lets a held table go on.
QRectF goOnRect(const QRectF& help, double unit);

}
