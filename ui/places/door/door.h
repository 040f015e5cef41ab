#pragma once

#include "core/games.h"
#include "ui/draw/render_queue.h"
#include "ui/places/widgets/page.h"

#include <array>
#include <vector>

class QBoxLayout;
class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace weli {

class GameTile;
class LanguageBox;
class Panel;
class Sign;
class WallButton;

/// The start: the games on the table at evening, and a leaf of paper with what can be done with
/// the one that is chosen.
class Door : public Page {
    Q_OBJECT

public:
    explicit Door(QWidget* parent = nullptr);

    /// What a person has of a game.
    struct Stand {
        QString match {}; // the one that was left, in one line; empty: there is none
        int lessons = 0;
        int lessonsDone = 0;
        bool isNew = false; // to the game: the first lesson is offered first
    };
    using Stands = std::array<Stand, games.size()>;
    /// This game is chosen, or at the start one whose match was left.
    void offer(const AnyGame& game, const Stands& stands);
    void showLanguage(const QString& code);
    /// Whether what is pointed at moves.
    void setMoves(bool moves);
    [[nodiscard]] AnyGame game() const { return games[chosen_]; }

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
    void learnFirst(const weli::AnyGame& game);
    void languageChosen(const QString& code);

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    QPushButton* button(const char* name, void (Door::*wanted)(const AnyGame&));
    void addTiles();
    void layOut();
    void layLeaf();
    void layFoot();
    void choose(std::size_t game);
    void showChosen();
    void layButtons();
    [[nodiscard]] bool isTight() const;
    void retranslate();
    void giveMnemonics();
    [[nodiscard]] QPushButton* first() const;
    void focusWhereOneWas();

    RenderQueue renderQueue_;
    QWidget* table_;
    Sign* sign_;
    std::vector<GameTile*> tiles_;
    QButtonGroup* choice_;
    std::size_t chosen_ = 0;
    Stands stands_;
    bool isOpened_ = false;
    QBoxLayout* rows_;
    Panel* leaf_;
    QBoxLayout* leafParts_; // words and buttons, by side or one below the other
    QGridLayout* buttons_;
    bool isStacked_ = false; // the buttons stand below one another
    QLabel* name_;
    QLabel* about_;
    QLabel* left_; // the match that was left
    QPushButton* pressed_ = nullptr; // last
    QPushButton* newcomer_;
    QPushButton* goOn_;
    QPushButton* play_;
    QPushButton* learn_;
    QPushButton* book_;
    QPushButton* setUp_;
    QBoxLayout* foot_;
    QLabel* languageName_;
    LanguageBox* language_;
    WallButton* matches_;
    WallButton* shortcuts_;
    WallButton* settings_;
    WallButton* aboutWeli_;
};

}
