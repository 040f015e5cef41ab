#include "ui/places/book/book_view.h"

#include "ui/places/book/book_accessible.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QMimeData>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextTable>

#include <algorithm>

namespace weli {

namespace {

    constexpr double columnEms = 40; // a line that is read with ease
    constexpr double cardEms = 4.6; // the width of a card
    constexpr double lineHeight = 130; // of a hundred

    bool isPicture(const QTextCharFormat& format)
    {
        return format.isImageFormat() && pictureAt(format.toImageFormat().name()).has_value();
    }

    /// A word of each set.
    bool hasAll(const QString& text, const std::vector<QStringList>& words)
    {
        const auto isThere = [&](const QString& word) { return text.contains(word); };
        return std::all_of(words.begin(), words.end(),
            [&](const QStringList& any) { return std::any_of(any.begin(), any.end(), isThere); });
    }

    bool isQuote(const QTextBlock& block)
    {
        return block.blockFormat().intProperty(QTextFormat::BlockQuoteLevel) > 0;
    }

    bool isClause(const QString& anchor)
    {
        return anchor.size() > 2 && anchor.at(0).isUpper() && anchor.at(1) == u'-';
    }

    /// As long as it lives the text is changed and not laid out: else each change lays out all that
    /// follows.
    class LaidOutOnce {
    public:
        explicit LaidOutOnce(QTextDocument* document)
            : cursor_(document)
        {
            cursor_.beginEditBlock();
        }
        LaidOutOnce(const LaidOutOnce&) = delete;
        LaidOutOnce& operator=(const LaidOutOnce&) = delete;
        ~LaidOutOnce() { cursor_.endEditBlock(); }

    private:
        QTextCursor cursor_;
    };

}

BookView::BookView(Sources sources, QWidget* parent)
    : QTextBrowser(parent)
    , sources_(std::move(sources))
{
    installBookAccessibility();
    setObjectName("bookView");
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    // Edges of cells are rounded: for a pixel or two nobody wants to scroll aside.
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        setHorizontalScrollBarPolicy(most <= 2 ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    });
    // Before anybody else hears of it; the history does not come by doSetSource.
    connect(this, &QTextBrowser::sourceChanged, this, [this] {
        if (isRaw_) finishText();
    });
}

void BookView::doSetSource(const QUrl& name, QTextDocument::ResourceType /*type*/)
{
    const QUrl wanted = source().isEmpty() ? name : source().resolved(name);
    if (!source().isEmpty() && wanted != source()) { // as its history does
        before_.push_back(spot());
        after_.clear();
    }
    QTextBrowser::doSetSource(wanted, QTextDocument::MarkdownResource);
    if (wanted.hasFragment())
        if (const QTextBlock block = blockAt(wanted.fragment()); block.isValid()) goTo(block);
}

/// Where an anchor stands; of an option the paragraph that says what it does, not the line below it
/// that tells what it is set to.
QTextBlock BookView::blockAt(const QString& anchor) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().anchorNames().contains(anchor))
                return isQuote(block) ? block.previous() : block;
    return {};
}

QVariant BookView::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource) {
        const auto picture = pictureAt(name);
        if (!picture || isRaw_) return {}; // drawn when they are seen
        return sources_.picture(game_, *picture, widthOf(*picture), devicePixelRatioF());
    }
    isRaw_ = true;
    game_ = name.path().mid(1);
    const BookText text = sources_.text(game_);
    anchors_ = text.anchors;
    raw_ = text.markdown;
    return QString(u' '); // the browser's own document would lay it out word by word
}

void BookView::renew()
{
    if (source().isEmpty()) return;
    const int place = verticalScrollBar()->value();
    loadResource(QTextDocument::MarkdownResource, source());
    finishText();
    verticalScrollBar()->setValue(place);
}

/// The marks become anchors, pictures get their size, headings their room.
void BookView::finishText()
{
    auto* const fresh = new QTextDocument(this);
    fresh->setUndoRedoEnabled(false);
    fresh->setDefaultFont(font());
    fresh->setMarkdown(raw_);
    const QPointer<QTextDocument> old(document());
    setExtraSelections({}); // what is marked is in the old one
    setDocument(fresh);
    if (old) old->deleteLater(); // the first is the browser's own: gone already
    const QSignalBlocker quiet(document()); // else the text is loaded anew at the next address
    const LaidOutOnce once(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        setAnchors(block);
    setPictures();
    layText();
    isRaw_ = false;
    moveCursor(QTextCursor::Start);
}

void BookView::setAnchors(const QTextBlock& block)
{
    while (const auto mark = markIn(block.text())) {
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + mark->first);
        cursor.setPosition(block.position() + mark->first + mark->length, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.setPosition(cursor.position() + 1, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames(mark->names);
        cursor.mergeCharFormat(format);
        QStringList clauses;
        for (const QString& name : mark->names)
            if (isClause(name)) clauses << name;
        if (clauses.isEmpty()) continue;
        QTextCursor end(block);
        end.movePosition(QTextCursor::EndOfBlock);
        QTextCharFormat small;
        small.setForeground(palette().color(QPalette::PlaceholderText));
        small.setFontPointSize(font().pointSizeF() * 0.75);
        end.insertText(QString(2, QChar::Nbsp) + clauses.join(", "), small);
    }
}

void BookView::setPictures()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!isPicture(fragment.charFormat())) continue;
            QTextImageFormat format = fragment.charFormat().toImageFormat();
            const auto picture = pictureAt(format.name());
            format.setWidth(widthOf(*picture));
            format.setHeight(widthOf(*picture) * sources_.aspect(*picture));
            QTextCursor cursor(document());
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
            break; // the fragments are others now
        }
    }
}

int BookView::columnWidth() const
{
    const int em = fontMetrics().horizontalAdvance(u'n') * 2;
    return std::min(viewport()->width() - 2 * em, qRound(columnEms * em));
}

int BookView::widthOf(const BookPicture& picture) const
{
    const auto* const cards = std::get_if<BookCards>(&picture);
    if (cards == nullptr) return columnWidth();
    const int em = fontMetrics().horizontalAdvance(u'n') * 2;
    return std::min(columnWidth(), qRound(cardEms * em * double(cards->cards.size())));
}

/// The column lies in the middle.
void BookView::layText()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        QTextBlockFormat format;
        if (!block.text().contains(QChar::ObjectReplacementCharacter))
            format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        if (level > 0) format.setTopMargin((level == 2 ? 2 : 1) * fontMetrics().height());
        QTextCursor(block).mergeBlockFormat(format);
    }
    const int edge = std::max(0, (viewport()->width() - columnWidth()) / 2);
    for (QTextFrame* each : document()->rootFrame()->childFrames())
        if (auto* const table = qobject_cast<QTextTable*>(each)) layTable(*table);
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(edge);
    frame.setRightMargin(edge);
    frame.setTopMargin(fontMetrics().height());
    frame.setBottomMargin(2 * fontMetrics().height());
    document()->rootFrame()->setFrameFormat(frame);
}

std::unique_ptr<QTextDocument> BookView::paged(QSizeF shape) const
{
    std::unique_ptr<QTextDocument> page(document()->clone(document()));
    page->setDocumentMargin(0);
    QTextFrameFormat frame = page->rootFrame()->frameFormat();
    const int line = fontMetrics().height(); // what begins a page keeps off the end of the last one
    frame.setTopMargin(line);
    frame.setBottomMargin(line);
    frame.setLeftMargin(0);
    frame.setRightMargin(0);
    page->rootFrame()->setFrameFormat(frame);
    const auto layAs = [&](double width) {
        page->setPageSize({ width, width * shape.height() / shape.width() });
    };
    layAs(columnWidth());
    // A table whose words are wider than that, in letters as wide as DejaVu's, is not cut either.
    if (const double needed = page->idealWidth(); needed > columnWidth()) layAs(needed);
    return page;
}

void BookView::layTable(QTextTable& table) const
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderBrush(palette().color(QPalette::Mid));
    format.setCellPadding(fontMetrics().height() * 0.3);
    format.setTopMargin(fontMetrics().height() * 0.5);
    format.setBottomMargin(fontMetrics().height() * 0.5);
    table.setFormat(format);
    // Of collapsed cells only what they say themselves is drawn on every side.
    for (int row = 0; row < table.rows(); ++row)
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat edged = cell.format().toTableCellFormat();
            edged.setBorder(1);
            edged.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            edged.setBorderBrush(format.borderBrush());
            cell.setFormat(edged);
        }
}

void BookView::light(const QTextBlock& block, const std::vector<QStringList>& words)
{
    QList<ExtraSelection> all;
    ExtraSelection& lit = all.emplace_back();
    lit.cursor = QTextCursor(block);
    QColor colour = palette().color(QPalette::Highlight);
    colour.setAlphaF(0.22F);
    lit.format.setBackground(colour);
    lit.format.setProperty(QTextFormat::FullWidthSelection, true);
    for (const TextPart& part : foundIn(block.text(), words)) {
        ExtraSelection& found = all.emplace_back();
        found.cursor = QTextCursor(block);
        const int first = block.position() + static_cast<int>(part.first);
        found.cursor.setPosition(first);
        found.cursor.setPosition(first + static_cast<int>(part.length), QTextCursor::KeepAnchor);
        found.format.setBackground(palette().color(QPalette::Highlight));
        found.format.setForeground(palette().color(QPalette::HighlightedText));
    }
    setExtraSelections(all);
    standAt(block.position()); // a screen reader goes on from here
}

std::vector<BookView::Heading> BookView::headings() const
{
    std::vector<Heading> all;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            all.push_back({ block.text().section(QChar::Nbsp, 0, 0), level, block.blockNumber() });
    return all;
}

std::vector<BookView::Hit> BookView::find(const std::vector<QStringList>& words) const
{
    std::vector<Hit> hits;
    QString chapter;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            chapter = block.text().section(QChar::Nbsp, 0, 0);
        const QString text = folded(block.text());
        if (!text.isEmpty() && hasAll(text, words))
            hits.push_back({ block.blockNumber(), chapter, block.text() });
    }
    return hits;
}

void BookView::showBlock(int number, const std::vector<QStringList>& words)
{
    const QTextBlock block = document()->findBlockByNumber(number);
    if (block.isValid()) goTo(block, words);
}

void BookView::goTo(const QTextBlock& block, const std::vector<QStringList>& words)
{
    const double top = document()->documentLayout()->blockBoundingRect(block).top();
    verticalScrollBar()->setValue(qRound(top) - fontMetrics().height());
    light(block, words);
}

/// Without its pictures, for which another program has but a box.
QMimeData* BookView::createMimeDataFromSelection() const
{
    static const QRegularExpression picture("<img[^>]*>");
    const QTextDocumentFragment selected = textCursor().selection();
    auto* const copied = new QMimeData;
    copied->setText(selected.toPlainText().remove(QChar::ObjectReplacementCharacter));
    copied->setHtml(selected.toHtml().remove(picture));
    return copied;
}

void BookView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    const QSignalBlocker quiet(document());
    const LaidOutOnce once(document());
    layText();
    setPictures();
}

void BookView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) renew();
}

}
