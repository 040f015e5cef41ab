#pragma once

#include "core/bieten/state.h"
#include "core/table/match.h"
#include "ui/model/match_store.h"
#include "ui/model/settings.h"
#include "ui/picture/picture.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <stop_token>

namespace weli {

/// What a bot does: an act, or nothing for "I wait". Called on another thread; must keep to what
/// the observation says, and repeat itself for the same seed.
using Chooser = std::function<std::optional<bieten::Action>(
    const bieten::Observation&, const QString& level, const Seed& seed, const std::stop_token&)>;

/// The bots of core/bots.
Chooser botChooser();

/// A match at the table: asks bots, takes the person's acts, keeps the file, tells what is seen.
class MatchModel : public QObject {
    Q_OBJECT

public:
    struct Surroundings {
        Chooser chooser;
        const MatchStore* store = nullptr; // nothing is saved without one
        Seed seed {}; // of packs and bots
        bool threads = true; // false: bots think at once, where they are asked
    };

    explicit MatchModel(Surroundings surroundings, QObject* parent = nullptr);
    ~MatchModel() override;

    /// Sits down to a new match; the first dealer is drawn (B-9) unless one is named.
    void begin(const Setup& setup, std::optional<Seat> firstDealer = std::nullopt);
    /// Sits down to a match exactly where it was left.
    void resume(const SavedMatch& saved);
    /// Bots think no more and nothing changes until the next begin or resume.
    void leave();

    [[nodiscard]] bool isPlaying() const { return saved_.has_value(); }
    [[nodiscard]] Picture picture() const;
    [[nodiscard]] const SavedMatch& saved() const { return *saved_; }
    [[nodiscard]] QString traceText() const;
    [[nodiscard]] bool isOver() const;

public slots:
    /// An act of the person, as a Choice of the picture names it. May come at any time.
    void choose(const QString& action);
    /// The view has shown the last picture: the table may go on.
    void carryOn();
    /// The person lets a held table go on, or has looked at the result.
    void goOn();
    /// Takes back the person's last act and all that followed; does nothing if there is none.
    void undo();
    void setPace(int milliseconds);
    void setWaitForMe(bool wait);
    /// Tells the picture again, in another language for instance.
    void tellAgain();

signals:
    void changed(const weli::Picture& picture);
    /// An act was refused: the sentence, and the id of the card that goes back, if it was one.
    void refused(const QString& why, std::optional<int> card);
    void saveFailed(const QString& why);
    void matchEnded();

private:
    struct Intent { // what a bot will do once the pause is over
        Seat seat;
        bieten::Action action;
    };

    SavedMatch& game() { return *saved_; }
    void happened();
    void sitDown();
    void advance();
    bool step();
    bool takePack();
    void askNext();
    void ask(Seat seat);
    void answered(quint64 moment, Seat seat, const std::optional<bieten::Action>& action);
    bool act();
    void stopThinking();
    void tell();
    void save();

    Surroundings around_;
    std::optional<SavedMatch> saved_;
    QTimer pause_;
};

}
