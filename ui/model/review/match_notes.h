#pragma once

#include "core/matches.h"
#include "ui/model/kept_lines.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace weli {

inline constexpr qsizetype longestNote = 200;

/// What a person has written at a moment of a match.
struct Note {
    int at = 0; // so many packs and acts were before it
    QString event; // as a trace tells it: "1 play HA"
    QString text;
    QString match {}; // of which match, by its first pack; empty: an older version did not say
};

/// What a person has written at moments of a match, in a file beside the match's, a line each:
///
/// {"type":"notes","format":1}
/// {"type":"note","match":"5f0c91d2","at":20,"event":"1 play HA","text":"Here I thought of it."}
///
/// "match" is made from the first pack, "at" counts the packs and acts before the event; a note
/// belongs to that event of that match alone, and waits where it was taken back or the file of the
/// match has been exchanged. A line that cannot be understood stays where it stands.
class MatchNotes {
public:
    /// Of this match, in this file; empty: nothing can be kept.
    void open(const AnyMatch& match, const QString& file);
    [[nodiscard]] bool canBeKept() const { return !file_.file().isEmpty(); }
    /// By the place of the event.
    [[nodiscard]] const std::map<int, QString>& all() const { return all_; }
    [[nodiscard]] QString at(int place) const;
    /// What is to be said of the file; empty: nothing.
    [[nodiscard]] const QString& trouble() const { return trouble_; }
    /// In place of what was written there before; empty: nothing any more. What went wrong, if
    /// anything: then the file is as it was.
    [[nodiscard]] std::optional<QString> write(int place, const QString& text);

private:
    struct Line {
        QByteArray bytes;
        std::optional<Note> note;
    };
    struct Found {
        std::vector<Line> lines;
        QString trouble;
        bool isNewer = false;
    };
    [[nodiscard]] Found foundIn(const KeptLines::Lines& lines) const;
    [[nodiscard]] bool isAt(const Line& line, int place) const;
    void put(std::vector<Line>& lines, int place, const QString& text) const;
    void take(const Found& found);

    KeptLines file_ { {}, 0 };
    std::vector<QString> events_; // of the match
    QString match_; // which one it is
    std::map<int, QString> all_;
    QString trouble_;
};

}
