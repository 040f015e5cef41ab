#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace weli {

/// What was seen before still lies on a new page for a moment and goes from below upwards, as if
/// the page were laid on it. The page itself does not move and has mouse and keys at once. It is
/// gone at its end, and before that when what it lies on changes its size or is hidden.
class PageTurn : public QWidget {
    Q_OBJECT

public:
    PageTurn(const QPixmap& before, int milliseconds, QWidget* on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintRows(QPainter& painter, double top, double bottom) const;

    QPixmap before_;
    QVariantAnimation way_;
};

}
