#include "core/cards/card_set.h"
#include "ui/words/card_words.h"
#include "ui/words/languages.h"

#include <QtTest>

using namespace weli;

Q_DECLARE_METATYPE(weli::Card)
Q_DECLARE_METATYPE(weli::CardWords)

namespace {

constexpr CardWords german = wordsFor(PackKind::German, false);
constexpr CardWords french = wordsFor(PackKind::French, false);
constexpr CardWords swiss = wordsFor(PackKind::Swiss, false);

constexpr Card ace { Suit::Hearts, Rank::Ace };
constexpr Card nine { Suit::Hearts, Rank::Nine };
constexpr Card ober { Suit::Acorns, Rank::Ober };
constexpr Card under { Suit::Acorns, Rank::Under };
constexpr Card ten { Suit::Hearts, Rank::Ten };

}

/// A card within a sentence has the article and the gender that its language gives it.
class CardSentencesTest : public QObject {
    Q_OBJECT

private slots:
    void aCardHasItsArticle_data();
    void aCardHasItsArticle();
    void everyCardIsNamedWithin_data();
    void everyCardIsNamedWithin();

private:
    void speak(const QString& language);
    QTranslator translator_;
};

void CardSentencesTest::speak(const QString& language)
{
    QVERIFY(translator_.load(":/i18n/weli_" + language));
    QCoreApplication::installTranslator(&translator_);
}

void CardSentencesTest::aCardHasItsArticle_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<CardWords>("cards");
    QTest::addColumn<Card>("card");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("object");
    const auto row = [](const char* language, CardWords cards, Card card, const char* subject,
                         const char* object) {
        QTest::newRow(subject) << QString(language) << cards << card << QString(subject)
                               << QString(object);
    };
    row("en", german, nine, "the nine of hearts", "the nine of hearts");
    row("en", german, sixOfBells, "the Weli", "the Weli");
    row("de", german, ace, "das Herz-Ass", "das Herz-Ass");
    row("de", german, nine, "der Herz-Neuner", "den Herz-Neuner");
    row("de", german, ober, "der Eichel-Ober", "den Eichel-Ober");
    row("de", german, sixOfBells, "der Weli", "den Weli");
    row("de", french, ober, "die Treff-Dame", "die Treff-Dame");
    row("de", french, under, "der Treff-Bube", "den Treff-Bube");
    row("de", swiss, ten, "das Rosen-Banner", "das Rosen-Banner");
    row("sv", german, nine, "hjärter nio", "hjärter nio");
    row("sv", german, sixOfBells, "Weli", "Weli");
}

void CardSentencesTest::aCardHasItsArticle()
{
    QFETCH(QString, language);
    QFETCH(CardWords, cards);
    QFETCH(Card, card);
    speak(language);
    QTEST(words::asSubject(card, cards), "subject");
    QTEST(words::asObject(card, cards), "object");
}

void CardSentencesTest::everyCardIsNamedWithin_data()
{
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& each : languages) QTest::newRow(each.code) << QString(each.code);
}

void CardSentencesTest::everyCardIsNamedWithin()
{
    QFETCH(QString, language);
    speak(language);
    for (const CardWords cards : { german, french, swiss })
        for (const Card card : CardSet::all()) {
            const QString name = words::nameOf(card, cards);
            const QString subject = words::asSubject(card, cards);
            QVERIFY2(subject.endsWith(name), qPrintable(subject));
            QVERIFY2(words::asObject(card, cards).endsWith(name), qPrintable(subject));
            QCOMPARE(subject == name, language == "sv"); // which has none before a name
        }
}

QTEST_MAIN(CardSentencesTest)
#include "card_sentences_test.moc"
