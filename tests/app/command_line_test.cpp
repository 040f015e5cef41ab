#include <QtTest>

namespace {

struct Ran {
    int code = -1;
    QString out;
    QString wrong;
};

Ran run(const QStringList& arguments, const QProcessEnvironment& environment)
{
    QProcess weli;
    weli.setProcessEnvironment(environment);
    weli.start(WELI, arguments);
    if (!weli.waitForFinished(120'000) || weli.exitStatus() != QProcess::NormalExit) return {};
    return { weli.exitCode(), weli.readAllStandardOutput(), weli.readAllStandardError() };
}

Ran run(const QStringList& arguments)
{
    return run(arguments, QProcessEnvironment::systemEnvironment());
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void aPictureHasTheSizeAskedFor_data();
    void aPictureHasTheSizeAskedFor();
    void everyGameHasAHintToShow();
    void theSamePictureTwiceIsTheSame();
    void highContrastIsBlackWithoutWood();
    void wrongUseIsSaidAndEndsWithTwo_data();
    void wrongUseIsSaidAndEndsWithTwo();
    void aFileThatCannotGrowIsSaid();
    void aBrokenTraceIsNamedWithItsLine();
    void aPictureThatCannotBeWrittenIsSaid();
    void helpAndVersionAreTold();
    void withoutADisplayADemoIsPlayed_data();
    void withoutADisplayADemoIsPlayed();
    void datesNameTheMonthAndTimesAreAsWhereThePersonLives_data();
    void datesNameTheMonthAndTimesAreAsWhereThePersonLives();
    void optionsOfQtPass_data();
    void optionsOfQtPass();
};

void CommandLineTest::aPictureHasTheSizeAskedFor_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QSize>("size");
    QTest::newRow("door") << "door"
                          << "1" << QSize(1024, 640);
    QTest::newRow("setup") << "setup"
                           << "1.5" << QSize(1536, 960);
    QTest::newRow("rules") << "rules"
                           << "1" << QSize(1024, 640);
    QTest::newRow("settings") << "settings"
                              << "1" << QSize(1024, 640);
    QTest::newRow("matches") << "matches"
                             << "1" << QSize(1024, 640);
    QTest::newRow("table") << "table"
                           << "2" << QSize(2048, 1280);
    QTest::newRow("deal") << "deal"
                          << "1" << QSize(1024, 640);
    QTest::newRow("slate") << "slate"
                           << "1" << QSize(1024, 640);
    QTest::newRow("pack") << "pack"
                          << "1.5" << QSize(1536, 960);
}

void CommandLineTest::aPictureHasTheSizeAskedFor()
{
    QFETCH(QString, place);
    QFETCH(QString, scale);
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    const QString file = folder.filePath("picture.png");
    const Ran ran
        = run({ "--picture", file, "--place", place, "--size", "1024x640", "--scale", scale });
    QCOMPARE(ran.wrong, QString());
    QCOMPARE(ran.code, 0);
    QCOMPARE(QImage(file).size(), size);
}

void CommandLineTest::everyGameHasAHintToShow()
{
    const QTemporaryDir folder;
    for (const char* game : { "bieten", "preference", "mittlere" }) {
        const Ran ran
            = run({ "--picture", folder.filePath("x.png"), "--place", "hint", "--game", game });
        QCOMPARE(ran.wrong, QString());
        QCOMPARE(ran.code, 0);
    }
}

void CommandLineTest::theSamePictureTwiceIsTheSame()
{
    const QTemporaryDir folder;
    for (const char* file : { "one.png", "two.png" })
        QCOMPARE(run({ "--picture", folder.filePath(file), "--place", "table" }).code, 0);
    QCOMPARE(QImage(folder.filePath("one.png")), QImage(folder.filePath("two.png")));
}

void CommandLineTest::highContrastIsBlackWithoutWood()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("picture.png");
    for (const char* place : { "table", "slate" }) {
        QCOMPARE(run({ "--picture", file, "--place", place, "--high-contrast" }).code, 0);
        const QImage image(file);
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::black));
        QCOMPARE(image.pixelColor(image.rect().bottomRight()), QColor(Qt::black));
    }
}

void CommandLineTest::wrongUseIsSaidAndEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const QString p("--picture");
    QTest::newRow("unknown option") << QStringList { "--frobnicate" } << "frobnicate";
    QTest::newRow("no value") << QStringList { p } << "picture";
    QTest::newRow("place") << QStringList { p, "x.png", "--place", "cellar" } << "cellar";
    QTest::newRow("size") << QStringList { p, "x.png", "--size", "big" } << "big";
    QTest::newRow("tiny size") << QStringList { p, "x.png", "--size", "1x1" } << "1x1";
    QTest::newRow("scale") << QStringList { p, "x.png", "--scale", "nan" } << "nan";
    QTest::newRow("language") << QStringList { p, "x.png", "--language", "tlh" } << "tlh";
    QTest::newRow("game") << QStringList { p, "x.png", "--game", "skat" } << "bieten";
    QTest::newRow("game of a trace")
        << QStringList { p, "x.png", "--game", "bieten", "--open", "a.weli" } << "--game";
    QTest::newRow("game alone") << QStringList { "--game", "bieten" } << "--picture";
    QTest::newRow("at alone") << QStringList { p, "x.png", "--at", "3" } << "--open";
    QTest::newRow("without picture") << QStringList { "--place", "door" } << "--picture";
    QTest::newRow("two files") << QStringList { "a.weli", "b.weli" } << "b.weli";
    QTest::newRow("no such pack") << QStringList { p, "x.png", "--pack", "gnome:none" } << "none";
    QTest::newRow("pack alone") << QStringList { "--pack", "french" } << "--picture";
    QTest::newRow("contrast alone") << QStringList { "--high-contrast" } << "--picture";
    QTest::newRow("no such trace")
        << QStringList { p, "x.png", "--open", "/nowhere/none.weli" } << "none.weli";
}

void CommandLineTest::wrongUseIsSaidAndEndsWithTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const Ran ran = run(arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.wrong.contains(said), qPrintable(ran.wrong));
    QVERIFY(!QFile::exists("x.png"));
}

void CommandLineTest::aFileThatCannotGrowIsSaid()
{
    const QTemporaryDir folder;
    QProcess weli;
    weli.start(
        "sh", { "-c", "ulimit -f 1; exec " WELI " --picture " + folder.filePath("large.png") });
    QVERIFY(weli.waitForFinished(120'000));
    QCOMPARE(weli.exitStatus(), QProcess::NormalExit);
    QCOMPARE(weli.exitCode(), 1);
    QVERIFY(weli.readAllStandardError().contains("large.png"));
}

void CommandLineTest::aBrokenTraceIsNamedWithItsLine()
{
    QTemporaryFile trace;
    QVERIFY(trace.open());
    trace.write("this is no trace\n");
    trace.close();
    const Ran ran = run({ "--picture", "x.png", "--open", trace.fileName() });
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.wrong.contains(trace.fileName() + ":1: "), qPrintable(ran.wrong));
}

void CommandLineTest::aPictureThatCannotBeWrittenIsSaid()
{
    const Ran ran = run({ "--picture", "/nowhere/x.png", "--place", "slate" });
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.wrong.contains("/nowhere/x.png"), qPrintable(ran.wrong));
}

void CommandLineTest::helpAndVersionAreTold()
{
    QVERIFY(run({ "--help" }).out.contains("--picture"));
    QVERIFY(run({ "--version" }).out.startsWith("Weli "));
}

void CommandLineTest::withoutADisplayADemoIsPlayed_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("display");
    QTest::newRow("none") << "DISPLAY"
                          << "";
    QTest::newRow("dead") << "DISPLAY"
                          << ":971";
    QTest::newRow("nonsense") << "DISPLAY"
                              << "nowhere.invalid:0";
    QTest::newRow("dead Wayland") << "WAYLAND_DISPLAY"
                                  << "wayland-971";
    QTest::newRow("unknown platform") << "QT_QPA_PLATFORM"
                                      << "slate";
    QTest::newRow("no frame buffer") << "QT_QPA_PLATFORM"
                                     << "linuxfb:fb=/dev/nowhere";
}

void CommandLineTest::withoutADisplayADemoIsPlayed()
{
    QFETCH(QString, variable);
    QFETCH(QString, display);
    const QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* each : { "QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY" })
        environment.remove(each);
    environment.insert(variable, display);
    environment.insert("TMPDIR", folder.path());
    const Ran ran = run({}, environment);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.wrong, QString());
    QVERIFY2(ran.out.contains(folder.path()), qPrintable(ran.out));
    QCOMPARE(ran.out.trimmed().count('\n'), 0); // one sentence
    QDirIterator pictures(folder.path(), { "*.png" }, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (pictures.hasNext()) {
        QVERIFY(!QImage(pictures.next()).isNull());
        ++count;
    }
    QVERIFY(count >= 5);
}

void CommandLineTest::datesNameTheMonthAndTimesAreAsWhereThePersonLives_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("date");
    QTest::newRow("Britain") << "en_GB.UTF-8"
                             << "6 Jan 2026, 20:30";
    QTest::newRow("America") << "en_US.UTF-8"
                             << "6 Jan 2026, 8:30";
}

void CommandLineTest::datesNameTheMonthAndTimesAreAsWhereThePersonLives()
{
    QFETCH(QString, region);
    QFETCH(QString, date);
    const QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", region);
    const Ran ran = run({ "--picture", folder.filePath("matches.png"), "--place", "matches",
                            "--language", "en", "--say" },
        environment);
    QVERIFY2(ran.out.contains(date), qPrintable(ran.out + ran.wrong));
}

void CommandLineTest::optionsOfQtPass_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("a session that is restored") << QStringList { "-session", "101_170_5" };
    QTest::newRow("two dashes") << QStringList { "--session", "101_170_5" };
    QTest::newRow("style") << QStringList { "-style", "fusion" };
    QTest::newRow("style, in one") << QStringList { "-style=fusion" };
    QTest::newRow("platform") << QStringList { "-platform", "offscreen" };
    QTest::newRow("geometry") << QStringList { "-geometry", "800x600+10+10" };
    QTest::newRow("from right to left") << QStringList { "-reverse" };
}

void CommandLineTest::optionsOfQtPass()
{
    QFETCH(QStringList, options);
    const Ran ran = run(options + QStringList { "--version" });
    QCOMPARE(ran.wrong, QString());
    QCOMPARE(ran.code, 0);
    QCOMPARE(run(options + QStringList { "--nonsense" }).code, 2);
}

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
