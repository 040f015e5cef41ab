#include "tests/ui/table/made_up_tricks.h"
#include "tests/ui/table/seated.h"
#include "ui/table/items/notes/weights_item.h"
#include "ui/table/items/tricks/bowl_item.h"
#include "ui/table/items/tricks/ladder_item.h"
#include "ui/table/items/tricks/split_item.h"

#include <QtTest>

using namespace weli;
using made_up::tricks::Deal;

namespace {

template <typename Item> Item* itemOf(const Seated& seated)
{
    for (QGraphicsItem* each : seated.scene.items())
        if (auto* item = dynamic_cast<Item*>(each)) return item;
    return nullptr;
}

/// Only what is open to me: my turn in the auction.
Picture bidding() { return made_up::tricks::bidding({}); }

CardItem* withId(const Seated& seated, int id)
{
    for (CardItem* card : seated.cards())
        if (card->id() == id) return card;
    return nullptr;
}

/// My left neighbour takes the trick that lies in the middle.
Picture taken(Picture picture)
{
    for (CardPicture& card : picture.cards) {
        if (card.place != Place::Trick) continue;
        card.place = Place::Won;
        card.seat = seatAt(1);
        card.face.reset();
        card.wins = false;
    }
    return picture;
}

}

class TricksSceneTest : public QObject {
    Q_OBJECT

private slots:
    void aCellThatIsOpenIsSaid();
    void aCellThatIsClosedSaysWhy();
    void aCellOfAnotherTurnOnlyExplainsItself();
    void arrowsLeadOverTheLadder();
    void theFocusFallsOnNoOffer();
    void escapeClosesWhatWasAsked();
    void escapeClosesARefusal();
    void aTipThatFollowsTheFocusTakesNoEscape();
    void whatComesNextHasNoOldRing();
    void aLongWordIsBrokenInItsBubble();
    void aWordIsSaidByItsLetter();
    void aNoteStandsBesideItsCardWithBarsOnWhatWasWeighed();
    void twoCardsAreChosenAndLaidAside();
    void twoCardsAreLaidAsideByTheKeyboard();
    void arrowsReachACardThatIsLifted_data();
    void arrowsReachACardThatIsLifted();
    void cardsThatCanBeLaidAsideAreHeardAsPossible();
    void whatIsDueSaysHowToLayTheTwoAside();
    void aChosenCardRisesAndComesDown();
    void theLastTrickSaysWhatItIs();
    void theLastTrickGoesWithTheFocus();
    void theLastTrickGoesWithItsDeal();
    void aThirdCardTakesThePlaceOfTheFirst();
    void oneCardCannotBeLaidAside();
    void aSplitIsOfferedByItsDigit();
    void aSplitIsOfferedByAClick();
    void theTalonGoesIntoTheHandOfWhoBuysIt();
    void aTrickGoesToItsWinner();
    void theTalonGoesAsideBeforeTheFirstTrick();
    void theBowlGoesRoundWithTheDeal();
    void moreMoneyMoreCoins();
    void theSamePictureTwiceMovesNothing();
    void theCardsAreGatheredBeforeTheNextDeal();
    void allHandsLieOpenAboveTheResult();
    void aScreenReaderHearsFirstWhatCanBeDone();
    void digitsPressNoPlates();
};

void TricksSceneTest::aCellThatIsOpenIsSaid()
{
    Seated seated(bidding());
    seated.click(seated.named("Contract 4"));
    QCOMPARE(seated.chosenOnce(), QString("bid 4"));
    Seated::pause();
    seated.click(seated.named("Contract spiel"));
    QCOMPARE(seated.chosenOnce(), QString("bid spiel"));
}

void TricksSceneTest::aCellThatIsClosedSaysWhy()
{
    Seated seated(bidding());
    seated.click(seated.named("Contract 1"));
    QCOMPARE(seated.chosen.size(), 0);
    QVERIFY(seated.refusal().contains("(P-17)"));
    QVERIFY(!seated.told().isEmpty() && !seated.tip()->link().isEmpty());
}

void TricksSceneTest::aCellOfAnotherTurnOnlyExplainsItself()
{
    Picture picture = made_up::tricks::dealt({});
    made_up::tricks::table(picture).ladder->cells[3].about = "Six tricks with hearts as trumps.";
    Seated seated(picture);
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    auto* const cell = itemOf<LadderCellItem>(seated);
    QVERIFY(cell != nullptr);
    QCOMPARE(seated.told(), QString());
    for (QGraphicsItem* each : seated.scene.items())
        if (auto* item = dynamic_cast<LadderCellItem*>(each); item && !item->about().isEmpty()) {
            seated.click(item);
            QCOMPARE(seated.tip()->more(), item->about());
            QTest::mouseMove(seated.view.viewport(), { 3, 3 });
            QTRY_VERIFY(!seated.tip()->isVisible());
            while (seated.scene.focusItem() != item) QVERIFY(seated.scene.focusNext(true));
            seated.key(Qt::Key_F1, Qt::ShiftModifier);
            QCOMPARE(seated.tip()->more(), item->about());
            QCOMPARE(told.last().front().toString(), item->about());
        }
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.refused.size(), 0);
}

void TricksSceneTest::arrowsLeadOverTheLadder()
{
    Seated seated(bidding());
    const auto focused = [&] { return dynamic_cast<Pressable*>(seated.scene.focusItem()); };
    seated.named("Contract 3")->setFocus(Qt::OtherFocusReason);
    const auto goes = [&](Qt::Key key, const char* name) {
        seated.key(key);
        QCOMPARE(focused()->spoken().name, QString("Contract ") + name);
    };
    goes(Qt::Key_Right, "spiel"); // it covers three rows
    goes(Qt::Key_Left, "2");
    goes(Qt::Key_Down, "3");
    goes(Qt::Key_Down, "4");
    goes(Qt::Key_Right, "4x");
    goes(Qt::Key_Up, "spiel");
    goes(Qt::Key_Down, "4x");
    goes(Qt::Key_Down, "5x");
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("bid 5x"));
}

void TricksSceneTest::aNoteStandsBesideItsCardWithBarsOnWhatWasWeighed()
{
    Picture picture = made_up::tricks::playing({});
    std::vector<const CardPicture*> mine;
    for (const CardPicture& card : picture.cards)
        if (card.isPlayable()) mine.push_back(&card);
    QVERIFY(mine.size() > 1);
    NotePicture note { .text = Because { "Play it." }, .more = "It wins.", .about = {} };
    for (const CardPicture* card : mine)
        note.weights.push_back(
            { { lesson::Spot::Card, *card->face }, card == mine.front() ? 1.0 : 0.5 });
    note.about = note.weights.front().on;
    picture.note = note;
    Seated seated(picture);
    const TipItem* const tip = seated.tip();
    QVERIFY(tip->isVisible());
    QCOMPARE(tip->text(), QString("Play it."));
    QCOMPARE(tip->more(), QString("It wins."));
    const WeightsItem* weights = nullptr;
    for (QGraphicsItem* item : seated.scene.items())
        if (auto* found = dynamic_cast<WeightsItem*>(item)) weights = found;
    QVERIFY(weights != nullptr && weights->isVisible());
    QCOMPARE(weights->bars().size(), mine.size());
    for (const WeightsItem::Bar& bar : weights->bars())
        QVERIFY(bar.on.left() == seated.card(toText(*mine.front()->face))->box().left()
            || bar.share < 1);
    picture.note.reset();
    seated.show(picture);
    QVERIFY(!tip->isVisible() && !weights->isVisible());
}

void TricksSceneTest::theFocusFallsOnNoOffer()
{
    Seated seated(made_up::tricks::splitting(Deal {}));
    const auto* focused = dynamic_cast<Pressable*>(seated.scene.focusItem());
    QVERIFY(focused != nullptr);
    QCOMPARE(focused->choice().label, QString("&No, play"));
    seated.scene.startAnew();
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("no"));
}

void TricksSceneTest::escapeClosesWhatWasAsked()
{
    Seated seated(bidding());
    Pressable* const cell = seated.named("Contract 3");
    cell->setAbout("What this contract is.");
    cell->setFocus(Qt::TabFocusReason);
    seated.key(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(seated.tip()->isVisible());
    QVERIFY(seated.scene.closesWhatIsOpen());
    QVERIFY(!seated.tip()->isVisible());
    QVERIFY(!seated.scene.closesWhatIsOpen());
}

void TricksSceneTest::escapeClosesARefusal()
{
    Seated seated(bidding());
    seated.scene.refuse({ "Not now." });
    QCOMPARE(seated.told(), QString("Not now."));
    QVERIFY(seated.scene.closesWhatIsOpen());
    QCOMPARE(seated.told(), QString());
    QVERIFY(!seated.scene.closesWhatIsOpen());
}

void TricksSceneTest::aTipThatFollowsTheFocusTakesNoEscape()
{
    Picture picture = bidding();
    picture.answers.front().why = { "What comes of it." };
    Seated seated(picture);
    QVERIFY(!seated.scene.closesWhatIsOpen()); // the table only offers it
    Pressable* const answer = seated.named("Pass");
    answer->clearFocus();
    answer->setFocus(Qt::TabFocusReason);
    QCOMPARE(seated.told(), QString("What comes of it."));
    QVERIFY(!seated.scene.closesWhatIsOpen()); // nobody opened it: a place is left all the same
    QCOMPARE(seated.told(), QString());
    QVERIFY(answer->hasFocus());
}

void TricksSceneTest::whatComesNextHasNoOldRing()
{
    Seated seated(bidding());
    Pressable* const cell = seated.named("Contract 3");
    cell->setFocus(Qt::TabFocusReason);
    QVERIFY(cell->isRinged());
    seated.scene.startAnew();
    QVERIFY(!cell->isRinged());
}

void TricksSceneTest::aLongWordIsBrokenInItsBubble()
{
    const QSizeF room(34, 24);
    const auto broken = [&](const QString& text) {
        return BubbleItem::hyphenated(text, room, 0.7).replace(QChar(QChar::SoftHyphen), '|');
    };
    QCOMPARE(broken("Ja."), QString("Ja."));
    QCOMPARE(broken("Einverstanden."), QString("Ein|ver|stan|den."));
    QCOMPARE(broken("Överenskommet."), QString("Öve|ren|skom|met."));
}

void TricksSceneTest::aWordIsSaidByItsLetter()
{
    Seated seated(bidding());
    seated.key(Qt::Key_H);
    QCOMPARE(seated.chosenOnce(), QString("hold 2"));
}

void TricksSceneTest::twoCardsAreChosenAndLaidAside()
{
    Seated seated(made_up::tricks::discarding({}));
    seated.click(seated.card("H8"));
    seated.click(seated.card("AO"));
    QCOMPARE(seated.chosen.size(), 0);
    seated.click(seated.named("Lay aside"));
    QCOMPARE(seated.chosenOnce(), QString("discard H8 AO"));
}

void TricksSceneTest::twoCardsAreLaidAsideByTheKeyboard()
{
    Seated seated(made_up::tricks::discarding({}));
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    seated.card("HA")->setFocus(Qt::OtherFocusReason);
    seated.key(Qt::Key_Right);
    QVERIFY(seated.card("HK")->hasFocus());
    seated.key(Qt::Key_Space);
    QCOMPARE(told.last().front().toString(),
        QString("HK: Chosen as a discard. One more to go; Enter takes this one back."));
    seated.key(Qt::Key_Right);
    seated.key(Qt::Key_Return);
    seated.key(Qt::Key_L);
    QCOMPARE(seated.chosenOnce(), QString("discard HK HT"));
}

void TricksSceneTest::arrowsReachACardThatIsLifted_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(456, 480), QSize(718, 480), QSize(1000, 800) })
        QTest::addRow("%d", size.width()) << size;
}

void TricksSceneTest::arrowsReachACardThatIsLifted()
{
    QFETCH(const QSize, size);
    Seated seated(made_up::tricks::discarding({}));
    seated.view.resize(size);
    CardItem* const lifted = seated.card("HK");
    seated.click(lifted);
    QVERIFY(seated.card("HT")->box().top() > lifted->box().top());
    for (const auto& [from, key] :
        { std::pair("HA", Qt::Key_Right), std::pair("HT", Qt::Key_Left) }) {
        seated.card(from)->setFocus(Qt::TabFocusReason);
        seated.key(key);
        QVERIFY(lifted->hasFocus());
        seated.key(key == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left); // and leave it again
        QVERIFY(seated.card(from)->hasFocus());
        seated.key(Qt::Key_Up); // not to its neighbour
        QVERIFY(!lifted->hasFocus());
    }
}

void TricksSceneTest::cardsThatCanBeLaidAsideAreHeardAsPossible()
{
    const Seated seated(made_up::tricks::discarding({}));
    QVERIFY(seated.card("H8")->spoken().possible);
}

void TricksSceneTest::whatIsDueSaysHowToLayTheTwoAside()
{
    const Picture picture = made_up::tricks::discarding({});
    Seated seated(picture);
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    const auto toldLast = [&told] { return told.last().front().toString(); };
    seated.click(seated.card("HA"));
    QCOMPARE(seated.prompt(), picture.prompt.text);
    seated.click(seated.card("HK"));
    const QString confirm("Two cards are chosen: confirm with “Lay aside”.");
    QCOMPARE(seated.prompt(), confirm);
    QCOMPARE(toldLast(), "HK: Chosen as a discard. " + confirm);
    seated.key(Qt::Key_F2);
    QVERIFY(toldLast().contains(confirm));
    seated.scene.retranslate();
    QCOMPARE(seated.prompt(), confirm);
    seated.click(seated.card("HK"));
    QCOMPARE(seated.prompt(), picture.prompt.text);
}

void TricksSceneTest::aChosenCardRisesAndComesDown()
{
    Seated seated(made_up::tricks::discarding({}));
    const double low = seated.card("H8")->box().top();
    seated.click(seated.card("H8"));
    QVERIFY(seated.card("H8")->box().top() < low);
    QCOMPARE(seated.card("HA")->box().top(), low);
    seated.click(seated.card("H8"));
    QCOMPARE(seated.card("H8")->box().top(), low);
}

void TricksSceneTest::theLastTrickSaysWhatItIs()
{
    Picture picture = bidding();
    std::get<TricksTable>(picture.table).lastTrick = { picture.cards.front() };
    Seated seated(picture);
    for (int i = 0; i < 2; ++i) {
        seated.scene.showLastTrick(true);
        QCOMPARE(seated.prompt(), QString("Last trick"));
        seated.scene.showLastTrick(false);
        QCOMPARE(seated.prompt(), picture.prompt.text);
    }
}

/// What is let go of elsewhere is not heard here.
void TricksSceneTest::theLastTrickGoesWithItsDeal()
{
    Picture picture = bidding();
    std::get<TricksTable>(picture.table).lastTrick = { picture.cards.front() };
    Seated seated(picture);
    seated.scene.showLastTrick(true);
    ++picture.deal;
    seated.scene.show(picture);
    QVERIFY(!seated.scene.showsLastTrick());
    QVERIFY(seated.scene.picture() == picture);
}

void TricksSceneTest::theLastTrickGoesWithTheFocus()
{
    Picture picture = bidding();
    std::get<TricksTable>(picture.table).lastTrick = { picture.cards.front() };
    Seated seated(picture);
    QKeyEvent down(QEvent::KeyPress, Qt::Key_L, Qt::NoModifier);
    QApplication::sendEvent(&seated.scene, &down);
    QVERIFY(seated.scene.showsLastTrick());
    QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(&seated.scene, &away);
    QVERIFY(!seated.scene.showsLastTrick());
}

void TricksSceneTest::aThirdCardTakesThePlaceOfTheFirst()
{
    Seated seated(made_up::tricks::discarding({}));
    for (const char* card : { "HA", "HK", "HT" }) seated.click(seated.card(card));
    seated.key(Qt::Key_L);
    QCOMPARE(seated.chosenOnce(), QString("discard HK HT"));
}

void TricksSceneTest::oneCardCannotBeLaidAside()
{
    const Picture picture = made_up::tricks::discarding({});
    Seated seated(picture);
    seated.click(seated.card("HA"));
    seated.key(Qt::Key_L);
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.refusal(), picture.prompt.text);
}

void TricksSceneTest::aSplitIsOfferedByItsDigit()
{
    Seated seated(made_up::tricks::splitting({}));
    seated.key(Qt::Key_7);
    QCOMPARE(seated.chosenOnce(), QString("offer 7-3"));
    seated.key(Qt::Key_9);
    QCOMPARE(seated.chosen.size(), 0);
}

void TricksSceneTest::aSplitIsOfferedByAClick()
{
    Seated seated(made_up::tricks::splitting({}));
    seated.click(seated.named("8-2"));
    QCOMPARE(seated.chosenOnce(), QString("offer 8-2"));
    seated.key(Qt::Key_N);
    QCOMPARE(seated.chosenOnce(), QString("no"));
}

void TricksSceneTest::theTalonGoesIntoTheHandOfWhoBuysIt()
{
    Seated seated(made_up::tricks::dealt({}), 1);
    QVERIFY(!seated.scene.isMoving());
    const QRectF middle = withId(seated, 40)->box();
    seated.scene.show(made_up::tricks::discarding({}));
    QVERIFY(seated.scene.isMoving());
    QCOMPARE(withId(seated, 40)->box(), middle); // whence it sets out
    seated.scene.skip();
    QVERIFY(withId(seated, 40)->box().top() > middle.bottom());
    QCOMPARE(seated.card("AO"), withId(seated, 40));
}

void TricksSceneTest::aTrickGoesToItsWinner()
{
    const Picture before = made_up::tricks::playing({});
    Seated seated(before, 1);
    const int led = seated.card("LT")->id();
    const QRectF pile = withId(seated, 8)->box(); // the first trick of my left neighbour
    seated.scene.show(taken(before));
    QVERIFY(seated.scene.isMoving());
    seated.scene.skip();
    QCOMPARE(withId(seated, led)->box(), pile);
    QVERIFY(!withId(seated, led)->lie().open);
}

void TricksSceneTest::theTalonGoesAsideBeforeTheFirstTrick()
{
    Seated seated(made_up::tricks::dealt({}));
    const QRectF middle = withId(seated, 40)->box();
    seated.show(made_up::tricks::playing({}));
    QVERIFY(withId(seated, 40)->box().left() > middle.right());
}

void TricksSceneTest::theBowlGoesRoundWithTheDeal()
{
    Picture picture = made_up::tricks::dealt({});
    Seated seated(picture, 1);
    const QRectF before = itemOf<BowlItem>(seated)->box();
    made_up::tricks::table(picture).bowl->at = seatAt(0);
    seated.scene.show(picture);
    QVERIFY(seated.scene.isMoving());
    QCOMPARE(itemOf<BowlItem>(seated)->box(), before);
    seated.scene.skip();
    const QRectF after = itemOf<BowlItem>(seated)->box();
    QVERIFY(after.left() < before.left() && after.top() > before.top());
    seated.scene.show(picture);
    QVERIFY(!seated.scene.isMoving());
}

void TricksSceneTest::moreMoneyMoreCoins()
{
    QCOMPARE(coinsFor(0), 0);
    QVERIFY(coinsFor(10) > 0);
    QVERIFY(coinsFor(70) > coinsFor(20));
    QCOMPARE(coinsFor(1000000), coinsFor(100000)); // there is no room for more
}

void TricksSceneTest::theSamePictureTwiceMovesNothing()
{
    for (const Picture& picture : { bidding(), made_up::tricks::playing({ .players = 4 }) }) {
        Seated seated(picture, 1);
        QVERIFY(!seated.scene.isMoving());
        seated.scene.show(picture);
        QVERIFY(!seated.scene.isMoving());
        QVERIFY(seated.shown.wait(1000));
    }
}

void TricksSceneTest::theCardsAreGatheredBeforeTheNextDeal()
{
    Picture next = made_up::tricks::dealt({});
    next.deal = 4;
    Seated seated(made_up::tricks::settled({}), 1);
    const QRectF bowl = itemOf<BowlItem>(seated)->box();
    seated.scene.show(next);
    QVERIFY(seated.scene.isMoving());
    QVERIFY(!seated.scene.picture().result);
    seated.scene.skip();
    QVERIFY(seated.scene.picture() == next);
    QCOMPARE(itemOf<BowlItem>(seated)->box(), bowl);
    QCOMPARE(seated.cards().size(), 32);
}

void TricksSceneTest::allHandsLieOpenAboveTheResult()
{
    Seated seated(made_up::tricks::settled({}));
    double lowest = 0;
    for (const CardItem* card : seated.cards()) {
        QVERIFY(card->isVisible() && card->lie().open);
        lowest = std::max(lowest, card->box().bottom());
    }
    QCOMPARE(seated.cards().size(), 32);
    QVERIFY(lowest < seated.named("Next deal")->box().top());
}

void TricksSceneTest::aScreenReaderHearsFirstWhatCanBeDone()
{
    Seated seated(bidding());
    QStringList names;
    for (const Pressable* item : seated.scene.accessibleItems()) names << item->spoken().name;
    QCOMPARE(names.mid(0, 4), QStringList({ "Pass", "I hold", "Contract 1", "Contract spiel" }));
    QCOMPARE(names.indexOf("HA"), 2 + 14); // behind the answers and the ladder
    QVERIFY(names.indexOf("The pot is 70") > names.indexOf("HA"));
    QCOMPARE(names.last(), QString("Auction"));
    auto* table = QAccessible::queryAccessibleInterface(&seated.view);
    QCOMPARE(table->childCount(), 2 + 14 + 10 + 2 + 1 + 3); // the prompt and the name plates
    auto* ladder = QAccessible::queryAccessibleInterface(itemOf<LadderItem>(seated));
    QCOMPARE(ladder->role(), QAccessible::StaticText);
    QVERIFY(ladder->text(QAccessible::Description).contains("Resi: Two, Pass"));

    seated.show(made_up::tricks::open({}));
    names.clear();
    for (const Pressable* item : seated.scene.accessibleItems()) names << item->spoken().name;
    QCOMPARE(names.front(), QString("HA"));
    QVERIFY(names.indexOf("LT") > names.indexOf("LK")); // the trick, behind my hand
    QVERIFY(names.contains("HO")); // in Resi's open hand
    QVERIFY(names.contains("Contract 3"));
}

void TricksSceneTest::digitsPressNoPlates()
{
    Seated seated(bidding());
    seated.key(Qt::Key_1);
    QCOMPARE(seated.chosen.size() + seated.refused.size(), 0);
}

QTEST_MAIN(TricksSceneTest)
#include "tricks_scene_test.moc"
