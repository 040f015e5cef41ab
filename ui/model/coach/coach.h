#pragma once

#include "core/lesson/words.h"
#include "core/matches.h"
#include "ui/model/coach/coach_memory.h"
#include "ui/model/coach/coaching.h"
#include "ui/picture/notes/note.h"
#include "ui/picture/view_context.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace weli {

/// Sits beside the person at the screen and says what is worth saying now, at most twice in a
/// lifetime and once in a deal.
class Coach {
public:
    using Failed = std::function<void(const QString& why)>;
    /// What could not be written down is told once.
    explicit Coach(QString file, Failed failed = {});

    /// Whether that changes anything.
    bool set(Coaching when, const QString& language);

    /// Sits down to this match.
    void beginMatch(const AnyMatch& match);
    /// It was played to its end.
    void endMatch();
    /// Whether it says anything in this match.
    [[nodiscard]] bool speaks() const;
    /// What is worth saying to this seat now. What was said in this moment once is said again after
    /// an undo, and not counted.
    std::optional<coach::Note> noteIn(const AnyMatch& match, Seat seat);

    // In words.

    [[nodiscard]] NotePicture picture(const coach::Note& note, const ViewContext& context) const;
    /// Every kind of act that is open to this seat, and what it does.
    [[nodiscard]] std::vector<Because> possibilities(
        const AnyMatch& match, Seat seat, const ViewContext& context) const;

private:
    std::optional<coach::Note> newNote(const AnyMatch& match, Seat seat);
    [[nodiscard]] const lesson::Words& words() const;
    void tell(const std::optional<QString>& problem);

    CoachMemory memory_;
    Failed failed_;
    bool isFailing_ = false;
    Coaching when_ = Coaching::FirstMatches;
    QString language_ = "en";
    AnyGame game_ {};
    bool isEarly_ = true; // among the first matches of the game
    std::map<EventId, std::optional<coach::Note>> notes_; // of the moments of this match
    std::map<int, coach::Shown> told_; // in each of its deals
    mutable std::optional<lesson::Words> words_; // of the game; read when they are first wanted
};

}
