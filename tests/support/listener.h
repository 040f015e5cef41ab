#pragma once

#include <QAccessible>
#include <QObject>
#include <QPointer>
#include <QStringList>

namespace weli::test {

/// Hears the program as somebody with a screen reader does, through Qt's accessibility events:
/// where the focus goes, what is announced, what changes under the focus and where the caret comes.
/// What is heard of each stands as Orca says it (tests/heard/orca.py): name, role, state,
/// description.
class Listener {
public:
    Listener();
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /// What was heard since the last time, a line each.
    QStringList take();
    /// How many events came with it. A reader that gets more than fifty at once drops some.
    [[nodiscard]] int events() const { return events_; }

private:
    static void hearEvent(QAccessibleEvent* event);
    void hear(QAccessibleEvent& event);
    void hearFocus(QAccessibleInterface& thing);
    void hearChange(QAccessibleInterface& thing, const QAccessibleStateChangeEvent& event);
    void hearWords(const QString& words);
    void hearCaret(QAccessibleInterface& thing, int place);
    void add(const QString& line);

    QStringList heard_;
    int events_ = 0; // of what was taken last
    int coming_ = 0;
    QPointer<QObject> focus_;
    QString said_; // of what has the focus
    int line_ = -1; // where the line of the caret begins
};

/// What of these lines, heard after one press, a person should not hear: a sentence twice, or more
/// than so many words; nothing: all is well.
QString faultIn(const QStringList& heard, qsizetype words);
qsizetype wordsIn(const QStringList& heard);

}
