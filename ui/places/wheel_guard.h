#pragma once

#include <QObject>

namespace weli {

/// Scrolling scrolls: a field is changed by the wheel only while it has the focus, which the wheel
/// does not give it. It filters the events of the whole program.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}
