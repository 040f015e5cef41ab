#pragma once

#include "core/drill/question.h"
#include "ui/model/coach/coach.h"
#include "ui/model/match_store.h"
#include "ui/model/session.h"
#include "ui/places/house/game_cards.h"
#include "ui/places/house/keeper.h"
#include "ui/places/language.h"

#include <QMainWindow>

namespace weli {

class BookPlace;
class DoorPlace;
class DrillPage;
class DrillPlayer;
class LearnPlaces;
class LessonPage;
class LessonPlayer;
class LookBack;
class MatchDesk;
class MessageBar;
class Navigator;
class PuzzlePage;
class PuzzlePlace;
class PuzzlePlayer;
class ReviewPage;
class ReviewPlace;
class SetUpPlace;
class Shortcuts;
class TablePage;
class TablePlace;

/// The window round all places, with the keys that hold everywhere.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    struct Parts {
        MatchStore store = MatchStore();
        QString settingsFile = settingsPath();
        BotSet choosers = defaultBots();
        Seeds seeds {};
        Thinker::Where botsThink = Thinker::Where::OwnThread;
    };

    explicit MainWindow(Parts parts, QWidget* parent = nullptr);

    /// Sits down to a match from a file; what cannot be read is said at the door. Before the window
    /// is shown it costs least.
    void open(const QString& file);
    // For pictures of the places.
    void openSetUp(const AnyGame& game = games.front());
    void openSettings();
    void openMatches();
    void openLearn(const AnyGame& game);
    /// At a clause or topic; at the beginning without one. False: the book has no such place.
    bool openBook(const AnyGame& game, const QString& anchor = {});
    void showTable(const AnyGame& game, const Picture& picture);
    /// Looks back at a match, when so many acts were done.
    void openReview(const SavedMatch& saved, int acts);
    /// At this step, from 0; false: there is no such lesson or step.
    bool openLesson(const AnyGame& game, const QString& name, int step);
    /// A round of questions; of one kind, or of all of the game.
    void openDrill(const AnyGame& game, std::optional<weli::drill::Kind> kind);
    /// What comes next of the book of puzzles; false: there is none.
    bool openPuzzles(const AnyGame& game);
    /// Whatever the screens are now, the window that has not been shown yet will be seen whole.
    void fitScreen();
    /// Where the person is when the desktop ends its session, and back to there.
    void rememberSession();
    void restoreSession();
    [[nodiscard]] TablePage& table();
    // They are there once one has been opened.
    [[nodiscard]] LessonPlayer& lessons();
    [[nodiscard]] LessonPage& lesson();
    [[nodiscard]] DrillPlayer& drills();
    [[nodiscard]] DrillPage& drill();
    [[nodiscard]] ReviewPage& review();
    [[nodiscard]] LookBack& lookBack();
    [[nodiscard]] PuzzlePlayer& puzzles();
    [[nodiscard]] PuzzlePage& puzzle();
    /// Waits until all acts are judged, for a picture of it.
    void finishReview();
    /// Waits until a puzzle can be solved.
    void finishPuzzle();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPlaces();
    void addKeys();
    void openBookHere();
    void showShortcuts();
    void applySettings();
    void sayMissed(const QString& pack);
    void applyLetters();
    void rescale();
    void changeLetters(int direction);
    void comeOntoScreen();
    void rememberWindow(std::optional<bool> atTable = {});

    Parts parts_;
    Keeper keeper_;
    Language language_;
    GameCards cards_;
    Coach coach_;
    Session session_;
    Navigator* places_;
    MessageBar* message_;
    MatchDesk* desk_ = nullptr;
    BookPlace* book_ = nullptr;
    ReviewPlace* review_ = nullptr;
    PuzzlePlace* puzzle_ = nullptr;
    TablePlace* table_ = nullptr;
    SetUpPlace* setUp_ = nullptr;
    LearnPlaces* learn_ = nullptr;
    DoorPlace* door_ = nullptr;
    Shortcuts* shortcuts_ = nullptr;
    bool isRemembered_ = false;
    bool isPlain_ = false; // all is black and white
    QString name_; // of the person
};

}
