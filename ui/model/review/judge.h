#pragma once

#include "core/review/puzzle.h"
#include "core/review/replay.h"
#include "core/review/review.h"
#include "ui/model/help/advice.h"
#include "ui/model/help/thought.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace weli {

/// How an act stands beside the best that its seat had then.
struct Verdict {
    Seat seat;
    AnyAction act;
    AnyAction best; // the act itself where no other was plainly better
    outlook::Difference regret; // in the unit of the game
    review::Mark mark = review::Mark::None;
    std::optional<AnyAction> rival; // the best of all others
    review::Luck luck = review::Luck::None; // beside that, with the cards as they lay
};

/// By how many events there were before the act.
using Verdicts = std::map<int, Verdict>;

/// Judges what was done in a match beside the table, one act after another, each by all that its
/// seat knew then.
class Judge : public QObject {
    Q_OBJECT

public:
    explicit Judge(Thinker::Where where, QObject* parent = nullptr);

    /// All choices of these seats, the first seat's first. What was judged before and is kept in
    /// this file, if one is named, stays as it is; else it is kept there.
    void begin(const AnyMatch& match, const std::vector<Seat>& seats, const QString& file = {});
    void stop();
    [[nodiscard]] const Verdicts& verdicts() const { return verdicts_; }
    /// How many acts there are to judge, and how many have been.
    [[nodiscard]] int wanted() const { return static_cast<int>(places_.size()); }
    [[nodiscard]] int done() const { return static_cast<int>(next_); }
    /// Have all acts of this seat been judged, and is it one of those that are?
    [[nodiscard]] bool hasJudged(Seat seat) const;
    /// What was marked, and what was not.
    [[nodiscard]] std::vector<review::Finding> findings() const;
    /// All are judged and summed up.
    [[nodiscard]] bool isDone() const { return isDone_; }
    /// What the deals came to for each seat, once it is done; nothing if that took too long.
    [[nodiscard]] const std::optional<PerSeat<review::Account>>& accounts() const
    {
        return accounts_;
    }

    /// What is thought where an act was marked, for why another is better; nothing until it has
    /// been thought about, which begins when it is first asked for.
    [[nodiscard]] const AnyAdvice* adviceAt(int place);

signals:
    /// One more act, or all of them are summed up.
    void judged();
    /// There is advice where it was asked for last.
    void advised(int place);

private:
    struct Answer {
        std::optional<Verdict> verdict;
        bool isWhole = true; // there was time enough
    };
    using Accounts = std::optional<PerSeat<review::Account>>;

    void goOn();
    void enter(int place, Verdict verdict);
    void sumUp();
    void end(const Accounts& accounts);

    std::optional<AnyMatch> match_;
    std::vector<int> places_;
    std::vector<std::pair<Seat, std::size_t>> ends_; // how many acts are judged when a seat's are
    std::size_t next_ = 0;
    Verdicts verdicts_;
    QString file_; // where it is kept; empty: nowhere
    Thought<Answer> thought_;
    Accounts accounts_;
    bool isDone_ = false;
    bool isWhole_ = true; // each act had its time
    Thought<Accounts> summing_;
    std::map<int, AnyAdvice> advices_; // by the place
    std::optional<int> wondered_; // where it was asked last
    Thought<AnyAdvice> wondering_;
};

}
