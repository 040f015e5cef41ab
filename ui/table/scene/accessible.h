#pragma once

#include <QObject>
#include <QWidget>

#include <array>

namespace weli {

/// Lets screen readers see the table: a list of the cards and of all that can be pressed. May be
/// called more than once.
void installAccessibility();

/// A message as a screen reader sees it; nobody else does. It is no widget: those tell by
/// themselves that they are shown.
class Notification : public QObject {
    Q_OBJECT

public:
    explicit Notification(QWidget* parent);

    void say(const QString& words);
    [[nodiscard]] QString words() const { return words_; }

private:
    QString words_;
};

/// Speaks what it is told.
class Announcer : public QObject {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void say(const QString& words);

private:
    // By turns: a screen reader asks for the words when it is free, and must not find those of the
    // next message.
    std::array<Notification*, 32> voices_ {};
    std::size_t next_ = 0;
};

}
