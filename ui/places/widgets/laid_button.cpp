#include "ui/places/widgets/laid_button.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace weli {

namespace {

    constexpr int liftTime = 150; // ms

    int wayOf(int key)
    {
        const bool isBack = key == Qt::Key_Left || key == Qt::Key_Up;
        const bool isOn = key == Qt::Key_Right || key == Qt::Key_Down;
        return isBack ? -1 : isOn ? 1 : 0;
    }

}

LaidButton::LaidButton(QWidget* parent)
    : QRadioButton(parent)
{
    setAttribute(Qt::WA_Hover);
    lift_.setDuration(liftTime);
    lift_.setStartValue(0.0);
    lift_.setEndValue(1.0);
    lift_.setEasingCurve(QEasingCurve::OutCubic);
    // Tab comes to the chosen one of a group, from whichever side.
    setFocusPolicy(Qt::ClickFocus);
    connect(this, &QRadioButton::toggled, this,
        [this](bool isChosen) { setFocusPolicy(isChosen ? Qt::StrongFocus : Qt::ClickFocus); });
    connect(&lift_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void LaidButton::enterEvent(QEnterEvent* event)
{
    QRadioButton::enterEvent(event);
    lift(true);
}

void LaidButton::focusInEvent(QFocusEvent* event)
{
    isPointedAt_ = event->reason() == Qt::MouseFocusReason;
    QRadioButton::focusInEvent(event);
}

void LaidButton::leaveEvent(QEvent* event)
{
    QRadioButton::leaveEvent(event);
    lift(false);
}

void LaidButton::lift(bool isUp)
{
    if (!moves_) return;
    lift_.setDirection(isUp ? QAbstractAnimation::Forward : QAbstractAnimation::Backward);
    if (lift_.state() != QAbstractAnimation::Running) lift_.start();
}

/// In the order in which they came into the group.
void LaidButton::pass(int way)
{
    QList<QAbstractButton*> all = group()->buttons();
    all.removeIf([](const QAbstractButton* each) { return each->isHidden(); });
    const qsizetype next = (all.indexOf(this) + way + all.size()) % all.size();
    all[next]->setFocus();
    all[next]->click();
}

void LaidButton::keyPressEvent(QKeyEvent* event)
{
    isPointedAt_ = false;
    update();
    const bool leavesRow = isInRow_ && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
    if (leavesRow) return static_cast<void>(focusNextPrevChild(event->key() == Qt::Key_Down));
    if (const int way = wayOf(event->key()); way != 0) return pass(way);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter) return QRadioButton::keyPressEvent(event);
    setChecked(true);
    emit entered();
}

void LaidButton::mouseDoubleClickEvent(QMouseEvent* event)
{
    QRadioButton::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton) emit entered();
}

}
