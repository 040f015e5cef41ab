#pragma once

#include "ui/model/coach/coach.h"
#include "ui/model/help/advice.h"
#include "ui/model/help/helping.h"
#include "ui/model/help/outlook.h"
#include "ui/picture/notes/note.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace weli {

/// What helps the person at the screen in one moment of a match, which ends with the next event of
/// its log: a note of the coach, a hint that was asked for, a word before a costly act, how things
/// stand.
class Help : public QObject {
    Q_OBJECT

public:
    /// Without a coach nobody coaches; else it outlives this.
    Help(Coach* coach, Thinker::Where where, const AlarmMaker& makeAlarm);

    void set(const Helping& wanted) { wanted_ = wanted; }
    [[nodiscard]] const Helping& wanted() const { return wanted_; }

    void beginMatch(const AnyMatch& match);
    /// It was played to its end.
    void endMatch();
    /// The moment is over.
    void forget();
    /// A moment begins for this seat; between two deals nothing is asked about.
    void begin(const AnyMatch& match, Seat seat);
    /// The coach says what it has to say now to this seat; to nobody, nothing.
    void listen(const AnyMatch& match, std::optional<Seat> seat);

    /// What the best bot would do, and asked again what it expects.
    void giveHint(const AnyMatch& match, Seat seat);
    /// Asks, once, before an act that costs plainly more than another.
    [[nodiscard]] std::optional<Because> warningBefore(const AnyAction& action);

    /// A hint that was asked for goes before what the coach says.
    [[nodiscard]] std::optional<NotePicture> note(const ViewContext& context) const;
    /// How things stand, if that is wanted; while it is being thought about, how they stood.
    [[nodiscard]] std::optional<OddsPicture> odds(const ViewContext& context) const;
    /// What is certain of the rest of the deal, if that is wanted to be told.
    [[nodiscard]] Rest rest() const { return rest_; }
    /// Every kind of act that is open to this seat, and what it does; without a coach nobody says
    /// it.
    [[nodiscard]] std::vector<Because> possibilities(
        const AnyMatch& match, Seat seat, const ViewContext& context) const;

signals:
    /// There is more to be seen; if a hint was given, then one more.
    void changed(bool hinted);

private:
    [[nodiscard]] bool warns() const;
    void think(const AnyMatch& match, Seat seat);
    void look(const AnyMatch& match, Seat seat);
    void show(Outlook outlook);

    Coach* coach_;
    Helping wanted_;
    Thought<AnyAdvice> advice_;
    Thought<Outlook> outlook_;

    std::uint64_t moment_ = 0; // a number of its own
    std::optional<coach::Note> note_;
    bool isThinking_ = false; // or has thought
    std::optional<AnyAdvice> advised_;
    bool isAsked_ = false; // for a hint
    Depth depth_ = Depth::Reason;
    std::vector<AnyAction> warned_; // of these
    std::optional<AnyOdds> odds_;
    bool isRefined_ = false; // in this moment
    Rest rest_ = Rest::Open;
};

}
