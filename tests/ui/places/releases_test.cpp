#include "tests/support/every_game.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/coach/coach_memory.h"
#include "ui/model/drills/drill_store.h"
#include "ui/model/lessons/lesson_library.h"
#include "ui/model/lessons/lesson_progress.h"
#include "ui/model/rules_store.h"
#include "ui/model/setting_rows.h"
#include "ui/places/door/door.h"
#include "ui/places/main_window.h"

#include <QtTest>
#include <QtWidgets>

// What a person had on the disk in a release of Weli opens in every later one. The homes stand in
// tests/traces/releases, a folder a release; WELI_KEEP=1 lets this test write that of the present
// one. Once it has come out, nobody changes it.

using namespace weli;
using namespace weli::test;

namespace {

const QString releases = WELI_SOURCE_DIR "/tests/traces/releases";
const QDate then(2026, 11, 26);

struct Home {
    QString folder;

    [[nodiscard]] QString file(const QString& name) const { return folder + u'/' + name; }
    [[nodiscard]] MatchStore matches() const { return MatchStore(file("matches")); }
    [[nodiscard]] RulesStore rules() const { return RulesStore(file("rules")); }
    [[nodiscard]] LessonProgress lessons() const { return LessonProgress(file("lessons.json")); }
    [[nodiscard]] DrillStore drills() const { return DrillStore(file("drills.json")); }
    [[nodiscard]] CoachMemory coach() const { return CoachMemory(file("coach.json")); }
    [[nodiscard]] QJsonObject json(const QString& name) const
    {
        QFile in(file(name));
        if (!in.open(QIODevice::ReadOnly)) return {};
        return QJsonDocument::fromJson(in.readAll()).object();
    }
    [[nodiscard]] QStringList all(const QString& ending) const
    {
        QStringList found;
        QDirIterator each(folder, { '*' + ending }, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) found << each.next();
        return found;
    }
};

/// A whole match goes into the history, another one stays under way; its rules are kept.
template <GameState S> void keepMatches(const Home& home)
{
    Rng rng(7);
    for (const std::size_t acts : { 100'000, 12 }) {
        Timeline<S> match = GameTest<S>::opening(rng);
        while (!isOver(match.state()) && match.length() < acts) goOn(match, rng);
        const int seats = weli::players(AnyMatch(match));
        const SavedMatch saved { match, withOnePerson(defaultPlayers(seats, "Åsa & <Jörg>")), 2, 1,
            then.startOfDay(Qt::UTC).addSecs(3600) };
        const QString file = isOver(saved.match)
            ? home.matches().historyFolder() + u'/' + codeOf(gameOf(saved.match)) + ".weli"
            : home.matches().fileOf(gameOf(saved.match));
        const KeptRules rules { "Åsas", rulesOf(saved.match), seats };
        if (home.matches().save(saved, file) || home.rules().keep(rules)) qFatal("nothing is kept");
    }
}

void keep(const Home& home)
{
    Settings settings;
    for (const SettingRow& row : settingRows()) { // each another than usual
        const QVariant usual = row.get(settings);
        if (usual.typeId() == QMetaType::Bool) row.set(settings, !usual.toBool());
        if (usual.typeId() == QMetaType::QString) row.set(settings, "sv");
        if (usual.typeId() == QMetaType::Int)
            for (const int other : { 1, 150 }) row.set(settings, other);
    }
    for (const AnyGame& game : games) {
        settings.remember(defaultSetup(game, mostPlayers(game), "Åsa", bots::Level::Sharp));
        const QString lesson = lessonsOf(game).front();
        if (home.lessons().reached(game, lesson, 2) || home.lessons().finished(game, lesson)
            || home.coach().countMatch(game))
            qFatal("nothing is learnt");
    }
    for (const auto kind : { drill::Kind::BietenFigures, drill::Kind::MittlerePoints })
        if (home.drills().answered(kind, true, then)) qFatal("nothing is practised");
    if (writeSettings(settings, home.file("weli.json"))) qFatal("no settings are kept");
    forEveryGame([&home]<GameState S>() { keepMatches<S>(home); });
}

/// How many events a trace has.
std::size_t eventsIn(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return 0;
    std::size_t events = 0;
    for (const QByteArray& line : in.readAll().split('\n')) {
        const QString type = QJsonDocument::fromJson(line).object().value("type").toString();
        if (!QStringList { "", "match", "score", "end" }.contains(type)) ++events;
    }
    return events;
}

}

class ReleasesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void thisOneIsKept();
    void settingsOpen_data() { addReleases(); }
    void settingsOpen();
    void matchesOpen_data() { addReleases(); }
    void matchesOpen();
    void houseRulesOpen_data() { addReleases(); }
    void houseRulesOpen();
    void whatWasLearntIsKnown_data() { addReleases(); }
    void whatWasLearntIsKnown();
    void theWindowGoesOnWithEveryMatch_data() { addReleases(); }
    void theWindowGoesOnWithEveryMatch();

private:
    static void addReleases();

    std::unique_ptr<QTemporaryDir> folder_;
    Home home_;
};

void ReleasesTest::initTestCase()
{
    const Home present { releases + '/' + WELI_VERSION };
    if (qEnvironmentVariableIsSet("WELI_KEEP")) keep(present);
}

void ReleasesTest::addReleases()
{
    QTest::addColumn<QString>("release");
    for (const QString& each : QDir(releases).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(each)) << each;
}

/// A copy of it, as it lay on a disk.
void ReleasesTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    home_ = { folder_->path() };
    if (QTest::currentDataTag() == nullptr) return;
    const Home kept { releases + '/' + QTest::currentDataTag() };
    for (const QString& file : kept.all("*")) {
        const QString name = QDir(kept.folder).relativeFilePath(file);
        QVERIFY(QDir(home_.folder).mkpath(QFileInfo(name).path()));
        QVERIFY(QFile::copy(file, home_.file(name)));
        QVERIFY(QFile::setPermissions(home_.file(name), QFile::ReadOwner | QFile::WriteOwner));
    }
}

void ReleasesTest::thisOneIsKept() { QVERIFY(QDir(releases).exists(WELI_VERSION)); }

void ReleasesTest::settingsOpen()
{
    const QJsonObject before = home_.json("weli.json");
    const SettingsFile read = readSettings(home_.file("weli.json"));
    QCOMPARE(read.trouble, QString());
    QVERIFY(read.wrongLevels.isEmpty());
    QCOMPARE(read.settings.playerName, before.value("player_name").toString());
    for (const AnyGame& game : games) {
        const QJsonArray seats = before.value(codeOf(game)).toObject().value("seats").toArray();
        const auto& players = read.settings.lastOf(game).players;
        QCOMPARE(static_cast<qsizetype>(players.size()), seats.size());
        for (qsizetype i = 0; i < seats.size(); ++i)
            QCOMPARE(players[static_cast<std::size_t>(i)].name, seats[i]["name"].toString());
    }
    // One thing is changed, and all else stays.
    Settings changed = read.settings;
    changed.letters = changed.letters == 125 ? 110 : 125;
    QVERIFY(!changeSettings(read.settings, changed, home_.file("weli.json")));
    QJsonObject after = home_.json("weli.json");
    QCOMPARE(after["letters"].toInt(), changed.letters);
    after["letters"] = before["letters"];
    QCOMPARE(after, before);
}

void ReleasesTest::matchesOpen()
{
    const QStringList files = home_.all(".weli");
    QVERIFY(files.size() >= 2 * static_cast<qsizetype>(games.size()));
    for (const QString& file : files) {
        const auto found = MatchStore::read(file, {});
        const auto* const saved = std::get_if<SavedMatch>(&found);
        const auto* const broken = std::get_if<BrokenFile>(&found);
        QVERIFY2(broken == nullptr, qPrintable(file + ": " + (broken ? broken->why : "")));
        QCOMPARE(lengthOf(saved->match), eventsIn(file));
        QCOMPARE(saved->undone, 2);
        QCOMPARE(saved->players.front().name, QString("Åsa & <Jörg>"));
    }
}

void ReleasesTest::houseRulesOpen()
{
    qsizetype read = 0;
    for (const AnyGame& game : games)
        for (const KeptRules& each : home_.rules().of(game)) {
            QCOMPARE(each.name, QString("Åsas"));
            ++read;
        }
    QCOMPARE(read, home_.all(".rules").size());
    QVERIFY(read >= static_cast<qsizetype>(games.size()));
}

void ReleasesTest::whatWasLearntIsKnown()
{
    QCOMPARE(home_.lessons().trouble(), QString());
    for (const AnyGame& game : games) {
        QVERIFY(home_.lessons().isDone(game, lessonsOf(game).front()));
        QVERIFY(home_.coach().matches(game) >= 1);
    }
    const auto practised = home_.drills().read();
    QCOMPARE(practised.trouble, QString());
    QVERIFY(practised.boxes[drill::Kind::BietenFigures].box >= 1);
}

void ReleasesTest::theWindowGoesOnWithEveryMatch()
{
    MainWindow window({ home_.matches(), home_.file("weli.json"), defaultBots(),
        { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, Thinker::Where::AtOnce });
    window.show();
    for (const AnyGame& game : games) {
        emit window.findChild<Door*>()->goOn(game);
        QVERIFY(window.findChild<QWidget*>("tablePage")->isVisible());
        window.findChild<QWidget*>("tablePage")->findChild<QAbstractButton*>("leave")->click();
        QVERIFY(home_.matches().has(game));
    }
    QVERIFY(home_.all("broken*").isEmpty());
}

QTEST_MAIN(ReleasesTest)
#include "releases_test.moc"
