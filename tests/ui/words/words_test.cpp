#include "ui/model/any_rules.h"
#include "ui/words/bieten/words.h"
#include "ui/words/languages.h"
#include "ui/words/rule_words.h"
#include "ui/words/words.h"

#include <QtTest>

#include <set>

using namespace weli;

Q_DECLARE_METATYPE(weli::bieten::Action)
Q_DECLARE_METATYPE(weli::CardWords)

namespace {

const AnyGame bietenGame = GameOf<bieten::State> {};

constexpr std::array allCardWords { wordsFor(PackKind::German, false),
    wordsFor(PackKind::German, true), wordsFor(PackKind::French, false),
    wordsFor(PackKind::Swiss, false), wordsFor(PackKind::Swiss, true) };

}

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasItsOwnName();
    void cardsAreCalledAsTheirPackShowsThem_data();
    void cardsAreCalledAsTheirPackShowsThem();
    void theSixOfBellsIsTheWeli();
    void rulesSpeakOfTheCardsOnTheTable();
    void figuresAreCalledAsTheirSuits();
    void everyRefusingClauseHasItsSentence();
    void everyClauseOfPreferenceHasItsSentence();
    void P1_rulesOfPreferenceSpeakOfTheCardsOnTheTable();
    void stakesSayOfWhatTheyAre();
    void everyOptionAndValueHasWords();
    void whatTellsRulesApartIsAnOption();
    void everyConflictSaysWhy();
    void aNumberBelowNothingHasARealMinus();
    void namesAreJoinedByAnAnd();
    void aBrokenLineIsToldAsTheProgramSaysIt();
    void sayingsAreInThePlayersWords_data();
    void sayingsAreInThePlayersWords();
    void whoSpeaksANeighbourIsAnsweredInIt_data();
    void whoSpeaksANeighbourIsAnsweredInIt();
};

void WordsTest::everyCardHasItsOwnName()
{
    for (const CardWords cards : allCardWords) {
        std::set<QString> names;
        for (const Card card : CardSet::all()) names.insert(words::nameOf(card, cards));
        QCOMPARE(names.size(), std::size_t { 36 });
    }
}

void WordsTest::cardsAreCalledAsTheirPackShowsThem_data()
{
    QTest::addColumn<CardWords>("cards");
    QTest::addColumn<QString>("names"); // of AO, LU, HT, B9
    QTest::newRow("German") << wordsFor(PackKind::German, false)
                            << "ober of acorns, unter of leaves, ten of hearts, nine of bells";
    QTest::newRow("German with Q and J") << wordsFor(
        PackKind::German, true) << "queen of acorns, jack of leaves, ten of hearts, nine of bells";
    QTest::newRow("French") << wordsFor(PackKind::French, false)
                            << "queen of clubs, jack of spades, ten of hearts, nine of diamonds";
    QTest::newRow("Swiss") << wordsFor(PackKind::Swiss, false)
                           << "ober of acorns, under of shields, banner of roses, nine of bells";
}

void WordsTest::cardsAreCalledAsTheirPackShowsThem()
{
    QFETCH(CardWords, cards);
    QStringList names;
    for (const Card card : { Card { Suit::Acorns, Rank::Ober }, Card { Suit::Leaves, Rank::Under },
             Card { Suit::Hearts, Rank::Ten }, Card { Suit::Bells, Rank::Nine } })
        names << words::nameOf(card, cards);
    QTEST(names.join(", "), "names");
}

void WordsTest::theSixOfBellsIsTheWeli()
{
    for (const CardWords cards : allCardWords)
        QCOMPARE(words::nameOf(bieten::weliCard, cards), "Weli");
    QCOMPARE(words::plainNameOf(bieten::weliCard, {}), "six of bells");
}

void WordsTest::rulesSpeakOfTheCardsOnTheTable()
{
    const CardWords french = wordsFor(PackKind::French, false);
    QVERIFY(words::optionText(bietenGame, "weli", french).contains("six of diamonds"));
    QVERIFY(words::optionText(bietenGame, "extra_wild", french)
                .contains("seven of diamonds and the seven of clubs"));
    QVERIFY(words::optionText(bietenGame, "rank_order", french).contains("hearts or spades"));
    for (const RuleOption& option : optionsOf(bietenGame))
        if (option.key == "rank_order")
            QCOMPARE(words::valueName(bietenGame, option, 1, french), "spades");
}

void WordsTest::figuresAreCalledAsTheirSuits()
{
    const CardWords swiss = wordsFor(PackKind::Swiss, false);
    QCOMPARE(words::nameOf(bieten::Figure::Leaves, swiss), "Shields");
    QCOMPARE(words::inSentence(bieten::Figure::Hearts, swiss), "roses");
    QCOMPARE(words::nameOf(bieten::Figure::Last, swiss), "Last trick");
    QCOMPARE(words::inSentence(bieten::Figure::Equal, swiss), "the set");
}

void WordsTest::everyRefusingClauseHasItsSentence()
{
    const QString none = words::whyNot({ 'B', 200 }).text;
    for (const int number : { 5, 7, 10, 11, 13, 16, 17, 18, 28, 31, 36, 40, 41, 42, 43, 46, 47, 48,
             50, 51, 58, 75, 77 }) {
        const Because why = words::whyNot({ 'B', static_cast<std::uint8_t>(number) });
        QCOMPARE(words::withClause(why), why.text + QString(" (B-%1)").arg(number));
        QVERIFY(why.text != none);
    }
}

void WordsTest::everyClauseOfPreferenceHasItsSentence()
{
    const QString none = words::whyNot({ 'P', 200 }).text;
    for (const int number : { 1, 5, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 33,
             34, 35, 38, 41, 43, 44, 46, 48, 49, 51, 55, 66 }) {
        const Because why = words::whyNot({ 'P', static_cast<std::uint8_t>(number) });
        QCOMPARE(words::withClause(why), why.text + QString(" (P-%1)").arg(number));
        QVERIFY(why.text != none);
    }
}

void WordsTest::P1_rulesOfPreferenceSpeakOfTheCardsOnTheTable()
{
    const CardWords swiss = wordsFor(PackKind::Swiss, false);
    const AnyGame preferenceGame = GameOf<preference::State> {};
    QVERIFY(words::optionText(preferenceGame, "premium", swiss).contains("Roses"));
    for (const RuleOption& option : optionsOf(preferenceGame))
        if (option.key == "premium")
            QCOMPARE(words::valueName(preferenceGame, option, 2, swiss), "Roses only");
}

void WordsTest::stakesSayOfWhatTheyAre()
{
    const AnyGame preferenceGame = GameOf<preference::State> {};
    for (const RuleOption& option : optionsOf(preferenceGame)) {
        if (option.key == "stake")
            QVERIFY(words::valueName(preferenceGame, option, 10, {}).startsWith("10 chip"));
        if (option.key == "max_stakes")
            QVERIFY(words::valueName(preferenceGame, option, 3, {}).contains("3 base stake"));
        if (option.key == "deals") QCOMPARE(words::valueName(preferenceGame, option, 12, {}), "12");
    }
}

void WordsTest::everyOptionAndValueHasWords()
{
    for (const AnyGame& game : games) {
        for (const RuleOption& option : optionsOf(game)) {
            const auto key = QString::fromStdString(std::string(option.key));
            QVERIFY(words::optionName(game, option.key) != key);
            QVERIFY(words::optionText(game, option.key, {}) != key);
            QVERIFY(words::optionGroup(game, option.key) != key);
            if (option.kind != OptionKind::Choice) continue;
            for (int value = option.lowest; value <= option.highest; ++value)
                QVERIFY2(!words::valueName(game, option, value, {}).startsWith(key + ' '),
                    qPrintable(key));
        }
        for (const std::string_view preset : presetsOf(game)) {
            QVERIFY(words::presetName(game, preset).toStdString() != preset);
            QVERIFY(words::presetText(game, preset).toStdString() != preset);
        }
    }
}

void WordsTest::whatTellsRulesApartIsAnOption()
{
    for (const AnyGame& game : games)
        for (const std::string_view key : words::optionsToTell(game)) {
            const auto options = optionsOf(game);
            QVERIFY(std::any_of(options.begin(), options.end(),
                [key](const RuleOption& option) { return option.key == key; }));
        }
}

void WordsTest::everyConflictSaysWhy()
{
    for (const auto& conflict : bieten::conflicts())
        QVERIFY(words::withClause(words::conflictText(bietenGame, { conflict.key, conflict.other }))
                    .endsWith(". (B-7)"));
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

void WordsTest::aBrokenLineIsToldAsTheProgramSaysIt()
{
    const QString said = words::fileBroken("old.weli", 7, "not a JSON object", {});
    QVERIFY2(said.contains("old.weli"), qPrintable(said));
    QVERIFY2(said.contains("line 7: not a JSON object"), qPrintable(said));
}

void WordsTest::sayingsAreInThePlayersWords_data()
{
    using bieten::Action;
    using bieten::Figure;
    using bieten::Verb;
    QTest::addColumn<bieten::Action>("action");
    QTest::addColumn<QString>("said");
    const Card ace { Suit::Hearts, Rank::Ace };
    QTest::addColumn<CardWords>("cards");
    const CardWords german;
    const CardWords french = wordsFor(PackKind::French, false);
    const auto row = [](const char* tag, const Action& action, const char* said, CardWords cards) {
        QTest::newRow(tag) << action << QString(said) << cards;
    };
    row("bid", Action::say(Verb::Bid, Figure::Hearts), "I bid hearts!", german);
    row("bid on a French table", Action::say(Verb::Bid, Figure::Leaves), "I bid spades!", french);
    row("three", Action::say(Verb::Three, Figure::Last), "Three for the last trick!", german);
    row("hold", Action::say(Verb::Hold, Figure::Run), "I hold!", german);
    row("good", Action::say(Verb::Good, Figure::Run), "Good.", german);
    row("name", Action::play(bieten::weliCard, ace), "My Weli is the ace of hearts!", german);
    row("natural card", Action::play(ace), "", german);
    row("cut", Action::cut(7), "", german);
    row("deal", Action(Verb::DealTwoOne), "Two, then one.", german);
    row("claim", Action::claim(seatAt(2)), "I protest against Resi!", german);
}

void WordsTest::sayingsAreInThePlayersWords()
{
    QFETCH(bieten::Action, action);
    QFETCH(QString, said);
    QFETCH(CardWords, cards);
    QCOMPARE(words::said(action, cards, "Resi"), said);
}

void WordsTest::whoSpeaksANeighbourIsAnsweredInIt_data()
{
    QTest::addColumn<QStringList>("own");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("Zurich") << QStringList { "gsw-CH", "gsw" } << "de";
    QTest::newRow("Munich") << QStringList { "bar", "en" } << "de";
    QTest::newRow("Oslo") << QStringList { "nb-NO", "en" } << "sv";
    QTest::newRow("Copenhagen") << QStringList { "da_DK" } << "sv";
    QTest::newRow("Paris") << QStringList { "fr-FR" } << "en";
    QTest::newRow("Paris, by way of Vienna") << QStringList { "fr-FR", "de-AT" } << "de";
}

void WordsTest::whoSpeaksANeighbourIsAnsweredInIt()
{
    QFETCH(QStringList, own);
    QFETCH(QString, spoken);
    QCOMPARE(languageAmong(own), spoken);
}

QTEST_GUILESS_MAIN(WordsTest)
#include "words_test.moc"
