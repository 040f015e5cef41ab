#include "core/drill/drill.h"
#include "ui/words/drill_words.h"
#include "ui/words/languages.h"
#include "ui/words/words.h"

#include <QtTest>

#include <set>

using namespace weli;
using namespace weli::drill;

namespace {

constexpr int asked = 200;

const words::DrillTable table { seatAt(1), { "Resi", "Luis", "Katharina", "Hias", "Vroni", "Sepp" },
    {} };

constexpr std::array packs { wordsFor(PackKind::German, false), wordsFor(PackKind::French, false),
    wordsFor(PackKind::Swiss, false) };

QString complaintAbout(const QString& text, qsizetype longest)
{
    static const QRegularExpression place("%[0-9n]");
    if (text.trimmed().isEmpty()) return "is empty";
    if (text.contains(place)) return "has an empty place: " + text;
    if (text[0].isLower()) return "begins small: " + text;
    if (text.contains("  ")) return "has a hole: " + text;
    if (text.size() > longest) return QString("is too long (%1): ").arg(text.size()) + text;
    return {};
}

/// What is wrong with the words of a question.
QStringList complaints(const Question& question, const words::DrillTable& words)
{
    const QString sentence = words::askedOf(question, words);
    const Because why = words::explanationOf(question, words);
    QStringList wrong;
    wrong << complaintAbout(sentence, 140) << complaintAbout(why.text, 220)
          << complaintAbout(words::titleOf(question.kind), 40);
    if (!why.clause) wrong << "has no clause";
    if (!why.text.endsWith('.') && !why.text.contains(": ")) wrong << "no sentence: " + why.text;
    std::set<QString> choices;
    for (const Value& choice : question.choices) {
        const QString text = words::choiceText(question, choice, words);
        wrong << complaintAbout(text, 40);
        if (!choices.insert(text).second) wrong << "twice: " + text;
    }
    wrong.removeAll(QString());
    return wrong;
}

/// One question of this kind, with the words of the learner who is asked.
QStringList complaintsAbout(Kind kind, int number)
{
    Rng rng(static_cast<std::uint64_t>(number));
    const Drill drill = questionOf(kind, rng);
    words::DrillTable words = table;
    words.learner = drill.learner;
    words.cards = packs[static_cast<std::size_t>(number) % packs.size()];
    return complaints(drill.question, words);
}

} // namespace

class DrillWordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyQuestionHasWords_data();
    void everyQuestionHasWords();
    void titlesOfAGameDiffer();
    void aQuestionIsSaidInFull();
    void whatWasLedIsSaidAsThePackSaysIt();
    void aWrongMarkIsToldWhatForbidsIt();
    void placesArePeople();
    void M02_theSixOfBellsIsNoWeli();

private:
    QTranslator translator_;
};

void DrillWordsTest::everyQuestionHasWords_data()
{
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& each : languages) QTest::newRow(each.code) << QString(each.code);
}

void DrillWordsTest::everyQuestionHasWords()
{
    QFETCH(QString, language);
    QVERIFY(translator_.load(":/i18n/weli_" + language));
    QCoreApplication::installTranslator(&translator_);
    QStringList wrong;
    for (int kind = 0; kind < kindCount; ++kind)
        for (int i = 0; i < asked; ++i)
            for (const QString& each : complaintsAbout(static_cast<Kind>(kind), i))
                wrong << QString::fromUtf8(rowOf(static_cast<Kind>(kind)).code.data()) + ' ' + each;
    QCoreApplication::removeTranslator(&translator_);
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.mid(0, 20).join('\n')));
}

void DrillWordsTest::titlesOfAGameDiffer()
{
    for (const char* game : { "bieten", "preference", "mittlere" }) {
        std::set<QString> titles;
        for (const KindRow& row : kindsOf(game))
            QVERIFY2(titles.insert(words::titleOf(row.kind)).second, row.code.data());
    }
}

void DrillWordsTest::aQuestionIsSaidInFull()
{
    Question question { .kind = Kind::MittlereTrump,
        .about = { card({ Suit::Leaves, Rank::Ober }) },
        .choices = { suit(Suit::Bells), suit(std::nullopt) },
        .right = { false, true },
        .why = { Reason::AllFollow, { 'M', 19 }, { suit(Suit::Leaves) } } };
    QCOMPARE(words::askedOf(question, table), "You play: ober of leaves. What are trumps then?");
    QCOMPARE(words::choiceText(question, question.choices[0], table), "Bells");
    QCOMPARE(words::choiceText(question, question.choices[1], table), "None");
    const Because why = words::explanationOf(question, table);
    QCOMPARE(why.text, "Led: leaves. Your card follows suit, so nothing becomes trumps.");
    QCOMPARE(*why.clause, (Clause { 'M', 19 }));
}

void DrillWordsTest::whatWasLedIsSaidAsThePackSaysIt()
{
    for (const Kind kind :
        { Kind::BietenPlayable, Kind::PreferencePlayable, Kind::MittlerePlayable }) {
        const Question question { .kind = kind, .about = { suit(Suit::Leaves) } };
        words::DrillTable french = table;
        french.cards = wordsFor(PackKind::French, false);
        QCOMPARE(
            words::askedOf(question, table), "Leaves were led. Which of these cards may you play?");
        QCOMPARE(words::askedOf(question, french),
            "Spades were led. Which of these cards may you play?");
    }
}

void DrillWordsTest::aWrongMarkIsToldWhatForbidsIt()
{
    const Question question { .kind = Kind::BietenBids,
        .choices = { figure("hearts"), figure("leaves"), figure("last") },
        .right = { false, false, true },
        .forbids = { Clause { 'B', 39 }, Clause { 'B', 41 }, std::nullopt },
        .why = { Reason::Refused, { 'B', 41 }, { figure("leaves") } } };
    QVERIFY(words::explanationOf(question, table).text.startsWith("Leaves: "));
    QVERIFY(words::explanationOf(question, table, { false, false, true }).text.startsWith("Leav"));
    const Because hearts = words::explanationOf(question, table, { true, false, false });
    QCOMPARE(hearts.text, "Hearts: " + words::whyNot({ 'B', 39 }).text);
}

void DrillWordsTest::placesArePeople()
{
    PerSeat<int> points;
    points[seatAt(0)] = 72;
    points[seatAt(1)] = 45;
    const Question question { .kind = Kind::MittlereLoses,
        .about = { card({ Suit::Acorns, Rank::Ace }), tally(points, SeatSet::firstOf(2)),
            tally({}, SeatSet::firstOf(2)) } };
    QVERIFY(words::askedOf(question, table).contains("Points: Resi 72, you 45."));
    QCOMPARE(words::choiceText(question, seat(seatAt(1)), table), "You");
    QCOMPARE(words::choiceText(question, seat(std::nullopt), table), "Nobody");
}

void DrillWordsTest::M02_theSixOfBellsIsNoWeli()
{
    Question question { .kind = Kind::MittlereTrick, .about = { card(sixOfBells) } };
    QCOMPARE(words::askedOf(question, table), "You play: six of bells. Who takes the trick?");
    QCOMPARE(words::choiceText(question, card(sixOfBells), table), "Six of bells");
    question.kind = Kind::BietenTrick;
    QCOMPARE(words::choiceText(question, card(sixOfBells), table), "Weli");
}

QTEST_GUILESS_MAIN(DrillWordsTest)
#include "drill_words_test.moc"
