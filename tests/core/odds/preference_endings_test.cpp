#include "core/bots/preference/random.h"
#include "core/odds/preference/odds.h"
#include "tests/core/odds/preference_every_way.h"
#include "tests/core/preference/dealt_to.h"

#include <QtTest>

#include <map>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

State withRandomAct(const State& state, Rng& rng)
{
    const Acted acted = bots::randomAct(state, rng);
    return after(state, acted.seat, acted.action);
}

/// A deal that goes on at random until so many tricks are left, and then perhaps a card or two of
/// the next one; nothing if it ends before.
std::optional<State> playedTo(State state, int left, Rng& rng)
{
    while (!std::holds_alternative<Playing>(state.table.phase) && !state.table.settled)
        state = withRandomAct(state, rng);
    while (!state.table.settled && handSize(state.table, *seatDue(state.table)) > left)
        state = withRandomAct(state, rng);
    if (state.table.settled) return std::nullopt;
    for (auto cards = rng.below(3); cards > 0; --cards) {
        const State next = withRandomAct(state, rng);
        if (openTrick(next.table) != nullptr) state = next;
    }
    return state;
}

/// Counts those positions in which a seat's own chance is neither 0 nor 1.
void compare(const State& state, int& open)
{
    for (const Seat seat : state.table.playing) {
        const odds::PreferenceOdds odds = odds::oddsOf(observe(state, seat), 1);
        const auto own = odds.ownTricks ? odds.ownTricks : odds.notMost;
        const auto chance = own ? own : odds.made;
        if (!chance) continue;
        const Seat asked = own ? seat : *state.table.declarer;
        const double expected = EveryWay(state, seat, asked).keeps();
        QCOMPARE(chance->error, 0.0);
        if (std::abs(chance->value - expected) > equal)
            qWarning("%f instead of %f", chance->value, expected);
        QVERIFY(std::abs(chance->value - expected) <= equal);
        if (expected > 0 && expected < 1 && asked == seat) ++open;
    }
}

/// Three tricks, seldom four: then there are thousands of ways.
int leftFor(Rng& rng) { return rng.below(12) == 0 ? 4 : 3; }

} // namespace

/// What is said of the last tricks is what comes out if every lie of the cards and every card is
/// tried by the rules alone.
class PreferenceEndingsTest : public QObject {
    Q_OBJECT

private slots:
    void P58_P59_suitContractsOfEveryCompany();
    void P63_notTheMostTricks();
    void P61_noTrickAndAllTricks_data();
    void P61_noTrickAndAllTricks();
};

void PreferenceEndingsTest::P58_P59_suitContractsOfEveryCompany()
{
    Rng rng(19);
    std::map<std::string, int> open; // positions in which the chance is neither 0 nor 1
    const auto isRich = [&] {
        for (const char* company : { "together", "alone", "invited" })
            if (open[company] < 40) return false;
        return true;
    };
    while (!isRich() && !QTest::currentTestFailed()) {
        const auto sample = *bots::sampledRules(Fixed<Rules> {}, rng);
        State state = start(sample.rules, sample.players, seatAt(0));
        state.table.pot = sample.rules.stake * static_cast<int>(rng.below(4));
        state.table.balances[seatAt(0)] = -state.table.pot;
        take(state, shuffled(packOf(wholePack(state)), rng));
        const auto ending = playedTo(state, leftFor(rng), rng);
        if (!ending || !ending->table.contract || !isSuit(*ending->table.contract)) continue;
        const PublicState& table = ending->table;
        const char* company = table.inviter ? "invited" : "together";
        int& these = open[table.playing.size() == 2 ? "alone" : company];
        if (these < 40) compare(*ending, these);
    }
}

void PreferenceEndingsTest::P63_notTheMostTricks()
{
    Rng rng(63);
    int open = 0;
    while (open < 15 && !QTest::currentTestFailed()) {
        TestTable table;
        table.deal(rng);
        table.act({ "0 pass", "1 pass", "2 pass" });
        compare(*playedTo(table.state, leftFor(rng), rng), open);
    }
}

void PreferenceEndingsTest::P61_noTrickAndAllTricks_data()
{
    QTest::addColumn<bool>("low");
    QTest::addColumn<QStringList>("acts");
    const QStringList pass { "1 pass", "2 pass" };
    QTest::newRow("5x") << true << QStringList { "0 bid 5x" } + pass;
    QTest::newRow("5") << true
                       << QStringList { "0 bid 5" } + pass
            + QStringList { "0 discard", "0 announce 5" };
    QTest::newRow("7x") << true << QStringList { "0 bid 7x" } + pass;
    QTest::newRow("5 after 1") << true
                               << QStringList { "0 bid 1", "1 bid 2", "2 pass", "0 pass",
                                      "1 discard", "1 announce 2", "0 take", "0 discard",
                                      "0 announce 5", "1 no" };
    QTest::newRow("6x") << false << QStringList { "0 bid 6x" } + pass;
    QTest::newRow("6") << false
                       << QStringList { "0 bid 6" } + pass
            + QStringList { "0 discard", "0 announce 6" };
}

void PreferenceEndingsTest::P61_noTrickAndAllTricks()
{
    QFETCH(bool, low);
    QFETCH(QStringList, acts);
    std::vector<std::string> lines;
    for (const QString& line : acts) lines.push_back(line.toStdString());
    Rng rng(61);
    const bool areSeen = lines[0] == "0 bid 7x"; // P-52: nothing is in doubt
    int endings = 0;
    int open = 0;
    while ((endings < 20 || (open == 0 && !areSeen)) && !QTest::currentTestFailed()) {
        const auto ending = playedTo(dealtTo(low, lines, rng), leftFor(rng), rng);
        if (!ending) continue;
        compare(*ending, open);
        ++endings;
    }
    if (areSeen) QCOMPARE(open, 0);
}

QTEST_APPLESS_MAIN(PreferenceEndingsTest)
#include "preference_endings_test.moc"
