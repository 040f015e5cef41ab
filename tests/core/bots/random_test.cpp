#include "app/cli/seed.h"
#include "core/bots/random.h"

#include <QtTest>

#include <set>

using namespace weli;
using namespace weli::bieten;

namespace {

State dealtAnew(const State& state, Rng& rng)
{
    return withPack(state, shuffled(packOf(wholePack(state)), rng));
}

/// What can be seen of a random match while it runs.
struct Seen {
    std::set<Verb> verbs;
    std::set<OffenceKind> offences;
    std::uint32_t deals = 0;
    int acts = 0;
    int claims = 0;
    int dealsWithoutClaim = 0;
};

void play(const Sample<Rules>& sample, Rng& rng, Seen& seen, std::uint32_t mostDeals = UINT32_MAX)
{
    State state = start(sample.rules, sample.players, seatAt(0));
    int claimsBefore = seen.claims;
    while (!isOver(state) && state.table.deal < mostDeals) {
        if (awaitsPack(state)) {
            state = dealtAnew(state, rng);
            ++seen.deals;
            if (seen.claims == claimsBefore) ++seen.dealsWithoutClaim;
            claimsBefore = seen.claims;
            continue;
        }
        const Acted acted = bots::randomAct(state, rng);
        const Verb verb = acted.action.verb();
        seen.verbs.insert(verb);
        ++seen.acts;
        if (verb == Verb::Bid || verb == Verb::Three) ++seen.claims;
        state = after(state, acted.seat, acted.action);
        for (const Offence& offence : state.offences) seen.offences.insert(offence.kind);
    }
    QVERIFY2(isOver(state), "a random match does not end");
}

Sample<Rules> sampleWith(int players, const std::vector<std::pair<const char*, int>>& values)
{
    Sample<Rules> sample { rulesOf(Preset::Tirol, players), players };
    for (const auto& [key, value] : values)
        for (const Option<Rules>& option : options())
            if (option.key == key) option.set(sample.rules, value);
    return sample;
}

} // namespace

class RandomTest : public QObject {
    Q_OBJECT

private slots:
    void everyVerbAndOffenceIsReached();
    void dealsAreAlsoPlayedOutWithoutBids();
    void B7_sampledRulesReachEveryValueAndNoConflict();
    void B7_sampledRulesReachEveryPairOfWords();
    void fixedValuesStay();
    void B7_fixedValuesThatNeverGoTogetherGiveNothing();
    void penalisedMatchesEnd_data();
    void penalisedMatchesEnd();
    void everyPhaseOfPreferenceIsMetOften();
    void P1_sampledRulesReachEveryValue();
    void seedIsReadInItsForms();
    void seedThatIsNoneIsRefused_data();
    void seedThatIsNoneIsRefused();
    void freshSeedsDiffer();
    void seedsOfBotsAreThoseOfChaCha20();
    void seedsOfBotsDiffer();
};

void RandomTest::everyVerbAndOffenceIsReached()
{
    Rng rng(1);
    Seen seen;
    for (int i = 0; i < 300; ++i) play(*bots::sampledRules(Fixed<Rules> {}, rng), rng, seen);
    QCOMPARE(seen.verbs.size(), std::size_t { 12 });
    QCOMPARE(seen.offences.size(), std::size_t { 4 });
}

void RandomTest::dealsAreAlsoPlayedOutWithoutBids()
{
    Rng rng(2);
    Seen seen;
    for (int i = 0; i < 200; ++i) play(sampleWith(3, {}), rng, seen);
    QVERIFY(seen.dealsWithoutClaim * 10 > static_cast<int>(seen.deals));
    QVERIFY(seen.claims * 20 > seen.acts);
}

void RandomTest::B7_sampledRulesReachEveryValueAndNoConflict()
{
    Rng rng(3);
    std::set<int> players;
    std::map<std::string_view, std::set<int>> values;
    for (int i = 0; i < 4000; ++i) {
        const Sample<Rules> sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        QVERIFY(!problemOf(sample.rules));
        players.insert(sample.players);
        for (const Option<Rules>& option : options())
            values[option.key].insert(option.value(sample.rules));
    }
    QCOMPARE(players, (std::set { 2, 3, 4, 5, 6, 7, 8 }));
    for (const Option<Rules>& option : options()) {
        if (option.key == "target" || option.key == "games") continue;
        const auto count = static_cast<std::size_t>(option.highest - option.lowest + 1);
        QCOMPARE(values[option.key].size(), count);
    }
    QVERIFY(*values["target"].rbegin() > 90 && *values["target"].begin() == 3);
    QVERIFY(*values["games"].rbegin() > 50 && *values["games"].begin() == 1);
}

void RandomTest::B7_sampledRulesReachEveryPairOfWords()
{
    Rng rng(4);
    std::set<std::array<int, 4>> pairs;
    const auto all = options();
    for (int i = 0; i < 4000; ++i) {
        const Rules rules = bots::sampledRules(Fixed<Rules> {}, rng)->rules;
        for (int a = 2; a < static_cast<int>(all.size()); ++a)
            for (int b = a + 1; b < static_cast<int>(all.size()); ++b)
                pairs.insert({ a, b, all[static_cast<std::size_t>(a)].value(rules),
                    all[static_cast<std::size_t>(b)].value(rules) });
    }
    // Weli wild, extra wild and Weli lost: the rarest of the conflicts' own pairs.
    QVERIFY(pairs.contains({ 2, 3, 1, 1 }) && pairs.contains({ 3, 4, 1, 1 }));
    QVERIFY(!pairs.contains({ 2, 3, 0, 1 }) && !pairs.contains({ 2, 4, 2, 1 }));
    std::size_t allowed = 0;
    for (std::size_t a = 2; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b)
            allowed += static_cast<std::size_t>(all[a].highest - all[a].lowest + 1)
                * static_cast<std::size_t>(all[b].highest - all[b].lowest + 1);
    // B-7 forbids two pairs with extra_wild, two with weli_loss, one with steal, one with end.
    QCOMPARE(pairs.size(), allowed - 6);
}

void RandomTest::fixedValuesStay()
{
    Rng rng(5);
    const Option<Rules>& weli = options()[2];
    const Fixed<Rules> fixed { 5, { { &weli, static_cast<int>(Weli::Point) } } };
    for (int i = 0; i < 50; ++i) {
        const Sample<Rules> sample = *bots::sampledRules(fixed, rng);
        QVERIFY(sample.rules.weli == Weli::Point && sample.players == 5);
        QVERIFY(!problemOf(sample.rules));
    }
}

void RandomTest::B7_fixedValuesThatNeverGoTogetherGiveNothing()
{
    Rng rng(6);
    const Fixed<Rules> fixed { std::nullopt, { { &options()[2], 0 }, { &options()[3], 1 } } };
    QVERIFY(!bots::sampledRules(fixed, rng));
}

void RandomTest::penalisedMatchesEnd_data()
{
    QTest::addColumn<int>("penalty");
    QTest::addColumn<int>("players");
    for (const int players : { 2, 8 })
        for (const int penalty : { 0, 1, 2 })
            QTest::addRow("penalty %d, %d players", penalty, players) << penalty << players;
}

void RandomTest::penalisedMatchesEnd()
{
    QFETCH(int, penalty);
    QFETCH(int, players);
    const Sample<Rules> hardest = sampleWith(players,
        { { "target", 99 }, { "end", 1 }, { "last_count", 1 }, { "irregularities", 1 },
            { "penalty_points", 15 }, { "penalty", penalty }, { "standing", 1 } });
    Rng rng(7);
    Seen seen;
    for (int i = 0; i < 3; ++i) play(hardest, rng, seen, 3000);
}

void RandomTest::everyPhaseOfPreferenceIsMetOften()
{
    Rng rng(8);
    std::map<preference::Verb, int> verbs;
    std::map<int, int> contracts; // one more for Ausfechten
    int deals = 0;
    for (int i = 0; i < 300; ++i) {
        preference::State state = preference::start({}, i % 2 == 0 ? 3 : 4, seatAt(0));
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                ++deals;
                continue;
            }
            const preference::Acted acted = bots::randomAct(state, rng);
            ++verbs[acted.action.verb()];
            act(state, acted.seat, acted.action);
            if (state.table.settled)
                ++contracts[state.table.contract ? static_cast<int>(*state.table.contract) : -1];
        }
    }
    QCOMPARE(deals, 3600);
    QCOMPARE(verbs.size(), std::size_t { 15 });
    for (const auto& [verb, times] : verbs) QVERIFY(times * 100 > deals);
    QCOMPARE(contracts.size(), std::size_t { preference::contractCount + 1 });
    for (const auto& [contract, times] : contracts) QVERIFY(times * 200 > deals);
}

void RandomTest::P1_sampledRulesReachEveryValue()
{
    Rng rng(9);
    std::map<std::string_view, std::set<int>> values;
    std::set<int> players;
    for (int i = 0; i < 3000; ++i) {
        const auto sample = *bots::sampledRules(Fixed<preference::Rules> {}, rng);
        QVERIFY(!preference::problemOf(sample.rules, sample.players));
        players.insert(sample.players);
        for (const auto& option : preference::options())
            values[option.key].insert(option.value(sample.rules));
    }
    QCOMPARE(players, (std::set { 3, 4 }));
    QCOMPARE(values["stake"].size(), std::size_t { 100 });
    QCOMPARE(values["max_stakes"].size(), std::size_t { 20 });
    QCOMPARE(values["premium"].size(), std::size_t { 3 });
    QVERIFY(*values["deals"].rbegin() > 100 && *values["deals"].begin() == 3);
}

void RandomTest::seedIsReadInItsForms()
{
    const std::string words = "0000000000000001000000000000000200000000000000030000000000000004";
    QCOMPARE(cli::rngFromText("31")->next(), Rng(31).next());
    QCOMPARE(cli::rngFromText("0x1F")->next(), Rng(31).next());
    QCOMPARE(cli::rngFromText("18446744073709551615")->next(), Rng(UINT64_MAX).next());
    QCOMPARE(cli::rngFromText(words)->next(), Rng(Seed { 1, 2, 3, 4 }).next());
}

void RandomTest::seedThatIsNoneIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : { "", "-1", "x", "1f", "0x", "18446744073709551616", "1 " })
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("65 digits") << QByteArray(65, '1');
    QTest::newRow("a letter among 64") << QByteArray(63, '1') + "g";
}

void RandomTest::seedThatIsNoneIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!cli::rngFromText(text.toStdString()));
}

/// RFC 8439, A.1, test vectors 1 and 5.
void RandomTest::seedsOfBotsAreThoseOfChaCha20()
{
    const Seed none { 0x903df1a0ade0b876, 0x28bd8653e56a5d40, 0x1aed8da0b819d2bd,
        0xc70d778bccef36a8 };
    QVERIFY(cli::botsSeed(Seed {}) == none);
    QVERIFY(cli::botsSeed("0") == none);
    const Seed nonceOfTwo { 0x3736d58c374dc6c2, 0xcd3f93efb904e24a, 0x96a4dfb388228b1a,
        0xc727ee545b76ab72 };
    QVERIFY(cli::botsSeed({}, std::uint64_t { 2 } << 56U) == nonceOfTwo);
}

void RandomTest::seedsOfBotsDiffer()
{
    std::set<Seed> seeds;
    for (const Seed& run : { Seed { 1 }, Seed { 2 }, Seed { 0, 0, 0, 1 } })
        for (const std::uint64_t match : { 0U, 1U })
            for (const std::uint32_t seat : { 0U, 1U })
                seeds.insert(cli::botsSeed(run, match, seat));
    QCOMPARE(seeds.size(), 12U);
    QVERIFY(cli::botsSeed("31") == cli::botsSeed(Seed { 31 }));
    QVERIFY(!cli::botsSeed("-1"));
}

void RandomTest::freshSeedsDiffer()
{
    const auto one = cli::freshSeed();
    const auto other = cli::freshSeed();
    QVERIFY(one && other && *one != *other);
    QVERIFY(cli::rngFromText(*one));
}

QTEST_APPLESS_MAIN(RandomTest)
#include "random_test.moc"
