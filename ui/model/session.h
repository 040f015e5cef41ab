#pragma once

#include "ui/model/alarm.h"
#include "ui/model/any_match.h"
#include "ui/model/autosave.h"
#include "ui/model/bot_set.h"
#include "ui/model/help/help.h"
#include "ui/model/match_store.h"
#include "ui/model/seeds.h"
#include "ui/model/session_state.h"
#include "ui/model/settings.h"
#include "ui/model/thinker.h"
#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

#include <QObject>

#include <memory>
#include <optional>

namespace weli {

/// A match at the table: asks bots, takes the acts of persons, keeps the file, tells what is seen.
/// How it goes on from one act to the next stands in session_state.h.
class Session : public QObject {
    Q_OBJECT

public:
    struct Dependencies {
        BotSet bots;
        const MatchStore* store = nullptr; // nothing is saved without one
        Seeds seeds {};
        Thinker::Where botsThink = Thinker::Where::OwnThread;
        AlarmMaker alarms = timerAlarm;
        Coach* coach = nullptr; // outlives the session; nobody coaches without one
    };

    explicit Session(Dependencies dependencies, QObject* parent = nullptr);

    /// Sits down to a new match; strangers come anew, the first dealer is drawn unless one is
    /// named.
    void begin(const Setup& setup, std::optional<Seat> firstDealer = std::nullopt);
    /// Sits down to a match exactly where it was left; it becomes the one under way
    /// of its game.
    void open(const SavedMatch& saved);
    /// Plays on from where this match stands, with this chance, to see what would have come of it:
    /// nothing is kept, and nothing before it is taken back.
    void tryFrom(const SavedMatch& from, const Seeds& seeds);
    /// Bots think no more and nothing changes until the next match.
    void leave();

    [[nodiscard]] bool isPlaying() const { return now_.has_value(); }
    /// What the person at the screen sees: the first one, or somebody who watches.
    [[nodiscard]] Picture picture() const;
    /// What the person in this seat sees; nothing if a bot sits there.
    [[nodiscard]] std::optional<Picture> picture(Seat seat) const;
    [[nodiscard]] const SavedMatch& saved() const { return now_->saved; }
    /// Every kind of act that is open to the person at the screen, and what it does; without a
    /// coach nobody says it.
    [[nodiscard]] std::vector<Because> possibilities() const;
    [[nodiscard]] bool isOver() const;
    /// Where the match is kept; empty: nowhere.
    [[nodiscard]] QString file() const { return autosave_.isOn() ? autosave_.file() : QString(); }
    /// While somebody plays.
    [[nodiscard]] const session::State& state() const { return now_->moment.state; }

public slots:
    /// An act of the person at the screen, as the picture offers it. May come at any time.
    void choose(const weli::Act& act);
    /// An act of the person in this seat; nobody else can act for a bot.
    void choose(weli::Seat seat, const weli::Act& act);
    /// The view has shown the last picture: the table may go on.
    void pictureShown();
    /// A person lets a table that waits go on, or has looked at the result.
    void resume();
    /// Takes back the last choice of the person at the screen and all that followed; does nothing
    /// if there is none.
    void undo();
    void undo(weli::Seat seat);
    /// Takes back what was taken back last, as long as nothing else has happened.
    void redo();
    /// Lets the others act at once and without waiting, up to the next choice of the person at the
    /// screen or the result of the deal.
    void runOn();
    /// Tells the person at the screen what the best bot would do, and asked again what it expects;
    /// the match is marked. Nothing happens if they have no choice.
    void hint();
    void setPace(int milliseconds);
    /// How long a bot may think about an act, in milliseconds.
    void setThinkingTime(int milliseconds);
    void setWaitForMe(bool wait);
    /// Whether the points of a deal are told before its end, where the game hides them.
    void setShowsPoints(bool shows);
    /// How the person at the screen is helped, beside the coach.
    void setHelping(const weli::Helping& wanted);
    /// How the hand of a person lies.
    void setHandOrder(HandOrder order);
    /// What the person at the screen is called from now on in the match that is played; nothing
    /// changes if somebody else there has this name.
    void setPersonName(const QString& name);
    /// By which words the picture speaks of cards.
    void setCards(CardWords cards);
    /// Tells the picture again, in another language for instance.
    void republish();

signals:
    /// For the person at the screen.
    void changed(const weli::Picture& picture);
    /// An act was refused: the sentence, and the card that goes back, if it was one.
    void refused(const weli::Because& why, std::optional<weli::Card> card);
    void saveFailed(const QString& why);
    void matchEnded();
    /// As it stood when the person left it.
    void left(const weli::SavedMatch& last);
    /// It shall be told what each player was like, as the result says it.
    void habitsWanted();
    /// The same people want another match after this one.
    void againWanted(const weli::SavedMatch& last);
    /// Another match of its game shall be set up after this one.
    void setUpWanted(const weli::SavedMatch& last);

private:
    enum class Change : unsigned char { Played, Other };

    [[nodiscard]] const AnyMatch& match() const { return now_->saved.match; }
    [[nodiscard]] const Player& playerAt(Seat seat) const
    {
        return now_->saved.players[seat.index];
    }
    [[nodiscard]] std::optional<Seat> atScreen() const { return personAmong(now_->saved.players); }
    [[nodiscard]] bool isPersonAt(Seat seat) const;
    [[nodiscard]] std::optional<std::size_t> lastChoice(Seat seat) const;
    [[nodiscard]] ViewContext contextOf(std::optional<Seat> seat) const;
    [[nodiscard]] Picture pictureOf(std::optional<Seat> seat) const;
    [[nodiscard]] session::Table table() const;
    [[nodiscard]] session::Due due() const;
    [[nodiscard]] Breath breath() const;
    [[nodiscard]] bool canRunOn() const;
    [[nodiscard]] bool canHint(Seat seat) const;
    [[nodiscard]] bool hasTimeToRead(Seat seat) const;
    void addHelp(Picture& picture, Seat seat) const;
    [[nodiscard]] bool canShowRest(Seat seat) const;
    void showRest(Seat seat);
    [[nodiscard]] std::optional<AnyAction> ownAct(Seat seat) const;
    void think();
    void onHelped(bool hinted);
    void startSession(SessionState begun);
    std::optional<Because> warningBefore(Seat seat, const AnyAction& action);
    void tellProblem(const std::optional<QString>& problem);
    void onLogChanged(Change what);
    void stopAll();
    void happen(const session::Event& event);
    void perform(const session::Effect& effect);
    void act(const session::Intent& intent);
    void endMatch();
    void countMatch();
    [[nodiscard]] std::optional<SavedMatch> clearTable();
    void playAgain();
    void setUpAnew();
    void beginAsking();
    void askNext();
    void ask(Seat seat);
    void answered(Seat seat, const std::optional<AnyAction>& action);

    Dependencies dependencies_;
    Rng packs_;
    Rng bots_;
    std::uint64_t botSeed_; // of all of them; their seats and the place in the match do the rest
    Autosave autosave_;
    Thinker thinker_;
    Help help_;
    std::unique_ptr<Alarm> pause_;
    int pace_ = 0;
    bool waitForMe_ = false;
    bool showsPoints_ = false;
    HandOrder handOrder_ = HandOrder::Suits;
    CardWords cards_;

    std::optional<SessionState> now_;
    bool isStepping_ = false;
};

}
