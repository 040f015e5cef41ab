#include "ui/model/match_store.h"

#include "core/record/json.h"
#include "core/record/trace.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/match_lock.h"
#include "ui/model/private_file.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <fstream>
#include <utility>

namespace weli {

namespace {

    constexpr const char* oldName = "current.weli"; // of the time when one match was kept
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

QString MatchStore::fileOf(const AnyGame& game) const
{
    return folder_ + '/' + QString::fromStdString(std::string(codeOf(game))) + ".weli";
}

QString MatchStore::historyFolder() const { return folder_ + "/history"; }

QString MatchStore::newFile() const { return freeName(historyFolder(), {}); }

bool MatchStore::isPlayedElsewhere(const AnyGame& game) const
{
    return has(game) && MatchLock(fileOf(game)).isTaken();
}

bool MatchStore::has(const AnyGame& game) const { return QFileInfo::exists(fileOf(game)); }

void MatchStore::sweep() const
{
    const QDir folder(folder_);
    for (const AnyGame& game : games) {
        const QString strays = QFileInfo(fileOf(game)).fileName() + ".??????"; // of QSaveFile
        const QStringList found = folder.entryList({ strays }, QDir::Files);
        if (found.isEmpty() || isPlayedElsewhere(game)) continue;
        for (const QString& name : found) QFile::remove(folder.filePath(name));
    }
}

std::optional<BrokenFile> MatchStore::takeOver() const
{
    const QString old = folder_ + '/' + oldName;
    if (!QFileInfo::exists(old)) return std::nullopt;
    const auto found = read(old, words::guest());
    if (const auto* broken = std::get_if<BrokenFile>(&found)) return setAside(*broken);
    const AnyGame game = gameOf(std::get<SavedMatch>(found).match);
    if (has(game)) makePrivateFolder(historyFolder());
    const QString place = has(game) ? newFile() : fileOf(game);
    QFile file(old);
    if (file.rename(place)) return std::nullopt;
    return BrokenFile { old, 0, file.errorString(), {} };
}

std::optional<QString> MatchStore::save(const SavedMatch& saved) const
{
    return save(saved, fileOf(gameOf(saved.match)));
}

std::optional<QString> MatchStore::save(const SavedMatch& saved, const QString& file) const
{
    makePrivateFolder(QFileInfo(file).path());
    const auto problem = writePrivate(file, QByteArray::fromStdString(traceOf(saved)));
    if (!problem) return std::nullopt;
    return words::saveFailed(file, *problem);
}

std::variant<std::monostate, SavedMatch, BrokenFile> MatchStore::load(const AnyGame& game) const
{
    if (!has(game)) return {};
    auto found = read(fileOf(game), words::guest());
    if (const auto* broken = std::get_if<BrokenFile>(&found)) return setAside(*broken);
    return std::get<SavedMatch>(std::move(found));
}

BrokenFile MatchStore::setAside(BrokenFile broken) const
{
    const MatchLock lock(broken.file); // what another window plays is not moved
    const QString aside = freeName(folder_, "broken ");
    if (!lock.isTaken() && QFile::rename(broken.file, aside)) broken.keptAs = aside;
    return broken;
}

std::optional<QString> MatchStore::putAway(const AnyGame& game) const
{
    makePrivateFolder(historyFolder());
    QFile file(fileOf(game));
    if (file.rename(newFile())) return std::nullopt;
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
