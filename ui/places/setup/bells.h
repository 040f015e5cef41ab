#pragma once

#include "core/bots/bot.h"

#include <QWidget>

namespace weli {

/// How strong a player is: one to six of six.
constexpr int bellsOf(const bots::Mind& mind) { return static_cast<int>(mind.level); }
/// Six small bells in a row as high as the box, so many of them of brass, the others but outlined.
void paintBells(QPainter& painter, const QRectF& box, int bells, const QColor& ink);
/// How wide they are in their height.
double bellsAspect();

/// Shows how strong a player is.
class Bells : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setBells(int bells);
    [[nodiscard]] int bells() const { return bells_; }
    [[nodiscard]] QSize sizeHint() const override;
    /// Words beside them need their room more.
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int bells_ = 0;
};

}
