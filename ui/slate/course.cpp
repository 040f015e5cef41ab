#include "ui/slate/course.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace weli {

namespace {

    /// The next larger number that is a step of the scale, so that it changes but now and then.
    double roundedUp(double value)
    {
        constexpr std::array steps { 1.0, 1.25, 1.6, 2.0, 2.5, 3.2, 4.0, 5.0, 6.4, 8.0, 10.0 };
        if (value <= 0) return 0;
        const double unit = std::pow(10, std::floor(std::log10(value)));
        const auto* const step = std::find_if(
            steps.begin(), steps.end(), [&](double each) { return each * unit >= value * 0.9999; });
        return unit * (step == steps.end() ? 10 : *step);
    }

    /// As many deals as the course has room for: at first not the whole of a long match.
    int dealsAcross(int played, int inMatch)
    {
        int across = 12;
        while (across < played) across *= 2;
        return std::max({ 1, played, std::min(across, inMatch) });
    }

    /// Moves what stands at these heights, in this order, apart by at least the gap and no farther
    /// than needed, within low…high.
    void spread(std::vector<double>& heights, double gap, double low, double high)
    {
        struct Group {
            double middle; // of the first one, if the others follow by a gap each
            int count;
        };
        std::vector<Group> groups;
        for (std::size_t i = 0; i < heights.size(); ++i) {
            groups.push_back({ heights[i] - gap * static_cast<double>(i), 1 });
            while (groups.size() > 1 && groups[groups.size() - 2].middle > groups.back().middle) {
                const Group last = groups.back();
                groups.pop_back();
                Group& both = groups.back();
                const int count = both.count + last.count;
                both = { (both.middle * both.count + last.middle * last.count) / count, count };
            }
        }
        const double rest = high - gap * static_cast<double>(heights.size() - 1);
        std::size_t i = 0;
        for (const Group& group : groups)
            for (int member = 0; member < group.count; ++member, ++i)
                heights[i] = std::clamp(group.middle, low, std::max(low, rest))
                    + gap * static_cast<double>(i);
    }

    class Course {
    public:
        Course(Hand& hand, const LedgerPicture& ledger, QRectF room, double initial);
        void draw();

    private:
        [[nodiscard]] double across(int deals) const { return left_ + deals * step_; }
        [[nodiscard]] double height(double balance) const
        {
            return top_ + (most_ - balance) * scale_;
        }
        [[nodiscard]] double balance(int column, int deals) const;
        [[nodiscard]] double end(int column) const { return height(balance(column, played_)); }
        void zero(const std::vector<double>& ends);
        void segment(int column, int deal);
        [[nodiscard]] std::vector<double> heightsOfEnds() const;
        void name(int column, double middle);

        Hand& hand_;
        const LedgerPicture& ledger_;
        QRectF room_;
        double initial_; // height
        double box_; // width of the initials
        int columns_;
        int played_;
        double left_ = 0;
        double top_ = 0;
        double step_ = 0; // from deal to deal
        double most_ = 0;
        double scale_ = 0;
    };

    Course::Course(Hand& hand, const LedgerPicture& ledger, QRectF room, double initial)
        : hand_(hand)
        , ledger_(ledger)
        , room_(room)
        , initial_(initial)
        , box_(initial * 1.5)
        , columns_(static_cast<int>(ledger.columns.size()))
        , played_(static_cast<int>(ledger.pot.size()))
    {
        int least = 0;
        int most = 0;
        for (const LedgerColumn& column : ledger.columns)
            for (const int balance : column.balances) {
                least = std::min(least, balance);
                most = std::max(most, balance);
            }
        most_ = roundedUp(most);
        left_ = room.left() + initial * 0.75; // beside the nought
        top_ = room.top() + initial * 0.55;
        const double range = std::max(most_ + roundedUp(-least), 1.0);
        scale_ = (room.height() - initial * 1.1) / range;
        if (most_ + roundedUp(-least) <= 0) top_ = room.center().y();
        step_ = (room.right() - box_ - left_) / dealsAcross(played_, ledger.deals);
    }

    double Course::balance(int column, int deals) const
    {
        const auto& balances = ledger_.columns[static_cast<std::size_t>(column)].balances;
        if (deals == 0 || balances.empty()) return 0;
        return balances[std::min(static_cast<std::size_t>(deals), balances.size()) - 1];
    }

    void Course::draw()
    {
        const auto ends = heightsOfEnds();
        zero(ends);
        for (int deal = 0; deal < played_; ++deal)
            for (int column = 0; column < columns_; ++column) segment(column, deal);
        if (played_ == 0) return;
        for (int column = 0; column < columns_; ++column)
            name(column, ends[static_cast<std::size_t>(column)]);
    }

    /// Through the whole match, but not through the initials.
    void Course::zero(const std::vector<double>& ends)
    {
        const double y = height(0);
        const double small = initial_ * 0.6;
        const Pen pen = penFor(initial_ * 0.7, 0.45);
        hand_.fit({ Mark::Zero, {}, 0, "0" },
            { room_.left(), y - small / 2, left_ - room_.left(), small }, small, Qt::AlignLeft,
            penFor(small, 0.6));
        const bool isFree = played_ == 0 || std::none_of(ends.begin(), ends.end(), [&](double end) {
            return std::abs(end - y) < initial_ * 0.75;
        });
        const double end = across(played_);
        const Written first { Mark::Zero, {}, 1, {} };
        const Written second { Mark::Zero, {}, 2, {} };
        if (isFree) return hand_.line(first, { left_, y }, { room_.right(), y }, pen);
        hand_.line(first, { left_, y }, { end, y }, pen);
        if (room_.right() - end > box_ * 1.3)
            hand_.line(second, { end + box_ * 1.15, y }, { room_.right(), y }, pen);
    }

    void Course::segment(int column, int deal)
    {
        const double firm = step_ < initial_ * 0.4 ? 0.9 : 1.25; // finer if they lie close
        hand_.line({ Mark::Course, column, deal, {} },
            { across(deal), height(balance(column, deal)) },
            { across(deal + 1), height(balance(column, deal + 1)) },
            penFor(initial_ * firm, 1, chalkOf(ledger_, column)));
    }

    std::vector<double> Course::heightsOfEnds() const
    {
        std::vector<int> order(static_cast<std::size_t>(columns_));
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return end(a) < end(b); });
        std::vector<double> sorted;
        sorted.reserve(order.size());
        for (const int column : order) sorted.push_back(end(column));
        spread(sorted, initial_ * 1.25, room_.top() + initial_ / 2, room_.bottom() - initial_ / 2);
        std::vector<double> heights(order.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            heights[static_cast<std::size_t>(order[i])] = sorted[i];
        return heights;
    }

    void Course::name(int column, double middle)
    {
        const QRectF box(
            across(played_) + box_ * 0.15, middle - initial_ / 2, box_ * 0.85, initial_);
        hand_.initial({ Mark::CourseEnd, column, 2 * played_,
                          ledger_.columns[static_cast<std::size_t>(column)].initial },
            box, penFor(initial_, 1, chalkOf(ledger_, column)));
    }

}

Chalk chalkOf(const LedgerPicture& ledger, int column)
{
    constexpr std::array others { Chalk::Red, Chalk::Blue, Chalk::Green };
    const bool isMine = column + 1 == static_cast<int>(ledger.columns.size());
    return isMine ? Chalk::White : others[static_cast<std::size_t>(column) % others.size()];
}

void drawCourse(Hand& hand, const LedgerPicture& ledger, QRectF room, double initial)
{
    if (!ledger.columns.empty()) Course(hand, ledger, room, initial).draw();
}

}
