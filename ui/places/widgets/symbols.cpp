#include "ui/places/widgets/symbols.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace weli {

namespace {

    // All drawn in a square of 24 by 24.

    QPainterPath gear()
    {
        constexpr int teeth = 8;
        QPainterPath path;
        for (int i = 0; i < teeth * 4; ++i) {
            const double angle = 2 * std::numbers::pi * (i - 0.5) / (teeth * 4);
            const double radius = (i / 2) % 2 == 0 ? 9.5 : 7;
            const QPointF point(12 + radius * std::cos(angle), 12 + radius * std::sin(angle));
            if (i == 0)
                path.moveTo(point);
            else
                path.lineTo(point);
        }
        path.closeSubpath();
        path.addEllipse(QPointF(12, 12), 3, 3);
        return path;
    }

    QPainterPath undo()
    {
        QPainterPath path({ 8, 3.5 });
        path.lineTo(3.5, 8);
        path.lineTo(8, 12.5);
        path.moveTo(3.5, 8);
        path.lineTo(14, 8);
        path.cubicTo(22.5, 8, 22.5, 20, 14, 20);
        path.lineTo(8, 20);
        return path;
    }

    QPainterPath redo()
    {
        // Undo in the mirror.
        return QTransform(-1, 0, 0, 1, 24, 0).map(undo());
    }

    /// Two cards, one upon the other, and an arrow back round them.
    QPainterPath lastTrick()
    {
        QPainterPath path;
        path.addRoundedRect(QRectF(8.5, 9, 8, 11.5), 1.5, 1.5);
        path.moveTo(12, 5.5);
        path.lineTo(19, 5.5);
        path.cubicTo(20.2, 5.5, 20.5, 6, 20.5, 7);
        path.lineTo(20.5, 16);
        path.moveTo(7.5, 2.5);
        path.lineTo(3.5, 6);
        path.lineTo(7.5, 9.5);
        path.moveTo(3.5, 6);
        path.lineTo(9, 6);
        return path;
    }

    /// A clock that goes back.
    QPainterPath lookBack()
    {
        QPainterPath path;
        path.arcMoveTo(QRectF(4, 4, 16, 16), 160);
        path.arcTo(QRectF(4, 4, 16, 16), 160, 320);
        path.moveTo(2.5, 5);
        path.lineTo(4.5, 9.5);
        path.lineTo(9.5, 8.5);
        path.moveTo(12, 7.5);
        path.lineTo(12, 12);
        path.lineTo(15.5, 14);
        return path;
    }

    /// Two arrows ahead.
    QPainterPath runOn()
    {
        QPainterPath path;
        for (const double x : { 3.5, 12.0 }) {
            path.moveTo(x, 5);
            path.lineTo(x + 8, 12);
            path.lineTo(x, 19);
            path.closeSubpath();
        }
        return path;
    }

    /// Lines that grow shorter, and an arrow down beside them.
    QPainterPath sort()
    {
        QPainterPath path;
        double right = 21;
        for (const double y : { 5.0, 11.0, 17.0 }) {
            path.moveTo(10.5, y);
            path.lineTo(right, y);
            right -= 3.5;
        }
        path.moveTo(5, 4);
        path.lineTo(5, 19);
        path.moveTo(1.8, 15.5);
        path.lineTo(5, 19);
        path.lineTo(8.2, 15.5);
        return path;
    }

    QPainterPath leave()
    {
        QPainterPath path({ 11, 3.5 });
        path.lineTo(4, 3.5);
        path.lineTo(4, 20.5);
        path.lineTo(11, 20.5);
        path.moveTo(9, 12);
        path.lineTo(20.5, 12);
        path.moveTo(16, 7.5);
        path.lineTo(20.5, 12);
        path.lineTo(16, 16.5);
        return path;
    }

    QPainterPath keys()
    {
        QPainterPath path;
        path.addRoundedRect(QRectF(2.5, 6, 19, 12.5), 2.5, 2.5);
        for (const double x : { 6.0, 10.0, 14.0, 18.0 }) {
            path.moveTo(x - 0.5, 10);
            path.lineTo(x + 0.5, 10);
        }
        path.moveTo(8, 14.5);
        path.lineTo(16, 14.5);
        return path;
    }

    QPainterPath percentSign()
    {
        QPainterPath path({ 18.5, 4.5 });
        path.lineTo(5.5, 19.5);
        path.addEllipse(QPointF(7, 7), 3.2, 3.2);
        path.addEllipse(QPointF(17, 17), 3.2, 3.2);
        return path;
    }

    QPainterPath bulb()
    {
        QPainterPath path({ 9.5, 16.5 });
        path.cubicTo(9.5, 13.5, 6, 13, 6, 8.8);
        path.cubicTo(6, 5.2, 8.8, 2.8, 12, 2.8);
        path.cubicTo(15.2, 2.8, 18, 5.2, 18, 8.8);
        path.cubicTo(18, 13, 14.5, 13.5, 14.5, 16.5);
        path.closeSubpath();
        path.moveTo(9.5, 19);
        path.lineTo(14.5, 19);
        path.moveTo(10.5, 21.3);
        path.lineTo(13.5, 21.3);
        return path;
    }

    QPainterPath list()
    {
        QPainterPath path;
        for (const double y : { 6.0, 12.0, 18.0 }) {
            path.moveTo(4, y);
            path.lineTo(5, y);
            path.moveTo(9, y);
            path.lineTo(20.5, y);
        }
        return path;
    }

    QPainterPath corners()
    {
        QPainterPath path;
        for (const QPointF corner :
            { QPointF(3.5, 3.5), QPointF(20.5, 3.5), QPointF(20.5, 20.5), QPointF(3.5, 20.5) }) {
            const QPointF inward((corner.x() < 12 ? 5.0 : -5.0), (corner.y() < 12 ? 5.0 : -5.0));
            path.moveTo(corner + QPointF(inward.x(), 0));
            path.lineTo(corner);
            path.lineTo(corner + QPointF(0, inward.y()));
        }
        return path;
    }

    QPainterPath about()
    {
        QPainterPath path;
        path.addEllipse(QPointF(12, 12), 9, 9);
        path.moveTo(12, 7);
        path.lineTo(12, 7.3);
        path.moveTo(12, 11);
        path.lineTo(12, 17);
        return path;
    }

    /// A board in its frame, with three lines of chalk.
    QPainterPath slate()
    {
        QPainterPath path;
        path.addRoundedRect(QRectF(4, 2.5, 16, 19), 2, 2);
        for (const double y : { 8.0, 12.0, 16.0 }) {
            path.moveTo(8, y);
            path.lineTo(y > 12 ? 12.5 : 16, y);
        }
        return path;
    }

    QPainterPath pathOf(Symbol which)
    {
        switch (which) {
        case Symbol::Gear: return gear();
        case Symbol::Undo: return undo();
        case Symbol::Redo: return redo();
        case Symbol::LastTrick: return lastTrick();
        case Symbol::RunOn: return runOn();
        case Symbol::LookBack: return lookBack();
        case Symbol::About: return about();
        case Symbol::Sort: return sort();
        case Symbol::Leave: return leave();
        case Symbol::Keys: return keys();
        case Symbol::List: return list();
        case Symbol::FullScreen: return corners();
        case Symbol::Hint: return bulb();
        case Symbol::Odds: return percentSign();
        case Symbol::Slate: return slate();
        }
        return {};
    }

    class Engine : public QIconEngine {
    public:
        Engine(Symbol which, const QColor& colour)
            : which_(which)
            , colour_(colour)
        {
        }

        void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
        {
            QColor colour = colour_;
            if (mode == QIcon::Disabled) colour.setAlphaF(0.35F);
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->translate(rect.topLeft());
            painter->scale(rect.width() / 24.0, rect.height() / 24.0);
            painter->setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter->drawPath(pathOf(which_));
            painter->restore();
        }

        QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
        {
            QPixmap pixmap(size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            paint(&painter, { {}, size }, mode, state);
            return pixmap;
        }

        [[nodiscard]] QIconEngine* clone() const override { return new Engine(*this); }

    private:
        Symbol which_;
        QColor colour_;
    };

}

QIcon symbol(Symbol which, const QColor& colour) { return QIcon(new Engine(which, colour)); }

}
