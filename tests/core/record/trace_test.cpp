#include "core/bots/random.h"
#include "core/record/trace.h"

#include <QtTest>

#include <fstream>
#include <sstream>

using namespace weli;
using BietenMatch = Timeline<bieten::State>;

namespace {

std::string fileText(const QString& name)
{
    std::ifstream file(QString(WELI_SOURCE_DIR "/tests/traces/" + name).toStdString());
    return { std::istreambuf_iterator<char>(file), {} };
}

QStringList goldenTraces()
{
    return QDir(WELI_SOURCE_DIR "/tests/traces").entryList({ "*.jsonl" }, QDir::Files, QDir::Name);
}

TraceResult<AnyMatch> readText(const std::string& text)
{
    std::istringstream in(text);
    return readMatch(in);
}

TraceResult<Tally> checkText(const std::string& text)
{
    std::istringstream in(text);
    return checkTrace(in);
}

/// The trace as its writer makes it, with the legal map or without.
template <typename S> std::string written(const Timeline<S>& match, bool withLegal)
{
    std::string text = openingLine(match.opening());
    match.forEach([&](const S& before, const auto& event, const S& now) {
        const std::string legal = awaitsPack(before) || !withLegal ? "" : legalText(before);
        text += linesOf(now, event, legal);
    });
    return text;
}

template <typename S = bieten::State> Timeline<S> randomMatch(Rng& rng)
{
    const auto sample = *bots::sampledRules(Fixed<typename S::Rules> {}, rng);
    Timeline<S> match(sample.rules, sample.players, seatAt(sample.players - 1));
    while (!isOver(match.state())) {
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(packOf(wholePack(match.state())), rng));
            continue;
        }
        const auto act = bots::randomAct(match.state(), rng);
        if (!match.play(act.seat, act.action)) qFatal("an act of randomAct is not legal");
    }
    return match;
}

/// Those of the golden traces that are of Bieten.
QStringList bietenTraces()
{
    QStringList names;
    for (const QString& name : goldenTraces())
        if (!name.startsWith("preference") && !name.startsWith("mittlere")) names << name;
    return names;
}

std::vector<std::string> linesOfText(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line + '\n');
    return lines;
}

std::vector<QJsonObject> objectsOf(const std::string& text)
{
    std::vector<QJsonObject> objects;
    for (const std::string& line : linesOfText(text))
        objects.push_back(QJsonDocument::fromJson(QByteArray::fromStdString(line)).object());
    return objects;
}

QString kindOf(const QJsonObject& line) { return line["type"].toString(); }

const std::string secondMatch = fileText("schwaighofer_weli.jsonl");

} // namespace

class TraceTest : public QObject {
    Q_OBJECT

private slots:
    void goldenTraceIsWrittenAgainByteForByte_data() { addGoldenTraces(); }
    void goldenTraceIsWrittenAgainByteForByte();
    void goldenTraceIsRight_data() { addGoldenTraces(); }
    void goldenTraceIsRight();
    void B80_everyKeyOfTheRulesAndEveryLineOfADealStandThere();
    void B81_scoreLineIsThatOfTheWorkedExample();
    void B82_endLineSumsUpTheMatch();
    void B83_aNewGameStartsFromNothing();
    void goldenTraceHoldsEveryKindOfOffence_data();
    void goldenTraceHoldsEveryKindOfOffence();
    void goldenTracesOfPreferenceHoldEverything();
    void P68_everyDealOfPreferenceHasItsScoreLine();
    void M38_scoreLineIsThatOfTheWorkedExample();
    void goldenTracesOfMittlereHoldEverything();
    void M28_packsThatAreSpreadAreNoDeals();
    void randomMatchReadBackIsTheSame();
    void everyStartOfATraceIsASavedMatch();
    void severalMatchesStandInOneFile();
    void unknownFieldsAreIgnored();
    void lastLineMayLackItsNewline();
    void B76_legalActionsAreSortedByCharacter();

private:
    static void addGoldenTraces()
    {
        QTest::addColumn<QString>("name");
        const QStringList names = goldenTraces();
        QVERIFY(names.size() >= 11);
        for (const QString& name : names) QTest::newRow(qPrintable(name)) << name;
    }
};

void TraceTest::goldenTraceIsWrittenAgainByteForByte()
{
    QFETCH(QString, name);
    const std::string text = fileText(name);
    const auto match = readText(text);
    QVERIFY2(match, match ? "" : toText(match.error(), name.toStdString()).c_str());
    const bool withLegal = text.find("\"legal\"") != std::string::npos;
    const auto again = [&](const auto& some) { return written(some, withLegal); };
    QCOMPARE(std::visit(again, *match), text);
}

void TraceTest::goldenTraceIsRight()
{
    QFETCH(QString, name);
    const auto tally = checkText(fileText(name));
    if (name == "section_13.jsonl") { // a saved match: it stops after its first deal
        QVERIFY(!tally);
        QCOMPARE(tally.error().line, std::size_t { 24 });
        return;
    }
    QVERIFY2(tally, tally ? "" : toText(tally.error(), name.toStdString()).c_str());
    QCOMPARE(tally->matches, std::uint64_t { 1 });
}

void TraceTest::B80_everyKeyOfTheRulesAndEveryLineOfADealStandThere()
{
    Rng rng(80);
    for (int i = 0; i < 20; ++i) {
        const BietenMatch match = randomMatch(rng);
        const auto lines = objectsOf(written(match, false));
        QCOMPARE(kindOf(lines.front()), QString("match"));
        QStringList keys;
        for (const auto& option : bieten::options())
            keys << QString::fromUtf8(option.key.data(), static_cast<qsizetype>(option.key.size()));
        keys.sort();
        QCOMPARE(lines.front()["rules"].toObject().keys(), keys);
        const auto cards = wholePack(match.opening()).size();
        QString before = "match";
        int deals = 0;
        for (const QJsonObject& line : lines) {
            const QString kind = kindOf(line);
            if (kind == "deal") {
                QVERIFY(before == "match" || before == "score");
                QCOMPARE(line["number"].toInt(), ++deals);
                QCOMPARE(line["pack"].toArray().size(), static_cast<qsizetype>(cards));
            } else if (kind == "score") {
                QCOMPARE(before, QString("act"));
                QCOMPARE(line["number"].toInt(), deals);
            } else if (kind == "end") {
                QCOMPARE(before, QString("score"));
            }
            before = kind;
        }
        QCOMPARE(before, QString("end"));
    }
}

void TraceTest::B82_endLineSumsUpTheMatch()
{
    Rng rng(82);
    for (int i = 0; i < 20; ++i) {
        const auto lines = objectsOf(written(randomMatch(rng), false));
        const QJsonObject& last = *(lines.end() - 2); // the last deal's score
        const QJsonObject expected { { "type", "end" }, { "games", last["game"] },
            { "deals", last["number"] }, { "crosses", last["crosses"] },
            { "bummerl", last["bummerl"] } };
        QCOMPARE(lines.back(), expected);
    }
}

void TraceTest::B83_aNewGameStartsFromNothing()
{
    int games = 0;
    for (const QString& name : bietenTraces()) {
        bool isNew = true;
        for (const QJsonObject& line : objectsOf(fileText(name))) {
            if (kindOf(line) != "score") continue;
            if (isNew) QCOMPARE(line["delta"], line["total"]);
            games += static_cast<int>(isNew);
            isNew = line["over"].toBool();
        }
    }
    QVERIFY(games > bietenTraces().size()); // some have several games
}

void TraceTest::B81_scoreLineIsThatOfTheWorkedExample()
{
    const std::vector<std::string> lines = linesOfText(fileText("section_13.jsonl"));
    QCOMPARE(lines.back(),
        std::string(
            R"({"type":"score","number":1,"delta":[1,3,5],"total":[1,3,5],"game":1,"figures":[)"
            R"({"figure":"leaves","state":"held","value":3,"seat":2},)"
            R"({"figure":"last","state":"held","value":2,"seat":1},)"
            R"({"figure":"hearts","state":"held","value":2,"seat":2},)"
            R"({"figure":"equal","state":"silent","value":1,"seat":0},)"
            R"({"figure":"run","state":"silent","value":1,"seat":1}],"offences":[],)"
            R"("weli_seat":null,"weli_points":0,"out":[],"bankl":[],"struck":[],)"
            R"("over":false,"winner":null,"losers":[],"crosses":[0,0,0],)"
            R"("bummerl":[0,0,0]})"
            "\n"));
}

void TraceTest::goldenTraceHoldsEveryKindOfOffence_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : { "suit", "name", "figure", "limit" }) QTest::newRow(kind) << kind;
}

void TraceTest::goldenTraceHoldsEveryKindOfOffence()
{
    QFETCH(QString, kind);
    const std::string text = fileText("claims.jsonl");
    const std::string offence = R"("kind":")" + kind.toStdString() + R"(","punished":)";
    QVERIFY(text.find(offence + "true") != std::string::npos);
    QVERIFY(text.find(offence + "false") != std::string::npos);
}

void TraceTest::goldenTracesOfPreferenceHoldEverything()
{
    QStringList contracts;
    QStringList endings;
    QStringList verbs;
    for (const char* name : { "preference", "preference_four", "preference_compulsion" }) {
        for (const QJsonObject& line : objectsOf(fileText(QString(name) + ".jsonl"))) {
            contracts << line["contract"].toString();
            endings << line["by"].toString();
            verbs << line["action"].toString().section(' ', 0, 0);
        }
        if (QString(name) == "preference") { // all of them in one match
            contracts.removeDuplicates();
            contracts.removeAll(QString());
            QCOMPARE(contracts.size(), qsizetype { preference::contractCount + 1 });
        }
    }
    endings.removeDuplicates();
    endings.removeAll(QString());
    verbs.removeDuplicates();
    verbs.removeAll(QString());
    endings.sort();
    QCOMPARE(endings, (QStringList { "agreed", "home", "play" }));
    QCOMPARE(verbs.size(), qsizetype { 15 });
}

void TraceTest::P68_everyDealOfPreferenceHasItsScoreLine()
{
    for (const char* name : { "preference", "preference_four", "preference_compulsion" }) {
        const auto lines = objectsOf(fileText(QString(name) + ".jsonl"));
        const int deals = lines.front()["rules"].toObject()["deals"].toInt();
        int scores = 0;
        for (const QJsonObject& line : lines) {
            if (kindOf(line) != "score") continue;
            QCOMPARE(line["number"].toInt(), ++scores);
            int sum = line["pot"].toInt();
            for (const auto& total : line["total"].toArray()) sum += total.toInt();
            QCOMPARE(sum, 0);
        }
        QCOMPARE(scores, deals);
        QCOMPARE(kindOf(lines.back()), QString("end"));
    }
}

void TraceTest::M38_scoreLineIsThatOfTheWorkedExample()
{
    const std::vector<std::string> lines = linesOfText(fileText("mittlere.jsonl"));
    QCOMPARE(lines[38],
        std::string(
            R"({"type":"score","number":1,"delta":[1,-2,1],"total":[1,-2,1],"case":"middle",)"
            R"("trump":"B","tricks":[6,3,3],"points":[72,45,40],"strokes":[1,0,1],)"
            R"("potatoes":[0,2,0],"total_strokes":[1,0,1],"total_potatoes":[0,2,0]})"
            "\n"));
}

void TraceTest::goldenTracesOfMittlereHoldEverything()
{
    QStringList cases;
    QStringList verbs;
    int rounds = 0;
    for (const char* name : { "mittlere", "mittlere_draw" }) {
        for (const QJsonObject& line : objectsOf(fileText(QString(name) + ".jsonl"))) {
            if (kindOf(line) == "score") cases << line["case"].toString();
            if (kindOf(line) == "act") {
                verbs << line["action"].toString().section(' ', 0, 0);
                QCOMPARE(line["legal"].toObject().size(), qsizetype { 1 });
            }
            rounds = std::max(rounds, line["round"].toInt());
        }
    }
    cases.removeDuplicates();
    verbs.removeDuplicates();
    QCOMPARE(cases.size(), qsizetype { mittlere::caseRows.size() });
    QCOMPARE(verbs.size(), qsizetype { 2 });
    QVERIFY(rounds > 2);
}

void TraceTest::M28_packsThatAreSpreadAreNoDeals()
{
    const auto tally = checkText(fileText("mittlere_draw.jsonl"));
    QVERIFY(tally);
    QCOMPARE(tally->deals, std::uint64_t { 15 }); // three of them annulled
}

namespace {

template <typename S> void checkReadBack(int seed)
{
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 60; ++i) {
        const Timeline<S> match = randomMatch<S>(rng);
        const std::string text = written(match, i % 2 == 0);
        const auto read = readText(text);
        QVERIFY2(read, read ? "" : toText(read.error(), "match").c_str());
        QVERIFY(std::get<Timeline<S>>(*read) == match);
        const auto tally = checkText(text);
        QVERIFY(tally);
        std::uint64_t acts = 0;
        for (std::size_t n = 0; n < match.length(); ++n)
            acts += match.event(n).index(); // a pack is none
        QCOMPARE(tally->actions, acts);
    }
}

} // namespace

void TraceTest::randomMatchReadBackIsTheSame()
{
    checkReadBack<bieten::State>(20);
    checkReadBack<preference::State>(21);
    checkReadBack<mittlere::State>(22);
}

void TraceTest::everyStartOfATraceIsASavedMatch()
{
    std::string text;
    for (const std::string& line : linesOfText(fileText("claims.jsonl"))) {
        text += line;
        const auto match = readText(text);
        QVERIFY2(match, match ? "" : toText(match.error(), "start").c_str());
        // A stop between an act and its score line is mended when it is written again.
        QVERIFY(traceOf(std::get<BietenMatch>(*match)).starts_with(text));
    }
}

void TraceTest::severalMatchesStandInOneFile()
{
    const auto tally = checkText(fileText("tirol.jsonl") + secondMatch + secondMatch);
    QVERIFY(tally);
    const auto second = *checkText(secondMatch);
    const auto first = *checkText(fileText("tirol.jsonl"));
    const Tally sum { 3, first.deals + 2 * second.deals, first.actions + 2 * second.actions };
    QVERIFY(*tally == sum);
    QVERIFY(!readText(secondMatch + secondMatch));
}

void TraceTest::unknownFieldsAreIgnored()
{
    std::string text;
    for (const std::string& line : linesOfText(fileText("claims.jsonl")))
        text += R"({"note":[{"a":null},1.5,"ä"],)" + line.substr(1);
    QVERIFY(checkText(text));
    QCOMPARE(traceOf(std::get<BietenMatch>(*readText(text))), fileText("claims.jsonl"));
}

void TraceTest::lastLineMayLackItsNewline()
{
    std::string text = secondMatch;
    text.pop_back();
    QVERIFY(checkText(text));
}

void TraceTest::B76_legalActionsAreSortedByCharacter()
{
    const std::string text = fileText("tirol.jsonl");
    QVERIFY(text.find(R"(["cut 10","cut 11",)") != std::string::npos);
    QVERIFY(text.find(R"("cut 29","cut 4",)") != std::string::npos);
    QVERIFY(text.find(R"(["leave","steal"])") != std::string::npos);
}

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
