#pragma once

#include "ui/draw/render_queue.h"
#include "ui/model/drills/drill_boxes.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/places/learn/drill_rows.h"
#include "ui/places/learn/lesson_path.h"
#include "ui/places/widgets/page.h"

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace weli {

class ChalkTab;
class Panel;

/// The way of a game's lessons, and beside it what the chosen one is about and what can be
/// practised.
class LearnPage : public Page {
    Q_OBJECT

public:
    explicit LearnPage(const LessonProgress& progress, QWidget* parent = nullptr);

    /// Reads anew how far one has come, in this language; the next lesson of this game is chosen.
    void refresh(const QString& language, const AnyGame& game);
    /// The pack of the game.
    void setCards(const CardStyle& style) { path_->setCards(style); }
    /// How well the drills sit; seen at the next refresh.
    void setBoxes(const DrillBoxes& boxes, QDate today);
    /// How many puzzles are solved; seen at the next refresh.
    void setPuzzles(const PuzzleCount& count) { puzzles_ = count; }
    /// Whether what is pointed at moves.
    void setMoves(bool moves);

signals:
    void open(const weli::AnyGame& game, const QString& lesson);
    /// A round of questions; of one kind, or of all.
    void drill(const weli::AnyGame& game, std::optional<weli::drill::Kind> kind);
    void puzzles(const weli::AnyGame& game);
    void ownPuzzles(const weli::AnyGame& game);
    void book(const weli::AnyGame& game);
    void turned(const weli::AnyGame& game);
    void back();

protected:
    void changeEvent(QEvent* event) override;
    void fit(const UiScale& scale) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Lesson {
        QString name;
        QString title;
        QString about;
        QString length; // how long it takes
        QString state; // how far one has come; empty: not begun
    };

    void addTabs();
    void layOut();
    void layLeaf(Panel* leaf);
    void retranslate();
    void layPath(const QString& language);
    void orderTabs();
    [[nodiscard]] QString stateOf(const QString& lesson, int steps) const;
    [[nodiscard]] static QString lengthAndState(const Lesson& lesson);
    [[nodiscard]] std::size_t next() const;
    [[nodiscard]] bool isUnderWay(std::size_t lesson) const;
    void openChosen();
    void beginDrill();
    void nameDrill();
    void showChosen();
    void fitRows();

    const LessonProgress& progress_;
    DrillBoxes boxes_;
    PuzzleCount puzzles_;
    QDate today_;
    AnyGame game_ {};
    bool isDrilled_ = false; // drills of it were opened last
    std::vector<Lesson> lessons_;
    RenderQueue renderQueue_;
    QWidget* wood_;
    QButtonGroup* tabs_;
    QBoxLayout* tabRow_;
    QLabel* free_; // says that nothing is locked
    QWidget* middle_; // what scrolls in a small window
    QBoxLayout* parts_; // the way and the leaf, by side or one below the other
    LessonPath* path_;
    QLabel* title_;
    QLabel* about_;
    QLabel* state_;
    QPushButton* open_;
    QLabel* practice_;
    QTreeWidget* drills_;
    QPushButton* drill_;
    QPushButton* book_;
    QBoxLayout* last_ = nullptr; // of the leaf
    QPushButton* back_;
};

}
