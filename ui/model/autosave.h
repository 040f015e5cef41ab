#pragma once

#include "ui/model/match_store.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace weli {

/// Keeps the file of a game's match under way like the match that is played. What an act adds is
/// appended; the whole file is written only for a new match, and where acts were taken back. A
/// program that is killed leaves a file that lacks at most the act under way.
class Autosave {
public:
    /// Nothing is kept without a store.
    explicit Autosave(const MatchStore* store)
        : store_(store)
    {
    }

    /// A new match of this game will be kept. One of the same game that was left goes into the
    /// history before; if it cannot, which is told, it stays and the new one is not kept.
    [[nodiscard]] std::optional<QString> beginMatch(const AnyGame& game);
    /// The match that the file has is played on, or another one takes its place.
    void goOnWithMatch(const AnyGame& game);
    /// Nothing is kept until the next match.
    void pause() { isOn_ = false; }

    /// The match is on disk when this returns, unless it tells a problem. A problem is told once,
    /// until it works again.
    [[nodiscard]] std::optional<QString> keep(const SavedMatch& saved);
    /// The match that is kept is over and goes into the history; what went wrong, if anything.
    [[nodiscard]] std::optional<QString> putAway();

private:
    /// What the file says.
    struct Kept {
        std::vector<Player> players;
        int undone = 0;
        EventId tip {};
        std::size_t length = 0;
        qint64 bytes = 0;
    };

    /// The lines that the file lacks; nothing if it says something else than the match.
    [[nodiscard]] std::optional<QByteArray> missing(const SavedMatch& saved) const;
    [[nodiscard]] bool append(const SavedMatch& saved);
    [[nodiscard]] std::optional<QString> writeWhole(const SavedMatch& saved);

    const MatchStore* store_;
    AnyGame game_ {};
    bool isOn_ = false;
    bool isFailing_ = false;
    std::optional<Kept> kept_; // nothing: the file is not known
};

}
