#include "ui/model/match_store.h"

#include "core/record/json.h"
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

#include <cerrno>
#include <fstream>
#include <unistd.h>
#include <utility>

namespace weli {

namespace {

    constexpr const char* currentName = "current.weli";
    constexpr int matchLine = 1; // it names the players

    QString actText(const AnyAction& act)
    {
        return QString::fromStdString(
            std::visit([](const auto& action) { return toText(action); }, act));
    }

    QJsonObject seatField(const Player& player)
    {
        const auto level = levelOf(player); // a person has none, and writes it empty
        const std::string_view word = level ? code(*level) : std::string_view();
        QJsonObject seat { { "name", player.name },
            { "level", QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())) } };
        if (const auto* script = std::get_if<Script>(&player.who)) {
            QJsonArray acts;
            for (const AnyAction& act : script->acts) acts.append(actText(act));
            seat.insert("script", acts);
        }
        return seat;
    }

    QByteArray tableField(const SavedMatch& saved)
    {
        QJsonArray seats;
        for (const Player& player : saved.players) seats.append(seatField(player));
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

    QString quoted(const QString& word)
    {
        return QString::fromStdString(shown(word.toStdString()));
    }

    std::optional<AnyAction> actFrom(const QString& text, const AnyGame& game)
    {
        return std::visit(
            [&]<typename S>(GameOf<S>) -> std::optional<AnyAction> {
                return GameRecord<S>::parseAnyAction(text.toStdString());
            },
            game);
    }

    /// The player in this seat, or what is wrong with what the file says of it.
    std::variant<Player, QString> playerIn(const QJsonObject& seat, const AnyGame& game)
    {
        const Player person { seat.value("name").toString(), Person {} };
        const QString level = seat.value("level").toVariant().toString();
        if (level.isEmpty()) return person;
        const auto known = bots::levelFromText(level.toStdString());
        if (!known) return "there is no level " + quoted(level);
        if (!seat.contains("script")) return Player { person.name, Bot { *known } };
        Script script { {}, { *known } };
        for (const auto& act : seat.value("script").toArray()) {
            const auto read = actFrom(act.toString(), game);
            if (!read) return "there is no action " + quoted(act.toString());
            script.acts.push_back(*read);
        }
        return Player { person.name, script };
    }

    /// Those that the match line names, or what is wrong with it.
    std::variant<std::vector<Player>, QString> playersIn(
        const QJsonObject& table, const AnyMatch& match, const QString& person)
    {
        const QJsonArray seats = table.value("seats").toArray();
        if (seats.size() != players(match)) return defaultPlayers(players(match), person);
        std::vector<Player> all;
        for (const auto& seat : seats) {
            auto read = playerIn(seat.toObject(), gameOf(match));
            if (const auto* wrong = std::get_if<QString>(&read)) return *wrong;
            all.push_back(std::get<Player>(std::move(read)));
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

    /// What was written survives a loss of power, not only the end of the program.
    bool isOnDisk(const QFile& file)
    {
        return ::fdatasync(file.handle()) == 0 || errno == EINVAL; // no disk behind it
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

bool MatchStore::append(const QByteArray& lines, qint64 size) const
{
    QFile file(currentFile());
    constexpr auto mode = QIODevice::Append | QIODevice::ExistingOnly | QIODevice::Unbuffered;
    if (!file.open(mode) || file.size() != size) return false;
    if (file.write(lines) == lines.size() && isOnDisk(file)) return true;
    file.resize(size); // no half a line before the next one
    return false;
}

qint64 MatchStore::currentSize() const { return QFileInfo(currentFile()).size(); }

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
    auto seated = playersIn(table, *match, person);
    if (const auto* wrong = std::get_if<QString>(&seated))
        return BrokenFile { file, matchLine, *wrong, {} };
    return SavedMatch { std::move(*match), std::get<std::vector<Player>>(std::move(seated)),
        std::max(0, table.value("undone").toInt()) };
}

}
