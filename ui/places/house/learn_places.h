#pragma once

#include "ui/model/drills/drill_player.h"
#include "ui/model/drills/drill_store.h"
#include "ui/model/lessons/lesson_player.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/puzzles/own_puzzles.h"
#include "ui/model/puzzles/puzzle_store.h"
#include "ui/places/house/house.h"

#include <QObject>

namespace weli {

class DrillPage;
class LearnPage;
class LessonPage;
class MatchDesk;
class PuzzlePlace;

/// Where one learns: the way of the lessons, a lesson, a round of questions.
class LearnPlaces : public QObject {
    Q_OBJECT

public:
    struct Parts {
        BotSet choosers;
        Seeds seeds {};
        Thinker::Where botsThink = Thinker::Where::OwnThread;
    };
    LearnPlaces(const House& house, MatchDesk& desk, PuzzlePlace& puzzles, Parts parts);

    /// How far one has come in the lessons.
    [[nodiscard]] const LessonProgress& progress() const { return progress_; }
    void open(const AnyGame& game);
    void openFirstLesson(const AnyGame& game);
    /// Where one stopped.
    void openLesson(const AnyGame& game, const QString& name);
    /// At this step, from 0; false: there is no such lesson or step.
    bool openLesson(const AnyGame& game, const QString& name, int step);
    /// A round of questions; of one kind, or of all of the game.
    void openDrill(const AnyGame& game, std::optional<drill::Kind> kind);
    /// What comes next of the book of puzzles; false: the game has none.
    bool openPuzzles(const AnyGame& game);
    /// What comes next of the person's own mistakes; false: there are none.
    bool openOwnPuzzles(const AnyGame& game);
    // They are there once they have been opened.
    [[nodiscard]] LessonPlayer& lessons() { return *lessons_; }
    [[nodiscard]] LessonPage& lesson() { return *lesson_; }
    [[nodiscard]] DrillPlayer& drills() { return *drills_; }
    [[nodiscard]] DrillPage& drill() { return *drill_; }

signals:
    void bookWanted(const weli::AnyGame& game, const QString& anchor);

private:
    QWidget* buildLearn();
    QWidget* buildLesson();
    QWidget* buildDrill();
    void enterLearn();
    void enterLesson();
    void enterDrill();
    void leaveLesson();
    void leaveDrill();
    void keepPuzzle(const QString& name, bool right);
    void keepMistake(const review::Puzzle& puzzle);
    bool begin(const AnyGame& game, const std::vector<review::Puzzle>& book);
    const std::vector<review::Puzzle>& bookOf(const AnyGame& game);
    void keepStep(std::size_t step);
    void goOnFromLesson();
    [[nodiscard]] CardWords cardWords() const;

    House house_;
    MatchDesk& desk_;
    PuzzlePlace& puzzles_;
    Parts parts_;
    LessonProgress progress_;
    DrillStore practised_;
    PuzzleStore solved_;
    OwnPuzzles mistakes_;
    std::map<std::size_t, std::vector<review::Puzzle>> books_; // by the game; once they are wanted
    LearnPage* learn_ = nullptr;
    LessonPlayer* lessons_ = nullptr;
    LessonPage* lesson_ = nullptr;
    QString title_; // of the lesson that is opened
    DrillPlayer* drills_ = nullptr;
    DrillPage* drill_ = nullptr;
};

}
