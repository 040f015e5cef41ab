#pragma once

#include "core/review/puzzle.h"
#include "ui/model/help/advice.h"
#include "ui/model/match_store.h"
#include "ui/model/puzzles/puzzle_picture.h"
#include "ui/picture/hand_order.h"
#include "ui/picture/picture.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace weli {

/// A decision to be found, before its acts are weighed.
struct PuzzleSource {
    SavedMatch table; // up to the decision
    Seat seat; // who decides
    /// Nothing: there is no puzzle after all.
    std::function<std::optional<review::Puzzle>(const std::stop_token&)> pose;
    std::uint64_t dice = 0; // with which the reasons are found
    QString name {}; // in the book or among one's own; empty: from a match
};

/// The act at this place of a match: could it be done better?
PuzzleSource sourceAt(const SavedMatch& whole, std::size_t place, Seat seat);

/// Leads through puzzles: what to do is chosen at the table, as often as one likes.
class PuzzlePlayer : public QObject {
    Q_OBJECT

public:
    explicit PuzzlePlayer(Thinker::Where where, QObject* parent = nullptr);

    /// So many of them at most; where one turns out to be none, the next one stands in for it.
    void begin(std::vector<PuzzleSource> sources, std::size_t most);
    void close();
    [[nodiscard]] bool isOpen() const { return !sources_.empty(); }
    [[nodiscard]] Picture picture() const;
    [[nodiscard]] PuzzlePicture puzzle() const;
    /// What it comes to, for who wants to know all; nothing while it is being weighed.
    [[nodiscard]] const review::Puzzle* posed() const { return posed_ ? &posed_->puzzle : nullptr; }

    void setCards(CardWords cards);
    void setHandOrder(HandOrder order);
    /// Says all anew, in another language.
    void reword();

public slots:
    void choose(const weli::Act& act);
    void tryAgain();
    /// Gives up: the best is told.
    void showBest();
    /// To the next one, or to the end.
    void goOn();

signals:
    void changed(const weli::Picture& picture, const weli::PuzzlePicture& puzzle);
    /// What was to be asked was right after all, all of it: nothing is open any more.
    void noneFound();
    /// An act was refused: the sentence, and the card that goes back, if it was one.
    void refused(const weli::Because& why, std::optional<weli::Card> card);
    /// This puzzle of the book has been answered for the first time.
    void answered(const QString& name, bool right);
    /// What the person did wrong in a match was not found at once.
    void missed(const weli::review::Puzzle& puzzle);

private:
    using Stage = PuzzlePicture::Stage;
    struct Posed {
        review::Puzzle puzzle;
        AnyAdvice advice; // gives the reasons
    };

    [[nodiscard]] const PuzzleSource& source() const { return sources_[at_]; }
    void ask();
    void leaveOut();
    void note(bool right);
    [[nodiscard]] bool isOfPerson() const;
    void happened();
    [[nodiscard]] QString nameOf(const AnyAction& action) const;
    [[nodiscard]] QString amount(double regret) const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString why() const;

    std::vector<PuzzleSource> sources_;
    std::vector<PuzzleSource> spare_; // the next one last
    std::size_t at_ = 0;
    int id_ = 0;
    Stage stage_ = Stage::Weighing;
    std::optional<Posed> posed_;
    std::optional<AnyAction> chosen_;
    bool isNoted_ = false; // of this puzzle, whether it was found at once
    int found_ = 0; // at once
    CardWords cards_;
    HandOrder handOrder_ = HandOrder::Suits;
    Thought<std::optional<Posed>> thought_;
};

}
