#include "ui/places/face_rows.h"

#include "ui/draw/look.h"
#include "ui/places/widgets/house_style.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/table/items/result_parts.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QWidget>

namespace weli {

namespace {

    constexpr double faceSide = 30; // pixels, with letters of the usual size

    /// As an address that holds the picture itself.
    QString faceOf(const ResultPicture::Earned& player, double pixels, bool isPlain)
    {
        QImage face(QSize(1, 1) * qRound(pixels), QImage::Format_ARGB32_Premultiplied);
        face.fill(Qt::transparent);
        QPainter painter(&face);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFace(painter, face.rect(), player, isPlain ? look::highContrast : look::warm);
        painter.end();
        QByteArray bytes;
        QBuffer file(&bytes);
        face.save(&file, "PNG");
        return "data:image/png;base64," + bytes.toBase64();
    }

}

QString faceRows(const ResultPicture& result, const QWidget& on)
{
    const int side = qRound(faceSide * uiScale(on).letters);
    QString rows;
    for (const ResultPicture::Earned& player : result.earned)
        rows += QString(
            "<tr><td style='padding: 2px 10px 4px 0'>"
            "<img src='%1' width='%2' height='%2'></td>"
            "<td width='100%' style='vertical-align: middle; padding-bottom: 4px'>%3</td></tr>")
                    .arg(faceOf(player, side * on.devicePixelRatioF(), isPlain(on.palette())),
                        QString::number(side), player.habits.toHtmlEscaped());
    return "<table>" + rows + "</table>";
}

}
