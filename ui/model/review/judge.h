#pragma once

#include "core/review/puzzle.h"
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
};

/// Judges what was done in a match beside the table, one act after another, each by all that its
/// seat knew then.
class Judge : public QObject {
    Q_OBJECT

public:
    explicit Judge(Thinker::Where where, QObject* parent = nullptr);

    /// All choices of these seats, the first seat's first.
    void begin(const AnyMatch& match, const std::vector<Seat>& seats);
    void stop();
    /// By how many events there were before the act.
    [[nodiscard]] const std::map<int, Verdict>& verdicts() const { return verdicts_; }
    /// How many acts there are to judge, and how many have been.
    [[nodiscard]] int wanted() const { return static_cast<int>(places_.size()); }
    [[nodiscard]] int done() const { return static_cast<int>(next_); }
    /// Have all acts of this seat been judged, and is it one of those that are?
    [[nodiscard]] bool hasJudged(Seat seat) const;
    /// What was marked, and what was not.
    [[nodiscard]] std::vector<review::Finding> findings() const;

signals:
    /// One more act.
    void judged();

private:
    using Answer = std::optional<Verdict>;

    void goOn();

    std::optional<AnyMatch> match_;
    std::vector<int> places_;
    std::vector<std::pair<Seat, std::size_t>> ends_; // how many acts are judged when a seat's are
    std::size_t next_ = 0;
    std::map<int, Verdict> verdicts_;
    Thought<Answer> thought_;
};

}
