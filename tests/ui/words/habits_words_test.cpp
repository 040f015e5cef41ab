#include "ui/words/every_habit.h"
#include "ui/words/languages.h"

#include <QtTest>

using namespace weli;

/// What players were like, in sentences.
class HabitsWordsTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QCoreApplication::removeTranslator(&translator_); }
    void aSentenceForEachGame_data();
    void aSentenceForEachGame();
    void whatNeverWasIsNotSaid();
    void toMyselfItSaysYou_data();
    void toMyselfItSaysYou();
    void whoDidNothingIsToldOf();
    void aNameIsNoPattern();

private:
    void speak(const QString& language);
    QTranslator translator_;
};

namespace {

constexpr bieten::Habits bold {
    .bids = 11, .bluffs = 3, .believed = 7, .fooled = { { 2, 1 } }, .holds = 4, .threes = 1
};
constexpr preference::Habits busy { .deals = 12,
    .auctions = 9,
    .highest = preference::Bid { preference::Contract::Three },
    .made = 3,
    .lost = 1,
    .along = 2,
    .home = 1 };
constexpr mittlere::Habits even {
    .deals = 12, .most = 4, .fewest = 3, .middle = 4, .equal = 1, .hundreds = 2, .potatoes = 6
};

}

void HabitsWordsTest::speak(const QString& language)
{
    QVERIFY(translator_.load(":/i18n/weli_" + language));
    QCoreApplication::installTranslator(&translator_);
}

void HabitsWordsTest::aSentenceForEachGame_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("en")
        << "en"
        << QStringList {
               "Resi bid 11 figures: 7 were conceded, 3 had little or nothing "
               "behind them; you believed it twice. Held 4 times, said three once.",
               "Resi bid in 9 of 12 deals, up to Three. As declarer: made it 3 times, "
               "went down once. As defender: went along twice, stayed home once.",
               "Resi in 12 deals: the most points 4 times, the fewest 3 times, in "
               "the middle 4 times, as many as another once, a hundred or more twice, 6 potatoes.",
           };
    QTest::newRow("de") << "de"
                        << QStringList {
                               "Resi hat 11 Figuren geboten: 7 wurden gut gelassen, bei 3 war "
                               "wenig oder nichts dahinter; du bist zweimal darauf "
                               "hereingefallen. Selbst 4-mal gehalten, einmal Drei gegeben.",
                               "Resi hat in 9 von 12 Runden lizitiert, höchstes Gebot: Drei. Als "
                               "Spieler: 3-mal gewonnen, einmal gefallen. Als Mitspieler: zweimal "
                               "mitgegangen, einmal zu Hause geblieben.",
                               "Resi in 12 Runden: 4-mal die meisten Punkte, 3-mal die wenigsten "
                               "Punkte, 4-mal in der Mitte, einmal gleich viele Punkte wie jemand "
                               "anderer, zweimal mindestens hundert Punkte, 6 "
                               "Kartoffeln.",
                           };
    QTest::newRow("sv")
        << "sv"
        << QStringList {
               "Resi bjöd 11 figurer: de andra passade för 7, 3 hade lite eller inget bakom sig; "
               "du "
               "gick på det två gånger. Synade 4 gånger, sa ”Tre” en gång.",
               "Resi bjöd i 9 av 12 givar, som högst tre. Som spelförare: hem 3 gånger, "
               "bet en gång. Som motspelare: gick med två gånger, avstod en gång.",
               "Resi i 12 givar: flest poäng 4 gånger, minst poäng 3 gånger, i mitten 4 "
               "gånger, lika många poäng som någon annan en gång, hundra poäng eller mer två "
               "gånger, 6 potatisar.",
           };
}

void HabitsWordsTest::aSentenceForEachGame()
{
    QFETCH(const QString, language);
    QFETCH(const QStringList, told);
    speak(language);
    const words::Whose resi { .name = "Resi", .listener = seatAt(0) };
    QCOMPARE(words::habits(bold, resi), told[0]);
    QCOMPARE(words::habits(busy, resi), told[1]);
    QCOMPARE(words::habits(even, resi), told[2]);
}

void HabitsWordsTest::whatNeverWasIsNotSaid()
{
    speak("en");
    preference::Habits one = busy;
    one.lost = 0;
    QVERIFY(words::habits(one, {}).contains("As declarer: made it 3 times."));
    one = busy;
    one.made = 0;
    QVERIFY(words::habits(one, {}).contains("As declarer: went down once."));
}

void HabitsWordsTest::toMyselfItSaysYou_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("you");
    QTest::newRow("en") << "en"
                        << "You";
    QTest::newRow("de") << "de"
                        << "Du";
    QTest::newRow("sv") << "sv"
                        << "Du";
}

void HabitsWordsTest::toMyselfItSaysYou()
{
    QFETCH(const QString, language);
    QFETCH(const QString, you);
    speak(language);
    const words::Whose me { you, true, seatAt(3) };
    const QStringList all { words::habits(bold, me), words::habits(bieten::Habits {}, me),
        words::habits(busy, me), words::habits(preference::Habits { .deals = 2 }, me),
        words::habits(even, me) };
    for (const QString& told : all) QVERIFY2(told.startsWith(you + ' '), qPrintable(told));
}

void HabitsWordsTest::whoDidNothingIsToldOf()
{
    speak("en");
    const words::Whose resi { .name = "Resi" };
    QCOMPARE(words::habits(bieten::Habits {}, resi), QString("Resi bid nothing. Never held."));
    QCOMPARE(words::habits(preference::Habits { .deals = 3, .home = 1 }, resi),
        QString("Resi never bid. As defender: stayed home once."));
    QCOMPARE(words::habits(mittlere::Habits { .deals = 1 }, resi),
        QString("Resi in 1 deal: 0 potatoes."));
}

void HabitsWordsTest::aNameIsNoPattern()
{
    const words::Whose odd { .name = "%2 %1" };
    for (const QString& told : { words::habits(bold, odd), words::habits(busy, odd),
             words::habits(even, odd), words::habits(preference::Habits {}, odd) })
        QVERIFY2(told.startsWith("%2 %1 "), qPrintable(told));
}

QTEST_GUILESS_MAIN(HabitsWordsTest)
#include "habits_words_test.moc"
