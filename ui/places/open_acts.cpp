#include "ui/places/open_acts.h"

#include "ui/places/face_rows.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"
#include "ui/words/table_words.h"
#include "ui/words/words.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace weli {

namespace {

    constexpr int widest = 620; // pixels, with letters of the usual size

    /// In one colour: that of links is hard to read on some panels.
    QString rowOf(const Because& act, const QString& more, const QColor& ink)
    {
        const QString text = act.text.toHtmlEscaped();
        if (!act.clause) return QString("<p>%1</p>").arg(text);
        return QString("<p>%1 <a href='%2' style='color: %3'>%4</a></p>")
            .arg(text, QString::fromStdString(toText(*act.clause)), ink.name(),
                more.toHtmlEscaped());
    }

}

OpenActs::OpenActs(QWidget* parent)
    : Panel(parent)
    , heading_(headingOn(this))
    , list_(new QLabel)
    , area_(new Scroller(list_, this))
{
    setObjectName("openActs");
    list_->setObjectName("openActsList");
    list_->setAccessibleName(tr("What you can do now"));
    list_->setTextFormat(Qt::RichText);
    list_->setWordWrap(true);
    enlarge(list_, 1.2);
    list_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    list_->setFocusPolicy(Qt::StrongFocus);
    list_->installEventFilter(this);
    connect(list_, &QLabel::linkActivated, this, &OpenActs::bookWanted);
    QVBoxLayout* const rows = rowsOn(this);
    rows->addWidget(heading_);
    rows->addWidget(area_, 1);
    hide();
}

void OpenActs::open(const std::vector<Because>& acts)
{
    acts_ = acts;
    result_.reset();
    lieOpen();
}

void OpenActs::tell(const ResultPicture& result)
{
    result_ = result;
    lieOpen();
}

void OpenActs::lieOpen()
{
    write();
    list_->setMinimumHeight(0);
    show();
    raise();
    layIn(room_);
    area_->verticalScrollBar()->setValue(0);
    list_->setFocus(Qt::OtherFocusReason);
}

void OpenActs::write() { result_ ? writeHabits() : writeActs(); }

void OpenActs::writeHabits()
{
    heading_->setText(words::withoutMnemonic(tableWords().tellHabits));
    QStringList spoken { heading_->text() + u'.' };
    for (const ResultPicture::Earned& each : result_->earned) spoken << each.habits;
    list_->setText(faceRows(*result_, *this));
    list_->setAccessibleName(spoken.join(u' '));
}

void OpenActs::writeActs()
{
    heading_->setText(tr("What you can do now"));
    const QColor ink = palette().color(QPalette::WindowText);
    //: A link after what one can do: what the book says of it
    const QString more = tr("More in the book");
    QString rows;
    QStringList spoken { heading_->text() + u'.' };
    for (const Because& act : acts_) {
        rows += rowOf(act, more, ink);
        spoken << act.text;
    }
    if (acts_.empty()) spoken << tr("There is nothing for you to do now.");
    list_->setText(acts_.empty() ? rowOf({ spoken.last() }, more, ink) : rows);
    list_->setAccessibleName(spoken.join(u' '));
}

/// Its links are written in the colour of other words.
void OpenActs::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) write();
}

void OpenActs::layIn(const QRect& room)
{
    room_ = room;
    if (!isVisible()) return; // its margins are not known yet
    const int wide = std::min(qRound(widest * uiScale(*this).letters), room.width());
    setGeometry(room.left() + (room.width() - wide) / 2, room.top(), wide, room.height());
    const QMargins edge = layout()->contentsMargins() + contentsMargins();
    const int around
        = edge.top() + edge.bottom() + heading_->sizeHint().height() + layout()->spacing();
    int inside = wide - edge.left() - edge.right();
    const bool fits = list_->heightForWidth(inside) + around <= room.height();
    if (!fits) inside -= area_->verticalScrollBar()->sizeHint().width();
    list_->setMinimumHeight(list_->heightForWidth(inside));
    resize(wide, std::min(list_->minimumHeight() + around, room.height()));
}

bool OpenActs::event(QEvent* event)
{
    const bool isKey
        = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return Panel::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress) hide();
    return true;
}

bool OpenActs::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason why = static_cast<QFocusEvent*>(event)->reason();
        if (why != Qt::ActiveWindowFocusReason && why != Qt::PopupFocusReason) hide();
    }
    if (event->type() == QEvent::KeyPress && scroll(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return Panel::eventFilter(watched, event);
}

/// Where there is more than can be seen.
bool OpenActs::scroll(int key)
{
    QScrollBar* const bar = area_->verticalScrollBar();
    if (bar->maximum() == 0) return false;
    switch (key) {
    case Qt::Key_Down: bar->triggerAction(QScrollBar::SliderSingleStepAdd); return true;
    case Qt::Key_Up: bar->triggerAction(QScrollBar::SliderSingleStepSub); return true;
    case Qt::Key_PageDown: bar->triggerAction(QScrollBar::SliderPageStepAdd); return true;
    case Qt::Key_PageUp: bar->triggerAction(QScrollBar::SliderPageStepSub); return true;
    default: return false;
    }
}

void OpenActs::hideEvent(QHideEvent* event)
{
    Panel::hideEvent(event);
    emit closed();
}

}
