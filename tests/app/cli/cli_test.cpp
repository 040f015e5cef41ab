#include <QtTest>

#include <csignal>
#include <sys/types.h>

namespace {

struct Outcome {
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

/// Runs the real program.
Outcome weliCli(const QStringList& words, const QByteArray& input = {})
{
    QProcess process;
    process.start(WELI_CLI, words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(300000) || process.exitStatus() != QProcess::NormalExit) return {};
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

QByteArray simulated(const QStringList& words)
{
    return weliCli(QStringList { "simulate", "--trace", "-" } + words).output;
}

QString golden(const QString& name) { return WELI_SOURCE_DIR "/tests/traces/" + name; }

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

private slots:
    void wrongUsageIsTwo_data();
    void wrongUsageIsTwo();
    void helpIsNoError();
    void checkCountsWhatItReplayed();
    void checkNamesFileAndLine();
    void checkSaysOfAMatchUnderWayThatItIsUnfinished();
    void namesOfFilesMoveNoCursor();
    void aFileThatCannotGrowIsSaid();
    void checkGoesOnToTheNextFile();
    void checkReadsItsInput();
    void whatIsSimulatedIsRight_data();
    void whatIsSimulatedIsRight();
    void sameSeedSameBytes();
    void packsAreTheSameWhoeverPlays();
    void seedOfASummaryRepeatsTheMatch();
    void simulateWritesGoldenBytes();
    void simulateWritesGoldenBytesOfPreference();
    void summaryOfPreferenceHasBalances();
    void duelSaysWhatEachLevelGains_data();
    void duelSaysWhatEachLevelGains();
    void shardsOfADuelAddUpToTheWhole();
    void whatIsNoShardIsNotMerged();
    void thePoolPlaysDuels_data();
    void thePoolPlaysDuels();
    void alikeBotsGainNothingFromEachOther();
    void traceReplacesAFileOnlyWhenItIsWhole();
    void aReviewTellsEachChoiceAndASum();
    void aSignalLeavesNothingBehind_data();
    void aSignalLeavesNothingBehind();
    void traceThroughALinkKeepsTheLink();
    void fullDiskIsOne();
    void fullDiskBehindTheOutputIsOne_data();
    void fullDiskBehindTheOutputIsOne();
    void calibrationSaysWhatCameOfWhatWasSaid_data();
    void calibrationSaysWhatCameOfWhatWasSaid();
    void calibrationIsAnObjectOfJson_data();
    void calibrationIsAnObjectOfJson();
    void adviceIsGivenInThreeLanguages_data();
    void adviceIsGivenInThreeLanguages();
    void adviceIsAskedForOnePosition();
    void ofManyActsAdviceTellsAFew();
    void wrongQuestionsForAdviceAreRefused_data();
    void wrongQuestionsForAdviceAreRefused();
    void rulesAreJsonWithEveryOption();
    void rulesOfPreferenceAreJsonWithEveryOption();
    void rulesOfMittlereAreJsonWithEveryOption();
};

void CliTest::wrongUsageIsTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* words) {
        QTest::newRow(words) << QString(words).split(' ', Qt::SkipEmptyParts);
    };
    for (const char* words :
        { "", "fly", "check", "check --fly", "rules", "rules chess", "simulate fly",
            "simulate --players 1", "simulate --players 9", "simulate --players two",
            "simulate --game chess", "simulate --preset wien", "simulate --rule target",
            "simulate --rule target=2", "simulate --rule goal=9",
            "simulate --rule weli=none --rule extra_wild=true", "simulate --matches 0",
            "simulate --seed -1", "simulate --seed x", "simulate --bots godlike",
            "simulate --game mittlere --bots reckoner", "duel --bots bookman,book,book",
            "simulate --sample-rules --preset tirol",
            "simulate --sample-rules --rule weli=none --rule steal=weli",
            "simulate --game preference --players 2", "simulate --game preference --players 5",
            "simulate --game preference --preset tirol", "simulate --game preference --bots genius",
            "simulate --game preference --rule stake=15",
            "simulate --game preference --rule deals=13",
            "simulate --game preference --players 4 --rule deals=6",
            "simulate --game preference --sample-rules --rule deals=7",
            "simulate --game mittlere --players 4", "simulate --game mittlere --preset tirol",
            "simulate --game mittlere --rule tie=split", "duel --game chess", "duel --bots book",
            "duel --bots book,genius,book", "duel --matches 0", "duel --bots book,flat100,book",
            "duel --shard 0/2", "duel --shard 3/2", "duel --shard 1", "duel --shard 1/2 --merge x",
            "simulate --bots cheater", "advise --level cheater x", "bot --level cheater",
            "bot --worlds 0", "duel --game preference --bots book,easy",
            "duel --game preference --rule deals=13", "calibrate --game chess",
            "calibrate --matches 0", "calibrate --bots godlike", "calibrate --every 0",
            "calibrate --worlds 0", "calibrate --seed x", "calibrate --players 9",
            "calibrate --rule goal=9", "calibrate --fly", "calibrate book" })
        row(words);
}

void CliTest::wrongUsageIsTwo()
{
    QFETCH(QStringList, words);
    const Outcome outcome = weliCli(words);
    QCOMPARE(outcome.code, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY(!outcome.errors.isEmpty());
}

void CliTest::helpIsNoError()
{
    QCOMPARE(weliCli({ "--help" }).code, 0);
    QVERIFY(weliCli({ "simulate", "--help" }).output.contains("--sample-rules"));
    QVERIFY(weliCli({ "--help" }).output.contains("calibrate"));
    QVERIFY(weliCli({ "calibrate", "--help" }).output.contains("--every"));
}

void CliTest::checkCountsWhatItReplayed()
{
    const Outcome outcome = weliCli({ "check", golden("tirol.jsonl"), golden("claims.jsonl") });
    QCOMPARE(outcome.output, QByteArray("2 matches, 15 deals, 368 actions: all legal\n"));
    QCOMPARE(outcome.code, 0);
}

void CliTest::checkNamesFileAndLine()
{
    QByteArray trace = contents(golden("tirol.jsonl"));
    trace.replace(R"("number":2)", R"("number":3)");
    const QTemporaryDir folder;
    QFile file(folder.filePath("wrong.jsonl"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(trace);
    file.close();
    const Outcome outcome = weliCli({ "check", file.fileName() });
    const auto line = trace.left(trace.indexOf(R"("number":3)")).count('\n') + 1;
    QCOMPARE(outcome.output,
        file.fileName().toUtf8() + ':' + QByteArray::number(line)
            + ": \"number\" is 3 instead of 2 (B-80)\n");
    QCOMPARE(outcome.code, 1);
    QCOMPARE(weliCli({ "check", "no such file" }).code, 1);
}

void CliTest::checkSaysOfAMatchUnderWayThatItIsUnfinished()
{
    const QString name = golden("section_13.jsonl");
    const Outcome outcome = weliCli({ "check", name });
    QCOMPARE(outcome.output, name.toUtf8() + ": legal so far, unfinished\n");
    QCOMPARE(outcome.code, 3);
    const Outcome partial = weliCli({ "check", "--partial", name });
    QCOMPARE(partial.output, outcome.output);
    QCOMPARE(partial.code, 0);
    QCOMPARE(weliCli({ "check", "--partial", name, "no such file" }).code, 1);
    QCOMPARE(weliCli({ "check", "--partial", golden("tirol.jsonl") }).code, 0);
    QCOMPARE(weliCli({ "check", "--partial", "-" }, "").code, 1); // no match at all
}

void CliTest::namesOfFilesMoveNoCursor()
{
    const QString name = QString("a\x1b[31m\nü\u202E") + QChar(0x9B);
    const QByteArray shown = "a?[31m?ü??:1: the file cannot be opened\n";
    QCOMPARE(weliCli({ "check", name }).output, shown);
}

void CliTest::aFileThatCannotGrowIsSaid()
{
    const QTemporaryDir folder;
    QProcess tool;
    tool.start("sh",
        { "-c",
            "ulimit -f 0; exec " WELI_CLI " simulate --matches 1 --trace "
                + folder.filePath("full.jsonl") });
    QVERIFY(tool.waitForFinished());
    QCOMPARE(tool.exitStatus(), QProcess::NormalExit);
    QCOMPARE(tool.exitCode(), 1);
    QVERIFY(tool.readAllStandardError().contains("cannot be written"));
}

void CliTest::checkGoesOnToTheNextFile()
{
    const Outcome outcome
        = weliCli({ "check", golden("section_13.jsonl"), golden("tirol.jsonl"), "none" });
    QCOMPARE(outcome.output.count('\n'), 2);
    QVERIFY(outcome.output.contains("none:1: the file cannot be opened"));
    QCOMPARE(outcome.code, 1);
}

void CliTest::checkReadsItsInput()
{
    const Outcome outcome = weliCli({ "check", "-" }, contents(golden("tirol.jsonl")));
    QCOMPARE(outcome.output, QByteArray("1 matches, 7 deals, 106 actions: all legal\n"));
    QCOMPARE(weliCli({ "check", "-" }, "{}").output, QByteArray("-:1: \"type\" is missing\n"));
}

void CliTest::whatIsSimulatedIsRight_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("preset") << QStringList { "--preset", "schwaighofer-weli", "--players", "5" };
    QTest::newRow("rules") << QStringList { "--rule", "weli=point", "--rule", "weli_loss=false",
        "--rule", "target=15", "--rule", "irregularities=penalised", "--rule", "protest=claim" };
    QTest::newRow("sampled") << QStringList { "--sample-rules" };
    QTest::newRow("sampled in part")
        << QStringList { "--sample-rules", "--players", "8", "--rule", "extra_wild=true" };
    QTest::newRow("preference") << QStringList { "--game", "preference", "--players", "4" };
    QTest::newRow("preference, sampled")
        << QStringList { "--game", "preference", "--sample-rules" };
    QTest::newRow("mittlere") << QStringList { "--game", "mittlere", "--bots", "easy,random" };
    QTest::newRow("mittlere, sampled")
        << QStringList { "--game", "mittlere", "--sample-rules", "--rule", "tie=draw" };
}

void CliTest::whatIsSimulatedIsRight()
{
    QFETCH(QStringList, words);
    for (const QStringList& more : { QStringList {}, QStringList { "--legal" } }) {
        const QByteArray trace
            = simulated(words + more + QStringList { "--matches", "20", "--seed", "5" });
        QCOMPARE(trace.contains(R"("legal":)"), !more.isEmpty());
        const Outcome outcome = weliCli({ "check", "-" }, trace);
        QVERIFY2(outcome.output.startsWith("20 matches, "), outcome.output);
        QCOMPARE(outcome.code, 0);
    }
}

void CliTest::sameSeedSameBytes()
{
    const QStringList words { "--sample-rules", "--matches", "5", "--seed" };
    const QByteArray trace = simulated(words + QStringList { "77" });
    QVERIFY(!trace.isEmpty());
    QCOMPARE(simulated(words + QStringList { "77" }), trace);
    QVERIFY(simulated(words + QStringList { "78" }) != trace);
    QVERIFY(simulated({}) != simulated({}));
}

/// The packs of a trace, one after the other.
QStringList packsIn(const QByteArray& trace)
{
    static const QRegularExpression pack(R"("pack":\[[^]]*\])");
    QStringList packs;
    for (auto found = pack.globalMatch(QString::fromUtf8(trace)); found.hasNext();)
        packs << found.next().captured();
    return packs;
}

void CliTest::packsAreTheSameWhoeverPlays()
{
    const QStringList words { "--game", "mittlere", "--seed", "5", "--bots" };
    const QStringList packs = packsIn(simulated(words + QStringList { "book" }));
    QVERIFY(packs.size() >= 12);
    QCOMPARE(packsIn(simulated(words + QStringList { "easy,random,book" })), packs);
}

void CliTest::seedOfASummaryRepeatsTheMatch()
{
    const Outcome first = weliCli({ "simulate" });
    const QString line = QString::fromUtf8(first.output).section('\n', 0, 0);
    const Outcome again = weliCli({ "simulate", "--seed", line.section(' ', -1) });
    QCOMPARE(again.output, first.output);
}

void CliTest::simulateWritesGoldenBytes()
{
    QCOMPARE(simulated({ "--preset", "tirol", "--players", "3", "--seed", "11", "--legal" }),
        contents(golden("tirol.jsonl")));
}

void CliTest::simulateWritesGoldenBytesOfPreference()
{
    const QStringList words { "--game", "preference", "--legal" };
    QCOMPARE(simulated(words
                 + QStringList { "--players", "4", "--rule", "stake=50", "--rule", "max_stakes=5",
                     "--seed", "84" }),
        contents(golden("preference_four.jsonl")));
    QCOMPARE(simulated(words
                 + QStringList { "--rule", "trump_compulsion=true", "--rule", "premium=six",
                     "--seed", "180" }),
        contents(golden("preference_compulsion.jsonl")));
}

void CliTest::summaryOfPreferenceHasBalances()
{
    const Outcome outcome
        = weliCli({ "simulate", "--game", "preference", "--players", "4", "--seed", "1" });
    const QStringList lines = QString::fromUtf8(outcome.output).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines[1], QString("seat  balance      won"));
    int sum = 0;
    for (const QString& line : lines.mid(2)) sum += line.simplified().section(' ', 1, 1).toInt();
    QCOMPARE(sum, 0);
}

void CliTest::duelSaysWhatEachLevelGains_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("unit");
    QTest::newRow("bieten") << QStringList { "--rule", "target=11" }
                            << QByteArray(" crosses - bummerl per game\n");
    QTest::newRow("preference") << QStringList { "--game", "preference", "--rule", "deals=6" }
                                << QByteArray(" chips per deal\n");
}

void CliTest::duelSaysWhatEachLevelGains()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, unit);
    const Outcome outcome
        = weliCli(QStringList { "duel", "--bots", "easy,book,random", "--matches", "2" } + words);
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.contains("in 6 seat orders each"));
    QCOMPARE(outcome.output.count(unit), 3);
    QVERIFY(outcome.output.contains("\nbook\n  "));
}

/// What a duel says, without the times of decisions, which are never the same.
QByteArrayList saidBy(const Outcome& outcome)
{
    QByteArrayList lines;
    for (const QByteArray& line : outcome.output.split('\n'))
        if (!line.contains(" ms of processor time")) lines << line;
    return lines;
}

void CliTest::shardsOfADuelAddUpToTheWhole()
{
    const QTemporaryDir folder;
    const QStringList words { "duel", "--game", "mittlere", "--bots", "book,easy,greedy",
        "--matches", "5", "--rule", "tie=draw", "--by-deal" };
    QStringList files;
    for (const QString shard : { "3/3", "1/3", "2/3" }) {
        const Outcome part = weliCli(words + QStringList { "--shard", shard });
        QCOMPARE(part.code, 0);
        QCOMPARE(part.output.count('\n'), 1);
        files << folder.filePath("part" + shard.left(1));
        write(files.back(), part.output);
    }
    const Outcome whole = weliCli(words);
    const Outcome merged = weliCli(QStringList { "duel", "--by-deal", "--merge" } + files);
    QCOMPARE(merged.code, 0);
    QCOMPARE(saidBy(merged), saidBy(whole));
    QVERIFY(whole.output.contains(" in deal 12\n"));
    const Outcome two = weliCli(QStringList { "duel", "--merge" } + files.mid(1));
    QCOMPARE(two.code, 3);
    QVERIFY(two.output.contains("not all shards: 5 matches were asked for"));
}

void CliTest::whatIsNoShardIsNotMerged()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("part");
    write(path, "{}\n");
    for (const QString& file : { path, folder.filePath("none") }) {
        const Outcome outcome = weliCli({ "duel", "--merge", file });
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.output, QByteArray());
    }
}

void CliTest::thePoolPlaysDuels_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("bots");
    QTest::newRow("exploiters") << "bieten"
                                << "always-good,always-hold,always-bid";
    QTest::newRow("more exploiters") << "bieten"
                                     << "always-three,never-bid,book";
    QTest::newRow("sampler") << "mittlere"
                             << "flat100,greedy,random";
    QTest::newRow("greedy") << "preference"
                            << "greedy,random,book";
    QTest::newRow("seeing") << "preference"
                            << "cheater,cheater,book";
}

void CliTest::thePoolPlaysDuels()
{
    QFETCH(QString, game);
    QFETCH(QString, bots);
    const Outcome outcome = weliCli({ "duel", "--game", game, "--bots", bots, "--matches", "1" });
    QCOMPARE(outcome.code, 0);
    for (const QString& bot : bots.split(','))
        QVERIFY(outcome.output.contains('\n' + bot.toUtf8() + '\n'));
}

void CliTest::alikeBotsGainNothingFromEachOther()
{
    const QStringList words { "duel", "--game", "preference", "--bots", "book,book,book",
        "--matches", "3" };
    const Outcome outcome = weliCli(words);
    QVERIFY(outcome.output.contains("in 1 seat orders each"));
    QVERIFY(outcome.output.contains("book\n  +0.000 ± 0.000 chips per deal\n"));
}

void CliTest::traceReplacesAFileOnlyWhenItIsWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("trace.jsonl");
    write(path, "old\n");
    const Outcome outcome = weliCli({ "simulate", "--seed", "11", "--legal", "--trace", path });
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.startsWith("1 matches, 7 deals, 106 actions, seed 11\n"));
    QCOMPARE(contents(path), contents(golden("tirol.jsonl")));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { "trace.jsonl" });
}

void CliTest::aReviewTellsEachChoiceAndASum()
{
    const Outcome told
        = weliCli({ "review", golden("tirol.jsonl"), "--json", "--worlds", "20", "--seat", "1" });
    QCOMPARE(told.code, 0);
    const QList<QByteArray> lines = told.output.trimmed().split('\n');
    QVERIFY(lines.size() > 5);
    int manners = 0;
    for (const QByteArray& line : lines) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        QCOMPARE(object["seat"].toInt(), 1);
        if (object["type"].toString() == "sum") {
            QCOMPARE(object["decisions"].toInt(), static_cast<int>(lines.size()) - 2);
            continue;
        }
        if (object["type"].toString() == "manner") {
            QVERIFY(object["bids"].toInt() >= object["bluffs"].toInt());
            QCOMPARE(object["fooled"].toArray().size(), 3);
            ++manners;
            continue;
        }
        QVERIFY(QStringList({ "", "?!", "?", "??" }).contains(object["mark"].toString()));
        QCOMPARE(object["mark"].toString().isEmpty(), object["act"] == object["best"]);
        QVERIFY(object["worlds"].toInt() >= 1);
        QVERIFY(object["error"].isDouble() && object["regret"].isDouble());
    }
    QCOMPARE(manners, 1);
    const QByteArray spoken = weliCli(
        { "review", golden("tirol.jsonl"), "--worlds", "20", "--seat", "1", "--language", "de" })
                                  .output;
    QVERIFY2(spoken.contains("Platz 1 hat "), spoken); // what it was like
    static const QRegularExpression point("\\d\\.\\d Punkt"); // it is a comma in German
    QVERIFY2(!QString::fromUtf8(spoken).contains(point), spoken);
    QCOMPARE(weliCli({ "review", golden("tirol.jsonl"), "--seat", "7" }).code, 2);
    QCOMPARE(weliCli({ "review", "no such file" }).code, 1);
}

void CliTest::aSignalLeavesNothingBehind_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("terminate") << SIGTERM;
    QTest::newRow("interrupt") << SIGINT;
    QTest::newRow("hang up") << SIGHUP;
}

void CliTest::aSignalLeavesNothingBehind()
{
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const QString trace = folder.filePath("match.jsonl");
    write(trace, "what stood there");
    QProcess process;
    process.start(WELI_CLI, { "simulate", "--matches", "100000000", "--trace", trace });
    QVERIFY(process.waitForStarted());
    QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2); // it writes beside it
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(10000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal
    QCOMPARE(process.exitCode(), signal);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { "match.jsonl" });
    QCOMPARE(contents(trace), QByteArray("what stood there"));
}

void CliTest::traceThroughALinkKeepsTheLink()
{
    const QTemporaryDir folder;
    write(folder.filePath("far.jsonl"), "old\n");
    QVERIFY(QFile::link(folder.filePath("far.jsonl"), folder.filePath("near.jsonl")));
    QCOMPARE(weliCli({ "simulate", "--trace", folder.filePath("near.jsonl") }).code, 0);
    QVERIFY(QFileInfo(folder.filePath("near.jsonl")).isSymLink());
    QVERIFY(contents(folder.filePath("far.jsonl")).startsWith(R"({"type":"match")"));
}

void CliTest::fullDiskIsOne()
{
    const Outcome outcome = weliCli({ "simulate", "--matches", "50", "--trace", "/dev/full" });
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.errors.contains("/dev/full: cannot be written"));
    QVERIFY(QFileInfo::exists("/dev/full"));
    QCOMPARE(weliCli({ "simulate", "--trace", "/no/such/folder/t" }).code, 1);
}

void CliTest::fullDiskBehindTheOutputIsOne_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("rules") << QStringList { "rules", "bieten" };
    QTest::newRow("check") << QStringList { "check", golden("mittlere.jsonl") };
    QTest::newRow("help") << QStringList { "--help" };
    QTest::newRow("duel") << QStringList { "duel", "--game", "bieten", "--matches", "1", "--bots",
        "easy,easy", "--shard", "1/1" };
}

void CliTest::fullDiskBehindTheOutputIsOne()
{
    QFETCH(QStringList, words);
    QCOMPARE(weliCli(words).code, 0);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(WELI_CLI, words);
    QVERIFY(process.waitForFinished(300000));
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("cannot be written"));
}

void CliTest::calibrationSaysWhatCameOfWhatWasSaid_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("event");
    QTest::newRow("bieten") << "bieten" << QByteArray("\nrow: a figure is mine: ");
    QTest::newRow("preference") << "preference" << QByteArray("\nrow: the contract is made: ");
    QTest::newRow("mittlere") << "mittlere" << QByteArray("\nrow: I lose: ");
}

void CliTest::calibrationSaysWhatCameOfWhatWasSaid()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, event);
    const QStringList words { "calibrate", "--game", game, "--bots", "book,regular", "--every",
        "30", "--worlds", "20", "--seed", "4" };
    const Outcome outcome = weliCli(words);
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.startsWith("positions in which two places disagree: "));
    QVERIFY(outcome.output.contains("\nplain advice that changes with the seed: "));
    QVERIFY(outcome.output.contains("\nhints whose reasons are bare numbers: "));
    QVERIFY2(outcome.output.contains(event), outcome.output.constData());
    QVERIFY(outcome.output.contains("\nlargest gap of a tenth with 200 cases or more: "));
    QCOMPARE(weliCli(words).output, outcome.output);
}

void CliTest::calibrationIsAnObjectOfJson_data() { calibrationSaysWhatCameOfWhatWasSaid_data(); }

void CliTest::calibrationIsAnObjectOfJson()
{
    QFETCH(QString, game);
    const Outcome outcome = weliCli({ "calibrate", "--game", game, "--every", "30", "--worlds",
        "20", "--seed", "4", "--json" });
    const QJsonObject result = QJsonDocument::fromJson(outcome.output).object();
    QVERIFY(result["positions"].toInt() > 0);
    QVERIFY(result["disagree"].toInt(-1) >= 0);
    QVERIFY(result["disagree"].toInt() <= result["positions"].toInt());
    QVERIFY(result["changed"].toInt(-1) >= 0);
    QVERIFY(result["changed"].toInt() <= result["plain"].toInt(-1));
    QVERIFY(result["brier"].isDouble() && result.contains("largest_gap"));
    QVERIFY(!result["events"].toArray().isEmpty());
    for (const QJsonValue one : result["events"].toArray()) {
        QVERIFY(!one["name"].toString().isEmpty() && one["brier"].isDouble());
        for (const char* bins : { "said", "came", "cases" })
            QCOMPARE(one[bins].toArray().size(), 10);
    }
}

void CliTest::adviceIsGivenInThreeLanguages_data()
{
    QTest::addColumn<QString>("trace");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    for (const char* trace : { "tirol", "preference", "mittlere", "section_13" })
        for (const auto& [language, title] : { std::pair("de", "Platz 0 nach 10 Ereignissen"),
                 std::pair("en", "Seat 0 after 10 events"),
                 std::pair("sv", "Plats 0 efter 10 h\u00e4ndelser") })
            QTest::addRow("%s %s", trace, language)
                << QString(trace) + ".jsonl" << language << QString::fromUtf8(title);
}

void CliTest::adviceIsGivenInThreeLanguages()
{
    QFETCH(QString, trace);
    QFETCH(QString, language);
    QFETCH(QString, title);
    const QStringList common { "advise", golden(trace), "--language", language, "--worlds", "20" };
    const Outcome last = weliCli(common);
    QCOMPARE(last.code, 0);
    QCOMPARE(last.errors, QByteArray());
    QVERIFY(last.output.count('\n') > 2);
    QVERIFY(!last.output.contains('%'));
    for (int seat = 0; seat < 3; ++seat) {
        const Outcome early
            = weliCli(common + QStringList { "--at", "10", "--seat", QString::number(seat) });
        if (early.code != 0 || seat > 0) continue;
        QVERIFY2(QString::fromUtf8(early.output).startsWith(title), early.output.constData());
    }
    for (const char* level : { "random", "easy", "book" })
        QCOMPARE(weliCli(common + QStringList { "--level", level }).code, 0);
}

void CliTest::adviceIsAskedForOnePosition()
{
    const QByteArray whole = contents(golden("section_13.jsonl"));
    const QByteArray begun = whole.left(whole.indexOf("bid last")); // cut off within a line …
    const Outcome unfinished = weliCli({ "advise", "-", "--language", "en", "--worlds", "10" },
        begun.left(begun.lastIndexOf('\n') + 1)); // … and after the one before
    QCOMPARE(unfinished.code, 0);
    QVERIFY(unfinished.output.startsWith("Seat "));
    const Outcome forced
        = weliCli({ "advise", golden("section_13.jsonl"), "--at", "2", "--language", "en" });
    QVERIFY2(forced.output.contains("One, then two"), forced.output.constData());
    QVERIFY(forced.output.contains("Nothing else is possible."));
}

/// Of 66 discards the best, and what was done.
void CliTest::ofManyActsAdviceTellsAFew()
{
    const Outcome outcome
        = weliCli({ "advise", golden("preference.jsonl"), "--at", "95", "--language", "en" });
    QCOMPARE(outcome.code, 0);
    QStringList acts = QString::fromUtf8(outcome.output).split('\n', Qt::SkipEmptyParts);
    acts.removeIf([](const QString& line) { return line.startsWith(' '); });
    QCOMPARE(acts.size(), 9); // with the title, and how many others there are
    QVERIFY(acts.back().startsWith(QString::fromUtf8("… and ")));
    QVERIFY2(acts[acts.size() - 2].startsWith("Discard the unter of bells and the eight of bells"),
        outcome.output.constData());
}

void CliTest::wrongQuestionsForAdviceAreRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("what");
    const QString trace = golden("section_13.jsonl");
    QTest::newRow("no trace") << QStringList() << 2 << QByteArray("TRACE");
    QTest::newRow("no such file") << QStringList("no such file") << 1
                                  << QByteArray("cannot be opened");
    QTest::newRow("too late") << QStringList { trace, "--at", "9999" } << 2
                              << QByteArray("--at 9999: the trace has");
    QTest::newRow("too early") << QStringList { trace, "--at", "-1" } << 2
                               << QByteArray("--at -1: the trace has");
    QTest::newRow("no such seat") << QStringList { trace, "--seat", "3" } << 2
                                  << QByteArray("--seat 3: no such seat");
    QTest::newRow("nothing to choose") << QStringList { trace, "--at", "1", "--seat", "0" } << 2
                                       << QByteArray("seat 0 has no choice");
    QTest::newRow("before the pack")
        << QStringList { trace, "--at", "0" } << 2 << QByteArray("no seat has a choice");
    QTest::newRow("no such level") << QStringList { trace, "--level", "godlike" } << 2
                                   << QByteArray("--level godlike: no such level");
    QTest::newRow("no such language") << QStringList { trace, "--language", "xx" } << 2
                                      << QByteArray("--language xx: only de, en, sv");
}

void CliTest::wrongQuestionsForAdviceAreRefused()
{
    QFETCH(QStringList, words);
    QFETCH(int, code);
    QFETCH(QByteArray, what);
    const Outcome outcome = weliCli(QStringList("advise") + words);
    QCOMPARE(outcome.code, code);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains(what), outcome.errors.constData());
}

void CliTest::rulesAreJsonWithEveryOption()
{
    const Outcome outcome = weliCli({ "rules", "bieten" });
    QCOMPARE(outcome.code, 0);
    const QJsonObject rules = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(rules["options"].toArray().size(), 23);
    const QJsonObject tirol = rules["presets"].toObject()["tirol"].toObject();
    QCOMPARE(tirol["8"].toObject()["target"].toInt(), 7);
    QCOMPARE(tirol["2"].toObject().size(), 23);
    QCOMPARE(rules["not_together"].toArray().size(), 4);
}

void CliTest::rulesOfPreferenceAreJsonWithEveryOption()
{
    const QJsonObject rules
        = QJsonDocument::fromJson(weliCli({ "rules", "preference" }).output).object();
    const QJsonArray options = rules["options"].toArray();
    QCOMPARE(options.size(), 6);
    QCOMPARE(options[0].toObject()["step"].toInt(), 10);
    QCOMPARE(options[2].toObject()["values"].toArray(), (QJsonArray { "all", "six", "hearts" }));
    QCOMPARE(rules["players"].toObject()["lowest"].toInt(), 3);
    QVERIFY(!rules.contains("presets"));
}

void CliTest::rulesOfMittlereAreJsonWithEveryOption()
{
    const QJsonObject rules
        = QJsonDocument::fromJson(weliCli({ "rules", "mittlere" }).output).object();
    const QJsonArray options = rules["options"].toArray();
    QCOMPARE(options.size(), 3);
    QCOMPARE(options[2].toObject()["key"].toString(), QString("tie"));
    QCOMPARE(options[2].toObject()["values"].toArray(), (QJsonArray { "third_wins", "draw" }));
    QCOMPARE(options[2].toObject()["default"].toString(), QString("third_wins"));
    QCOMPARE(rules["players"].toObject(), (QJsonObject { { "lowest", 3 }, { "highest", 3 } }));
}

QTEST_APPLESS_MAIN(CliTest)
#include "cli_test.moc"
