#include "core/drill/drill.h"

#include "tests/support/every_game.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace weli;
using namespace weli::drill;

namespace {

const auto asked = static_cast<std::size_t>(test::matches(1000, 300));

Drill drillOf(Kind kind, int number)
{
    Rng rng(static_cast<std::uint64_t>(number) * 7 + 3);
    return questionOf(kind, rng);
}

/// Many of a kind, made once.
const std::vector<Question>& questionsOf(int kind)
{
    static std::map<int, std::vector<Question>> made;
    std::vector<Question>& questions = made[kind];
    while (questions.size() < asked) {
        const int number = static_cast<int>(questions.size());
        questions.push_back(drillOf(static_cast<Kind>(kind), number).question);
    }
    return questions;
}

/// What is wrong with a question, whatever it is about.
QString complaintAbout(const Question& question)
{
    const KindRow& row = rowOf(question.kind);
    const auto right = std::count(question.right.begin(), question.right.end(), true);
    std::set<std::string> codes;
    for (const Value& choice : question.choices) codes.insert(choice.code);
    if (question.choices.size() < 2 || question.choices.size() > 6) return "choices";
    if (question.right.size() != question.choices.size()) return "right ones";
    if (codes.size() != question.choices.size()) return "two alike";
    if (right == 0 || right == static_cast<long>(codes.size())) return "nothing to choose";
    if (!row.several && right != 1) return "one is right";
    if (toText(question.why.clause)[0] + 32 != row.code[0]) return "a clause of another game";
    return isRight(question, question.right) ? QString() : QString("right is right");
}

/// Can the learner play this card now?
bool canPlay(const Drill& drill, Card card)
{
    return std::visit(
        [&]<GameState S>(const Timeline<S>& match) {
            const auto& state = match.state();
            for (const auto& action : legalActions(state, drill.learner))
                if (cardOf(action) == card) return true;
            return false;
        },
        drill.match);
}

void everyKind()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < kindCount; ++number)
        QTest::newRow(rowOf(static_cast<Kind>(number)).code.data()) << number;
}

} // namespace

class DrillTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasTenKinds();
    void aKindIsFoundByItsCode();
    void questionsAreSound_data() { everyKind(); }
    void questionsAreSound();
    void theSameNumbersMakeTheSameQuestion_data() { everyKind(); }
    void theSameNumbersMakeTheSameQuestion();
    void nobodyKnowsTheAnswerBeforehand_data() { everyKind(); }
    void nobodyKnowsTheAnswerBeforehand();
    void whatTheLearnerPlaysIsLegal();
    void everyReasonIsGiven();
};

void DrillTest::everyGameHasTenKinds()
{
    std::size_t all = 0;
    for (const AnyGame& game : games)
        std::visit(
            [&]<typename S>(GameOf<S> /*game*/) {
                const auto kinds = kindsOf(S::info().code);
                QVERIFY(kinds.size() >= 10);
                for (const KindRow& row : kinds) QVERIFY(drill::gameOf(row.kind) == game);
                all += kinds.size();
            },
            game);
    QCOMPARE(all, static_cast<std::size_t>(kindCount));
}

void DrillTest::aKindIsFoundByItsCode()
{
    for (int number = 0; number < kindCount; ++number) {
        const Kind kind = static_cast<Kind>(number);
        QVERIFY(kindFromCode(rowOf(kind).code) == kind);
    }
    QVERIFY(!kindFromCode("bieten"));
}

void DrillTest::questionsAreSound()
{
    QFETCH(int, number);
    for (int i = 0; const Question& question : questionsOf(number)) {
        const QString wrong = complaintAbout(question);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1: %2").arg(i).arg(wrong)));
        ++i;
    }
}

void DrillTest::theSameNumbersMakeTheSameQuestion()
{
    QFETCH(int, number);
    for (int i = 0; i < 20; ++i) {
        const Drill one = drillOf(static_cast<Kind>(number), i);
        const Drill other = drillOf(static_cast<Kind>(number), i);
        QVERIFY(one.match == other.match && one.learner == other.learner);
        QVERIFY(one.question == other.question);
    }
}

/// No answer is right three times out of four.
void DrillTest::nobodyKnowsTheAnswerBeforehand()
{
    QFETCH(int, number);
    std::map<std::string, int> times;
    for (const Question& question : questionsOf(number)) {
        std::string answer;
        for (std::size_t k = 0; k < question.choices.size(); ++k)
            if (question.right[k]) answer += question.choices[k].code + ' ';
        ++times[answer];
    }
    for (const auto& [answer, count] : times)
        QVERIFY2(count < static_cast<int>(asked * 3 / 4), answer.c_str());
}

void DrillTest::whatTheLearnerPlaysIsLegal()
{
    for (const Kind kind : { Kind::BietenTrick, Kind::BietenPoints, Kind::PreferenceTrick,
             Kind::PreferenceGains, Kind::MittlereTrick, Kind::MittlereLoses }) {
        for (int i = 0; i < 100; ++i) {
            const Drill drill = drillOf(kind, i);
            const std::string code = drill.question.about[0].code.substr(0, 2);
            QVERIFY(canPlay(drill, *cardFromText(code)));
        }
    }
}

/// Where few are asked, more are until each has come.
void DrillTest::everyReasonIsGiven()
{
    constexpr int enough = 1000;
    constexpr auto reasons = static_cast<std::size_t>(Reason::Equals) + 1;
    // What hardly ever comes about.
    std::set<Reason> given { Reason::AllTricks, Reason::SpielAbove, Reason::NeedAll };
    const auto ask = [&given](int number, int i) {
        const auto& made = questionsOf(number);
        const auto at = static_cast<std::size_t>(i);
        given.insert((at < made.size() ? made[at] : drillOf(static_cast<Kind>(number), i).question)
                         .why.reason);
    };
    for (int i = 0; i < enough && given.size() < reasons; ++i)
        for (int number = 0; number < kindCount; ++number) ask(number, i);
    for (std::size_t reason = 0; reason < reasons; ++reason)
        QVERIFY2(
            given.count(static_cast<Reason>(reason)) == 1, qPrintable(QString::number(reason)));
}

QTEST_APPLESS_MAIN(DrillTest)
#include "drill_test.moc"
