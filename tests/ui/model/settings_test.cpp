#include "ui/model/settings.h"

#include <QtTest>

using namespace weli;

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasWrittenIsRead();
    void nothingWrittenGivesTheUsual();
    void nonsenseGivesTheUsual();
    void rulesThatCannotStandTogetherAreDropped();
    void anUnwritablePlaceIsSaid();
    void theUsualSetupHasOnePersonAndNamesOnce();

private:
    [[nodiscard]] QString path() const { return folder_.filePath("weli.ini"); }
    void write(const QByteArray& text) const;

    QTemporaryDir folder_;
};

void SettingsTest::write(const QByteArray& text) const
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(text), text.size());
}

void SettingsTest::whatWasWrittenIsRead()
{
    Settings settings { "sv", 0, false, 250, "Åsa", usualSetup(4, "Åsa", "sharp"),
        { "kde:svg-one", true, true, true, true }, true };
    settings.last.rules = rulesOf(bieten::Preset::SchwaighoferWeli, 4);
    settings.last.rules.target = 15;
    QVERIFY(writeSettings(settings, path()));
    QVERIFY(readSettings(path()) == settings);

    settings.last = usualSetup(2, "Åsa", "easy"); // fewer seats than before
    QVERIFY(writeSettings(settings, path()));
    QVERIFY(readSettings(path()) == settings);
}

void SettingsTest::nothingWrittenGivesTheUsual()
{
    const Settings settings = readSettings(folder_.filePath("none.ini"));
    QVERIFY(settings == Settings {});
    QVERIFY(settings.waitForMe);
    QVERIFY(settings.last.players.empty());
}

void SettingsTest::nonsenseGivesTheUsual()
{
    write("[General]\npace=soon\nmotion=-4\n[seats]\n1\\name=A\n1\\level=\n2\\name=B\n"
          "2\\level=book\nsize=2\n[rules]\nsteal=everything\ntarget=1000\ngames=3\n");
    const Settings settings = readSettings(path());
    QCOMPARE(settings.pace, Settings {}.pace);
    QCOMPARE(settings.motion, Settings {}.motion);
    QCOMPARE(settings.last.rules.steal, bieten::Steal::Three);
    QCOMPARE(settings.last.rules.target, std::uint8_t { 11 });
    QCOMPARE(settings.last.rules.games, std::uint8_t { 3 });
}

void SettingsTest::rulesThatCannotStandTogetherAreDropped()
{
    write("[seats]\n1\\name=A\n2\\name=B\n2\\level=book\nsize=2\n[rules]\nweli=none\n");
    const Settings settings = readSettings(path());
    QCOMPARE(settings.last.players.size(), std::size_t { 2 });
    QVERIFY(!problemOf(settings.last.rules));
    QCOMPARE(presetOf(settings.last.rules, 2), bieten::Preset::Tirol);
}

void SettingsTest::anUnwritablePlaceIsSaid() { QVERIFY(!writeSettings({}, "/proc/weli/weli.ini")); }

void SettingsTest::theUsualSetupHasOnePersonAndNamesOnce()
{
    const Setup setup = usualSetup(8, "Luis", "book");
    QCOMPARE(setup.players.size(), std::size_t { 8 });
    QCOMPARE(personIn(setup), seatAt(0));
    QSet<QString> names;
    for (const Player& player : setup.players) names.insert(player.name);
    QCOMPARE(names.size(), 8);
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
