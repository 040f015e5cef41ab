#include "core/odds/bieten/odds.h"

#include "core/bieten/judgement.h"
#include "core/bieten/worlds.h"
#include "core/bots/bieten/bot.h"
#include "core/bots/bieten/random.h"
#include "core/game/turn.h"
#include "core/odds/bieten/combinations.h"
#include "tests/support/bieten_table.h"
#include "tests/support/every_game.h"

#include <cmath>
#include <map>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;
using odds::Chance;

namespace {

constexpr std::uint64_t seed = 1;

bool isPlaying(const PublicState& table) { return seatDue(table).has_value(); }

/// Random positions of random matches with so many players, from this trick on, for one of its
/// seats.
template <typename Look> void positions(int count, int players, int trick, const Look& look)
{
    Rng rng = weli::test::dice(static_cast<std::uint64_t>(10 * players + trick));
    while (count > 0 && !QTest::currentTestFailed()) {
        const auto sample = *bots::sampledRules(Fixed<Rules> { players, {} }, rng);
        State state = start(sample.rules, players, seatAt(0));
        for (int acts = 0; acts < 60 && !isOver(state) && count > 0; ++acts) {
            weli::test::goOn(state, rng);
            if (!isPlaying(state.table) || state.table.trick < trick || rng.below(6) != 0) continue;
            const Seat seat = seatAt(static_cast<int>(rng.below(state.table.players)));
            if (!state.table.active.contains(seat)) continue;
            look(state, seat);
            --count;
        }
    }
}

/// What a seat has, under one way to name its wild cards.
using Laid = std::vector<Played>;

/// B-28 to B-33: does this naming obey what binds the seat?
bool isConsistent(const PublicState& table, Seat seat, const Holding& holding, const Laid& laid)
{
    const std::size_t before = table.played[seat].size();
    for (std::size_t i = before; i < laid.size(); ++i) {
        if (laid[i].card == laid[i].as) continue;
        if (holding.cards.contains(laid[i].as) || laid[i].as == weliCard) return false;
        if ((holding.voids >> static_cast<unsigned>(laid[i].as.suit()) & 1U) != 0) return false;
        for (std::size_t j = 0; j < laid.size(); ++j)
            if (j != i && laid[j].as == laid[i].as) return false;
    }
    for (const Figure figure : holding.commitments) {
        if (figure == Figure::Last) {
            if (before < 3 && laid[2].as.suit() != *thirdLed(table)) return false;
            continue;
        }
        PublicState end = table;
        end.played[seat] = {};
        for (const Played played : laid) end.played[seat].push(played);
        if (!worthOf(countingCards(end, seat, holding, figure), figure)) return false;
    }
    return true;
}

/// Every consistent naming, the cards of the hand in any order after those on the table.
std::vector<Laid> namingsOf(const PublicState& table, Seat seat, const Holding& holding)
{
    std::vector<Laid> all { Laid(table.played[seat].begin(), table.played[seat].end()) };
    bool unnamed = false;
    for (const Card card : handOf(table, holding.cards)) {
        const bool wild = wildCards(table.rules).contains(card);
        unnamed = unnamed || wild;
        std::vector<Laid> more;
        for (const Laid& laid : all)
            for (const Card name : wild ? ordinaryCards() - CardSet { card } : CardSet { card }) {
                more.push_back(laid);
                more.back().push_back({ card, name });
            }
        all = std::move(more);
    }
    if (unnamed)
        std::erase_if(
            all, [&](const Laid& laid) { return !isConsistent(table, seat, holding, laid); });
    return all;
}

/// For each figure the naming that is best for it.
PerFigure<int> ranksByNaming(const PublicState& table, Seat seat, const Holding& holding)
{
    PerFigure<int> ranks;
    for (const Laid& laid : namingsOf(table, seat, holding)) {
        PublicState end = table;
        end.played[seat] = {};
        for (const Played played : laid) end.played[seat].push(played);
        for (const Figure figure : figures) {
            const auto worth = worthOf(countingCards(end, seat, holding, figure), figure);
            if (worth) ranks[figure] = std::max(ranks[figure], worth->rank());
        }
    }
    return ranks;
}

/// The cards that a seat can show in the third trick.
std::vector<Played> thirdCards(const PublicState& table, Seat seat, const Holding& holding)
{
    std::vector<Played> cards;
    for (const Laid& laid : namingsOf(table, seat, holding)) cards.push_back(laid[2]);
    return cards;
}

/// The best of this suit.
std::optional<Played> bestOf(const std::vector<Played>& cards, Suit suit)
{
    std::optional<Played> best;
    for (const Played card : cards)
        if (card.as.suit() == suit && (!best || orderOf(card) < orderOf(*best))) best = card;
    return best;
}

struct HandOfOther {
    PerFigure<int> ranks;
    std::vector<Played> third; // before it is played
};

/// All worlds, one after another, and how many of them the seat wins.
class Enumeration {
public:
    explicit Enumeration(const Observation& observation)
        : observation_(observation)
        , table_(observation.table)
        , mine_(ranksByNaming(table_, observation.seat, observation.own))
    {
        if (table_.trick == 2) third_ = thirdCards(table_, observation.seat, observation.own);
        for (const Seat seat : table_.active)
            if (seat != observation.seat)
                hands_.emplace_back(seat, possibleHands(observation, seat));
        enter(0, {});
    }

    [[nodiscard]] std::optional<double> share(Figure figure) const
    {
        if (figure != Figure::Last)
            return mine_[figure] > 0 ? std::optional(won_[figure] / worlds_) : std::nullopt;
        if (table_.trick < 2) return std::nullopt;
        double best = -1;
        for (const double won : bySuitLed_) best = std::max(best, won);
        return best >= 0 ? std::optional(best / worlds_) : std::nullopt;
    }
    [[nodiscard]] double worlds() const { return worlds_; }

private:
    void enter(std::size_t place, PerSeat<CardSet> cards)
    {
        if (place == hands_.size()) return look(cards);
        const auto& [seat, hands] = hands_[place];
        for (const CardSet hand : hands) {
            bool apart = true;
            for (std::size_t i = 0; i < place; ++i)
                apart = apart && (cards[hands_[i].first] & hand).empty();
            cards[seat] = hand;
            if (apart) enter(place + 1, cards);
        }
    }

    const HandOfOther& known(Seat seat, const PerSeat<CardSet>& cards)
    {
        const auto key = std::pair(seat.index, cards[seat].bits());
        const auto found = known_.find(key);
        if (found != known_.end()) return found->second;
        Rng rng(1);
        const Holding holding = worldWith(observation_, cards, rng).holdings[seat];
        HandOfOther hand { ranksByNaming(table_, seat, holding), {} };
        if (table_.trick == 2) hand.third = thirdCards(table_, seat, holding);
        return known_.emplace(key, std::move(hand)).first->second;
    }

    void look(const PerSeat<CardSet>& cards)
    {
        ++worlds_;
        PerFigure<int> most;
        for (const auto& [seat, hands] : hands_)
            for (const Figure figure : figures)
                most[figure] = std::max(most[figure], known(seat, cards).ranks[figure]);
        for (const Figure figure : figures) won_[figure] += mine_[figure] > most[figure] ? 1 : 0;
        if (table_.trick == 2) lookAtLast(cards);
    }

    [[nodiscard]] bool winsLast(const PerSeat<CardSet>& cards, Suit suit)
    {
        const auto mine = bestOf(third_, suit);
        if (!mine) return false;
        for (const auto& [seat, hands] : hands_) {
            const auto other = bestOf(known(seat, cards).third, suit);
            if (other && orderOf(*other) < orderOf(*mine)) return false;
        }
        return true;
    }

    void lookAtLast(const PerSeat<CardSet>& cards)
    {
        if (const auto led = thirdLed(table_)) return enterLast(cards, { *led }, false);
        std::vector<Suit> leads;
        const bool isMine = table_.leader == observation_.seat;
        for (const Suit suit : suits)
            if (bestOf(isMine ? third_ : known(table_.leader, cards).third, suit))
                leads.push_back(suit);
        enterLast(cards, leads, isMine);
    }

    /// I may choose what I lead, and must do so without knowing what the others have.
    void enterLast(const PerSeat<CardSet>& cards, const std::vector<Suit>& leads, bool isMine)
    {
        for (const Suit suit : leads) {
            const bool can = bestOf(third_, suit).has_value();
            double& sum = bySuitLed_[isMine ? static_cast<std::size_t>(suit) : 0];
            if (!can && thirdLed(table_)) continue; // cannot have it at all
            sum = std::max(sum, 0.0)
                + (winsLast(cards, suit) ? 1.0 : 0.0)
                    / (isMine ? 1.0 : static_cast<double>(leads.size()));
        }
    }

    const Observation& observation_;
    const PublicState& table_;
    PerFigure<int> mine_;
    std::vector<Played> third_;
    std::vector<std::pair<Seat, std::vector<CardSet>>> hands_;
    std::map<std::pair<std::uint8_t, std::uint64_t>, HandOfOther> known_;
    double worlds_ = 0;
    PerFigure<double> won_;
    std::array<double, 4> bySuitLed_ { -1, -1, -1, -1 };
};

bool isSettled(const PublicState& table, Figure figure)
{
    return table.figures[figure].state == FigureState::Conceded;
}

void compareWithAll(const State& state, Seat seat)
{
    const Observation seen = observe(state, seat);
    const odds::BietenOdds said = odds::oddsOf(seen, seed);
    const Enumeration all(seen);
    for (const Figure figure : figures) {
        const auto share = isSettled(state.table, figure) ? std::nullopt : all.share(figure);
        QCOMPARE(said.best[figure].has_value(), share.has_value());
        if (!share) continue;
        QCOMPARE(said.best[figure]->error, 0.0);
        QVERIFY2(std::abs(said.best[figure]->value - *share) < 1e-12, code(figure).data());
    }
}

/// How likely the seat wins each figure, from all combinations of the others' hands.
PerFigure<double> countedShares(const Observation& seen)
{
    const PerFigure<int> mine = ranksByNaming(seen.table, seen.seat, seen.own);
    PerFigure<std::vector<odds::Choices>> left;
    std::vector<odds::Choices> all;
    const std::vector<Step> steps = stepsOf(seen.table);
    for (const Seat seat : seen.table.active) {
        if (seat == seen.seat) continue;
        all.emplace_back();
        for (const Figure figure : figures) left[figure].emplace_back();
        for (const CardSet cards : possibleHands(seen, seat)) {
            const auto ranks = ranksByNaming(seen.table, seat, holdingAfter(steps, seat, cards));
            all.back().push_back(handOf(seen.table, cards));
            for (const Figure figure : figures)
                if (ranks[figure] < mine[figure]) left[figure].back().push_back(all.back().back());
        }
    }
    PerFigure<double> shares;
    const double ways = odds::combinationsOf(all);
    for (const Figure figure : figures) shares[figure] = odds::combinationsOf(left[figure]) / ways;
    return shares;
}

/// Who has the figure by the cards that all really have; nobody, if the best is shared.
bool winsByCards(const State& state, Seat seat, Figure figure)
{
    const auto rank
        = [&](Seat one) { return ranksByNaming(state.table, one, state.holdings[one])[figure]; };
    for (const Seat other : state.table.active)
        if (other != seat && rank(other) >= rank(seat)) return false;
    return true;
}

bool isFirstLead(const PublicState& table)
{
    return isPlaying(table) && table.shown.empty() && std::holds_alternative<Playing>(table.phase)
        && !table.forehandSpoke;
}

/// A match of the book, three players; shows each deal as its first card is due.
template <typename Look> void bookMatch(std::uint64_t number, const Look& look)
{
    Rng rng(number);
    Rules rules = rulesOf(Preset::Tirol, 3);
    rules.steal = Steal::None; // what is left or stolen tells of the cutter's hand
    State state = start(rules, 3, seatAt(0));
    std::uint32_t shown = 0;
    while (!isOver(state)) {
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        if (isFirstLead(state.table) && shown != state.table.deal) {
            shown = state.table.deal;
            look(state);
        }
        const auto acted = nextAct(state, [&](const Observation& seen) {
            return decide(seen, bots::Level::Book, {}, number).action;
        });
        act(state, acted.seat, acted.action);
    }
}

} // namespace

class BietenOddsTest : public QObject {
    Q_OBJECT

private slots:
    void equalToAllWorlds_data();
    void equalToAllWorlds();
    void nearToTheCountWhereSampled();
    void comesTrueAsOftenAsSaid();
    void neededToHold();
    void B48_nothingOfAFigureThatIsSettled();
    void unseenCardsDoNotMatter();
    void whoIsStoppedSaysNothing();
};

void BietenOddsTest::equalToAllWorlds_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("trick");
    QTest::newRow("two, from the second trick") << 2 << 1;
    QTest::newRow("three, from the second trick") << 3 << 1;
    QTest::newRow("four, from the third trick") << 4 << 2;
    QTest::newRow("five, from the third trick") << 5 << 2;
}

void BietenOddsTest::equalToAllWorlds()
{
    QFETCH(int, players);
    QFETCH(int, trick);
    positions(200, players, trick, compareWithAll);
}

/// Four players before the first card: too many hands to count in time.
void BietenOddsTest::nearToTheCountWhereSampled()
{
    Rng rng(5);
    for (int deal = 0; deal < 3; ++deal) {
        State state = start(rulesOf(Preset::SchwaighoferWeli, 4), 4, seatAt(deal));
        while (!isPlaying(state.table)) weli::test::goOn(state, rng);
        const Observation seen = observe(state, seatAt(0));
        const odds::BietenOdds said = odds::oddsOf(seen, seed);
        const PerFigure<double> shares = countedShares(seen);
        for (const Figure figure : figures) {
            if (!said.best[figure]) continue;
            QVERIFY(said.best[figure]->error > 0);
            QVERIFY(said.best[figure]->error < 0.02);
            const double off = std::abs(said.best[figure]->value - shares[figure]);
            QVERIFY2(off < 4 * said.best[figure]->error, code(figure).data());
        }
    }
}

/// By the cards, before anybody has said a word.
void BietenOddsTest::comesTrueAsOftenAsSaid()
{
    double said = 0;
    double variance = 0;
    int count = 0;
    int cameTrue = 0;
    for (std::uint64_t match = 1; match <= 300; ++match) {
        bookMatch(match, [&](const State& state) {
            const Seat seat = seatAt(static_cast<int>(state.table.deal % 3));
            const odds::BietenOdds odds = odds::oddsOf(observe(state, seat), seed);
            for (const Figure figure : figures) {
                const auto chance = odds.best[figure];
                if (!chance || chance->value < 0.6 || chance->value > 0.8) continue;
                ++count;
                said += chance->value;
                variance += chance->value * (1 - chance->value);
                cameTrue += winsByCards(state, seat, figure) ? 1 : 0;
            }
        });
    }
    qInfo("%d times, said %.1f, came true %d", count, said, cameTrue);
    QVERIFY(count > 200);
    QVERIFY(std::abs(cameTrue - said) < 3.5 * std::sqrt(variance));
}

/// B-44, B-45, B-47: by how much more is won, and how much good gives away.
void BietenOddsTest::neededToHold()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto needed = [&](int seat) {
        return odds::oddsOf(observe(table.state, seatAt(seat)), seed).needed[Figure::Hearts];
    };
    QVERIFY(!needed(1));
    table.act({ "0 bid hearts" });
    QVERIFY(!needed(0));
    QCOMPARE(needed(1).value_or(0), 1.0 / 6);
    QCOMPARE(needed(2).value_or(0), 1.0 / 6);
    table.act({ "1 hold hearts" });
    QVERIFY(!needed(2));
    table.act({ "2 three hearts" });
    QCOMPARE(needed(0).value_or(0), 1.0 / 9);
    table.act({ "0 good hearts" });
    QVERIFY(!needed(0));
    QCOMPARE(needed(1).value_or(0), 1.0 / 9);
}

void BietenOddsTest::B48_nothingOfAFigureThatIsSettled()
{
    TestTable table(withoutWeli(), { "HA L8 B8"_cards, "HK A8 B9"_cards, "H9 A7 L7"_cards });
    const auto hearts
        = [&] { return odds::oddsOf(observe(table.state, seatAt(0)), seed).best[Figure::Hearts]; };
    QCOMPARE(hearts().value_or(Chance {}).value, 1.0);
    table.act({ "0 bid hearts", "1 good hearts", "2 good hearts" });
    QVERIFY(!hearts());
}

void BietenOddsTest::unseenCardsDoNotMatter()
{
    const auto inTricks = [](const auto& match, Seat) { return isPlaying(match.state().table); };
    int compared = 0;
    weli::test::exchangeUnseen<State>(
        60, inTricks, [&](const auto& match, const auto& other, Seat seat) {
            ++compared;
            QVERIFY(odds::oddsOf(observe(match.state(), seat), seed)
                == odds::oddsOf(observe(other.state(), seat), seed));
        });
    QCOMPARE(compared, 60);
}

void BietenOddsTest::whoIsStoppedSaysNothing()
{
    std::stop_source stop;
    stop.request_stop();
    positions(20, 4, 0, [&](const State& state, Seat seat) {
        const Observation seen = observe(state, seat);
        const odds::BietenOdds said = odds::oddsOf(seen, seed, stop.get_token());
        QVERIFY(said.best == decltype(said.best) {});
        QVERIFY(said.needed == odds::oddsOf(seen, seed).needed);
    });
}

QTEST_APPLESS_MAIN(BietenOddsTest)
#include "bieten_odds_test.moc"
