#include "ui/places/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace weli {

namespace {

    QWidget* fieldFrom(QObject* watched)
    {
        if (auto* const box = qobject_cast<QComboBox*>(watched)) return box;
        if (auto* const box = qobject_cast<QAbstractSpinBox*>(watched)) return box;
        return qobject_cast<QSlider*>(watched);
    }

}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
    QWidget* const field = fieldFrom(watched);
    if (field == nullptr) return false;
    if (event->type() == QEvent::Polish) {
        if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus()) return false;
    event->ignore(); // it is for what lies around the field
    return true;
}

}
