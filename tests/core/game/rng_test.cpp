#include "core/game/rng.h"

#include "tests/support/cards.h"
#include "tests/support/words.h"

#include <cmath>
#include <vector>

using namespace weli;
using namespace weli::test;

namespace {

constexpr int deals = 4000;

/// Cards × places after many shuffles. Chi-squared with (N-1)² degrees, in standard deviations
/// from its mean: within a few for a fair shuffle, dozens for an unfair one.
template <typename Shuffle> double unfairness(const Shuffle& shuffle)
{
    const Pack pack = packOf(CardSet::all());
    const std::size_t size = pack.size();
    std::vector<int> counts(size * size);
    for (int deal = 0; deal < deals; ++deal) {
        const Pack shuffledPack = shuffle(pack);
        for (std::size_t place = 0; place < size; ++place)
            ++counts[static_cast<std::size_t>(shuffledPack[place].index()) * size + place];
    }
    const auto n = static_cast<double>(size);
    const double expected = deals / n;
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    const double degrees = (n - 1) * (n - 1);
    return (sum * (n - 1) / n - degrees) / std::sqrt(2 * degrees);
}

/// Every card changes places with any other: the classical mistake.
Pack naivelyShuffled(Pack pack, Rng& rng)
{
    for (std::size_t i = 0; i < pack.size(); ++i)
        std::swap(pack[i], pack[rng.below(static_cast<std::uint32_t>(pack.size()))]);
    return pack;
}

/// Off by one: no card can stay where it is.
Pack sattoloShuffled(Pack pack, Rng& rng)
{
    for (std::size_t last = pack.size(); last > 1; --last)
        std::swap(pack[last - 1], pack[rng.below(static_cast<std::uint32_t>(last - 1))]);
    return pack;
}

} // namespace

class RngTest : public QObject {
    Q_OBJECT

private slots:
    void theSameNumbersEverywhere();
    void aSeedOfZerosIsReplaced();
    void allWordsOfTheSeedCount();
    void belowStaysBelow_data();
    void belowStaysBelow();
    void belowFavoursNothing();
    void unitIsInTheUnitInterval();
    void ourShuffleIsFair();
    void aNaiveShuffleIsFoundOut();
    void anOffByOneShuffleIsFoundOut();
    void aShuffleKeepsTheCards();
    void theSameOrderEverywhere();
    void theSystemGivesDifferentSeeds();
};

void RngTest::theSameNumbersEverywhere()
{
    // xoshiro256** from the seed 1, 2, 3, 4, as its authors' program prints it.
    Rng rng(Seed { 1, 2, 3, 4 });
    QCOMPARE(rng.next(), 11520U);
    QCOMPARE(rng.next(), 0U);
    QCOMPARE(rng.next(), 1509978240U);
    QCOMPARE(rng.next(), 1215971899390074240U);
    QCOMPARE(rng.next(), 1216172134540287360U);
    // The seed 0, spread by SplitMix64, whose own first number is 16294208416658607535.
    Rng spread(0);
    QCOMPARE(spread.next(), 11091344671253066420U);
    QCOMPARE(spread.next(), 13793997310169335082U);
}

void RngTest::aSeedOfZerosIsReplaced()
{
    Rng zeros(Seed {});
    const std::uint64_t first = zeros.next();
    QVERIFY(first != 0 || zeros.next() != 0);
}

void RngTest::allWordsOfTheSeedCount()
{
    const Seed seed { 11, 22, 33, 44 };
    for (std::size_t word = 0; word < seed.size(); ++word) {
        Seed other = seed;
        other[word] ^= std::uint64_t { 1 } << 63U;
        Rng a(seed);
        Rng b(other);
        bool differs = false;
        for (int i = 0; i < 4; ++i) differs = (a.next() != b.next()) || differs;
        QVERIFY(differs);
    }
}

void RngTest::belowStaysBelow_data()
{
    QTest::addColumn<quint32>("bound");
    for (const quint32 bound : { 1U, 2U, 3U, 36U, 1000003U, 0x80000001U, 0xFFFFFFFFU })
        QTest::addRow("%u", bound) << bound;
}

void RngTest::belowStaysBelow()
{
    QFETCH(quint32, bound);
    Rng rng(7);
    std::uint32_t highest = 0;
    for (int i = 0; i < 1000; ++i) {
        const std::uint32_t value = rng.below(bound);
        QVERIFY(value < bound);
        highest = std::max(highest, value);
    }
    QVERIFY(highest >= bound - 1 - bound / 50); // and reaches up to it
}

void RngTest::belowFavoursNothing()
{
    // Three quarters of the range: a remainder would give the lower third twice its share.
    constexpr std::uint32_t bound = 0xC0000000U;
    Rng rng(7);
    std::array<int, 3> thirds {};
    for (int i = 0; i < 30000; ++i) ++thirds[rng.below(bound) / (bound / 3)];
    for (const int count : thirds) QVERIFY(std::abs(count - 10000) < 400); // five deviations
}

void RngTest::unitIsInTheUnitInterval()
{
    Rng rng(7);
    double sum = 0;
    for (int i = 0; i < 10000; ++i) {
        const double value = rng.unit();
        QVERIFY(value >= 0 && value < 1);
        sum += value;
    }
    QVERIFY(std::abs(sum / 10000 - 0.5) < 0.015);
}

void RngTest::ourShuffleIsFair()
{
    for (const std::uint64_t seed : { 1U, 2U, 3U }) {
        Rng rng(seed);
        const double found = unfairness([&rng](const Pack& pack) { return shuffled(pack, rng); });
        QVERIFY2(std::abs(found) < 4, qPrintable(QString::number(found)));
    }
}

void RngTest::aNaiveShuffleIsFoundOut()
{
    Rng rng(1);
    const double found
        = unfairness([&rng](const Pack& pack) { return naivelyShuffled(pack, rng); });
    QVERIFY2(found > 10, qPrintable(QString::number(found)));
}

void RngTest::anOffByOneShuffleIsFoundOut()
{
    Rng rng(1);
    const double found
        = unfairness([&rng](const Pack& pack) { return sattoloShuffled(pack, rng); });
    QVERIFY2(found > 10, qPrintable(QString::number(found)));
}

void RngTest::aShuffleKeepsTheCards()
{
    Rng rng(5);
    const CardSet cards = CardSet::all() - "H6 L6"_cards;
    const Pack pack = shuffled(packOf(cards), rng);
    QCOMPARE(pack.size(), 34U);
    QCOMPARE(cardsOf(pack), cards);
    QVERIFY(shuffled(Pack {}, rng).empty());
}

void RngTest::theSameOrderEverywhere()
{
    Rng rng(1);
    std::string order;
    for (const Card card : shuffled(packOf("HA HK HO HU HT H9 H8 H7"_cards), rng))
        order += toText(card) + ' ';
    QCOMPARE(order, std::string("HT H7 HA HO HK H8 HU H9 "));
}

void RngTest::theSystemGivesDifferentSeeds()
{
    const auto one = seedFromSystem();
    const auto two = seedFromSystem();
    QVERIFY(one && two);
    QVERIFY(*one != *two);
}

QTEST_APPLESS_MAIN(RngTest)
#include "rng_test.moc"
