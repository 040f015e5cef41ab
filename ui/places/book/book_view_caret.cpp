#include "ui/places/book/book_view.h"
#include "ui/places/widgets/heard.h"

#include <QKeyEvent>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <optional>
#include <vector>

// The caret: how one goes through the text by keys, and what is heard of it.

namespace weli {

namespace {

    struct Link {
        int begin;
        int end;
        QString to;
    };

    std::vector<Link> linksIn(const QTextDocument& text)
    {
        std::vector<Link> links;
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextFragment part = it.fragment();
                const QString to = part.charFormat().anchorHref();
                const int end = part.position() + part.length();
                if (to.isEmpty()) continue;
                if (!links.empty() && links.back().end == part.position() && links.back().to == to)
                    links.back().end = end; // in other letters
                else
                    links.push_back({ part.position(), end, to });
            }
        return links;
    }

}

bool BookView::hasCaret() const
{
    return textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard);
}

void BookView::setCaret(bool wanted)
{
    const Qt::TextInteractionFlags usual = Qt::TextBrowserInteraction;
    setTextInteractionFlags(wanted ? usual | Qt::TextSelectableByKeyboard : usual);
}

void BookView::standAt(int position)
{
    QTextCursor cursor(document());
    cursor.setPosition(std::clamp(position, 0, document()->characterCount() - 1));
    setTextCursor(cursor);
    tellWhere();
}

QString BookView::chapterOf(const QTextBlock& block) const
{
    QTextBlock each = block;
    while (each.isValid() && each.blockFormat().headingLevel() == 0) each = each.previous();
    return each.isValid() ? each.text().section(QChar::Nbsp, 0, 0) : QString();
}

/// Where the caret has come by a leap, of which a reader says nothing.
void BookView::tellWhere()
{
    if (!hasFocus()) return;
    const QTextBlock block = textCursor().block();
    const QTextLine here = block.layout()->lineForTextPosition(textCursor().positionInBlock());
    const int start = here.isValid() ? here.textStart() : 0;
    const int length = here.isValid() ? here.textLength() : block.length();
    const QString line
        = spokenLine(block.position() + start, block.text().mid(start, length).trimmed());
    const QString chapter = chapterOf(block);
    const bool isChapter = block.blockFormat().headingLevel() > 0;
    say(*this, isChapter || chapter.isEmpty() ? line : chapter + ". " + line);
}

QString BookView::spokenLine(int position, const QString& line) const
{
    const QTextBlock block = document()->findBlock(position);
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextCharFormat format = it.fragment().charFormat();
        const auto picture
            = format.isImageFormat() ? pictureAt(format.toImageFormat().name()) : std::nullopt;
        if (picture) return sources_.spoken(game_, *picture);
    }
    const bool begins = block.blockFormat().headingLevel() > 0 && position == block.position();
    //: A line of the book, for those who hear it: %1 is the heading of a chapter
    return begins ? tr("Heading: %1").arg(line) : line;
}

void BookView::backward()
{
    leap(before_, after_, [this] { QTextBrowser::backward(); });
}

void BookView::forward()
{
    leap(after_, before_, [this] { QTextBrowser::forward(); });
}

BookView::Spot BookView::spot() const
{
    return { textCursor().blockNumber(), textCursor().positionInBlock() };
}

/// To where the caret stood when one left that place.
void BookView::leap(
    std::vector<Spot>& from, std::vector<Spot>& back, const std::function<void()>& turn)
{
    const Spot here = spot();
    turn();
    if (from.empty()) return;
    back.push_back(here);
    const QTextBlock block = document()->findBlockByNumber(from.back().block);
    standAt(block.position() + std::min(from.back().offset, std::max(0, block.length() - 1)));
    from.pop_back();
}

void BookView::focusInEvent(QFocusEvent* event)
{
    if (QAccessible::isActive()) setCaret(true);
    QTextBrowser::focusInEvent(event);
    const bool isBack
        = event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason;
    if (isBack) return;
    //: When the book is opened, for those who hear it: %1 is the name of the game
    say(*this,
        tr("The book of %1. Down reads on, H leads to the next heading, Tab to the next link; "
           "Enter "
           "follows it, Alt+Left comes back.")
            .arg(accessibleName()));
}

/// From the caret, where there is one: the browser begins at the top again once it has moved.
bool BookView::toLink(bool next)
{
    if (!hasCaret()) return QTextBrowser::focusNextPrevChild(next);
    const QTextCursor caret = textCursor();
    const auto links = linksIn(*document());
    std::optional<Link> found;
    for (const Link& link : links) {
        if (next && !found && link.begin >= caret.selectionEnd()) found = link;
        if (!next && link.end <= caret.selectionStart()) found = link;
    }
    // The browser would look for a link again, from the top.
    if (!found) return QTextEdit::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call)
    QTextCursor marked(document());
    marked.setPosition(found->begin);
    marked.setPosition(found->end, QTextCursor::KeepAnchor);
    setTextCursor(marked);
    ensureCursorVisible();
    return true;
}

/// The next link is said as one.
bool BookView::focusNextPrevChild(bool next)
{
    const QString before = chapterOf(textCursor().block());
    if (!toLink(next)) return false;
    if (!textCursor().hasSelection()) return true;
    //: In the book, for those who hear it: %1 is the text of a link
    const QString link = tr("Link: %1").arg(textCursor().selectedText());
    const QString chapter = chapterOf(textCursor().block());
    say(*this, chapter == before || chapter.isEmpty() ? link : chapter + ". " + link);
    return true;
}

void BookView::keyPressEvent(QKeyEvent* event)
{
    if (!moveByCaret(*event)) QTextBrowser::keyPressEvent(event);
}

/// H leads to the next heading, as readers have it, Ctrl with Down to the next paragraph.
bool BookView::moveByCaret(const QKeyEvent& event)
{
    if (!hasCaret()) return false;
    const Qt::KeyboardModifiers with = event.modifiers();
    const int key = event.key();
    if (key == Qt::Key_H && (with == Qt::NoModifier || with == Qt::ShiftModifier)) {
        toParagraph(with == Qt::NoModifier, true);
        return true;
    }
    if (with == Qt::ControlModifier && (key == Qt::Key_Down || key == Qt::Key_Up)) {
        toParagraph(key == Qt::Key_Down, false);
        return true;
    }
    return (key == Qt::Key_Return || key == Qt::Key_Enter) && followLink();
}

void BookView::toParagraph(bool next, bool isHeading)
{
    const auto wanted = [isHeading](const QTextBlock& block) {
        return isHeading ? block.blockFormat().headingLevel() > 0 : !block.text().isEmpty();
    };
    const auto step
        = [next](const QTextBlock& block) { return next ? block.next() : block.previous(); };
    QTextBlock block = step(textCursor().block());
    while (block.isValid() && !wanted(block)) block = step(block);
    if (block.isValid())
        standAt(block.position());
    else
        tellWhere(); // there is none: here we are
}

/// That in which the caret stands, or which is selected.
bool BookView::followLink()
{
    const QTextCharFormat format = textCursor().charFormat();
    if (format.anchorHref().isEmpty()) return false;
    setSource(format.anchorHref());
    return true;
}

}
