#include "ui/places/book/book_accessible.h"

#include "ui/places/book/book_view.h"
#include "ui/places/widgets/heard.h"

#include <QAccessibleWidget>
#include <QTextBlock>
#include <QTextLayout>

namespace weli {

namespace {

    class AccessibleBook : public QAccessibleWidget, public ReadText {
    public:
        explicit AccessibleBook(BookView* view)
            : QAccessibleWidget(view, QAccessible::Document)
        {
        }

        [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
        [[nodiscard]] int childCount() const override { return 0; }
        int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
        [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override
        {
            return nullptr;
        }
        [[nodiscard]] QAccessible::State state() const override
        {
            QAccessible::State state = QAccessibleWidget::state();
            state.readOnly = true;
            state.multiLine = true;
            return state;
        }
        void* interface_cast(QAccessible::InterfaceType type) override
        {
            return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                      : QAccessibleWidget::interface_cast(type);
        }

        using QAccessibleWidget::text;
        [[nodiscard]] QString text(int start, int end) const override
        {
            QTextCursor cursor(view()->document());
            cursor.setPosition(start);
            cursor.setPosition(std::min(end, characterCount()), QTextCursor::KeepAnchor);
            return cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
        }
        [[nodiscard]] int characterCount() const override
        {
            return view()->document()->characterCount() - 1;
        }
        QString textAtOffset(
            int offset, QAccessible::TextBoundaryType boundary, int* start, int* end) const override
        {
            if (boundary != QAccessible::LineBoundary)
                return QAccessibleTextInterface::textAtOffset(offset, boundary, start, end);
            return lineAt(offset, start, end);
        }
        QString textBeforeOffset(
            int offset, QAccessible::TextBoundaryType boundary, int* start, int* end) const override
        {
            if (boundary != QAccessible::LineBoundary)
                return QAccessibleTextInterface::textBeforeOffset(offset, boundary, start, end);
            lineAt(offset, start, end);
            return *start == 0 ? QString() : lineAt(*start - 1, start, end);
        }
        QString textAfterOffset(
            int offset, QAccessible::TextBoundaryType boundary, int* start, int* end) const override
        {
            if (boundary != QAccessible::LineBoundary)
                return QAccessibleTextInterface::textAfterOffset(offset, boundary, start, end);
            lineAt(offset, start, end);
            return *end >= characterCount() ? QString() : lineAt(*end, start, end);
        }

        void selection(int /*index*/, int* start, int* end) const override
        {
            *start = view()->textCursor().selectionStart();
            *end = view()->textCursor().selectionEnd();
        }
        [[nodiscard]] int selectionCount() const override
        {
            return view()->textCursor().hasSelection() ? 1 : 0;
        }
        [[nodiscard]] int cursorPosition() const override
        {
            return view()->textCursor().position();
        }
        void setCursorPosition(int position) override
        {
            QTextCursor cursor = view()->textCursor();
            cursor.setPosition(position);
            view()->setTextCursor(cursor);
        }
        [[nodiscard]] QRect characterRect(int offset) const override
        {
            QTextCursor cursor(view()->document());
            cursor.setPosition(offset);
            const QRect here = view()->cursorRect(cursor);
            return { view()->viewport()->mapToGlobal(here.topLeft()), here.size() };
        }
        [[nodiscard]] int offsetAtPoint(const QPoint& point) const override
        {
            return view()->cursorForPosition(view()->viewport()->mapFromGlobal(point)).position();
        }
        void scrollToSubstring(int start, int /*end*/) override { setCursorPosition(start); }

    protected:
        [[nodiscard]] QString whole() const override { return view()->document()->toPlainText(); }

    private:
        [[nodiscard]] BookView* view() const { return qobject_cast<BookView*>(widget()); }

        /// As it is laid out.
        QString lineAt(int offset, int* start, int* end) const
        {
            const QTextBlock block = view()->document()->findBlock(offset);
            const QTextLine line = block.layout()->lineForTextPosition(
                std::min(offset, block.position() + block.length() - 1) - block.position());
            const bool isThere = line.isValid();
            *start = block.position() + (isThere ? line.textStart() : 0);
            *end = isThere ? *start + line.textLength() : block.position() + block.length();
            if (*end >= block.position() + block.length() - 1)
                *end = block.position() + block.length(); // with the end of the paragraph
            *end = std::min(*end, characterCount());
            return view()->spokenLine(*start, text(*start, *end).trimmed());
        }
    };

    QAccessibleInterface* accessible(const QString& /*type*/, QObject* object)
    {
        auto* const view = qobject_cast<BookView*>(object);
        return view == nullptr ? nullptr : new AccessibleBook(view);
    }

}

void installBookAccessibility() { QAccessible::installFactory(accessible); }

}
