#include "core/record/trace.h"

#include <QtTest>

#include <fstream>
#include <sstream>

using namespace weli;

namespace {

/// The complete trace that starts with the worked example: line 1 the match, 2 the deal, 3 the cut,
/// 22 the last card, 23 the score, 24 the next deal.
std::vector<std::string> goodLines()
{
    std::ifstream file(WELI_SOURCE_DIR "/tests/traces/section_13_complete.jsonl");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

std::string textOf(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

std::optional<TraceProblem> problemOfCheck(const std::string& text)
{
    std::istringstream in(text);
    const auto tally = checkTrace(in);
    return tally ? std::nullopt : std::optional(tally.error());
}

std::optional<TraceProblem> problemOfRead(const std::string& text)
{
    std::istringstream in(text);
    const auto match = readMatch(in);
    return match ? std::nullopt : std::optional(match.error());
}

QByteArray shownProblem(const std::optional<TraceProblem>& problem)
{
    return problem ? QByteArray::fromStdString(toText(*problem, "f")) : QByteArray("nothing");
}

std::string repeated(const std::string& piece, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i) text += piece;
    return text;
}

struct Replacement {
    const char* name;
    std::size_t line;
    const char* from;
    const char* to;
    const char* wrong; // the whole message after the line
};

// One change to the good trace, and what the reader says at that line.
const std::array replacements {
    // the match line
    Replacement { "no type", 1, R"("type":"match",)", "", R"("type" is missing)" },
    Replacement { "type is no text", 1, R"("match")", "3", R"("type" is 3, not text)" },
    Replacement { "another first line", 1, R"("match")", R"("deal")",
        R"(a line of type "deal" where "match" is due)" },
    Replacement { "another format", 1, R"("format":1)", R"("format":2)",
        "it has format 2, which a newer Weli writes" },
    Replacement { "another game", 1, R"("bieten")", R"("skat")", R"(there is no game "skat")" },
    Replacement { "one player", 1, R"("players":3)", R"("players":1)",
        R"("players" is 1, not a whole number from 2 to 8 (B-1))" },
    Replacement { "nine players", 1, R"("players":3)", R"("players":9)",
        R"("players" is 9, not a whole number from 2 to 8 (B-1))" },
    Replacement { "players as text", 1, R"("players":3)", R"("players":"3")",
        R"("players" is "3", not a whole number from 2 to 8 (B-1))" },
    Replacement { "players with a point", 1, R"("players":3)", R"("players":3.0)",
        R"("players" is 3.000000, not a whole number from 2 to 8 (B-1))" },
    Replacement { "no such seat deals", 1, R"("first_dealer":0)", R"("first_dealer":3)",
        R"("first_dealer" is 3, not a whole number from 0 to 2 (B-80))" },
    Replacement { "rule unknown", 1, R"("good_bars":false)", R"("good_bars":false,"good":1)",
        R"(there is no rule "good" (B-7))" },
    Replacement { "rule twice", 1, R"("good_bars":false)", R"("good_bars":false,"games":2)",
        R"(the key "games" appears twice)" },
    Replacement { "rule too small", 1, R"("target":7)", R"("target":2)",
        R"(the rule "target" cannot be 2 (B-7))" },
    Replacement { "rule too large", 1, R"("target":7)", R"("target":100)",
        R"(the rule "target" cannot be 100 (B-7))" },
    Replacement { "rule huge", 1, R"("target":7)", R"("target":18446744073709551616)",
        R"(the rule "target" cannot be 18446744073709551616.000000 (B-7))" },
    Replacement { "rule beyond all numbers", 1, R"("target":7)", R"("target":1e999)",
        R"(malformed JSON at character 78)" },
    Replacement { "number for a boolean", 1, R"("weli_loss":false)", R"("weli_loss":0)",
        R"(the rule "weli_loss" cannot be 0 (B-7))" },
    Replacement { "boolean for a number", 1, R"("games":2)", R"("games":true)",
        R"(the rule "games" cannot be true (B-7))" },
    Replacement { "no such word", 1, R"("weli":"none")", R"("weli":"tame")",
        R"(the rule "weli" cannot be "tame" (B-7))" },
    Replacement { "rules not together", 1, R"("extra_wild":false)", R"("extra_wild":true)",
        "extra_wild does not go with this value of weli (B-7)" },
    Replacement { "rules are a list", 1, R"("rules":{)", R"("rules":[],"other":{)",
        R"(there is no object "rules" (B-7))" },
    // deals
    Replacement { "deal misnumbered", 2, R"("number":1)", R"("number":2)",
        R"("number" is 2 instead of 1 (B-80))" },
    Replacement { "first dealer wrong", 2, R"("dealer":0)", R"("dealer":1)",
        R"("dealer" is 1 instead of 0 (B-9))" },
    Replacement { "next dealer wrong", 24, R"("dealer":1)", R"("dealer":2)",
        R"("dealer" is 2 instead of 1 (B-70))" },
    Replacement { "card missing", 2, R"("L7",)", "", R"("L7" is missing from the pack (B-80))" },
    Replacement { "card twice", 2, R"("L7",)", R"("BA",)", R"("BA" is in the pack twice (B-80))" },
    Replacement {
        "card too many", 2, R"("L7",)", R"("L7","L7",)", R"("L7" is in the pack twice (B-80))" },
    Replacement { "Weli that does not play", 2, R"("L7",)", R"("B6",)",
        R"("B6" does not belong to the pack (B-80))" },
    Replacement { "no card", 2, R"("L7",)", R"("L1",)", R"("L1" is not a card (B-80))" },
    Replacement { "number for a card", 2, R"("L7",)", "7,", "7 is not a card (B-80)" },
    Replacement { "no pack", 2, R"("pack")", R"("back")", R"(there is no list "pack" (B-80))" },
    // acts
    Replacement { "act is a deal", 3, R"("type":"act")", R"("type":"deal")",
        R"(a line of type "deal" where "act" is due (B-80))" },
    Replacement { "line of an unknown type", 3, R"("type":"act")", R"("type":"note")",
        R"(a line of type "note" where "act" is due (B-80))" },
    Replacement { "no seat", 3, R"("seat":2,)", "", R"("seat" is missing (B-80))" },
    Replacement { "no such seat", 3, R"("seat":2)", R"("seat":3)",
        R"("seat" is 3, not a whole number from 0 to 2 (B-80))" },
    Replacement { "another seat cuts", 3, R"("seat":2)", R"("seat":1)",
        R"(move out of turn: seat 1 "cut 12", but it is the turn of seat 2 (B-10))" },
    Replacement {
        "cut too deep", 3, "cut 12", "cut 29", R"(illegal move: seat 2 "cut 29" (B-10))" },
    Replacement { "another seat deals", 4, R"("seat":0)", R"("seat":1)",
        R"(move out of turn: seat 1 "deal 1-2", but it is the turn of seat 0 (B-13))" },
    Replacement {
        "dealt otherwise", 4, "deal 1-2", "deal 2-1", R"(illegal move: seat 0 "deal 2-1" (B-13))" },
    Replacement { "card out of turn", 5, R"("seat":1,"action":"play AK")",
        R"("seat":2,"action":"play BT")",
        R"(move out of turn: seat 2 "play BT", but it is the turn of seat 1 (B-16))" },
    Replacement {
        "card of another", 5, "play AK", "play LA", R"(illegal move: seat 1 "play LA" (B-17))" },
    Replacement { "bid before the forehand", 5, R"("seat":1,"action":"play AK")",
        R"("seat":0,"action":"bid last")", R"(illegal move: seat 0 "bid last" (B-41))" },
    Replacement {
        "suit not followed", 28, "play LO", "play BU", R"(illegal move: seat 0 "play BU" (B-18))" },
    Replacement { "another figure answered", 15, "hold hearts", "hold run",
        R"(illegal move: seat 0 "hold run" (B-43))" },
    Replacement { "bid without the figure", 7, "bid leaves", "bid run",
        R"(illegal move: seat 0 "bid run" (B-36))" },
    Replacement { "answer out of turn", 8, R"("seat":1)", R"("seat":2)",
        R"(move out of turn: seat 2 "good leaves", but it is the turn of seat 1 (B-43))" },
    Replacement { "hold without the figure", 8, "good leaves", "hold leaves",
        R"(illegal move: seat 1 "hold leaves" (B-36))" },
    Replacement {
        "no such action", 5, "play AK", "fly AK", R"(there is no action "fly AK" (B-75))" },
    Replacement { "action with two spaces", 5, "play AK", "play  AK",
        R"(there is no action "play  AK" (B-75))" },
    Replacement { "action with a newline", 5, "play AK", R"(play AK\n)",
        R"(there is no action "play AK?" (B-75))" },
    Replacement { "action is no text", 5, R"("play AK")", R"(["play AK"])",
        R"("action" is ["play AK"], not text (B-75))" },
    Replacement { "no action", 5, R"("action")", R"("acts")", R"("action" is missing (B-75))" },
    // legal
    Replacement { "legal lacks an act", 4, R"("deal 1-2")", R"("deal 1-2","legal":{"0":[]})",
        R"("legal" lists [] for seat 0, which may: deal 1-2 (B-76))" },
    Replacement { "legal lacks a seat", 4, R"("deal 1-2")", R"("deal 1-2","legal":{})",
        R"("legal" lists nothing for seat 0, which may: deal 1-2 (B-76))" },
    Replacement { "legal has an act too many", 4, R"("deal 1-2")",
        R"("deal 1-2","legal":{"0":["deal 1-2","deal 2-1"]})",
        R"("legal" lists ["deal 1-2","deal 2-1"] for seat 0, which may: deal 1-2 (B-76))" },
    Replacement { "legal has a seat too many", 4, R"("deal 1-2")",
        R"("deal 1-2","legal":{"0":["deal 1-2"],"1":[]})",
        R"("legal" lists [] for seat 1, which may: nothing (B-76))" },
    Replacement { "legal has a stranger", 4, R"("deal 1-2")",
        R"("deal 1-2","legal":{"0":["deal 1-2"],"3":["deal 1-2"]})",
        R"("legal" names a seat that is not there (B-76))" },
    Replacement { "legal is a list", 4, R"("deal 1-2")", R"("deal 1-2","legal":[])",
        R"("legal" is [], not an object (B-76))" },
    // scores
    Replacement { "score misnumbered", 23, R"("number":1)", R"("number":2)",
        R"("number" is 2 instead of 1 (B-81))" },
    Replacement { "delta wrong", 23, R"("delta":[1,3,5])", R"("delta":[1,3,4])",
        R"("delta" is [1,3,4] instead of [1,3,5] (B-81))" },
    Replacement { "total too short", 23, R"("total":[1,3,5])", R"("total":[1,3])",
        R"("total" is [1,3] instead of [1,3,5] (B-81))" },
    Replacement { "score of a text", 23, R"("game":1)", R"("game":"1")",
        R"("game" is "1" instead of 1 (B-81))" },
    Replacement {
        "score field missing", 23, R"("offences":[],)", "", R"("offences" is missing (B-81))" },
    Replacement { "null is not false", 23, R"("winner":null)", R"("winner":false)",
        R"("winner" is false instead of null (B-81))" },
    // text
    Replacement { "malformed", 5, R"("seat":1,)", R"("seat":1)", "malformed JSON at character 30" },
    Replacement {
        "two values", 5, R"("play AK"})", R"("play AK"}{})", "malformed JSON at character 43" },
    Replacement { "zero byte", 5, "AK", "A\\u0000", R"(there is no action "play A?" (B-75))" },
    Replacement { "not UTF-8", 5, "AK", "A\xC3(", "malformed JSON at character 41" },
};

} // namespace

class ReaderTest : public QObject {
    Q_OBJECT

private slots:
    void wrongLineIsNamed_data();
    void wrongLineIsNamed();
    void matchThatIsTooLongIsRefused();
    void ruleThatIsMissingIsTheUsualOneOfASavedMatchAlone();
    void foreignFileGivesAMessage_data();
    void foreignFileGivesAMessage();
    void lineThatIsMissingIsNamed_data();
    void lineThatIsMissingIsNamed();
    void cutFileIsRefusedAtItsLastLineAndASavedOneReadUpToIt();
    void saveFileStopsAnywhereButOnceOver();
    void lineOfAnyLengthUpToTheLongestIsRead_data();
    void lineOfAnyLengthUpToTheLongestIsRead();
    void longValuesAreCutOffInMessages();
    void streamThatFailsGivesAMessage();
};

void ReaderTest::wrongLineIsNamed_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < replacements.size(); ++i)
        QTest::newRow(replacements[i].name) << static_cast<int>(i);
}

void ReaderTest::wrongLineIsNamed()
{
    QFETCH(int, row);
    const Replacement& replacement = replacements[static_cast<std::size_t>(row)];
    auto lines = goodLines();
    std::string& line = lines[replacement.line - 1];
    const std::size_t place = line.find(replacement.from);
    QVERIFY(place != std::string::npos);
    line.replace(place, std::strlen(replacement.from), replacement.to);

    const QByteArray expected
        = QByteArray("f:") + QByteArray::number(replacement.line) + ": " + replacement.wrong;
    QCOMPARE(shownProblem(problemOfCheck(textOf(lines))), expected);
    QCOMPARE(shownProblem(problemOfRead(textOf(lines))), expected);
}

void ReaderTest::matchThatIsTooLongIsRefused()
{
    const auto problemOf = [](std::uint64_t most) {
        std::istringstream in(textOf(goodLines()));
        const auto match = readMatch(in, most);
        return match ? std::nullopt : std::optional(match.error());
    };
    std::istringstream in(textOf(goodLines()));
    const std::uint64_t acts = checkTrace(in)->actions;
    QCOMPARE(shownProblem(problemOf(acts)), QByteArray("nothing"));
    QVERIFY(shownProblem(problemOf(acts - 1)).contains("more than"));
}

void ReaderTest::ruleThatIsMissingIsTheUsualOneOfASavedMatchAlone()
{
    auto lines = goodLines();
    const std::string rule = R"("good_bars":false,)";
    lines[0].erase(lines[0].find(rule), rule.size());
    QCOMPARE(shownProblem(problemOfCheck(textOf(lines))),
        QByteArray(R"(f:1: the rule "good_bars" is missing (B-7))"));
    std::istringstream in(textOf(lines));
    const auto match = readMatch(in);
    QVERIFY(match.has_value());
    QVERIFY(!std::get<Timeline<bieten::State>>(*match).state().table.rules.goodBars);
}

void ReaderTest::foreignFileGivesAMessage_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray million(1000000, '[');
    const QByteArray objects = QByteArray(R"({"a":)").repeated(150000);
    QTest::newRow("empty") << QByteArray() << QByteArray("f:1: there is no match");
    QTest::newRow("empty line") << QByteArray("\n") << QByteArray("f:1: an empty line");
    QTest::newRow("prose") << QByteArray("Dear reader,\n")
                           << QByteArray("f:1: malformed JSON at character 1");
    QTest::newRow("number") << QByteArray("1\n") << QByteArray("f:1: not a JSON object");
    QTest::newRow("list") << QByteArray("[]\n") << QByteArray("f:1: not a JSON object");
    QTest::newRow("zeros") << QByteArray(3000, '\0')
                           << QByteArray("f:1: malformed JSON at character 1");
    QTest::newRow("binary") << QByteArray::fromHex("7f454c4602010100ff00fe0a0a00")
                            << QByteArray("f:1: malformed JSON at character 1");
    QTest::newRow("nested lists") << million << QByteArray("f:1: nested too deep");
    QTest::newRow("nested objects") << objects << QByteArray("f:1: nested too deep");
    QTest::newRow("nested in a field")
        << R"({"type":"match","x":)" + million << QByteArray("f:1: nested too deep");
    QTest::newRow("one character too long")
        << QByteArray(1048577, ' ') << QByteArray("f:1: longer than 1048576 characters");
    QTest::newRow("one long line")
        << QByteArray(100 << 20, 'x') << QByteArray("f:1: longer than 1048576 characters");
}

void ReaderTest::foreignFileGivesAMessage()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(shownProblem(problemOfCheck(text.toStdString())), expected);
    QCOMPARE(shownProblem(problemOfRead(text.toStdString())), expected);
}

void ReaderTest::lineThatIsMissingIsNamed_data()
{
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("expected");
    const auto last = static_cast<int>(goodLines().size());
    QTest::newRow("deal") << 2 << QByteArray(R"(a line of type "act" where "deal" is due (B-80))");
    QTest::newRow("act") << 3
                         << QByteArray(R"(move out of turn: seat 0 "deal 1-2", )"
                                       "but it is the turn of seat 2 (B-13)");
    QTest::newRow("score") << 23
                           << QByteArray(R"(a line of type "deal" where "score" is due (B-80))");
    QTest::newRow("end") << last
                         << QByteArray(
                                R"(the file stops where a line of type "end" is due (B-80))");
}

void ReaderTest::lineThatIsMissingIsNamed()
{
    QFETCH(int, line);
    QFETCH(QByteArray, expected);
    auto lines = goodLines();
    lines.erase(lines.begin() + line - 1);
    QCOMPARE(shownProblem(problemOfCheck(textOf(lines))),
        "f:" + QByteArray::number(line) + ": " + expected);
}

void ReaderTest::cutFileIsRefusedAtItsLastLineAndASavedOneReadUpToIt()
{
    const auto lines = goodLines();
    const std::string text = textOf(lines);
    for (std::size_t length = 1; length < 3000; length += 7) {
        const std::string cut = text.substr(0, length);
        const auto whole = static_cast<std::size_t>(std::count(cut.begin(), cut.end(), '\n'));
        const std::string rest = cut.substr(cut.rfind('\n') + 1);
        const std::size_t complete = whole + (rest == lines[whole] ? 1 : 0);
        QCOMPARE(problemOfCheck(cut)->line, complete + 1);
        const auto saved = problemOfRead(cut);
        QCOMPARE(saved ? saved->line : 0, complete == 0 ? 1 : 0);
    }
}

void ReaderTest::saveFileStopsAnywhereButOnceOver()
{
    auto lines = goodLines();
    QVERIFY(!problemOfRead(textOf(lines)));
    lines.push_back(lines.front());
    const std::string expected = "f:" + std::to_string(lines.size());
    QCOMPARE(shownProblem(problemOfRead(textOf(lines))),
        QByteArray::fromStdString(expected + ": a line after the end of the match (B-80)"));
}

void ReaderTest::lineOfAnyLengthUpToTheLongestIsRead_data()
{
    QTest::addColumn<int>("length");
    for (const int length : { 8190, 8191, 8192, 8193, 16382, 16383, 1048575, 1048576 })
        QTest::addRow("%d", length) << length;
}

void ReaderTest::lineOfAnyLengthUpToTheLongestIsRead()
{
    QFETCH(int, length);
    for (const bool atTheEnd : { false, true }) {
        auto lines = goodLines();
        if (atTheEnd) lines.resize(3);
        lines[2].resize(static_cast<std::size_t>(length), ' ');
        QCOMPARE(shownProblem(problemOfRead(textOf(lines))), QByteArray("nothing"));
        std::string torn = textOf(lines);
        if (atTheEnd) torn.pop_back(); // no newline
        QCOMPARE(shownProblem(problemOfRead(torn)), QByteArray("nothing"));
    }
}

void ReaderTest::longValuesAreCutOffInMessages()
{
    auto lines = goodLines();
    lines[2] = R"({"type":"act","seat":2,"action":")" + repeated("long ", 10000) + R"("})";
    QVERIFY(shownProblem(problemOfCheck(textOf(lines))).size() < 200);
    lines[2] = R"({"type":"act","seat":2,"action":[)" + repeated("0,", 10000) + "0]}";
    QVERIFY(shownProblem(problemOfCheck(textOf(lines))).size() < 600);
}

void ReaderTest::streamThatFailsGivesAMessage()
{
    std::ifstream folder("/");
    const auto tally = checkTrace(folder);
    QVERIFY(!tally);
    QCOMPARE(tally.error().problem.what, Wrong::Unreadable);
}

QTEST_APPLESS_MAIN(ReaderTest)
#include "reader_test.moc"
