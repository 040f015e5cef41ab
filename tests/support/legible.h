#pragma once

#include "tests/support/written.h"
#include "ui/draw/look.h"

#include <QImage>

#include <algorithm>
#include <functional>

namespace weli::test {

/// A text with how well its letters are told from what is right behind them.
struct Legible {
    Written written;
    double contrast = 0; // of the worst twentieth of its pixels

    /// What WCAG 2 asks of letters so large.
    [[nodiscard]] double asked() const
    {
        return written.pixels >= (written.bold ? 18.6 : 24.0) ? 3.0 : 4.5;
    }
};

/// Paper to paint on that looks, at each text, at what has been painted there before.
class Paper : public QPaintDevice {
public:
    explicit Paper(QSize size)
        : image_(size, QImage::Format_RGB32)
        , engine_(this)
    {
        image_.fill(Qt::white);
    }

    [[nodiscard]] const std::vector<Legible>& texts() const { return texts_; }
    [[nodiscard]] const QImage& image() const { return image_; }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric which) const override
    {
        return which == PdmDevicePixelRatioScaled ? qRound(devicePixelRatioFScale())
                                                  : QImageMetric(image_).of(which);
    }

private:
    struct QImageMetric : QImage {
        explicit QImageMetric(const QImage& image)
            : QImage(image)
        {
        }
        [[nodiscard]] int of(PaintDeviceMetric which) const { return metric(which); }
    };

    /// Paints on the image whatever it is asked to, as it is asked to.
    class Engine : public QPaintEngine {
    public:
        explicit Engine(Paper* paper)
            : QPaintEngine(AllFeatures)
            , paper_(paper)
        {
        }
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& /*state*/) override { }
        [[nodiscard]] Type type() const override { return User; }

        void drawPixmap(const QRectF& to, const QPixmap& picture, const QRectF& from) override
        {
            draw([&](QPainter& on) { on.drawPixmap(to, picture, from); });
        }
        void drawImage(const QRectF& to, const QImage& picture, const QRectF& from,
            Qt::ImageConversionFlags flags) override
        {
            draw([&](QPainter& on) { on.drawImage(to, picture, from, flags); });
        }
        void drawTiledPixmap(const QRectF& to, const QPixmap& tile, const QPointF& from) override
        {
            draw([&](QPainter& on) { on.drawTiledPixmap(to, tile, from); });
        }
        void drawPath(const QPainterPath& path) override
        {
            draw([&](QPainter& on) { on.drawPath(path); });
        }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
        {
            draw([&](QPainter& on) {
                if (mode == PolylineMode)
                    on.drawPolyline(points, count);
                else
                    on.drawPolygon(
                        points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
            });
        }
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            const QRectF box(
                at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            const QTransform way = painter()->deviceTransform();
            const QRect seen = way.mapRect(box).toAlignedRect() & paper_->image_.rect();
            const QImage before = paper_->image_.copy(seen);
            draw([&](QPainter& on) {
                on.setFont(item.font());
                on.drawText(at, item.text());
            });
            QColor colour = painter()->pen().color();
            colour.setAlphaF(colour.alphaF() * static_cast<float>(painter()->opacity()));
            if (const double found = contrast(before, paper_->image_.copy(seen), colour); found > 0)
                paper_->texts_.push_back({ { item.text(), QRectF(seen),
                                               QFontInfo(item.font()).pixelSize()
                                                   * std::sqrt(std::abs(way.determinant())),
                                               item.font().bold(), colour },
                    found });
        }

    private:
        void draw(const std::function<void(QPainter&)>& what)
        {
            QPainter on(&paper_->image_);
            if (const QRegion seen = systemClip(); !seen.isEmpty()) on.setClipRegion(seen);
            on.setTransform(painter()->deviceTransform());
            if (painter()->hasClipping()) on.setClipPath(painter()->clipPath(), Qt::IntersectClip);
            on.setRenderHints(painter()->renderHints());
            on.setCompositionMode(painter()->compositionMode());
            on.setOpacity(painter()->opacity());
            on.setPen(painter()->pen());
            on.setBrush(painter()->brush());
            on.setBrushOrigin(painter()->brushOrigin());
            what(on);
        }

        /// 0: nothing of it is seen.
        static double contrast(const QImage& before, const QImage& after, const QColor& colour)
        {
            std::vector<double> all;
            for (int y = 0; y < before.height(); ++y)
                for (int x = 0; x < before.width(); ++x) {
                    const QColor ground = before.pixelColor(x, y);
                    if (after.pixelColor(x, y) == ground) continue;
                    all.push_back(
                        look::contrast(look::between(ground, colour, colour.alphaF()), ground));
                }
            if (all.empty()) return 0;
            const auto worst = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 20);
            std::nth_element(all.begin(), worst, all.end());
            return *worst;
        }

        Paper* paper_;
    };

    QImage image_;
    std::vector<Legible> texts_;
    mutable Engine engine_;
};

}
