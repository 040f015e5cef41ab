#include "core/bots/bieten/telling/sights.h"
#include "core/bots/bieten/telling/telling.h"
#include "core/bots/bots.h"
#include "core/bots/costs.h"
#include "core/bots/mittlere/features.h"
#include "core/bots/preference/telling/act_sums.h"
#include "core/bots/preference/telling/book_motives.h"
#include "core/bots/preference/telling/card_sums.h"
#include "core/bots/preference/telling/giving.h"
#include "core/bots/preference/telling/rather.h"
#include "core/bots/preference/telling/sights.h"
#include "core/bots/preference/words/beside.h"
#include "tests/support/bieten_table.h"
#include "tests/support/every_game.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/preference_table.h"
#include "tests/support/words.h"

#include <QtTest>

#include <cmath>

using namespace weli;
using namespace weli::test;
using bots::Level;
using bots::Measure;

namespace {

bots::Budget worlds(int count)
{
    bots::Budget budget;
    budget.worlds = count;
    return budget;
}

bool isWithin(Measure measure, double figure)
{
    constexpr double rounding = 1e-6;
    const auto between = [figure](double least, double most) {
        return figure >= least - rounding && figure <= most + rounding;
    };
    switch (measure) {
    case Measure::None: return figure == 0;
    case Measure::Chance: return between(0, 1);
    case Measure::Figures: return between(0, 5);
    case Measure::Points: return between(-20, 157);
    case Measure::Tricks: return between(0, 12);
    case Measure::Cards: return between(0, 32);
    case Measure::Card: return between(0, 35);
    case Measure::Set: return between(0, static_cast<double>(CardSet::all().bits()));
    case Measure::Person: return between(-1, maxSeats - 1);
    case Measure::Wording: return between(0, 3);
    case Measure::Chips: return std::isfinite(figure);
    }
    return false;
}

template <typename Whys> bool areTrue(const Whys& whys)
{
    std::size_t count = 0;
    for (const auto& why : whys) {
        const bots::Measures measures = measuresOf(why.reason);
        count += bots::countOf(measures);
        for (std::size_t i = 0; i < measures.size(); ++i)
            if (!isWithin(measures[i], why.figures[i])) return false;
    }
    return !whys.empty() && count <= bots::mostFigures;
}

bool isTrue(const bots::BietenPoints& points)
{
    return std::isfinite(points.points) && points.error >= 0;
}
bool isTrue(const bots::PreferenceChips& chips)
{
    return std::isfinite(chips.chips) && chips.error >= 0;
}
bool isTrue(const bots::MittlerePlaces& places)
{
    return std::abs(places.high + places.middle + places.low + places.hundred - 1) < 1e-4
        && isWithin(Measure::Chance, places.high) && isWithin(Measure::Chance, places.middle)
        && isWithin(Measure::Chance, places.low) && isWithin(Measure::Chance, places.hundred);
}

template <typename Evaluation> bool isTrue(const Evaluation& one)
{
    return std::isfinite(one.value) && one.error >= 0 && one.worlds >= 0 && areTrue(one.whys)
        && (!one.expected || isTrue(*one.expected));
}

/// The tree of Mittlere plays what it has tried most, not what looks best after few tries.
template <GameState S> bool choosesTheGreatest(Level level)
{
    return !std::is_same_v<S, mittlere::State> || level < Level::Sharp;
}

/// What one seat decides, once that is found to be told rightly.
template <GameState S>
std::optional<typename S::Action> checked(const S& state, Seat seat, Level level)
{
    const auto decision = decide(observe(state, seat), level, worlds(3), 1);
    const auto& weighed = decision.weighed;
    const auto place = [&] { return std::string(code(level)) + " " + std::to_string(seat.index); };
    if (weighed.empty() || weighed.front().action != decision.action) {
        qFatal("%s: the chosen act is not the first", place().c_str());
    }
    for (const auto& one : weighed) {
        if (one.action && whyNot(state, seat, *one.action))
            qFatal("%s: not legal: %s", place().c_str(), toText(*one.action).c_str());
        if (!isTrue(one))
            qFatal("%s: not true: %s", place().c_str(),
                one.action ? toText(*one.action).c_str() : "waiting");
        if (choosesTheGreatest<S>(level) && one.value > weighed.front().value)
            qFatal("%s: not the best: %s", place().c_str(), toText(*weighed[0].action).c_str());
    }
    return decision.action;
}

/// Asks each seat that may act, and lets one of those act that want to.
template <GameState S> S afterADecision(const S& state, Level level, Rng& rng, int& decisions)
{
    std::vector<std::pair<Seat, typename S::Action>> acts;
    for (const Seat seat : SeatSet::firstOf(players(state))) {
        if (legalActions(state, seat).empty()) continue;
        ++decisions;
        if (const auto action = checked(state, seat, level)) acts.emplace_back(seat, *action);
    }
    if (acts.empty()) qFatal("nobody acts");
    const auto& [seat, action] = acts[rng.below(static_cast<std::uint32_t>(acts.size()))];
    return after(state, seat, action);
}

template <GameState S> void play(Level level, int decisions)
{
    Rng rng(static_cast<std::uint64_t>(level) + 5);
    while (decisions > 0) {
        S state = GameTest<S>::opening(rng).state();
        for (int done = 0; done < 200 && !isOver(state);) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const int before = done;
            state = afterADecision(state, level, rng, done);
            decisions -= done - before;
        }
    }
}

template <typename Evaluations, typename Reason>
bool says(const Evaluations& weighed, std::string_view act, Reason reason)
{
    for (const auto& one : weighed)
        for (const auto& why : one.whys)
            if (one.action && toText(*one.action) == act && why.reason == reason) return true;
    return false;
}

} // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

private slots:
    void everyDecisionIsTold_data();
    void everyDecisionIsTold();
    void inBietenAHoldTellsWhatItTakes();
    void inBietenWhoGivesInWinsNothing();
    void inBietenASureLastTrickIsSure();
    void inBietenWhatIsSureMayNotBeCounted();
    void inBietenWhatIsNeverCountedIsNotCalledSure();
    void inBietenAChanceSpeaksForWaitingWhereABidHalvesIt();
    void inBietenOnlyWhoMayLeadHearsWhatHisCardWouldTake();
    void inBietenACardIsPlayedForWhatTheHandHas();
    void inBietenWhoGoesOutBeforeTheLastTrickIsNamed();
    void inBietenABidTellsWhatItBrings();
    void inBietenNothingBeatsAnAce();
    void inBietenWhatIsBeatenOpenlyIsSaidToBe();
    void inBietenNoSightSpeaksAgainstTheAct();
    void inBietenOnlyWhatSomebodyMayHoldBeatsACard();
    void inBietenThatOthersHoldFewCardsSpeaksForOne();
    void inBietenHigherCardsAreSavedByTheLowestOne();
    void inBietenPairsAreNamedByTheirCards();
    void inBietenANameIsForTheFigureThatItMakes();
    void inBietenWhoSaysGoodMayWinWhatAnotherHolds();
    void inBietenWhoIsNearlyOutIsNamedWhereTheMatchDecides();
    void inBietenNobodyHoldsWhatNobodyHas();
    void inPreferenceADiscardKeepsWhatIsStrong();
    void inPreferenceAHandIsCountedByItsCards();
    void inPreferenceWhoTakesAsManyTricksOffersNoSplit();
    void inPreferenceACardGoesForWhatIsKept();
    void inPreferenceAKingKeepsALowerCardBesideIt();
    void inPreferenceAnAfterBuyIsToldOfTheBidBefore();
    void inPreferenceChipsBetweenActsAreThoseThatAreTold();
    void inPreferenceAPoorHandPasses();
    void inPreferenceTheLastOfASuitIsLedForNoOther();
    void inPreferenceOfASafeContractItIsToldWhoGoesDown();
    void inPreferenceItIsToldHowManyGoDown();
    void inPreferenceSureTrumpsAreCounted();
    void inPreferenceADefenderIsToldWhatBothHave();
    void inPreferenceTheLastTrumpsTakeTheLastTricks();
    void inPreferenceWhoHasNoneOfTheSuitMustTrump();
    void inPreferenceWhatHoldsForEachCardIsNoReason();
    void inPreferenceACardIsToldBesideTheOneThatWasPlayed();
    void inPreferenceADangerousCardGoesBeforeAnother();
    void inPreferenceWhoInvitesIsToldWhatDecides();
    void inPreferenceNoTrickIsLeftByChoice();
    void inPreferenceABettelThatMustTakeIsLost();
    void inPreferenceNoDefenderFearsATrick();
    void inPreferencePassingIsOfWhatMayBeBid();
    void inPreferenceEachDefenderHasItsOwnTricks();
    void inPreferenceABidIsToldByWhatItLeadsTo();
    void inPreferenceWhatAnotherMayAfterBuyIsTold();
    void inPreferenceOftenerIsNotMore();
    void inPreferenceTheLastToSpeakMayEndTheAuction();
    void inPreferenceADefenderCountsItsTricks();
    void inPreferenceACardTellsTheDeclarersChances();
    void inPreferenceABettelsDefenderTellsWhoseTheTrickIs();
    void inPreferenceALowBidLeavesMoreOpen();
    void inMittlereAHundredIsFeared();
    void inMittlereTheLastDealIsForTheMatch();
    void inMittlereBeginnersSayWhatTheyGoFor();
    void inPreferenceWhatOneSeesSpeaksForIt();
    void inMittlereACardDoesWhatIsSaidOfIt();
    void inMittlereWhatIsCountedIsThere();
    void inMittlereWhoIsSafeCannotLose();
    void inMittlereOnlyWhatIsSettledIsCounted();
    void inMittlereTheChosenCardIsCompared();
    void moreWorldsAreSurer();
};

void EvaluationTest::everyDecisionIsTold_data()
{
    QTest::addColumn<int>("level");
    for (const Level level : bots::levels)
        QTest::newRow(std::string(code(level)).c_str()) << static_cast<int>(level);
}

void EvaluationTest::everyDecisionIsTold()
{
    QFETCH(int, level);
    const auto one = static_cast<Level>(level);
    const bool imagines = one >= Level::Sharp;
    const int decisions = imagines ? 600 : 2000;
    play<bieten::State>(one, decisions);
    play<preference::State>(one, decisions);
    play<mittlere::State>(one, imagines ? 200 : decisions);
}

void EvaluationTest::inBietenAHoldTellsWhatItTakes()
{
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "L8 A8 B8"_cards, "LK A9 B9"_cards, "BT HT A7"_cards });
    table.act({ "0 bid leaves" });
    const auto decision = decide(observe(table.state, seatAt(1)), Level::Sharp, worlds(60), 1);
    const auto reason = decision.action->verb() == bieten::Verb::Good
        ? bots::BietenReason::HoldLoses
        : bots::BietenReason::HoldPays;
    QVERIFY(says(decision.weighed, toText(*decision.action), reason)
        || decision.action->verb() == bieten::Verb::Three);
    QVERIFY(says(decision.weighed, "hold leaves", bots::BietenReason::BidderBetter));
    for (const auto& one : decision.weighed)
        for (const bots::BietenWhy& why : one.whys)
            if (why.reason == bots::BietenReason::BidderBetter)
                QCOMPARE(why.figures[1], 0.0); // seat 0
    const auto book = decide(observe(table.state, seatAt(1)), Level::Book, {}, 1);
    for (const auto& one : book.weighed) { // a hold gains just as much as its chance is over that
        if (toText(*one.action) != "hold leaves") continue;
        const auto& figures = one.whys[0].figures;
        QCOMPARE(one.value > 0, figures[0] > figures[1]);
    }
}

void EvaluationTest::inBietenWhoGivesInWinsNothing()
{
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "L8 A8 B8"_cards, "LA A9 B9"_cards, "BT HT A7"_cards });
    table.act({ "0 bid leaves" });
    const auto decision = decide(observe(table.state, seatAt(1)), Level::Sharp, worlds(20), 1);
    QVERIFY(says(decision.weighed, "hold leaves", bots::BietenReason::Certain));
    QVERIFY(says(decision.weighed, "good leaves", bots::BietenReason::CertainIfHeld));
}

void EvaluationTest::inBietenASureLastTrickIsSure()
{
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "AA AK AO"_cards, "LA HO BT"_cards, "LK BK HU"_cards });
    table.act({ "0 play AK", "1 play BT", "2 play BK", "0 play AO", "1 play LA", "2 play LK" });
    const auto decision = decide(observe(table.state, seatAt(0)), Level::Sharp, worlds(20), 1);
    bool told = false;
    for (const auto& one : decision.weighed)
        for (const auto& why : one.whys)
            if (why.figure == bieten::Figure::Last) {
                told |= why.reason == bots::BietenReason::Certain;
                if (why.reason == bots::BietenReason::Wins) QCOMPARE(why.figures[0], 1.0);
            }
    QVERIFY(told);
}

/// With the wild card unseen: as an ace it stands below the real one (B-20), a king it beats.
void EvaluationTest::inBietenNothingBeatsAnAce()
{
    const auto sightOfLead = [](const CardList& hand, const CardList& card) {
        const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
            { hand, "B6 HO BT"_cards, "L7 BK HU"_cards });
        bots::Trial trial;
        trial.action = bieten::Action::play(CardSet(card).first());
        return *bots::sightOf(observe(table.state, seatAt(0)), trial, bots::BietenReason::Win);
    };
    QCOMPARE(sightOfLead("AA LK H9"_cards, "AA"_cards).reason, bots::BietenReason::LeadMaster);
    const bots::BietenWhy king = sightOfLead("LK H9 H8"_cards, "LK"_cards);
    QCOMPARE(king.reason, bots::BietenReason::HigherUnseen);
    QVERIFY(bots::cardsIn(king.figures[2]) == CardSet("LA B6"_cards)); // the wild card as the ace
}

void EvaluationTest::inBietenNoSightSpeaksAgainstTheAct()
{
    using bieten::Action;
    using bieten::Figure;
    using bieten::Verb;
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "L9 HA H8"_cards, "LT B9 B7"_cards, "A7 A8 HU"_cards });
    const auto sight = [&](int seat, const Action& action) {
        bots::Trial trial;
        trial.action = action;
        if (action.verb() != Verb::Play) trial.question.answered = Figure::Leaves;
        return bots::sightOf(observe(table.state, seatAt(seat)), trial, bots::BietenReason::Win);
    };
    table.act({ "0 bid leaves" });
    QCOMPARE(sight(1, Action::say(Verb::Good, Figure::Leaves))->reason,
        bots::BietenReason::HigherUnseen);
    table.act({ "1 good leaves", "2 good leaves", "0 play HA" });
    const auto none = sight(1, Action::play("LT"_card)); // nor would another card take the trick
    QCOMPARE(none->reason, bots::BietenReason::CannotTake);
}

/// Seat 1 has shown that it has no leaf: only seat 2 may have a better one.
void EvaluationTest::inBietenOnlyWhatSomebodyMayHoldBeatsACard()
{
    using bieten::Action;
    using bieten::Figure;
    using bieten::Verb;
    const auto sight = [](const CardList& third, const std::vector<const char*>& acts,
                           Figure figure = Figure::Leaves) {
        bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
            { "LK L8 A9"_cards, "HO HT A7"_cards, third });
        for (const char* each : acts) table.act({ each });
        bots::Trial trial;
        trial.action = Action::say(Verb::Bid, figure);
        trial.question.claimed = figure;
        trial.samples.points.weight = 1;
        trial.samples.won[figure] = 1;
        return *bots::sightOf(observe(table.state, seatAt(0)), trial, bots::BietenReason::Wins);
    };
    const auto both = sight("L7 BT B8"_cards, { "0 play L8", "1 play HT", "2 play L7" });
    QCOMPARE(both.reason, bots::BietenReason::HigherUnseen);
    const auto gone = sight("BT B8 H7"_cards, { "0 play L8", "1 play HT", "2 play BT" });
    QCOMPARE(gone.reason, bots::BietenReason::NoneHigher);
    QCOMPARE(gone.figures[1], 1.0); // for they lack its suit
    const auto last
        = sight("L7 BT B8"_cards, { "0 play L8", "1 play HT", "2 play L7" }, Figure::Last);
    QCOMPARE(
        last.reason, bots::BietenReason::IfLed); // who leads to the last trick is not yet known
}

void EvaluationTest::inBietenThatOthersHoldFewCardsSpeaksForOne()
{
    using bieten::Figure;
    bieten::test::TestTable table(
        bieten::rulesOf(bieten::Preset::Tirol, 2), { "L9 A8 A9"_cards, "HO A7 H9"_cards });
    table.act({ "0 play A9", "1 play A7", "0 play A8", "1 play H9" });
    const auto sight = [&](bieten::Verb verb) {
        bots::Trial trial;
        trial.action = bieten::Action::say(verb, Figure::Leaves);
        trial.question.answered = Figure::Leaves;
        return *bots::sightOf(observe(table.state, seatAt(0)), trial, bots::BietenReason::Wins);
    };
    const auto holds = sight(bieten::Verb::Hold);
    QCOMPARE(holds.reason, bots::BietenReason::FewHeld);
    QCOMPARE(holds.figures[0], 1.0);
    QCOMPARE(sight(bieten::Verb::Good).reason, bots::BietenReason::HigherUnseen);
}

/// A lower card would save it as well.
void EvaluationTest::inBietenHigherCardsAreSavedByTheLowestOne()
{
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "LA BK H9"_cards, "B6 HO BT"_cards, "L7 BU HU"_cards });
    const auto sight = [&](Card card) {
        bots::Trial trial;
        trial.action = bieten::Action::play(card);
        return bots::sightOf(observe(table.state, seatAt(0)), trial, bots::BietenReason::Win);
    };
    QCOMPARE(sight("H9"_card)->reason, bots::BietenReason::SavesHigher);
    QCOMPARE(sight("BK"_card)->reason, bots::BietenReason::HigherUnseen);
}

void EvaluationTest::inBietenPairsAreNamedByTheirCards()
{
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "LU BU H9"_cards, "B6 HO BT"_cards, "L7 BK HU"_cards });
    bots::Trial trial;
    trial.action = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Equal);
    trial.question.claimed = bieten::Figure::Equal;
    const auto sight
        = bots::sightOf(observe(table.state, seatAt(0)), trial, bots::BietenReason::Wins);
    QCOMPARE(sight->reason, bots::BietenReason::PairHeld);
    QVERIFY(bots::cardsIn(sight->figures[0]) == CardSet("LU BU"_cards));
}

void EvaluationTest::inBietenANameIsForTheFigureThatItMakes()
{
    using bieten::Figure;
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "HT LU B6"_cards, "HO BT A7"_cards, "L7 BK HU"_cards });
    bots::Trial trial;
    trial.action = bieten::Action::play(sixOfBells, "AU"_card);
    trial.book = { bots::BietenReason::NameWild, Figure::Last };
    const auto named = [&](Figure compared) {
        const bots::BietenWhy why { bots::BietenReason::Compared, compared, { 0.9, 0.5, 3 } };
        return bots::sightOf(observe(table.state, seatAt(0)), trial, why)->figure;
    };
    QCOMPARE(named(Figure::Equal), Figure::Equal); // two unters
    QCOMPARE(named(Figure::Run), Figure::Last); // which it does not make
}

void EvaluationTest::inBietenWhoSaysGoodMayWinWhatAnotherHolds()
{
    using bieten::Figure;
    using bieten::Verb;
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "LU B8 A9"_cards, "LO HT A7"_cards, "L7 BK HU"_cards });
    table.act({ "0 bid leaves" });
    const auto told = [&](double ifGood) {
        std::vector<bots::Trial> trials(2);
        std::vector<bots::BietenEvaluation> weighed(2);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto answer
                = bieten::Action::say(i == 0 ? Verb::Good : Verb::Hold, Figure::Leaves);
            trials[i].action = weighed[i].action = answer;
            trials[i].question.answered = Figure::Leaves;
            trials[i].samples.points.enter(1, 1);
            trials[i].samples.won[Figure::Leaves] = i == 0 ? ifGood : 0.4;
        }
        bots::Telling(observe(table.state, seatAt(1)), trials).explain(weighed, std::nullopt);
        return weighed.front().whys[0];
    };
    QCOMPARE(told(0.38).reason, bots::BietenReason::AnotherHolds);
    QCOMPARE(told(0.38).figures[0], 0.38);
    QVERIFY(told(0.2).reason != bots::BietenReason::AnotherHolds);
}

void EvaluationTest::inBietenWhoIsNearlyOutIsNamedWhereTheMatchDecides()
{
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "LU BU H9"_cards, "B6 HO BT"_cards, "L7 BK HU"_cards });
    const auto told = [&](int lack) {
        table.state.table.totals[seatAt(2)] = table.state.table.rules.target - lack;
        const std::vector<bots::Trial> trials(1);
        bots::BietenEvaluation best;
        best.whys.push({ bots::BietenReason::OftenGood });
        best.whys.push({ bots::BietenReason::Wins, bieten::Figure::Equal, { 0.5 } });
        bots::Telling(observe(table.state, seatAt(0)), trials).tellWhoIsNearlyOut(best);
        return best.whys;
    };
    QCOMPARE(told(4).size(), std::size_t { 2 });
    const auto whys = told(3);
    QCOMPARE(whys[1].reason, bots::BietenReason::NearlyOut);
    QCOMPARE(whys[1].figures[0], 3.0);
    QCOMPARE(whys[1].figures[1], 2.0); // the seat
    QCOMPARE(whys[2].reason, bots::BietenReason::Wins);
}

void EvaluationTest::inBietenWhatIsBeatenOpenlyIsSaidToBe()
{
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "HA A9 B9"_cards, "HK A8 B8"_cards, "HU LT A7"_cards });
    table.act({ "0 play HA", "1 play HK", "2 play HU", "0 bid hearts" });
    const auto decision = decide(observe(table.state, seatAt(1)), Level::Sharp, worlds(20), 1);
    QVERIFY(says(decision.weighed, "good hearts", bots::BietenReason::Beaten));
    QVERIFY(says(decision.weighed, "hold hearts", bots::BietenReason::Beaten));
    const bots::Trial answer { bieten::Action::say(bieten::Verb::Good, bieten::Figure::Hearts), 0,
        {}, { .claimed = {}, .answered = bieten::Figure::Hearts } };
    const auto sight = bots::sightOf(observe(table.state, seatAt(1)), answer, {});
    QCOMPARE(sight->reason, bots::BietenReason::Beaten); // it has what the rules ask for
}

/// Seat 1 has shown that it has no heart, and there is no wild card.
void EvaluationTest::inBietenNobodyHoldsWhatNobodyHas()
{
    const auto told = [](const CardList& other, const char* play) {
        bieten::test::TestTable table(
            bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 2), { "HA HK A9"_cards, other });
        table.act({ "0 play HK", play });
        return decide(observe(table.state, seatAt(0)), Level::Sharp, worlds(20), 1);
    };
    const auto none = told("L8 B8 AU"_cards, "1 play L8");
    QVERIFY(says(none.weighed, "bid hearts", bots::BietenReason::NobodyHolds));
    QVERIFY(!says(none.weighed, "bid hearts", bots::BietenReason::AlwaysGood));
    const auto may = told("H8 H7 AU"_cards, "1 play H8");
    QVERIFY(!says(may.weighed, "bid hearts", bots::BietenReason::NobodyHolds));
}

/// Seat 1 goes out by its leaf before the last trick is counted.
void EvaluationTest::inBietenWhatIsSureMayNotBeCounted()
{
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "AA AK AO"_cards, "LA HO BT"_cards, "LK B6 HU"_cards });
    table.state.table.totals[seatAt(1)] = 10;
    table.act({ "0 play AK", "1 play BT", "2 play B6=BK", "0 play AO", "1 play LA", "2 play LK" });
    const auto decision = decide(observe(table.state, seatAt(0)), Level::Sharp, worlds(20), 1);
    QVERIFY(says(decision.weighed, "bid last", bots::BietenReason::Certain));
    QVERIFY(says(decision.weighed, "bid last", bots::BietenReason::OverBefore));
}

void EvaluationTest::inBietenWhatIsNeverCountedIsNotCalledSure()
{
    using bieten::Figure;
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "AA AK AO"_cards, "LA HO BT"_cards, "LK B6 HU"_cards });
    table.act({ "0 play AK", "1 play BT", "2 play B6=BK", "0 play AO", "1 play LA", "2 play LK" });
    const auto told = [&](double nobody) {
        std::vector<bots::Trial> trials(1);
        trials[0].action = bieten::Action::say(bieten::Verb::Bid, Figure::Last);
        trials[0].question.claimed = Figure::Last;
        trials[0].samples.points.enter(1, 1);
        trials[0].samples.won[Figure::Last] = 1 - nobody;
        trials[0].samples.nobodys[Figure::Last] = nobody;
        std::vector<bots::BietenEvaluation> weighed(1);
        weighed[0].action = trials[0].action;
        bots::Telling(observe(table.state, seatAt(0)), trials).explain(weighed, std::nullopt);
        return weighed[0].whys[0].reason;
    };
    QCOMPARE(told(0.5), bots::BietenReason::Certain);
    QCOMPARE(told(0.99), bots::BietenReason::GoesOutBefore);
}

/// What is bid counts more: 53 of 100 of it are worth more than 57 of the silent figure. Another
/// figure that is bid makes it no dearer.
void EvaluationTest::inBietenAChanceSpeaksForWaitingWhereABidHalvesIt()
{
    using bieten::Figure;
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "AA AK AO"_cards, "LA HO BT"_cards, "LK B6 HU"_cards });
    const auto compares = [&](double waiting, double bidding, Figure figure) {
        std::vector<bots::Trial> trials(2);
        std::vector<bots::BietenEvaluation> weighed(2);
        trials[1].action = bieten::Action::say(bieten::Verb::Bid, figure);
        trials[1].question.claimed = figure;
        const std::array chances { waiting, bidding };
        for (std::size_t i = 0; i < trials.size(); ++i) {
            trials[i].samples.points.weight = 1000;
            trials[i].samples.points.squaredWeights = 1000;
            trials[i].samples.won[Figure::Last] = 1000 * chances[i];
            weighed[i].action = trials[i].action;
        }
        bots::Telling(observe(table.state, seatAt(0)), trials).explain(weighed, std::nullopt);
        const auto& whys = weighed[0].whys;
        return std::any_of(whys.begin(), whys.end(),
            [](const bots::BietenWhy& why) { return why.reason == bots::BietenReason::Compared; });
    };
    QVERIFY(!compares(0.57, 0.33, Figure::Last));
    QVERIFY(compares(0.57, 0.2, Figure::Last));
    QVERIFY(compares(0.57, 0.33, Figure::Run));
}

/// Seat 0 loses the second trick to seat 1, which so leads to the third.
void EvaluationTest::inBietenOnlyWhoMayLeadHearsWhatHisCardWouldTake()
{
    using bieten::Figure;
    using bots::BietenReason;
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "LK L8 A9"_cards, "HO HT AU"_cards, "L7 BT B8"_cards });
    const auto sight = [&] {
        bots::Trial trial;
        trial.action = bieten::Action::say(bieten::Verb::Bid, Figure::Last);
        trial.question.claimed = Figure::Last;
        trial.samples.points.weight = 1;
        trial.samples.won[Figure::Last] = 1;
        return *bots::sightOf(observe(table.state, seatAt(0)), trial, BietenReason::Wins);
    };
    table.act({ "0 play L8", "1 play HT", "2 play L7" });
    QCOMPARE(sight().reason, BietenReason::IfLed);
    table.act({ "0 play A9" });
    QCOMPARE(sight().reason, BietenReason::IfLed); // it may take the trick
    table.act({ "1 play AU" });
    QCOMPARE(sight().reason, BietenReason::OnlyIfLed);
    QCOMPARE(sight().figures[0], -1.0); // seat 2 may still take it
    table.act({ "2 play B8" });
    QCOMPARE(sight().reason, BietenReason::OnlyIfLed);
    QCOMPARE(sight().figures[0], 1.0);
}

void EvaluationTest::inBietenACardIsPlayedForWhatTheHandHas()
{
    using bieten::Figure;
    using bots::BietenReason;
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "H9 H7 L7"_cards, "B6 HO BT"_cards, "L9 BK HU"_cards });
    bots::Trial trial;
    trial.action = bieten::Action::play("H9"_card);
    const auto sight = [&](Figure figure) {
        return bots::sightOf(
            observe(table.state, seatAt(0)), trial, { BietenReason::Wins, figure, { 0.4 } });
    };
    QCOMPARE(sight(Figure::Equal)->reason, BietenReason::PairHeld);
    QVERIFY(!sight(Figure::Last)); // which another card could lead as well
}

void EvaluationTest::inBietenWhoGoesOutBeforeTheLastTrickIsNamed()
{
    using bieten::Figure;
    using bieten::Verb;
    bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::Tirol, 3),
        { "LU B8 A9"_cards, "LO HT A7"_cards, "L7 BK HU"_cards });
    table.act({ "0 bid last" });
    table.state.table.totals[seatAt(2)] = table.state.table.rules.target - 1;
    std::vector<bots::Trial> trials(2);
    std::vector<bots::BietenEvaluation> weighed(2);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto answer = bieten::Action::say(i == 0 ? Verb::Good : Verb::Hold, Figure::Last);
        trials[i].action = weighed[i].action = answer;
        trials[i].question.answered = Figure::Last;
        trials[i].samples.points.enter(1, 1);
        trials[i].samples.nobodys[Figure::Last] = 0.9;
    }
    bots::Telling(observe(table.state, seatAt(1)), trials).explain(weighed, std::nullopt);
    QCOMPARE(weighed[0].whys[0].reason, bots::BietenReason::NearlyOut);
    QCOMPARE(weighed[0].whys[0].figures[1], 2.0);
    QCOMPARE(weighed[0].whys[1].reason, bots::BietenReason::EndsBefore);
}

void EvaluationTest::inBietenABidTellsWhatItBrings()
{
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "HU B8 A9"_cards, "LA BA AK"_cards, "LT BT A7"_cards });
    const auto decision = decide(observe(table.state, seatAt(0)), Level::Sharp, worlds(60), 1);
    QVERIFY(says(decision.weighed, "bid hearts", bots::BietenReason::Wins));
    QVERIFY(says(decision.weighed, "bid hearts", bots::BietenReason::IfGood));
    for (const auto& one : decision.weighed) QVERIFY(one.worlds > 0 && one.error > 0);
}

namespace {

/// Seat 0 holds these cards and is to speak, for a pot of 30.
preference::test::TestTable speaking(CardSet hand)
{
    preference::test::TestTable table;
    table.fill(20);
    table.deal();
    CardSet rest = wholePack(table.state) - hand;
    for (const Seat seat : table.table().active) {
        CardSet& cards = table.state.hands[seat];
        cards = seat == seatAt(0) ? hand : CardSet {};
        while (cards.size() < 10) {
            cards.add(rest.first());
            rest -= cards;
        }
    }
    table.state.talon = rest;
    return table;
}

} // namespace

/// A hand by itself is no verdict, and a discard is for what it leaves.
void EvaluationTest::inPreferenceWhatOneSeesSpeaksForIt()
{
    using bots::PreferenceReason;
    const auto passing = speaking("HU HT LU LT L9 BU BT AU AT A9"_cards);
    const auto seen
        = [](const preference::test::TestTable& table) { return observe(table.state, seatAt(0)); };
    const auto sight = [&](const bots::PreferenceWhy& why) {
        return bots::sightOf(seen(passing), preference::Action(preference::Verb::Pass), why).reason;
    };
    QCOMPARE(
        sight({ PreferenceReason::NothingToBid, { 0.05 } }), PreferenceReason::LongSuitTooWeak);
    QCOMPARE(sight({ PreferenceReason::NothingToBid, { 0.6 } }), PreferenceReason::LongSuit);
    // Nor is it too little where a bid would mostly be made.
    const bots::PreferenceWhy defending { PreferenceReason::Defending, { 3 } };
    const auto beside = [&](double made) {
        return bots::sightOf(
            seen(passing), preference::Action(preference::Verb::Pass), defending, made)
            .reason;
    };
    QCOMPARE(beside(0.3), PreferenceReason::LongSuitTooWeak);
    QCOMPARE(beside(0.6), PreferenceReason::LongSuit);
    const auto buying = speaking("HA HK HO HU HT H9 LA LK BA B7"_cards);
    const auto aside = [&](const CardList& cards) {
        const CardSet two(cards);
        CardSet rest = two;
        rest.remove(two.first());
        return bots::sightOf(seen(buying), preference::Action::discard(two.first(), rest.first()),
            { PreferenceReason::Made, { 0.9 }, preference::Contract::Four });
    };
    QCOMPARE(aside("BA B7"_cards).reason, PreferenceReason::LeavesVoid);
    QCOMPARE(aside("BA B7"_cards).suit, std::optional(Suit::Bells));
    QCOMPARE(aside("LK H9"_cards), bots::ofSuit(PreferenceReason::LeavesAce, Suit::Leaves));
    QCOMPARE(aside("HT H9"_cards).reason, PreferenceReason::TrumpsHeld); // strong cards go
}

/// Of two low cards that leave other low ones it is said what stays.
void EvaluationTest::inPreferenceADiscardKeepsWhatIsStrong()
{
    using bots::PreferenceReason;
    const auto buying = speaking("HA HK HO HU HT LA LT L9 BT B8"_cards);
    const auto sight = bots::sightOf(observe(buying.state, seatAt(0)),
        preference::Action::discard("L9"_card, "B8"_card),
        { PreferenceReason::Made, { 0.9 }, preference::Contract::Four });
    QCOMPARE(sight.reason, PreferenceReason::WeakestGo);
}

void EvaluationTest::inPreferenceAHandIsCountedByItsCards()
{
    using bots::PreferenceReason;
    const auto table = speaking("HA HK HO L8 L7 BT B7 AA AK A8"_cards);
    const auto sight = [&](preference::Contract contract) {
        return bots::sightOf(observe(table.state, seatAt(0)), preference::Action::bid({ contract }),
            { PreferenceReason::Made, { 0.9 }, contract });
    };
    const auto trumps = sight(preference::Contract::Four);
    QCOMPARE(trumps.figures, (std::array { 3.0, 1.0, 1.0 }));
    QCOMPARE(trumps.cards, CardSet("HA HK"_cards)); // the best of the trumps
    QCOMPARE(sight(preference::Contract::Five).figures, (std::array { 2.0, 2.0, 0.0 }));
    QCOMPARE(sight(preference::Contract::Six).figures, (std::array { 2.0, 2.0, 0.0 }));
    const auto passing = bots::sightOf(observe(table.state, seatAt(0)),
        preference::Action(preference::Verb::Pass), { PreferenceReason::NothingToBid, { 0.6 } });
    QCOMPARE(passing.figures, (std::array { 3.0, 2.0, 2.0 }));
}

/// Who declares and takes as many tricks on average keeps out of a split.
void EvaluationTest::inPreferenceWhoTakesAsManyTricksOffersNoSplit()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LK BA BK AA"_cards, "H9 LO LU LT BO BU BT AK AO AU"_cards,
        "H8 L7 L8 L9 B7 B8 B9 A7 A8 A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 stay", "1 alone" });
    const auto sight = [&](preference::Verb verb, double tricks) {
        return bots::sightOf(observe(table.state, seatAt(0)), preference::Action(verb),
            { PreferenceReason::MadeWithTricks, { 0.9, tricks }, preference::Contract::Hearts })
            .reason;
    };
    QCOMPARE(sight(preference::Verb::No, 7.2), PreferenceReason::AsManyAsShared);
    QCOMPARE(sight(preference::Verb::No, 6.8), PreferenceReason::TrumpsHeld);
    table.act({ "0 no", "1 offer 6-4" });
    QCOMPARE(sight(preference::Verb::Refuse, 6.8), PreferenceReason::AsManyAsShared);
}

void EvaluationTest::inPreferenceAPoorHandPasses()
{
    const auto table = speaking("HU HT LU LT L9 BU BT AU AT A9"_cards);
    for (const Level level : { Level::Regular, Level::Book, Level::Sharp, Level::Master }) {
        const auto decision = decide(observe(table.state, seatAt(0)), level, worlds(20), 1);
        QCOMPARE(toText(*decision.action), "pass");
        QVERIFY(says(decision.weighed, "pass", bots::PreferenceReason::Defending));
    }
    const auto regular = decide(observe(table.state, seatAt(0)), Level::Regular, {}, 1);
    QVERIFY(says(regular.weighed, "pass", bots::PreferenceReason::NothingToBid));
}

/// It draws no trump for another, nor does it bring out what is higher; but its suit can be
/// trumped.
void EvaluationTest::inPreferenceTheLastOfASuitIsLedForNoOther()
{
    using bots::PreferenceReason;
    const auto sight = [](const CardList& hand, const CardList& card) {
        auto table = speaking(hand);
        table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
        const preference::Observation seen = observe(table.state, seatAt(0));
        return bots::sightOf(seen, preference::Action::play(CardSet(card).first()),
            { PreferenceReason::ContractMade })
            .reason;
    };
    const CardList trumps = "HK HO HU HT LA LK LO L7 B7 A9"_cards;
    QCOMPARE(sight(trumps, "HK"_cards), PreferenceReason::DrawsOutTop);
    QCOMPARE(
        sight("HA HO HU HT LA LK LO L7 B7 A9"_cards, "HA"_cards), PreferenceReason::DrawsWithTop);
    QCOMPARE(
        sight("HU HT LA LK LO LU L7 B7 A9 A8"_cards, "HU"_cards), PreferenceReason::DrawsTrump);
    QCOMPARE(sight(trumps, "L7"_cards), PreferenceReason::ForcesOut);
    QCOMPARE(sight(trumps, "B7"_cards), PreferenceReason::LeavesVoid);
    QCOMPARE(
        sight("HK LA LK LO LU L7 BT B7 A9 A8"_cards, "HK"_cards), PreferenceReason::MayBeTaken);
    const CardList allTrumps = "HA HK HO HU HT H9 H8 H7 BK B7"_cards;
    QCOMPARE(sight(allTrumps, "B7"_cards), PreferenceReason::ForcesOut);
    const CardList ace = "HA LA LK LO LU L7 BT B7 A9 A8"_cards;
    QCOMPARE(sight(ace, "HA"_cards), PreferenceReason::TopTrump);
    auto table = speaking(ace);
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto book = decide(observe(table.state, seatAt(0)), Level::Book, {}, 1);
    QVERIFY(says(book.weighed, "play HA", PreferenceReason::TopTrump));
}

/// As tricks are few beside what a defender pays who goes down.
void EvaluationTest::inPreferenceOfASafeContractItIsToldWhoGoesDown()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LK BA BK AA"_cards, "H9 LO LU LT BO BU BT AK AO AU"_cards,
        "H8 L7 L8 L9 B7 B8 B9 A7 A8 A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto seen = observe(table.state, seatAt(0));
    bots::CardSums sums;
    sums.enter(table.state, seatAt(0), 10, { 1, 8 });
    sums.falls.enter(1);
    sums.allFall.enter(0);
    QCOMPARE(sums.ownWhys(seen, {}, 8)[0].reason, PreferenceReason::DefenderFalls);
    sums.enter(table.state, seatAt(0), 10, { 0, 5 }); // it hangs on the contract
    sums.falls.enter(1);
    sums.allFall.enter(0);
    QCOMPARE(sums.ownWhys(seen, {}, 8)[0].reason, PreferenceReason::MadeWithTricks);
    QCOMPARE(sums.ownWhys(seen, {}, 8, true)[0].reason, PreferenceReason::DefenderFalls);
}

void EvaluationTest::inPreferenceItIsToldHowManyGoDown()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LK BA BK AA"_cards, "H9 LO LU LT BO BU BT AK AO AU"_cards,
        "H8 L7 L8 L9 B7 B8 B9 A7 A8 A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto told = [&](std::optional<int> both) {
        bots::CardSums sums;
        sums.enter(table.state, seatAt(0), 10, { 1, 8 });
        sums.falls.enter(1);
        if (both) sums.allFall.enter(*both);
        return sums.ownWhys(observe(table.state, seatAt(0)), {}, 8)[0];
    };
    QCOMPARE(told(std::nullopt).reason, PreferenceReason::OnlyDefenderFalls);
    QCOMPARE(told(0).reason, PreferenceReason::DefenderFalls);
    QCOMPARE(told(1).reason, PreferenceReason::DefendersFall);
    QVERIFY(!told(1).isCertain);
    table.play("HA H9 H8 HK LO L7 HO LU L8 HU LT L9 HT BO B7 LA BU B8 LK BT B9"_cards);
    QVERIFY(!told(1).isCertain); // three tricks are left
    table.play("BA AK A7 BK AO A8"_cards);
    QVERIFY(told(1).isCertain); // one is, and each needs two
    QVERIFY(told(0).isCertain);
}

/// Trumps that nobody can beat take tricks that no defender has.
void EvaluationTest::inPreferenceSureTrumpsAreCounted()
{
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LK BA BK AO"_cards, "H9 LO LU LT BO BU BT AK A8 AU"_cards,
        "H8 L7 L8 L9 B7 B8 B9 A7 AT A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto isCertain = [&] {
        bots::CardSums sums;
        sums.enter(table.state, seatAt(0), 10, { 1, 8 });
        sums.falls.enter(1);
        sums.allFall.enter(0);
        return sums.ownWhys(observe(table.state, seatAt(0)), {}, 8)[0].isCertain;
    };
    table.play("HA H9 H8 LA LO L7"_cards); // three trumps beside what is open: not four tricks
    QVERIFY(!isCertain());
    table.play("LK LU L8 BA BO B7 BK BU B8"_cards);
    QVERIFY(isCertain()); // four trumps of five tricks: there are not two for each
}

/// Who holds one other card does not play it to trump its suit.
void EvaluationTest::inPreferenceTheLastTrumpsTakeTheLastTricks()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LK BA BK AO"_cards, "H9 LO LU LT BO BU BT AK A8 AU"_cards,
        "H8 L7 L8 L9 B7 B8 B9 A7 AT A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    table.play("HA H9 H8 LA LO L7 LK LU L8 BA BO B7 BK BU B8 HK LT L9 HO BT B9"_cards);
    const auto sight = [&](const CardList& card) {
        return bots::sightOf(observe(table.state, seatAt(0)),
            preference::Action::play(CardSet(card).first()), { PreferenceReason::ContractMade });
    };
    QCOMPARE(sight("AO"_cards).reason, PreferenceReason::KeepsTrumps);
    QCOMPARE(sight("AO"_cards).figures[0], 2.0);
}

void EvaluationTest::inPreferenceWhoHasNoneOfTheSuitMustTrump()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LK BA BK BO"_cards, "H9 B9 LO LU LT L9 L8 AK A8 AU"_cards,
        "H8 H7 L7 BU BT B8 B7 A7 AT A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto sight = [&](const CardList& card) {
        return bots::sightOf(observe(table.state, seatAt(0)),
            preference::Action::play(CardSet(card).first()), { PreferenceReason::ContractMade })
            .reason;
    };
    QCOMPARE(sight("BA"_cards), PreferenceReason::MasterUnlessTrumped);
    table.play("BA B9 B7 BK H9 B8 AK A7 HT"_cards);
    QCOMPARE(sight("BO"_cards), PreferenceReason::MustBeTrumped);
    QCOMPARE(sight("LA"_cards), PreferenceReason::MasterUnlessTrumped);
    table.play("HA L8 H7"_cards); // who had no bells has no trump, either
    QCOMPARE(sight("BO"_cards), PreferenceReason::MasterUnlessTrumped);
}

void EvaluationTest::inPreferenceWhatHoldsForEachCardIsNoReason()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HO HU HT L7 L8 L9 B7 B8 B9 A7"_cards, "HA HK H9 LU LT LO BU BT BO A8"_cards,
        "LA LK BA BK AA AK AO AU AT H7"_cards });
    table.act({ "0 pass", "1 pass", "2 pass" });
    table.play("H7"_cards);
    const auto seen = observe(table.state, seatAt(0));
    const auto book = bots::likedCards(seen);
    std::vector<bots::PreferenceEvaluation> cards;
    for (const preference::Action& action : legalActions(seen)) {
        cards.emplace_back();
        cards.back().action = action;
    }
    const auto why = bots::sightOf(seen, *cards.front().action, { PreferenceReason::MostTricks });
    QCOMPARE(why.reason, PreferenceReason::LeadToLose); // who can beat it must
    table.play("HO"_cards);
    const auto highest = bots::sightOf(observe(table.state, seatAt(1)),
        preference::Action::play("HA"_card), { PreferenceReason::MostTricks });
    QCOMPARE(highest.reason, PreferenceReason::BeatsHigh);
    bots::addMotives(cards, seen, book);
    for (const auto& card : cards)
        QVERIFY(!says(cards, toText(*card.action), PreferenceReason::MayBeTaken));
}

/// What holds for the better card and not for the one that was played.
void EvaluationTest::inPreferenceACardIsToldBesideTheOneThatWasPlayed()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    const auto rather = [&](Card better, Card done) {
        const auto due = *seatDue(table.state.table);
        const auto told = bots::whyRather(observe(table.state, due), better, done);
        return told ? std::optional(told->better.reason) : std::nullopt;
    };
    table.deal({ "HA HO HT H7 LA L9 L8 BK B7 AU"_cards, "HK HU LT LO BU BT B9 AK A8 AT"_cards,
        "H9 H8 L7 LU LK BA B8 A7 AO A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    QCOMPARE(rather("HA"_card, "L9"_card), PreferenceReason::DrawsWithTop);
    QCOMPARE(rather("HA"_card, "HT"_card), PreferenceReason::DrawsWithTop);
    QCOMPARE(rather("L9"_card, "HA"_card), PreferenceReason::ForcesOut);
    QCOMPARE(rather("L9"_card, "BK"_card), std::nullopt); // that does so, too
    QCOMPARE(rather("BK"_card, "L9"_card), PreferenceReason::MayBeTaken); // but by fewer
    QCOMPARE(rather("L8"_card, "LA"_card), PreferenceReason::KeepsHigh);
    QCOMPARE(rather("HT"_card, "HO"_card), std::nullopt);
    QCOMPARE(rather("B7"_card, "BK"_card), std::nullopt); // which would stand alone
    const auto counted = bots::whyRather(observe(table.state, seatAt(0)), "HT"_card, "H7"_card);
    QVERIFY(counted && counted->done);
    QCOMPARE(counted->better.reason, PreferenceReason::MayBeTaken);
    QVERIFY(counted->better.figures[0] < counted->done->figures[0]);
    table.play("LA LT"_cards);
    QCOMPARE(rather("L7"_card, "LK"_card), PreferenceReason::KeepsHigh);
    QCOMPARE(rather("LK"_card, "L7"_card), std::nullopt);
}

/// … and where no trick is wanted.
void EvaluationTest::inPreferenceADangerousCardGoesBeforeAnother()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    const auto rather = [&](Card better, Card done) {
        const auto due = *seatDue(table.state.table);
        return bots::whyRather(observe(table.state, due), better, done);
    };
    table.deal({ "HO HU HT L7 L8 L9 B7 B8 B9 A7"_cards, "HA HK H9 LU LT LA BU BT BO A8"_cards,
        "LO LK BA BK AA AK AO AU AT H7"_cards });
    table.act({ "0 pass", "1 pass", "2 pass" });
    QVERIFY(!rather("BK"_card, "H7"_card)); // nobody can beat it
    const auto king = rather("LK"_card, "H7"_card)->better;
    QCOMPARE(king.reason, PreferenceReason::ShedsNow);
    QCOMPARE(king.figures[0], 1.0);
    QVERIFY(king.cards == CardSet { "LK"_card });
    const auto sight = bots::sightOf(observe(table.state, seatAt(2)),
        preference::Action::play("LK"_card), { PreferenceReason::MostTricks });
    QVERIFY(sight == king);
    const auto low = rather("H7"_card, "BA"_card);
    QCOMPARE(low->better.reason, PreferenceReason::LeadToLose);
    QCOMPARE(low->done->reason, PreferenceReason::LeadNotBeaten);
    table.play("H7 HO"_cards);
    QCOMPARE(rather("HA"_card, "HK"_card)->better.reason, PreferenceReason::BeatsHigh);
    table.play("HA H9"_cards);
    QCOMPARE(rather("LK"_card, "LO"_card)->better.reason, PreferenceReason::ShedsHigh);
    QCOMPARE(rather("BA"_card, "LO"_card)->better.reason, PreferenceReason::Unloads);
    QVERIFY(!rather("LO"_card, "BA"_card));
}

/// That one is paid for both is no reason where it is less than what the declarer loses.
void EvaluationTest::inPreferenceWhoInvitesIsToldWhatDecides()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 stay" });
    const auto first = [&](double against, double tricks) {
        std::vector<bots::PreferenceEvaluation> words;
        const auto weigh = [&](preference::Verb verb, PreferenceReason reason, double number,
                               double made, double value) {
            words.push_back({ .action = preference::Action(verb),
                .value = value,
                .expected = bots::PreferenceChips { value } });
            add(words.back().whys, { reason, { 0.6, number } });
            add(words.back().whys,
                { PreferenceReason::DeclarerMakes, { made }, preference::Contract::Hearts });
        };
        weigh(preference::Verb::Invite, PreferenceReason::Inviting, tricks, against, 3);
        weigh(preference::Verb::Alone, PreferenceReason::Alone, 2, 0.9, 1);
        bots::explainBeside(words, observe(table.state, seatAt(1)));
        return words.front().whys[0].reason;
    };
    QCOMPARE(first(0.5, 2.5), PreferenceReason::MadeAgainstBoth);
    QVERIFY(first(0.88, 4) != PreferenceReason::MadeAgainstBoth);
    QVERIFY(first(0.95, 2) != PreferenceReason::MadeAgainstBoth);
}

/// Who can take a trick must (P-49), so it is left to nobody.
void EvaluationTest::inPreferenceNoTrickIsLeftByChoice()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LK LO BA B7 A7"_cards, "LA AA AK AO BK BO BU H7 H8 A8"_cards,
        "L7 L8 L9 LT LU BT B9 B8 AU AT"_cards });
    const auto sight = [&](const CardList& card) {
        const preference::Observation seen = observe(table.state, seatAt(2));
        return bots::sightOf(seen, preference::Action::play(CardSet(card).first()),
            { PreferenceReason::ContractMade })
            .reason;
    };
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join", "0 play HA" });
    table.act({ "1 play H7" });
    QCOMPARE(sight("L7"_cards), PreferenceReason::GivesLittle);
    QCOMPARE(sight("AT"_cards), PreferenceReason::LowestGoes);
    QCOMPARE(sight("AU"_cards), PreferenceReason::CannotTake);
    table.act({ "2 play L7", "0 play LK", "1 play LA" });
    QCOMPARE(sight("L8"_cards), PreferenceReason::KeepsGuard); // the under: only the ober is higher
}

/// Beside those that are worse: what is as good is no reason.
void EvaluationTest::inPreferenceACardGoesForWhatIsKept()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LO BA B7 A7"_cards, "L9 LT AK AO BK BO BU H7 H8 A8"_cards,
        "LK L7 L8 LU BT B9 B8 AA AU AT"_cards });
    const auto giving = [&](Card card, const std::optional<CardSet>& worse = {}) {
        return bots::givingOf(observe(table.state, seatAt(2)), card, worse);
    };
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join", "0 play LA", "1 play L9" });
    QCOMPARE(giving("L7"_card), bots::ofKept(PreferenceReason::KeepsHigh, "LK"_card));
    QCOMPARE(giving("L7"_card, CardSet { "LU"_card }).reason, PreferenceReason::GivesLittle);
    table.act({ "2 play L7", "0 play HA", "1 play H7" });
    // The king is master now, and so is the ace: what else goes keeps them.
    QCOMPARE(giving("B8"_card, CardSet { "AA"_card }),
        bots::ofKept(PreferenceReason::KeepsHigh, "AA"_card));
    QCOMPARE(giving("B8"_card, CardSet { "LU"_card, "AA"_card }),
        bots::ofSuit(PreferenceReason::SuitIsLost, Suit::Bells));
    QCOMPARE(giving("B8"_card, CardSet()).reason, PreferenceReason::GivesLittle);
}

void EvaluationTest::inPreferenceAKingKeepsALowerCardBesideIt()
{
    using bots::PreferenceReason;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT LA LO BA B7 A7"_cards, "L9 LT AA AO BK BO BU H7 H8 A8"_cards,
        "LK L7 L8 LU BT B9 B8 AK AU A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join", "0 play HA", "1 play H7" });
    const auto giving = [&](Card card, CardSet worse) {
        return bots::givingOf(observe(table.state, seatAt(2)), card, worse);
    };
    QCOMPARE(giving("A9"_card, CardSet { "AK"_card }),
        bots::ofKept(PreferenceReason::KeepsGuard, "AK"_card));
    table.act({ "2 play A9", "0 play HK", "1 play H8" });
    QCOMPARE(giving("B8"_card, CardSet { "AU"_card }),
        bots::ofKept(PreferenceReason::KeepsGuard, "AK"_card));
}

void EvaluationTest::inPreferenceABettelThatMustTakeIsLost()
{
    using bots::PreferenceReason;
    auto table = speaking("HA HK HO HU HT H9 LA LK BA BK"_cards);
    table.act({ "0 bid 5x", "1 pass", "2 pass" });
    const auto decision = decide(observe(table.state, seatAt(0)), Level::Book, {}, 1);
    for (const auto& one : decision.weighed) {
        QCOMPARE(one.whys[0].reason, PreferenceReason::BettelLost);
        QCOMPARE(one.whys[0].contract, std::optional(preference::Contract::FiveX));
    }
    auto open = speaking("HA HK HO HU HT H9 LA LK BA B7"_cards);
    open.act({ "0 bid 5x", "1 pass", "2 pass" });
    for (const auto& one : decide(observe(open.state, seatAt(0)), Level::Book, {}, 1).weighed)
        QVERIFY(one.whys[0].reason != PreferenceReason::BettelLost);
}

/// Seat 2 has none of the suit that the declarer of a bettel leads.
void EvaluationTest::inPreferenceNoDefenderFearsATrick()
{
    auto table = speaking("H9 H8 H7 L9 L8 L7 B9 B8 A8 A7"_cards);
    table.act({ "0 bid 5x", "1 pass", "2 pass", "0 play H9" });
    const auto seat = seatAt(1);
    act(table.state, seat, *decide(observe(table.state, seat), Level::Book, {}, 1).action);
    const auto decision = decide(observe(table.state, seatAt(2)), Level::Book, {}, 1);
    QVERIFY(decision.weighed.size() > 3);
    for (const auto& one : decision.weighed)
        QVERIFY(one.whys[0].reason != bots::PreferenceReason::ShedsDanger);
}

/// Above hearts no six tricks are bid any more.
void EvaluationTest::inPreferencePassingIsOfWhatMayBeBid()
{
    using bots::PreferenceReason;
    auto table = speaking("HA HK HO HU HT H9 LA LK BA BK"_cards);
    table.act({ "0 bid 5" });
    const auto sight = [&](const bots::PreferenceWhy& why) {
        return bots::sightOf(
            observe(table.state, seatAt(1)), preference::Action(preference::Verb::Pass), why)
            .reason;
    };
    QCOMPARE(sight({ PreferenceReason::BidBrings, { -20 } }), PreferenceReason::LowCardsHeld);
    QCOMPARE(sight({ PreferenceReason::NothingToBid, { 0.1, -20 }, preference::Contract::Six }),
        PreferenceReason::HighCardsHeld);
}

void EvaluationTest::inPreferenceEachDefenderHasItsOwnTricks()
{
    preference::test::TestTable table;
    table.fill(20);
    table.deal();
    table.act({ "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 1", "1 stay", "2 join",
        "2 invite" });
    Rng rng(3);
    table.playOut(rng);
    const auto tricks = table.settlement().tricks;
    QVERIFY(tricks[seatAt(1)] > 0);
    bots::ActSums sums;
    sums.enter(table.state, seatAt(2), {});
    QCOMPARE(sums.defended.mean(), 1.0 * tricks[seatAt(2)]);
    QCOMPARE(sums.together.mean(), 1.0 * (tricks[seatAt(1)] + tricks[seatAt(2)]));
}

/// A Bettel that is after-bought when the bid is lost says nothing of the bid.
void EvaluationTest::inPreferenceABidIsToldByWhatItLeadsTo()
{
    const auto settled = [](std::initializer_list<std::string_view> acts) {
        preference::test::TestTable table;
        table.fill(20);
        table.deal();
        table.act(acts);
        Rng rng(3);
        table.playOut(rng);
        return table.state;
    };
    const auto own = settled(
        { "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 4", "1 stay", "2 stay" });
    const auto afterBought = settled({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard",
        "1 announce 2", "0 take", "0 discard", "0 announce 5", "1 no" });
    bots::ActSums sums;
    sums.enter(own, seatAt(0), {});
    for (int i = 0; i < 3; ++i) sums.enter(afterBought, seatAt(0), {});
    preference::test::TestTable table;
    table.fill(20);
    table.deal();
    const auto bid = preference::Action::bid({ preference::Contract::One });
    const auto why = sums.evaluation(bid, table.table(), seatAt(0)).whys[0];
    QVERIFY(why.contract == preference::Contract::Four);
    QCOMPARE(why.figures[0], 1.0);
    QCOMPARE(why.figures[1], 10.0);
    // But it is all the hope that is left where what it leads to itself is lost.
    const auto ended = [](const std::vector<std::string>& acts, bool falls) {
        preference::test::TestTable before;
        before.fill(20);
        return preference::test::playedSo(before, acts,
            [falls](const preference::PublicState& played) {
                return preference::settlementOf(played).fallen.contains(seatAt(0)) == falls;
            })
            .state;
    };
    sums = {};
    const auto lost = ended(
        { "0 bid 1", "1 pass", "2 pass", "0 discard", "0 announce 4", "1 join", "2 join" }, true);
    const auto made = ended({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard", "1 announce 2",
                                "0 take", "0 discard", "0 announce 5", "1 no" },
        false);
    for (const auto& end : { lost, made, made, made }) sums.enter(end, seatAt(0), {});
    QVERIFY(sums.evaluation(bid, table.table(), seatAt(0)).whys[0].contract
        == preference::Contract::Five);
}

void EvaluationTest::inPreferenceAnAfterBuyIsToldOfTheBidBefore()
{
    using namespace preference;
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "H7 H8 H9 L7 L8 L9 B7 B8 A7 A8"_cards, "HA HK HO LA LK LO BA BK AA AK"_cards,
        "HU HT LU LT BO BU BT B9 AO AU"_cards });
    const auto before = table.table();
    table.act({ "0 bid 1", "1 bid 2", "2 pass", "0 pass", "1 discard AT A9", "1 announce 2",
        "0 take", "0 discard AT A9", "0 announce 5", "1 no" });
    Rng rng(3);
    table.playOut(rng);
    QVERIFY(!table.settlement().fallen.contains(seatAt(0)));
    bots::ActSums sums;
    sums.enter(table.state, seatAt(0), {});
    const auto why = sums.evaluation(Action::bid({ Contract::One }), before, seatAt(0)).whys[0];
    QCOMPARE(why.reason, bots::PreferenceReason::AfterBuys);
    QCOMPARE(why.contract, std::optional(Contract::Five));
    QCOMPARE(why.figures, (std::array { 1.0, 1.0, 0.0 }));
}

/// In whole ones: 4.4 and 8.6 are told as 4 and 9.
void EvaluationTest::inPreferenceChipsBetweenActsAreThoseThatAreTold()
{
    using namespace preference;
    const auto table = speaking("HA HK HO HU HT L9 LA LK BA B7"_cards);
    const auto act = [](const Action& action, double chips, const bots::PreferenceWhy& why) {
        bots::PreferenceEvaluation one { action, chips, 0, 100,
            bots::PreferenceChips { chips, 0 } };
        add(one.whys, why);
        return one;
    };
    std::vector words { act(Action(Verb::Pass), -4.4, { bots::PreferenceReason::PassIsFree }),
        act(Action::bid({ Contract::One }), -8.6,
            { bots::PreferenceReason::MadeMostly, { 0.4, 5 } }) };
    explainBeside(words, observe(table.state, seatAt(0)));
    QCOMPARE(words[0].whys[0].reason, bots::PreferenceReason::BidBrings);
    QCOMPARE(words[0].whys[0].figures[0], 5.0);
    QCOMPARE(bots::costOf(words[0], words[1])->amount, 5.0);
}

/// To discard, and to announce, is also to leave cards and words to who after-buys.
void EvaluationTest::inPreferenceWhatAnotherMayAfterBuyIsTold()
{
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU LA LK BA BK AA AK"_cards, "L7 L8 L9 B7 B8 B9 A7 A8 A9 H7"_cards,
        "LO LU LT BO BU BT AO AU AT HT"_cards });
    table.act({ "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass" });
    const auto discard = preference::Action::discard("H8"_card, "H9"_card);
    const auto before = table.table();
    table.act({ "0 discard H9 H8", "0 announce 4", "1 take", "1 discard", "1 announce 5", "0 no" });
    Rng rng(3);
    table.playOut(rng);
    QVERIFY(!table.settlement().fallen.contains(seatAt(1)));
    bots::ActSums sums;
    sums.enter(table.state, seatAt(0), {});
    const auto whys = sums.evaluation(discard, before, seatAt(0)).whys;
    QVERIFY(std::any_of(whys.begin(), whys.end(), [](const bots::PreferenceWhy& why) {
        return why.reason == bots::PreferenceReason::AfterBuyMade && why.figures[0] == 1;
    }));
}

/// What comes off less often needs a word for it.
void EvaluationTest::inPreferenceOftenerIsNotMore()
{
    using bots::PreferenceReason;
    const auto table = speaking("HA HK HO HU HT L9 LA LK BA B7"_cards);
    const auto bid = [](preference::Contract contract, double chips, double made) {
        bots::PreferenceEvaluation one { preference::Action::bid({ contract }), chips, 0, 100,
            bots::PreferenceChips { chips, 0 } };
        add(one.whys, { PreferenceReason::MadeIfDeclarer, { made, 7 }, contract });
        return one;
    };
    std::vector bids { bid(preference::Contract::Four, 9, 0.82),
        bid(preference::Contract::Three, 6, 0.88) };
    explainBeside(bids, observe(table.state, seatAt(0)));
    QVERIFY(says(bids, "bid 4", PreferenceReason::BringsMore));
    bids = { bid(preference::Contract::Four, 9, 0.88), bid(preference::Contract::Three, 6, 0.82) };
    explainBeside(bids, observe(table.state, seatAt(0)));
    QVERIFY(!says(bids, "bid 4", PreferenceReason::BringsMore));
    const auto card = [](Card played, double chips, double kept, double made) {
        bots::PreferenceEvaluation one { preference::Action::play(played), chips, 0, 100,
            bots::PreferenceChips { chips, 0 } };
        add(one.whys, { PreferenceReason::TricksKept, { kept } });
        add(one.whys, { PreferenceReason::DeclarerMakes, { made }, preference::Contract::One });
        return one;
    };
    const Card ten { Suit::Bells, Rank::Ten };
    const Card king { Suit::Leaves, Rank::King };
    std::vector cards { card(ten, -4, 0.79, 0.91), card(king, -12, 0.87, 0.91) };
    tellBringsMore(cards);
    QVERIFY(says(cards, "play BT", PreferenceReason::BringsMore));
    cards = { card(ten, 7, 0.28, 0.13), card(king, 2, 0.54, 0.38) }; // the declarer falls oftener
    tellBringsMore(cards);
    QVERIFY(!says(cards, "play BT", PreferenceReason::BringsMore));
}

void EvaluationTest::inPreferenceTheLastToSpeakMayEndTheAuction()
{
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA H9 H8 LK LO BA B9 B8 AK AO"_cards, "HK HO H7 LA L8 BK BO B7 AA A8"_cards,
        "HU HT LU LT L9 BU BT AU AT A9"_cards });
    table.act({ "0 pass", "1 pass" });
    for (const Level level : { Level::Regular, Level::Book, Level::Sharp, Level::Master }) {
        const auto decision = decide(observe(table.state, seatAt(2)), level, worlds(20), 1);
        QVERIFY(says(decision.weighed, "pass", bots::PreferenceReason::PassedOut));
        QVERIFY(!says(decision.weighed, "pass", bots::PreferenceReason::Defending));
    }
}

/// An inviter has four tricks to get with the other, and who has its own is told that.
void EvaluationTest::inPreferenceADefenderIsToldWhatBothHave()
{
    using bots::PreferenceReason;
    const auto reason = [](preference::test::TestTable& table, Seat seat, double tricks) {
        bots::CardSums sums;
        sums.enter(table.state, seat, 10, { 1, 8 });
        return sums.ownWhys(observe(table.state, seat), 0.5, tricks)[0].reason;
    };
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HK HO HU HT H9 LA LK BA BK"_cards, "AA AK LO LU LT BO BU BT AO AU"_cards,
        "H8 L7 L8 L9 B7 B8 B9 A7 A8 A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    auto inviting = table;
    inviting.act({ "1 join", "2 stay", "1 invite" });
    QCOMPARE(reason(inviting, seatAt(1), 2), PreferenceReason::KeptTogether);
    table.act({ "1 join", "2 join" });
    QCOMPARE(reason(table, seatAt(1), 2), PreferenceReason::TricksKept);
    table.state.table.taken[seatAt(1)] = 2;
    QCOMPARE(reason(table, seatAt(1), 2.1), PreferenceReason::TricksHad);
    QCOMPARE(reason(table, seatAt(1), 2.6), PreferenceReason::Defending);
}

void EvaluationTest::inPreferenceADefenderCountsItsTricks()
{
    auto table = speaking("HA HK HO HU HT H9 LA LK BA BK"_cards);
    table.act({ "0 bid hearts", "1 pass", "2 pass" });
    for (const Level level : { Level::Book, Level::Sharp }) {
        const auto decision = decide(observe(table.state, seatAt(1)), level, worlds(20), 1);
        QVERIFY(says(decision.weighed, "stay", bots::PreferenceReason::HomeIsFree));
        QVERIFY(says(decision.weighed, "stay", bots::PreferenceReason::PremiumAtHome));
        QVERIFY(says(decision.weighed, "join", bots::PreferenceReason::GoesAlong));
        if (toText(*decision.action) == "stay") // what is declined comes first
            QVERIFY(decision.weighed[0].whys[0].reason == bots::PreferenceReason::WouldGoAlong);
    }
}

void EvaluationTest::inPreferenceACardTellsTheDeclarersChances()
{
    auto table = speaking("HA HK HO HU HT H9 LA LK BA BK"_cards);
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto decision = decide(observe(table.state, seatAt(0)), Level::Sharp, worlds(20), 1);
    for (const auto& one : decision.weighed) {
        const bool isLiked = one.whys[0].reason == bots::PreferenceReason::DrawsWithTop;
        const auto& why = one.whys[isLiked ? 1 : 0];
        QCOMPARE(why.reason, bots::PreferenceReason::ContractTricks);
        QCOMPARE(why.figures[0], 1.0);
        QVERIFY(why.figures[1] >= 9);
        QVERIFY(one.expected->chips > 0 && !one.expected->declarers);
    }
    table.act({ "0 play HA" });
    const auto defender = decide(observe(table.state, seatAt(1)), Level::Master, worlds(20), 1);
    for (const auto& one : defender.weighed)
        QVERIFY(!one.expected || (one.expected->declarers && one.expected->chips > 0));
}

void EvaluationTest::inPreferenceABettelsDefenderTellsWhoseTheTrickIs()
{
    auto table = speaking("H9 H8 H7 L9 L8 L7 B9 B8 A8 A7"_cards);
    table.act({ "0 bid 5x", "1 pass", "2 pass", "0 play H9" });
    const auto decision = decide(observe(table.state, seatAt(1)), Level::Book, {}, 1);
    for (const auto& one : decision.weighed)
        QVERIFY(one.whys[0].reason == bots::PreferenceReason::NotDeclarers
            || one.whys[0].reason == bots::PreferenceReason::Forced);
}

void EvaluationTest::inPreferenceALowBidLeavesMoreOpen()
{
    const auto table = speaking("HA HK HO HU HT L9 LA LK BA B7"_cards);
    for (const Level level : { Level::Easy, Level::Book, Level::Master }) {
        const auto decision = decide(observe(table.state, seatAt(0)), level, worlds(20), 1);
        QVERIFY(!says(decision.weighed, "bid 4", bots::PreferenceReason::CallsGoUp));
        if (level < Level::Sharp) // the others weigh but the best
            QVERIFY(says(decision.weighed, "bid 1", bots::PreferenceReason::CallsGoUp));
        QVERIFY(!says(decision.weighed, "pass", bots::PreferenceReason::NothingToBid));
    }
}

namespace {

/// Some deal in which the seat due has so many points and as many tricks left.
mittlere::State withPoints(int points, std::size_t left)
{
    for (std::uint64_t seed = 1;; ++seed) {
        Rng rng(seed);
        mittlere::test::TestTable table;
        table.bring(rng);
        while (!table.table().verdict) {
            const Seat seat = *seatDue(table.state.table);
            const auto hand = static_cast<std::size_t>(table.state.hands[seat].size());
            if (hand < left) break;
            const auto legal = legalActions(table.state, seat);
            const bool fits = mittlere::pointsTaken(table.table())[seat] >= points;
            if (fits && hand == left && legal.size() > 2) return table.state;
            const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
            mittlere::act(table.state, seat, legal[any]);
        }
    }
}

} // namespace

void EvaluationTest::inMittlereAHundredIsFeared()
{
    const mittlere::State state = withPoints(86, 4);
    const Seat seat = *seatDue(state.table);
    const auto sharp = decide(observe(state, seat), Level::Sharp, worlds(4), 1);
    bool feared = false;
    for (const auto& one : sharp.weighed) feared |= one.expected->hundred > 0.1;
    QVERIFY(feared);
    const auto easy = decide(observe(state, seat), Level::Easy, {}, 1);
    const auto& why = easy.weighed[0].whys[1]; // behind what the card does
    const bool isOver = why.figures[0] >= 100;
    QVERIFY(why.reason
        == (isOver ? bots::MittlereReason::HasHundred : bots::MittlereReason::FearsHundred));
    QVERIFY(why.figures[0] >= 86);
}

void EvaluationTest::inMittlereTheLastDealIsForTheMatch()
{
    mittlere::State state = withPoints(30, 7);
    const Seat seat = *seatDue(state.table);
    state.table.deal = mittlere::dealCount;
    const auto best
        = [&] { return decide(observe(state, seat), Level::Sharp, worlds(4), 1).weighed[0]; };
    const auto open = best().whys[0];
    QVERIFY(open.reason == bots::MittlereReason::FirstInMatch
        || open.reason == bots::MittlereReason::FirstMore);
    QVERIFY(open.figures[0] > 0 && open.figures[0] < 1);
    const auto says = [&](bots::MittlereReason reason) {
        const auto whys = best().whys;
        return std::any_of(
            whys.begin(), whys.end(), [&](const auto& why) { return why.reason == reason; });
    };
    QVERIFY(!says(bots::MittlereReason::MatchWon));
    state.table.strokes[seat] = 9;
    QVERIFY(says(bots::MittlereReason::MatchWon));
    state.table.strokes[seat] = 0;
    state.table.strokes[mittlere::seatAfter(seat)] = 4; // more than a deal can bring
    QVERIFY(says(bots::MittlereReason::MatchLost));
}

void EvaluationTest::inMittlereBeginnersSayWhatTheyGoFor()
{
    const mittlere::State state = withPoints(40, 5);
    const Seat seat = *seatDue(state.table);
    const auto easy = decide(observe(state, seat), Level::Easy, {}, 1);
    const auto reason = easy.weighed[0].whys[1].reason;
    QVERIFY(reason == bots::MittlereReason::GoesForMany
        || reason == bots::MittlereReason::GoesForFew
        || reason == bots::MittlereReason::GoesForEither);
    const auto book = decide(observe(state, seat), Level::Book, {}, 1);
    for (const auto& one : book.weighed) QCOMPARE(one.whys.size(), std::size_t { 2 });
}

namespace {

using bots::MittlereReason;

/// Of a few deals that the book plays, each position in which there is a choice.
template <typename Look> void forEachChoice(int deals, const Look& look)
{
    Rng rng(17);
    for (int deal = 0; deal < deals; ++deal) {
        mittlere::test::TestTable table;
        table.bring(rng);
        while (!table.table().verdict) {
            const Seat seat = *seatDue(table.state.table);
            const auto seen = observe(table.state, seat);
            if (legalActions(table.state, seat).size() > 1) look(seen);
            mittlere::act(table.state, seat, *decide(seen, Level::Book, {}, 1).action);
        }
    }
}

/// Is it said as of a trick that the card takes, and not only so far?
bool isOfTheLast(MittlereReason reason)
{
    return reason == MittlereReason::TakesTrick || reason == MittlereReason::TakesEmpty
        || reason == MittlereReason::RidByTrumping || reason == MittlereReason::RidInEmpty
        || reason == MittlereReason::TakesSurely || reason == MittlereReason::HighSurely
        || reason == MittlereReason::AddsSurely;
}

bool isOfTaking(MittlereReason reason)
{
    return reason == MittlereReason::TakesTrick || reason == MittlereReason::TakesEmpty
        || reason == MittlereReason::Takes || reason == MittlereReason::NearHundred
        || reason == MittlereReason::RidSoFar || reason == MittlereReason::AddsAnyway
        || reason == MittlereReason::AddsSurely;
}

bool isOfLeaving(MittlereReason reason)
{
    return reason == MittlereReason::Leaves || reason == MittlereReason::LeavesPoints
        || reason == MittlereReason::HighestBelow || reason == MittlereReason::ShedsHigh
        || reason == MittlereReason::ShedsPoints;
}

} // namespace

void EvaluationTest::inMittlereACardDoesWhatIsSaidOfIt()
{
    int told = 0;
    forEachChoice(20, [&](const mittlere::Observation& seen) {
        for (const Level level :
            { Level::FirstEvening, Level::Easy, Level::Regular, Level::Book }) {
            for (const auto& one : decide(seen, level, {}, 1).weighed) {
                const bool takes = bots::takesNow(seen.table, one.action->card());
                const auto* const trick = openTrick(seen.table);
                const bool isLast = trick != nullptr && trick->cards.size() == 2;
                for (const auto& why : one.whys) {
                    told += isOfTaking(why.reason) || isOfLeaving(why.reason) ? 1 : 0;
                    QVERIFY(!isOfTaking(why.reason) || takes);
                    QVERIFY(!isOfTheLast(why.reason) || (takes && isLast));
                    QVERIFY(!isOfLeaving(why.reason) || !takes);
                }
            }
        }
    });
    QVERIFY(told > 100);
}

/// What is kept is counted as the sentence names it, and points are in a trick so far until it
/// ends.
void EvaluationTest::inMittlereWhatIsCountedIsThere()
{
    int kept = 0;
    int unbeatable = 0;
    int soFar = 0;
    forEachChoice(40, [&](const mittlere::Observation& seen) {
        const auto* const trick = openTrick(seen.table);
        const bool isLast = trick != nullptr && trick->cards.size() == 2;
        for (const auto& one : decide(seen, Level::Book, {}, 1).weighed) {
            const Card card = one.action->card();
            CardSet tops = CardSet::of(Rank::Ace) | CardSet::of(Rank::King);
            tops = tops & seen.hand;
            for (const auto& why : one.whys) {
                const auto count = static_cast<int>(why.figures[0]);
                if (why.reason == MittlereReason::KeepsTops) QCOMPARE(count, tops.size());
                if (why.reason == MittlereReason::KeepsHigher)
                    QVERIFY(count <= (seen.hand & CardSet::of(card.suit())).size() - 1);
                if (why.reason == MittlereReason::KeepsTrump)
                    QCOMPARE(count, (seen.hand & CardSet::of(*seen.table.trump)).size());
                kept += why.reason == MittlereReason::KeepsAces ? 1 : 0;
                QVERIFY(why.reason != MittlereReason::LeavesPoints || isLast);
                QVERIFY(why.reason != MittlereReason::LeavesPointsSoFar || !isLast
                    || !seen.table.trump);
                soFar += why.reason == MittlereReason::LeavesPointsSoFar ? 1 : 0;
                const bool isHighest = why.reason == MittlereReason::Unbeatable
                    || why.reason == MittlereReason::HighestTrump;
                unbeatable += isHighest && trick != nullptr ? 1 : 0;
                const bool isTopTrump
                    = seen.table.trump && card == Card(*seen.table.trump, Rank::Under);
                QVERIFY(why.reason != MittlereReason::Takes || !isTopTrump);
            }
        }
    });
    QVERIFY(kept > 0);
    QVERIFY(unbeatable > 0);
    QVERIFY(soFar > 0);
}

/// Who is told that nothing can be lost has a trick, and another has a hundred.
void EvaluationTest::inMittlereWhoIsSafeCannotLose()
{
    int safe = 0;
    forEachChoice(60, [&](const mittlere::Observation& seen) {
        const auto points = mittlere::pointsTaken(seen.table);
        const auto decision = decide(seen, Level::Book, {}, 1);
        for (const auto& why : decision.weighed[0].whys) {
            if (why.reason != MittlereReason::Safe) continue;
            ++safe;
            QVERIFY(seen.table.taken[seen.seat] > 0);
            QVERIFY(points[seen.seat] < 100);
            QVERIFY(why.figures[0] >= 100);
        }
    });
    QVERIFY(safe > 0);
}

/// Nobody counts the eight, the nine or the under before there is trump.
void EvaluationTest::inMittlereOnlyWhatIsSettledIsCounted()
{
    forEachChoice(20, [](const mittlere::Observation& seen) {
        if (seen.table.trump) return;
        for (const auto& one : decide(seen, Level::Book, {}, 1).weighed) {
            const Rank rank = one.action->card().rank();
            const bool mayChange = rank == Rank::Eight || rank == Rank::Nine || rank == Rank::Under;
            for (const auto& why : one.whys)
                QVERIFY(!mayChange || openTrick(seen.table) != nullptr
                    || (why.reason != MittlereReason::Counts
                        && why.reason != MittlereReason::NothingLost
                        && why.reason != MittlereReason::NothingTaken));
        }
    });
}

/// What is said to lose less does, and the other figure is of a card that may be played.
void EvaluationTest::inMittlereTheChosenCardIsCompared()
{
    int compared = 0;
    forEachChoice(2, [&](const mittlere::Observation& seen) {
        const auto decision = decide(seen, Level::Sharp, worlds(20), 1);
        for (const auto& one : decision.weighed) {
            for (const auto& why : one.whys) {
                if (why.reason == MittlereReason::LosesLess) {
                    ++compared;
                    QVERIFY(&one == decision.weighed.data());
                    QVERIFY(why.figures[0] < why.figures[1]);
                }
                if (why.reason == MittlereReason::LosesMore) {
                    QVERIFY(&one != decision.weighed.data());
                    QVERIFY(why.figures[0] > why.figures[1]);
                }
            }
        }
    });
    QVERIFY(compared > 0);
}

void EvaluationTest::moreWorldsAreSurer()
{
    const bieten::test::TestTable table(bieten::rulesOf(bieten::Preset::SchwaighoferPlain, 3),
        { "HU B8 A9"_cards, "LA BA AK"_cards, "LT BT A7"_cards });
    const bieten::Observation seen = observe(table.state, seatAt(0));
    const auto few = decide(seen, Level::Sharp, worlds(20), 1);
    const auto many = decide(seen, Level::Sharp, worlds(400), 1);
    QVERIFY(many.weighed[0].worlds > few.weighed[0].worlds);
    QVERIFY(many.weighed[0].error < few.weighed[0].error);
    QVERIFY(many.weighed[0].expected->error < few.weighed[0].expected->error);
}

QTEST_APPLESS_MAIN(EvaluationTest)
#include "evaluation_test.moc"
