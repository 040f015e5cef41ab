#include "ui/model/review/match_notes.h"

#include "core/record/fields.h"
#include "ui/model/player.h"
#include "ui/words/problem_words.h"
#include "ui/words/words.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <utility>

namespace weli {

namespace {

    constexpr int format = 1;
    constexpr qint64 largestNotes = 1 << 20;
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

    /// Which match it is: no two have the same first pack.
    template <GameState S> QString nameOf(const Timeline<S>& match)
    {
        constexpr qsizetype enough = 8; // letters
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (match.length() > 0)
            for (const Card card : std::get<Pack>(match.event(0)))
                hash.addData(QByteArray::fromStdString(toText(card)));
        return QString::fromLatin1(hash.result().toHex().left(enough));
    }

    QByteArray lineOf(const QJsonObject& object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

    Result<Note> noteIn(const Json& line)
    {
        const auto at = integerField(line, "at", 0, most);
        if (!at) return tl::unexpected<Problem>(at.error());
        const auto event = textField(line, "event");
        if (!event) return tl::unexpected<Problem>(event.error());
        const auto text = textField(line, "text");
        if (!text) return tl::unexpected<Problem>(text.error());
        const auto match = textField(line, "match");
        return Note { *at, QString::fromStdString(*event),
            plainLine(QString::fromStdString(*text), longestNote),
            match ? QString::fromStdString(*match) : QString() };
    }

}

void MatchNotes::open(const AnyMatch& match, const QString& file)
{
    file_ = KeptLines(file, largestNotes);
    events_ = std::visit([](const auto& one) { return eventsOf(one); }, match);
    match_ = std::visit([](const auto& one) { return nameOf(one); }, match);
    const KeptLines::Read read = canBeKept() ? file_.read() : KeptLines::Read {};
    take(foundIn(read.lines));
    if (!read.trouble.isEmpty()) trouble_ = read.trouble;
}

QString MatchNotes::at(int place) const
{
    const auto found = all_.find(place);
    return found == all_.end() ? QString() : found->second;
}

MatchNotes::Found MatchNotes::foundIn(const KeptLines::Lines& lines) const
{
    Found found;
    for (const QByteArray& bytes : lines) {
        found.lines.push_back({ bytes, {} });
        const auto line = parseObject(bytes.toStdString());
        const auto type = line ? textField(*line, "type") : tl::unexpected<Problem>(line.error());
        if (type && *type == "notes" && integerField(*line, "format", format + 1, most))
            return { {}, words::fileNewer(file_.file()), true };
        if (type && *type != "note") continue; // what another version knows
        auto note = type ? noteIn(*line) : tl::unexpected<Problem>(type.error());
        if (note)
            found.lines.back().note = std::move(*note);
        else if (found.trouble.isEmpty())
            found.trouble = words::lineNotRead(file_.file(), static_cast<int>(found.lines.size()),
                words::whatIsWrong(note.error()));
    }
    return found;
}

bool MatchNotes::isAt(const Line& line, int place) const
{
    return line.note && line.note->at == place && place < static_cast<int>(events_.size())
        && line.note->event == events_[static_cast<std::size_t>(place)]
        && (line.note->match.isEmpty() || line.note->match == match_);
}

void MatchNotes::take(const Found& found)
{
    trouble_ = found.trouble;
    all_.clear();
    for (const Line& line : found.lines)
        if (line.note && isAt(line, line.note->at))
            all_.insert_or_assign(line.note->at, line.note->text);
}

/// In the order of the match.
void MatchNotes::put(std::vector<Line>& lines, int place, const QString& text) const
{
    std::erase_if(lines, [&](const Line& line) { return isAt(line, place); });
    if (lines.empty())
        lines.push_back({ lineOf({ { "type", "notes" }, { "format", format } }), {} });
    if (text.isEmpty()) return;
    const Note note { place, events_[static_cast<std::size_t>(place)], text, match_ };
    const auto isLater = [place](const Line& line) { return line.note && line.note->at > place; };
    lines.insert(std::find_if(lines.begin(), lines.end(), isLater),
        { lineOf({ { "type", "note" }, { "match", note.match }, { "at", note.at },
              { "event", note.event }, { "text", note.text } }),
            note });
}

std::optional<QString> MatchNotes::write(int place, const QString& text)
{
    const QString plain = plainLine(text, longestNote);
    const bool isEvent = place >= 0 && static_cast<std::size_t>(place) < events_.size();
    if (!isEvent || plain == at(place)) return std::nullopt;
    Found found;
    auto problem = file_.change([&](KeptLines::Lines& lines) -> std::optional<QString> {
        found = foundIn(lines); // another window may have written
        if (found.isNewer) return found.trouble;
        put(found.lines, place, plain);
        lines.clear();
        for (const Line& line : found.lines) lines.push_back(line.bytes);
        return std::nullopt;
    });
    if (!problem) take(found);
    return problem;
}

}
