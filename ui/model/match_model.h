#pragma once

#include "ui/model/any_match.h"
#include "ui/model/autosave.h"
#include "ui/model/bot_set.h"
#include "ui/model/match_store.h"
#include "ui/model/settings.h"
#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>
#include <stop_token>
#include <vector>

namespace weli {

/// A match at the table: asks bots, takes the person's acts, keeps the file, tells what is seen.
class MatchModel : public QObject {
    Q_OBJECT

public:
    struct Dependencies {
        BotSet bots;
        const MatchStore* store = nullptr; // nothing is saved without one
        Seed seed {}; // of packs and bots
        bool threads = true; // false: bots think at once, where they are asked
    };

    explicit MatchModel(Dependencies dependencies, QObject* parent = nullptr);
    ~MatchModel() override;

    /// Sits down to a new match; the first dealer is drawn unless one is named.
    void begin(const Setup& setup, std::optional<Seat> firstDealer = std::nullopt);
    /// Sits down to a match exactly where it was left; it becomes the store's current one.
    void resume(const SavedMatch& saved);
    /// Opens a match that is over, to look at its end: nothing is saved and nothing taken back.
    void lookAt(const SavedMatch& saved);
    /// Bots think no more and nothing changes until the next begin or resume.
    void leave();

    [[nodiscard]] bool isPlaying() const { return saved_.has_value(); }
    [[nodiscard]] Picture picture() const;
    [[nodiscard]] const SavedMatch& saved() const { return *saved_; }
    [[nodiscard]] QString traceText() const;
    [[nodiscard]] bool isOver() const;

public slots:
    /// An act of the person, as the picture offers it. May come at any time.
    void choose(const weli::Act& act);
    /// The view has shown the last picture: the table may go on.
    void carryOn();
    /// The person lets a held table go on, or has looked at the result.
    void goOn();
    /// Takes back the person's last choice and all that followed; does nothing if there is none.
    void undo();
    void setPace(int milliseconds);
    void setWaitForMe(bool wait);
    /// Whether the points of a deal are told before its end, where the game hides them.
    void setShowsPoints(bool shows);
    /// By which words the picture speaks of cards.
    void setCards(CardWords cards);
    /// Tells the picture again, in another language for instance.
    void tellAgain();

signals:
    void changed(const weli::Picture& picture);
    /// An act was refused: the sentence, and the id of the card that goes back, if it was one.
    void refused(const weli::Because& why, std::optional<int> card);
    void saveFailed(const QString& why);
    void matchEnded();

private:
    struct Intent { // what a bot does once the pause is over, or a person who has no choice
        Seat seat;
        AnyAction action;
    };

    [[nodiscard]] const AnyMatch& match() const { return saved_->match; }
    [[nodiscard]] std::optional<Seat> person() const { return personAmong(saved_->players); }
    [[nodiscard]] ViewContext context() const;
    [[nodiscard]] bool holdsHere() const;
    void refuse(const AnyAction& action);
    void sitDown(SavedMatch saved);
    void tellProblem(const std::optional<QString>& problem);
    void happened(bool acted = false);
    void tell();
    void advance();
    bool step();
    void takePack();
    void act();
    void beginAsking();
    void askNext();
    void ask(Seat seat);
    void answered(Seat seat, const std::optional<AnyAction>& action);
    void stopThinking();

    Dependencies around_;
    Rng rng_;
    Autosave autosave_;
    std::optional<SavedMatch> saved_;
    QThreadPool pool_; // one thread: bots are asked one after the other
    QTimer pause_;
    int pace_ = 0;
    bool waitForMe_ = false;
    bool showsPoints_ = false;
    CardWords cards_;

    // Of the current moment, which ends with the next event of the log.
    quint64 moment_ = 0;
    std::stop_source stop_;
    std::vector<Seat> toAsk_; // the next one last
    std::optional<Intent> intent_;
    bool shown_ = false;
    bool paused_ = false; // long enough
    bool released_ = false; // the person lets the table go on
    bool held_ = false;
    bool lingering_ = false; // the last act of the deal is looked at

    std::optional<DealerLot> draw_; // of this match, if it began here
    bool drawing_ = false; // it is being looked at
    bool advancing_ = false;
    bool advanceAgain_ = false;
    bool looking_ = false; // at a match of long ago
};

}
