#include "core/bots/minds.h"
#include "tests/support/every_game.h"

#include <QtTest>

using namespace weli;
using namespace weli::bots;
using weli::test::forEveryGame;

/// Who can be chosen in which game.
class MindsTest : public QObject {
    Q_OBJECT

private slots:
    void levelsHaveAPlaceEverywhere();
    void everyCharacterHasAPlaceSomewhere();
    void whoHasNoPlaceComesAsItsLevel();
};

void MindsTest::levelsHaveAPlaceEverywhere()
{
    forEveryGame([]<GameState S>() {
        const std::vector<Mind> all = mindsOf(GameOf<S> {});
        QVERIFY(all.size() > levels.size());
        QVERIFY(std::equal(levels.begin(), levels.end(), all.begin()));
        for (const Mind& mind : all) QCOMPARE(mindFromText(code(mind), GameOf<S> {}), mind);
    });
}

void MindsTest::everyCharacterHasAPlaceSomewhere()
{
    for (const Mind& mind : characters())
        QVERIFY(std::any_of(games.begin(), games.end(),
            [&](const AnyGame& game) { return hasPlaceFor(mind, game); }));
}

void MindsTest::whoHasNoPlaceComesAsItsLevel()
{
    constexpr Mind bookman { Level::Book, Character::Bookman };
    const AnyGame bieten = GameOf<bieten::State> {};
    const AnyGame preference = GameOf<preference::State> {};
    QCOMPARE(asPlayed(bookman, bieten), Mind(Level::Book));
    QCOMPARE(asPlayed(bookman, preference), bookman);
    QVERIFY(mindFromText("bookman") && !mindFromText("bookman", bieten));
}

QTEST_APPLESS_MAIN(MindsTest)
#include "minds_test.moc"
