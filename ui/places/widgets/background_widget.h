#pragma once

#include "ui/draw/cached_background.h"
#include "ui/draw/render_queue.h"

#include <QWidget>

namespace weli {

/// A widget behind which a picture hangs.
class BackgroundWidget : public QWidget {
    Q_OBJECT

public:
    /// Draws it so many pixels large; is called in another thread.
    using Draw = QImage (*)(QSize pixels, double pixelRatio);

    explicit BackgroundWidget(Draw draw, QWidget* parent = nullptr);

    /// Waits until it is drawn, for a picture of it.
    void finish();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    Draw draw_;
    RenderQueue renderQueue_ { this, 1 };
    CachedBackground background_ { &renderQueue_ };
};

}
