#include "tests/core/lesson/sample.h"

#include <QtTest>

using namespace weli;
using namespace weli::lesson;

namespace {

const std::vector<std::string> english { "en" };

QByteArray faultsIn(const std::string& lines, const std::string& text)
{
    const auto lesson = sample::lessonOf(lines);
    if (!lesson) return "cannot be read: " + sample::bytes(toText(lesson.error()));
    const auto words = sample::wordsOf(text);
    if (!words) return "cannot be read: " + sample::bytes(toText(words.error()));
    const std::vector<WordsIn> all { { "en", *words } };
    QByteArray faults;
    for (const Fault& fault : faultsOf(*lesson, all, english))
        faults += sample::bytes(toText(fault)) + '\n';
    return faults;
}

struct Broken {
    const char* name;
    const char* from;
    const char* to;
    const char* faults;
};

// One change to the lesson, and all that is wrong with it then.
const std::array brokenLessons {
    Broken { "a clause of another game", R"("B-42")", R"("P-42")",
        R"(lesson.jsonl:9: the step "bid": P-42 is a clause of another game)" },
    Broken { "a claim that is not true", R"("turn 1")", R"("turn 2")",
        R"(lesson.jsonl:16: the step "quiet": "turn" is 1, not 2)" },
    Broken { "a claim of no fact", R"("turn 1")", R"("tern 1")",
        R"(lesson.jsonl:16: the step "quiet": there is no fact "tern")" },
    Broken { "a claim that does not name all", R"("scorer leaves 2")", R"("scorer 2")",
        R"(lesson.jsonl:31: the step "end": "scorer" does not name what it must)" },
    Broken { "a claim without an answer", R"("turn 1")", R"("scores 1 0")",
        R"(lesson.jsonl:16: the step "quiet": "scores 1" has no answer here)" },
    Broken { "a spot of another game", R"("hand")", R"("bowl")",
        R"(lesson.jsonl:8: the step "hello": the table of this game has no "bowl")" },
    Broken { "no such figure", R"("plate hearts")", R"("plate heart")",
        R"(lesson.jsonl:21: the step "heart": the table of this game has no "plate heart")" },
    Broken { "a card that is not seen", R"("card LK")", R"("card LA")",
        R"(lesson.jsonl:8: the step "hello": "card LA" is not to be seen)" },
    Broken { "a seat of nobody", R"("name 2")", R"("name 3")",
        R"(lesson.jsonl:21: the step "heart": "name 3" is nobody's)" },
    Broken { "a button that is not there", R"("answer play BK")", R"("answer play HA")",
        R"(lesson.jsonl:14: the step "card": "answer play HA" is not open to the learner)" },
    Broken { "another act that is not legal", R"("or":["play HU"])",
        R"("or":["play HU","play HA"])",
        R"(lesson.jsonl:14: the step "card": "play HA" is not open to the learner)" },
    Broken { "the same act", R"("or":["play HU"])", R"("or":["play HU","play BK"])",
        R"(lesson.jsonl:14: the step "card": "play BK" is the act of the next line)" },
    Broken { "a question without an answer", R"("question":"trick")", R"("question":"scores 1")",
        R"(lesson.jsonl:25: the step "whose": "scores 1" has no answer here
en.md:98: "0" is no wrong act or answer there: the reply is never said
en.md:102: "2" is no wrong act or answer there: the reply is never said)" },
    Broken { "the right answer is not offered", R"(["1","2","3"])", R"(["1","3"])",
        R"(lesson.jsonl:13: the step "worth": the right answer "2" is not among the choices)" },
    Broken { "no choices", R"(,"choices":["1","2","3"])", "",
        R"(lesson.jsonl:13: the step "worth": there are no choices for "value leaves"
en.md:33: "1" is no wrong act or answer there: the reply is never said
en.md:37: "3" is no wrong act or answer there: the reply is never said)" },
    Broken { "a choice without a reply", R"(["1","2","3"])", R"(["1","2","3","4"])",
        R"(en.md:29: the step "worth" has no reply to "4": ### 4)" },
    Broken { "nothing to wait for", R"("kind":"do","point":["plate hearts","name 2"])",
        R"("kind":"wait","point":["plate hearts","name 2"])",
        R"(lesson.jsonl:21: the step "heart": the next line is an act of the learner: nothing goes on without it
en.md:78: the step "heart" has no reply to "hold hearts": ### hold hearts)" },
    Broken { "no act to do", R"("name":"quiet","kind":"wait","claims":["turn 1"])",
        R"("name":"quiet","kind":"do")",
        R"(lesson.jsonl:16: the step "quiet": the next line is no act of the learner
en.md:70: "bid" is no wrong act or answer there: the reply is never said)" },
    Broken { "nothing can be said", R"("name":"end","kind":"tell")",
        R"("name":"end","kind":"wait")",
        R"(lesson.jsonl:31: the step "end": the learner can do nothing: it is a step of the kind tell
en.md:110: the step "end", ### help, is missing or empty)" },
    Broken { "play before the end", R"("name":"hello","kind":"tell")",
        R"("name":"hello","kind":"play","until":"trick")",
        R"(lesson.jsonl:8: the step "hello": only the last step can be of the kind play)" },
    Broken { "a step without words", R"("name":"end")", R"("name":"ends")",
        R"(en.md: the step "ends" has no words: ## ends
en.md:110: there is no step "end")" },
};

// One change to the words, and all that is wrong with them then.
const std::array brokenWords {
    Broken { "no text below the title", "What one can do.", "",
        "en.md:1: the paragraph below the title is missing or empty" },
    Broken {
        "no words in a step", "Wait.", "", R"(en.md:66: the step "quiet" is missing or empty)" },
    Broken {
        "an empty reply", "Not now.", "", R"(en.md:70: the reply to "bid" is missing or empty)" },
    Broken { "no help", "### help\n\nSay nothing.", "",
        R"(en.md:66: the step "quiet", ### help, is missing or empty)" },
    Broken { "help where there is none", "That is all.", "That is all.\n\n### help\n\nRead.",
        R"(en.md:110: the step "end" has nothing to get right or to help with)" },
    Broken { "a word act without a reply", "### good hearts\n\nThat is a point for Luis.", "",
        R"(en.md:78: the step "heart" has no reply to "good hearts": ### good hearts)" },
    Broken { "other is not enough for what is said", "### good hearts", "### other",
        R"(en.md:78: the step "heart" has no reply to "good hearts": ### good hearts)" },
    Broken { "a card without a reply", "### play LK\n\nYou need it.", "",
        R"(en.md:45: the step "card" has no reply to "play LK": ### play LK, or ### other)" },
    Broken { "a reply to what is right", "### play LK", "### play BK\n\nYes.\n\n### play LK",
        R"(en.md:54: "play BK" is no wrong act or answer there: the reply is never said)" },
    Broken { "a reply to nothing", "### good hearts", "### good leaves\n\nNo.\n\n### good hearts",
        R"(en.md:82: "good leaves" is no wrong act or answer there: the reply is never said)" },
    Broken { "an odd asterisk", "Wait.", "*Wait.", R"(en.md:66: the step "quiet" has an odd *)" },
    Broken { "braces around nothing", "Wait.", "Please {wait}.",
        R"(en.md:66: the step "quiet" has braces around what is no card {HA}, suit {H} or rank {xA})" },
    Broken { "a title that is too long", "# A sample",
        "# A sample of a title that has no end at all",
        "en.md:1: the title has 42 characters, more than 40" },
};

void addRows(std::span<const Broken> all)
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("faults");
    for (const Broken& one : all)
        QTest::newRow(one.name) << QByteArray(one.from) << QByteArray(one.to)
                                << QByteArray(one.faults) + '\n';
}

} // namespace

class LessonCheckTest : public QObject {
    Q_OBJECT

private slots:
    void theSampleIsRight();
    void whatIsWrongWithStepsIsNamed_data() { addRows(brokenLessons); }
    void whatIsWrongWithStepsIsNamed();
    void whatIsWrongWithWordsIsNamed_data() { addRows(brokenWords); }
    void whatIsWrongWithWordsIsNamed();
    void textsAreShort();
    void everyLanguageIsWanted();
    void thereAreAtMostTwelveSteps();
    void twoStepsAreNotOnlyRead();
    void anActStandsBeforeTheNextStep();
    void openHandsMayBePointedAt();
    void whatIsHiddenIsNotPointedAt();
    void onlyWhatIsHiddenIsShown();
    void anActThatIsNotAsGoodIsFound();
    void claimsHoldOnEveryWay();
};

void LessonCheckTest::theSampleIsRight()
{
    QCOMPARE(faultsIn(sample::textOf(sample::lines()), std::string(sample::words)), QByteArray());
}

void LessonCheckTest::whatIsWrongWithStepsIsNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, faults);
    const std::string lines
        = sample::replaced(sample::textOf(sample::lines()), from.toStdString(), to.toStdString());
    QCOMPARE(faultsIn(lines, std::string(sample::words)), faults);
}

void LessonCheckTest::whatIsWrongWithWordsIsNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, faults);
    const std::string words = sample::replaced(sample::words, from.toStdString(), to.toStdString());
    QCOMPARE(faultsIn(sample::textOf(sample::lines()), words), faults);
}

void LessonCheckTest::textsAreShort()
{
    for (const auto& [text, where, most] :
        { std::tuple { "What one can do.", "1: the paragraph below the title", 120 },
            std::tuple { "Wait.", "66: the step \"quiet\"", 240 },
            std::tuple { "Not now.", "70: the reply to \"bid\"", 240 },
            std::tuple { "So it is bid.", "9: the step \"bid\", ### right,", 240 },
            std::tuple { "Say nothing.", "66: the step \"quiet\", ### help,", 240 } }) {
        const std::string longest(static_cast<std::size_t>(most), 'a');
        const std::string lines = sample::textOf(sample::lines());
        QCOMPARE(faultsIn(lines, sample::replaced(sample::words, text, longest)), QByteArray());
        QCOMPARE(faultsIn(lines, sample::replaced(sample::words, text, longest + 'a')),
            "en.md:" + QByteArray(where) + " has " + QByteArray::number(most + 1)
                + " characters, more than " + QByteArray::number(most) + '\n');
    }
}

void LessonCheckTest::everyLanguageIsWanted()
{
    const std::vector<WordsIn> words { { "en", *sample::wordsOf(std::string(sample::words)) } };
    const std::vector<std::string> both { "en", "sv" };
    const std::vector<Fault> faults = faultsOf(sample::lesson(), words, both);
    QCOMPARE(faults.size(), std::size_t { 1 });
    QCOMPARE(sample::bytes(toText(faults[0])), QByteArray("sv.md: is missing"));
}

void LessonCheckTest::thereAreAtMostTwelveSteps()
{
    auto lines = sample::lines();
    std::string words(sample::words);
    for (int i = 0; i < 5; ++i) {
        const std::string name = "more" + std::to_string(i);
        lines.push_back(R"({"type":"step","name":")" + name + R"(","kind":"tell"})");
        words += "## " + name + "\nMore.\n";
        if (i < 4) QCOMPARE(faultsIn(sample::textOf(lines), words), QByteArray());
    }
    QCOMPARE(faultsIn(sample::textOf(lines), words),
        QByteArray("lesson.jsonl:36: the step \"more4\": there are more than 12 steps\n"));
}

void LessonCheckTest::twoStepsAreNotOnlyRead()
{
    auto lines = sample::lines();
    std::erase_if(lines, [](const std::string& line) {
        return line.find(R"("type":"step")") != std::string::npos
            && line.find(R"("name":"hello")") == std::string::npos;
    });
    QCOMPARE(faultsIn(sample::textOf(lines), "# T\nt\n## hello\nHello.\n"),
        QByteArray("lesson.jsonl:8: the step \"hello\": in fewer than 2 steps of the lesson is "
                   "something to do\n"));
}

void LessonCheckTest::anActStandsBeforeTheNextStep()
{
    auto lines = sample::lines();
    std::swap(lines[7], lines[8]); // what is to be done, and then more words
    QCOMPARE(faultsIn(sample::textOf(lines), std::string(sample::words)),
        QByteArray("lesson.jsonl:8: the step \"bid\": its act must stand before the next step\n"));
}

void LessonCheckTest::openHandsMayBePointedAt()
{
    const std::string open = sample::replaced(
        sample::textOf(sample::lines()), R"("open":true)", R"("open":true,"point":["card LA"])");
    QCOMPARE(faultsIn(open, std::string(sample::words)), QByteArray());
    const std::string closed = sample::replaced(open, R"("open":true,)", "");
    QCOMPARE(faultsIn(closed, std::string(sample::words)),
        QByteArray("lesson.jsonl:25: the step \"whose\": \"card LA\" is not to be seen\n"));
}

void LessonCheckTest::whatIsHiddenIsNotPointedAt()
{
    const std::string hidden = sample::replaced(
        sample::textOf(sample::lines()), R"("Luis"]})", R"("Luis"],"hides":["figures"]})");
    QCOMPARE(faultsIn(hidden, std::string(sample::words)),
        QByteArray("lesson.jsonl:21: the step \"heart\": \"plate hearts\" is hidden\n"));
    const std::string shown
        = sample::replaced(hidden, R"("kind":"wait",)", R"("kind":"wait","shows":["figures"],)");
    QCOMPARE(faultsIn(shown, std::string(sample::words)), QByteArray());
}

void LessonCheckTest::onlyWhatIsHiddenIsShown()
{
    const std::string lines = sample::textOf(sample::lines());
    const std::string shown
        = sample::replaced(lines, R"("kind":"wait",)", R"("kind":"wait","shows":["slate"],)");
    QCOMPARE(faultsIn(shown, std::string(sample::words)),
        QByteArray("lesson.jsonl:16: the step \"quiet\": \"slate\" is not hidden before\n"));
    const std::string foreign
        = sample::replaced(lines, R"("Luis"]})", R"("Luis"],"hides":["bowl"]})");
    QCOMPARE(faultsIn(foreign, std::string(sample::words)),
        QByteArray("lesson.jsonl:8: the step \"hello\": the table of this game has no \"bowl\" to "
                   "hide\n"));
}

void LessonCheckTest::anActThatIsNotAsGoodIsFound()
{
    // If the hearts are conceded to Luis, nobody holds them.
    const std::string lines = sample::replaced(sample::textOf(sample::lines()),
        R"("kind":"do","point":["plate hearts","name 2"])", R"("kind":"do","or":["good hearts"])");
    const QByteArray faults = faultsIn(lines, std::string(sample::words));
    QVERIFY(faults.contains("\"good hearts\" instead of \"hold hearts\""));
}

void LessonCheckTest::claimsHoldOnEveryWay()
{
    const std::string lines = sample::replaced(sample::textOf(sample::lines()),
        R"("claims":["turn 1"])", R"("claims":["holds 0 HU yes"])");
    QCOMPARE(faultsIn(lines, std::string(sample::words)),
        QByteArray("lesson.jsonl:16: the step \"quiet\": \"holds 0 HU\" is no, not yes\n"));
}

QTEST_APPLESS_MAIN(LessonCheckTest)
#include "lesson_check_test.moc"
