#include "core/game/view_of.h"
#include "core/mittlere/past.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/offered.h"
#include "tests/support/picture_texts.h"
#include "ui/picture/mittlere/odds.h"
#include "ui/picture/mittlere/picture.h"
#include "ui/words/words.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace weli;
using namespace weli::mittlere;
using weli::mittlere::test::otherRules;
using weli::mittlere::test::TestTable;
using namespace weli::test;

namespace {

ViewContext contextOf(bool points = false)
{
    ViewContext context;
    for (const char* name : { "Vroni", "Resi", "Luis" })
        context.seats.push_back(
            { name, context.seats.empty() ? std::nullopt : std::optional(bots::Level::Book) });
    context.showsPoints = points;
    context.cards.weli = false;
    return context;
}

/// Mittlere has no past but what lies on the table.
View seenFrom(const State& state, int seat)
{
    return { .now = observe(state, seatAt(seat)), .past = {}, .open = {} };
}

Picture shown(const State& state, int seat, bool points = false)
{
    return pictureOf(seenFrom(state, seat), contextOf(points));
}

std::vector<CardPicture> lying(const Picture& picture, Place place)
{
    std::vector<CardPicture> found;
    std::copy_if(picture.cards.begin(), picture.cards.end(), std::back_inserter(found),
        [place](const CardPicture& card) { return card.place == place; });
    return found;
}

/// The deal of example 2, so far that these cards are played.
TestTable example(const CardList& played)
{
    TestTable table;
    table.deal({ "AA H7 LU LK A6 AU A7 BK HO B6 LA HA"_cards,
        "B9 L7 BU LT H9 H6 BT L6 L8 AK HK H8"_cards, "BO B7 HT B8 AT L9 BA A9 HU AO LO A8"_cards });
    table.play(played);
    return table;
}

constexpr CardList beforeTrump = "LK L6 L9 B6 B9 B7 H6 HT H7 HU HO H8 AU AK AO L7 LO LA A6"_cards;
constexpr CardList trumpMade = "LK L6 L9 B6 B9 B7 H6 HT H7 HU HO H8 AU AK AO L7 LO LA A6 BT"_cards;

QStringList legalTexts(const State& state, Seat seat)
{
    QStringList texts;
    for (const Action& action : legalActions(state, seat))
        texts << QString::fromStdString(toText(action));
    texts.sort();
    return texts;
}

QString wrongCards(const Picture& picture, const State& state)
{
    std::set<int> ids;
    for (const CardPicture& card : picture.cards) {
        if (!ids.insert(card.id).second) return QString("twice: %1").arg(card.id);
        const bool open = card.place != Place::Hand || card.seat == picture.me || picture.result;
        if (card.face && !open) return "seen: " + card.spoken;
        if (card.place == Place::Hand && card.seat == picture.me && !card.face) return "unknown";
    }
    const bool drawing = std::holds_alternative<Drawing>(state.table.phase);
    return ids.size() == 36 || (drawing && ids.size() == 72) ? QString() : "not all cards";
}

}

/// What a window shows of Mittlere.
class MittlerePictureTest : public QObject {
    Q_OBJECT

private slots:
    void turnGoesOnToTheRight();
    void allThatIsLegalIsOfferedAndNoMore();
    void cardsKeepTheirIdThroughADeal();
    void refusedCardsSayWhy();
    void whoMakesTrumpIsHeard();
    void theSignGrowsOutOfTheCardThatMadeTrump();
    void trumpIsSortedInItsOwnOrder();
    void orderShowsRanksAndValues();
    void pointsAreHiddenUnlessWanted();
    void theSixOfBellsIsOrdinary();
    void everyCaseSaysWhatDecided_data();
    void everyCaseSaysWhatDecided();
    void theScaleHoldsAllPoints();
    void thePackIsSpreadForADraw();
    void whatEndsTheDealIsLookedAt();
    void whatIsDrawnLastIsLookedAt();
    void noTrumpIsToldAtTheEnd();
    void slateCountsStrokesAndPotatoes();
    void watcherSeesAllHands();
    void oddsSayFirstWhetherTheDealIsLost();
};

void MittlerePictureTest::turnGoesOnToTheRight() // M-1
{
    QVERIFY(!shown(start({}, 3, seatAt(0)), 0).clockwise);
}

void MittlerePictureTest::allThatIsLegalIsOfferedAndNoMore()
{
    Rng rng(5);
    TestTable table(otherRules);
    for (int step = 0; step < 1200; ++step) {
        if (isOver(table.state)) table = TestTable(otherRules);
        if (awaitsPack(table.state)) {
            table.bring(rng);
            continue;
        }
        for (const Seat seat : everybody) {
            const Picture picture = shown(table.state, seat.index);
            QCOMPARE(offered(picture), legalTexts(table.state, seat));
            QCOMPARE(citedIn(textsIn(picture)), QString());
            const QString wrong = wrongCards(picture, table.state);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        const Seat due = *seatDue(table.table());
        const ActionList legal = legalActions(table.state, due);
        act(table.state, due, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

void MittlerePictureTest::cardsKeepTheirIdThroughADeal()
{
    Rng rng(3);
    TestTable table;
    table.bring(rng);
    std::map<int, Card> faces;
    const auto look = [&] {
        for (const CardPicture& card : shown(table.state, 1).cards)
            if (card.face) QCOMPARE(faces.emplace(card.id, *card.face).first->second, *card.face);
    };
    while (table.isIn<Playing>()) {
        look();
        const Seat due = *seatDue(table.table());
        act(table.state, due, legalActions(table.state, due)[0]);
    }
    look(); // all hands lie open
    QCOMPARE(faces.size(), 36U);
}

void MittlerePictureTest::refusedCardsSayWhy()
{
    const TestTable table = example("LK"_cards); // seat 1 holds leaves
    for (const CardPicture& card : lying(shown(table.state, 1), Place::Hand)) {
        if (card.seat != seatAt(1)) continue;
        const bool follows = card.face->suit() == Suit::Leaves;
        QCOMPARE(card.isPlayable(), follows);
        QVERIFY(follows || words::withClause(card.play.why).endsWith("(M-13)"));
    }
}

void MittlerePictureTest::whoMakesTrumpIsHeard() // M-19
{
    const auto said = [](const TestTable& table, int seat) {
        return shown(table.state, 2).seats[static_cast<std::size_t>(seat)].said;
    };
    QCOMPARE(said(example(beforeTrump), 1), QString());
    const TestTable table = example(trumpMade);
    QCOMPARE(said(table, 1), QString("Bells are trumps!"));
    QCOMPARE(said(table, 0), QString());
    QVERIFY(shown(table.state, 2).news.contains("Bells are trumps!"));
}

void MittlerePictureTest::theSignGrowsOutOfTheCardThatMadeTrump() // M-19
{
    QVERIFY(!tricksOn(shown(example(beforeTrump).state, 2)).order->madeBy);
    const Picture picture = shown(example(trumpMade).state, 2);
    QCOMPARE(tricksOn(picture).order->trump, std::optional(Suit::Bells));
    const auto made = std::find_if(picture.cards.begin(), picture.cards.end(),
        [&](const CardPicture& card) { return card.id == tricksOn(picture).order->madeBy; });
    QVERIFY(made != picture.cards.end());
    QCOMPARE(made->face, std::optional(Card(Suit::Bells, Rank::Ten)));
    QCOMPARE(made->place, Place::Trick);
}

void MittlerePictureTest::trumpIsSortedInItsOwnOrder() // M-5
{
    const auto bells = [](const TestTable& table) {
        QStringList ranks;
        for (const CardPicture& card : lying(shown(table.state, 0), Place::Hand))
            if (card.seat == seatAt(0) && card.face->suit() == Suit::Bells)
                ranks << words::indexOf(card.face->rank(), {});
        return ranks.join(' ');
    };
    TestTable table;
    table.deal({ "HA HK HO HU HT H9 H8 LA BA BU B9 BT"_cards,
        "H7 H6 LK LO LU LT L9 L8 L7 L6 BK BO"_cards, "B8 B7 B6 AA AK AO AU AT A9 A8 A7 A6"_cards });
    QCOMPARE(bells(table), QString("A U 10 9"));
    table.play("HA H7 B6"_cards); // seat 2 cannot follow
    QCOMPARE(bells(table), QString("U 9 A 10"));
}

void MittlerePictureTest::orderShowsRanksAndValues() // M-4 to M-7
{
    const Picture picture = shown(example(trumpMade).state, 0);
    const auto told = [&](std::size_t column) {
        QStringList all;
        for (const OrderPicture::Rank& rank : tricksOn(picture).order->columns[column].ranks)
            all << rank.index + ':' + QString::number(rank.value);
        return all.join(' ');
    };
    QCOMPARE(told(0), QString("A:11 K:4 O:3 U:2 10:10 9:0 8:0 7:0 6:0"));
    QCOMPARE(told(1), QString("U:20 9:14 A:11 K:4 O:3 10:10 8:0 7:0 6:0"));
    QVERIFY(tricksOn(picture).order->columns[1].counts);
    QVERIFY(!tricksOn(shown(example(beforeTrump).state, 0)).order->columns[1].counts);
}

void MittlerePictureTest::pointsAreHiddenUnlessWanted()
{
    const TestTable table = example(trumpMade);
    const auto tells = [&](bool wanted) {
        return tricksOn(shown(table.state, 1, wanted)).order->lines.filter("You have").size();
    };
    QCOMPARE(tells(false), 0);
    QCOMPARE(tells(true), 1);
    const int mine = pointsTaken(table.table())[seatAt(1)];
    const QString line
        = tricksOn(shown(table.state, 1, true)).order->lines.filter("You have").front();
    QVERIFY2(line.startsWith(QString("You have %1;").arg(mine)), qPrintable(line));
}

void MittlerePictureTest::theSixOfBellsIsOrdinary() // M-2
{
    Timeline<State> match({}, 3, seatAt(2));
    Rng rng(1);
    match.takePack(shuffled(packOf(wholePack()), rng));
    ViewContext context = contextOf();
    context.cards.weli = true;
    for (const Seat seat : everybody) {
        const Picture picture = pictureOf(viewOf(match, seat), context);
        QVERIFY(!picture.weli);
        for (const CardPicture& card : picture.cards) QVERIFY(card.spoken != "Weli");
    }
}

void MittlerePictureTest::everyCaseSaysWhatDecided_data()
{
    QTest::addColumn<int>("by");
    for (std::size_t i = 0; i < caseRows.size(); ++i)
        if (static_cast<Case>(i) != Case::AllTricks && static_cast<Case>(i) != Case::Annulled)
            QTest::newRow(std::string(caseRows[i].code).c_str()) << static_cast<int>(i);
}

void MittlerePictureTest::everyCaseSaysWhatDecided() // M-25
{
    QFETCH(int, by);
    Rng rng(9);
    Rules rules = otherRules;
    if (static_cast<Case>(by) == Case::Tie) rules.tie = Tie::ThirdWins;
    TestTable table(rules);
    table.dealUntil(static_cast<Case>(by), rng);
    const ResultPicture result = *shown(table.state, 0).result;
    const Seat seat = *table.table().verdict->seat;
    const QString name = seat == seatAt(0) ? QString("You") : contextOf().nameOf(seat);
    QVERIFY2(result.title.startsWith(name), qPrintable(result.title));
    QVERIFY(!result.why.isEmpty() && result.scale);
    const bool drawn = static_cast<Case>(by) == Case::TieDraw;
    QVERIFY((result.why.clause == Clause { 'M', static_cast<std::uint8_t>(drawn ? 29 : 25) }));
    int singled = 0;
    for (const ResultPicture::Earned& earned : result.earned)
        if (std::abs(earned.delta) == 2) {
            ++singled;
            QCOMPARE(earned.name, name);
        }
    QCOMPARE(singled, 1);
}

void MittlerePictureTest::theScaleHoldsAllPoints() // M-7
{
    Rng rng(4);
    TestTable table;
    table.bring(rng);
    table.playOut(rng);
    const ScalePicture scale = *shown(table.state, 0).result->scale;
    int sum = 0;
    for (const ScalePicture::Point& point : scale.points) sum += point.points;
    QCOMPARE(sum, scale.most);
    QCOMPARE(scale.most, 157);
    QCOMPARE(scale.limit, 100);
}

void MittlerePictureTest::thePackIsSpreadForADraw() // M-28, M-29
{
    Rng rng(2);
    TestTable table(otherRules);
    while (!table.isIn<DrawDue>()) {
        if (isOver(table.state)) table = TestTable(otherRules);
        table.bring(rng);
        table.playOut(rng);
        while (table.isIn<Drawing>()) table.bring(rng);
    }
    table.spread("HA LA H7"_cards);
    const auto [first, second] = drawersOf(table.table());
    const auto spread
        = [&](Seat seat) { return lying(shown(table.state, seat.index), Place::Spread); };
    QCOMPARE(spread(first).size(), 36U);
    for (const CardPicture& card : spread(first)) QVERIFY(!card.face && card.isPlayable());
    for (const CardPicture& card : spread(second)) QVERIFY(!card.face && !card.isPlayable());
    table.act({ std::to_string(first.index) + " draw 1" });
    const auto drawn = lying(shown(table.state, second.index), Place::Trick);
    QCOMPARE(drawn.size(), 1U);
    QCOMPARE(drawn[0].face, std::optional(Card(Suit::Hearts, Rank::Ace)));
    QCOMPARE(spread(second).size(), 35U);
    table.act({ std::to_string(second.index) + " draw 2" });
    QVERIFY(table.isIn<DrawDue>()); // two aces
    QVERIFY(shown(table.state, 0).prompt.text.contains("draw again"));
}

void MittlerePictureTest::whatEndsTheDealIsLookedAt()
{
    TestTable table;
    Rng rng(2);
    table.bring(rng);
    table.playOut(rng);
    ViewContext context = contextOf();
    context.moment = ViewContext::Moment::LastAct;
    const View view = seenFrom(table.state, 1);
    const Picture picture = pictureOf(view, context);
    QVERIFY(!picture.result);
    QCOMPARE(lying(picture, Place::Trick).size(), 3U);
    QCOMPARE(lying(picture, Place::Hand).size(), 0U);
    QVERIFY(pictureOf(view, contextOf()).result);
}

void MittlerePictureTest::whatIsDrawnLastIsLookedAt()
{
    Rng rng(2);
    TestTable table(otherRules);
    while (table.table().drawings == 0 || !table.table().verdict) {
        if (isOver(table.state)) table = TestTable(otherRules);
        table.bring(rng);
        table.playOut(rng);
        while (const auto due = seatDue(table.table()))
            act(table.state, *due, legalActions(table.state, *due)[rng.below(35)]);
    }
    ViewContext context = contextOf();
    context.moment = ViewContext::Moment::LastAct;
    const Picture picture = pictureOf(seenFrom(table.state, 1), context);
    QVERIFY(!picture.result);
    QCOMPARE(lying(picture, Place::Trick).size(), 2U);
    QCOMPARE(lying(picture, Place::Spread).size(), 34U);
}

void MittlerePictureTest::noTrumpIsToldAtTheEnd() // M-6
{
    TestTable table; // each has three cards of each suit, so that all can follow to the end
    table.deal({ "HA HK HO LA LK LO BA BK BO AA AK AO"_cards,
        "HU HT H9 LU LT L9 BU BT B9 AU AT A9"_cards, "H8 H7 H6 L8 L7 L6 B8 B7 B6 A8 A7 A6"_cards });
    QCOMPARE(tricksOn(shown(table.state, 0)).order->caption, QString("No trumps yet"));
    while (const auto due = seatDue(table.table()))
        act(table.state, *due, legalActions(table.state, *due)[0]);
    QCOMPARE(tricksOn(shown(table.state, 0)).order->caption, QString("No trumps"));
}

void MittlerePictureTest::slateCountsStrokesAndPotatoes() // M-32
{
    Rng rng(8);
    TestTable table;
    for (int deal = 0; deal < 5; ++deal) {
        table.bring(rng);
        table.playOut(rng);
    }
    const auto slate = std::get<TallySlate>(shown(table.state, 0).slate);
    QCOMPARE(slate.counted, 5);
    QCOMPARE(slate.deals, 12);
    QCOMPARE(slate.rows.size(), 3U);
    QCOMPARE(slate.rows.back().name, QString("You"));
    for (const TallyRow& row : slate.rows) {
        const auto all = static_cast<int>(row.marks.size());
        QCOMPARE(all, std::max(row.strokes, row.potatoes));
        const auto crossed = std::count(row.marks.begin(), row.marks.end(), TallyMark::Crossed);
        QCOMPARE(static_cast<int>(crossed), std::min(row.strokes, row.potatoes));
    }
}

void MittlerePictureTest::watcherSeesAllHands()
{
    Rng rng(6);
    TestTable table;
    table.bring(rng);
    ViewContext context = contextOf();
    context.watching = context.handsOpen = true;
    View view = seenFrom(table.state, 0);
    view.open = cardsOpen(table.state);
    for (const CardPicture& card : pictureOf(view, context).cards) QVERIFY(card.face && !card.mine);
}

/// Before the deal they say nothing.
void MittlerePictureTest::oddsSayFirstWhetherTheDealIsLost()
{
    QVERIFY(oddsPictureOf(odds::MittlereOdds {}, {}).cells.empty());
    odds::MittlereOdds odds;
    odds.points = 13;
    odds.lost = { 0.49, 0.03 };
    odds.high = { 0.3, 0.03 };
    odds.low = { 0.21, 0.03 };
    const auto cells = oddsPictureOf(odds, {}).cells;
    QCOMPARE(cells.front().text, QString::fromUtf8("lose \u224849%"));
    QCOMPARE(cells.front().spoken, QString("You lose in about 49 of 100 deals."));
    QVERIFY(cells[1].text.contains("13"));
}

QTEST_GUILESS_MAIN(MittlerePictureTest)
#include "picture_test.moc"
