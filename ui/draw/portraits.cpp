#include "ui/draw/portraits.h"

#include "ui/draw/look.h"
#include "ui/draw/portrait_variant.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

namespace weli {

namespace {

    void drawEmptyFrame(QPainter& painter, double side)
    {
        const double edge = side * 0.03;
        painter.setPen(QPen(look::warm.ink, edge));
        painter.setBrush(look::warm.parchment);
        painter.drawRoundedRect(
            QRectF(edge, edge, side - 2 * edge, side - 2 * edge), side * 0.14, side * 0.14);
    }

    /// Who is met most has a second drawing, for every other of them.
    struct Drawing {
        QString file;
        int variant;
    };
    Drawing drawingOf(const Portrait& portrait, const QString& folder)
    {
        const QString first = folder + '/' + QString::fromStdString(code(portrait));
        const QString second = first + "-2.svg";
        if (!QFile::exists(second)) return { first + ".svg", portrait.variant };
        return { portrait.variant % 2 == 0 ? first + ".svg" : second, portrait.variant / 2 };
    }

}

QImage portraitImage(const Portrait& portrait, int pixels, const QString& folder)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const Drawing drawing = drawingOf(portrait, folder);
    QFile file(drawing.file);
    QSvgRenderer renderer;
    if (file.open(QIODevice::ReadOnly)
        && renderer.load(portraitVariant(file.readAll(), drawing.variant))) {
        renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    } else {
        qWarning("Weli cannot read the portrait %s and draws an empty frame.",
            qUtf8Printable(file.fileName()));
        drawEmptyFrame(painter, pixels);
    }
    return image;
}

QPixmap portraitPixmap(const Portrait& portrait, double side, double pixelRatio)
{
    const int pixels = std::max(1, qRound(side * pixelRatio));
    const QString key = QString("weli portrait %1 %2 %3")
                            .arg(QString::fromStdString(code(portrait)))
                            .arg(portrait.variant)
                            .arg(pixels);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap::fromImage(portraitImage(portrait, pixels));
        QPixmapCache::insert(key, picture);
    }
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

/// On whole pixels of the device, so that its lines stay sharp.
void paintPortrait(QPainter& painter, const QRectF& box, const Portrait& portrait)
{
    const QTransform way = painter.deviceTransform();
    const QRectF there = way.mapRect(box);
    const QPixmap picture = portraitPixmap(portrait, there.width(), 1);
    painter.save();
    painter.setTransform(way.inverted(), true);
    painter.drawPixmap(there.topLeft().toPoint(), picture);
    painter.restore();
}

}
