#include "ui/picture/heard/announcement.h"

#include "tests/ui/table/made_up.h"
#include "tests/ui/table/made_up_tricks.h"
#include "ui/words/words.h"

#include <QtTest>

using namespace weli;

namespace {

/// Luis has played, and it is somebody else's turn.
Picture played()
{
    Picture picture = made_up::playing({ .players = 3, .played = 2 });
    picture.news = "Resi plays LO.";
    picture.newsNumber = 5;
    return picture;
}

/// I am asked next.
Picture asked()
{
    Picture picture = made_up::answering({ .players = 3 });
    picture.newsNumber = 6;
    for (SeatPicture& seat : picture.seats) seat.due = seat.me;
    return picture;
}

}

namespace {

QStringList textsOf(const std::vector<Because>& lines)
{
    QStringList texts;
    for (const Because& line : lines) texts << line.text;
    return texts;
}

}

class AnnouncementTest : public QObject {
    Q_OBJECT

private slots:
    void whatBothSayIsSaidOnce();
    void whatIsStillInTheEarIsNotSaidAgain();
    void whatWasToldWhileOthersPlayedIsNotSaidAgain();
    void aQuestionComesWithItsAnswers();
    void aHeldTableSaysSo();
    void aNewDealTellsDealerAndHand();
    void boughtCardsAreTold();
    void theSamePictureSaysNothing();
    void theRestIsNotToldCardByCard();
    void theResultIsToldLineByLine();
    void nobodyIsNamedOnce();
    void theTableTellsCardsAndFigures();
    void theTrickTellsWhoPlayedWhat();
    void theStandingTellsTurnTricksAndSlate();
    void contractsOnTheCardAreToldWhenAskedFor();
    void whatMayBeBidIsToldWithItsKeys();
    void whyNothingCanBeChosenIsToldWhenAskedFor();
    void theTableTellsWhoLed();
    void theSuitOfAContractIsTold();
    void thePlateTellsWhatStandsOnIt();
    void whatNobodySaysButStandsOnThePlatesIsTold();
    void anUndoneMoveIsNotToldAsNews();
    void manyCardsAreToldSuitBySuit();
    void openHandsAreToldOneByOne();
    void inShortAQuestionThatWasHeardIsNotSaidAgain();
    void inShortTheDrawTellsWhoDeals();
    void inShortAResultTellsWhoGotWhat();
    void theOpenCardUnderThePackIsTold();
};

void AnnouncementTest::manyCardsAreToldSuitBySuit()
{
    Picture now;
    const auto add = [&now](const QString& suit, const QString& rank) {
        CardPicture card;
        card.id = static_cast<int>(now.cards.size());
        card.slot = card.id;
        card.mine = true;
        card.face = made_up::card("HA");
        card.suit = suit;
        card.rank = rank;
        card.spoken = rank + " of " + suit;
        now.cards.push_back(card);
    };
    for (const char* rank : { "ace", "king", "ten" }) add("hearts", rank);
    add("leaves", "nine");
    QVERIFY(announcement::hand(now).startsWith("Your cards: ace of hearts, king of hearts"));
    add("leaves", "eight");
    QCOMPARE(
        announcement::hand(now), QString("Your cards: hearts ace, king, ten; leaves nine, eight."));
}

void AnnouncementTest::openHandsAreToldOneByOne()
{
    Picture now = made_up::playing({ .players = 3, .played = 0 });
    QCOMPARE(announcement::hands(now), QStringList { "Your cards: HA, LO, B6." });
    CardPicture card = now.cards.front();
    card.mine = false;
    card.seat = now.seats.back().seat;
    for (const SeatPicture& seat : now.seats)
        if (!seat.me) card.seat = seat.seat;
    card.spoken = "A7";
    now.cards.push_back(card);
    QCOMPARE(announcement::hands(now).size(), 2);
    QVERIFY(announcement::hands(now).last().endsWith(": A7."));
    for (CardPicture& mine : now.cards) mine.mine = false; // nothing is to be played any more
    QCOMPARE(announcement::hands(now).front(), "Your cards: HA, LO, B6.");
}

void AnnouncementTest::inShortAQuestionThatWasHeardIsNotSaidAgain()
{
    Picture now = asked();
    now.news = "Luis says “Good” to hearts.";
    QCOMPARE(announcement::between(played(), now, announcement::Detail::Short),
        QString("Luis says “Good” to hearts. Your choice: Good; I hold!; Three!."));
    now.question = "How will you deal?"; // nobody has said that
    QVERIFY(announcement::between(played(), now, announcement::Detail::Short)
                .contains("How will you deal?"));
    const Picture mine = now;
    now.question
        = "At the bottom of your cut: HK."; // after an act of mine: new, though no question
    now.news = "You take the bottom card of the cut.";
    ++now.newsNumber;
    QVERIFY(announcement::between(mine, now, announcement::Detail::Short)
                .contains("At the bottom of your cut: HK."));
}

void AnnouncementTest::inShortTheDrawTellsWhoDeals()
{
    Picture draw = made_up::playing({ .players = 3, .played = 0 });
    draw.drawing = true;
    draw.deal = 0;
    draw.news = "Everybody draws a card.";
    draw.newsNumber = -1;
    for (CardPicture& card : draw.cards) card.wins = false;
    QCOMPARE(announcement::drawn(draw), draw.news); // nobody has drawn it yet
    for (const SeatPicture& seat : draw.seats)
        if (!seat.me) draw.cards.front().seat = seat.seat;
    draw.cards.front().wins = true;
    QVERIFY(announcement::drawn(draw).startsWith("Drawn: HA. "));
    Picture now = made_up::playing({ .players = 3, .played = 0 });
    QVERIFY(announcement::between(draw, now).contains("is the dealer"));
    QVERIFY(
        !announcement::between(draw, now, announcement::Detail::Short).contains("is the dealer"));
}

void AnnouncementTest::inShortAResultTellsWhoGotWhat()
{
    const Picture now = made_up::counted({ .players = 3 });
    const QString told = announcement::between(played(), now, announcement::Detail::Short);
    QVERIFY2(told.contains("Equal: Resi, +1, conceded."), qPrintable(told));
    QVERIFY(told.contains("Leaves: Ich, +2, the highest leaf: ober of leaves. Hearts:"));
    QVERIFY2(told.contains("Luis +1, in all 11, struck."), qPrintable(told));
    QVERIFY(told.size() < announcement::between(played(), now).size());
    // Where money is paid or points are counted each hears by what it came.
    Picture paid = now;
    paid.table = TricksTable {};
    ResultPicture& result = *paid.result;
    result.earned = { { .name = "Resi", .delta = -15, .total = -20, .mark = "down" } };
    result.lines = { { "Tricks", "Resi", { "from Luis" }, 2 }, { "Penalty", "Resi", {}, -10 } };
    result.scale.reset();
    const auto inShort = [&] { return announcement::inShort(paid); };
    QVERIFY2(
        inShort().endsWith("Resi −15: Tricks +2, Penalty −10, to the others −7; in all −20, down."),
        qPrintable(inShort()));
    result.scale = ScalePicture { 157, 100, { { "Resi", 33, -1 } } };
    QVERIFY2(inShort().endsWith("Resi −15: " + words::points(33) + "; in all −20, down."),
        qPrintable(inShort()));
}

void AnnouncementTest::theOpenCardUnderThePackIsTold()
{
    const Picture before = played();
    Picture now = before;
    std::get<FiguresTable>(now.table).bottomSpoken = "LK";
    QCOMPARE(announcement::between(before, now), QString("Open: LK."));
    QVERIFY(announcement::table(now).contains("Open: LK."));
}

void AnnouncementTest::whatBothSayIsSaidOnce()
{
    Picture now = played();
    now.newsNumber = 6;
    now.news = "Luis plays H9. You take the trick.";
    now.prompt.text = "You take the trick. You lead: play a card.";
    for (SeatPicture& seat : now.seats) seat.due = seat.me;
    QCOMPARE(announcement::between(played(), now),
        QString("Luis plays H9. You take the trick. You lead: play a card."));
}

void AnnouncementTest::whatIsStillInTheEarIsNotSaidAgain()
{
    Picture before = played();
    before.news = "Resi plays LO. Resi takes the trick.";
    Picture now = before;
    now.prompt.text = "Resi takes the trick. Resi is to play.";
    now.goOn = goOnChoice();
    QCOMPARE(announcement::between(before, now), QString("Resi is to play. Press Space to go on."));
}

void AnnouncementTest::whatWasToldWhileOthersPlayedIsNotSaidAgain()
{
    Picture before = played();
    for (SeatPicture& seat : before.seats) seat.due = false;
    before.prompt.text = "Both must go along. Luis is to play.";
    Picture now = before;
    now.prompt.text = "Both must go along. Your turn; hearts were led.";
    for (SeatPicture& seat : now.seats) seat.due = seat.me;
    const auto told
        = [&] { return announcement::between(before, now, announcement::Detail::Short); };
    QCOMPARE(told(), QString("Your turn; hearts were led."));
    for (SeatPicture& seat : before.seats) seat.due = seat.me; // another of mine
    before.prompt.text = "Both must go along. Announce.";
    QCOMPARE(told(), now.prompt.text);
}

void AnnouncementTest::aQuestionComesWithItsAnswers()
{
    Picture now = asked();
    now.news = "Luis says “Good” to hearts.";
    QCOMPARE(announcement::between(played(), now),
        QString("Luis says “Good” to hearts. Resi bids hearts. Your choice: Good; I hold!; "
                "Three!."));
    now.answers[1].act.reset(); // I may not hold
    QCOMPARE(announcement::due(now), QString("Resi bids hearts. Your choice: Good; Three!."));
}

void AnnouncementTest::aHeldTableSaysSo()
{
    Picture now = played();
    now.goOn = goOnChoice();
    QCOMPARE(
        announcement::between(played(), now), QString("It is Luis's turn. Press Space to go on."));
    for (PlatePicture& plate : std::get<FiguresTable>(now.table).plates) plate.bid = {};
    QCOMPARE(announcement::due(now), QString("It is Luis's turn. Press Space to go on."));
    now.prompt.text += " Press Space to go on."; // some say it themselves
    QCOMPARE(announcement::due(now), now.prompt.text);
}

void AnnouncementTest::aNewDealTellsDealerAndHand()
{
    Picture now = made_up::playing({ .players = 3, .played = 0 });
    QCOMPARE(announcement::between({}, now),
        QString("Deal 3. Luis is the dealer. Your cards: HA, LO, B6."));
    for (SeatPicture& seat : now.seats) seat.dealer = seat.me;
    QVERIFY(announcement::between({}, now).startsWith("Deal 3. You are the dealer."));
}

void AnnouncementTest::boughtCardsAreTold()
{
    const Picture before = made_up::playing({ .players = 3, .played = 0 });
    Picture now = before;
    CardPicture card = now.cards.front();
    card.face = made_up::card("A8");
    card.spoken = "A8, just bought";
    card.play.label = "A8";
    now.cards.push_back(card);
    QCOMPARE(announcement::between(before, now), QString("New in your hand: A8."));
}

void AnnouncementTest::theSamePictureSaysNothing()
{
    for (const Picture& picture : { played(), asked(), made_up::counted({ .players = 3 }) })
        QCOMPARE(announcement::between(picture, picture), QString());
}

void AnnouncementTest::theRestIsNotToldCardByCard()
{
    Picture first = played();
    first.showsRest = true;
    QCOMPARE(announcement::between(played(), first), QString("The rest is played out."));
    Picture next = first;
    next.news = "Resi plays HA.";
    ++next.newsNumber;
    for (SeatPicture& seat : next.seats) seat.due = seat.me;
    next.prompt.text = "You lead: play a card."; // and nothing is asked
    QCOMPARE(announcement::between(first, next), QString());
    next.showsRest = false; // it has come to its end
    QCOMPARE(announcement::newsBetween(first, next), next.news);
    Picture ended = next;
    for (SeatPicture& seat : first.seats) seat.tricks = 1;
    for (SeatPicture& seat : ended.seats) seat.tricks = seat.me ? 4 : 1;
    QCOMPARE(announcement::restTaken(first, ended),
        "Of the rest: " + words::you() + ' ' + words::tricks(3) + u'.');
    QCOMPARE(announcement::restTaken(first, first), QString());
    next.result
        = made_up::counted({ .players = 3 }).result; // with the deal: it tells who took what
    QCOMPARE(announcement::newsBetween(first, next), QString());
}

void AnnouncementTest::theResultIsToldLineByLine()
{
    const Picture now = made_up::counted({ .players = 3 });
    const QStringList lines = textsOf(announcement::lines(*now.result));
    QCOMPARE(lines.front(), QString("Deal 3: Resi goes out."));
    QCOMPARE(lines[1], QString("Equal: Resi, +1, conceded."));
    QVERIFY(lines.contains(
        QString("Weli: Ich, %1, held the Weli and made no figure.").arg(words::number(-1))));
    QCOMPARE(lines.last(), QString("Luis: +1 in this deal, 11 in all, struck."));
    QVERIFY(
        announcement::between(played(), now).endsWith(lines.join(' ') + " Press Space to go on."));
}

void AnnouncementTest::nobodyIsNamedOnce()
{
    const Picture now = made_up::counted({ .players = 3 });
    QVERIFY(textsOf(announcement::lines(*now.result)).contains("Run: two runs alike: it stands."));
}

void AnnouncementTest::theTableTellsCardsAndFigures()
{
    QCOMPARE(announcement::table(made_up::playing({ .players = 3, .played = 2 })),
        QString("In front of you: HA. In front of Resi: AK. The trick is Resi’s so far. "
                "Leaves: bid by Resi, "
                "held by Ich. Equal: conceded to Resi."));
    QVERIFY(announcement::table(made_up::playing({ .players = 3, .played = 0 }))
                .startsWith("No card lies open."));
}

void AnnouncementTest::theTrickTellsWhoPlayedWhat()
{
    const Picture picture = made_up::tricks::open({});
    const QString told = announcement::table(picture);
    QVERIFY2(told.startsWith("In the trick: "), qPrintable(told));
    QVERIFY2(told.contains("Luis "), qPrintable(told));
    QVERIFY2(told.contains("so far."), qPrintable(told));
    QVERIFY2(told.contains("The pot is"), qPrintable(told));
}

void AnnouncementTest::theStandingTellsTurnTricksAndSlate()
{
    Picture picture = played();
    picture.seats[1].tricks = 2;
    PointsSlate slate { 11, 1, 1, {} };
    slate.columns.push_back({ .initial = "R", .name = "Resi", .entries = { { 3, 3 } } });
    picture.slate = slate;
    QCOMPARE(announcement::standing(picture),
        QString("It is Luis’s turn. In this deal: Resi 2 trick(s). Resi: 3 of 11 points."));
    for (SeatPicture& seat : picture.seats) seat.due = seat.me;
    QVERIFY(announcement::standing(picture).startsWith("It is your turn."));
    picture.seats[1].tricksNeeded = 6;
    QVERIFY(announcement::standing(picture).contains("Resi 2 of 6 tricks"));
}

void AnnouncementTest::contractsOnTheCardAreToldWhenAskedFor()
{
    Picture picture = made_up::tricks::bidding({});
    for (SeatPicture& seat : picture.seats) seat.due = seat.me;
    const QString due = announcement::due(picture);
    QVERIFY2(due.contains(picture.prompt.text), qPrintable(due));
    QVERIFY2(due.contains("Possible contracts: "), qPrintable(due));
    QVERIFY(!due.contains("F2")); // it was asked for by that key
    QVERIFY(!announcement::between(played(), picture).contains("Possible contracts: "));
}

void AnnouncementTest::whatMayBeBidIsToldWithItsKeys()
{
    const QString due = announcement::due(played());
    QVERIFY2(due.contains("You may bid: Hearts, key 1"), qPrintable(due));
    QVERIFY(!announcement::between({}, played()).contains("You may bid: "));
    Picture picture = played();
    for (PlatePicture& plate : std::get<FiguresTable>(picture.table).plates) plate.bid.act = {};
    QVERIFY(!announcement::due(picture).contains("You may bid: "));
}

void AnnouncementTest::whyNothingCanBeChosenIsToldWhenAskedFor()
{
    using announcement::Detail;
    Picture picture = played();
    for (SeatPicture& seat : picture.seats) seat.due = seat.me;
    picture.prompt = words::whyNot({ 'B', 36 });
    const QString why = picture.prompt.text;
    picture.prompt.text.prepend("You can only say “Good”. ");
    QVERIFY2(announcement::due(picture).contains(why), qPrintable(announcement::due(picture)));
    QVERIFY(announcement::between(played(), picture, Detail::Full).contains(why));
    const QString told = announcement::between(played(), picture, Detail::Short);
    QVERIFY2(told.endsWith("You can only say “Good”."), qPrintable(told));
    // What was bid has been told, though others have answered since.
    Picture before = played();
    for (SeatPicture& seat : before.seats) seat.due = seat.me;
    picture.prompt.text.prepend("Resi bids hearts. ");
    const QString later = announcement::between(before, picture, Detail::Short);
    QVERIFY2(later.endsWith("You can only say “Good”."), qPrintable(later));
    QVERIFY2(!later.contains("Resi bids hearts"), qPrintable(later));
}

void AnnouncementTest::theTableTellsWhoLed()
{
    Picture picture = played();
    QVERIFY(!announcement::table(picture).contains(" led: "));
    for (CardPicture& card : picture.cards)
        if (card.place == Place::Table && card.seat == seatAt(1)) card.led = true;
    QVERIFY2(announcement::table(picture).contains("In the trick: Resi "),
        qPrintable(announcement::table(picture)));
    // Trick by trick, not player by player.
    for (CardPicture& card : picture.cards)
        if (card.led) card.slot = 1;
    for (const auto& [seat, slot] : { std::pair(1, 0), std::pair(0, 0), std::pair(0, 1) }) {
        CardPicture card = picture.cards.front();
        card.place = Place::Table;
        card.seat = seatAt(seat);
        card.slot = slot;
        card.spoken = QString("%1%2").arg(seat).arg(slot);
        picture.cards.push_back(card);
    }
    const QString tricks = announcement::table(picture);
    const QString before = tricks.mid(tricks.indexOf("The tricks before: "));
    QVERIFY2(before.contains("10") && before.contains("00"), qPrintable(tricks));
    QVERIFY2(!before.contains("01"), qPrintable(tricks)); // is of the trick that lies there
}

void AnnouncementTest::theSuitOfAContractIsTold()
{
    const Picture before = made_up::tricks::open({});
    Picture now = before;
    made_up::tricks::table(now).ladder->trumpName = "leaves";
    QCOMPARE(announcement::between(before, now), QString("Trumps: leaves."));
    QVERIFY(announcement::table(now).contains("Trumps: leaves."));
}

void AnnouncementTest::thePlateTellsWhatStandsOnIt()
{
    Picture picture = made_up::playing({ .players = 3, .played = 0 });
    SeatPicture& resi = picture.seats[1];
    resi.role = "declarer";
    resi.dealer = resi.due = true;
    resi.tricks = 3;
    resi.tricksNeeded = 6;
    resi.said = "Good.";
    QCOMPARE(announcement::plate(picture, resi),
        QString("nach dem Buch, declarer, dealer, their turn, 7 point(s), 1 point(s) so far in "
                "this deal, "
                "one point short, 3 of 6 tricks, Good."));
    picture.slate = LedgerPicture {};
    QVERIFY(announcement::plate(picture, resi).contains("total 7"));
}

void AnnouncementTest::whatNobodySaysButStandsOnThePlatesIsTold()
{
    Picture now = played();
    now.newsNumber = 6;
    now.news = "Luis says “Good” to hearts.";
    PlatePicture& hearts = made_up::figures(now).plates[0];
    hearts.state = PlateState::Conceded;
    hearts.story = { "bid by Resi", "conceded to Resi" };
    now.seats[2].gespannt = true;
    QCOMPARE(announcement::between(played(), now),
        QString("Luis says “Good” to hearts. Hearts: conceded to Resi. Luis is one point short."));
}

void AnnouncementTest::anUndoneMoveIsNotToldAsNews()
{
    Picture before = played();
    before.newsNumber = 7;
    Picture now = played();
    now.undone = 1;
    now.prompt.text = "Your turn.";
    for (SeatPicture& seat : now.seats) seat.due = seat.me;
    QCOMPARE(announcement::between(before, now), QString("Undone. Your turn."));
    QCOMPARE(announcement::between(now, before), before.news); // it is redone
}

QTEST_APPLESS_MAIN(AnnouncementTest)
#include "announcement_test.moc"
