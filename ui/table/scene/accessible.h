#pragma once

#include <QLabel>

namespace weli {

/// Lets screen readers see the table: a list of the cards and of all that can be pressed. May be
/// called more than once.
void installAccessibility();

/// Speaks what it is told; it is not seen.
class Announcer : public QLabel {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& words);
};

}
