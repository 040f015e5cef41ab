#include "tests/support/listener.h"

#include <QRegularExpression>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include <set>
#include <utility>

namespace weli::test {

namespace {

    Listener* listening = nullptr;

    /// Without a display nobody else does.
    void turnOn(bool on)
    {
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(on);
    }

    QString roleOf(const QAccessibleInterface& thing)
    {
        switch (thing.role()) {
        case QAccessible::PushButton: return "push button";
        case QAccessible::RadioButton: return "radio button";
        case QAccessible::CheckBox: return "check box";
        case QAccessible::ComboBox: return "combo box";
        case QAccessible::Slider: return "slider";
        case QAccessible::SpinBox: return "spin button";
        case QAccessible::EditableText: return "entry";
        case QAccessible::Document: return "document";
        case QAccessible::Link: return "link";
        case QAccessible::ListItem: return "list item";
        case QAccessible::List: return "list";
        case QAccessible::Tree: return "tree";
        case QAccessible::TreeItem: return "tree item";
        case QAccessible::Table: return "table";
        case QAccessible::PageTab: return "tab";
        case QAccessible::MenuItem: return "menu item";
        default: return {};
        }
    }

    /// Of what can be on or off, be opened, or is not to be had now.
    QString stateOf(const QAccessibleInterface& thing)
    {
        const QAccessible::State state = thing.state();
        QStringList all;
        if (thing.role() == QAccessible::RadioButton)
            all << (state.checked ? "selected" : "not selected");
        else if (state.checkable)
            all << (state.checked ? "checked" : "not checked");
        if (state.disabled) all << "grayed";
        return all.join(u' ');
    }

    QString valueOf(QAccessibleInterface& thing)
    {
        if (auto* const value = thing.valueInterface()) return value->currentValue().toString();
        const bool isText
            = thing.role() == QAccessible::ComboBox || thing.role() == QAccessible::EditableText;
        return isText ? thing.text(QAccessible::Value) : QString();
    }

    /// The label beside it, as a reader asks for it.
    QString labelOf(const QAccessibleInterface& thing)
    {
        for (const auto& [other, relation] : thing.relations(QAccessible::Label))
            if (other != nullptr) return other->text(QAccessible::Name);
        return {};
    }

    QString placeOf(QAccessibleInterface& thing)
    {
        if (thing.role() != QAccessible::ListItem && thing.role() != QAccessible::TreeItem)
            return {};
        const QAccessibleInterface* const parent = thing.parent();
        if (parent == nullptr || thing.object() != nullptr) return {};
        return QString("%1 of %2").arg(parent->indexOfChild(&thing) + 1).arg(parent->childCount());
    }

    QString saidOf(QAccessibleInterface& thing)
    {
        const QString value = valueOf(thing);
        const bool isFilled = thing.role() == QAccessible::EditableText && !value.isEmpty();
        const QString about = isFilled ? QString() : thing.text(QAccessible::Description);
        QStringList parts { labelOf(thing), thing.text(QAccessible::Name), roleOf(thing),
            stateOf(thing), value, about, placeOf(thing) };
        for (QString& part : parts) part = part.simplified();
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(". ");
    }

    QStringList sentencesIn(const QStringList& lines)
    {
        static const QRegularExpression end("(?<=[.!?])\\s+");
        QStringList all;
        for (const QString& line : lines) all << line.split(end, Qt::SkipEmptyParts);
        return all;
    }

}

Listener::Listener()
{
    listening = this;
    QAccessible::installUpdateHandler(hearEvent);
    turnOn(true);
}

Listener::~Listener()
{
    QAccessible::installUpdateHandler(nullptr);
    turnOn(false);
    listening = nullptr;
}

QStringList Listener::take()
{
    events_ = std::exchange(coming_, 0);
    return std::exchange(heard_, {});
}

void Listener::hearEvent(QAccessibleEvent* event)
{
    if (listening != nullptr) listening->hear(*event);
}

void Listener::hear(QAccessibleEvent& event)
{
    ++coming_;
    QAccessibleInterface* const thing = event.accessibleInterface();
    if (thing == nullptr || !thing->isValid()) return;
    switch (event.type()) {
    case QAccessible::Focus: return hearFocus(*thing);
    case QAccessible::ObjectShow:
        if (thing->role() == QAccessible::Notification) hearWords(thing->text(QAccessible::Name));
        return;
    case QAccessible::StateChanged:
        return hearChange(*thing, static_cast<QAccessibleStateChangeEvent&>(event));
    case QAccessible::ValueChanged:
        if (thing->object() == focus_ && thing->valueInterface() != nullptr) add(valueOf(*thing));
        return;
    case QAccessible::TextCaretMoved:
        return hearCaret(*thing, static_cast<QAccessibleTextCursorEvent&>(event).cursorPosition());
    default: return;
    }
}

void Listener::hearFocus(QAccessibleInterface& thing)
{
    const bool isPart = thing.object() == nullptr; // a row of a list
    if (isPart && !thing.state().focused) return;
    const QString said = saidOf(thing);
    if (!isPart && thing.object() == focus_) return; // Orca, too, says nothing of it once more
    focus_ = thing.object();
    said_ = said;
    line_ = -1;
    add(said.isEmpty() ? QString("(nothing has a name)") : said);
}

void Listener::hearChange(QAccessibleInterface& thing, const QAccessibleStateChangeEvent& event)
{
    const bool isMarked = event.changedStates().checked || event.changedStates().selected;
    if (!isMarked || focus_ == nullptr || thing.object() != focus_) return;
    // A reader asks when it is free: what changes at once belongs to what it says first.
    const bool isSaying = !heard_.isEmpty() && heard_.back() == said_;
    said_ = saidOf(thing);
    if (isSaying)
        heard_.back() = said_;
    else
        add(stateOf(thing));
}

/// Where a leap leads to is told; the line is read for a step of the caret only.
void Listener::hearWords(const QString& words)
{
    const bool isLeap = line_ >= 0 && !heard_.isEmpty() && words.endsWith(heard_.back());
    if (isLeap) heard_.removeLast();
    add(words);
}

/// The line that it comes to; within one, nothing.
void Listener::hearCaret(QAccessibleInterface& thing, int place)
{
    auto* const text = thing.textInterface();
    if (text == nullptr || thing.object() != focus_ || focus_ == nullptr) return;
    int start = 0;
    int end = 0;
    const QString line = text->textAtOffset(place, QAccessible::LineBoundary, &start, &end);
    if (start == std::exchange(line_, start)) return;
    add(line.trimmed().isEmpty() ? QString("blank") : line.simplified());
}

void Listener::add(const QString& line)
{
    if (!line.isEmpty()) heard_ << line;
}

QString faultIn(const QStringList& heard, qsizetype words)
{
    std::set<QString> before;
    for (const QString& sentence : sentencesIn(heard)) {
        const bool isLong = sentence.count(u' ') >= 2;
        if (isLong && !before.insert(sentence).second) return "twice: " + sentence;
    }
    const qsizetype all = wordsIn(heard);
    return all > words ? QString("%1 words: %2").arg(all).arg(heard.join(u' ')) : QString();
}

qsizetype wordsIn(const QStringList& heard)
{
    return heard.join(u' ').split(u' ', Qt::SkipEmptyParts).size();
}

}
