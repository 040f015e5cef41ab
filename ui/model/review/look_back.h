#pragma once

#include "ui/model/help/advice.h"
#include "ui/model/match_store.h"
#include "ui/model/review/branch.h"
#include "ui/picture/hand_order.h"
#include "ui/picture/picture.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace weli {

namespace review {
    struct Account;
}

struct Verdict;

/// Goes through a match that is over, or one that is under way up to now: what a seat saw at any
/// moment, or all hands where nothing is hidden any more.
class LookBack : public QObject {
    Q_OBJECT

public:
    /// What happened between one moment and the next.
    struct Step {
        std::optional<Seat> seat; // who acted; nothing: a pack was brought
        int deal = 0; // to which it belongs
        int tricks = 0; // of the deal that are over after it
        bool isCounted = false; // the deal is, after it
        bool isDealt = false; // its cards lie before the players, after it
    };
    enum class Stride : unsigned char { Single, Trick, Deal, Whole };
    enum class Hands : unsigned char { Known, All };

    using QObject::QObject;

    /// At its last moment, through the eyes of the person in it.
    void open(const SavedMatch& saved);
    [[nodiscard]] bool isOpen() const { return saved_.has_value(); }

    /// All there were; moment n is the one after n of them.
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    [[nodiscard]] int moment() const { return moment_; }
    /// How many acts were done at this moment.
    [[nodiscard]] int acts() const;
    /// The number of the deal that is seen, from 1.
    [[nodiscard]] int deal() const;
    /// Through whose eyes the table is seen: the person's, where others hide anything.
    [[nodiscard]] Seat eyes() const { return canShowAll() ? eyes_ : own_; }
    [[nodiscard]] QString nameOf(Seat seat) const { return saved_->players[seat.index].name; }
    /// "You" of a person without a name.
    [[nodiscard]] QString nameOfEyes() const;
    [[nodiscard]] Hands hands() const { return hands_; }
    /// May all hands be seen now, and whatever others saw? In a match under way only when the deal
    /// has been counted.
    [[nodiscard]] bool canShowAll() const;
    [[nodiscard]] Picture picture() const;
    /// The whole match, whatever moment is seen, up to the last deal that was counted.
    [[nodiscard]] AnyMatch counted() const;
    /// Whether it can be tried how the match goes on from this moment, or from the cards of its
    /// deal: whoever plays on would know what is hidden in a deal that still goes on.
    [[nodiscard]] bool canPlayOn() const { return canShowAll() && !weli::isOver(saved_->match); }
    [[nodiscard]] bool canPlayDeal() const { return canShowAll() && dealtMoment(); }
    /// The match as it stands at this moment, with the person in the chair through whose eyes it is
    /// seen, and in the person's whoever sat there.
    [[nodiscard]] SavedMatch fromHere() const { return from(moment_, eyes()); }
    /// The same when the cards of this deal lay before the players, in the next chair.
    [[nodiscard]] SavedMatch fromDeal() const { return from(*dealtMoment(), nextChair()); }
    /// From these eyes on the first in whose chair this deal has not been tried yet.
    [[nodiscard]] Seat nextChair() const;
    /// What came of trying, as long as the match is open.
    [[nodiscard]] const std::vector<Branch>& branches() const { return branches_; }
    [[nodiscard]] QString told(const Branch& branch) const;
    /// Of those that began or went another way here, and of the one from which one has just come.
    [[nodiscard]] QString triedHere() const;
    [[nodiscard]] const std::vector<Player>& players() const { return saved_->players; }
    [[nodiscard]] AnyGame game() const { return gameOf(saved_->match); }
    /// What an act cost, in the unit of the game: "0.4 points"; empty where its mark is milder.
    [[nodiscard]] QString costOf(const Verdict& verdict) const;
    /// What the deal is played for, where an act is no blunder because that is much.
    [[nodiscard]] QString amountPlayed(const Verdict& verdict) const;
    /// What the deals came to for a seat; empty if none was counted.
    [[nodiscard]] QString account(const review::Account& account) const;
    /// What a better act leads to, and what was done, each after its name, where they are thought
    /// of.
    [[nodiscard]] QString told(
        const AnyAdvice& advice, const AnyAction& better, const AnyAction& done) const;
    /// As the table calls an act.
    [[nodiscard]] QString nameOf(const AnyAction& action) const;

public slots:
    /// To this moment, or the nearest there is.
    void go(int moment);
    void goToAct(int acts);
    /// It was tried how it could go on after so many events.
    void addTrial(int from, const weli::SavedMatch& tried);
    /// To where the next one ends, or the one before.
    void step(weli::LookBack::Stride stride, bool forward);
    /// Through the eyes of whoever sits next.
    void turnEyes();
    void setEyes(weli::Seat seat);
    void setHands(weli::LookBack::Hands hands);
    void setCards(CardWords cards);
    void setHandOrder(HandOrder order);
    /// To the next moment of these, or the one before.
    void goAmong(const std::vector<int>& moments, bool forward);
    /// Tells the picture again, in another language for instance.
    void republish();

signals:
    void changed(const weli::Picture& picture);

private:
    [[nodiscard]] static QString dueThen(const Picture& picture);
    /// Behind the last deal that was counted; 0: none was.
    [[nodiscard]] int countedMoment() const;
    [[nodiscard]] bool isStop(int moment, Stride stride) const;
    [[nodiscard]] std::optional<int> dealtMoment() const;
    [[nodiscard]] SavedMatch from(int moment, Seat chair) const;

    std::optional<SavedMatch> saved_; // its line ends at the moment
    EventId tip_ {}; // where the whole line ends
    std::vector<Step> steps_;
    int moment_ = 0;
    Seat own_; // the person's
    Seat eyes_;
    std::vector<Branch> branches_; // in the order in which they were tried
    std::map<int, SeatSet> triedChairs_; // from this moment
    bool isBack_ = false; // from the last trial
    Hands hands_ = Hands::Known;
    bool isOver_ = false; // the match
    CardWords cards_;
    HandOrder handOrder_ = HandOrder::Suits;
};

}
