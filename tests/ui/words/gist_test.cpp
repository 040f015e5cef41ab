#include "ui/words/gist.h"

#include "tests/support/cards.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/preference_table.h"

#include <QtTest>

using namespace weli;
using namespace weli::bots;
using namespace weli::test;
using weli::bieten::Figure;

namespace {

template <typename Evaluation, typename Action, typename... Whys>
Evaluation weighed(const Action& action, const Whys&... whys)
{
    Evaluation one;
    one.action = action;
    one.worlds = 100;
    (add(one.whys, whys), ...);
    return one;
}

template <typename... Whys> PreferenceEvaluation inPreference(Card card, const Whys&... whys)
{
    return weighed<PreferenceEvaluation>(preference::Action::play(card), whys...);
}

template <typename... Whys>
BietenEvaluation inBieten(const bieten::Action& act, const Whys&... whys)
{
    return weighed<BietenEvaluation>(act, whys...);
}

/// Of the first of two beside the second.
template <typename Evaluation>
std::pair<QString, QString> gists(const Evaluation& better, const Evaluation& done)
{
    return words::gistsOf(std::vector { better, done }, *better.action, *done.action, CardWords {});
}

const auto bidsLeaves = bieten::Action::say(bieten::Verb::Bid, Figure::Leaves);
const auto king = bieten::Action::play("HK"_card);
const auto seven = bieten::Action::play("B7"_card);

} // namespace

/// What is said of a better act and of what was done.
class GistTest : public QObject {
    Q_OBJECT

private slots:
    void bothAreMeasuredAlike();
    void whatBothHaveIsNoReason();
    void whatIsBlamedIsNotPraised();
    void aHigherCardIsSavedByALowerOne();
    void whatSpeaksForGoodIsNotHeldAgainstIt();
    void aNameThatWinsNothingIsNoReason();
    void whoBidTooEarlyIsToldToWait();
    void whoTiesTheWeliIsToldWhatItCosts();
    void whoseBidIsRiskyIsToldWhatIsRisked();
    void whatIsSaidOfBothAnswersIsSaidOnce();
    void aSafeContractCostsATrick();
    void whatSpeaksOfBothIsSaidOnce();
    void whatASplitGivesAwayIsTold();
    void aBidThatIsBlamedIsToldByItsOwnChance();
    void tricksThatReadTheSameAreLeftOut();
    void whoInvitesIsToldBesideWhoPlaysAlone();
    void inPreferenceACardIsToldBeforeItsFigures();
    void inPreferenceSomethingIsAlwaysSaid();
    void inPreferenceItIsSaidWhatIsPlayedFor();
    void inMittlereTheCardIsTold();
    void inMittlereItIsSaidHowThePointsStood();
    void inMittlereEverybodysPointsAreCalledSo();
};

void GistTest::bothAreMeasuredAlike()
{
    const PreferenceWhy lacks { PreferenceReason::StillNeeds, { 2 } };
    const auto [better, done] = gists(
        inPreference("AA"_card, PreferenceWhy { PreferenceReason::TakesSoFar },
            PreferenceWhy { PreferenceReason::TricksKept, { 0.9 } }, lacks),
        inPreference("H7"_card, PreferenceWhy { PreferenceReason::TricksKept, { 0.4 } }, lacks));
    QCOMPARE(better, "You get the tricks you need in about 90 of 100 deals.");
    QCOMPARE(done, "You get the tricks you need in about 40 of 100 deals.");
}

void GistTest::whatBothHaveIsNoReason()
{
    const PreferenceWhy trumps { PreferenceReason::TrumpsHeld, { 5, 1 },
        preference::Contract::One };
    const auto both = gists(inPreference("AA"_card, trumps), inPreference("H7"_card, trumps));
    QCOMPARE(both, std::pair(QString(), QString()));
    // What is better by no figure is not told by it.
    const auto worse
        = gists(inPreference("AA"_card, PreferenceWhy { PreferenceReason::TricksKept, { 0.4 } }),
            inPreference("H7"_card, PreferenceWhy { PreferenceReason::TricksKept, { 0.5 } }));
    QCOMPARE(worse, std::pair(QString(), QString()));
}

void GistTest::whatIsBlamedIsNotPraised()
{
    const BietenWhy lure { BietenReason::Lure, Figure::Hearts, { 0.6, 0.2 } };
    const BietenWhy held { BietenReason::IfHeld, {}, { 3 } };
    QCOMPARE(gists(inBieten(seven), inBieten(king, lure, held)), std::pair(QString(), QString()));
    // A king lures nobody.
    QCOMPARE(gists(inBieten(king, lure), inBieten(seven)).first, QString());
}

void GistTest::aHigherCardIsSavedByALowerOne()
{
    const BietenWhy keeps { BietenReason::KeepBack, Figure::Last, { 0.6 } };
    QVERIFY(gists(inBieten(seven, keeps), inBieten(king)).first.startsWith("You save a higher"));
    QCOMPARE(gists(inBieten(king, keeps), inBieten(seven)).first, QString());
}

void GistTest::whatSpeaksForGoodIsNotHeldAgainstIt()
{
    const BietenWhy bidder { BietenReason::BidderBetter, Figure::Leaves, { 0.55, 0 } };
    const auto says = [](bieten::Verb verb) { return bieten::Action::say(verb, Figure::Leaves); };
    const auto good = inBieten(says(bieten::Verb::Good), bidder);
    const auto hold = inBieten(says(bieten::Verb::Hold), bidder);
    QCOMPARE(gists(inBieten(says(bieten::Verb::Hold)), good).second, QString());
    QVERIFY(!gists(inBieten(says(bieten::Verb::Good)), hold).second.isEmpty());
}

void GistTest::aNameThatWinsNothingIsNoReason()
{
    const auto weli = bieten::Action::play(sixOfBells, "A7"_card);
    const auto told = [&](double chance) {
        const BietenWhy name { BietenReason::NameWild, Figure::Last, { chance, chance } };
        return gists(inBieten(weli, name), inBieten(seven)).first;
    };
    QVERIFY(!told(0.6).isEmpty());
    QCOMPARE(told(0.01), QString());
}

void GistTest::whoBidTooEarlyIsToldToWait()
{
    const BietenWhy card { BietenReason::Compared, Figure::Last, { 0.6, 0.2, 3 } };
    const auto beside = [&](double chance, auto... more) {
        return gists(inBieten(seven, card),
            inBieten(
                bidsLeaves, BietenWhy { BietenReason::Wins, Figure::Leaves, { chance } }, more...));
    };
    QVERIFY(words::isToWait(seven, bidsLeaves) && !words::isToWait(bidsLeaves, seven));
    QVERIFY(beside(0.8).first.startsWith("Others may yet bid it"));
    QCOMPARE(beside(0.8).second, QString());
    QCOMPARE(beside(0.8, BietenWhy { BietenReason::AlwaysGood }).first,
        QString::fromUtf8("Now they would only say “Good”."));
    QCOMPARE(
        beside(0.3), std::pair(QString(), QString("You win leaves in about 30 of 100 deals.")));
}

void GistTest::whoTiesTheWeliIsToldWhatItCosts()
{
    const BietenWhy wins { BietenReason::Wins, Figure::Leaves, { 0.9 } };
    const BietenWhy ties { BietenReason::TiesWild, Figure::Hearts, { 0.12, 0.78, 1 } };
    const auto [better, done] = gists(inBieten(king, BietenWhy { BietenReason::NothingGained }),
        inBieten(bidsLeaves, ties, wins));
    QCOMPARE(better, QString());
    QCOMPARE(done,
        "It ties your Weli: you then win hearts in about 12 of 100 deals only, and not in about "
        "78.");
}

void GistTest::whoseBidIsRiskyIsToldWhatIsRisked()
{
    const BietenWhy wins { BietenReason::Wins, Figure::Leaves, { 0.55, 1 } };
    const auto told = [&](double ifHeld) {
        return gists(inBieten(king, BietenWhy { BietenReason::NothingGained }),
            inBieten(bidsLeaves, wins, BietenWhy { BietenReason::IfGood, Figure::Leaves, { 1.5 } },
                BietenWhy { BietenReason::IfHeld, Figure::Leaves, { ifHeld } }));
    };
    QCOMPARE(told(0.1),
        std::pair(QString(),
            QString("If everybody says “Good”, you come to about 1.5 points in all in this deal. "
                    "If somebody holds, you come to about 0.1 points in all.")));
    QCOMPARE(told(1.4).second, QString());
}

void GistTest::whatIsSaidOfBothAnswersIsSaidOnce()
{
    const BietenWhy beaten { BietenReason::Beaten, Figure::Leaves };
    const auto says = [](bieten::Verb verb) { return bieten::Action::say(verb, Figure::Leaves); };
    const auto [better, done] = gists(
        inBieten(says(bieten::Verb::Good), beaten), inBieten(says(bieten::Verb::Hold), beaten));
    QCOMPARE(better, "You are already beaten in leaves.");
    QCOMPARE(done, QString());
}

void GistTest::aSafeContractCostsATrick()
{
    const auto costs = [](double better, double done) {
        const PreferenceWhy made { PreferenceReason::AlreadyMade, { better },
            preference::Contract::One };
        const PreferenceWhy nearly { PreferenceReason::MadeWithTricks, { 0.99, done },
            preference::Contract::One };
        return gists(inPreference("AA"_card, made), inPreference("H7"_card, nearly)).second;
    };
    QCOMPARE(costs(8, 7), "The contract is safe; this costs about one trick.");
    QCOMPARE(costs(8, 7.8), "The contract is safe; this costs less than a trick.");
    QVERIFY(costs(9, 6.9).startsWith("The contract is safe; this costs about 2"));
    // What is lost is that a defender goes down, which tells more.
    const PreferenceWhy safe { PreferenceReason::AlreadyMade, { 7 }, preference::Contract::One };
    const auto falls = [&](Card card, double share) {
        return inPreference(
            card, safe, PreferenceWhy { PreferenceReason::DefenderFalls, { share } });
    };
    QCOMPARE(gists(falls("AA"_card, 0.75), falls("H7"_card, 0.11)).second,
        "At least one defender goes down in about 11 of 100 deals.");
}

/// What going along would come to is said of staying at home, and not again of going along.
void GistTest::whatSpeaksOfBothIsSaidOnce()
{
    using preference::Verb;
    const auto home = weighed<PreferenceEvaluation>(preference::Action(Verb::Stay),
        PreferenceWhy { PreferenceReason::WouldGoAlong, { 0.38, -16 } });
    const auto along = weighed<PreferenceEvaluation>(preference::Action(Verb::Join),
        PreferenceWhy { PreferenceReason::GoesAlong, { 0.38, 1.5 } });
    const auto [better, done] = gists(home, along);
    QVERIFY(better.contains("38"));
    QCOMPARE(done, QString());
}

/// What is agreed on saves a declarer who would have gone down.
void GistTest::whatASplitGivesAwayIsTold()
{
    using preference::Verb;
    const auto refuses = weighed<PreferenceEvaluation>(preference::Action(Verb::Refuse),
        PreferenceWhy { PreferenceReason::DeclarerMakes, { 0.64 }, preference::Contract::One },
        PreferenceWhy { PreferenceReason::Alone, { 0.99, 4 } });
    const auto offers
        = weighed<PreferenceEvaluation>(preference::Action::offer(preference::Split::Six),
            PreferenceWhy { PreferenceReason::Shared, { 4 } });
    // Who would go down is told that.
    const PreferenceWhy played { PreferenceReason::IfPlayed, { -21 } };
    const auto accepts = weighed<PreferenceEvaluation>(preference::Action(Verb::Accept),
        PreferenceWhy { PreferenceReason::Shared, { 2 } }, played);
    const auto asksMore
        = weighed<PreferenceEvaluation>(preference::Action::offer(preference::Split::Six),
            PreferenceWhy { PreferenceReason::Shared, { 4 } }, played);
    const auto [better, done] = gists(accepts, asksMore);
    QVERIFY2(better.startsWith("Played out") && done.isEmpty(), qPrintable(better + done));
    QCOMPARE(gists(refuses, offers),
        std::pair(QString("The declarer makes One in about 64 of 100 deals."),
            QString("If you settle on that, you get 4 trick(s).")));
}

/// And not by the best of all bids.
void GistTest::aBidThatIsBlamedIsToldByItsOwnChance()
{
    using preference::Contract;
    const auto passes = weighed<PreferenceEvaluation>(preference::Action(preference::Verb::Pass),
        PreferenceWhy { PreferenceReason::BidBrings, { 9 } });
    const auto bids = [](double made) {
        return weighed<PreferenceEvaluation>(preference::Action::bid({ Contract::One }),
            PreferenceWhy { PreferenceReason::MadeIfDeclarer, { made, 5 }, Contract::One });
    };
    const auto [better, done] = gists(passes, bids(0.33));
    QVERIFY2(better.isEmpty() && done.contains("about 33 of 100"), qPrintable(better + done));
    QVERIFY(gists(passes, bids(0.8)).first.contains("9 chip")); // that would praise it
}

void GistTest::tricksThatReadTheSameAreLeftOut()
{
    const auto making = [](Card card, double made, double tricks) {
        return inPreference(card,
            PreferenceWhy {
                PreferenceReason::MadeWithTricks, { made, tricks }, preference::Contract::One });
    };
    const auto same = gists(making("AA"_card, 0.7, 6.4), making("H7"_card, 0.5, 6.6));
    QCOMPARE(same,
        std::pair(QString("You make One in about 70 of 100 deals."),
            QString("You make One in about 50 of 100 deals.")));
    const auto other = gists(making("AA"_card, 0.7, 6.4), making("H7"_card, 0.5, 5.6));
    QVERIFY(other.first.contains("6 to 7") && other.second.contains("5 to 6"));
}

void GistTest::whoInvitesIsToldBesideWhoPlaysAlone()
{
    using preference::Verb;
    const auto invites = [](double chance) {
        return weighed<PreferenceEvaluation>(preference::Action(Verb::Invite),
            PreferenceWhy { PreferenceReason::PaidForBoth },
            PreferenceWhy { PreferenceReason::Inviting, { chance, 4 } });
    };
    const auto alone = weighed<PreferenceEvaluation>(
        preference::Action(Verb::Alone), PreferenceWhy { PreferenceReason::Alone, { 0.6, 2 } });
    const auto both = gists(invites(0.71), alone);
    QVERIFY(both.first.contains("71") && both.second.contains("60"));
    // Where that is not what decides, it is that all tricks are paid to who invites.
    QVERIFY(gists(invites(0.6), alone).first.contains("paid for the other's tricks"));
}

namespace {

/// Of cards that the forehand could lead as declarer of hearts, each made so often.
std::pair<QString, QString> inHearts(Card better, double one, Card done, double other)
{
    preference::test::TestTable table;
    table.fill(20);
    table.deal({ "HA HO HT H7 LA L9 L8 BK B7 AU"_cards, "HK HU LT LO BU BT B9 AK A8 AT"_cards,
        "H9 H8 L7 LU LK BA B8 A7 AO A9"_cards });
    table.act({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 join" });
    const auto card = [](Card played, double made, double chips) {
        auto weighed = inPreference(played, PreferenceWhy { PreferenceReason::ForcesOut, { 2 } },
            PreferenceWhy { PreferenceReason::Made, { made }, preference::Contract::Hearts });
        weighed.expected = PreferenceChips { chips };
        return weighed;
    };
    const std::vector both { card(better, one, 12), card(done, other, 9) };
    return words::gistsAt(
        observe(table.state, seatAt(0)), both, *both[0].action, *both[1].action, CardWords {});
}

} // namespace

/// By what holds for it and not for the one that was played.
void GistTest::inPreferenceACardIsToldBeforeItsFigures()
{
    const auto trump = inHearts("HT"_card, 0.9, "H7"_card, 0.7);
    QVERIFY(trump.first.startsWith("Only 2 higher card"));
    QVERIFY(trump.first.endsWith("in about 90 of 100 deals."));
    QVERIFY(trump.second.startsWith("4 higher card"));
    QVERIFY(trump.second.endsWith("in about 70 of 100 deals."));
    const auto low = inHearts("L8"_card, 0.9, "LA"_card, 0.9);
    QCOMPARE(low, std::pair(QString("You keep the ace of leaves for a later trick."), QString()));
    // What both do is said of neither.
    QVERIFY(inHearts("L9"_card, 0.9, "BK"_card, 0.7).first.startsWith("You make "));
}

void GistTest::inPreferenceSomethingIsAlwaysSaid()
{
    const auto both = inHearts("L9"_card, 0.9, "BK"_card, 0.9);
    QVERIFY(both.first.startsWith("about +12") && both.second.startsWith("about +9"));
}

void GistTest::inPreferenceItIsSaidWhatIsPlayedFor()
{
    preference::test::TestTable table;
    table.fill(10);
    table.deal();
    QVERIFY(words::amountPlayed(observe(table.state, seatAt(0))).contains("for 20 chip"));
}

void GistTest::inMittlereTheCardIsTold()
{
    using namespace mittlere::test;
    TestTable table;
    table.deal(alikeHands());
    const auto seen = observe(table.state, seatAt(0));
    const auto legal = legalActions(seen);
    auto best = weighed<MittlereEvaluation>(legal[0]);
    auto done = weighed<MittlereEvaluation>(legal[1]);
    best.worlds = done.worlds = 100;
    const auto told = [&] {
        return words::gistsAt(
            seen, std::vector { best, done }, *best.action, *done.action, CardWords {});
    };
    QCOMPARE(told(), std::pair(QString(), QString()));
    best.expected = bots::MittlerePlaces { .high = 0.1, .middle = 0.2, .low = 0.7, .lost = 0.2 };
    done.expected = bots::MittlerePlaces { .high = 0.2, .middle = 0.45, .low = 0.35, .lost = 0.45 };
    QVERIFY(told().first.startsWith("You are likely to end with the fewest points."));
    QVERIFY(told().second.endsWith("With it you lose in about 45 of 100 deals, mostly in the "
                                   "middle; with the better card in about 20."));
    done.expected->hundred = 0.4;
    QVERIFY(told().second.contains("mostly with a hundred"));
    QVERIFY(told().first.startsWith("It lowers the danger of a hundred."));
    done.expected->lost = 1;
    QVERIFY(told().second.contains("this deal looks lost; with the better card"));
    done.worlds = 0;
    QVERIFY(told().second.contains("If all play well, you lose this deal with it"));
    done.worlds = 100;
    // Who takes all that is left is not blamed for points, and what is certain is no chance.
    done.expected->hundred = 1;
    best.expected = bots::MittlerePlaces { .high = 1 };
    best.whys.push({ MittlereReason::TakesTheRest });
    QVERIFY(told().first.endsWith("You cannot lose this deal any more."));
    QVERIFY(told().second.startsWith("With it"));
    best.whys = {};
    best.expected = bots::MittlerePlaces { .high = 0.1, .middle = 0.2, .low = 0.7, .lost = 0.2 };
    done.expected->hundred = 0.4;
    // What the advice does not find worse is not called so.
    done.expected->lost = 0.2;
    QVERIFY(!told().second.contains("lose"));
    // In the end of a match that counts.
    best.expected->first = 0.8;
    done.expected->first = 0.4;
    QVERIFY(told().second.contains("win the match in about 40"));
    // What is not decisive is not likely.
    best.expected = bots::MittlerePlaces { .high = 0.1, .middle = 0.35, .low = 0.55, .lost = 0.35 };
    done.expected = bots::MittlerePlaces { .high = 0.2, .middle = 0.45, .low = 0.35, .lost = 0.45 };
    QVERIFY2(!told().first.contains("likely"), qPrintable(told().first));
    // Nobody has a trick yet.
    QCOMPARE(words::stoodBefore(seen), QString());
}

void GistTest::inMittlereItIsSaidHowThePointsStood()
{
    using namespace mittlere::test;
    TestTable table;
    table.deal(alikeHands());
    const auto own = [&] { return observe(table.state, seatAt(0)); };
    while (own().table.tricks.size() < 2) {
        const Seat seat = *seatDue(table.table());
        act(table.state, seat, legalActions(table.state, seat)[0]);
    }
    QVERIFY(words::stoodBefore(own()).contains("no trick yet"));
    QVERIFY(words::stoodBefore(own()).startsWith("Until then you had "));
}

/// A number alone might be one of tricks.
void GistTest::inMittlereEverybodysPointsAreCalledSo()
{
    using namespace mittlere::test;
    TestTable table;
    Rng rng(5);
    table.bring(rng);
    while (table.table().tricks.size() < 9) {
        const Seat seat = *seatDue(table.table());
        const auto legal = legalActions(table.state, seat);
        act(table.state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    const auto seen = observe(table.state, seatAt(0));
    const QString unnamed = words::stoodBefore(seen);
    const QString named = words::stoodBefore(seen, { "Resi", "Luis", "Mara" });
    for (const QString& stood : { unnamed, named })
        QVERIFY2(stood.count(" point(s)") + stood.count("no trick yet") == 3, qPrintable(stood));
    QVERIFY2(named.contains("Luis had ") && named.contains("Mara had "), qPrintable(named));
    QVERIFY(!named.contains("Resi"));
}

QTEST_GUILESS_MAIN(GistTest)

#include "gist_test.moc"
