#pragma once

#include "core/matches.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace weli {

inline constexpr qsizetype longestNote = 200;

/// What a person has written at moments of a match, in a file beside the match's, a line each:
///
/// {"type":"notes","format":1}
/// {"type":"note","at":20,"event":"1 play HA","text":"Here I thought of the weli."}
///
/// "at" counts the packs and acts before the event; a note belongs to that event alone, and waits
/// where it was taken back. A line that cannot be understood stays where it stands.
class MatchNotes {
public:
    /// Of this match, in this file; empty: nothing can be kept.
    void open(const AnyMatch& match, const QString& file);
    [[nodiscard]] bool canBeKept() const { return !file_.isEmpty(); }
    /// By the place of the event.
    [[nodiscard]] const std::map<int, QString>& all() const { return all_; }
    [[nodiscard]] QString at(int place) const;
    /// What is to be said of the file; empty: nothing.
    [[nodiscard]] const QString& trouble() const { return trouble_; }
    /// In place of what was written there before; empty: nothing any more. What went wrong, if
    /// anything: then the file is as it was.
    [[nodiscard]] std::optional<QString> write(int place, const QString& text);

private:
    struct Note {
        int at = 0;
        QString event;
        QString text;
    };
    struct Line {
        QByteArray bytes;
        std::optional<Note> note;
    };
    struct Found {
        std::vector<Line> lines;
        QString trouble;
        bool canBeWritten = true;
    };
    [[nodiscard]] Found find() const;
    [[nodiscard]] bool isAt(const Line& line, int place) const;
    void take(const Found& found);

    QString file_;
    std::vector<QString> events_; // of the match
    std::map<int, QString> all_;
    QString trouble_;
};

}
