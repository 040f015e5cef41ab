#pragma once

#include "ui/model/drills/drill_store.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/match_store.h"
#include "ui/model/private_file.h"
#include "ui/model/session.h"
#include "ui/model/settings.h"
#include "ui/places/language.h"
#include "ui/places/match_questions.h"

#include <QMainWindow>

namespace weli {

class BookPage;
class Door;
class DrillPage;
class DrillPlayer;
class LearnPage;
class LessonPage;
class LessonPlayer;
class MatchList;
class MessageBar;
class Navigator;
class SettingsPage;
class SetUp;
class Shortcuts;
class TablePage;

/// The house: one place is open at a time.
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
    /// At this step, from 0; false: there is no such lesson or step.
    bool openLesson(const AnyGame& game, const QString& name, int step);
    /// A round of questions; of one kind, or of all of the game.
    void openDrill(const AnyGame& game, std::optional<weli::drill::Kind> kind);
    /// Whatever the screens are now, the window that has not been shown yet will be seen whole.
    void fitScreen();
    /// Where the person is when the desktop ends its session, and back to there.
    void rememberSession();
    void restoreSession();
    [[nodiscard]] TablePage& table() { return *table_; }
    [[nodiscard]] LessonPlayer& lessons() { return *lessons_; }
    [[nodiscard]] LessonPage& lesson() { return *lesson_; }
    [[nodiscard]] DrillPlayer& drills() { return *drills_; }
    [[nodiscard]] DrillPage& drill() { return *drill_; }

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPlaces();
    QWidget* buildDoor();
    QWidget* buildSetUp();
    QWidget* buildSettings();
    QWidget* buildMatches();
    QWidget* buildBook();
    QWidget* buildLearn();
    QWidget* buildLesson();
    QWidget* buildDrill();
    void openFirstLesson(const AnyGame& game);
    void openLesson(const AnyGame& game, const QString& name);
    void layLesson();
    void keepStep(std::size_t step);
    void leaveLesson();
    void goOnFromLesson();
    void layLearn();
    void layDrill();
    void leaveDrill();
    void layBook();
    void turnBookTo(const AnyGame& game);
    void leaveBook();
    void openBookHere();
    void addKeys();
    void openDoor();
    void offerMatches();
    void play(const Setup& setup, std::optional<Seat> firstDealer);
    void begin(const Setup& setup, std::optional<Seat> firstDealer);
    void playAsLast(const AnyGame& game);
    void goOn(const AnyGame& game);
    void playAsSetUp();
    void leaveSetUp();
    void rememberName(const Setup& setup);
    void leaveTable();
    void showShortcuts();
    void toggleFullScreen();
    void takeSettings(const Settings& settings);
    void showSettings(const Settings& settings);
    void followOtherWindows();
    std::optional<QString> keepSettings();
    void applySettings();
    void sortHand();
    void showOdds(bool shown);
    void applyHandOrder();
    void applyLetters();
    void rescale();
    void changeLetters(int direction);
    void restoreWindow();
    void comeOntoScreen();
    void rememberWindow();
    void layCards();
    void layCardsFor(const AnyGame& game);
    void takeDeck();
    void resume(const SavedMatch& saved);
    void openKept(const QString& file);
    void offerUndo();
    void lookAt(const SavedMatch& saved);
    void sayBroken(const BrokenFile& broken);
    void sayWrongLevels(const QStringList& words);
    [[nodiscard]] QString lineOfMatchLeft(const AnyGame& game);
    [[nodiscard]] Setup lastSetup(const AnyGame& game) const;
    [[nodiscard]] QString personName() const;

    Parts parts_;
    Settings settings_;
    Settings kept_; // as the file has them, where no other window has changed it
    std::optional<FileStamp> read_; // of the file, when it was read last
    Language language_;
    bool isRemembered_ = false;
    bool isPlain_ = false; // all is black and white
    AnyGame game_ {}; // on the table, or set up
    Deck deck_ = ourDecks().front(); // on the table
    QString missed_; // the key of the pack that is chosen, if it is gone
    Coach coach_;
    Session session_;
    MatchQuestions questions_;
    LessonProgress progress_;
    DrillStore practised_;
    Navigator* places_;
    MessageBar* message_;
    TablePage* table_;
    // Built when they are first wanted: the start does not wait for them.
    Door* door_ = nullptr;
    SetUp* setUp_ = nullptr;
    SettingsPage* settingsPage_ = nullptr;
    MatchList* matches_ = nullptr;
    BookPage* book_ = nullptr;
    AnyGame bookOpened_ {}; // at which game
    LearnPage* learn_ = nullptr;
    LessonPlayer* lessons_ = nullptr;
    LessonPage* lesson_ = nullptr;
    DrillPlayer* drills_ = nullptr;
    DrillPage* drill_ = nullptr;
    Shortcuts* shortcuts_ = nullptr;
};

}
