#include "ui/picture/words.h"

#include <QtTest>

#include <set>

using namespace weli;

Q_DECLARE_METATYPE(weli::bieten::Action)

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasItsOwnName();
    void theSixOfBellsIsTheWeli();
    void everyRefusingClauseHasItsSentence();
    void everyOptionAndValueHasWords();
    void everyConflictSaysWhy();
    void aNumberBelowNothingHasARealMinus();
    void namesAreJoinedByAnAnd();
    void aBrokenLineIsQuotedAsTheProgramSaysIt();
    void sayingsAreInThePlayersWords_data();
    void sayingsAreInThePlayersWords();
};

void WordsTest::everyCardHasItsOwnName()
{
    std::set<QString> names;
    for (const Card card : CardSet::all()) names.insert(words::nameOf(card));
    QCOMPARE(names.size(), std::size_t { 36 });
    QCOMPARE(words::nameOf(Card { Suit::Acorns, Rank::Ober }), "Ober of acorns");
}

void WordsTest::theSixOfBellsIsTheWeli() { QCOMPARE(words::nameOf(bieten::weliCard), "Weli"); }

void WordsTest::everyRefusingClauseHasItsSentence()
{
    const QString none = words::whyNot({ 'B', 200 }).section(" (", 0, 0);
    for (const int number : { 5, 7, 10, 11, 13, 16, 17, 18, 28, 31, 36, 40, 41, 42, 43, 46, 47, 48,
             50, 51, 58, 75, 77 }) {
        const QString why = words::whyNot({ 'B', static_cast<std::uint8_t>(number) });
        QVERIFY(why.endsWith(QString(" (B-%1)").arg(number)));
        QVERIFY(!why.startsWith(none));
    }
}

void WordsTest::everyOptionAndValueHasWords()
{
    for (const auto& option : bieten::options()) {
        const auto key = QString::fromStdString(std::string(option.key));
        QVERIFY(words::optionName(option.key) != key);
        QVERIFY(words::optionText(option.key) != key);
        QVERIFY(words::optionGroup(option.key) != key);
        if (option.kind != OptionKind::Choice) continue;
        for (int value = option.lowest; value <= option.highest; ++value)
            QVERIFY2(!words::valueName(option, value).startsWith(key + ' '), qPrintable(key));
    }
    for (const bieten::Preset preset : bieten::presets) {
        QVERIFY(words::nameOf(preset).toStdString() != code(preset));
        QVERIFY(words::textOf(preset).toStdString() != code(preset));
    }
}

void WordsTest::everyConflictSaysWhy()
{
    for (const auto& conflict : bieten::conflicts())
        QVERIFY(words::conflictText(conflict).contains(". (B-7)"));
}

void WordsTest::aNumberBelowNothingHasARealMinus()
{
    QCOMPARE(words::number(7), QString("7"));
    QCOMPARE(words::number(-12), QString(QChar(0x2212)) + "12");
}

void WordsTest::namesAreJoinedByAnAnd()
{
    QCOMPARE(words::list({ "Resi" }), QString("Resi"));
    QCOMPARE(words::list({ "Resi", "Luis" }), QString("Resi and Luis"));
    QCOMPARE(words::list({ "Resi", "Luis", "Vroni" }), QString("Resi, Luis and Vroni"));
}

void WordsTest::aBrokenLineIsQuotedAsTheProgramSaysIt()
{
    const QString said = words::fileBroken("old.weli", 7, "not a JSON object", {});
    QVERIFY2(said.contains("old.weli") && said.contains("line 7"), qPrintable(said));
    QVERIFY2(said.contains(QString::fromUtf8("“not a JSON object”")), qPrintable(said));
}

void WordsTest::sayingsAreInThePlayersWords_data()
{
    using bieten::Action;
    using bieten::Figure;
    using bieten::Verb;
    QTest::addColumn<bieten::Action>("action");
    QTest::addColumn<QString>("said");
    const Card ace { Suit::Hearts, Rank::Ace };
    QTest::newRow("bid") << Action::say(Verb::Bid, Figure::Hearts) << "I bid hearts!";
    QTest::newRow("three") << Action::say(Verb::Three, Figure::Last) << "Three for the last trick!";
    QTest::newRow("hold") << Action::say(Verb::Hold, Figure::Run) << "I hold!";
    QTest::newRow("good") << Action::say(Verb::Good, Figure::Run) << "Good.";
    QTest::newRow("name") << Action::play(bieten::weliCard, ace) << "My Weli is the Ace of hearts!";
    QTest::newRow("natural card") << Action::play(ace) << "";
    QTest::newRow("cut") << Action::cut(7) << "";
    QTest::newRow("deal") << Action(Verb::DealTwoOne) << "Two, then one.";
    QTest::newRow("claim") << Action::claim(seatAt(2)) << "I protest: Resi!";
}

void WordsTest::sayingsAreInThePlayersWords()
{
    QFETCH(bieten::Action, action);
    QFETCH(QString, said);
    QCOMPARE(words::said(action, "Resi"), said);
}

QTEST_GUILESS_MAIN(WordsTest)
#include "words_test.moc"
