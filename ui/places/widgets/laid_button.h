#pragma once

#include <QRadioButton>
#include <QVariantAnimation>

namespace weli {

/// One of a group of things that lie on the table, of which one is chosen. What is pointed at is
/// lifted a little, and arrows lead from one to the next, from the last to the first.
class LaidButton : public QRadioButton {
    Q_OBJECT

public:
    explicit LaidButton(QWidget* parent);

    /// It lies beside the others only: up and down leave them, and choose nothing.
    void setInRow() { isInRow_ = true; }
    /// Whether it moves when it is pointed at.
    void setMoves(bool moves) { moves_ = moves; }

signals:
    /// It was opened: by Enter or a double click.
    void entered();

protected:
    /// How far it is lifted, 0 to 1.
    [[nodiscard]] double lifted() const { return lift_.currentValue().toDouble(); }
    /// Whether the keyboard is here, and came by keys: who points sees where that is.
    [[nodiscard]] bool showsFocus() const { return hasFocus() && !isPointedAt_; }
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void lift(bool isUp);
    void pass(int way);

    bool isInRow_ = false;
    bool moves_ = true;
    bool isPointedAt_ = false; // and so came to have the focus
    QVariantAnimation lift_;
};

}
