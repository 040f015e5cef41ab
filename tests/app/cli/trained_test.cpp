#include "app/cli/pool/bieten.h"
#include "app/cli/trained/training.h"
#include "core/bots/bieten/bot.h"

#include <QtTest>

#include <algorithm>

using namespace weli;
using namespace weli::bieten;
using namespace weli::trained;

namespace {

std::optional<Action> book(const State& state, Seat seat, std::uint64_t seed)
{
    return decide(observe(state, seat), bots::Level::Book, {}, seed).action;
}

/// Says good to everything.
std::optional<Action> yielding(const State& state, Seat seat, std::uint64_t seed)
{
    const auto players = pool::playersOf(std::type_identity<State> {});
    const auto one = std::find_if(players.begin(), players.end(),
        [](const auto& player) { return player.name == "always-good"; });
    return one->choiceIn(state, seat, seed);
}

} // namespace

/// Who is trained against a bot of Bieten in the whole game.
class TrainedTest : public QObject {
    Q_OBJECT

private slots:
    void whoLeansNowhereIsTheBook();
    void whoAlwaysGivesInIsExploited();
    void whatWasLearntFromTheBookBeatsIt();
    void theSameSeedTrainsTheSame();
};

void TrainedTest::whoLeansNowhereIsTheBook()
{
    const cli::Estimate own = gain(deals(200, 1), {}, book);
    QVERIFY(std::abs(own.mean) < 2 * own.half);
}

void TrainedTest::whoAlwaysGivesInIsExploited()
{
    const Leanings learnt = trainedAgainst(yielding, { .rounds = 3, .deals = 30 });
    const std::vector<State> fresh = deals(100, 2);
    const cli::Estimate untrained = gain(fresh, {}, yielding);
    const cli::Estimate trained = gain(fresh, learnt, yielding);
    qInfo("%g ± %g, untrained %g", trained.mean, trained.half, untrained.mean);
    QVERIFY(trained.mean - trained.half > untrained.mean + 0.2);
}

void TrainedTest::whatWasLearntFromTheBookBeatsIt()
{
    const cli::Estimate own = gain(deals(600, 3), bots::learntFromTheBook, book);
    qInfo("%g ± %g", own.mean, own.half);
    QVERIFY(own.mean > 0.02);
}

void TrainedTest::theSameSeedTrainsTheSame()
{
    const Training little { .rounds = 1, .deals = 4, .seed = 7 };
    QCOMPARE(trainedAgainst(book, little), trainedAgainst(book, little));
}

QTEST_APPLESS_MAIN(TrainedTest)
#include "trained_test.moc"
