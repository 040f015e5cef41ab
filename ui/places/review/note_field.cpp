#include "ui/places/review/note_field.h"

#include "ui/model/review/match_notes.h"
#include "ui/places/widgets/heard.h"

#include <QKeyEvent>

#include <utility>

namespace weli {

namespace {

    bool isEscape(const QEvent& event)
    {
        return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
    }

}

NoteField::NoteField(Keep keep, QWidget* parent)
    : QLineEdit(parent)
    , keep_(std::move(keep))
{
    setObjectName("note");
    setMaxLength(static_cast<int>(longestNote));
    connect(this, &QLineEdit::returnPressed, this, [this] {
        take();
        emit left();
    });
}

void NoteField::show(int place, const QString& text)
{
    if (place != place_) take();
    if (place == place_ && text == kept_) return; // it may just be written in
    place_ = place;
    kept_ = text;
    const auto unkept = unkept_.find(place);
    setText(unkept == unkept_.end() ? text : unkept->second);
    if (!hasFocus()) setCursorPosition(0);
}

void NoteField::tell(bool canBeKept)
{
    //: In an empty field for a line of one's own; the letter is its key
    setPlaceholderText(tr("Your note (C)"));
    setAccessibleName(tr("Your note"));
    setUsable(*this,
        !canBeKept ? tr("This match is not among the saved ones: no note can be kept with it.")
            : place_ < 0 ? tr("Nothing has happened yet.")
                         : QString(),
        tr("A line of your own at this moment; it is kept with the match (C)"));
}

bool NoteField::isCut() const
{
    const QMargins margins = textMargins();
    constexpr int frame = 8;
    const int room = width() - margins.left() - margins.right() - frame;
    return fontMetrics().horizontalAdvance(text()) > room;
}

void NoteField::leaveMatch()
{
    take();
    place_ = -1;
    kept_.clear();
    unkept_.clear();
    clear();
}

void NoteField::take()
{
    const QString now = text().simplified();
    if (place_ < 0) return;
    unkept_.erase(place_);
    if (now == kept_) return;
    if (keep_(place_, now))
        kept_ = now;
    else
        unkept_.emplace(place_, now);
}

/// Escape leaves the field alone, and not the place.
bool NoteField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isEscape(*event)) event->accept();
    return QLineEdit::event(event);
}

void NoteField::keyPressEvent(QKeyEvent* event)
{
    if (!isEscape(*event)) return QLineEdit::keyPressEvent(event);
    setText(kept_);
    emit left();
}

void NoteField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    const Qt::FocusReason why = event->reason();
    if (why == Qt::ActiveWindowFocusReason || why == Qt::PopupFocusReason) return;
    take();
    setCursorPosition(0);
}

}
