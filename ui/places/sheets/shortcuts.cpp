#include "ui/places/sheets/shortcuts.h"

#include "ui/draw/look.h"
#include "ui/places/widgets/heard.h"
#include "ui/places/widgets/page.h"
#include "ui/places/widgets/ui_scale.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

namespace weli {

namespace {

    constexpr qsizetype lettersInARow = 24; // of caps

    /// Drawn as the caps of keys: one each of "Left, Right".
    QString capsOf(const QString& keys, const QPalette& palette)
    {
        const QColor paper = palette.color(QPalette::Window);
        const QColor ink = palette.color(QPalette::WindowText);
        const QString cap = QString(
            "<td style='background-color: %1; border-style: solid; border-color: %2; "
            "border-width: 1px; border-bottom-width: 3px; padding: 2px 8px'><b>%3</b></td>"
            "<td style='padding: 0 2px'></td>")
                                .arg(palette.color(QPalette::Base).name(),
                                    look::between(paper, ink, 0.45F).name());
        QString rows;
        qsizetype letters = 0;
        for (const QString& each : keys.split(", ")) {
            const bool isFull = letters > 0 && letters + each.size() > lettersInARow;
            if (isFull) rows += "</tr></table><table cellspacing='2'><tr>";
            letters = (isFull ? 0 : letters) + each.size();
            rows += cap.arg(each.toHtmlEscaped().replace(' ', "&nbsp;"));
        }
        return "<table cellspacing='2'><tr>" + rows + "</tr></table>";
    }

    QString headingRow(const QString& text)
    {
        return QString("<tr><td colspan='2' style='padding: 14px 0 4px 0'>"
                       "<span style='font-family: \"DejaVu Serif\"; font-size: large'>"
                       "<b>%1</b></span></td></tr>")
            .arg(text.toHtmlEscaped());
    }

    QString key(const QKeySequence& sequence)
    {
        return sequence.toString(QKeySequence::NativeText);
    }

}

QList<QKeySequence> redoKeys()
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::Redo);
    const QKeySequence other(Qt::CTRL | Qt::Key_Y);
    if (!keys.contains(other)) keys << other;
    return keys;
}

Shortcuts::Shortcuts(QWidget* parent)
    : Sheet(parent)
    , list_(new QLabel)
{
    setObjectName("shortcutList");
    list_->setObjectName("keys");
    auto* const paper = new QWidget;
    auto* const lines = new QVBoxLayout(paper); // a label alone would not be as high as its text
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(list_);
    lines->addStretch(1);
    list_->setTextFormat(Qt::RichText);
    list_->setWordWrap(true);
    list_->setAlignment(Qt::AlignTop);
    list_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    list_->setFocusPolicy(Qt::StrongFocus);
    list_->installEventFilter(this);
    setBody(new Scroller(paper, this));
    retranslate();
}

/// How high they may be without cutting a row.
int Shortcuts::wholeRowsIn(int room, int wide) const
{
    QTextDocument page;
    page.setDocumentMargin(0);
    page.setDefaultFont(list_->font());
    page.setHtml(list_->text());
    page.setTextWidth(wide);
    const auto* const rows = qobject_cast<QTextTable*>(page.rootFrame()->childFrames().value(0));
    constexpr int spare = 2; // above the keys of a row
    int whole = 0;
    for (int row = 0; rows != nullptr && row < rows->rows(); ++row) {
        const QTextBlock words = rows->cellAt(row, 1).firstCursorPosition().block();
        const int top = qFloor(page.documentLayout()->blockBoundingRect(words).top()) + spare;
        if (top <= room) whole = std::max(whole, top);
    }
    return whole == 0 ? room : whole;
}

void Shortcuts::fit(const UiScale& scale)
{
    grow(scale);
    const QSize room = screen()->availableSize() - QSize(40, 80); // of its frame
    const int wide = std::min(qRound(720 * scale.letters), room.width());
    // The area's own hint is as large as what lay in it before.
    const QMargins edge = layout()->contentsMargins();
    const int text = list_->heightForWidth(wide - edge.left() - edge.right());
    resize(wide, std::min(text + heightAround(), room.height()));
    layout()->activate();
    const auto* const area = findChild<QScrollArea*>(); // what lies in it is laid out when seen
    const int bar = area->verticalScrollBar()->sizeHint().width();
    if (text > area->height())
        resize(wide, height() - area->height() + wholeRowsIn(area->height(), area->width() - bar));
}

void Shortcuts::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    Sheet::changeEvent(event);
}

void Shortcuts::showFor(const std::optional<AnyGame>& game)
{
    game_ = game;
    row_ = -1;
    list_->setFocus();
    retranslate();
}

/// All of it in one breath is too much for who hears it.
bool Shortcuts::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int pressed = static_cast<QKeyEvent*>(event)->key();
        const qsizetype last = rows_.size() - 1;
        const bool isDown = pressed == Qt::Key_Down;
        if (isDown || pressed == Qt::Key_Up) {
            row_ = std::clamp<qsizetype>(row_ + (isDown ? 1 : -1), 0, last);
            say(*this, rows_[row_]);
        }
    }
    return Sheet::eventFilter(watched, event);
}

void Shortcuts::retranslate()
{
    setHeading(tr("Keyboard shortcuts"));
    list_->setAccessibleName(tr("Up and Down read them one by one."));
    rows_.clear();
    QString text;
    const auto row = [&](const QString& keys, const QString& what) {
        rows_ << keys + ": " + what + u'.';
        text += QString("<tr><td style='padding: 1px 16px 1px 0'>%1</td>"
                        "<td width='100%' style='padding: 6px 0 1px 0'>%2</td></tr>")
                    .arg(capsOf(keys, palette()), what.toHtmlEscaped());
    };
    text += headingRow(tr("At the table"));
    row(tr("Left, Right"), tr("move from card to card, or from figure (way to score) to figure"));
    row(tr("Up, Down"), tr("move between the figures, the answers and your cards"));
    row(tr("Enter"), tr("play the card, make the bid, press the button"));
    const bool isBieten = game_ == AnyGame(GameOf<bieten::State> {});
    if (!game_ || isBieten) row(tr("1 to 5"), tr("bid that figure, or say three"));
    row(tr("Space, Enter"), tr("continue when the table waits for you"));
    row(tr("Alt+letter"), tr("press the button in which that letter is underlined"));
    row(tr("Shift+F1"), tr("explain what is selected on the table"));
    row("H", tr("show a hint: what is best to do, and why; press again for more"));
    row("?, C", tr("show what you can do now, and what each choice does; press again to close"));
    row(key(Qt::Key_F4), tr("show your chances on the table, or hide them"));
    row("S", tr("pull out the chalkboard, where it is put away, or push it back"));
    if (!isBieten) row("L", tr("show the last trick, in Préférence and Mittlere"));
    if (!isBieten) row(key(Qt::Key_F3), tr("sort your hand, in Préférence and Mittlere"));
    row(tr("Ctrl+Up, Ctrl+Down"),
        tr("read what lies on the table, who sits there and the result, line by line"));
    row(key(Qt::Key_F2), tr("read out again what is due and what you can answer"));
    row("T", tr("read out what lies on the table"));
    row("W", tr("read out whose turn it is and how the match stands"));
    row("O", tr("read out your cards; press again for every other open hand"));
    row(key(Qt::Key_End), tr("let the others play on without a pause until it is your turn"));
    row(key(Qt::Key_F5), tr("look back at what has been played so far"));
    row(key(QKeySequence::Undo), tr("undo your last move"));
    row(QKeySequence::listToString(redoKeys(), QKeySequence::NativeText).replace(';', ','),
        tr("redo what was undone"));
    text += headingRow(tr("Looking back"));
    row(tr("Left, Right"), tr("one move back or on"));
    row(tr("Up, Down"), tr("one trick back or on"));
    row(tr("Page Up, Page Down"), tr("one deal back or on"));
    row(tr("Home, End"), tr("to the beginning or to the end"));
    row(tr("N, Shift+N"), tr("to the next move with a mark or a note, or the one before"));
    row("C", tr("write a note of your own at this moment"));
    row("E", tr("see the table as the next player saw it"));
    row("A", tr("show every hand, or only what was known"));
    text += headingRow(tr("Everywhere"));
    row(key(Qt::CTRL | Qt::Key_Comma), tr("open the settings"));
    row(key(Qt::Key_Escape), tr("go back from here; at the table, close what is open"));
    row(key(Qt::CTRL | Qt::Key_Plus) + ", " + key(Qt::CTRL | Qt::Key_Minus) + ", "
            + key(Qt::CTRL | Qt::Key_0),
        tr("make the text larger, smaller or its usual size"));
    row(key(Qt::Key_F11), tr("turn full screen on or off"));
    row(key(Qt::Key_F1), tr("open the book at what is selected"));
    row(key(Qt::Key_F7),
        tr("move through the book with a caret; there H leads to the next heading"));
    row(key(Qt::CTRL | Qt::Key_F1), tr("show this list"));
    list_->setText("<table>" + text + "</table>");
}

}
