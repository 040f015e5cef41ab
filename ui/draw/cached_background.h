#pragma once

#include "ui/draw/late_picture.h"

#include <QObject>

class QPainter;

namespace weli {

/// A picture on wood that fills its room and is drawn beside the window's thread. Until it is drawn
/// in a new size the last one serves; before the first there is the tone of wood alone.
class CachedBackground : public QObject {
    Q_OBJECT

public:
    using Draw = LatePicture::Draw;

    explicit CachedBackground(RenderQueue* renderQueue, QObject* parent = nullptr);

    /// The room in units of the window; another one drops what the queue has not begun.
    void setSize(QSizeF size, double pixelRatio, Draw draw);
    /// Plain black instead, for weak eyes.
    void setPlain(bool isPlain);
    /// Begins to draw it in this size, unless that has been done.
    void request();
    void paint(QPainter& painter, const QRectF& seen);

signals:
    void changed();

private:
    RenderQueue* renderQueue_;
    LatePicture picture_;
    bool isPlain_ = false;
    QSizeF size_;
    double pixelRatio_ = 1;
    Draw draw_;
};

}
