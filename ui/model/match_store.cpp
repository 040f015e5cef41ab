#include "ui/model/match_store.h"

#include "core/bots/minds.h"
#include "core/record/json.h"
#include "core/record/trace.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/file_lock.h"
#include "ui/model/private_file.h"
#include "ui/words/mind_words.h"
#include "ui/words/problem_words.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace weli {

namespace {

    constexpr const char* oldName = "current.weli"; // of the time when one match was kept
    constexpr int matchLine = 1; // it names the players
    constexpr qint64 largestFile = qint64 { 64 } << 20; // of the longest match there is
    constexpr const char* discardedEnd = ".deleted"; // nothing lists it
    constexpr int daysToRestore = 30;
    constexpr const char* brokenStart = "broken ";

    QString actText(const AnyAction& act)
    {
        return QString::fromStdString(
            std::visit([](const auto& action) { return toText(action); }, act));
    }

    QJsonObject seatField(const Player& player)
    {
        const auto mind = mindOf(player); // a person has none, and writes it empty
        const std::string_view word = mind ? code(*mind) : std::string_view();
        // A guest is called so in the language of whoever reads it.
        const bool isGuest = isPerson(player) && player.name == words::guest();
        QJsonObject seat { { "name", isGuest ? QString() : player.name },
            { "level", QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())) } };
        if (isStranger(player)) seat.insert("stranger", true);
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
        QJsonObject table { { "seats", seats }, { "undone", saved.undone },
            { "hints", saved.hints } };
        if (saved.begun.isValid()) table["begun"] = saved.begun.toUTC().toString(Qt::ISODate);
        return ",\"table\":" + QJsonDocument(table).toJson(QJsonDocument::Compact);
    }

    /// What this program has written into the match line besides the trace.
    QJsonObject tableIn(const QByteArray& trace)
    {
        const QByteArray line = trace.left(trace.indexOf('\n'));
        return QJsonDocument::fromJson(line).object().value("table").toObject();
    }

    QString noAction(const QString& word)
    {
        return words::whatIsWrong({ Wrong::NoAction, { shown(word.toStdString()) }, {} });
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
    std::variant<Player, QString> playerIn(
        const QJsonObject& seat, const AnyGame& game, const QString& somebody)
    {
        const Player person { plainName(seat.value("name").toString()), Person {} };
        const QString level = seat.value("level").toVariant().toString();
        if (level.isEmpty()) return person.name.isEmpty() ? Player { somebody } : person;
        const auto known = bots::mindFromText(level.toStdString());
        if (!known) return words::noMind(level);
        const bots::Mind mind = bots::asPlayed(*known, game);
        if (!seat.contains("script"))
            return Player { person.name, Bot { mind, seat.value("stranger").toBool() } };
        Script script { {}, { mind } };
        for (const auto& act : seat.value("script").toArray()) {
            const auto read = actFrom(act.toString(), game);
            if (!read) return noAction(act.toString());
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
        const bool isTaken = std::any_of(seats.begin(), seats.end(), [&person](const auto& seat) {
            return plainName(seat.toObject().value("name").toString()) == person;
        });
        std::vector<Player> all;
        for (const auto& seat : seats) {
            auto read = playerIn(seat.toObject(), gameOf(match), isTaken ? words::guest() : person);
            if (const auto* wrong = std::get_if<QString>(&read)) return *wrong;
            all.push_back(std::get<Player>(std::move(read)));
        }
        return all;
    }

    /// What went wrong, if anything, as the system says it.
    std::optional<QString> rename(const QString& file, const QString& name)
    {
        QFile moved(file);
        if (moved.rename(name)) return std::nullopt;
        return moved.errorString();
    }

    std::optional<QString> renamed(const QString& file, const QString& name)
    {
        const auto problem = rename(file, name);
        if (!problem) return std::nullopt;
        return words::notMoved(file, *problem);
    }

    QString beside(const QString& file, const char* end)
    {
        const QFileInfo match(file);
        return match.path() + '/' + match.completeBaseName() + end;
    }

    constexpr std::array besideEnds { ".review.jsonl", ".notes.jsonl" };

    /// A match with all that is kept beside it; nothing has moved if something went wrong.
    std::optional<QString> moveMatch(const QString& file, const QString& name)
    {
        std::vector<std::pair<QString, QString>> moved;
        std::optional<QString> problem;
        for (const char* end : besideEnds) {
            const QString from = beside(file, end);
            const QString to = beside(name, end);
            if (problem || !QFileInfo::exists(from)) continue;
            if (QFileInfo::exists(to)) static_cast<void>(putAside(to)); // its match is gone
            problem = rename(from, to);
            if (!problem) moved.emplace_back(from, to);
        }
        if (!problem) problem = rename(file, name);
        if (problem)
            for (const auto& [from, to] : moved) QFile::rename(to, from);
        return problem;
    }

    /// What an older Weli left open to others.
    void tighten(const QDir& folder)
    {
        if (!folder.exists()) return;
        makePrivate(folder.path());
        for (const QFileInfo& file : folder.entryInfoList({ "*.weli" }, QDir::Files))
            if (file.permission(QFile::ReadGroup) || file.permission(QFile::ReadOther))
                makePrivate(file.filePath());
    }

    BrokenFile brokenBy(const TraceProblem& wrong, const QString& file)
    {
        // A rule that is not known is one of a newer version.
        const bool isNewer
            = wrong.problem.what == Wrong::NewerFormat || wrong.problem.what == Wrong::NoRule;
        return { .file = file,
            .line = static_cast<int>(wrong.line),
            .why = words::whatIsWrong(wrong.problem),
            .fault = isNewer ? BrokenFile::Fault::Newer : BrokenFile::Fault::Damaged };
    }

    /// The names of the files that begin so, without their ending; the last one was put there last.
    QStringList namesIn(const QString& folder, const QString& start)
    {
        QStringList all;
        for (const QFileInfo& file :
            QDir(folder).entryInfoList({ start + "*.weli" }, QDir::Files | QDir::Hidden))
            all << file.completeBaseName();
        all.sort();
        return all;
    }

    /// A name in this folder that no file bears, and later than all that do.
    QString freeName(const QString& folder, const QString& start)
    {
        const QString stem = start + QDateTime::currentDateTime().toString("yyyy-MM-dd HH.mm.ss");
        const QStringList taken = namesIn(folder, stem);
        QString name = stem;
        if (!taken.isEmpty()) {
            const int last = taken.last().mid(stem.size() + 2, 2).toInt(); // "… (02)"
            name += QString(" (%1)").arg(std::max(1, last) + 1, 2, 10, QChar('0'));
        }
        return folder + '/' + name + ".weli";
    }

}

ViewContext contextOf(const SavedMatch& saved)
{
    ViewContext context;
    for (const Player& player : saved.players)
        context.seats.push_back(
            { player.name, mindOf(player), isStranger(player) && !isOver(saved.match) });
    return context;
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
    return folder_ + '/' + codeOf(game) + ".weli";
}

QString MatchStore::historyFolder() const { return folder_ + "/history"; }

QString MatchStore::newFile() const { return freeName(historyFolder(), {}); }

bool MatchStore::isPlayedElsewhere(const AnyGame& game) const
{
    return has(game) && FileLock(fileOf(game)).isTaken();
}

bool MatchStore::has(const AnyGame& game) const { return QFileInfo::exists(fileOf(game)); }

void MatchStore::sweep(const QDateTime& now) const
{
    const QDir folder(folder_);
    tighten(folder);
    const QDir history(historyFolder());
    tighten(history);
    for (const QString& name : history.entryList({ QString('*') + discardedEnd }, QDir::Files)) {
        const QFileInfo file(history.filePath(name));
        if (file.metadataChangeTime().daysTo(now) <= daysToRestore) continue;
        const QString match = file.filePath().chopped(qstrlen(discardedEnd));
        for (const char* end : besideEnds) QFile::remove(beside(match, end));
        QFile::remove(file.filePath());
    }
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
    return BrokenFile {
        .file = old, .why = file.errorString(), .fault = BrokenFile::Fault::NotNow
    };
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

std::variant<std::monostate, SavedMatch, BrokenFile> MatchStore::load(
    const AnyGame& game, const QString& person) const
{
    if (!has(game)) return {};
    auto found = read(fileOf(game), person.isEmpty() ? words::guest() : person);
    if (const auto* broken = std::get_if<BrokenFile>(&found)) return setAside(*broken);
    return std::get<SavedMatch>(std::move(found));
}

BrokenFile MatchStore::setAside(BrokenFile broken) const
{
    if (broken.fault != BrokenFile::Fault::Damaged) return broken;
    const FileLock lock(broken.file); // what another window plays is not moved
    const QString aside = freeName(folder_, brokenStart);
    if (!lock.isTaken() && !moveMatch(broken.file, aside)) broken.keptAs = aside;
    return broken;
}

std::optional<QString> MatchStore::putAway(const AnyGame& game) const
{
    makePrivateFolder(historyFolder());
    const auto problem = moveMatch(fileOf(game), newFile());
    if (!problem) return std::nullopt;
    return words::saveFailed(historyFolder(), *problem);
}

QFileInfoList MatchStore::keptFiles() const
{
    return QDir(historyFolder()).entryInfoList({ "*.weli" }, QDir::Files, QDir::Time);
}

std::optional<QString> MatchStore::takeOut(const QString& file, const AnyGame& game) const
{
    if (FileLock(file).isTaken()) return words::openElsewhere(file);
    if (has(game))
        if (auto problem = putAway(game)) return problem;
    const auto problem = moveMatch(file, fileOf(game));
    if (!problem) return std::nullopt;
    return words::notMoved(file, *problem);
}

QString MatchStore::reviewBeside(const QString& file) { return beside(file, besideEnds[0]); }

QString MatchStore::notesBeside(const QString& file) { return beside(file, besideEnds[1]); }

std::optional<QString> MatchStore::discard(const QString& file) const
{
    if (FileLock(file).isTaken()) return words::openElsewhere(file);
    return renamed(file, file + discardedEnd);
}

std::optional<QString> MatchStore::restore(const QString& file) const
{
    return renamed(file + discardedEnd, file);
}

std::variant<SavedMatch, BrokenFile> MatchStore::read(const QString& file, const QString& person)
{
    const FileBytes found = bytesOfRegular(file, largestFile);
    using Trouble = FileBytes::Trouble;
    if (found.trouble != Trouble::None) {
        const bool isNow = found.trouble == Trouble::CannotRead;
        return BrokenFile { .file = file,
            .why = found.why,
            .fault = isNow ? BrokenFile::Fault::NotNow : BrokenFile::Fault::Damaged };
    }
    std::istringstream in(found.bytes.toStdString());
    auto match = readMatch(in);
    if (!match) return brokenBy(match.error(), file);
    const QJsonObject table = tableIn(found.bytes);
    auto seated = playersIn(table, *match, person);
    if (const auto* wrong = std::get_if<QString>(&seated))
        return BrokenFile { .file = file, .line = matchLine, .why = *wrong };
    return SavedMatch { std::move(*match), std::get<std::vector<Player>>(std::move(seated)),
        std::max(0, table.value("undone").toInt()), std::max(0, table.value("hints").toInt()),
        QDateTime::fromString(table.value("begun").toString(), Qt::ISODate) };
}

}
