#include "core/review/review.h"

#include "core/review/replay.h"
#include "tests/support/cards.h"
#include "tests/support/played.h"
#include "tests/support/preference_table.h"

#include <QtTest>

#include <array>

using namespace weli;
using namespace weli::review;
using test::playedBy;

namespace {

constexpr int worlds = 60;

template <GameState S> struct Told {
    std::size_t place;
    Seat seat;
    Judgement<S> judgement;
    friend bool operator==(const Told&, const Told&) = default;
};

template <GameState S>
std::vector<Told<S>> reviewed(const Timeline<S>& match, SeatSet seats, std::uint64_t seed = 1)
{
    std::vector<Told<S>> all;
    reviewMatch(match, seats, { worlds, seed },
        [&](std::size_t place, Seat seat, const Judgement<S>& judgement) {
            all.push_back({ place, seat, judgement });
        });
    return all;
}

const SeatSet everybody = SeatSet::firstOf(3);

/// A match at random, and what was judged of all who sit there: made once.
template <GameState S> struct Sample {
    Timeline<S> match = playedBy<S>(bots::Level::Random, 150);
    std::vector<Told<S>> told = reviewed(match, everybody);
};

template <GameState S> const Sample<S>& sample()
{
    static const Sample<S> one;
    return one;
}

/// What was judged of the first acts.
template <GameState S> std::vector<Told<S>> firstOf(std::size_t places)
{
    std::vector<Told<S>> first = sample<S>().told;
    std::erase_if(first, [&](const Told<S>& each) { return each.place >= places; });
    return first;
}

template <typename Check> void inEveryGame(const Check& check)
{
    check.template operator()<bieten::State>();
    check.template operator()<preference::State>();
    check.template operator()<mittlere::State>();
}

template <GameState S> double meanRegret(const std::vector<Told<S>>& told)
{
    double regret = 0;
    for (const auto& each : told) regret += each.judgement.regret.value;
    return regret / static_cast<double>(told.size());
}

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void theSameMatchIsJudgedAlike();
    void eachActOfTheSeatIsJudgedOnce();
    void onlyChoicesAreJudged();
    void whatIsNotMarkedIsItsOwnBest();
    void marksAreOfWhatIsPlainAndLarge();
    void cardsThatNobodySawChangeNothing();
    void whoPlaysAtRandomRegretsMoreThanTheBook();
    void marksAreWrittenAsInChess();
    void aMilderMarkStandsWithoutItsCost();
    void hindsightKnowsTheCardsAndRegretDoesNot();
    void anActIsNoWorseThanItselfInHindsight();
    void whatTheCardsAreWorthIsWonFromTheOthers();
    void theAccountOfAMatchAddsUp();
    void goodAndLuckyAreTwoThings();
    void whatCameIsOfTheWholeDeal();
    void theOrderOfBidsIsNoMistake();
    void aTrickOfASafeContractIsNoGreatMistake();
    void nothingIsChargedThatOnlyFarSightSees();
    void whatOtherWorldsMayTakeAwayIsNotMarked();
    void whatIsDaringIsNeverMissed();
    void whenToBidIsAMatterOfTasteUnlessItIsAMistake();
    void aBlunderHangsOnWhatIsPlayedFor();
    void noMilderMarkIsOfTaste();
    void whatIsMissedTwiceIsChargedOnce();
    void whoWaitedAndDidItAfterAllIsNotBlamed();
    void whatIsDoneLaterIsOfTheSameDealAndSeat();
};

void ReviewTest::theSameMatchIsJudgedAlike()
{
    inEveryGame([]<GameState S>() {
        const auto match = playedBy<S>(bots::Level::Random, 40);
        std::vector<Told<S>> own = reviewed(match, everybody);
        QVERIFY(own == reviewed(match, everybody));
        // Whoever else is looked at.
        std::erase_if(own, [](const Told<S>& each) { return each.seat != seatAt(1); });
        SeatSet one;
        one.add(seatAt(1));
        QVERIFY(own == reviewed(match, one));
    });
}

void ReviewTest::eachActOfTheSeatIsJudgedOnce()
{
    inEveryGame([]<GameState S>() {
        const auto& [match, all] = sample<S>();
        QVERIFY(!all.empty());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(all[i].place));
            QVERIFY(acted.seat == all[i].seat);
            QVERIFY(acted.action == all[i].judgement.action);
            QVERIFY(i == 0 || all[i - 1].place < all[i].place);
        }
    });
}

void ReviewTest::onlyChoicesAreJudged()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        for (const auto& each : sample<S>().told) {
            const S before = match.at(each.place);
            QVERIFY(legalActions(before, each.seat).size() > 1);
            QVERIFY(!onlyAct(observe(before, each.seat)));
        }
    });
}

void ReviewTest::whatIsNotMarkedIsItsOwnBest()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        for (const auto& each : sample<S>().told) {
            const auto& judgement = each.judgement;
            QCOMPARE(judgement.mark == Mark::None, judgement.best == judgement.action);
            QVERIFY(!whyNot(match.at(each.place), each.seat, judgement.best));
        }
    });
}

void ReviewTest::marksAreOfWhatIsPlainAndLarge()
{
    inEveryGame([]<GameState S>() {
        std::array<int, 4> met {};
        for (const auto& each : sample<S>().told) {
            const auto& [action, best, rival, regret, mark, tried] = each.judgement;
            ++met[static_cast<std::size_t>(mark)];
            QVERIFY(tried >= 1);
            if (mark == Mark::None) continue;
            QVERIFY(regret.value > 2.5 * regret.error);
            QVERIFY(regret.value >= Thresholds<S>::inaccuracy);
            if (mark == Mark::Blunder) QVERIFY(regret.value >= Thresholds<S>::blunder);
        }
        QVERIFY(met[0] > 0 && met[3] > 0);
    });
}

/// Two worlds that a seat cannot tell apart are one to its review.
void ReviewTest::cardsThatNobodySawChangeNothing()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        Rng rng(5);
        for (const auto& each : firstOf<S>(60)) {
            const auto seen = observe(match.at(each.place), each.seat);
            const S other = imagine(seen, rng);
            const auto again = judged<S>(
                observe(other, each.seat), each.judgement.action, worlds, diceAt(each.place));
            QVERIFY(again && *again == each.judgement);
        }
    });
}

void ReviewTest::whoPlaysAtRandomRegretsMoreThanTheBook()
{
    inEveryGame([]<GameState S>() {
        const double random = meanRegret(sample<S>().told);
        const double book = meanRegret(reviewed(playedBy<S>(bots::Level::Book, 120), everybody));
        QVERIFY2(random > book, qPrintable(QString("%1 %2").arg(random).arg(book)));
    });
}

void ReviewTest::marksAreWrittenAsInChess()
{
    QCOMPARE(textOf(Mark::None), std::string_view(""));
    QCOMPARE(textOf(Mark::Inaccuracy), std::string_view("?!"));
    QCOMPARE(textOf(Mark::Mistake), std::string_view("?"));
    QCOMPARE(textOf(Mark::Blunder), std::string_view("??"));
}

void ReviewTest::aMilderMarkStandsWithoutItsCost()
{
    inEveryGame([]<GameState S>() {
        using Limits = Thresholds<S>;
        QVERIFY(isCostTold<S>(Mark::Inaccuracy, Limits::inaccuracy));
        QVERIFY(isCostTold<S>(Mark::Mistake, Limits::mistake));
        QVERIFY(isCostTold<S>(Mark::Blunder, Limits::blunder));
        QVERIFY(!isCostTold<S>(Mark::Inaccuracy, Limits::mistake));
        // Of how much a blunder is hangs on what is played for, too: that is no doubt.
        QCOMPARE(isCostTold<S>(Mark::Mistake, Limits::blunder), Softens<S>);
        QCOMPARE(isSoftened<S>(Mark::Mistake, Limits::blunder), Softens<S>);
        QVERIFY(!isSoftened<S>(Mark::Mistake, Limits::mistake));
    });
}

void ReviewTest::hindsightKnowsTheCardsAndRegretDoesNot()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        Rng rng(5);
        int otherwise = 0;
        for (const auto& each : firstOf<S>(60)) {
            if (!each.judgement.rival) continue;
            const S before = match.at(each.place);
            const S other = imagine(observe(before, each.seat), rng);
            const auto hindsight = [&](const S& state) {
                return inHindsight(
                    state, each.seat, each.judgement.action, *each.judgement.rival, 1);
            };
            QVERIFY(hindsight(before) == hindsight(before));
            otherwise += hindsight(before) == hindsight(other) ? 0 : 1;
        }
        QVERIFY(otherwise > 0);
    });
}

void ReviewTest::anActIsNoWorseThanItselfInHindsight()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        for (const auto& each : firstOf<S>(60)) {
            const auto& act = each.judgement.action;
            QCOMPARE(inHindsight(match.at(each.place), each.seat, act, act, 1).less.value, 0.0);
            QVERIFY(!each.judgement.rival || *each.judgement.rival != act);
        }
    });
}

void ReviewTest::whatTheCardsAreWorthIsWonFromTheOthers()
{
    inEveryGame([]<GameState S>() {
        int deals = 0;
        double apart = 0;
        eachDeal(sample<S>().match, [&](const S& dealt, const S& counted, std::size_t /*length*/) {
            ++deals;
            QVERIFY(isCounted(counted.table) && !isCounted(dealt.table));
            const auto worth = cardsWorth(dealt, 1);
            double sum = 0;
            for (const Seat seat : everybody) {
                sum += worth[seat].value;
                apart = std::max(apart, worth[seat].error);
            }
            QVERIFY(std::abs(sum) < 1e-9);
        });
        QVERIFY(deals > 1);
        QVERIFY(apart > 0); // replays differ
    });
}

void ReviewTest::theAccountOfAMatchAddsUp()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        std::vector<Cost> costs;
        PerSeat<double> counted {};
        int deals = 0;
        std::size_t end = 0;
        eachDeal(match, [&](const S& dealt, const S& after, std::size_t length) {
            ++deals;
            end = length;
            for (const Seat seat : everybody) counted[seat] += leadBetween(dealt, after, seat);
        });
        for (const auto& each : sample<S>().told)
            costs.push_back({ each.place, each.seat, { 1, 0 } });
        const auto accounts = accountsOf(match, costs, 1);
        for (const Seat seat : everybody) {
            const Account& account = accounts[seat];
            QCOMPARE(account.deals, deals);
            QCOMPARE(account.result, counted[seat]);
            // Of deals that were not counted nothing is told.
            QCOMPARE(account.regrets,
                static_cast<double>(std::count_if(costs.begin(), costs.end(),
                    [&](const Cost& cost) { return cost.seat == seat && cost.place < end; })));
        }
    });
}

void ReviewTest::goodAndLuckyAreTwoThings()
{
    const auto luck
        = [](Mark mark, const outlook::Difference& less, std::optional<double> came = -3) {
              return luckOf<bieten::State>(mark, { less, 2 }, came); // the other brings two points
          };
    QCOMPARE(luck(Mark::None, { -2, 0.1 }, 3), Luck::GoodAndLucky);
    QCOMPARE(luck(Mark::None, { -2, 0.1 }), Luck::None); // the other would not have brought less
    QCOMPARE(luck(Mark::None, { 2, 0.1 }), Luck::GoodAndUnlucky);
    QCOMPARE(luck(Mark::Mistake, { -2, 0.1 }, 3), Luck::BadAndLucky);
    QCOMPARE(luck(Mark::Mistake, { 2, 0.1 }), Luck::BadAndUnlucky);
    QCOMPARE(luck(Mark::Mistake, { 2, 0.1 }, std::nullopt), Luck::BadAndUnlucky);
    QCOMPARE(luck(Mark::Inaccuracy, { 2, 0.1 }), Luck::None); // a little thing
    QCOMPARE(luck(Mark::Mistake, { 2, 1 }), Luck::None); // an accident
    QCOMPARE(luck(Mark::Mistake, { 0.1, 0 }), Luck::None); // nothing to speak of
    QCOMPARE(luck(Mark::Mistake, { 2, 0.1 }, 2), Luck::None); // it cost nothing after all
    QCOMPARE(luck(Mark::None, { 2, 0.1 }, 3), Luck::None);
}

void ReviewTest::whatCameIsOfTheWholeDeal()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        std::size_t from = 0;
        eachDeal(match, [&](const S& dealt, const S& counted, std::size_t length) {
            for (const Seat seat : everybody)
                QVERIFY(broughtFrom(match, length - 1, seat)
                    == leadBetween(match.at(length - 1), counted, seat));
            while (!(match.at(from) == dealt)) ++from;
            QVERIFY(broughtFrom(match, from, seatAt(0)) == leadBetween(dealt, counted, seatAt(0)));
        });
        QVERIFY(from > 0);
        QVERIFY(!broughtFrom(match, match.length(), seatAt(0)) || isCounted(match.state().table));
    });
}

void ReviewTest::theOrderOfBidsIsNoMistake()
{
    using namespace weli::bieten;
    using namespace weli::test;
    const auto line = [](const Action& action, double regret) {
        return outlook::BietenLine {
            .action = action, .events = {}, .brings = {}, .behind = {}, .regret = { regret, 0.1 }
        };
    };
    const auto best = line(Action::say(Verb::Bid, Figure::Hearts), 0);
    const auto bid = line(Action::say(Verb::Bid, Figure::Leaves), 1);
    const auto card = [&](double regret) { return line(Action::play("HA"_card), regret); };
    const auto isSafe
        = [](const std::vector<outlook::BietenLine>& lines, const outlook::BietenLine& one) {
              return Thresholds<State>::isSafe(lines, one, seatAt(1));
          };
    QVERIFY(isSafe({ best, bid, card(1.5) }, bid));
    QVERIFY(!isSafe({ best, card(0.5), bid }, bid)); // a bid that is too bold
    QVERIFY(!isSafe({ card(0), best, bid }, bid)); // too early
    QVERIFY(!isSafe({ best, bid, card(1.5) }, card(1.5)));
    // What is as good as won may be bid at any time.
    auto won = bid;
    won.events.scored[won.action->figure()][seatAt(0)].value = 0.99;
    QVERIFY(!isSafe({ card(0), won }, won)); // by another
    won.events.scored[won.action->figure()][seatAt(1)].value = 0.99;
    QVERIFY(isSafe({ card(0), won }, won));
}

void ReviewTest::aTrickOfASafeContractIsNoGreatMistake()
{
    using namespace weli::preference;
    weli::preference::test::TestTable table;
    table.fill(20);
    table.deal();
    const auto seen = observe(table.state, seatAt(0));
    const auto line = [](double regret, double made, double declares) {
        outlook::PreferenceLine one { .action = Action::play(Card::at(0)),
            .events = {},
            .brings = {},
            .behind = {},
            .regret = { regret, 0.1 } };
        one.events.made = { made, 0 };
        one.events.declares = { declares, 0 };
        one.events.tricks = regret > 0 ? 6 : 7;
        return one;
    };
    const auto isSafe
        = [&](const outlook::PreferenceLine& best, const outlook::PreferenceLine& one) {
              return review::isSafe<State>({ best, one }, one, seen);
          };
    QVERIFY(isSafe(line(0, 1, 1), line(4.5, 0.99, 1))); // a trick is 3 chips here
    QVERIFY(!isSafe(line(0, 1, 1), line(11, 1, 1))); // a defender does not go down
    QVERIFY(!isSafe(line(0, 1, 1), line(6.6, 1, 1))); // or not as often
    QVERIFY(!isSafe(line(0, 1, 1), line(4.5, 0.9, 1)));
    QVERIFY(!isSafe(line(0, 1, 0), line(4.5, 1, 0))); // that of another
    QVERIFY(!isSafe(line(0, 1, 1), line(4.5, 1, 0.8))); // who may come to after-buy
}

/// An act is no more behind than it is if all play on as they do.
void ReviewTest::nothingIsChargedThatOnlyFarSightSees()
{
    inEveryGame([]<GameState S>() {
        const auto& match = sample<S>().match;
        int marked = 0;
        for (const auto& each : sample<S>().told) {
            const auto& judgement = each.judgement;
            if (judgement.mark == Mark::None || ++marked > 3) continue;
            outlook::LookoutOf<S> lookout(
                observe(match.at(each.place), each.seat), diceAt(each.place, { worlds, 1 }));
            lookout.look(judgement.worlds);
            const auto line = lookout.of(judgement.action);
            QVERIFY(judgement.regret.value <= line.regret.value + 1e-9);
        }
        QVERIFY(marked > 0);
    });
}

void ReviewTest::whatOtherWorldsMayTakeAwayIsNotMarked()
{
    inEveryGame([]<GameState S>() {
        using Limits = Thresholds<S>;
        const double error = Limits::inaccuracy / 4;
        outlook::Line<S> line;
        line.behind = { Limits::blunder, 0.01 };
        line.regret = { Limits::inaccuracy + error / 2, error };
        QCOMPARE(markFor<S>(line), Mark::None);
        line.regret = { Limits::inaccuracy + 2 * error, error };
        QCOMPARE(markFor<S>(line), Mark::Inaccuracy);
    });
}

/// A bluff that was dared is measured as any act.
void ReviewTest::whatIsDaringIsNeverMissed()
{
    using namespace weli::bieten;
    using namespace weli::test;
    std::vector<outlook::BietenLine> lines(2);
    lines[0].action = Action::say(Verb::Bid, Figure::Leaves);
    lines[0].events.isBluff = true;
    lines[1].action = Action::play("HA"_card);
    QCOMPARE(measures<State>(lines, lines[1].action).front().action, lines[1].action);
    QCOMPARE(measures<State>(lines, lines[0].action).front().action, lines[0].action);
    lines.pop_back();
    QCOMPARE(measures<State>(lines).size(), std::size_t { 1 }); // there is nothing else
}

void ReviewTest::noMilderMarkIsOfTaste()
{
    using Limits = Thresholds<bieten::State>;
    for (const auto& each : sample<bieten::State>().told) {
        const auto& judgement = each.judgement;
        QVERIFY(judgement.mark != Mark::Inaccuracy
            || !Limits::isTaste(judgement.best, judgement.action));
    }
}

void ReviewTest::whenToBidIsAMatterOfTasteUnlessItIsAMistake()
{
    using namespace weli::bieten;
    using namespace weli::test;
    const Action bid = Action::say(Verb::Bid, Figure::Leaves);
    const Action card = Action::play("HA"_card);
    const auto marked = [](const Action& done, const Action& better, double regret) {
        outlook::BietenLine line;
        line.action = done;
        line.regret = { regret, 0.01 };
        line.behind = { regret, 0.01 };
        return markBeside<State>(line, better);
    };
    using Limits = Thresholds<State>;
    const double little = Limits::inaccuracy + 0.05;
    QCOMPARE(marked(bid, card, little), Mark::None);
    QCOMPARE(marked(card, bid, little), Mark::None);
    QCOMPARE(marked(bid, card, Limits::mistake + 0.05), Mark::Mistake);
    QCOMPARE(marked(card, Action::play("H7"_card), little), Mark::Inaccuracy);
    QCOMPARE(marked(Action::say(Verb::Hold, Figure::Leaves),
                 Action::say(Verb::Good, Figure::Leaves), little),
        Mark::Inaccuracy);
}

void ReviewTest::aBlunderHangsOnWhatIsPlayedFor()
{
    using preference::State;
    const auto marked = [](int pot, double loss) {
        preference::test::TestTable table;
        if (pot > 0) table.fill(pot);
        table.deal();
        return Thresholds<State>::softened(Mark::Blunder, loss, observe(table.state, seatAt(0)));
    };
    QCOMPARE(marked(0, 4.5), Mark::Blunder); // of 10
    QCOMPARE(marked(20, 4.5), Mark::Mistake); // of 30
    QCOMPARE(marked(20, 6.5), Mark::Blunder);
    // What it costs is told all the same.
    QVERIFY(isCostTold<State>(Mark::Mistake, 4.5));
    QVERIFY(!isCostTold<State>(Mark::Inaccuracy, 4.5));
}

void ReviewTest::whatIsMissedTwiceIsChargedOnce()
{
    const auto one = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Hearts);
    const auto other = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Leaves);
    std::vector<Charged<bieten::State>> charged;
    const auto marked = [&](const bieten::Action& best, Mark mark, double regret = 1) {
        Judgement<bieten::State> judgement {
            .action = {}, .best = best, .rival = {}, .regret = { regret, 0.1 }, .mark = mark
        };
        chargeOnce(judgement, charged);
        if (judgement.mark == Mark::None) Q_ASSERT(judgement.best == judgement.action);
        return judgement.mark;
    };
    QCOMPARE(marked(one, Mark::Mistake), Mark::Mistake);
    QCOMPARE(marked(one, Mark::Mistake), Mark::None);
    QCOMPARE(marked(one, Mark::Inaccuracy), Mark::None);
    QCOMPARE(marked(other, Mark::Inaccuracy), Mark::Inaccuracy);
    QCOMPARE(marked(one, Mark::Blunder), Mark::Blunder); // worse than before
    QCOMPARE(marked(one, Mark::Blunder, 1.5), Mark::None);
    QCOMPARE(marked(one, Mark::Blunder, 4), Mark::Blunder); // that was little beside this
}

void ReviewTest::whoWaitedAndDidItAfterAllIsNotBlamed()
{
    using bieten::Action;
    using bieten::Figure;
    using bieten::Verb;
    using namespace weli::test;
    const Action three = Action::say(Verb::Three, Figure::Hearts);
    const auto marked = [](const Action& done, const Action& best, std::vector<Action> later) {
        Judgement<bieten::State> judgement {
            .action = done, .best = best, .rival = {}, .regret = { 1, 0.1 }, .mark = Mark::Blunder
        };
        forgiveWaiting(judgement, later);
        return judgement.mark;
    };
    const Action card = Action::play("H7"_card);
    const Action other = Action::play("H8"_card);
    QCOMPARE(marked(card, three, { other, three }), Mark::None);
    QCOMPARE(marked(card, three, { other }), Mark::Blunder);
    QCOMPARE(marked(card, other, { other }), Mark::Blunder); // the order of cards counts
    QCOMPARE(marked(Action::say(Verb::Good, Figure::Hearts), three, { three }), Mark::Blunder);
}

void ReviewTest::whatIsDoneLaterIsOfTheSameDealAndSeat()
{
    inEveryGame([]<typename S>() {
        const Timeline<S>& match = sample<S>().match;
        using Acted = typename Timeline<S>::Acted;
        PerSeat<std::vector<typename S::Action>> later; // gathered from the end
        for (std::size_t place = match.length(); place-- > 0;) {
            const auto* const acted = std::get_if<Acted>(&match.event(place));
            if (acted == nullptr) {
                later = {};
                continue;
            }
            QCOMPARE(doneLater(match, place), later[acted->seat]);
            later[acted->seat].insert(later[acted->seat].begin(), acted->action);
        }
    });
}

QTEST_GUILESS_MAIN(ReviewTest)

#include "review_test.moc"
