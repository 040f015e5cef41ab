#include "ui/table/scene/table_scene.h"

#include "tests/ui/table/made_up.h"
#include "tests/ui/table/made_up_tricks.h"
#include "tests/ui/table/seated.h"
#include "ui/draw/cards/card_faces.h"
#include "ui/draw/look.h"
#include "ui/picture/heard/announcement.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/figures/plate_item.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/layout/layout.h"
#include "ui/table/scene/accessible.h"
#include "ui/table/scene/table_view.h"

#include <QtTest>

using namespace weli;

namespace {

Picture mine() { return made_up::playing({ .players = 3, .played = 3, .mine = true }); }

/// Everybody has cut a card for the deal.
Picture drawing()
{
    Picture picture = made_up::playing({ .players = 4, .played = 4 });
    std::erase_if(
        picture.cards, [](const CardPicture& card) { return card.place != Place::Table; });
    picture.drawing = true;
    picture.goOn = goOnChoice();
    picture.prompt = { "Luis deals." };
    return picture;
}

/// Nobody has played yet: I may play HA or the Weli, and not the LO.
Picture leading() { return made_up::playing({ .players = 3, .played = 0, .mine = true }); }

}

class TableSceneTest : public QObject {
    Q_OBJECT

private slots:
    void aClickOnAPlayableCardPlaysIt();
    void anotherCardIsRefusedWithItsReason();
    void aRefusalStandsBesideTheThingAndGoes();
    void whatThePersonIsOnIsToldBesideItAndWhatIsDueStays();
    void noCardIsLaidUnderTheFinger();
    void whatCannotBeReachedAnyMoreIsNotLit_data();
    void whatCannotBeReachedAnyMoreIsNotLit();
    void aDoubleClickPlaysOneCard_data();
    void aDoubleClickPlaysOneCard();
    void aPlateThatTheMouseHasLeftSaysNothingMore();
    void theMouseBesideAPlateIsNotOnIt();
    void aDigitBidsThatFigure();
    void aDigitThatCannotBeBidSaysWhy();
    void aFigureThatADigitExplainsIsHeardUntilTheNextKey();
    void aClickOnAPlateBids();
    void namesOfPlatesAreOfOneSize();
    void aPlateThatCanBeRaisedShowsHow();
    void anAnswerIsGivenByItsLetter();
    void anAnswerIsGivenByAClick();
    void anAnswerThatCannotBeGivenSaysWhy();
    void returnGivesTheFirstAnswerWhichIsShown();
    void spaceGivesNoAnswerThatNobodyChose();
    void aKeyOfTheQuestionBeforeGivesNoAnswer();
    void aKeyThatIsHeldDownGivesOneAnswer();
    void anotherQuestionStartsAtTheFirstAnswer();
    void whereACardIsDueAnAnswerWaits();
    void returnSaysNoBidThatShowsNoFocus();
    void aPlateThatCannotBeBidSaysWhyWhenItIsTried_data();
    void aPlateThatCannotBeBidSaysWhyWhenItIsTried();
    void aLetterOfTheTableGoesBeforeOthers();
    void arrowsAndReturnPlayACard();
    void returnShowsACardBeforeItIsPlayed();
    void tabGoesRoundAndLeaves();
    void upLeadsFromEveryPlateToTheCards();
    void tabComesInAtTheFirst();
    void tabGoesOnAfterACardIsPlayed();
    void namingGivesTheWildCardItsName();
    void escapeClosesTheGrid();
    void anImpossibleNameSaysWhy();
    void arrowsPassTheAnswersAndAreNeverSilent();
    void arrowsMoveTheCut();
    void spaceLetsAHeldTableGoOn();
    void aClickBesideEverythingLetsAHeldTableGoOn();
    void theResultGoesOn();
    void aClickBesideTheResultOnlyLetsItBeRead();
    void theNewestCardLiesOnTopAndOfTheOthersIndexAndTagAreSeen_data();
    void theNewestCardLiesOnTopAndOfTheOthersIndexAndTagAreSeen();
    void theSamePictureTwiceMovesNothing();
    void aDealMovesAndAClickSkipsIt();
    void B9_theDrawIsDealtOutAndWaits();
    void B9_withoutMotionTheDrawIsOnlyTold();
    void anotherWildCardHasItsOwnGrid();
    void theCardsAreGatheredBeforeTheNextCut();
    void withoutMotionNothingIsGathered();
    void aRefusedCardGoesBack();
    void aRestingTableDoesNotPaint();
    void aMissingFaceIsDrawnPlainlyAndNamed();
    void textIsToldFromItsGround_data();
    void textIsToldFromItsGround();
    void highContrastReachesAllThatIsDrawn();
    void wordsOfAllLanguagesHaveRoom_data();
    void wordsOfAllLanguagesHaveRoom();
    void aCardIsDraggedOutOfTheHand();
    void aCardThatStaysInTheHandGoesBack();
    void aDragIsCalledOffByEscapeOrTheOtherButton_data();
    void aDragIsCalledOffByEscapeOrTheOtherButton();
    void theGridAsksForTheName();
    void whatIsSaidIsTold();
    void aScreenReaderHearsTheCards();
    void whatIsSeenIsAnObjectWithAName();
    void theResultIsReadLineByLine();
    void aLineOfTheResultOpensTheBook();
    void linesOfTheResultLieInItWithoutOverlap();
    void aChanceStandsBelowItsPlateAndLeadsNowhere();
    void pointingAtAPlateTellsHowItsPlayerPlays();
    void keysTellAgain();
    void aPictureIsToldAtOnce();
    void everyMessageIsAnObjectOfItsOwn();
};

namespace {

/// By so many of its widths and heights.
void drag(const Seated& seated, std::string_view card, QPointF way)
{
    const QRectF box = seated.card(card)->box();
    const QPointF goal = box.center() + QPointF(way.x() * box.width(), way.y() * box.height());
    QWidget* const table = seated.view.viewport();
    QTest::mousePress(table, Qt::LeftButton, {}, seated.view.mapFromScene(box.center()));
    QTest::mouseMove(table, seated.view.mapFromScene((box.center() + goal) / 2));
    QTest::mouseMove(table, seated.view.mapFromScene(goal));
    QTest::mouseRelease(table, Qt::LeftButton, {}, seated.view.mapFromScene(goal));
}

}

void TableSceneTest::aClickOnAPlayableCardPlaysIt()
{
    Seated seated(leading());
    seated.click(seated.card("HA"));
    QCOMPARE(seated.chosenOnce(), QString("play HA"));
    QCOMPARE(seated.refused.size(), 0);
}

void TableSceneTest::anotherCardIsRefusedWithItsReason()
{
    Seated seated(leading());
    const QRectF place = seated.card("LO")->box();
    seated.click(seated.card("LO"));
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.refused.size(), 1);
    QVERIFY(seated.refusal().contains("(B-18)"));
    QCOMPARE(seated.card("LO")->box(), place);
}

void TableSceneTest::aRefusalStandsBesideTheThingAndGoes()
{
    Seated seated(mine());
    auto* const reading = seated.scene.findChild<QTimer*>("refusal");
    seated.key(Qt::Key_4);
    QVERIFY(!seated.told().isEmpty() && !seated.tip()->link().isEmpty());
    QCOMPARE(seated.prompt(), mine().prompt.text);
    QVERIFY(reading->isActive());
    reading->start(0);
    QTRY_COMPARE(seated.told(), QString());
}

void TableSceneTest::whatThePersonIsOnIsToldBesideItAndWhatIsDueStays()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    QVERIFY(seated.named("Good")->isRinged()); // but nobody has chosen it yet
    QCOMPARE(seated.told(), QString());
    seated.key(Qt::Key_Down);
    QCOMPARE(seated.told(), seated.named("I hold")->hint().text);
    seated.key(Qt::Key_Up);
    QCOMPARE(seated.told(), seated.named("Good")->hint().text);
    const auto at
        = [&](const Pressable* item) { return seated.view.mapFromScene(item->box().center()); };
    QTest::mouseMove(seated.view.viewport(), at(seated.named("I hold")));
    QTRY_COMPARE(seated.told(), seated.named("I hold")->hint().text);
    QVERIFY(!seated.tip()->box().intersects(seated.named("I hold")->box()));
    QVERIFY(seated.scene.sceneRect().contains(seated.tip()->box()));
    QCOMPARE(seated.prompt(), seated.scene.picture().prompt.text);
    seated.show(mine());
    QTest::mouseMove(seated.view.viewport(), at(seated.named("Run"))); // which cannot be bid
    QTRY_VERIFY(seated.named("Run")->isHot());
    QCOMPARE(seated.told(), QString());
    QCOMPARE(seated.prompt(), mine().prompt.text);
}

void TableSceneTest::noCardIsLaidUnderTheFinger()
{
    Picture before = made_up::playing({ .players = 4, .played = 6 });
    before.newsNumber = 6;
    Seated seated(before);
    Pressable* const plate = seated.named("Run");
    while (seated.scene.focusItem() != plate) QVERIFY(seated.scene.focusNext(true));
    seated.key(Qt::Key_Return); // the person plays by the keyboard
    Picture now = leading();
    now.newsNumber = 7;
    seated.show(now);
    QVERIFY(seated.scene.focusItem() == nullptr);
    seated.key(Qt::Key_Space); // perhaps meant for what was held before
    seated.key(Qt::Key_Return); // shows which
    QCOMPARE(seated.chosen.size(), 0);
    auto* const card = dynamic_cast<CardItem*>(seated.scene.focusItem());
    QVERIFY(card != nullptr && card->picture().isPlayable() && card->isRinged());
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosen.size(), 1);
}

void TableSceneTest::whatCannotBeReachedAnyMoreIsNotLit_data()
{
    QTest::addColumn<Picture>("before");
    QTest::addColumn<Picture>("after");
    QTest::addColumn<QString>("name");
    QTest::newRow("a card") << mine() << made_up::counted({ .players = 4 }) << "LO";
    QTest::newRow("a plate") << mine() << made_up::counted({ .players = 4 }) << "Last trick";
    QTest::newRow("an answer") << made_up::answering({ .players = 4, .played = 5 }) << mine()
                               << "I hold";
    QTest::newRow("a cell of the ladder") << made_up::tricks::bidding({}) << mine() << "Contract 4";
    QTest::newRow("a split") << made_up::tricks::splitting({}) << made_up::tricks::dealt({}) << "6";
}

/// Qt tells nobody that the mouse leaves what takes no hover events any more, or is not seen.
void TableSceneTest::whatCannotBeReachedAnyMoreIsNotLit()
{
    QFETCH(Picture, before);
    QFETCH(Picture, after);
    QFETCH(QString, name);
    Seated seated(before);
    Pressable* const item = seated.named(name);
    QVERIFY(item != nullptr);
    QTest::mouseMove(seated.view.viewport(), seated.view.mapFromScene(item->box().center()));
    QTRY_VERIFY(item->isHovered());
    seated.show(after);
    QVERIFY(!item->isHovered());
    seated.show(before);
    QTest::mouseMove(seated.view.viewport(), { 3, 3 });
    for (const Pressable* each : seated.scene.accessibleItems()) QVERIFY(!each->isHovered());
}

void TableSceneTest::aDoubleClickPlaysOneCard_data()
{
    QTest::addColumn<Picture>("picture");
    QTest::addColumn<QString>("card");
    QTest::newRow("figures") << leading() << "HA";
    QTest::newRow("tricks") << made_up::tricks::playing({}) << "LK";
}

void TableSceneTest::aDoubleClickPlaysOneCard()
{
    QFETCH(Picture, picture);
    QFETCH(QString, card);
    Seated seated(picture);
    for (const int wait : { 120, 0 }) {
        seated.click(seated.card(card.toStdString()));
        QTest::qWait(wait);
    }
    QCOMPARE(seated.chosen.size(), 1);
    Seated::pause();
    seated.click(seated.card(card.toStdString()));
    QCOMPARE(seated.chosen.size(), 2);
}

void TableSceneTest::aPlateThatTheMouseHasLeftSaysNothingMore()
{
    Seated seated(mine());
    seated.click(seated.named("Run"));
    QVERIFY(!seated.told().isEmpty() && !seated.tip()->link().isEmpty());
    seated.click(seated.card("HA"));
    QTest::mouseMove(seated.view.viewport(), { 500, 300 });
    seated.scene.findChild<QTimer*>("refusal")->start(0);
    QTRY_COMPARE(seated.told(), QString());
}

void TableSceneTest::theMouseBesideAPlateIsNotOnIt()
{
    Seated seated(mine());
    const QRectF box = seated.named("Run")->box();
    QVERIFY(seated.scene.items(box.center()).contains(seated.named("Run")));
    QVERIFY(!seated.scene.items(box.center() + QPointF(0, box.height() / 2 + 2))
                 .contains(seated.named("Run")));
}

void TableSceneTest::aDigitBidsThatFigure()
{
    Seated seated(mine());
    seated.key(Qt::Key_1);
    QCOMPARE(seated.chosenOnce(), QString("bid hearts"));
    seated.key(Qt::Key_5);
    QCOMPARE(seated.chosenOnce(), QString("bid last"));
}

void TableSceneTest::aDigitThatCannotBeBidSaysWhy()
{
    Seated seated(mine());
    seated.key(Qt::Key_4);
    QCOMPARE(seated.chosen.size(), 0);
    QVERIFY(seated.refusal().contains("(B-36)"));
}

/// As in a lesson, where nothing can be bid and nothing refuses it.
void TableSceneTest::aFigureThatADigitExplainsIsHeardUntilTheNextKey()
{
    Picture picture = mine();
    PlatePicture& leaves = made_up::figures(picture).plates[1];
    leaves.bid = {};
    leaves.about = "The highest card of the suit.";
    Seated seated(picture);
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    seated.key(Qt::Key_2);
    const QString words = told.last().front().toString();
    QVERIFY2(words.startsWith("Leaves"), qPrintable(words));
    QVERIFY2(words.endsWith(": The highest card of the suit."), qPrintable(words));
    QVERIFY(seated.named("Leaves")->isExplained());
    seated.key(Qt::Key_T);
    QVERIFY(!seated.named("Leaves")->isExplained());
}

void TableSceneTest::aClickOnAPlateBids()
{
    Seated seated(mine());
    seated.click(seated.named("Last trick"));
    QCOMPARE(seated.chosenOnce(), QString("bid last"));
}

/// Also where some have less room, beside what they are worth.
void TableSceneTest::namesOfPlatesAreOfOneSize()
{
    Picture picture = mine();
    made_up::figures(picture).plates[0].state = PlateState::Conceded;
    made_up::figures(picture).plates[0].title = "A very long name";
    Seated seated(picture);
    std::vector<QFont> fonts;
    int own = 0;
    for (QGraphicsItem* item : seated.scene.items())
        if (const auto* plate = dynamic_cast<PlateItem*>(item)) {
            fonts.push_back(plate->titleFont());
            own += plate->ownTitleFont() == plate->titleFont() ? 0 : 1;
        }
    QCOMPARE(fonts.size(), std::size_t { 5 });
    for (const QFont& font : fonts) QCOMPARE(font, fonts.front());
    QVERIFY(own > 0); // some could be larger
}

void TableSceneTest::aPlateThatCanBeRaisedShowsHow()
{
    Picture picture = made_up::playing({ .players = 4, .mine = true, .longNames = true });
    made_up::figures(picture).plates[1].bid = { made_up::act("three leaves"), "Three", {} };
    Seated seated(picture);
    seated.scene.finishFaces();
    const QRectF box = seated.named("Leaves")->box();
    QImage image(box.size().toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    seated.scene.render(&painter, image.rect(), box);
    painter.end();
    // Where the button is, above the light that lies round the plate.
    int amber = 0;
    for (int x = 0; x < image.width(); ++x) {
        const QColor colour = image.pixelColor(x, image.height() - 18);
        if (colour.hsvSaturation() > 150 && colour.hue() > 20 && colour.hue() < 50) ++amber;
    }
    QVERIFY2(amber > image.width() / 8, qPrintable(QString::number(amber)));
}

void TableSceneTest::anAnswerIsGivenByItsLetter()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    seated.key(Qt::Key_H);
    QCOMPARE(seated.chosenOnce(), QString("hold hearts"));
    seated.key(Qt::Key_G, Qt::AltModifier);
    QCOMPARE(seated.chosenOnce(), QString("good hearts"));
}

void TableSceneTest::anAnswerIsGivenByAClick()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    seated.click(seated.named("Three!"));
    QCOMPARE(seated.chosenOnce(), QString("three hearts"));
}

void TableSceneTest::anAnswerThatCannotBeGivenSaysWhy()
{
    Picture picture = made_up::answering({ .players = 4, .played = 5 });
    picture.answers[1].act.reset();
    picture.answers[1].why = { "You have no heart.", Clause { 'B', 36 } };
    Seated seated(picture);
    seated.key(Qt::Key_H);
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.refusal(), QString("You have no heart. (B-36)"));
}

void TableSceneTest::returnGivesTheFirstAnswerWhichIsShown()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    QVERIFY(seated.named("Good")->hasFocus());
    QVERIFY(seated.named("Good")->isRinged());
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("good hearts"));
}

void TableSceneTest::spaceGivesNoAnswerThatNobodyChose()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    seated.key(Qt::Key_Space); // still meant for what was held before
    QCOMPARE(seated.chosen.size(), 0);
    QVERIFY(seated.told().contains("Enter"));
    seated.key(Qt::Key_Down);
    QVERIFY(seated.named("I hold")->hasFocus());
    seated.key(Qt::Key_Space);
    QCOMPARE(seated.chosenOnce(), QString("hold hearts"));
}

void TableSceneTest::aKeyOfTheQuestionBeforeGivesNoAnswer()
{
    Picture picture = made_up::answering({ .players = 4, .played = 5 });
    Seated seated(picture);
    picture.question = "Luis bids leaves.";
    picture.answers[0].act = made_up::act("good leaves");
    QElapsedTimer since;
    since.start();
    seated.scene.show(picture);
    seated.key(Qt::Key_Return);
    seated.key(Qt::Key_G);
    seated.click(seated.named("Good"));
    if (since.elapsed() > 290) QSKIP("This machine is too busy to press keys at once.");
    QCOMPARE(seated.chosen.size(), 0);
    QTest::qWait(320);
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("good leaves"));
}

void TableSceneTest::aKeyThatIsHeldDownGivesOneAnswer()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    for (const bool again : { true, true, false, true }) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", again);
        QCoreApplication::sendEvent(&seated.view, &press);
    }
    QCOMPARE(seated.chosenOnce(), QString("good hearts"));
}

void TableSceneTest::whereACardIsDueAnAnswerWaits()
{
    Picture picture = leading();
    Seated seated(picture);
    seated.key(Qt::Key_Right);
    QVERIFY(seated.card("HA")->hasFocus());
    ++picture.newsNumber;
    picture.answers = { { ShowRest {}, "&Show the rest", {} } };
    seated.show(picture);
    QVERIFY(seated.card("HA")->hasFocus());
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("play HA"));
}

void TableSceneTest::anotherQuestionStartsAtTheFirstAnswer()
{
    Picture picture = made_up::answering({ .players = 4, .played = 5 });
    Seated seated(picture);
    seated.click(seated.named("I hold"));
    QVERIFY(seated.named("I hold")->hasFocus());
    ++picture.newsNumber;
    picture.question = "Luis bids leaves.";
    seated.show(picture);
    QVERIFY(!seated.named("I hold")->hasFocus());
    QVERIFY(seated.named("Good")->hasFocus());
    seated.click(seated.named("Good")); // by the mouse: no ring
    ++picture.newsNumber;
    picture.question = "Vroni bids the run.";
    seated.show(picture);
    QVERIFY(seated.named("Good")->isRinged());
}

void TableSceneTest::returnSaysNoBidThatShowsNoFocus()
{
    Picture picture = made_up::playing({ .players = 4, .played = 6 });
    picture.goOn = goOnChoice();
    Seated seated(picture);
    seated.click(seated.named("Hearts"));
    QCOMPARE(seated.chosenOnce(), QString("bid hearts"));
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.goneOn.size(), 1);
}

void TableSceneTest::aPlateThatCannotBeBidSaysWhyWhenItIsTried_data()
{
    QTest::addColumn<Picture>("picture");
    Picture held = made_up::playing({ .players = 4, .played = 6 });
    held.goOn = goOnChoice();
    QTest::newRow("my turn") << mine();
    QTest::newRow("a held table") << held;
    QTest::newRow("an answer is due") << made_up::answering({ .players = 4, .played = 5 });
}

void TableSceneTest::aPlateThatCannotBeBidSaysWhyWhenItIsTried()
{
    QFETCH(Picture, picture);
    Seated seated(picture);
    Pressable* const plate = seated.named("Run");
    while (seated.scene.focusItem() != plate) QVERIFY(seated.scene.focusNext(true));
    QCOMPARE(seated.told(), QString());
    QCOMPARE(seated.prompt(), picture.prompt.text);
    seated.key(Qt::Key_Return);
    QVERIFY(seated.refusal().contains("(B-36)"));
    QVERIFY(!seated.told().isEmpty() && !seated.tip()->link().isEmpty());
    QCOMPARE(seated.prompt(), picture.prompt.text); // what is due stays
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.goneOn.size(), 0);
}

void TableSceneTest::aLetterOfTheTableGoesBeforeOthers()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    QKeyEvent ours(QEvent::ShortcutOverride, Qt::Key_H, Qt::AltModifier);
    ours.ignore();
    QCoreApplication::sendEvent(&seated.view, &ours);
    QVERIFY(ours.isAccepted());
    QKeyEvent theirs(QEvent::ShortcutOverride, Qt::Key_L, Qt::AltModifier);
    theirs.ignore();
    QCoreApplication::sendEvent(&seated.view, &theirs);
    QVERIFY(!theirs.isAccepted());
}

void TableSceneTest::arrowsAndReturnPlayACard()
{
    Seated seated(leading());
    seated.key(Qt::Key_Right); // the first that may be played
    QVERIFY(seated.card("HA")->hasFocus());
    seated.key(Qt::Key_Right);
    QVERIFY(seated.card("LO")->hasFocus());
    seated.key(Qt::Key_Left);
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("play HA"));
}

void TableSceneTest::returnShowsACardBeforeItIsPlayed()
{
    Seated seated(leading());
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosen.size(), 0);
    QVERIFY(seated.card("HA")->hasFocus());
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("play HA"));
}

void TableSceneTest::tabGoesRoundAndLeaves()
{
    Seated seated(leading());
    const auto heard = seated.pressable();
    for (Pressable* item : heard) {
        QVERIFY(seated.scene.focusNext(true));
        QCOMPARE(seated.scene.focusItem(), item);
    }
    QVERIFY(!seated.scene.focusNext(true));
    QCOMPARE(heard.size(), 3U + 5U); // my cards and the plates
}

void TableSceneTest::upLeadsFromEveryPlateToTheCards()
{
    Picture picture = leading();
    std::erase_if(picture.cards,
        [](const CardPicture& card) { return card.mine && card.face != made_up::card("HA"); });
    Seated seated(picture);
    const auto heard = seated.pressable();
    for (std::size_t plate = heard.size() - 5; plate < heard.size(); ++plate) {
        heard[plate]->setFocus();
        seated.key(Qt::Key_Up);
        QVERIFY(seated.card("HA")->hasFocus());
        seated.key(Qt::Key_Up); // nothing lies above it
        QVERIFY(seated.card("HA")->hasFocus());
    }
}

void TableSceneTest::tabComesInAtTheFirst()
{
    Seated seated(leading());
    const auto heard = seated.pressable();
    heard.back()->setFocus(); // where Tab has left the table
    seated.scene.focusNext(true);
    const auto comeIn = [&](Qt::FocusReason reason) {
        QFocusEvent event(QEvent::FocusIn, reason);
        QCoreApplication::sendEvent(&seated.view, &event);
    };
    comeIn(Qt::TabFocusReason);
    QCOMPARE(seated.scene.focusItem(), heard.front());
    comeIn(Qt::BacktabFocusReason);
    QCOMPARE(seated.scene.focusItem(), heard.back());
}

void TableSceneTest::tabGoesOnAfterACardIsPlayed()
{
    Picture picture = leading();
    Seated seated(picture);
    seated.card("HA")->setFocus();
    for (CardPicture& card : picture.cards) {
        if (card.face != made_up::card("HA")) continue;
        card.place = Place::Table;
        card.mine = false;
        card.play = {};
    }
    seated.show(picture);
    QVERIFY(seated.scene.focusItem() == nullptr);
    QTest::keyClick(&seated.view, Qt::Key_Tab);
    QCOMPARE(seated.scene.focusItem(), seated.scene.accessibleItems().front());
}

void TableSceneTest::namingGivesTheWildCardItsName()
{
    Seated seated(made_up::naming({ .players = 3, .played = 3 }));
    seated.click(seated.card("B6"));
    QCOMPARE(seated.chosen.size(), 0);
    seated.click(seated.named("HK"));
    QCOMPARE(seated.chosenOnce(), QString("play B6=HK"));
}

void TableSceneTest::escapeClosesTheGrid()
{
    Seated seated(made_up::naming({ .players = 3, .played = 3 }));
    seated.key(Qt::Key_Right);
    seated.key(Qt::Key_Space);
    QVERIFY(seated.named("HK")->hasFocus());
    seated.key(Qt::Key_Escape);
    QVERIFY(seated.named("HK") == nullptr);
    QVERIFY(seated.card("B6")->hasFocus());
}

void TableSceneTest::anImpossibleNameSaysWhy()
{
    Seated seated(made_up::naming({ .players = 3, .played = 3 }));
    seated.click(seated.card("B6"));
    seated.click(seated.named("L9"));
    QCOMPARE(seated.chosen.size(), 0);
    QVERIFY(seated.refusal().contains("(B-30)"));
}

void TableSceneTest::arrowsPassTheAnswersAndAreNeverSilent()
{
    Seated seated(made_up::answering({ .players = 4, .played = 5 }));
    seated.key(Qt::Key_Tab);
    seated.named("Good")->setFocus();
    for (const char* next : { "I hold!", "Three!", "Three!" }) {
        const QSignalSpy told(&seated.scene, &TableScene::announced);
        const auto* const before = seated.scene.focusItem();
        seated.key(Qt::Key_Right); // behind the last it stays, and says so
        QCOMPARE(seated.scene.focusItem(), seated.named(next));
        QCOMPARE(told.isEmpty(), before != seated.scene.focusItem());
    }
    seated.key(Qt::Key_Left);
    QCOMPARE(seated.scene.focusItem(), seated.named("I hold!"));
    seated.key(Qt::Key_Home);
    const auto* const first = seated.scene.focusItem();
    seated.key(Qt::Key_End);
    QVERIFY(seated.scene.focusItem() != first);
}

void TableSceneTest::arrowsMoveTheCut()
{
    Seated seated(made_up::cutting({ .players = 4 }));
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    seated.key(Qt::Key_Right);
    seated.key(Qt::Key_Right);
    seated.key(Qt::Key_Left);
    QCOMPARE(told.last().front().toString(), QString("Cut the pack: lift 17 cards"));
    QVERIFY(seated.named("Cut the pack: lift 17 cards") != nullptr);
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("cut 17"));
    for (int i = 0; i < 40; ++i) seated.key(Qt::Key_Left);
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.chosenOnce(), QString("cut 4")); // B-10
}

void TableSceneTest::spaceLetsAHeldTableGoOn()
{
    Picture picture = made_up::playing({ .players = 4, .played = 6 });
    picture.goOn = goOnChoice();
    Seated seated(picture);
    seated.key(Qt::Key_Space);
    QCOMPARE(seated.goneOn.size(), 1);
    seated.key(Qt::Key_Return);
    QCOMPARE(seated.goneOn.size(), 2);
}

void TableSceneTest::aClickBesideEverythingLetsAHeldTableGoOn()
{
    Picture picture = made_up::playing({ .players = 4, .played = 6 });
    Seated seated(picture);
    QTest::mouseClick(seated.view.viewport(), Qt::LeftButton, {}, { 600, 330 });
    QCOMPARE(seated.goneOn.size(), 0);
    picture.goOn = goOnChoice();
    seated.show(picture);
    QTest::mouseClick(seated.view.viewport(), Qt::LeftButton, {}, { 600, 330 });
    QCOMPARE(seated.goneOn.size(), 1);
}

void TableSceneTest::theResultGoesOn()
{
    Seated seated(made_up::counted({ .players = 3 }));
    seated.key(Qt::Key_N);
    seated.key(Qt::Key_Space);
    Seated::pause();
    seated.click(seated.named("Next deal"));
    QCOMPARE(seated.goneOn.size(), 3);
    // All cards stay open on the table.
    QCOMPARE(seated.cards().size(), 9);
    for (const CardItem* card : seated.cards()) QVERIFY(card->isVisible() && card->lie().open);
}

void TableSceneTest::aClickBesideTheResultOnlyLetsItBeRead()
{
    Picture picture = made_up::counted({ .players = 3 });
    picture.goOn = picture.result->goOn;
    for (CardPicture& card : picture.cards) card.mine = card.seat == picture.me;
    Seated seated(picture);
    for (const Pressable* beside : { seated.named("Next deal"), seated.pressable().back() }) {
        const QPointF at = beside->box().bottomRight() + QPointF(12, 12);
        QTest::mouseClick(seated.view.viewport(), Qt::LeftButton, {}, seated.view.mapFromScene(at));
    }
    for (const CardItem* card : seated.cards()) seated.click(card);
    QCOMPARE(seated.goneOn.size(), 0);
    seated.key(Qt::Key_Space);
    QCOMPARE(seated.goneOn.size(), 1);
}

void TableSceneTest::theNewestCardLiesOnTopAndOfTheOthersIndexAndTagAreSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : { QSize(456, 480), QSize(718, 480), QSize(973, 800) })
        for (int players = 2; players <= maxSeats; ++players)
            QTest::addRow("%d among %d", size.width(), players) << size << players;
}

void TableSceneTest::theNewestCardLiesOnTopAndOfTheOthersIndexAndTagAreSeen()
{
    QFETCH(const QSize, size);
    QFETCH(const int, players);
    Picture picture = made_up::playing({ .players = players, .played = 3 * players });
    for (CardPicture& card : picture.cards) card.name = card.slot == 0 ? card.face : std::nullopt;
    TableScene scene;
    scene.setMotion(0);
    scene.setSize(size, 1);
    scene.show(picture);
    std::vector<const CardItem*> cards;
    for (const QGraphicsItem* item : scene.items(Qt::AscendingOrder)) // from below
        if (const auto* card = dynamic_cast<const CardItem*>(item)) cards.push_back(card);
    QCOMPARE(cards.size(), static_cast<std::size_t>(3 * players));
    for (auto lower = cards.begin(); lower != cards.end(); ++lower)
        for (auto upper = std::next(lower); upper != cards.end(); ++upper) {
            const QRectF box = (*upper)->box().translated(-(*lower)->pos());
            if (!box.intersects(QRectF({}, (*lower)->box().size()))) continue;
            QVERIFY((*lower)->picture().slot < (*upper)->picture().slot);
            QVERIFY(!box.intersects((*lower)->indexRect()));
            QVERIFY((*lower)->picture().slot > 0 || !box.intersects((*lower)->tagRect()));
        }
}

void TableSceneTest::theSamePictureTwiceMovesNothing()
{
    Seated seated(mine(), 1);
    QVERIFY(!seated.scene.isMoving());
    seated.scene.show(mine());
    QVERIFY(!seated.scene.isMoving());
    QVERIFY(seated.shown.wait(1000)); // it is told all the same
}

void TableSceneTest::aDealMovesAndAClickSkipsIt()
{
    Seated seated(made_up::cutting({ .players = 4 }), 1);
    seated.scene.show(made_up::playing({ .players = 4, .played = 0 }));
    QVERIFY(seated.scene.isMoving());
    seated.shown.clear();
    QTest::mouseClick(seated.view.viewport(), Qt::LeftButton, {}, { 600, 330 });
    QVERIFY(!seated.scene.isMoving());
    QVERIFY(seated.shown.wait(1000));
    QCOMPARE(seated.shown.size(), 1);
    QVERIFY(seated.card("HA")->box().top() > 400); // in my hand
}

void TableSceneTest::B9_theDrawIsDealtOutAndWaits()
{
    const Picture draw = drawing();
    TableScene scene; // the draw is the first thing that it shows
    TableView view(&scene);
    view.resize(1000, 800);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    const QSignalSpy goneOn(&scene, &TableScene::chosen); // nothing else is offered
    scene.show(draw);
    QVERIFY(scene.isMoving());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, { 600, 330 }); // no need to look
    QVERIFY(!scene.isMoving());
    QCOMPARE(goneOn.size(), 0);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, { 600, 330 });
    QCOMPARE(goneOn.size(), 1);
}

void TableSceneTest::B9_withoutMotionTheDrawIsOnlyTold()
{
    Picture picture = drawing();
    Seated seated(picture);
    QCOMPARE(seated.goneOn.size(), 1);
    QVERIFY(seated.cards().isEmpty());
    QCOMPARE(seated.prompt(), picture.prompt.text);
    ++picture.newsNumber;
    picture.drawing = false;
    seated.show(picture);
    QCOMPARE(seated.goneOn.size(), 1); // all else is looked at as ever
}

void TableSceneTest::anotherWildCardHasItsOwnGrid()
{
    Picture picture = made_up::naming({ .players = 3, .played = 3 });
    NamingPicture other { made_up::card("B7"), "Which card does it stand for?", {} };
    for (NamingPicture::Cell cell : made_up::figures(picture).namings.front().cells) {
        if (cell.card == other.wild)
            cell.play = { {}, {}, { "Its own face.", Clause { 'B', 28 } } };
        else if (cell.play.act)
            cell.play.act = made_up::act(textOf(cell.play.act).replace("B6", "B7"));
        other.cells.push_back(cell);
    }
    made_up::figures(picture).namings.push_back(other);
    for (CardPicture& card : picture.cards) {
        if (card.face != made_up::card("LO")) continue;
        card.face = other.wild;
        card.naming = true;
        card.tag = "?";
        card.play = {};
    }
    Seated seated(picture);
    seated.click(seated.card("B7"));
    seated.click(seated.named("B7"));
    QVERIFY(seated.refusal().contains("(B-28)"));
    seated.click(seated.named("HK"));
    QCOMPARE(seated.chosenOnce(), QString("play B7=HK"));
    Seated::pause();
    seated.click(seated.card("B6")); // the grid goes over to the Weli
    seated.click(seated.named("HK"));
    QCOMPARE(seated.chosenOnce(), QString("play B6=HK"));
}

void TableSceneTest::theCardsAreGatheredBeforeTheNextCut()
{
    Picture next = made_up::cutting({ .players = 4 });
    next.deal = 4;
    Seated seated(made_up::counted({ .players = 4 }), 1);
    seated.scene.show(next);
    QVERIFY(seated.scene.isMoving());
    QCOMPARE(seated.cards().size(), 12);
    QVERIFY(!seated.scene.picture().result);
    QTRY_VERIFY(seated.scene.picture() == next);
    QVERIFY(seated.cards().isEmpty());

    Seated hasty(made_up::counted({ .players = 4 }), 1);
    hasty.scene.show(next);
    QTest::mouseClick(hasty.view.viewport(), Qt::LeftButton, {}, { 600, 330 });
    QVERIFY(!hasty.scene.isMoving());
    QVERIFY(hasty.scene.picture() == next);
}

void TableSceneTest::withoutMotionNothingIsGathered()
{
    Picture next = made_up::cutting({ .players = 4 });
    next.deal = 4;
    Seated seated(made_up::counted({ .players = 4 }));
    seated.scene.show(next);
    QVERIFY(!seated.scene.isMoving());
    QVERIFY(seated.scene.picture() == next);
}

void TableSceneTest::aRefusedCardGoesBack()
{
    Seated seated(leading(), 1);
    const QRectF place = seated.card("HA")->box();
    seated.scene.refuse({ "Not so.", Clause { 'B', 31 } }, Card(Suit::Hearts, Rank::Ace));
    QVERIFY(seated.scene.isMoving());
    QTRY_VERIFY(!seated.scene.isMoving());
    QCOMPARE(seated.card("HA")->box(), place);
}

void TableSceneTest::aRestingTableDoesNotPaint()
{
    Seated seated(mine(), 1);
    seated.scene.finishFaces();
    QTest::qWait(100);
    struct Counter : QObject {
        int paints = 0;
        bool eventFilter(QObject* /*object*/, QEvent* event) override
        {
            if (event->type() == QEvent::Paint || event->type() == QEvent::Timer) ++paints;
            return false;
        }
    } counter;
    seated.view.viewport()->installEventFilter(&counter);
    seated.scene.installEventFilter(&counter);
    QTest::qWait(300);
    QCOMPARE(counter.paints, 0);
    seated.scene.update();
    QTRY_VERIFY(counter.paints > 0); // so it counts
}

void TableSceneTest::aMissingFaceIsDrawnPlainlyAndNamed()
{
    QTest::ignoreMessage(
        QtWarningMsg, "Weli cannot read the card HA of :/nowhere and draws it plainly.");
    CardStyle style;
    style.deck.place = ":/nowhere";
    const CardPainter painter(style);
    const QImage image = painter.card(made_up::card("HA"), { 100, 160 });
    QVERIFY(qAlpha(image.pixel(50, 20)) == 255);
    QTest::ignoreMessage(
        QtWarningMsg, "Weli cannot read the card HK of :/nowhere and draws it plainly.");
    QVERIFY(image != painter.card(made_up::card("HK"), { 100, 160 }));
}

void TableSceneTest::textIsToldFromItsGround_data()
{
    QTest::addColumn<look::Colours>("colours");
    QTest::addColumn<double>("least");
    QTest::newRow("warm") << look::warm << 4.5;
    QTest::newRow("high contrast") << look::highContrast << 7.0; // WCAG's higher level
}

void TableSceneTest::highContrastReachesAllThatIsDrawn()
{
    Seated seated(made_up::playing({ .players = 4, .mine = true }));
    seated.scene.finishFaces();
    const auto grab = [&seated] { return seated.view.grab().toImage(); };
    const QImage warm = grab();
    seated.scene.setHighContrast(true);
    const QImage plain = grab();
    QCOMPARE(plain.pixelColor(plain.width() / 2, 2), QColor(Qt::black)); // the table itself
    seated.scene.setHighContrast(false);
    QCOMPARE(grab(), warm);
}

void TableSceneTest::textIsToldFromItsGround()
{
    QFETCH(look::Colours, colours);
    QFETCH(double, least);
    for (const look::Pair& pair : look::pairsOf(colours))
        QVERIFY2(look::contrast(pair.text, pair.ground) >= least,
            qPrintable(QString("%1 on %2").arg(pair.text.name(), pair.ground.name())));
}

void TableSceneTest::wordsOfAllLanguagesHaveRoom_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QSizeF>("room");
    // What the least window gives, without the edges.
    const QSizeF bubble(80, 30);
    for (const char* words : { "Ich biete das Herz!", "Ich biete den Hanger!",
             "Jag bjuder sista sticket!", "Jag bjuder hjärter!", "I bid the last trick!",
             "Ich biete die Schilten!", "Ich halte!", "Jag synar!" })
        QTest::newRow(words) << QString::fromUtf8(words) << bubble;
    const QSizeF plate(132, 41);
    QTest::newRow("plate") << "geboten von Schwarzenegger, gehalten von Bartholomäusl" << plate;
    QTest::newRow("plate sv") << "bjudet av Maria-Theresia, synat av Wilhelmine-Ann" << plate;
    const QSizeF prompt(700, 32);
    QTest::newRow("prompt") << "Du hast gezeigt, dass du kein Laub hast, und der Weli darf darum "
                               "nicht als Laub genannt "
                               "werden, solange er dir gehört (B-30)."
                            << prompt;
}

void TableSceneTest::wordsOfAllLanguagesHaveRoom()
{
    QFETCH(QString, text);
    QFETCH(QSizeF, room);
    const QFont font = look::fitted(text, room, 16, 12);
    QVERIFY(look::fits(text, room, font));
    QVERIFY2(font.pixelSize() >= 11, qPrintable(QString::number(font.pixelSize())));
}

void TableSceneTest::aCardIsDraggedOutOfTheHand()
{
    Seated seated(leading());
    drag(seated, "HA", { 0, -1.5 });
    QCOMPARE(seated.chosenOnce(), QString("play HA"));
    Seated::pause();
    const QRectF place = seated.card("LO")->box();
    drag(seated, "LO", { 0, -1.5 }); // may not be played
    QCOMPARE(seated.chosen.size(), 0);
    QVERIFY(seated.refusal().contains("(B-18)"));
    QCOMPARE(seated.card("LO")->box(), place);
}

void TableSceneTest::aCardThatStaysInTheHandGoesBack()
{
    Seated seated(leading());
    const QRectF place = seated.card("HA")->box();
    drag(seated, "HA", { 1, 0 });
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.refused.size(), 0);
    QCOMPARE(seated.card("HA")->box(), place);
}

void TableSceneTest::aDragIsCalledOffByEscapeOrTheOtherButton_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("Escape") << true;
    QTest::newRow("right button") << false;
}

void TableSceneTest::aDragIsCalledOffByEscapeOrTheOtherButton()
{
    QFETCH(bool, byKey);
    Seated seated(leading());
    const QRectF place = seated.card("HA")->box();
    QWidget* const table = seated.view.viewport();
    const QPoint from = seated.view.mapFromScene(place.center());
    const QPoint away = seated.view.mapFromScene(place.center() - QPointF(0, 2 * place.height()));
    QTest::mousePress(table, Qt::LeftButton, {}, from);
    QTest::mouseMove(table, (from + away) / 2);
    QTest::mouseMove(table, away);
    QVERIFY(seated.card("HA")->box() != place);
    if (byKey)
        seated.key(Qt::Key_Escape);
    else
        QTest::mousePress(table, Qt::RightButton, {}, away);
    QCOMPARE(seated.card("HA")->box(), place);
    QTest::mouseMove(table, (from + away) / 2);
    QTest::mouseRelease(table, Qt::LeftButton, {}, away);
    QCOMPARE(seated.card("HA")->box(), place);
    QCOMPARE(seated.chosen.size(), 0);
    QCOMPARE(seated.refused.size(), 0);
}

void TableSceneTest::theGridAsksForTheName()
{
    Seated seated(made_up::naming({ .players = 3, .played = 3 }));
    for (const QSize size : { QSize(1000, 800), QSize(640, 480) }) {
        seated.view.resize(size);
        seated.scene.setSize(size, 1);
        const QString due = seated.prompt();
        seated.click(seated.card("B6"));
        QCOMPARE(seated.prompt(), QString("What does the Weli stand for?"));
        int cells = 0;
        for (const char* rank : { "A", "K", "O", "U", "T", "9", "8", "7" })
            for (const char* suit : { "H", "L", "B", "A" }) {
                const Pressable* cell = seated.named(QString(suit) + rank);
                QVERIFY(cell != nullptr);
                QVERIFY(cell->box().width() >= 36 && cell->box().height() >= 36);
                QVERIFY(seated.scene.sceneRect().contains(cell->box()));
                ++cells;
            }
        QCOMPARE(cells, 32);
        seated.key(Qt::Key_Escape);
        QCOMPARE(seated.prompt(), due);
        Seated::pause();
    }
}

void TableSceneTest::whatIsSaidIsTold()
{
    Picture picture = made_up::playing({ .players = 4, .played = 5 });
    Seated seated(picture);
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    made_up::speak(picture, { { 1, "I bid hearts!" } });
    seated.show(picture);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().front().toString(), QString("Resi: I bid hearts!"));
    made_up::speak(picture, { { 1, "I bid hearts!" } }); // the same words once more
    seated.show(picture);
    QCOMPARE(told.size(), 2);
    picture.news = "Luis plays the ace of leaves.";
    ++picture.newsNumber;
    seated.show(picture);
    QCOMPARE(told.last().front().toString(), picture.news);
}

void TableSceneTest::aScreenReaderHearsTheCards()
{
    Seated seated(leading());
    auto* table = QAccessible::queryAccessibleInterface(&seated.view);
    QVERIFY(table != nullptr);
    QCOMPARE(table->role(), QAccessible::List);
    QCOMPARE(table->childCount(), 8 + 1 + 3); // the prompt and the name plates

    auto* ace = QAccessible::queryAccessibleInterface(seated.card("HA"));
    QCOMPARE(ace->role(), QAccessible::ListItem);
    QCOMPARE(ace->text(QAccessible::Name), QString("HA"));
    QCOMPARE(ace->text(QAccessible::Description), QString("May be played"));
    QCOMPARE(table->child(table->indexOfChild(ace)), ace);
    QVERIFY(!ace->state().disabled && ace->state().focusable);
    auto* ober = QAccessible::queryAccessibleInterface(seated.card("LO"));
    QVERIFY(ober->text(QAccessible::Description).contains("(B-18)"));
    QVERIFY(ober->state().disabled);
    QCOMPARE(table->childAt(ace->rect().center().x(), ace->rect().center().y()), ace);

    ace->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(ace->state().focused);
    QCOMPARE(table->focusChild(), ace);
    ace->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(seated.chosenOnce(), QString("play HA"));
}

void TableSceneTest::whatIsSeenIsAnObjectWithAName()
{
    Picture picture = leading();
    picture.cards[3].place = Place::Table;
    picture.cards[3].face = made_up::card("AK");
    picture.cards[3].spoken = "AK";
    Seated seated(picture);
    auto* const prompt
        = QAccessible::queryAccessibleInterface(seated.named(picture.prompt.text.left(10)));
    QCOMPARE(prompt->text(QAccessible::Name), announcement::due(picture));
    QCOMPARE(prompt->role(), QAccessible::StaticText);
    QVERIFY(!prompt->actionInterface()->actionNames().contains(
        QAccessibleActionInterface::pressAction()));
    auto* const resi = QAccessible::queryAccessibleInterface(seated.named("Resi"));
    QVERIFY(resi->text(QAccessible::Description).contains("7 point(s)"));
    QVERIFY(resi->text(QAccessible::Description).contains("one point short"));
    auto* const king = QAccessible::queryAccessibleInterface(seated.card("AK"));
    QVERIFY(king->state().focusable && !king->state().disabled);
    king->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(seated.card("AK")->hasFocus());
    king->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(seated.chosen.size() + seated.goneOn.size(), 0);
}

void TableSceneTest::theResultIsReadLineByLine()
{
    Seated seated(made_up::counted({ .players = 3 }));
    const auto focused = [&] {
        const auto* const item = dynamic_cast<Pressable*>(seated.scene.focusItem());
        return item == nullptr ? QString() : item->spoken().name;
    };
    const auto lines = announcement::lines(*seated.scene.picture().result);
    QVERIFY(lines.size() > 8);
    for (const Because& line : lines) {
        seated.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(focused(), line.text);
        QVERIFY(dynamic_cast<Pressable*>(seated.scene.focusItem())->isRinged());
    }
    seated.key(Qt::Key_Up, Qt::ControlModifier);
    for (const Because& line : lines) QVERIFY(seated.named(line.text) != nullptr);
    seated.key(Qt::Key_Space); // goes on from wherever one reads
    QCOMPARE(seated.goneOn.size(), 1);
}

void TableSceneTest::aLineOfTheResultOpensTheBook()
{
    Picture picture = made_up::counted({ .players = 3 });
    picture.result->lines[1].why.clause = Clause { 'B', 61 };
    Seated seated(picture);
    QSignalSpy book(&seated.scene, &TableScene::bookWanted);
    const auto lines = announcement::lines(*picture.result);
    QVERIFY(!lines.front().clause && lines[2].clause);
    for (int i = 0; i < 3; ++i) seated.key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(seated.scene.topic(), QString("B-61")); // for F1
    seated.click(seated.named(lines[2].text));
    QCOMPARE(book.size(), 1);
    QCOMPARE(book.front().front().toString(), QString("B-61"));
    QCOMPARE(seated.goneOn.size(), 0);
}

void TableSceneTest::aChanceStandsBelowItsPlateAndLeadsNowhere()
{
    Picture picture = made_up::playing({ .players = 3 });
    const auto& plates = figuresOn(picture).plates;
    picture.odds = OddsPicture { { { "62 %", "first", plates[0].code },
        { "9 %", "last", plates[4].code } } };
    const Seated seated(picture);
    const Layout layout = layoutOf(seated.scene.sceneRect().size(), shapeOf(picture));
    for (const auto& [name, plate] : { std::pair("first", 0U), std::pair("last", 4U) }) {
        const Pressable* const cell = seated.named(name);
        QVERIFY(cell != nullptr && cell->isVisible());
        QCOMPARE(cell->box().center().x(), layout.plates[plate].center().x());
        QVERIFY(cell->box().top() >= layout.plates[plate].bottom());
        QVERIFY(!cell->topic());
    }
}

void TableSceneTest::linesOfTheResultLieInItWithoutOverlap()
{
    Seated seated(made_up::counted({ .players = 3 }));
    const QRectF sheet
        = layoutOf(seated.scene.sceneRect().size(), shapeOf(seated.scene.picture())).result;
    QList<QRectF> boxes;
    for (const Because& line : announcement::lines(*seated.scene.picture().result)) {
        const QRectF box = seated.named(line.text)->box();
        QVERIFY(sheet.contains(box.adjusted(1, 1, -1, -1)));
        for (const QRectF& other : boxes)
            QVERIFY(!other.adjusted(1, 1, -1, -1).intersects(box.adjusted(1, 1, -1, -1)));
        boxes << box;
    }
}

void TableSceneTest::pointingAtAPlateTellsHowItsPlayerPlays()
{
    Picture picture = leading();
    picture.seats[1].name = "Luis";
    picture.seats[1].level = "hunter";
    picture.seats[1].manner = "Bluffs.";
    picture.seats[2].name = "Resi";
    picture.seats[2].level.clear();
    picture.seats[2].manner.clear();
    picture.seats[0].standing = "one point short";
    for (const std::size_t other : { 1U, 2U }) picture.seats[other].standing.clear();
    const Seated seated(picture);
    QStringList told;
    for (const QGraphicsItem* item : seated.scene.items())
        if (dynamic_cast<const NamePlateItem*>(item) != nullptr && item->isVisible())
            told << item->toolTip();
    QVERIFY2(told.contains("Luis, hunter\nBluffs.") && told.contains("Resi"),
        qPrintable(told.join('|')));
    QCOMPARE(told.filter("One point short.").size(), 1);
}

void TableSceneTest::keysTellAgain()
{
    const Picture picture = leading();
    Seated seated(picture);
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    const auto last = [&] { return told.last().front().toString(); };
    seated.key(Qt::Key_F2);
    QCOMPARE(last(), announcement::due(picture));
    seated.key(Qt::Key_T);
    QCOMPARE(last(), announcement::table(picture));
    seated.key(Qt::Key_W);
    QCOMPARE(last(), announcement::standing(picture));
    QCOMPARE(told.size(), 3);
    QCOMPARE(seated.chosen.size(), 0);
}

void TableSceneTest::aPictureIsToldAtOnce()
{
    Picture picture = made_up::playing({ .players = 4, .played = 5 });
    Seated seated(picture);
    const QSignalSpy told(&seated.scene, &TableScene::announced);
    picture.news = "Luis plays the ace of leaves.";
    ++picture.newsNumber;
    picture.goOn = goOnChoice();
    seated.show(picture);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.last().front().toString(),
        picture.news + " It is Luis's turn. Press Space to go on. F2 lists bids.");
}

void TableSceneTest::everyMessageIsAnObjectOfItsOwn()
{
    Seated seated(leading());
    const auto told = [&seated] {
        QStringList all;
        for (Notification* each : seated.view.findChildren<Notification*>()) {
            auto* const spoken = QAccessible::queryAccessibleInterface(each);
            if (spoken->role() != QAccessible::Notification) return QStringList();
            all << spoken->text(QAccessible::Name);
        }
        return all;
    };
    seated.key(Qt::Key_F2);
    seated.key(Qt::Key_T);
    // Both keep their words until they are asked for.
    QVERIFY(told().contains(announcement::due(leading())));
    QVERIFY(told().contains(announcement::table(leading())));
    // As they do while a reader is busy and a whole auction goes by.
    constexpr int words = 24;
    for (int i = 0; i < words; ++i) emit seated.scene.announced("word " + QString::number(i));
    for (int i = 0; i < words; ++i) QVERIFY(told().contains("word " + QString::number(i)));
}

QTEST_MAIN(TableSceneTest)
#include "table_scene_test.moc"
