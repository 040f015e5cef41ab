#pragma once

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <vector>

namespace weli::test {

/// A text that is drawn somewhere.
struct Written {
    QString text;
    QRectF box;
    double pixels = 0; // how high its letters are
    bool bold = false;
    QColor colour;
};

/// Something to paint on that keeps texts alone.
class Notebook : public QPaintDevice {
public:
    explicit Notebook(QSize size)
        : size_(size)
        , engine_(this)
    {
    }

    [[nodiscard]] const std::vector<Written>& texts() const { return texts_; }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth: return size_.width();
        case PdmHeight: return size_.height();
        case PdmWidthMM: return qRound(size_.width() * 25.4 / 96);
        case PdmHeightMM: return qRound(size_.height() * 25.4 / 96);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return qRound(devicePixelRatioFScale());
        default: return 0;
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(Notebook* book)
            : QPaintEngine(AllFeatures)
            , book_(book)
        {
        }
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& /*state*/) override { }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
        void drawPath(const QPainterPath& /*path*/) override { }
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
        [[nodiscard]] Type type() const override { return User; }

        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            const QTransform way = painter()->deviceTransform();
            const double scale = std::sqrt(std::abs(way.determinant()));
            const QRectF box(
                at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            QColor colour = painter()->pen().color();
            colour.setAlphaF(colour.alphaF() * static_cast<float>(painter()->opacity()));
            const QFontInfo font(item.font());
            book_->texts_.push_back({ item.text(), way.mapRect(box), font.pixelSize() * scale,
                item.font().bold(), colour });
        }

    private:
        Notebook* book_;
    };

    QSize size_;
    std::vector<Written> texts_;
    mutable Engine engine_;
};

/// All texts of a widget and of what is in it.
inline std::vector<Written> textsOn(QWidget& widget)
{
    Notebook book(widget.size());
    widget.render(&book);
    return book.texts();
}

}
