#include "ui/table/items/scale.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace weli {

namespace {

    // In units.
    constexpr double trackHeight = 9;
    constexpr double tickHeight = 18;
    constexpr double flagHeight = 22;
    constexpr double flagStep = 26;

    using Point = ScalePicture::Point;

    struct Flag {
        const Point* point = nullptr;
        QRectF box;
        double foot = 0; // where it stands on the line
    };

    constexpr double margin = 8; // at both ends of the line
    constexpr double gap = 5; // between flags

    QString textOf(const Point& point) { return point.name + u' ' + QString::number(point.points); }

    QFont fontOf(double unit) { return look::font(14 * unit, true); }

    double widthOf(const Point& point, double unit)
    {
        return QFontMetricsF(fontOf(unit)).horizontalAdvance(textOf(point)) + 16 * unit;
    }

    class Scale {
    public:
        Scale(QPainter& painter, const QRectF& box, const ScalePicture& scale,
            const look::Colours& colours, double unit)
            : painter_(painter)
            , scale_(scale)
            , colours_(colours)
            , unit_(unit)
            , font_(fontOf(unit))
            , top_(box.top())
        {
            const double bottom = std::min(box.bottom() - tickHeight * unit,
                box.top() + 3.4 * flagStep * unit); // not far below what is written above
            track_ = { box.left() + margin * unit, bottom - trackHeight * unit,
                box.width() - 2 * margin * unit, trackHeight * unit };
            placeFlags();
        }

        void paint()
        {
            paintTrack();
            for (const Flag& flag : flags_) paintPole(flag);
            for (const Flag& flag : flags_) paintFlag(flag);
        }

    private:
        [[nodiscard]] double at(int points) const
        {
            return track_.left() + track_.width() * points / std::max(scale_.most, 1);
        }

        /// Above their points: side by side if there is room, else one above the other; where that
        /// is too high, or a pole would stand behind another flag, in a row.
        void placeFlags()
        {
            std::vector<const Point*> points;
            for (const Point& point : scale_.points) points.push_back(&point);
            std::stable_sort(points.begin(), points.end(),
                [](const Point* a, const Point* b) { return a->points < b->points; });
            for (const Point* point : points) {
                const double wide = widthOf(*point, unit_);
                const double foot = at(point->points);
                const double left
                    = std::clamp(foot - wide / 2, track_.left(), track_.right() - wide);
                QRectF box(left, track_.top() - (flagHeight + 6) * unit_, wide, flagHeight * unit_);
                const auto meets = [&](const Flag& other) {
                    return other.box.adjusted(-4 * unit_, 0, 4 * unit_, 0).intersects(box);
                };
                while (std::any_of(flags_.begin(), flags_.end(), meets))
                    box.translate(0, -flagStep * unit_);
                flags_.push_back({ point, box, foot });
            }
            const auto isBehind = [this](const Flag& flag) {
                return std::any_of(flags_.begin(), flags_.end(), [&flag](const Flag& other) {
                    return other.box.top() > flag.box.top() && other.box.left() < flag.foot
                        && flag.foot < other.box.right();
                });
            };
            const bool tooHigh = std::any_of(flags_.begin(), flags_.end(),
                [this](const Flag& flag) { return flag.box.top() < top_; });
            if (tooHigh || std::any_of(flags_.begin(), flags_.end(), isBehind)) lineUp();
        }

        void lineUp()
        {
            const double space = gap * unit_;
            double rest = 0;
            for (const Flag& flag : flags_) rest += flag.box.width() + space;
            double least = track_.left();
            for (Flag& flag : flags_) {
                const double most = track_.right() - rest + space;
                flag.box.moveTop(track_.top() - (flagHeight + 6) * unit_);
                flag.box.moveLeft(
                    std::max(least, std::min(flag.foot - flag.box.width() / 2, most)));
                least = flag.box.right() + space;
                rest -= flag.box.width() + space;
            }
        }

        void paintTrack()
        {
            painter_.setPen(QPen(colours_.paperEdge, 0.8 * unit_));
            painter_.setBrush(colours_.parchmentLow);
            QPainterPath track;
            track.addRoundedRect(track_, track_.height() / 2, track_.height() / 2);
            painter_.drawPath(track);
            QColor much = colours_.seal;
            much.setAlpha(120);
            painter_.setBrush(much);
            QPainterPath above;
            above.addRect(QRectF(QPointF(at(scale_.limit), track_.top()), track_.bottomRight()));
            painter_.drawPath(track.intersected(above));
            for (const int points : { 0, scale_.limit / 2, scale_.limit, scale_.most }) {
                const QString text = QString::number(points);
                const double wide = 40 * unit_;
                const QRectF tick(std::clamp(at(points) - wide / 2, track_.left() - wide / 2,
                                      track_.right() - wide / 2),
                    track_.bottom() + 2 * unit_, wide, (tickHeight - 2) * unit_);
                look::write(painter_, tick, text, look::font(12 * unit_), colours_.softInk,
                    Qt::AlignCenter);
            }
        }

        void paintPole(const Flag& flag)
        {
            painter_.setPen(QPen(colours_.softInk, 1.4 * unit_));
            const double edge = 6 * unit_;
            const QPointF top(
                std::clamp(flag.foot, flag.box.left() + edge, flag.box.right() - edge),
                flag.box.bottom());
            painter_.drawLine(top, QPointF(flag.foot, track_.center().y()));
            painter_.setBrush(flag.point->delta < -1 ? colours_.seal : colours_.ink);
            painter_.setPen(Qt::NoPen);
            painter_.drawEllipse(QPointF(flag.foot, track_.center().y()), 4.5 * unit_, 4.5 * unit_);
        }

        /// Who loses alone, or wins alone, stands out.
        void paintFlag(const Flag& flag)
        {
            const bool loses = flag.point->delta < -1;
            const bool wins = flag.point->delta > 1;
            look::plate(painter_, flag.box, 5 * unit_,
                loses ? colours_.seal.lighter(112) : colours_.paper,
                loses ? colours_.seal : colours_.parchment,
                wins ? colours_.ink : colours_.paperEdge, (wins ? 1.8 : 0.8) * unit_);
            look::write(painter_, flag.box, textOf(*flag.point), font_,
                loses ? colours_.cream : colours_.ink, Qt::AlignCenter);
        }

        QPainter& painter_;
        const ScalePicture& scale_;
        const look::Colours& colours_;
        double unit_;
        QFont font_;
        double top_;
        QRectF track_;
        std::vector<Flag> flags_;
    };

}

double leastScaleWidth(const ScalePicture& scale, double unit)
{
    double wide = (2 * margin - gap) * unit;
    for (const Point& point : scale.points) wide += widthOf(point, unit) + gap * unit;
    return wide;
}

void paintScale(QPainter& painter, const QRectF& box, const ScalePicture& scale,
    const look::Colours& colours, double unit)
{
    Scale(painter, box, scale, colours, unit).paint();
}

}
