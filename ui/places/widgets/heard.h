#pragma once

#include <QAccessible>
#include <QString>

class QAbstractButton;
class QAbstractItemView;
class QWidget;

namespace weli {

/// Lets screen readers hear of the places what Qt's own widgets do not tell them (Qt 6.4, Orca 43):
/// the value of a list that is closed, and nothing of what only holds others. May be called more
/// than once.
void installWidgetAccessibility();

/// Speaks to who hears the window in which this is.
void say(QWidget& from, const QString& words);

/// What it does, told to who points at it and to who hears it. If there is a reason why not, it
/// cannot be used, and tells that instead.
void setUsable(QWidget& thing, const QString& whyNot, const QString& does = {});

/// Presses it, or says why it cannot be pressed.
void press(QAbstractButton& button);

/// While it lives no reader is told of anything: of a page that is built or filled before it is
/// shown it would get hundreds of events, and drop among them what counts (Orca 43: beyond fifty).
class Unheard {
public:
    Unheard();
    ~Unheard();
    Unheard(const Unheard&) = delete;
    Unheard& operator=(const Unheard&) = delete;

private:
    QAccessible::UpdateHandler before_;
};

/// A list that gets the focus says on which row it is; its name alone is told by itself.
void tellRow(QAbstractItemView& list);

/// A text to be read and not written.
class ReadText : public QAccessibleTextInterface {
public:
    void selection(int index, int* start, int* end) const override;
    [[nodiscard]] int selectionCount() const override { return 0; }
    void addSelection(int /*start*/, int /*end*/) override { }
    void removeSelection(int /*index*/) override { }
    void setSelection(int /*index*/, int /*start*/, int /*end*/) override { }
    [[nodiscard]] int cursorPosition() const override { return 0; }
    void setCursorPosition(int /*position*/) override { }
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int /*offset*/) const override { return {}; }
    [[nodiscard]] int offsetAtPoint(const QPoint& /*point*/) const override { return -1; }
    void scrollToSubstring(int /*start*/, int /*end*/) override { }
    QString attributes(int offset, int* start, int* end) const override;

protected:
    [[nodiscard]] virtual QString whole() const = 0;
};

}
