#pragma once

#include "ui/model/file_lock.h"
#include "ui/model/match_store.h"
#include "ui/model/private_file.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace weli {

/// Keeps the file of a game's match under way like the match that is played. What an act adds is
/// appended; the whole file is written only for a new match, and where acts were taken back. A
/// program that is killed leaves a file that lacks at most the act under way. What another window
/// plays, or has written, is never overwritten: the match goes on in a file of its own.
class Autosave {
public:
    /// Nothing is kept without a store.
    explicit Autosave(const MatchStore* store)
        : store_(store)
    {
    }

    /// A new match of this game will be kept. One of the same game that was left goes into the
    /// history before; if it cannot, which is told, it stays and the new one is not kept. Where
    /// another window plays the game's match, the new one is kept in the history from the start.
    [[nodiscard]] std::optional<QString> beginMatch(const AnyGame& game);
    /// This match is played on: the one that the file of its game has, if there is a file.
    void goOnWithMatch(const SavedMatch& saved);
    /// Nothing is kept until the next match.
    void pause();

    /// The match is on disk when this returns, unless it tells a problem. A problem is told once,
    /// until it works again.
    [[nodiscard]] std::optional<QString> keep(const SavedMatch& saved);
    /// The match that is kept is over and goes into the history; what went wrong, if anything.
    [[nodiscard]] std::optional<QString> putAway();
    /// Nothing is kept until the next match. Where somebody has exchanged the file of this one
    /// meanwhile, or taken it away, it is kept once more, and told where.
    [[nodiscard]] std::optional<QString> leave(const SavedMatch& saved);
    /// Where the match is kept, while it is.
    [[nodiscard]] const QString& file() const { return file_; }
    [[nodiscard]] bool isOn() const { return isOn_; }

private:
    /// What the file says.
    struct Kept {
        std::vector<Player> players;
        int undone = 0;
        int hints = 0;
        EventId tip {};
        std::size_t length = 0;
        qint64 bytes = 0;
    };

    /// The lines that the file lacks; nothing if it says something else than the match.
    [[nodiscard]] std::optional<QByteArray> missing(const SavedMatch& saved) const;
    [[nodiscard]] bool append(const SavedMatch& saved);
    [[nodiscard]] std::optional<QString> writeWhole(const SavedMatch& saved);

    void start(const AnyGame& game);
    void moveOn();
    [[nodiscard]] bool isOfGame() const { return file_ == store_->fileOf(game_); }
    [[nodiscard]] bool isTouched() const;

    const MatchStore* store_;
    AnyGame game_ {};
    QString file_;
    std::optional<FileLock> lock_; // of the file
    std::optional<FileStamp> stamp_; // of what lies there and may be written over
    bool hasMoved_ = false; // which has not been told
    bool isOn_ = false;
    bool isFailing_ = false;
    std::optional<Kept> kept_; // nothing: the file is not known
};

}
