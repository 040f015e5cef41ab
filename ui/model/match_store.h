#pragma once

#include "core/matches.h"
#include "ui/model/settings.h"
#include "ui/picture/view_context.h"

#include <QDateTime>
#include <QFileInfo>
#include <QString>

#include <optional>
#include <string>
#include <variant>

namespace weli {

/// A match with all that is needed to sit down to it again.
struct SavedMatch {
    AnyMatch match;
    std::vector<Player> players;
    int undone = 0; // how often undo was used
    int hints = 0; // that were taken
    QDateTime begun {}; // to the second; invalid where nothing is known of it
    friend bool operator==(const SavedMatch&, const SavedMatch&) = default;
};

/// A save file that cannot be read. What is damaged was kept under another name; what only a newer
/// Weli reads, or what the disk does not give now, stays where it is.
struct BrokenFile {
    enum class Fault : unsigned char { Damaged, Newer, NotNow };
    QString file;
    int line = 0; // from 1; 0: the file as a whole
    QString why;
    QString keptAs {}; // empty: it stays where it is
    Fault fault = Fault::Damaged;
};

/// How its pictures name the seats.
ViewContext contextOf(const SavedMatch& saved);
/// The match as a trace; the match line carries the players in its field `table`, and when it was
/// begun.
std::string traceOf(const SavedMatch& saved);

/// The files of matches: each game's own match under way, and those that were put away.
class MatchStore {
public:
    /// Files stand in this folder, which is made when needed.
    explicit MatchStore(QString folder = defaultFolder());
    /// In the platform's place for data.
    static QString defaultFolder();

    /// Where this game's match under way stands.
    [[nodiscard]] QString fileOf(const AnyGame& game) const;
    [[nodiscard]] QString historyFolder() const;
    /// A name in the history that no file bears.
    [[nodiscard]] QString newFile() const;
    /// Another window plays this game's match.
    [[nodiscard]] bool isPlayedElsewhere(const AnyGame& game) const;

    /// Removes the temporaries that a killed program left behind, matches that were deleted more
    /// than a month ago, and the rights of others.
    void sweep(const QDateTime& now = QDateTime::currentDateTime()) const;
    /// Gives the match under way that an older Weli kept to its game, or to the history where the
    /// game has one already; what is wrong with its file, if anything.
    [[nodiscard]] std::optional<BrokenFile> takeOver() const;
    /// Puts the match on disk; what went wrong, if anything. The file of before stays until the new
    /// one is whole.
    [[nodiscard]] std::optional<QString> save(const SavedMatch& saved, const QString& file) const;
    /// As the one under way of its game.
    [[nodiscard]] std::optional<QString> save(const SavedMatch& saved) const;
    /// The match of this game that was left, nothing if there is none, or what is wrong with its
    /// file, which is then moved aside unless another window has it. A person without a name is
    /// called that, or a guest.
    [[nodiscard]] std::variant<std::monostate, SavedMatch, BrokenFile> load(
        const AnyGame& game, const QString& person = {}) const;
    [[nodiscard]] bool has(const AnyGame& game) const;
    /// Moves the game's match into the history under a name of its own; what went wrong, if
    /// anything.
    [[nodiscard]] std::optional<QString> putAway(const AnyGame& game) const;
    /// Those in the history, the last one first.
    [[nodiscard]] QFileInfoList keptFiles() const;
    /// The match of the history becomes the one under way of this game, and that one, if there is
    /// one, goes into the history; what went wrong, if anything.
    [[nodiscard]] std::optional<QString> takeOut(const QString& file, const AnyGame& game) const;
    /// The file of the history is listed no more, and can be restored for a month.
    [[nodiscard]] std::optional<QString> discard(const QString& file) const;
    [[nodiscard]] std::optional<QString> restore(const QString& file) const;
    // What is kept beside a match in this file goes wherever the match goes.
    /// What was judged of it: "evening.review.jsonl".
    [[nodiscard]] static QString reviewBeside(const QString& file);
    /// What a person has written at its moments: "evening.notes.jsonl".
    [[nodiscard]] static QString notesBeside(const QString& file);
    /// A trace from anywhere, without touching the file. A last line that is cut off is left out:
    /// it is the act under way when the program was killed. No file is read that is larger than
    /// 64 MiB or is none of a disk's. Where it names nobody, that person sits at seat 0 among the
    /// usual others.
    [[nodiscard]] static std::variant<SavedMatch, BrokenFile> read(
        const QString& file, const QString& person);

private:
    [[nodiscard]] BrokenFile setAside(BrokenFile broken) const;

    QString folder_;
};

}
