#include "ui/model/any_rules.h"
#include "ui/model/settings.h"

#include <QtTest>

using namespace weli;

namespace {

const AnyGame bietenGame = GameOf<bieten::State> {};

const bieten::Rules& rulesIn(const Settings& settings)
{
    return std::get<bieten::Rules>(settings.lastOf(bietenGame).rules);
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasWrittenIsRead();
    void whatAnotherWindowHasChangedIsFollowed();
    void everyGameKeepsItsOwnSetUp();
    void aFileFromBeforeThereWereSeveralGamesIsRead();
    void nothingWrittenGivesTheUsual();
    void nonsenseGivesTheUsual();
    void aLevelThatIsMisspeltIsToldAndTheUsualOneTaken();
    void namesAreCleaned();
    void theFileIsTheUsersAlone();
    void rulesThatCannotStandTogetherAreDropped();
    void anUnwritablePlaceIsSaid();
    void theUsualSetupHasOnePersonAndNamesOnce();

private:
    [[nodiscard]] QString path() const { return folder_.filePath("weli.json"); }
    /// What an older Weli has written.
    [[nodiscard]] QString oldPath() const { return folder_.filePath("weli.ini"); }
    void write(const QByteArray& text) const;

    QTemporaryDir folder_;
};

void SettingsTest::write(const QByteArray& text) const
{
    QFile::remove(path());
    QFile file(oldPath());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(text), text.size());
}

void SettingsTest::whatWasWrittenIsRead()
{
    Settings settings { "sv", 0, 5000, false, 250, "Åsa", {}, {},
        { "kde:svg-one", true, true, true, true }, true, true, true, {}, 125,
        QByteArray("\0\x01 \xff", 4), true, true, Coaching::Always };
    bieten::Rules rules = rulesOf(bieten::Preset::SchwaighoferWeli, 4);
    rules.target = 15;
    settings.remember({ defaultPlayers(4, "Åsa", bots::Level::Sharp), rules });
    QVERIFY(!writeSettings(settings, path()));
    QVERIFY(readSettings(path()).settings == settings);

    Setup fewer = defaultSetup(bietenGame, 2, "Åsa", bots::Level::Easy);
    fewer.players[1].who = Bot { bots::Level::Easy, true };
    settings.remember(fewer);
    QVERIFY(!writeSettings(settings, path()));
    QVERIFY(readSettings(path()).settings == settings);
}

void SettingsTest::whatAnotherWindowHasChangedIsFollowed()
{
    Settings before;
    before.letters = 110;
    Settings now = before;
    now.language = "sv";
    now.letters = 150;
    now.maximised = true;
    now.window = "there";
    now.remember(defaultSetup(bietenGame, 4, "Åsa"));
    Settings mine = before;
    mine.motion = 50;
    Settings wanted = mine;
    wanted.language = now.language;
    wanted.letters = now.letters;
    wanted.last = now.last;
    QVERIFY(followed(mine, before, now) == wanted);
    QVERIFY(followed(mine, now, now) == mine);
}

void SettingsTest::everyGameKeepsItsOwnSetUp()
{
    Settings settings;
    for (const AnyGame& game : games)
        settings.remember(defaultSetup(game, fewestPlayers(game), "Åsa", bots::Level::Easy));
    QVERIFY(!writeSettings(settings, path()));
    const Settings kept = readSettings(path()).settings;
    QVERIFY(kept == settings);
    QVERIFY(kept.game == games.back());
}

void SettingsTest::aFileFromBeforeThereWereSeveralGamesIsRead()
{
    write("[seats]\n1\\name=A\n1\\level=\n2\\name=B\n2\\level=easy\nsize=2\n[rules]\ntarget=9\n");
    const Settings settings = readSettings(path()).settings;
    QCOMPARE(settings.lastOf(bietenGame).players[1], (Player { "B", Bot { bots::Level::Easy } }));
    QCOMPARE(rulesIn(settings).target, std::uint8_t { 9 });
    QVERIFY(!writeSettings(settings, path()));
    QVERIFY(readSettings(path()).settings == settings);
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(!kept.contains("rules") && !kept.contains("seats"));
}

void SettingsTest::nothingWrittenGivesTheUsual()
{
    const Settings settings = readSettings(folder_.filePath("none.json")).settings;
    QVERIFY(settings == Settings {});
    QVERIFY(settings.waitForMe);
    QVERIFY(settings.lastOf(bietenGame).players.empty());
}

void SettingsTest::nonsenseGivesTheUsual()
{
    write("[General]\npace=soon\nthinking_time=0\nmotion=-4\n[seats]\n1\\name=A\n1\\level="
          "\n2\\name=B\n"
          "2\\level=book\nsize=2\n[rules]\nsteal=everything\ntarget=1000\ngames=3\n");
    const Settings settings = readSettings(path()).settings;
    QCOMPARE(settings.pace, Settings {}.pace);
    QCOMPARE(settings.motion, Settings {}.motion);
    QCOMPARE(settings.thinkingTime, 2000);
    QCOMPARE(rulesIn(settings).steal, bieten::Steal::Three);
    QCOMPARE(rulesIn(settings).target, std::uint8_t { 11 });
    QCOMPARE(rulesIn(settings).games, std::uint8_t { 3 });
}

void SettingsTest::namesAreCleaned()
{
    write("[General]\nplayer_name=" + QByteArray(90, 'x')
        + "\n[bieten]\nseats\\1\\name=\"A\\x202e-"
          "B\"\nseats\\1\\level=\nseats\\2\\name=C\nseats\\2\\level=book\nseats\\size=2\n");
    const Settings settings = readSettings(path()).settings;
    QCOMPARE(settings.playerName, QString(40, 'x'));
    QCOMPARE(settings.lastOf(bietenGame).players.front().name, QString("A-B"));
}

void SettingsTest::theFileIsTheUsersAlone()
{
    QVERIFY(!writeSettings({}, path()));
    QVERIFY(!(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther)));
}

void SettingsTest::aLevelThatIsMisspeltIsToldAndTheUsualOneTaken()
{
    write("[bieten]\nseats\\1\\name=A\nseats\\1\\level=\nseats\\2\\name=B\n"
          "seats\\2\\level=shrap\nseats\\3\\name=C\nseats\\3\\level=sharp\nseats\\size=3\n");
    const SettingsFile read = readSettings(path());
    QCOMPARE(read.wrongLevels, QStringList("shrap"));
    const auto& players = read.settings.lastOf(bietenGame).players;
    QCOMPARE(players.size(), std::size_t { 3 });
    QCOMPARE(players[1], (Player { "B", Bot { bots::Level::Book } }));
    QCOMPARE(players[2], (Player { "C", Bot { bots::Level::Sharp } }));
    QVERIFY(readSettings(folder_.filePath("none.json")).wrongLevels.isEmpty());
}

void SettingsTest::rulesThatCannotStandTogetherAreDropped()
{
    write("[seats]\n1\\name=A\n2\\name=B\n2\\level=book\nsize=2\n[rules]\nweli=none\n");
    const Settings settings = readSettings(path()).settings;
    QCOMPARE(settings.lastOf(bietenGame).players.size(), std::size_t { 2 });
    QVERIFY(!problemOf(rulesIn(settings)));
    QVERIFY(rulesIn(settings) == rulesOf(bieten::Preset::Tirol, 2));
}

void SettingsTest::anUnwritablePlaceIsSaid()
{
    const auto problem = writeSettings({}, "/proc/weli/weli.json");
    QVERIFY(problem && problem->contains("/proc/weli/weli.json"));
}

void SettingsTest::theUsualSetupHasOnePersonAndNamesOnce()
{
    const Setup setup = defaultSetup(bietenGame, 8, "Luis");
    QCOMPARE(setup.players.size(), std::size_t { 8 });
    QCOMPARE(personAmong(setup.players), seatAt(0));
    QSet<QString> names;
    for (const Player& player : setup.players) names.insert(player.name);
    QCOMPARE(names.size(), 8);
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
