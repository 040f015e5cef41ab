#include "ui/model/review/kept_review.h"

#include "ui/model/private_file.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace weli {

namespace {

    constexpr int version = 5; // of what is judged, and of how it is written
    constexpr qint64 mostBytes = 16 << 20;

    using Objects = std::vector<QJsonObject>;

    /// Of which match, and how it was looked at.
    QJsonObject headOf(const AnyMatch& match)
    {
        const review::Care care;
        return { { "type", "review" }, { "version", version }, { "worlds", care.worlds },
            { "seed", static_cast<qint64>(care.seed) },
            { "events", static_cast<qint64>(lengthOf(match)) } };
    }

    QString textOf(const AnyAction& action)
    {
        return std::visit(
            [](const auto& act) { return QString::fromStdString(toText(act)); }, action);
    }

    QJsonObject lineOf(int place, const Verdict& verdict)
    {
        QJsonObject line { { "at", place }, { "seat", verdict.seat.index },
            { "act", textOf(verdict.act) }, { "best", textOf(verdict.best) },
            { "regret", verdict.regret.value }, { "error", verdict.regret.error },
            { "mark", static_cast<int>(verdict.mark) },
            { "luck", static_cast<int>(verdict.luck) } };
        if (verdict.rival) line.insert("rival", textOf(*verdict.rival));
        return line;
    }

    QJsonObject lineOf(Seat seat, const review::Account& account)
    {
        return { { "type", "account" }, { "seat", seat.index }, { "deals", account.deals },
            { "result", account.result }, { "cards", account.cards },
            { "regrets", account.regrets }, { "squaredError", account.squaredError } };
    }

    /// Each line of the file; nothing if one is no object.
    std::optional<Objects> linesOf(const QByteArray& bytes)
    {
        Objects all;
        for (const QByteArray& line : bytes.trimmed().split('\n')) {
            const QJsonDocument read = QJsonDocument::fromJson(line);
            if (!read.isObject()) return std::nullopt;
            all.push_back(read.object());
        }
        return all;
    }

    /// One of so many named values.
    template <typename Named>
    std::optional<Named> named(const QJsonObject& line, const char* key, int end)
    {
        const int value = line[key].toInt(-1);
        if (value < 0 || value >= end) return std::nullopt;
        return static_cast<Named>(value);
    }

    /// What a line says of the act that was done in this position.
    template <GameState S>
    std::optional<Verdict> verdictOf(
        const QJsonObject& line, const S& before, const typename Timeline<S>::Acted& acted)
    {
        const auto legal = [&](const char* key) {
            return legalActionFromText(before, acted.seat, line[key].toString().toStdString());
        };
        const auto best = legal("best");
        const auto mark = named<review::Mark>(line, "mark", 4);
        const auto luck = named<review::Luck>(line, "luck", 5);
        const bool isOfIt = line["seat"].toInt(-1) == acted.seat.index
            && line["act"].toString().toStdString() == toText(acted.action);
        if (!isOfIt || !best || !mark || !luck) return std::nullopt;
        Verdict verdict { .seat = acted.seat,
            .act = acted.action,
            .best = *best,
            .regret = { line["regret"].toDouble(), line["error"].toDouble() },
            .mark = *mark,
            .rival = {},
            .luck = *luck };
        if (const auto rival = legal("rival")) verdict.rival = *rival;
        return verdict;
    }

    template <GameState S>
    std::optional<Verdicts> verdictsOf(const Objects& lines, const Timeline<S>& match)
    {
        std::map<int, QJsonObject> byPlace;
        for (const QJsonObject& line : lines)
            if (line.contains("at")) byPlace.emplace(line["at"].toInt(-1), line);
        Verdicts verdicts;
        int place = 0;
        match.forEach([&](const S& before, const auto& event, const S& /*after*/) {
            const auto line = byPlace.find(place);
            const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
            if (line != byPlace.end() && acted != nullptr)
                if (auto verdict = verdictOf<S>(line->second, before, *acted))
                    verdicts.emplace(place, std::move(*verdict));
            ++place;
        });
        if (verdicts.size() != byPlace.size()) return std::nullopt;
        return verdicts;
    }

    /// False if the line says nothing of them.
    bool take(const QJsonObject& line, PerSeat<review::Account>& accounts)
    {
        const int seat = line["seat"].toInt(-1);
        if (line["type"] != "account" || seat < 0 || seat >= maxSeats) return false;
        accounts[seatAt(seat)] = { .deals = line["deals"].toInt(),
            .result = line["result"].toDouble(),
            .cards = line["cards"].toDouble(),
            .regrets = line["regrets"].toDouble(),
            .squaredError = line["squaredError"].toDouble() };
        return true;
    }

}

std::optional<KeptReview> KeptReview::read(const QString& file, const AnyMatch& match)
{
    const FileBytes found = bytesOfRegular(file, mostBytes);
    if (found.trouble != FileBytes::Trouble::None) return std::nullopt;
    const auto lines = linesOf(found.bytes);
    if (!lines || lines->empty() || lines->front() != headOf(match)) return std::nullopt;
    auto verdicts = std::visit([&](const auto& one) { return verdictsOf(*lines, one); }, match);
    if (!verdicts) return std::nullopt;
    KeptReview review { std::move(*verdicts) };
    const auto summed = std::count_if(lines->begin(), lines->end(),
        [&review](const QJsonObject& line) { return take(line, review.accounts); });
    if (summed != players(match)) return std::nullopt; // its end is missing
    return review;
}

std::optional<QString> KeptReview::write(const QString& file, const AnyMatch& match) const
{
    Objects lines { headOf(match) };
    for (const auto& [place, verdict] : verdicts) lines.push_back(lineOf(place, verdict));
    for (const Seat seat : SeatSet::firstOf(players(match)))
        lines.push_back(lineOf(seat, accounts[seat]));
    QByteArray bytes;
    for (const QJsonObject& line : lines)
        bytes += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    return writePrivate(file, bytes);
}

}
