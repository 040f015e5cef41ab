#include "core/bots/preference/random.h"
#include "core/odds/preference/odds.h"
#include "tests/support/preference_table.h"

#include <QtTest>

#include <map>

using namespace weli;
using namespace weli::preference;
using namespace weli::preference::test;

namespace {

constexpr double equal = 1e-9;

/// What becomes of a deal, by trying every card that the rules allow.
class EveryCard {
public:
    explicit EveryCard(Seat self)
        : self_(self)
    {
    }
    /// Does the seat not fall? The declarer is on one side, the defenders on the other.
    [[nodiscard]] bool keepsAsSide(const State& state) const
    {
        if (state.table.settled) return !settlementOf(state.table).fallen.contains(self_);
        const Seat seat = *seatDue(state.table);
        const bool friends = (seat == state.table.declarer) == (self_ == state.table.declarer);
        for (const Action& card : legalActions(state, seat))
            if (keepsAsSide(after(state, seat, card)) == friends) return friends;
        return !friends;
    }
    struct Worth {
        PerSeat<double> chips;
        double keeps = 0;
    };
    /// Each wants chips, and draws lots between cards that bring as many.
    [[nodiscard]] Worth forThemselves(const State& state) const
    {
        if (state.table.settled) {
            const Settlement settled = settlementOf(state.table);
            Worth worth { {}, settled.fallen.contains(self_) ? 0.0 : 1.0 };
            for (const Seat seat : state.table.playing) worth.chips[seat] = settled.delta[seat];
            return worth;
        }
        const Seat seat = *seatDue(state.table);
        std::vector<Worth> best;
        for (const Action& card : legalActions(state, seat)) {
            const Worth worth = forThemselves(after(state, seat, card));
            if (!best.empty() && worth.chips[seat] > best[0].chips[seat] + equal) best.clear();
            if (best.empty() || worth.chips[seat] > best[0].chips[seat] - equal)
                best.push_back(worth);
        }
        Worth mean;
        for (const Worth& worth : best) {
            mean.keeps += worth.keeps / static_cast<double>(best.size());
            for (const Seat other : state.table.playing)
                mean.chips[other] += worth.chips[other] / static_cast<double>(best.size());
        }
        return mean;
    }
    [[nodiscard]] double keeps(const State& state) const
    {
        const PublicState& table = state.table;
        const bool together
            = table.playing.size() == 3 && !table.inviter && isSuit(*table.contract);
        if (self_ != table.declarer && together) return forThemselves(state).keeps;
        return keepsAsSide(state) ? 1 : 0;
    }

private:
    Seat self_;
};

/// Were all cards played as section 10 has it, with these hands?
bool couldHappen(const State& world)
{
    State before = world;
    PublicState& table = before.table;
    for (const Seat seat : table.active) before.hands[seat] |= playedBy(table, seat);
    const auto tricks = table.tricks;
    table.tricks.clear();
    table.taken = {};
    for (const PlayedTrick& trick : tricks) {
        Seat seat = trick.leader;
        for (const Card card : trick.cards) {
            table.phase = Playing { seat };
            if (whyNot(before, seat, Action::play(card))) return false;
            act(before, seat, Action::play(card));
            seat = nextIn(table.playing, seat);
        }
    }
    return true;
}

/// All ways to lay the cards that a seat has not seen, one after the other.
class EveryWay {
public:
    EveryWay(const State& truth, Seat self)
        : truth_(truth)
        , self_(self)
        , observation_(observe(truth, self))
    {
    }
    [[nodiscard]] double keeps()
    {
        State world = truth_;
        CardSet left = wholePack();
        for (const Seat seat : truth_.table.active) {
            left -= playedBy(truth_.table, seat) | observation_.hands[seat];
            if (observation_.hands[seat].empty()) world.hands[seat] = {};
        }
        const auto& discards = observation_.discards;
        const CardSet aside = discards.empty() ? CardSet() : discards.back();
        lay(world, aside, left - aside);
        return sum_ / ways_;
    }

private:
    void lay(const State& world, CardSet aside, CardSet left)
    {
        if (left.empty()) return enter(world, aside);
        const Card card = left.first();
        left.remove(card);
        for (const Seat seat : world.table.active) {
            if (world.hands[seat].size() == handSize(world.table, seat)) continue;
            State next = world;
            next.hands[seat].add(card);
            lay(next, aside, left);
        }
        if (aside.size() < 2) lay(world, aside | CardSet { card }, left);
    }
    void enter(const State& world, CardSet aside)
    {
        if (!tookUpWhatItSaw(world, aside)) return;
        std::array<std::uint64_t, maxSeats> hands {}; // whoever is at home may hold anything
        for (const Seat seat : world.table.playing) hands[seat.index] = world.hands[seat].bits();
        const auto known = keeps_.find(hands);
        if (known == keeps_.end() && !couldHappen(world)) return;
        const double keeps = known == keeps_.end() ? EveryCard(self_).keeps(world) : known->second;
        keeps_[hands] = keeps;
        sum_ += keeps;
        ++ways_;
    }
    /// P-30: who after-bought once has held the two cards that the seat had laid aside before.
    [[nodiscard]] bool tookUpWhatItSaw(const State& world, CardSet aside) const
    {
        const PublicState& table = world.table;
        if (table.buyers.size() < 2) return true;
        const Seat taker = table.buyers.back();
        const CardSet held = world.hands[taker] | playedBy(table, taker) | aside;
        return (observation_.discards[0] - held).empty();
    }

    const State& truth_;
    Seat self_;
    Observation observation_;
    std::map<std::array<std::uint64_t, maxSeats>, double> keeps_;
    double sum_ = 0;
    int ways_ = 0;
};

State withRandomAct(const State& state, Rng& rng)
{
    const Acted acted = bots::randomAct(state, rng);
    return after(state, acted.seat, acted.action);
}

/// A deal that goes on at random until so many tricks are left, and then perhaps a card or two of
/// the next one; nothing if it ends before, or has no contract.
std::optional<State> playedTo(State state, int left, Rng& rng)
{
    while (!std::holds_alternative<Playing>(state.table.phase) && !state.table.settled)
        state = withRandomAct(state, rng);
    if (!state.table.contract) return std::nullopt;
    while (!state.table.settled && handSize(state.table, *seatDue(state.table)) > left)
        state = withRandomAct(state, rng);
    if (state.table.settled) return std::nullopt;
    for (auto cards = rng.below(3); cards > 0; --cards) {
        const State next = withRandomAct(state, rng);
        if (openTrick(next.table) != nullptr) state = next;
    }
    return state;
}

/// Counts those positions in which the chance is neither 0 nor 1.
void compare(const State& state, int& open)
{
    for (const Seat seat : state.table.playing) {
        const odds::PreferenceOdds odds = odds::oddsOf(observe(state, seat), 1);
        const auto chance = seat == state.table.declarer ? odds.made : odds.ownTricks;
        if (!chance) continue;
        const double expected = EveryWay(state, seat).keeps();
        QCOMPARE(chance->error, 0.0);
        if (std::abs(chance->value - expected) > equal)
            qWarning("%f instead of %f", chance->value, expected);
        QVERIFY(std::abs(chance->value - expected) <= equal);
        if (expected > 0 && expected < 1) ++open;
    }
}

/// Three tricks, seldom four: then there are thousands of ways.
int leftFor(Rng& rng) { return rng.below(12) == 0 ? 4 : 3; }

/// So many of these cards, and they are taken out.
CardSet drawn(CardSet& cards, int count, Rng& rng)
{
    CardSet some;
    for (const Card card : shuffled(packOf(cards), rng))
        if (some.size() < count) some.add(card);
    cards -= some;
    return some;
}

/// The first deal of a match after these acts; seat 0 and the talon have nothing but low cards, or
/// high ones.
State dealtTo(bool low, const std::vector<std::string>& acts, Rng& rng)
{
    TestTable table;
    table.deal(rng);
    CardSet choice;
    for (const Card card : wholePack())
        if (low == (card.rank() >= Rank::Ten)) choice.add(card);
    table.state.hands[seatAt(0)] = drawn(choice, 10, rng);
    table.state.talon = drawn(choice, 2, rng);
    CardSet left = wholePack() - table.state.hands[seatAt(0)] - table.state.talon;
    table.state.hands[seatAt(1)] = drawn(left, 10, rng);
    table.state.hands[seatAt(2)] = left;
    table.act(acts);
    return table.state;
}

} // namespace

/// What is said of the last tricks is what comes out if every lie of the cards and every card is
/// tried by the rules alone.
class PreferenceEndingsTest : public QObject {
    Q_OBJECT

private slots:
    void P58_P59_suitContractsOfEveryCompany();
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
        if (!ending || !isSuit(*ending->table.contract)) continue;
        const PublicState& table = ending->table;
        const char* company = table.inviter ? "invited" : "together";
        int& these = open[table.playing.size() == 2 ? "alone" : company];
        if (these < 40) compare(*ending, these);
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
    int open = 0;
    while (open < 15 && !QTest::currentTestFailed()) {
        const State dealt = dealtTo(low, lines, rng);
        const auto ending = playedTo(dealt, leftFor(rng), rng);
        if (ending) compare(*ending, open);
    }
}

QTEST_APPLESS_MAIN(PreferenceEndingsTest)
#include "preference_endings_test.moc"
