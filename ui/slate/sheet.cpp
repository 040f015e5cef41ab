#include "ui/slate/sheet.h"

#include "ui/slate/glyphs.h"
#include "ui/slate/hand.h"
#include "ui/slate/ledger.h"
#include "ui/slate/rows.h"
#include "ui/slate/tally.h"
#include "ui/words/words.h"

#include <QRectF>

#include <algorithm>

namespace weli {

namespace {

    /// Where everything stands, found once from the number of columns and deals.
    struct Grid {
        QRectF face;
        double column = 0; // width of one
        double target = 0; // heights of what is written
        double initial = 0;
        double digit = 0;
        double signsTop = 0;
        double signsHeight = 0; // of all of them together
        double leastSign = 0; // if there are too many they are counted
        double initialTop = 0;
        double ruleAt = 0;
        double firstRow = 0;
        double pitch = 0;
        int rows = 0; // that fit
        bool narrow = false; // no room for totals beside the points: they stand at the foot
        double sumTop = 0; // of the totals at the foot
        int hidden = 0; // deals that are only summed up

        [[nodiscard]] double left(int index) const { return face.left() + index * column; }
        [[nodiscard]] double rowTop(int deal) const
        {
            return firstRow + (hidden == 0 ? deal : deal - hidden + 1) * pitch;
        }
    };

    int dealsOf(const PointsSlate& slate)
    {
        std::size_t deals = 0;
        for (const SlateColumn& column : slate.columns)
            deals = std::max(deals, column.entries.size());
        return static_cast<int>(deals);
    }

    constexpr double totalShare = 0.66; // of the points beside them, in height
    constexpr double leastTotal = 10; // pixels: lower ones cannot be read
    constexpr double besideSign = 1.7; // what it means, in its heights
    constexpr double signStep = 1.3; // from sign to sign, in their heights
    constexpr double signLine = 1.15; // from line to line

    /// The signs over one column: how large they are and how many stand side by side.
    struct Signs {
        double size = 0;
        int inLine = 1;
    };

    /// As large as the initial below them, smaller if there are many.
    Signs signsOf(const Grid& grid, int count)
    {
        Signs best;
        for (int inLine = 1; inLine <= count; ++inLine) {
            const int lines = (count + inLine - 1) / inLine;
            const double size = std::min({ grid.initial, grid.column * 0.92 / (signStep * inLine),
                grid.signsHeight / (1 + signLine * (lines - 1)) });
            if (size > 1.03 * best.size) best = { size, inLine };
        }
        return best;
    }

    /// The room for signs is the same throughout a match.
    void placeSigns(Grid& grid, const PointsSlate& slate, double height)
    {
        grid.leastSign = std::min(height * 0.032, grid.column * 0.2);
        grid.signsHeight = std::max(grid.initial, grid.leastSign * 2.35);
        if (grid.column < slate.games * grid.initial * signStep)
            grid.signsHeight = std::max(
                grid.signsHeight, std::min(height * 0.12, grid.initial * (1 + signLine)));
        grid.signsTop = grid.face.top() + grid.target * 1.22;
        grid.initialTop = grid.signsTop + grid.signsHeight + grid.initial * 0.28;
    }

    Grid gridOf(const PointsSlate& slate, QSizeF size)
    {
        Grid grid;
        const double width = size.width();
        const double height = size.height();
        const double margin = std::min(width, height) * 0.045;
        grid.face = QRectF(margin, margin, width - 2 * margin, height - 2 * margin);
        grid.column
            = grid.face.width() / std::max<double>(1, static_cast<double>(slate.columns.size()));
        grid.target = std::min(height * 0.13, width * 0.2);
        const double digits = std::min(height * 0.06, grid.column * 0.33);
        grid.narrow = grid.column * 0.33 < height * 0.035 || totalShare * digits < leastTotal;
        grid.initial = std::min(height * 0.075, grid.column * (grid.narrow ? 0.62 : 0.5));
        grid.digit = grid.narrow
            ? std::min(std::max(height * 0.06, leastTotal / totalShare), grid.column * 0.58)
            : digits;
        placeSigns(grid, slate, height);
        grid.ruleAt = grid.initialTop + grid.initial * 1.28;
        grid.firstRow = grid.ruleAt + grid.digit * 0.45;
        grid.pitch = grid.digit * 1.42;
        grid.sumTop = grid.face.bottom() - grid.digit * 1.2;
        const double foot = grid.narrow ? grid.sumTop - grid.digit * 0.4 : grid.face.bottom();
        const double room = foot - grid.firstRow - grid.digit * 0.3;
        grid.rows = std::max(2, static_cast<int>(room / grid.pitch));
        grid.hidden = hiddenRows(dealsOf(slate), grid.rows, grid.rows / 2);
        return grid;
    }

    /// The score sheet being written.
    class Scorer {
    public:
        Scorer(const PointsSlate& slate, QSizeF size, std::uint32_t seed)
            : slate_(slate)
            , grid_(gridOf(slate, size))
            , hand_(seed)
        {
        }

        std::vector<Stroke> sheet() &&
        {
            head();
            const int deals = dealsOf(slate_);
            if (grid_.hidden > 0) eachColumn([this](int index) { carried(index); });
            for (int deal = grid_.hidden; deal < deals; ++deal)
                eachColumn([&](int index) { entry(index, deal); });
            if (grid_.narrow && deals > 0) sums();
            eachColumn([this](int index) { state(index); });
            eachColumn([this](int index) { signs(index); });
            legend();
            return std::move(hand_).strokes();
        }

    private:
        template <typename Do> void eachColumn(Do write)
        {
            for (int index = 0; index < static_cast<int>(slate_.columns.size()); ++index)
                write(index);
        }
        const SlateColumn& column(int index) const
        {
            return slate_.columns[static_cast<std::size_t>(index)];
        }
        void head();
        void carried(int index);
        void entry(int index, int deal);
        void sums();
        void initial(int index);
        void points(int index, int deal, const SlateColumn::Entry& entry);
        void state(int index);
        void signs(int index);
        void counted(Mark mark, int index, int count, double top);
        void sign(const Written& what, QPointF middle, double size);
        void legend();
        void meaning(Mark mark, const QString& text, const QRectF& row);
        static Chalk chalkOf(Mark mark) { return mark == Mark::Cross ? Chalk::Yellow : Chalk::Red; }

        const PointsSlate& slate_;
        Grid grid_;
        Hand hand_;
    };

    /// B-84: the target as a large figure on top, the columns under their initials.
    void Scorer::head()
    {
        const QRectF top(grid_.face.left(), grid_.face.top(), grid_.face.width(), grid_.target);
        hand_.fit({ Mark::Target, -1, 0, QString::number(slate_.target) }, top, grid_.target,
            Qt::AlignHCenter, penFor(grid_.target * 0.9, 1, Chalk::Yellow));
        if (slate_.games > 1) {
            const QString games = QString("%1/%2").arg(slate_.game).arg(slate_.games);
            const QRectF corner(
                top.right() - top.width() * 0.25, top.top(), top.width() * 0.25, top.height());
            hand_.fit({ Mark::Game, -1, slate_.game, games }, corner, grid_.initial * 0.6,
                Qt::AlignRight, penFor(grid_.initial * 0.6, 0.7));
        }
        eachColumn([this](int index) { initial(index); });
        hand_.line({ Mark::Rule, -1, 0, {} }, { grid_.face.left(), grid_.ruleAt },
            { grid_.face.right(), grid_.ruleAt }, penFor(grid_.initial * 0.8, 0.85));
    }

    void Scorer::initial(int index)
    {
        const QRectF box(grid_.left(index) + grid_.column * 0.1, grid_.initialTop,
            grid_.column * 0.8, grid_.initial);
        hand_.initial({ Mark::Initial, index, 0, column(index).initial }, box, {});
    }

    /// The totals at the foot of narrow columns, below a line of their own.
    void Scorer::sums()
    {
        const double line = grid_.sumTop - grid_.digit * 0.4;
        hand_.line({ Mark::Rule, -1, 1, {} }, { grid_.face.left(), line },
            { grid_.face.right(), line }, penFor(grid_.digit * 0.8, 0.7));
        eachColumn([this](int index) {
            const auto& entries = column(index).entries;
            if (entries.empty()) return;
            const QRectF box(grid_.left(index) + grid_.column * 0.06, grid_.sumTop,
                grid_.column * 0.88, grid_.digit);
            const SlateColumn::Entry& last = entries.back();
            hand_.fit({ Mark::Total, index, static_cast<int>(entries.size()) - 1,
                          words::number(last.total) },
                box, grid_.digit, Qt::AlignHCenter,
                penFor(grid_.digit, last.provisional ? 0.62 : 1, Chalk::Yellow));
        });
    }

    void Scorer::carried(int index)
    {
        const auto& entries = column(index).entries;
        if (entries.empty()) return;
        const auto last = std::min(entries.size(), static_cast<std::size_t>(grid_.hidden)) - 1;
        const QRectF box(grid_.left(index) + grid_.column * 0.2, grid_.firstRow, grid_.column * 0.6,
            grid_.digit);
        const QString sum = words::number(entries[last].total);
        hand_.fit({ Mark::Carried, index, grid_.hidden, sum }, box, grid_.digit * 0.8,
            Qt::AlignHCenter, penFor(grid_.digit * 0.8, 0.5));
        const double under = grid_.firstRow + grid_.digit * 1.1;
        hand_.line({ Mark::Carried, index, grid_.hidden, "_" },
            { grid_.left(index) + grid_.column * 0.2, under },
            { grid_.left(index) + grid_.column * 0.8, under }, penFor(grid_.digit * 0.7, 0.45));
    }

    void Scorer::entry(int index, int deal)
    {
        const auto& entries = column(index).entries;
        if (deal >= static_cast<int>(entries.size())) return;
        const SlateColumn::Entry& entry = entries[static_cast<std::size_t>(deal)];
        if (!entry.bankl) return points(index, deal, entry);
        const double middle = grid_.rowTop(deal) + grid_.digit * 0.52; // B-86
        const double from = grid_.narrow ? 0.28 : 0.2;
        const double to = grid_.narrow ? 0.68 : 0.47;
        hand_.line({ Mark::Bankl, index, deal, {} },
            { grid_.left(index) + grid_.column * from, middle },
            { grid_.left(index) + grid_.column * to, middle }, penFor(grid_.digit));
    }

    /// B-85: the points, and smaller behind them the running total if there is room; B-89:
    /// provisional ones in brackets and pressed lightly.
    void Scorer::points(int index, int deal, const SlateColumn::Entry& entry)
    {
        const double top = grid_.rowTop(deal);
        const QRectF left(grid_.left(index) + grid_.column * (grid_.narrow ? 0.08 : 0.03), top,
            grid_.column * (grid_.narrow ? 0.8 : 0.45), grid_.digit);
        const auto side = grid_.narrow ? Qt::AlignHCenter : Qt::AlignRight;
        const QString number = words::number(entry.points);
        if (entry.provisional)
            hand_.fit({ Mark::Provisional, index, deal, u'(' + number + u')' }, left, grid_.digit,
                side, penFor(grid_.digit, 0.62));
        else
            hand_.fit({ Mark::Points, index, deal, number }, left, grid_.digit, side,
                penFor(grid_.digit));
        if (grid_.narrow) return;
        const double small = grid_.digit * totalShare;
        const QRectF right(grid_.left(index) + grid_.column * 0.6, top + grid_.digit - small * 0.92,
            grid_.column * 0.36, small);
        hand_.fit({ Mark::Total, index, deal, words::number(entry.total) }, right, small,
            Qt::AlignLeft, penFor(small, entry.provisional ? 0.55 : 0.8));
    }

    /// B-87: the stroke through the column, or its dots while it is not yet certain; two lines
    /// under the column of a player who is out.
    void Scorer::state(int index)
    {
        const SlateColumn& each = column(index);
        // Upright between points and totals, or else aslant through all: it must not read like a
        // one.
        const double x = grid_.left(index) + grid_.column * (grid_.narrow ? 0.84 : 0.535);
        const double foot = grid_.left(index) + grid_.column * (grid_.narrow ? 0.12 : 0.535);
        const int deals = static_cast<int>(each.entries.size());
        const double bottom = grid_.rowTop(std::max(deals, grid_.hidden)) + grid_.digit * 0.1;
        const double top = grid_.initialTop - grid_.digit * 0.15;
        if (each.struck)
            hand_.line({ Mark::Struck, index, 0, {} }, { x, top }, { foot, bottom },
                penFor(grid_.initial, 1, Chalk::Red));
        if (each.gespannt && !each.struck) {
            const double step = grid_.digit * 0.62;
            Written what { Mark::Gespannt, index, 0, {}, 0 };
            const double slope = (foot - x) / (bottom - top);
            const auto at = [&](double y) { return QPointF(x + slope * (y - top), y); };
            for (double y = top; y + step * 0.4 < bottom; y += step, ++what.part)
                hand_.line(what, at(y), at(y + step * 0.35), penFor(grid_.digit, 0.8, Chalk::Red));
        }
        if (!each.out) return;
        Written what { Mark::Out, index, 0, {}, 0 };
        for (; what.part < 2; ++what.part) {
            const double y = bottom + grid_.digit * (0.05 + 0.16 * what.part);
            hand_.line(what, { grid_.left(index) + grid_.column * 0.14, y },
                { grid_.left(index) + grid_.column * 0.86, y }, penFor(grid_.digit * 0.8, 0.8));
        }
    }

    /// B-88: over the column, crosses for games won and then rings for games lost.
    void Scorer::signs(int index)
    {
        const SlateColumn& each = column(index);
        const int count = each.crosses + each.bummerl;
        const Signs signs = signsOf(grid_, count);
        if (signs.size < grid_.leastSign) {
            counted(Mark::Cross, index, each.crosses, grid_.signsTop);
            return counted(
                Mark::Ring, index, each.bummerl, grid_.signsTop + grid_.leastSign * 1.35);
        }
        const int lines = (count + signs.inLine - 1) / signs.inLine;
        const double step = signs.size * signStep;
        const double low = grid_.signsTop + grid_.signsHeight - signs.size / 2;
        for (int i = 0; i < count; ++i) {
            const int line = i / signs.inLine;
            const int beside = std::min(signs.inLine, count - line * signs.inLine);
            const QPointF middle(grid_.left(index) + grid_.column / 2
                    + (i % signs.inLine - (beside - 1) / 2.0) * step,
                low - (lines - 1 - line) * signs.size * signLine);
            const bool won = i < each.crosses;
            const Mark mark = won ? Mark::Cross : Mark::Ring;
            sign({ mark, index, won ? i : i - each.crosses, {} }, middle, signs.size);
        }
    }

    /// One sign and how many there are of it.
    void Scorer::counted(Mark mark, int index, int count, double top)
    {
        if (count == 0) return;
        const double size = grid_.leastSign;
        const QString number = QString("*%1").arg(count);
        const double numberWidth = widthOf(glyphsOf(number)) * size;
        const double step = size * signStep;
        const double x = grid_.left(index) + (grid_.column - step - numberWidth) / 2;
        sign({ mark, index, 0, {} }, { x + step / 2, top + size / 2 }, size);
        const QRectF room(x + step, top, grid_.left(index) + grid_.column - x - step, size);
        hand_.fit({ mark, index, count, number }, room, size, Qt::AlignLeft,
            penFor(size, 0.9, chalkOf(mark)));
    }

    void Scorer::sign(const Written& what, QPointF middle, double size)
    {
        const double half = size * 0.46;
        const Pen thick { chalkOf(what.mark), std::max(penFor(size).width, 0.8), 1 };
        if (what.mark == Mark::Ring) return hand_.ring(what, middle, half * 0.86, thick);
        Written arm = what;
        hand_.line(arm, middle + QPointF(-half, -half), middle + QPointF(half, half), thick);
        arm.part = 1;
        hand_.line(arm, middle + QPointF(half, -half), middle + QPointF(-half, half), thick);
    }

    /// What the signs that stand there mean, at the foot if that is free.
    void Scorer::legend()
    {
        const auto has = [this](int SlateColumn::*count) {
            return std::any_of(slate_.columns.begin(), slate_.columns.end(),
                [count](const SlateColumn& each) { return each.*count > 0; });
        };
        double size = std::max(grid_.digit * 0.8, leastTotal);
        for (const QString& text : { slate_.won, slate_.lost })
            size = std::min(size, grid_.face.width() / (widthOf(glyphsOf(text)) + besideSign));
        const double high = 1.5 * size;
        const double bottom = grid_.narrow ? grid_.sumTop - grid_.digit * 0.6 : grid_.face.bottom();
        const double free = bottom - grid_.rowTop(std::max(dealsOf(slate_), grid_.hidden));
        QRectF row(grid_.face.left(), bottom - size, grid_.face.width(), size);
        const bool isRead = !slate_.won.isEmpty() && size >= 0.9 * leastTotal;
        if (!isRead || free < 2 * high + 0.5 * grid_.digit) return;
        if (has(&SlateColumn::bummerl)) {
            meaning(Mark::Ring, slate_.lost, row);
            row.translate(0, -high);
        }
        if (has(&SlateColumn::crosses)) meaning(Mark::Cross, slate_.won, row);
    }

    void Scorer::meaning(Mark mark, const QString& text, const QRectF& row)
    {
        const double size = row.height();
        sign({ mark, -1, -1, {} }, { row.left() + size / 2, row.center().y() }, size);
        hand_.fit({ Mark::Legend, -1, static_cast<int>(mark), text },
            row.adjusted(besideSign * size, 0, 0, 0), size, Qt::AlignLeft, penFor(size, 0.8));
    }

}

std::vector<Stroke> strokesOf(const PointsSlate& slate, QSizeF size, std::uint32_t seed)
{
    return Scorer(slate, size, seed).sheet();
}

std::vector<Stroke> strokesOf(const SlatePicture& slate, QSizeF size, std::uint32_t seed)
{
    return std::visit([&](const auto& kind) { return strokesOf(kind, size, seed); }, slate);
}

std::vector<std::size_t> newStrokes(
    const std::vector<Stroke>& before, const std::vector<Stroke>& now)
{
    std::vector<std::size_t> fresh;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const bool known = std::any_of(before.begin(), before.end(),
            [&](const Stroke& old) { return old.what == now[i].what; });
        if (!known) fresh.push_back(i);
    }
    return fresh;
}

}
