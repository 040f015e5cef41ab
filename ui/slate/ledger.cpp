#include "ui/slate/ledger.h"

#include "ui/slate/course.h"
#include "ui/slate/glyphs.h"
#include "ui/slate/hand.h"
#include "ui/slate/rows.h"
#include "ui/words/words.h"

#include <QRectF>

#include <algorithm>
#include <optional>

namespace weli {

namespace {

    constexpr double numberSize = 0.66; // of the deals, to the amounts
    constexpr double letterSize = 1.4; // of the initials
    constexpr double headRoom = letterSize * 1.6 + 0.6; // in heights of an amount, down to the rows
    constexpr double rowStep = 1.42;
    constexpr double widestStep = 1.8;
    constexpr double gap = 0.5; // between two columns
    constexpr double aboveCourse = 0.7;
    const QString bowl(u'\u2323');
    const QString dots(u'\u2026');

    /// Where everything stands, found once from the number of columns, deals and digits.
    struct Grid {
        QRectF face;
        double digit = 0; // height of the amounts
        double number = 0; // width of the deals' numbers
        double column = 0; // width of a player's column
        double amount = 0; // of the widest balance
        double minus = 0;
        double pot = 0; // of the column of the pot
        double potAmount = 0;
        double ruleAt = 0;
        double firstRow = 0;
        double pitch = 0;
        int hidden = 0; // deals that have left
        std::optional<QRectF> course;

        [[nodiscard]] double left(int index) const { return face.left() + number + index * column; }
        [[nodiscard]] double rowTop(int deal) const
        {
            return firstRow + (hidden == 0 ? deal : deal - hidden + 1) * pitch;
        }
        /// Where a balance stands, its last digit on the right.
        [[nodiscard]] QRectF balance(int index, double top) const
        {
            return { left(index) + (column - amount) / 2, top, amount, digit };
        }
        [[nodiscard]] QRectF potAt(int players, double top) const
        {
            return { left(players) + (pot - potAmount) / 2, top, potAmount, digit };
        }
    };

    /// Room for three digits, or for more if there are such amounts.
    double widthFor(const std::vector<int>& amounts)
    {
        qsizetype digits = 3;
        for (const int amount : amounts)
            digits = std::max(digits, QString::number(std::abs(amount)).size());
        return widthOf(glyphsOf(QString(digits, u'0'))) + 0.08;
    }

    double widestBalance(const LedgerPicture& ledger)
    {
        double widest = widthFor({});
        for (const LedgerColumn& column : ledger.columns)
            widest = std::max(widest, widthFor(column.balances));
        return widest;
    }

    int dealsOf(const LedgerPicture& ledger) { return static_cast<int>(ledger.pot.size()); }

    int dealsInMatch(const LedgerPicture& ledger)
    {
        return std::max({ ledger.deals, dealsOf(ledger), 1 });
    }

    /// The amounts as large as width and height allow, all of them alike.
    void placeColumns(Grid& grid, const LedgerPicture& ledger, double highest)
    {
        const auto players = static_cast<double>(ledger.columns.size());
        const double minus = widthOf(glyphsOf(words::number(-1))) - widthOf(glyphsOf("1"));
        const double amount = widestBalance(ledger) + minus;
        const double potAmount = widthFor(ledger.pot);
        const QString deals(QString::number(dealsInMatch(ledger)).size(), u'0');
        const double number = (widthOf(glyphsOf(deals)) + 0.2) * numberSize;
        const double natural = number + players * (amount + gap) + potAmount + gap;
        grid.digit = std::min(highest, grid.face.width() / natural);
        const double spare = (grid.face.width() - natural * grid.digit) / (players + 1);
        grid.number = number * grid.digit;
        grid.amount = amount * grid.digit;
        grid.minus = minus * grid.digit;
        grid.column = (amount + gap) * grid.digit + spare;
        grid.potAmount = potAmount * grid.digit;
        grid.pot = (potAmount + gap) * grid.digit + spare;
    }

    /// The rows of the whole match if they fit, and what they leave for its course.
    void placeRows(Grid& grid, const LedgerPicture& ledger)
    {
        constexpr double leastCourse = 0.36;
        constexpr double mostCourse = 0.48;
        constexpr int fewRows = 5;
        const double height = grid.face.height();
        const int deals = dealsInMatch(ledger);
        const double above = (headRoom + aboveCourse) * grid.digit;
        grid.pitch = rowStep * grid.digit;
        double room = height - above;
        if (const double beside = room - leastCourse * height;
            beside >= std::min(deals, fewRows) * grid.pitch) {
            const double course
                = std::clamp(room - deals * grid.pitch, leastCourse * height, mostCourse * height);
            grid.course
                = QRectF(grid.face.left(), grid.face.bottom() - course, grid.face.width(), course);
            room -= course;
        }
        grid.pitch = std::clamp(room / deals, grid.pitch, widestStep * grid.digit);
        grid.ruleAt = grid.face.top() + letterSize * 1.6 * grid.digit;
        grid.firstRow = grid.face.top() + headRoom * grid.digit;
        const int rows = std::max(2, static_cast<int>(room / grid.pitch + 0.001));
        grid.hidden = hiddenRows(dealsOf(ledger), rows, rows / 4);
    }

    Grid gridOf(const LedgerPicture& ledger, QSizeF size)
    {
        Grid grid;
        const double margin = std::min(size.width(), size.height()) * 0.045;
        grid.face = QRectF({}, size).adjusted(margin, margin, -margin, -margin);
        const double height = grid.face.height();
        const double units = headRoom + aboveCourse + rowStep * dealsInMatch(ledger);
        const double legible = std::max(0.03 * height, 9.0); // rather than all deals
        placeColumns(grid, ledger, std::max(legible, std::min(0.62 / units, 0.05) * height));
        placeRows(grid, ledger);
        return grid;
    }

    /// The ledger being written.
    class Bookkeeper {
    public:
        Bookkeeper(const LedgerPicture& ledger, QSizeF size, std::uint32_t seed)
            : ledger_(ledger)
            , grid_(gridOf(ledger, size))
            , hand_(seed)
            , players_(static_cast<int>(ledger.columns.size()))
        {
        }

        std::vector<Stroke> ledger() &&
        {
            head();
            if (grid_.hidden > 0) earlier();
            for (int deal = grid_.hidden; deal < dealsOf(ledger_); ++deal) row(deal);
            if (grid_.course) drawCourse(hand_, ledger_, *grid_.course, grid_.digit * 1.1);
            winners();
            return std::move(hand_).strokes();
        }

    private:
        [[nodiscard]] QRectF initialAt(int index) const;
        [[nodiscard]] const LedgerColumn& column(int index) const
        {
            return ledger_.columns[static_cast<std::size_t>(index)];
        }
        void head();
        void earlier();
        void row(int deal);
        void winners();

        const LedgerPicture& ledger_;
        Grid grid_;
        Hand hand_;
        int players_;
    };

    /// Over the digits of its column, with room for a ring around it.
    QRectF Bookkeeper::initialAt(int index) const
    {
        const double size = grid_.digit * letterSize;
        const double width = grid_.column * 0.72;
        const double middle = grid_.left(index) + (grid_.column + grid_.minus) / 2;
        return { middle - width / 2, grid_.face.top() + size * 0.25, width, size };
    }

    void Bookkeeper::head()
    {
        for (int index = 0; index < players_; ++index)
            hand_.initial({ Mark::Initial, index, 0, column(index).initial }, initialAt(index),
                penFor(1, 1, chalkOf(ledger_, index)));
        const double size = grid_.digit * letterSize;
        const QRectF crown(grid_.left(players_), grid_.face.top() + size * 0.25, grid_.pot, size);
        hand_.fit({ Mark::Bowl, players_, 0, bowl }, crown, size, Qt::AlignHCenter,
            penFor(size, 1, Chalk::Yellow));
        const Pen rule = penFor(size * 0.8, 0.8);
        hand_.line({ Mark::Rule, -1, 0, {} }, { grid_.face.left(), grid_.ruleAt },
            { grid_.face.right(), grid_.ruleAt }, rule);
    }

    void Bookkeeper::earlier()
    {
        const Pen pen = penFor(grid_.digit * 1.5, 0.9);
        const double width = widthOf(glyphsOf(dots)) * grid_.digit;
        for (int index = 0; index <= players_; ++index) {
            const QRectF box = index < players_ ? grid_.balance(index, grid_.firstRow)
                                                : grid_.potAt(players_, grid_.firstRow);
            hand_.write({ Mark::Earlier, index, grid_.hidden, dots },
                { box.right() - width, box.top() }, grid_.digit, pen);
        }
    }

    void Bookkeeper::row(int deal)
    {
        const double top = grid_.rowTop(deal);
        const double small = grid_.digit * numberSize;
        const QRectF margin(
            grid_.face.left(), top + grid_.digit - small * 0.96, grid_.number, small);
        hand_.fit({ Mark::Deal, {}, deal, QString::number(deal + 1) }, margin, small,
            Qt::AlignRight, penFor(small, 0.68));
        const auto at = static_cast<std::size_t>(deal);
        for (int index = 0; index < players_; ++index)
            if (at < column(index).balances.size())
                hand_.fit({ Mark::Balance, index, deal, words::number(column(index).balances[at]) },
                    grid_.balance(index, top), grid_.digit, Qt::AlignRight, penFor(grid_.digit));
        hand_.fit({ Mark::Pot, players_, deal, words::number(ledger_.pot[at]) },
            grid_.potAt(players_, top), grid_.digit, Qt::AlignRight,
            penFor(grid_.digit, 0.9, Chalk::Yellow));
    }

    void Bookkeeper::winners()
    {
        for (int index = 0; index < players_; ++index)
            if (column(index).won) {
                const QRectF letter = initialAt(index);
                hand_.ring({ Mark::Winner, index, 0, {} }, letter.center(), letter.height() * 0.72,
                    penFor(letter.height(), 1, Chalk::Yellow));
            }
    }

}

std::vector<Stroke> strokesOf(const LedgerPicture& ledger, QSizeF size, std::uint32_t seed)
{
    return Bookkeeper(ledger, size, seed).ledger();
}

}
