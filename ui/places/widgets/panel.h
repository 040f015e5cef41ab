#pragma once

#include "ui/places/widgets/background_widget.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace weli {

/// The table under the lamp, on which the panels of a place lie.
class Wood : public BackgroundWidget {
    Q_OBJECT

public:
    explicit Wood(QWidget* parent = nullptr);
};

/// A plate on the wood in the colours of the system, so that controls are at home on it.
class Panel : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRoomForShadow();
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

/// A heading of a panel.
QLabel* headingOn(QWidget* parent);
/// The rows of a panel, away from its edges.
QVBoxLayout* rowsOn(Panel* panel);

}
