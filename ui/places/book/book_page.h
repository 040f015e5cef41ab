#pragma once

#include "core/games.h"
#include "ui/picture/picture.h"
#include "ui/places/book/book_view.h"
#include "ui/places/widgets/page.h"
#include "ui/words/card_words.h"

#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;

namespace weli {

class CardPainter;

/// The books of the games: contents and search at the side, the text, the way back.
class BookPage : public Page {
    Q_OBJECT

public:
    explicit BookPage(QWidget* parent = nullptr);
    ~BookPage() override;

    /// What is told as the rules of this table; another game's book tells its usual ones.
    void setRules(const AnyRules& rules);
    void setLanguage(const QString& language);
    /// The pack of the pictures, and by which words they are told.
    void setCards(const CardStyle& style, CardWords words);
    /// Opens the book at an anchor: a clause ("B-31") or a topic; at its beginning without one, or
    /// where it was left.
    void open(const AnyGame& game, const QString& anchor = {});
    /// The text as it is, as a file to be printed. What went wrong, if anything.
    [[nodiscard]] std::optional<QString> save(const QString& file) const;
    [[nodiscard]] BookView& view() { return *view_; }
    /// So many pixels wide, on a screen with `ratio` of them for each of Qt's.
    [[nodiscard]] QImage pictureOf(
        const QString& game, const BookPicture& picture, int width, double ratio) const;

signals:
    void back();
    /// A page of this game is open, be it by the history.
    void turned(const weli::AnyGame& game);
    void failed(const QString& why);
    /// Says where to.
    void saved(const QString& what);

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& /*scale*/) override { }
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] BookText textOf(const QString& game) const;
    [[nodiscard]] double aspectOf(const BookPicture& picture) const;
    [[nodiscard]] QString spokenOf(const QString& game, const BookPicture& picture) const;
    [[nodiscard]] std::optional<Picture> pictureOn(
        const QString& game, const BookTable& table) const;
    [[nodiscard]] QImage tableOf(
        const QString& game, const BookTable& table, int width, double ratio) const;
    [[nodiscard]] std::optional<QString> valueOf(const AnyGame& game, const QString& key) const;
    [[nodiscard]] AnyGame game() const;
    void layOut();
    void retranslate();
    void tellWays();
    void listContents();
    void search();
    void switchCaret();
    [[nodiscard]] std::vector<QStringList> wanted() const;
    void choose(int row);
    void chooseFile();

    AnyRules rules_;
    QString language_;
    CardWords words_;
    std::shared_ptr<const CardPainter> painter_;
    BookView* view_;
    QLabel* title_;
    QLineEdit* search_;
    QListWidget* list_; // of contents, or of what was found
    QToolButton* before_;
    QToolButton* after_;
    QPushButton* save_;
    QPushButton* back_;
};

/// Words that mean the same in the languages of the books, a row a term; for searching, folded.
std::vector<QStringList> bookTerms();

}
