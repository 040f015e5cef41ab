#include "tests/ui/picture/preference/match.h"

#include <QtTest>

#include <map>
#include <set>

using namespace weli;
using namespace weli::preference;

namespace {

/// Which face has which id in this deal; something is wrong if it is not empty.
class Ids {
public:
    QString take(const Picture& picture)
    {
        std::set<int> now;
        for (const CardPicture& card : picture.cards) {
            if (!now.insert(card.id).second) return "two cards with one id";
            if (!card.face) continue;
            const int face = card.face->index();
            if (ids_.try_emplace(face, card.id).first->second != card.id)
                return "another id: " + QString::fromStdString(toText(*card.face));
        }
        return picture.cards.size() == 32 ? QString() : QString("not 32 cards");
    }

private:
    std::map<int, int> ids_;
};

QString placesOf(const Picture& picture)
{
    std::map<std::pair<Place, int>, int> counts;
    for (const CardPicture& card : picture.cards) {
        const int seat = card.place == Place::Trick ? 0 : card.seat.index;
        if (card.slot != counts[{ card.place, seat }]++) return "a slot is left out";
    }
    for (const CardPicture& card : picture.cards) {
        const int seat = card.place == Place::Trick ? 0 : card.seat.index;
        if (card.count != counts[{ card.place, seat }]) return "a wrong count";
    }
    return {};
}

}

class PreferenceCardsTest : public QObject {
    Q_OBJECT

private slots:
    void cardsKeepTheirIdsThroughTheDeal_data();
    void cardsKeepTheirIdsThroughTheDeal();
    void P67_imaginedWorldsLookTheSame();
    void myHandIsSortedBySuitAndRank();
    void P10_theTalonLiesFaceDownAtFirst();
    void P23_theBuyerSeesTheTalonInHisHand();
    void P23_twoCardsAreChosenToLayAside();
    void P25_whatILaidAsideIsSeenByMeOnly();
    void P30_whatIsTakenUpKeepsItsId();
    void theTrickStaysUntilTheNextIsLed();
    void wonTricksLieFaceDown();
    void P37_aHandAtHomeIsLaidDown();
    void P39_theInvitedTakesTheHandUpAgain();
    void P49_aRefusedCardSaysWhy();
    void P51_theMaskingDutyIsTold();
    void P52_theDefendersHandsLieOpen();
    void theLastTrickIsLookedAtBeforeTheResult();
    void afterTheDealAllHandsLieOpen();
    void P5_theDealerOfFourHasNoCards();
    void aWatcherSeesAllHands();
};

void PreferenceCardsTest::cardsKeepTheirIdsThroughTheDeal_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("three") << 3;
    QTest::newRow("four") << 4;
}

void PreferenceCardsTest::cardsKeepTheirIdsThroughTheDeal()
{
    QFETCH(int, players);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        PreferenceMatch match(anyRules(rng, players), players, seatAt(0));
        PerSeat<Ids> ids;
        while (somethingHappens(match, rng)) {
            if (match.state().table.calls.empty()) ids = {};
            for (int seat = 0; seat < players; ++seat) {
                const Picture picture = shown(match, seat);
                const QString wrong = ids[seatAt(seat)].take(picture) + placesOf(picture);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1 seed %2").arg(wrong).arg(seed)));
            }
        }
    }
}

void PreferenceCardsTest::P67_imaginedWorldsLookTheSame()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng(seed);
        const int players = seed % 2 == 0 ? 3 : 4;
        PreferenceMatch match(anyRules(rng, players), players, seatAt(0));
        while (somethingHappens(match, rng)) {
            for (int index = 0; index < players; ++index) {
                const Seat seat = seatAt(index);
                const View seen = viewOf(match, seat);
                View other = seen;
                other.now = observe(imagine(seen.now, rng), seat);
                const ViewContext context = sittingAt(match, seat);
                QVERIFY(pictureOf(other, context) == pictureOf(seen, context));
            }
        }
    }
}

void PreferenceCardsTest::myHandIsSortedBySuitAndRank()
{
    const Picture picture = shown(ordinaryDeal(), 0);
    QCOMPARE(codesOf(cardsAt(picture, Place::Hand, 0)), QString("HA LA L7 BA BK BO BT B9 A8 A7"));
    QCOMPARE(codesOf(cardsAt(picture, Place::Hand, 1)), QString(".. .. .. .. .. .. .. .. .. .."));
    QVERIFY(cardIn(picture, "HA").mine);
    QCOMPARE(picture.dealRounds, (std::vector { 3, 4, 3 }));
}

void PreferenceCardsTest::P10_theTalonLiesFaceDownAtFirst()
{
    const Picture picture = shown(ordinaryDeal(), 0);
    QCOMPARE(codesOf(cardsAt(picture, Place::Talon, 2)), QString(".. ..")); // before the dealer
}

const QStringList bought { "0 bid 3", "1 bid 4", "2 pass", "0 hold 4", "1 pass" };

void PreferenceCardsTest::P23_theBuyerSeesTheTalonInHisHand()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, bought);
    QCOMPARE(codesOf(cardsAt(shown(match, 0), Place::Hand, 0)),
        QString("HA LA L7 BA BK BO BU BT B9 B8 A8 A7"));
    QCOMPARE(cardsAt(shown(match, 1), Place::Hand, 0).size(), std::size_t { 12 });
    QVERIFY(cardsAt(shown(match, 1), Place::Talon, 2).empty());
}

void PreferenceCardsTest::P23_twoCardsAreChosenToLayAside()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, bought);
    const Picture picture = shown(match, 0);
    QVERIFY(tricksOn(picture).discard);
    QCOMPARE(tricksOn(picture).discard->pairs.size(), std::size_t { 66 });
    QVERIFY(tricksOn(picture).discard->label.contains('&'));
    for (const auto& pair : tricksOn(picture).discard->pairs)
        if (textOf(pair.act) == "discard A8 A7") {
            QCOMPARE(pair.first, cardIn(picture, "A8").id);
            QCOMPARE(pair.second, cardIn(picture, "A7").id);
        }
    QVERIFY(!tricksOn(shown(match, 1)).discard);
}

void PreferenceCardsTest::P25_whatILaidAsideIsSeenByMeOnly()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, bought + QStringList { "0 discard A8 A7" });
    QCOMPARE(codesOf(cardsAt(shown(match, 0), Place::Talon, 0)), QString("A8 A7"));
    QCOMPARE(codesOf(cardsAt(shown(match, 1), Place::Talon, 0)), QString(".. .."));
}

void PreferenceCardsTest::P30_whatIsTakenUpKeepsItsId()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, bought + QStringList { "0 discard A8 A7", "0 announce 4" });
    const int id = cardIn(shown(match, 0), "A7").id;
    play(match, { "1 take" });
    QVERIFY(cardIn(shown(match, 1), "A7").mine);
    QVERIFY(
        !codesOf(cardsAt(shown(match, 0), Place::Hand, 1)).contains('A')); // he may lay it aside
    play(match, { "1 discard H9 L8" });
    while (!match.state().table.settled) {
        const Picture mine = shown(match, 0);
        for (const CardPicture& card : mine.cards)
            if (card.face == cardFromText("A7")) QCOMPARE(card.id, id);
        goOn(match, 1);
    }
    QCOMPARE(cardIn(shown(match, 0), "A7").id, id);
}

/// Seat 0 plays 3, both defenders must go along: the pot holds one stake.
PreferenceMatch played(const QStringList& acts)
{
    PreferenceMatch match = ordinaryDeal();
    play(match,
        QStringList { "0 bid 3", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3" } + acts);
    return match;
}

void PreferenceCardsTest::theTrickStaysUntilTheNextIsLed()
{
    const Picture open = shown(played({ "0 play LA", "1 play L8" }), 1);
    QCOMPARE(cardIn(open, "LA").place, Place::Trick);
    QCOMPARE(cardIn(open, "LA").seat, seatAt(0));
    QVERIFY(cardIn(open, "LA").wins);
    QCOMPARE(cardIn(open, "L8").slot, 1);
    QVERIFY(!cardIn(open, "L8").wins);
    const Picture whole = shown(played({ "0 play LA", "1 play L8", "2 play L9" }), 1);
    QCOMPARE(cardIn(whole, "L9").place, Place::Trick);
    QCOMPARE(whole.seats[0].tricks, std::optional(1));
    const Picture next = shown(played({ "0 play LA", "1 play L8", "2 play L9", "0 play HA" }), 1);
    QCOMPARE(cardIn(next, "HA").place, Place::Trick);
    QCOMPARE(cardsAt(next, Place::Won, 0).size(), std::size_t { 3 });
}

void PreferenceCardsTest::wonTricksLieFaceDown()
{
    const Picture next = shown(played({ "0 play LA", "1 play L8", "2 play L9", "0 play HA" }), 0);
    QCOMPARE(codesOf(cardsAt(next, Place::Won, 0)), QString(".. .. .."));
}

/// Seat 0 plays 3 for a pot of two stakes, seat 1 stays home, seat 2 goes along.
PreferenceMatch oneAtHome(const QStringList& acts)
{
    PreferenceMatch match = ordinaryDeal(1);
    play(match,
        QStringList {
            "0 bid 3", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3", "1 stay", "2 join" }
            + acts);
    return match;
}

void PreferenceCardsTest::P37_aHandAtHomeIsLaidDown()
{
    QCOMPARE(codesOf(cardsAt(shown(oneAtHome({}), 1), Place::Hand, 1)),
        QString("HK HO HU HT H9 LK LO L8 AA AK"));
    const Picture picture = shown(oneAtHome({ "2 alone" }), 1);
    QVERIFY(cardsAt(picture, Place::Hand, 1).empty());
    QCOMPARE(codesOf(cardsAt(picture, Place::Won, 1)), QString(".. .. .. .. .. .. .. .. .. .."));
    QCOMPARE(picture.seats[1].role, QString("at home"));
}

void PreferenceCardsTest::P39_theInvitedTakesTheHandUpAgain()
{
    const Picture picture = shown(oneAtHome({ "2 invite" }), 1);
    QCOMPARE(cardsAt(picture, Place::Hand, 1).size(), std::size_t { 10 });
    QCOMPARE(picture.seats[1].role, QString("is invited"));
    QCOMPARE(picture.seats[2].role, QString("has invited"));
}

void PreferenceCardsTest::P49_aRefusedCardSaysWhy()
{
    const Picture picture = shown(played({ "0 play L7" }), 1);
    QVERIFY(cardIn(picture, "L8").isPlayable());
    QCOMPARE(textOf(cardIn(picture, "L8").play.act), QString("play L8"));
    QVERIFY(words::withClause(cardIn(picture, "HK").play.why).endsWith("(P-48)"));
    const CardPicture hearts = cardIn(shown(played({ "0 play L7", "1 play L8" }), 2), "H7");
    QVERIFY(words::withClause(hearts.play.why).endsWith("(P-48)"));
    const Picture third = shown(played({ "0 play HA", "1 play H9", "2 play H7", "0 play LA" }), 1);
    QVERIFY(cardIn(third, "LK").isPlayable()); // cannot overtake
    QVERIFY(shown(played({}), 1).cards[0].play.why.isEmpty()); // not my turn
}

void PreferenceCardsTest::P51_theMaskingDutyIsTold()
{
    const Picture picture = shown(played({ "0 play L7" }), 1);
    QVERIFY(words::withClause(cardIn(picture, "LK").play.why).endsWith("(P-51)"));
    QVERIFY(picture.prompt.text.contains("as low as you can"));
}

void PreferenceCardsTest::P52_theDefendersHandsLieOpen()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 pass", "1 bid 8x", "2 pass" });
    play(match, { "1 play AA", "2 play A9" });
    QCOMPARE(codesOf(cardsAt(shown(match, 1), Place::Hand, 2)).count(".."), 9);
    play(match, { "0 play A7" });
    const Picture picture = shown(match, 1);
    QVERIFY(!codesOf(cardsAt(picture, Place::Hand, 0)).contains('.'));
    QVERIFY(!codesOf(cardsAt(picture, Place::Hand, 2)).contains('.'));
    QVERIFY(!codesOf(cardsAt(shown(match, 0), Place::Hand, 2)).contains('.'));
    QVERIFY(codesOf(cardsAt(shown(match, 0), Place::Hand, 1)).contains('.'));
    QVERIFY(picture.news.contains("face up"));
}

void PreferenceCardsTest::theLastTrickIsLookedAtBeforeTheResult()
{
    PreferenceMatch match = played({});
    while (!match.state().table.settled) goOn(match, 1);
    ViewContext context = sittingAt(match, seatAt(1));
    context.moment = ViewContext::Moment::LastAct;
    const Picture picture = pictureOf(viewOf(match, seatAt(1)), context);
    QVERIFY(!picture.result);
    for (const int seat : { 0, 1, 2 }) {
        QCOMPARE(cardsAt(picture, Place::Trick, seat).size(), 1U);
        QVERIFY(cardsAt(picture, Place::Hand, seat).empty());
    }
}

void PreferenceCardsTest::afterTheDealAllHandsLieOpen()
{
    PreferenceMatch match = played({});
    while (!match.state().table.settled) goOn(match, 1);
    const Picture picture = shown(match, 1);
    QCOMPARE(codesOf(cardsAt(picture, Place::Hand, 0)), QString("HA LA L7 BA BK BO BU BT B9 B8"));
    QCOMPARE(codesOf(cardsAt(picture, Place::Hand, 1)), QString("HK HO HU HT H9 LK LO L8 AA AK"));
    QCOMPARE(codesOf(cardsAt(picture, Place::Talon, 0)), QString("A8 A7"));
    QVERIFY(!cardIn(picture, "HK").mine);
}

void PreferenceCardsTest::P5_theDealerOfFourHasNoCards()
{
    Rules rules;
    rules.deals = 4;
    const PreferenceMatch match = dealOf(ordinaryPack(), 0, rules, 4);
    const Picture picture = shown(match, 3);
    QVERIFY(cardsAt(picture, Place::Hand, 3).empty());
    QVERIFY(!picture.seats[3].active);
    QCOMPARE(picture.seats[3].role, QString("sits out"));
    QCOMPARE(codesOf(cardsAt(picture, Place::Hand, 0)).count(".."), 10);
}

void PreferenceCardsTest::aWatcherSeesAllHands()
{
    const PreferenceMatch match = ordinaryDeal();
    const ViewContext context = sittingAt(match, seatAt(0), {}, true);
    const Picture picture = pictureOf(spectatorView(match), context);
    for (const CardPicture& card : picture.cards) QVERIFY(card.face && !card.mine);
    for (const SeatPicture& seat : picture.seats) QVERIFY(!seat.me);
}

QTEST_GUILESS_MAIN(PreferenceCardsTest)
#include "cards_test.moc"
