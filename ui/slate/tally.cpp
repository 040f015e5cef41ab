#include "ui/slate/tally.h"

#include "ui/slate/glyphs.h"
#include "ui/slate/hand.h"
#include "ui/words/words.h"

#include <QRectF>

#include <algorithm>

namespace weli {

namespace {

    constexpr double initialPart = 0.15; // of the width
    constexpr double sumPart = 0.17;
    constexpr int usualPlaces = 12; // before the marks stand closer

    /// Where everything stands. On a narrow board the marks have a line for themselves.
    struct Grid {
        QRectF face;
        QRectF head; // with the number of the deal
        double row = 0;
        double letter = 0; // height of initials and sums
        double mark = 0; // height of a stroke
        double left = 0; // of the first place
        double step = 0; // from one place to the next
        double names = 0; // middle of initial and sum, down from the top of the row
        double marks = 0; // middle of the marks

        [[nodiscard]] double top(int index) const { return head.bottom() + index * row; }
        [[nodiscard]] QPointF middle(int index, int place) const
        {
            return { left + (place + 0.5) * step, top(index) + marks };
        }
    };

    int placesOf(const TallySlate& slate)
    {
        std::size_t most = usualPlaces;
        for (const TallyRow& row : slate.rows) most = std::max(most, row.marks.size());
        return static_cast<int>(most);
    }

    Grid gridOf(const TallySlate& slate, QSizeF size)
    {
        Grid grid;
        const double margin = std::min(size.width(), size.height()) * 0.06;
        grid.face = QRectF({}, size).adjusted(margin, margin, -margin, -margin);
        const double wide = grid.face.width();
        const double head = std::min(grid.face.height() * 0.15, wide * 0.18);
        grid.head = { grid.face.left(), grid.face.top(), wide, head };
        const auto rows = static_cast<double>(std::max<std::size_t>(slate.rows.size(), 1));
        const double high = (grid.face.bottom() - grid.head.bottom()) / rows;
        const bool narrow = wide < 2 * high;
        grid.row = std::min(high, wide * 0.72);
        grid.letter = std::min(grid.row * (narrow ? 0.24 : 0.36), wide * 0.13);
        const double room = narrow ? wide : wide * (1 - initialPart - sumPart);
        grid.left = grid.face.left() + (narrow ? 0 : wide * initialPart);
        grid.step = room / placesOf(slate);
        grid.mark = std::min(grid.row * (narrow ? 0.36 : 0.5), grid.step * 3.2);
        grid.names = grid.row * (narrow ? 0.27 : 0.5);
        grid.marks = grid.row * (narrow ? 0.7 : 0.5);
        return grid;
    }

    /// The sheet being written.
    class Scribe {
    public:
        Scribe(const TallySlate& slate, QSizeF size, std::uint32_t seed)
            : slate_(slate)
            , grid_(gridOf(slate, size))
            , hand_(seed)
        {
        }

        std::vector<Stroke> sheet() &&
        {
            head();
            for (int index = 0; index < static_cast<int>(slate_.rows.size()); ++index) row(index);
            return std::move(hand_).strokes();
        }

    private:
        void head();
        void row(int index);
        void mark(TallyMark mark, int index, int place);

        const TallySlate& slate_;
        Grid grid_;
        Hand hand_;
    };

    /// How many of the twelve deals are counted.
    void Scribe::head()
    {
        const double size = grid_.head.height() * 0.42;
        const QString deals = QString("%1/%2").arg(slate_.counted).arg(slate_.deals);
        hand_.fit({ Mark::Deal, -1, slate_.counted, deals },
            grid_.head.adjusted(0, size * 0.3, 0, 0), size, Qt::AlignHCenter,
            penFor(size, 0.8, Chalk::Yellow));
        hand_.line({ Mark::Rule, -1, 0, {} }, { grid_.face.left(), grid_.head.bottom() },
            { grid_.face.right(), grid_.head.bottom() }, penFor(size, 0.8));
    }

    void Scribe::row(int index)
    {
        const TallyRow& row = slate_.rows[static_cast<std::size_t>(index)];
        const double middle = grid_.top(index) + grid_.names;
        const QRectF letter(grid_.face.left(), middle - grid_.letter / 2,
            grid_.face.width() * initialPart * 0.8, grid_.letter);
        hand_.initial({ Mark::Initial, index, 0, row.initial }, letter, penFor(1));
        for (int place = 0; place < static_cast<int>(row.marks.size()); ++place)
            mark(row.marks[static_cast<std::size_t>(place)], index, place);
        const double sum = grid_.letter * 0.86;
        const double part = grid_.face.width() * sumPart;
        const QRectF total(grid_.face.right() - part, middle - sum / 2, part, sum);
        if (slate_.counted > 0)
            hand_.fit(
                { Mark::Sum, index, slate_.counted, words::number(row.strokes - row.potatoes) },
                total, sum, Qt::AlignRight, penFor(sum, 1, Chalk::Yellow));
        if (row.won)
            hand_.ring({ Mark::Winner, index, 0, {} }, letter.center(), letter.height() * 0.72,
                penFor(letter.height(), 1, Chalk::Yellow));
        if (index + 1 == static_cast<int>(slate_.rows.size())) return;
        const double below = grid_.top(index + 1);
        hand_.line({ Mark::Rule, -1, index + 1, {} }, { grid_.face.left(), below },
            { grid_.face.right(), below }, penFor(grid_.letter * 0.4, 0.5));
    }

    /// A stroke and the ring of the same place stand over each other.
    void Scribe::mark(TallyMark mark, int index, int place)
    {
        const QPointF middle = grid_.middle(index, place);
        const double half = grid_.mark / 2;
        if (mark != TallyMark::Ring)
            hand_.line({ Mark::Stroke, index, place, {} }, middle - QPointF(0, half),
                middle + QPointF(0, half), penFor(grid_.mark * 0.8));
        if (mark != TallyMark::Stroke)
            hand_.ring({ Mark::Potato, index, place, {} }, middle, grid_.step * 0.36,
                penFor(grid_.mark * 0.8, 1, Chalk::Red));
    }

}

std::vector<Stroke> strokesOf(const TallySlate& slate, QSizeF size, std::uint32_t seed)
{
    return Scribe(slate, size, seed).sheet();
}

}
