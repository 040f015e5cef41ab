#include "tests/core/lesson/sample.h"

#include <QtTest>

using namespace weli;
using namespace weli::lesson;

namespace {

struct Broken {
    const char* name;
    const char* from;
    const char* to;
    const char* wrong; // after "lesson.jsonl:"
};

// One change to the lesson, and what is wrong with it then.
const std::array brokenLessons {
    Broken { "no type", R"("type":"lesson",)", "", R"(1: "type" is missing)" },
    Broken { "another first line", R"("type":"lesson")", R"("type":"match")",
        R"(1: the first line must be of type "lesson")" },
    Broken { "no JSON", R"({"type":"lesson")", R"("type":"lesson")",
        R"(1: malformed JSON at character 7)" },
    Broken { "no format", R"("format":1,"minutes")", R"("minutes")", R"(1: "format" is missing)" },
    Broken { "a newer format", R"("format":1,"minutes")", R"("format":2,"minutes")",
        "1: it has format 2, which a newer Weli reads" },
    Broken { "an unknown field", R"("minutes":3)", R"("minutes":3,"minute":3)",
        R"(1: there is no field "minute" here)" },
    Broken { "no minutes", R"("minutes":3)", R"("minutes":0)",
        R"(1: "minutes" is 0, not a whole number from 1 to 20)" },
    Broken { "no card", R"("card":"LA",)", "", R"(1: "card" is missing)" },
    Broken { "another card", R"("card":"LA")", R"("card":"XA")",
        R"(1: "card" is "XA", which is no card)" },
    Broken { "a seat of no table", R"("seat":0,"names")", R"("seat":8,"names")",
        R"(1: "seat" is 8, not a whole number from 0 to 7)" },
    Broken {
        "nobody's seat", R"("seat":0,"names")", R"("seat":3,"names")", R"(2: "seat" is nobody's)" },
    Broken { "no list of names", R"(["Vroni","Resi","Luis"])", R"("Vroni")",
        R"(1: "names" is not a list of texts)" },
    Broken { "two names", R"(["Vroni","Resi","Luis"])", R"(["Vroni","Resi"])",
        R"(2: "names" has 2 names for 3 players)" },
    Broken { "a name twice", R"(["Vroni","Resi","Luis"])", R"(["Vroni","Resi","Resi"])",
        R"(1: "names" has "Resi" twice)" },
    Broken { "an act that is not legal", R"("action":"play AK")", R"("action":"play LA")",
        R"(6: illegal move: seat 1 "play LA" (B-17))" },
    Broken { "a line that is not due", R"({"type":"act","seat":1,"action":"play AK"})",
        R"({"type":"score"})", R"(6: a line of type "score" where "act" is due (B-80))" },
    Broken { "a second first line", R"({"type":"act","seat":1,"action":"play AK"})",
        R"({"type":"lesson"})", R"(6: a second line of type "lesson")" },
    Broken { "a step without a name", R"("name":"hello",)", "", R"(8: "name" is missing)" },
    Broken {
        "a step with an empty name", R"("name":"hello")", R"("name":"")", R"(8: "name" is empty)" },
    Broken { "a step twice", R"("name":"bid")", R"("name":"hello")",
        R"(9: the step "hello" stands twice)" },
    Broken { "no kind", R"("kind":"tell","point")", R"("point")", R"(8: "kind" is missing)" },
    Broken { "another kind", R"("kind":"tell")", R"("kind":"say")",
        R"(8: "kind" is "say", not tell, do, wait, ask or play)" },
    Broken { "a field of another kind", R"("kind":"tell","point")",
        R"("kind":"tell","or":[],"point")", R"(8: there is no field "or" here)" },
    Broken { "a field that is misspelt", R"("claims":["may)", R"("claim":["may)",
        R"(9: there is no field "claim" here)" },
    Broken { "no question", R"("question":"value leaves",)", "", R"(13: "question" is missing)" },
    Broken { "play without until", R"("kind":"wait","claims":["turn 1"])", R"("kind":"play")",
        R"(16: "until" is missing)" },
    Broken { "play until something else", R"("kind":"wait","claims":["turn 1"])",
        R"("kind":"play","until":"end")", R"(16: "until" is "end", not trick, deal or match)" },
    Broken { "open is no truth", R"("open":true)", R"("open":1)",
        R"(25: "open" is neither true nor false)" },
    Broken { "no spot", R"("hand")", R"("hands")", R"(8: nothing can be pointed at by "hands")" },
    Broken { "a spot and more", R"("hand")", R"("hand HA")",
        R"(8: nothing can be pointed at by "hand HA")" },
    Broken {
        "no card", R"("card LK")", R"("card L1")", R"(8: nothing can be pointed at by "card L1")" },
    Broken { "no seat", R"("name 2")", R"("name Luis")",
        R"(21: nothing can be pointed at by "name Luis")" },
    Broken { "a claim without its value", R"(["turn 1"])", R"(["turn"])",
        R"(16: the claim "turn" has no value)" },
    Broken { "no part to hide", R"("Luis"]})", R"("Luis"],"hides":["table"]})",
        R"(1: "table" is no part of a table)" },
    Broken { "no part to show", R"("kind":"wait","claims":["turn 1"])",
        R"("kind":"wait","shows":["plate"])", R"(16: "plate" is no part of a table)" },
    Broken { "one trick is tried anyway", R"("kind":"wait","claims":["turn 1"])",
        R"("kind":"wait","tries":1)", R"(16: "tries" is 1, not a whole number from 2 to 12)" },
    Broken { "nothing to be tried", R"("kind":"tell","point")",
        R"("kind":"tell","tries":2,"point")", R"(8: there is no field "tries" here)" },
    Broken { "no clause", R"("B-42")", R"("B42")", R"(9: "B42" is no clause, such as B-31)" },
};

} // namespace

class LessonReaderTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstLineAndTheMatchAreRead();
    void aStepIsShownWhereItsLineStands();
    void eachKindOfStepIsRead();
    void whatIsHiddenAndTriedIsRead();
    void pointersAreReadAndWritten_data();
    void pointersAreReadAndWritten();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void aLessonNeedsAMatchAndAStep();
    void nothingFollowsTheEndOfTheMatch();
};

void LessonReaderTest::theFirstLineAndTheMatchAreRead()
{
    const auto read = sample::lessonOf(sample::textOf(sample::lines()));
    QVERIFY2(read, read ? "" : toText(read.error()).c_str());
    QCOMPARE(read->minutes, 3);
    QCOMPARE(read->card, *cardFromText("LA"));
    QCOMPARE(read->seat, seatAt(0));
    QCOMPARE(read->names, (std::vector<std::string> { "Vroni", "Resi", "Luis" }));
    QCOMPARE(lengthOf(read->match), std::size_t { 21 });
    QCOMPARE(read->steps.size(), std::size_t { 8 });
}

void LessonReaderTest::aStepIsShownWhereItsLineStands()
{
    const Lesson lesson = sample::lesson();
    std::vector<std::size_t> places;
    for (const Step& step : lesson.steps) places.push_back(step.at);
    QCOMPARE(places, (std::vector<std::size_t> { 5, 5, 8, 8, 9, 13, 16, 21 }));
    QCOMPARE(lesson.steps[0].line, std::size_t { 8 });
}

void LessonReaderTest::eachKindOfStepIsRead()
{
    const std::vector<Step> steps = sample::lesson().steps;
    QVERIFY(steps[0].task == Task { Tell {} });
    QVERIFY(steps[1].task == Task { Do {} });
    QVERIFY(steps[3].task == Task { Do { { "play HU" } } });
    QVERIFY(steps[4].task == Task { Wait {} });
    const Ask ask { "value leaves", { "1", "2", "3" } };
    QVERIFY(steps[2].task == Task { ask });
    QVERIFY(steps[6].open && !steps[5].open);
    const Claim may { "may bid leaves", "yes" };
    QVERIFY(steps[1].claims == std::vector { may });
    const Clause bids { 'B', 42 };
    QVERIFY(steps[1].teaches == std::vector { bids });

    auto lines = sample::lines();
    lines.back() = R"({"type":"step","name":"end","kind":"play","until":"match"})";
    const auto playing = sample::lessonOf(sample::textOf(lines));
    QVERIFY(playing && playing->steps.back().task == Task { PlayOn { Until::Match } });
}

void LessonReaderTest::whatIsHiddenAndTriedIsRead()
{
    std::string text = sample::textOf(sample::lines());
    text = sample::replaced(text, R"("Luis"]})", R"("Luis"],"hides":["words","slate"]})");
    text = sample::replaced(
        text, R"("kind":"wait",)", R"("kind":"wait","shows":["slate"],"tries":3,)");
    const Lesson lesson = *sample::lessonOf(text);
    QVERIFY(isHidden(lesson, 0, Part::Slate) && isHidden(lesson, 3, Part::Slate));
    QVERIFY(!isHidden(lesson, 4, Part::Slate) && !isHidden(lesson, 8, Part::Slate));
    QVERIFY(isHidden(lesson, 8, Part::Words) && !isHidden(lesson, 0, Part::Figures));
    QCOMPARE(lesson.steps[4].tries, 3);
    QCOMPARE(lesson.steps[3].tries, 1);
}

void LessonReaderTest::pointersAreReadAndWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
        { "card HA", "hand", "plate hearts", "slate", "slate 1", "cell 4x", "bowl", "order",
            "name 1", "answer hold hearts", "trick", "heap", "talon", "prompt", "result" })
        QTest::newRow(text) << QByteArray(text);
}

void LessonReaderTest::pointersAreReadAndWritten()
{
    QFETCH(QByteArray, text);
    const auto pointer = pointerFromText(text.toStdString());
    QVERIFY(pointer);
    QCOMPARE(sample::bytes(toText(*pointer)), text);
}

void LessonReaderTest::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("wrong");
    for (const Broken& one : brokenLessons)
        QTest::newRow(one.name) << QByteArray(one.from) << QByteArray(one.to)
                                << "lesson.jsonl:" + QByteArray(one.wrong);
}

void LessonReaderTest::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, wrong);
    const auto read = sample::lessonOf(
        sample::replaced(sample::textOf(sample::lines()), from.toStdString(), to.toStdString()));
    QVERIFY(!read);
    QCOMPARE(sample::bytes(toText(read.error())), wrong);
}

void LessonReaderTest::aLessonNeedsAMatchAndAStep()
{
    auto lines = sample::lines();
    QCOMPARE(sample::bytes(toText(sample::lessonOf("").error())),
        QByteArray("lesson.jsonl:1: the first line must be of type \"lesson\""));
    QCOMPARE(sample::bytes(toText(sample::lessonOf(lines[0] + '\n').error())),
        QByteArray("lesson.jsonl:2: there is no match"));
    QCOMPARE(sample::bytes(toText(sample::lessonOf(lines[0] + '\n' + lines[1] + '\n').error())),
        QByteArray("lesson.jsonl:3: there is no step"));
    lines.insert(lines.begin() + 1, lines.back());
    QCOMPARE(sample::bytes(toText(sample::lessonOf(sample::textOf(lines)).error())),
        QByteArray("lesson.jsonl:2: a step before the match"));
}

void LessonReaderTest::nothingFollowsTheEndOfTheMatch()
{
    std::ifstream file(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl");
    std::vector<std::string> lines { sample::lines()[0] };
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    const std::string step = R"({"type":"step","name":"end","kind":"tell"})";
    lines.push_back(step);
    QVERIFY(sample::lessonOf(sample::textOf(lines)));
    lines.push_back(lines[1]);
    const auto read = sample::lessonOf(sample::textOf(lines));
    QVERIFY(!read);
    QCOMPARE(sample::bytes(read.error().what), QByteArray("a line after the end of the match"));
}

QTEST_APPLESS_MAIN(LessonReaderTest)
#include "lesson_reader_test.moc"
