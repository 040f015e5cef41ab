#pragma once

#include "core/games.h"
#include "ui/places/widgets/page.h"

#include <array>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace weli {

/// The start: what can be played, with each game's match that was left.
class Door : public Page {
    Q_OBJECT

public:
    explicit Door(QWidget* parent = nullptr);

    /// The match of each game that was left, in one line; empty: there is none.
    using Left = std::array<QString, games.size()>;
    /// This game is the first choice, or else one whose match was left.
    void offerToGoOn(const AnyGame& game, const Left& matches);
    void showLanguage(const QString& code);
    /// Somebody who has never played is asked once.
    void greet(bool isNew);
    /// The one whose buttons have the focus, else the usual one.
    [[nodiscard]] AnyGame gameInFocus() const;

signals:
    void play(const weli::AnyGame& game);
    void goOn(const weli::AnyGame& game);
    void setUp(const weli::AnyGame& game);
    void matches();
    void settings();
    void shortcuts();
    void about();
    void book(const weli::AnyGame& game);
    void learn(const weli::AnyGame& game);
    /// Somebody who has never played wants the first lesson.
    void learnFirst();
    void languageChosen(const QString& code);

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Table { // of one game
        AnyGame game;
        QWidget* place;
        QLabel* name;
        QLabel* about;
        QLabel* left; // the match that was left
        QPushButton* goOn;
        QPushButton* play;
        QPushButton* setUp;
        QPushButton* learn;
        QPushButton* book;
        QBoxLayout* more; // of the two that are wanted less often
    };

    Table tableFor(const AnyGame& game);
    std::vector<Table> tables();
    void layOut();
    void layOut(const Table& table) const;
    void layFoot();
    void retranslate();
    void retranslateTables();
    void giveMnemonics();
    [[nodiscard]] QPushButton* first() const;

    std::vector<Table> tables_;
    QBoxLayout* side_; // of the tables, by side or one below the other
    QBoxLayout* foot_;
    std::size_t usual_ = 0; // the table that is the first choice
    QLabel* languageName_;
    QComboBox* language_;
    QToolButton* matches_;
    QToolButton* settings_;
    QToolButton* shortcuts_;
    QToolButton* about_;
    QPushButton* newcomer_;
};

}
