#include "ui/model/match_store.h"

#include "core/record/trace.h"
#include "ui/model/any_match.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <fstream>
#include <utility>

namespace weli {

namespace {

    constexpr const char* currentName = "current.weli";

    QByteArray tableField(const SavedMatch& saved)
    {
        QJsonArray seats;
        for (const Player& player : saved.players)
            seats.append(QJsonObject { { "name", player.name }, { "level", player.level } });
        const QJsonObject table { { "seats", seats }, { "undone", saved.undone } };
        return ",\"table\":" + QJsonDocument(table).toJson(QJsonDocument::Compact);
    }

    /// What this program has written into the match line besides the trace.
    QJsonObject tableIn(const QString& file)
    {
        QFile trace(file);
        if (!trace.open(QIODevice::ReadOnly)) return {};
        const QByteArray line = trace.readLine(1 << 16);
        return QJsonDocument::fromJson(line).object().value("table").toObject();
    }

    std::vector<Player> playersIn(const QJsonObject& table, int players, const QString& person)
    {
        const QJsonArray seats = table.value("seats").toArray();
        if (seats.size() != players) return defaultPlayers(players, person, "book");
        std::vector<Player> all;
        for (const auto& seat : seats) {
            const bool taken = personAmong(all).has_value();
            QString level = seat.toObject().value("level").toString();
            if (level.isEmpty() && taken) level = "book"; // one person only
            all.push_back({ seat.toObject().value("name").toString(), level });
        }
        return all;
    }

    /// A name in this folder that no file bears.
    QString freeName(const QString& folder, const QString& start)
    {
        const QString stem
            = folder + '/' + start + QDateTime::currentDateTime().toString("yyyy-MM-dd HH.mm.ss");
        QString name = stem + ".weli";
        for (int number = 2; QFileInfo::exists(name); ++number)
            name = QString("%1 (%2).weli").arg(stem).arg(number);
        return name;
    }

    std::optional<QString> written(const QString& file, const QByteArray& bytes)
    {
        QSaveFile beside(file);
        if (!beside.open(QIODevice::WriteOnly)) return beside.errorString();
        // commit() would not notice that the disk is full.
        if (beside.write(bytes) != bytes.size() || !beside.flush()) {
            beside.cancelWriting();
            return words::noRoomOnDisk();
        }
        return beside.commit() ? std::nullopt : std::optional(beside.errorString());
    }

}

std::string traceOf(const SavedMatch& saved)
{
    std::string trace = std::visit([](const auto& match) { return traceOf(match); }, saved.match);
    const auto brace = trace.find('\n') - 1; // the end of the match line
    return trace.insert(brace, tableField(saved).toStdString());
}

MatchStore::MatchStore(QString folder)
    : folder_(std::move(folder))
{
}

QString MatchStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString MatchStore::currentFile() const { return folder_ + '/' + currentName; }

QString MatchStore::historyFolder() const { return folder_ + "/history"; }

bool MatchStore::hasCurrent() const { return QFileInfo::exists(currentFile()); }

void MatchStore::sweep() const
{
    const QDir folder(folder_);
    const QString strays = QString(currentName) + '.';
    for (const QString& name : folder.entryList(QDir::Files))
        if (name.startsWith(strays)) QFile::remove(folder.filePath(name));
}

std::optional<QString> MatchStore::save(const SavedMatch& saved) const
{
    QDir().mkpath(folder_);
    const auto problem = written(currentFile(), QByteArray::fromStdString(traceOf(saved)));
    if (!problem) return std::nullopt;
    return words::saveFailed(currentFile(), *problem);
}

std::variant<std::monostate, SavedMatch, BrokenFile> MatchStore::load() const
{
    if (!hasCurrent()) return {};
    auto found = read(currentFile(), words::guest());
    if (auto* saved = std::get_if<SavedMatch>(&found)) return std::move(*saved);
    BrokenFile broken = std::get<BrokenFile>(found);
    const QString aside = freeName(folder_, "broken ");
    if (QFile::rename(currentFile(), aside)) broken.keptAs = aside;
    return broken;
}

std::optional<QString> MatchStore::putAway() const
{
    QDir().mkpath(historyFolder());
    QFile file(currentFile());
    if (file.rename(freeName(historyFolder(), {}))) return std::nullopt;
    return words::saveFailed(historyFolder(), file.errorString());
}

std::variant<SavedMatch, BrokenFile> MatchStore::read(const QString& file, const QString& person)
{
    std::ifstream in(QFile::encodeName(file).toStdString(), std::ios::binary);
    if (!in) return BrokenFile { file, 0, words::cannotOpen(), {} };
    auto match = readMatch(in);
    if (!match) {
        const TraceProblem& wrong = match.error();
        const Because why { QString::fromStdString(wrong.problem.what), wrong.problem.clause };
        return BrokenFile { file, static_cast<int>(wrong.line), words::withClause(why), {} };
    }
    const QJsonObject table = tableIn(file);
    auto seated = playersIn(table, players(*match), person);
    return SavedMatch { std::move(*match), std::move(seated),
        std::max(0, table.value("undone").toInt()) };
}

}
