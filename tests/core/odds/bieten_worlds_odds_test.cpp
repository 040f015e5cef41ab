#include "core/odds/bieten/odds.h"

#include "core/bieten/worlds.h"
#include "core/odds/bieten/combinations.h"
#include "tests/core/odds/namings.h"

#include <cmath>
#include <map>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

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
    const odds::BietenOdds said = odds::oddsOf(seen, oddsSeed);
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

} // namespace

/// What is said of figures is what comes of all deals that are possible, looked at one by one.
class BietenWorldsOddsTest : public QObject {
    Q_OBJECT

private slots:
    void equalToAllWorlds_data();
    void equalToAllWorlds();
    void nearToTheCountWhereSampled();
};

void BietenWorldsOddsTest::equalToAllWorlds_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("trick");
    QTest::newRow("two, from the second trick") << 2 << 1;
    QTest::newRow("three, from the second trick") << 3 << 1;
    QTest::newRow("four, from the third trick") << 4 << 2;
    QTest::newRow("five, from the third trick") << 5 << 2;
}

void BietenWorldsOddsTest::equalToAllWorlds()
{
    QFETCH(int, players);
    QFETCH(int, trick);
    positions(200, players, trick, compareWithAll);
}

/// Four players before the first card: too many hands to count in time.
void BietenWorldsOddsTest::nearToTheCountWhereSampled()
{
    Rng rng(5);
    for (int deal = 0; deal < 3; ++deal) {
        State state = start(rulesOf(Preset::SchwaighoferWeli, 4), 4, seatAt(deal));
        while (!isPlaying(state.table)) weli::test::goOn(state, rng);
        const Observation seen = observe(state, seatAt(0));
        const odds::BietenOdds said = odds::oddsOf(seen, oddsSeed);
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

QTEST_APPLESS_MAIN(BietenWorldsOddsTest)
#include "bieten_worlds_odds_test.moc"
