#pragma once

#include "ui/draw/backdrop.h"
#include "ui/draw/workshop.h"

#include <QWidget>

namespace weli {

/// A widget behind which a picture hangs.
class Backcloth : public QWidget {
    Q_OBJECT

public:
    /// Draws it so many pixels large; is called in another thread.
    using Draw = QImage (*)(QSize pixels, double pixelRatio);

    explicit Backcloth(Draw draw, QWidget* parent = nullptr);

    /// Waits until it is drawn, for a picture of it.
    void finish();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    Draw draw_;
    Workshop workshop_ { nullptr, 1 };
    Backdrop backdrop_ { &workshop_ };
};

}
