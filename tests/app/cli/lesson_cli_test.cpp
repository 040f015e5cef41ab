#include <QtTest>

namespace {

struct Outcome {
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

/// Runs the real program.
Outcome weliCli(const QStringList& words)
{
    QProcess process;
    process.start(WELI_CLI, QStringList { "lesson" } + words);
    if (!process.waitForFinished(300000) || process.exitStatus() != QProcess::NormalExit) return {};
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

QString tricks() { return WELI_SOURCE_DIR "/resources/lessons/bieten/01-tricks"; }

/// A copy of the lesson that may be spoiled.
void copyLesson(const QString& folder)
{
    for (const QString& name : QDir(tricks()).entryList(QDir::Files))
        QVERIFY(QFile::copy(tricks() + '/' + name, folder + '/' + name));
}

void replace(const QString& path, const QByteArray& from, const QByteArray& to)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains(from));
    file.close();
    QVERIFY(file.remove() && file.open(QIODevice::WriteOnly));
    file.write(QByteArray(text).replace(from, to));
}

} // namespace

class LessonCliTest : public QObject {
    Q_OBJECT

private slots:
    void aLessonIsRight();
    void whatIsWrongIsSaidWithFileAndLine();
    void aMissingLanguageIsSaid();
    void aFileTooManyIsSaid();
    void noFolderIsSaid();
    void aLessonIsShown();
    void factsOfAStep();
    void factsOfATrace();
    void factsOfNoPlace();
    void aDealHasTheHands();
    void cardsBeforeTheDealAreStolen();
    void whoActsMayBeSaid();
    void theNextDealFollows();
    void botsFinishTheDeal_data();
    void botsFinishTheDeal();
    void whatCannotBeDealtIsSaid_data();
    void whatCannotBeDealtIsSaid();
};

void LessonCliTest::aLessonIsRight()
{
    const Outcome outcome = weliCli({ "check", tricks() });
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.endsWith(": 8 steps, 13 packs and acts, de, en, sv: all right\n"));
}

void LessonCliTest::whatIsWrongIsSaidWithFileAndLine()
{
    const QTemporaryDir folder;
    copyLesson(folder.path());
    replace(folder.filePath("lesson.jsonl"), "card LA", "card LO");
    replace(folder.filePath("sv.md"), "### play L7", "### play L8");
    replace(folder.filePath("en.md"), "# Suits and tricks", "Suits and tricks");
    const Outcome outcome = weliCli({ "check", folder.path(), tricks() });
    QCOMPARE(outcome.code, 1);
    const QByteArray place = folder.path().toUtf8() + '/';
    QVERIFY(outcome.output.contains(
        place + "lesson.jsonl:10: the step \"take\": \"card LO\" is not to be seen\n"));
    QVERIFY(outcome.output.contains(place + "sv.md:"));
    QVERIFY(outcome.output.contains(place + "en.md:1: the title must come first: # ...\n"));
    QVERIFY(!outcome.output.contains("en.md: is missing"));
    QVERIFY(outcome.output.endsWith(": all right\n")); // the other one
}

void LessonCliTest::aMissingLanguageIsSaid()
{
    const QTemporaryDir folder;
    copyLesson(folder.path());
    QVERIFY(QFile::remove(folder.filePath("de.md")));
    const Outcome outcome = weliCli({ "check", folder.path() });
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.output, folder.path().toUtf8() + "/de.md: is missing\n");
}

void LessonCliTest::aFileTooManyIsSaid()
{
    const QTemporaryDir folder;
    copyLesson(folder.path());
    QVERIFY(QFile::copy(folder.filePath("de.md"), folder.filePath("at.md")));
    const Outcome outcome = weliCli({ "check", folder.path() });
    QCOMPARE(outcome.output, folder.path().toUtf8() + "/at.md: does not belong to a lesson\n");
}

void LessonCliTest::noFolderIsSaid()
{
    const Outcome outcome = weliCli({ "check", "/nowhere" });
    QCOMPARE(outcome.code, 1);
    QCOMPARE(outcome.output, QByteArray("/nowhere/lesson.jsonl: the file cannot be opened\n"));
    QCOMPARE(weliCli({ "show", "/nowhere" }).code, 1);
}

void LessonCliTest::aLessonIsShown()
{
    const QByteArray german = weliCli({ "show", "--language", "de", tricks() }).output;
    QVERIFY(german.startsWith("Farben und Stiche\n"));
    QVERIFY(german.contains("[5] take (do)\n  *Vroni: H9 LA L7\n   Resi: HA L9 A9\n   Luis: HO B8\n"
                            "  -> card LA\n"));
    QVERIFY(german.contains("    play LA: accepted\n    play L7: Mit {L7}"));
    QVERIFY(german.contains("  ? may play H9\n    yes: Etwas anderes darf"));
    QVERIFY(german.contains("    no: right\n"));
    QCOMPARE(weliCli({ "show", "--language", "fr", tricks() }).code, 2);
}

void LessonCliTest::factsOfAStep()
{
    const QByteArray facts = weliCli({ "facts", tricks(), "--step", "take" }).output;
    QVERIFY(facts.startsWith("after 5 packs and acts, seat 0\nturn 0\nmay play LA yes\n"));
    QVERIFY(facts.contains("\nwinner equal 1\n"));
}

void LessonCliTest::factsOfATrace()
{
    const QString trace = WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl";
    const QByteArray facts = weliCli({ "facts", trace, "--at", "37", "--seat", "1" }).output;
    QVERIFY(facts.startsWith("after 37 packs and acts, seat 1\n"));
    QVERIFY(facts.contains("\npoints 0 72\n"));
}

void LessonCliTest::factsOfNoPlace()
{
    QCOMPARE(weliCli({ "facts", "/nowhere" }).code, 2);
    QCOMPARE(weliCli({ "facts", tricks(), "--step", "none" }).code, 2);
    QCOMPARE(weliCli({ "facts", tricks(), "--at", "99" }).code, 2);
    QCOMPARE(weliCli({ "facts", tricks(), "--seat", "3" }).code, 2);
}

void LessonCliTest::aDealHasTheHands()
{
    const QStringList words { "deal", "--game", "bieten", "--dealer", "1", "--rest", "B6", "--hand",
        "LA L7 H9", "--hand", "L9,HA", "--act", "play LT", "--hand", "LT B8 HO" };
    const Outcome outcome = weliCli(words);
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.endsWith(R"({"type":"act","seat":2,"action":"play LT"})"
                                    "\n"));
    const QTemporaryDir folder;
    QFile file(folder.filePath("match.jsonl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(outcome.output);
    file.close();
    const QByteArray facts = weliCli({ "facts", file.fileName() }).output;
    QVERIFY(facts.contains("\nmay play LA yes\nmay play L7 yes\nmay bid hearts yes\n"));
    QVERIFY(facts.contains("\nwinner hearts 1\nwinner leaves 0\n"));
    QCOMPARE(weliCli(words).output, outcome.output);
    QVERIFY(weliCli(words + QStringList { "--seed", "2" }).output != outcome.output);
}

void LessonCliTest::cardsBeforeTheDealAreStolen()
{
    const Outcome outcome = weliCli({ "deal", "--hand", "", "--hand", "B6 HA HK", "--dealer", "2",
        "--before", "cut 12", "--before", "steal", "--before", "leave", "--before", "deal 2-1",
        "--act", "1 bid hearts" });
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains(R"("action":"steal"})"));
    QVERIFY(outcome.output.endsWith(R"({"type":"act","seat":1,"action":"bid hearts"})"
                                    "\n"));
}

void LessonCliTest::whoActsMayBeSaid()
{
    const QStringList words { "deal", "--dealer", "2", "--hand", "HA", "--hand", "HK", "--act" };
    QVERIFY(
        weliCli(words + QStringList { "bid hearts" }).output.contains(R"("seat":0,"action":"bid)"));
    QVERIFY(weliCli(words + QStringList { "1 bid hearts" })
                .output.contains(R"("seat":1,"action":"bid)"));
}

void LessonCliTest::theNextDealFollows()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("match.jsonl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(weliCli({ "deal", "--game", "mittlere", "--finish", "book" }).output);
    file.close();
    const Outcome outcome
        = weliCli({ "deal", "--after", file.fileName(), "--hand", "", "--hand", "AU A9 AA" });
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output.count(R"({"type":"deal")"), 2);
    QCOMPARE(outcome.output.count(R"({"type":"score")"), 1);
    QCOMPARE(weliCli({ "deal", "--after", folder.filePath("none") }).code, 2);
}

void LessonCliTest::botsFinishTheDeal_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : { "bieten", "preference", "mittlere" }) QTest::newRow(game) << game;
}

void LessonCliTest::botsFinishTheDeal()
{
    QFETCH(QString, game);
    const Outcome outcome = weliCli({ "deal", "--game", game, "--finish", "easy" });
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains(R"({"type":"score")"));
}

void LessonCliTest::whatCannotBeDealtIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("no game") << QStringList { "--game", "tarock" }
                             << QByteArray("--game tarock: no such game");
    QTest::newRow("no dealer") << QStringList { "--dealer", "3" }
                               << QByteArray("--dealer 3: no such seat");
    QTest::newRow("no card") << QStringList { "--hand", "HA XX" } << QByteArray("XX: no such card");
    QTest::newRow("a card twice") << QStringList { "--hand", "HA", "--hand", "HA" }
                                  << QByteArray("HA is not there, or there twice");
    QTest::newRow("too many") << QStringList { "--hand", "HA HK HO HU" }
                              << QByteArray("3 cards are dealt, not 4");
    QTest::newRow("not of the pack") << QStringList { "--game", "preference", "--hand", "H6" }
                                     << QByteArray("H6 is not there, or there twice");
    QTest::newRow("no act") << QStringList { "--act", "sing" }
                            << QByteArray("sing is not open to anybody; open is {");
    QTest::newRow("no cut") << QStringList { "--before", "cut 40" }
                            << QByteArray("cut 40 is not open to anybody; open is {");
    QTest::newRow("no bots") << QStringList { "--finish", "random" }
                             << QByteArray("--finish random: no such level");
    QTest::newRow("no seed") << QStringList { "--seed", "x" }
                             << QByteArray("--seed x: no such seed");
}

void LessonCliTest::whatCannotBeDealtIsSaid()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, why);
    const Outcome outcome = weliCli(QStringList { "deal" } + words);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.errors.startsWith("weli-cli lesson deal: " + why), outcome.errors);
}

QTEST_APPLESS_MAIN(LessonCliTest)
#include "lesson_cli_test.moc"
