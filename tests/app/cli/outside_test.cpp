#include <QtTest>

#include <csignal>

namespace {

const QString folder = WELI_SOURCE_DIR "/tests/app/cli"; // the programs are called from there
constexpr auto withoutLimit = "600000"; // milliseconds: for answers that shall come in any case

struct Run {
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

Run duel(const QString& bots, const QStringList& words)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(WELI_CLI, QStringList { "duel", "--matches", "1", "--bots", bots } + words);
    if (!process.waitForFinished(300000) || process.exitStatus() != QProcess::NormalExit) return {};
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

QString badBot(const QString& how) { return "cmd:./bad_bot.py " + how; }

Run duelOfBad(const QString& how, const QString& game, const QString& limit = withoutLimit)
{
    return duel(badBot(how) + ",book,book", { "--game", game, "--limit", limit });
}

/// What a duel says but for names, times and answers that were not taken.
QByteArrayList figuresOf(const Run& run)
{
    QByteArrayList figures;
    for (const QByteArray& line : run.output.split('\n'))
        if (line.contains(" ± ")) figures << line;
    return figures;
}

/// The number before this word in the lines of the outside program, which come first.
int numberBefore(const QByteArray& word, const Run& run)
{
    const QRegularExpression wanted(R"((\d+) )" + word);
    return wanted.match(run.output).captured(1).toInt();
}

/// Has it ended? Who must bury it may take its time.
bool isGone(qint64 process)
{
    QFile status(QString("/proc/%1/stat").arg(process));
    return !status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z ");
}

QList<qint64> numbersIn(const QString& path)
{
    QFile file(path);
    QList<qint64> numbers;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& number : file.readAll().split(' ')) numbers << number.toLongLong();
    return numbers;
}

} // namespace

/// Programs that play by core/bots/PROTOCOL.md.
class OutsideTest : public QObject {
    Q_OBJECT

private slots:
    void theExamplePlaysEveryGame_data();
    void theExamplePlaysEveryGame();
    void badAnswersCostTheirActAlone_data();
    void badAnswersCostTheirActAlone();
    void lateAnswersAreDropped();
    void shardsSayWhatWasNotTaken();
    void aProgramThatEndsIsSaid_data();
    void aProgramThatEndsIsSaid();
    void aProgramThatCannotBeStartedIsSaid();
    void nothingIsLeftOver_data();
    void nothingIsLeftOver();
};

void OutsideTest::theExamplePlaysEveryGame_data()
{
    QTest::addColumn<QString>("game");
    for (const auto* game : { "bieten", "preference", "mittlere" }) QTest::newRow(game) << game;
}

void OutsideTest::theExamplePlaysEveryGame()
{
    QFETCH(QString, game);
    const QString example = "cmd:./example_bot.py";
    const Run run = duel(example + ",book,easy", { "--game", game, "--limit", withoutLimit });
    QCOMPARE(run.errors, QByteArray());
    QVERIFY(run.output.contains('\n' + example.toUtf8() + '\n'));
    QVERIFY(run.output.contains("answers not taken: 0 late, 0 illegal, 0 garbled\n"));
}

void OutsideTest::badAnswersCostTheirActAlone_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("game");
    QTest::newRow("illegal") << "illegal"
                             << "bieten";
    QTest::newRow("garbled") << "garbled"
                             << "mittlere";
}

void OutsideTest::badAnswersCostTheirActAlone()
{
    QFETCH(QString, how);
    QFETCH(QString, game);
    const Run good = duelOfBad("first", game);
    const Run bad = duelOfBad(how, game);
    QCOMPARE(numberBefore(how.toUtf8(), good), 0);
    QCOMPARE(numberBefore(how.toUtf8(), bad), numberBefore("decisions", bad));
    QVERIFY(numberBefore("decisions", bad) > 50);
    QCOMPARE(figuresOf(bad).size(), 7);
    QCOMPARE(figuresOf(bad), figuresOf(good)); // as if it had done the first legal act itself
}

void OutsideTest::lateAnswersAreDropped()
{
    const Run run = duelOfBad("late", "mittlere", "40");
    QVERIFY(numberBefore("late", run) >= numberBefore("decisions", run) / 100);
    QVERIFY(run.output.contains(" late, 0 illegal, 0 garbled\n"));
    QCOMPARE(figuresOf(run), figuresOf(duelOfBad("first", "mittlere")));
}

void OutsideTest::shardsSayWhatWasNotTaken()
{
    const QTemporaryDir files;
    const QStringList words { "--limit", withoutLimit };
    const QString bots = badBot("illegal") + ",book,book";
    const Run part = duel(bots, words + QStringList { "--shard", "1/1" });
    QFile file(files.filePath("part"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(part.output);
    file.close();
    const Run merged = duel(bots, { "--merge", file.fileName() });
    QCOMPARE(merged.code, 0);
    QVERIFY(numberBefore("illegal", merged) > 50);
    QCOMPARE(numberBefore("illegal", merged), numberBefore("illegal", duel(bots, words)));
}

void OutsideTest::aProgramThatEndsIsSaid_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("ends") << "ends"
                          << QByteArray("ended with status 3, asked for its act number 11");
    QTest::newRow("mute") << "mute"
                          << QByteArray("has closed its output, asked for its act number 1");
}

void OutsideTest::aProgramThatEndsIsSaid()
{
    QFETCH(QString, how);
    QFETCH(QByteArray, what);
    const Run run = duelOfBad(how, "mittlere");
    QCOMPARE(run.code, 1);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, "weli-cli duel: " + badBot(how).toUtf8() + ": " + what + '\n');
}

void OutsideTest::aProgramThatCannotBeStartedIsSaid()
{
    const Run none = duel("cmd:/none/such,book,book", {});
    QCOMPARE(none.code, 2);
    QCOMPARE(none.errors,
        QByteArray("weli-cli duel: --bots cmd:/none/such: cannot be started: "
                   "No such file or directory\n"));
    QVERIFY(duel("cmd:,book,book", {}).errors.contains("no program is named"));
}

void OutsideTest::nothingIsLeftOver_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("interrupt") << SIGINT;
    QTest::newRow("terminate") << SIGTERM;
}

void OutsideTest::nothingIsLeftOver()
{
    QFETCH(int, signal);
    const QTemporaryDir files;
    const QString path = files.filePath("numbers");
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(
        WELI_CLI, { "duel", "--limit", "60000", "--bots", badBot("stays " + path) + ",book,book" });
    QTRY_VERIFY(QFile::exists(path));
    const QList<qint64> programs = numbersIn(path);
    QCOMPARE(programs.size(), 2);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(10000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal
    for (const qint64 program : programs) QTRY_VERIFY(isGone(program));
}

QTEST_GUILESS_MAIN(OutsideTest)
#include "outside_test.moc"
