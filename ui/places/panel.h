#pragma once

#include <QPixmap>
#include <QWidget>

namespace weli {

/// The table under the lamp, on which the panels of a place lie.
class Wood : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap picture_; // of the last size
};

/// A plate on the wood in the colours of the system, so that controls are at home on it.
class Panel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// A card of paper on a panel: what belongs together; the one that is chosen has a frame.
class Slip : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setChosen(bool chosen);

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    bool chosen_ = false;
};

}
