#include "ui/model/review/match_notes.h"

#include "core/record/fields.h"
#include "ui/model/file_lock.h"
#include "ui/model/player.h"
#include "ui/model/private_file.h"
#include "ui/words/problem_words.h"
#include "ui/words/words.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <utility>

namespace weli {

using namespace std::chrono_literals;

namespace {

    constexpr int format = 1;
    constexpr qint64 largestNotes = 1 << 20;
    constexpr auto patience = 2s; // for another window that writes just now
    constexpr int most = std::numeric_limits<int>::max();

    template <GameState S> std::vector<QString> eventsOf(const Timeline<S>& match)
    {
        using Acted = typename Timeline<S>::Acted;
        std::vector<QString> events;
        for (std::size_t i = 0; i < match.length(); ++i) {
            const auto* const acted = std::get_if<Acted>(&match.event(i));
            const std::string text = acted == nullptr
                ? "pack"
                : std::to_string(acted->seat.index) + ' ' + toText(acted->action);
            events.push_back(QString::fromStdString(text));
        }
        return events;
    }

    QByteArray lineOf(const QJsonObject& object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

}

void MatchNotes::open(const AnyMatch& match, const QString& file)
{
    file_ = file;
    events_ = std::visit([](const auto& one) { return eventsOf(one); }, match);
    take(canBeKept() ? find() : Found {});
}

QString MatchNotes::at(int place) const
{
    const auto found = all_.find(place);
    return found == all_.end() ? QString() : found->second;
}

MatchNotes::Found MatchNotes::find() const
{
    using Trouble = FileBytes::Trouble;
    Found found;
    const FileBytes read = bytesOfRegular(file_, largestNotes);
    if (read.trouble == Trouble::Missing) return found;
    if (read.trouble != Trouble::None) return { {}, words::notRead(file_, read.why), false };
    for (const QByteArray& bytes : read.bytes.split('\n')) {
        if (bytes.isEmpty()) continue;
        found.lines.push_back({ bytes, {} });
        const auto wrong = [&](const Problem& problem) {
            if (found.trouble.isEmpty())
                found.trouble = words::lineNotRead(
                    file_, static_cast<int>(found.lines.size()), words::whatIsWrong(problem));
        };
        const auto line = parseObject(bytes.toStdString());
        if (!line) {
            wrong(line.error());
            continue;
        }
        const auto type = textField(*line, "type");
        if (type && *type == "notes" && integerField(*line, "format", format + 1, most))
            return { {}, words::fileNewer(file_), false };
        if (type && *type != "note") continue; // what another version knows
        const auto at = integerField(*line, "at", 0, most);
        const auto event = textField(*line, "event");
        const auto text = textField(*line, "text");
        if (!type || !at || !event || !text)
            wrong((!type     ? type.error()
                    : !at    ? at.error()
                    : !event ? event.error()
                             : text.error()));
        else
            found.lines.back().note = { *at, QString::fromStdString(*event),
                plainLine(QString::fromStdString(*text), longestNote) };
    }
    return found;
}

bool MatchNotes::isAt(const Line& line, int place) const
{
    return line.note && line.note->at == place && place < static_cast<int>(events_.size())
        && line.note->event == events_[static_cast<std::size_t>(place)];
}

void MatchNotes::take(const Found& found)
{
    trouble_ = found.trouble;
    all_.clear();
    for (const Line& line : found.lines)
        if (line.note && isAt(line, line.note->at))
            all_.insert_or_assign(line.note->at, line.note->text);
}

std::optional<QString> MatchNotes::write(int place, const QString& text)
{
    const QString plain = plainLine(text, longestNote);
    if (plain == at(place)) return std::nullopt;
    const FileLock lock(file_, patience); // where it cannot be had, nobody writes for so long
    Found found = find(); // another window may have written
    if (!found.canBeWritten) return found.trouble;
    std::erase_if(found.lines, [&](const Line& line) { return isAt(line, place); });
    if (found.lines.empty())
        found.lines.push_back({ lineOf({ { "type", "notes" }, { "format", format } }), {} });
    if (!plain.isEmpty()) {
        const Note note { place, events_[static_cast<std::size_t>(place)], plain };
        const auto isLater
            = [place](const Line& line) { return line.note && line.note->at > place; };
        found.lines.insert(std::find_if(found.lines.begin(), found.lines.end(), isLater),
            { lineOf({ { "type", "note" }, { "at", note.at }, { "event", note.event },
                  { "text", note.text } }),
                note });
    }
    QByteArray bytes;
    for (const Line& line : found.lines) bytes += line.bytes + '\n';
    if (const auto problem = writePrivate(file_, bytes)) return words::notWritten(file_, *problem);
    take(found);
    return std::nullopt;
}

}
