#pragma once

#include "ui/places/book/book_text.h"
#include "ui/words/deck.h"

#include <QImage>
#include <QTextBrowser>

#include <functional>
#include <memory>
#include <vector>

class QTextTable;

namespace weli {

/// Shows the text of a book: an address is book:/GAME#ANCHOR.
class BookView : public QTextBrowser {
    Q_OBJECT

public:
    /// Where the text of a book and its pictures come from.
    struct Sources {
        std::function<BookText(const QString& game)> text;
        /// Of the book of that game: as wide as this, in pixels, on a screen with this many of them
        /// for each of Qt's.
        std::function<QImage(
            const QString& game, const BookPicture& picture, int width, double ratio)>
            picture;
        /// Its height in its widths.
        std::function<double(const BookPicture& picture)> aspect;
        /// What it shows, for those who hear the book.
        std::function<QString(const QString& game, const BookPicture& picture)> spoken;
    };
    explicit BookView(Sources sources, QWidget* parent = nullptr);

    /// A heading, and the block that it begins.
    struct Heading {
        QString text;
        int level = 1;
        int block = 0;
    };
    [[nodiscard]] std::vector<Heading> headings() const;
    /// A place where all these words are found, with what stands round them.
    struct Hit {
        int block = 0;
        QString chapter;
        QString line;
    };
    /// Blocks in which each of the sets has a word; sets and text are folded.
    [[nodiscard]] std::vector<Hit> find(const std::vector<QStringList>& words) const;
    /// With these words in it marked.
    void showBlock(int block, const std::vector<QStringList>& words = {});
    /// The code of the game whose book is open.
    [[nodiscard]] const QString& game() const { return game_; }
    /// Whether the book that is open has such an anchor.
    [[nodiscard]] bool has(const QString& anchor) const { return anchors_.contains(anchor); }
    /// The text anew: another language, pack or table.
    void renew();
    /// With a caret arrows move in the text, and do not scroll it; who hears it has one from the
    /// start.
    void setCaret(bool wanted);
    [[nodiscard]] bool hasCaret() const;
    /// What is heard of the line that begins there: a heading says that it is one, a picture what
    /// it shows.
    [[nodiscard]] QString spokenLine(int position, const QString& line) const;

public slots:
    void backward() override;
    void forward() override;

public:
    /// The text as it is, a column to a page of this shape: whoever prints it fits it onto paper.
    [[nodiscard]] std::unique_ptr<QTextDocument> paged(QSizeF shape) const;

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl& name) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int columnWidth() const;
    [[nodiscard]] int widthOf(const BookPicture& picture) const;
    void finishText();
    void setAnchors(const QTextBlock& block);
    void setPictures();
    void layText();
    void layTable(QTextTable& table) const;
    [[nodiscard]] QTextBlock blockAt(const QString& anchor) const;
    void goTo(const QTextBlock& block, const std::vector<QStringList>& words = {});
    void light(const QTextBlock& block, const std::vector<QStringList>& words);
    bool moveByCaret(const QKeyEvent& event);
    bool toLink(bool next);
    bool followLink();
    /// A place of the caret that holds in every language.
    struct Spot {
        int block = 0;
        int offset = 0;
    };
    [[nodiscard]] Spot spot() const;
    void leap(std::vector<Spot>& from, std::vector<Spot>& back, const std::function<void()>& turn);
    void toParagraph(bool next, bool isHeading);
    void standAt(int position);
    void tellWhere();
    [[nodiscard]] QString chapterOf(const QTextBlock& block) const;

    Sources sources_;
    bool isRaw_ = false; // the text still has its marks, and no pictures
    QString game_; // whose text was loaded last
    QString raw_; // its Markdown
    QStringList anchors_;
    std::vector<Spot> before_; // where the caret stood when a link was followed
    std::vector<Spot> after_;
};

}
