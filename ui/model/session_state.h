#pragma once

#include "ui/model/match_store.h"

#include <deque>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

// How a table goes on from one event of the log to the next: a state, what happens to it, and what
// is to be done then. Nothing here waits, thinks or paints.
namespace weli::session {

/// What a bot does once the pause is over, or a person who has no choice.
struct Intent {
    Seat seat;
    AnyAction action;
    friend bool operator==(const Intent&, const Intent&) = default;
};

// The states. Each begins with an event of the log as Showing.

/// The view shows what has happened; bots think meanwhile.
struct Showing {
    enum class What : unsigned char {
        Plain,
        Lot, // the lot for the first dealer
        LastAct, // that ended a deal: its result is not shown yet
    };
    What what = What::Plain;
    std::optional<Intent> intent {};
    friend bool operator==(const Showing&, const Showing&) = default;
};
/// The lot for the first dealer is looked at.
struct Drawing {
    friend bool operator==(const Drawing&, const Drawing&) = default;
};
/// The last act of a deal is looked at.
struct Lingering {
    friend bool operator==(const Lingering&, const Lingering&) = default;
};
/// What lies there is looked at for a while; bots think meanwhile.
struct Pausing {
    std::optional<Intent> intent {};
    friend bool operator==(const Pausing&, const Pausing&) = default;
};
/// Nothing is waited for but an act, of a bot or a person.
struct Thinking {
    bool released = false; // the person has let the table go on already
    friend bool operator==(const Thinking&, const Thinking&) = default;
};
/// The table waits for the person before this is done, or a pack is taken.
struct Held {
    std::optional<Intent> intent {};
    friend bool operator==(const Held&, const Held&) = default;
};
/// The result of a deal is looked at, until the person goes on.
struct Counted {
    friend bool operator==(const Counted&, const Counted&) = default;
};
/// The result of the match is looked at, until the person goes on.
struct Over {
    friend bool operator==(const Over&, const Over&) = default;
};
using State = std::variant<Showing, Drawing, Lingering, Pausing, Thinking, Held, Counted, Over>;

// What happens to a state.

/// The view has shown the last picture.
struct PictureShown { };
struct PauseOver { };
struct Answered {
    Intent intent;
};
/// The person lets the table go on.
struct WentOn { };
/// The table shall not wait for the person any more.
struct WaitingEnded { };
using Event = std::variant<PictureShown, PauseOver, Answered, WentOn, WaitingEnded>;

// What is to be done then.

struct Nothing {
    friend bool operator==(const Nothing&, const Nothing&) = default;
};
/// The picture is told again.
struct Publish {
    friend bool operator==(const Publish&, const Publish&) = default;
};
struct Pause {
    int milliseconds;
    friend bool operator==(const Pause&, const Pause&) = default;
};
struct TakePack {
    friend bool operator==(const TakePack&, const TakePack&) = default;
};
struct EndMatch {
    friend bool operator==(const EndMatch&, const EndMatch&) = default;
};
using Effect = std::variant<Nothing, Publish, Pause, TakePack, Intent, EndMatch>;

/// What the match asks for next.
enum class Due : unsigned char {
    FirstPack,
    Pack,
    Result, // of a deal; then a pack
    Act,
    End,
};

/// What a step has to know of the table.
struct Table {
    Due due = Due::Act;
    bool waits = false; // for the person before a bot acts
    bool showsTies = false; // for the person before a deal goes on with another pack
    int pace = 0; // milliseconds that a bot lets pass
};

/// What cannot happen to a state leaves it as it is.
std::pair<State, Effect> step(const State& state, const Event& event, const Table& table);

// Milliseconds, if nobody is quicker and bots do not act at once.
inline constexpr int lookingAtTheLot = 2500;
inline constexpr int lookingAtTheEnd = 1200;
inline constexpr int lookingAtTheTrick = 1500;

}

namespace weli {

/// A match at the table and how far it is there: another match is another one of these.
struct SessionState {
    SavedMatch saved;
    std::optional<DealerLot> lot {}; // if it began here
    std::optional<std::size_t> triedFrom {}; // so long was the log; nothing: the match counts
    std::vector<EventId> redo {}; // where the lines ended that were taken back, the last one last
    bool hurries = false; // without waiting for anybody, up to the person's next choice
    bool showsRest = false; // of this deal, in which nothing can change any more

    /// It ends with the next event of the log.
    struct Moment {
        session::State state {};
        std::deque<Seat> toAsk {};
        std::deque<session::Event> events {}; // that have not been dealt with
    };
    Moment moment {};
};

}
