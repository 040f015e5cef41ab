#include "ui/table/layout/layout.h"
#include "ui/table/layout/layout_parts.h"
#include "ui/table/layout/layout_tricks.h"
#include "ui/table/layout/tip_place.h"

#include <QtTest>

using namespace weli;

namespace {

/// The smallest is what a window of 760 × 480 leaves beside the buttons.
constexpr std::array sizes { QSizeF(712, 480), QSizeF(752, 600), QSizeF(770, 590), QSizeF(779, 640),
    QSizeF(798, 640), QSizeF(998, 800), QSizeF(1000, 760), QSizeF(1498, 1080), QSizeF(1600, 800),
    QSizeF(900, 900), QSizeF(2995, 2160), QSizeF(3840, 2160) };

struct Named {
    QString name;
    QRectF rect;
};

/// All that can be seen at once while cards are played.
std::vector<Named> duringTheDeal(const Layout& layout, const TableShape& shape)
{
    std::vector<Named> all { { "heap", layout.heap }, { "help", layout.help },
        { "prompt", layout.prompt } };
    if (shape.odds) all.push_back({ "odds", layout.odds });
    for (const QRectF& plate : layout.plates) all.push_back({ "plate", plate });
    for (int i = 0; i < shape.players; ++i) {
        const SeatPlace& place = layout.seats[seatAt(i)];
        const QString seat = QString("seat %1 ").arg(i);
        all.push_back({ seat + "name", place.plate });
        all.push_back({ seat + "bubble", place.bubble });
        all.push_back({ seat + "hand", place.hand });
        all.push_back({ seat + "cards", place.cards });
    }
    return all;
}

/// After the deal: the hands are empty, my name is told in the result.
std::vector<Named> afterTheDeal(const Layout& layout, const TableShape& shape)
{
    std::vector<Named> all { { "heap", layout.heap }, { "result", layout.result },
        { "prompt", layout.prompt } };
    for (int i = 0; i < shape.players; ++i) {
        const SeatPlace& place = layout.seats[seatAt(i)];
        all.push_back({ QString("seat %1 cards").arg(i), place.cards });
        if (seatAt(i) != shape.me) all.push_back({ QString("seat %1 name").arg(i), place.plate });
    }
    return all;
}

TableShape tricksShape(int players, bool clockwise = true)
{
    TableShape shape { players, seatAt(players / 2), clockwise };
    shape.tricks = true;
    return shape;
}

/// All that can be seen at once on a table of tricks; among four the dealer plays no card.
std::vector<Named> amongTricks(const Layout& layout, const TableShape& shape)
{
    std::vector<Named> all { { "prompt", layout.prompt }, { "ladder", layout.ladder },
        { "bowl", bowlRect(layout, shape) } };
    if (shape.odds) all.push_back({ "odds", layout.odds });
    for (int i = 0; i < shape.players; ++i) {
        const Seat seat = seatAt(i);
        const SeatPlace& place = layout.seats[seat];
        const QString name = QString("seat %1 ").arg(i);
        const bool mine = seat == shape.me;
        const bool plays = shape.players == 3 || seat != shape.bowl;
        const bool covered = mine && shape.stage == Stage::Counted;
        if (!covered) {
            all.push_back({ name + "name", place.plate });
            all.push_back({ name + "bubble", place.bubble });
            all.push_back({ name + "hand", place.hand });
            all.push_back({ name + "won", place.won });
        } else if (plays) {
            all.push_back({ name + "laid", layout.laid });
        }
        if (plays && shape.stage == Stage::Playing) all.push_back({ name + "card", place.cards });
    }
    if (shape.stage == Stage::Counted)
        all.push_back({ "result", layout.result });
    else
        all.push_back({ "help", layout.help });
    for (int slot = 0; slot < 2; ++slot) {
        CardPicture card;
        card.place = Place::Talon;
        card.slot = slot;
        card.count = 2;
        if (slot == 0)
            all.push_back({ "talon", rectOf(card, layout, shape) });
        else
            all.back().rect |= rectOf(card, layout, shape);
    }
    return all;
}

QString text(const Named& named)
{
    const QRectF& r = named.rect;
    return QString("%1 (%2, %3, %4 × %5)")
        .arg(named.name)
        .arg(r.x())
        .arg(r.y())
        .arg(r.width())
        .arg(r.height());
}

QStringList complaints(const std::vector<Named>& all, const QRectF& table)
{
    QStringList wrong;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].rect.isValid() || !table.contains(all[i].rect))
            wrong << text(all[i]) + " is cut";
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (all[i].rect.intersects(all[j].rect)) wrong << text(all[i]) + " and " + text(all[j]);
    }
    return wrong;
}

CardPicture card(Place place, int seat, int slot, int count)
{
    CardPicture picture;
    picture.place = place;
    picture.seat = seatAt(seat);
    picture.slot = slot;
    picture.count = count;
    return picture;
}

}

class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlapsAndNothingIsCut_data();
    void nothingOverlapsAndNothingIsCut();
    void cardsLieWithinTheirPlaces_data() { nothingOverlapsAndNothingIsCut_data(); }
    void cardsLieWithinTheirPlaces();
    void openHandsLieBehindWhatIsPlayed_data() { nothingOverlapsAndNothingIsCut_data(); }
    void openHandsLieBehindWhatIsPlayed();
    void textFindsRoomAtTheLeastSize_data();
    void textFindsRoomAtTheLeastSize();
    void whoSitsOppositeSitsInTheMiddle_data();
    void whoSitsOppositeSitsInTheMiddle();
    void theTurnGoesRoundTheTable();
    void theTurnGoesRoundTheOtherWay();
    void everythingGrowsWithTheWindow();
    void aNoteLiesCloseByAndOnNothing();
    void lettersCanBeReadInASmallWindow();
    void thereIsARowForOdds();
    void lettersFollowTheWishAsFarAsCardsAllow();
    void nothingOverlapsInAVerySmallTable();
    void answersHaveRoomAndDoNotOverlap_data();
    void answersHaveRoomAndDoNotOverlap();
    void aPlayableCardStandsUp();
    void tricksOverlapNothing_data();
    void tricksOverlapNothing();
    void handsOfTricksCanBeRead_data();
    void handsOfTricksCanBeRead();
    void eachCardOfATrickLiesTowardsItsPlayer();
    void theRowHasRoomForFour_data();
    void theRowHasRoomForFour();
    void cardsBeginAtTheirPlate();
    void whatLiesOnTheTableStaysThere();
};

void LayoutTest::nothingOverlapsAndNothingIsCut_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("clockwise");
    QTest::addColumn<double>("letters");
    for (const QSizeF& size : sizes)
        for (int players = 2; players <= maxSeats; ++players)
            for (const double letters : { 1.0, 0.8, 1.25, 2.0 })
                for (const bool clockwise : { true, false })
                    QTest::addRow("%g x %g, %d, %s, %g", size.width(), size.height(), players,
                        clockwise ? "clockwise" : "anticlockwise", letters)
                        << size << players << clockwise << letters;
}

void LayoutTest::nothingOverlapsAndNothingIsCut()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(bool, clockwise);
    QFETCH(double, letters);
    const TableShape shape { players, seatAt(players / 2), clockwise };
    const Layout layout = layoutOf(size, shape, 1.6, letters);
    const QStringList wrong = complaints(duringTheDeal(layout, shape), layout.table)
        + complaints(afterTheDeal(layout, shape), layout.table);
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
}

void LayoutTest::cardsLieWithinTheirPlaces()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(bool, clockwise);
    QFETCH(double, letters);
    const TableShape shape { players, seatAt(0), clockwise };
    const Layout layout = layoutOf(size, shape, 1.6, letters);
    for (int seat = 0; seat < players; ++seat) {
        const SeatPlace& place = layout.seats[seatAt(seat)];
        for (int slot = 0; slot < 3; ++slot) {
            QVERIFY(place.cards.contains(rectOf(card(Place::Table, seat, slot, 3), layout, shape)));
            QVERIFY(place.hand.contains(rectOf(card(Place::Hand, seat, slot, 3), layout, shape)));
        }
        // The corner with rank and suit stays in sight: the next card lies at its right.
        const double step = rectOf(card(Place::Table, seat, 1, 3), layout, shape).left()
            - rectOf(card(Place::Table, seat, 0, 3), layout, shape).left();
        const bool apart = std::abs(step) >= layout.tableCard.width();
        QVERIFY2(
            apart || step >= 0.4 * layout.tableCard.width(), qPrintable(QString::number(step)));
    }
}

/// As large as on a table of tricks, and told from what has been played.
void LayoutTest::openHandsLieBehindWhatIsPlayed()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(bool, clockwise);
    QFETCH(double, letters);
    TableShape shape { players, seatAt(0), clockwise };
    shape.open = true;
    const Layout layout = layoutOf(size, shape, 1.6, letters);
    QVERIFY(layout.backCard.width() > 0.8 * layout.tableCard.width() - 1);
    QVERIFY(layout.backCard.width() < layout.tableCard.width());
    if (players == 3 || players == 4) {
        const Layout tricks = layoutOf(size, tricksShape(players), 1.6, letters);
        QVERIFY2(layout.backCard.width() >= tricks.backCard.width() - 1,
            qPrintable(
                QString("%1 of %2").arg(layout.backCard.width()).arg(tricks.backCard.width())));
    }
    for (int seat = 1; seat < players; ++seat) {
        const SeatPlace& place = layout.seats[seatAt(seat)];
        for (int held = 1; held <= 3; ++held) // the others are played
            for (int slot = 0; slot < held; ++slot) {
                CardPicture open = card(Place::Hand, seat, slot, held);
                open.face = Card::at(7);
                const QRectF rect = rectOf(open, layout, shape);
                QVERIFY(place.cards.contains(rect));
                for (int played = 0; played < 3 - held; ++played)
                    QVERIFY(std::abs(rect.left()
                                - rectOf(card(Place::Table, seat, played, 3 - held), layout, shape)
                                      .left())
                        >= 0.4 * layout.tableCard.width());
                open.face.reset();
                QVERIFY(place.hand.contains(rectOf(open, layout, shape)));
            }
    }
}

void LayoutTest::textFindsRoomAtTheLeastSize_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("card");
    // The widths that a window of 1024 × 640 leaves beside the slate.
    QTest::newRow("2") << 2 << 85.0;
    QTest::newRow("3") << 3 << 85.0;
    QTest::newRow("4") << 4 << 70.0;
    QTest::newRow("5") << 5 << 65.0;
    QTest::newRow("6") << 6 << 56.0;
    QTest::newRow("7") << 7 << 50.0;
    QTest::newRow("8") << 8 << 50.0;
}

void LayoutTest::textFindsRoomAtTheLeastSize()
{
    QFETCH(int, players);
    QFETCH(double, card);
    const TableShape shape { players, seatAt(0), true };
    const Layout layout = layoutOf({ 779, 640 }, shape);
    QVERIFY2(
        layout.tableCard.width() >= card, qPrintable(QString::number(layout.tableCard.width())));
    QVERIFY(layout.handCard.width() >= 70);
    for (int seat = 0; seat < players; ++seat) {
        QVERIFY(layout.seats[seatAt(seat)].plate.width() >= 128);
        QVERIFY2(layout.seats[seatAt(seat)].bubble.width() >= 80,
            qPrintable(QString("%1: %2").arg(seat).arg(layout.seats[seatAt(seat)].bubble.width())));
    }
    QVERIFY(layout.help.width() >= 200);
}

void LayoutTest::whoSitsOppositeSitsInTheMiddle_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QSizeF>("size");
    for (const int players : { 2, 4, 6, 8 })
        for (const QSizeF& size : sizes)
            QTest::addRow("%d, %g x %g", players, size.width(), size.height()) << players << size;
}

void LayoutTest::whoSitsOppositeSitsInTheMiddle()
{
    QFETCH(int, players);
    QFETCH(QSizeF, size);
    const Layout layout = layoutOf(size, { players, seatAt(0), true });
    const SeatPlace& place = layout.seats[seatAt(players / 2)];
    const double middle = layout.seats[seatAt(0)].cards.center().x();
    QVERIFY(qAbs(place.cards.center().x() - middle) <= 2);
    if (players > 2) QVERIFY(qAbs(place.plate.center().x() - middle) <= 2);
}

void LayoutTest::theTurnGoesRoundTheTable()
{
    const TableShape shape { 4, seatAt(1), true };
    const Layout layout = layoutOf({ 1000, 800 }, shape);
    const double left = layout.seats[seatAt(2)].plate.center().x();
    const double far = layout.seats[seatAt(3)].plate.center().x();
    const double right = layout.seats[seatAt(0)].plate.center().x();
    QVERIFY(left < far && far < right);
    QVERIFY(layout.seats[seatAt(3)].cards.bottom() < layout.seats[seatAt(2)].cards.bottom());
    QVERIFY(layout.seats[seatAt(1)].hand.top() > layout.seats[seatAt(2)].cards.bottom());
}

void LayoutTest::theTurnGoesRoundTheOtherWay()
{
    const Layout layout = layoutOf({ 1000, 800 }, { 4, seatAt(1), false });
    QVERIFY(
        layout.seats[seatAt(0)].plate.center().x() < layout.seats[seatAt(2)].plate.center().x());
}

void LayoutTest::everythingGrowsWithTheWindow()
{
    const TableShape shape { 5, seatAt(0), true };
    const Layout small = layoutOf({ 798, 640 }, shape);
    const Layout large = layoutOf({ 1596, 1280 }, shape);
    QVERIFY(qAbs(large.handCard.width() - 2 * small.handCard.width()) <= 2);
    QVERIFY(qAbs(large.tableCard.width() - 2 * small.tableCard.width()) <= 2);
    QVERIFY(qAbs(large.prompt.height() - 2 * small.prompt.height()) <= 4);
}

/// A unit is what letters are made for: with a pixel they have eleven at least.
void LayoutTest::lettersCanBeReadInASmallWindow()
{
    for (int players = 2; players <= maxSeats; ++players)
        QVERIFY(layoutOf({ 712, 480 }, { players, seatAt(0), true }).unit >= 0.999);
    for (const int players : { 3, 4 })
        QVERIFY(layoutOf({ 712, 480 }, tricksShape(players)).unit >= 0.999);
}

/// Beside the words of a lesson a table is smaller than letters of eleven pixels allow.
void LayoutTest::nothingOverlapsInAVerySmallTable()
{
    for (const QSizeF& size : { QSizeF(456, 480), QSizeF(520, 480), QSizeF(530, 600) }) {
        for (int players = 2; players <= maxSeats; ++players) {
            const TableShape shape { players, seatAt(0), true };
            const Layout layout = layoutOf(size, shape);
            const QStringList wrong = complaints(duringTheDeal(layout, shape), layout.table);
            QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
        }
        for (const int players : { 3, 4 }) {
            TableShape shape = tricksShape(players);
            shape.stage = Stage::Playing;
            const Layout layout = layoutOf(size, shape);
            const QStringList wrong = complaints(amongTricks(layout, shape), layout.table);
            QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
        }
    }
}

/// In every window that there may be, with letters of every size.
void LayoutTest::thereIsARowForOdds()
{
    for (const QSizeF& size : { QSizeF(712, 480), QSizeF(972, 800), QSizeF(2918, 2160) })
        for (const double letters : { 0.8, 1.0, 1.5, 2.0 })
            for (TableShape shape :
                { TableShape { 3, seatAt(0) }, TableShape { 5, seatAt(0) }, tricksShape(3) }) {
                shape.odds = true;
                const Layout layout = layoutOf(size, shape, 1.6, letters);
                const auto seen
                    = shape.tricks ? amongTricks(layout, shape) : duringTheDeal(layout, shape);
                const QStringList wrong = complaints(seen, layout.table);
                QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
                QVERIFY(layout.odds.height() >= 14);
            }
}

void LayoutTest::lettersFollowTheWishAsFarAsCardsAllow()
{
    for (const TableShape& shape :
        { TableShape { 4, seatAt(0), true }, tricksShape(3), tricksShape(4) }) {
        const Layout usual = layoutOf({ 1600, 1200 }, shape);
        QVERIFY(qAbs(layoutOf({ 1600, 1200 }, shape, 1.6, 0.8).unit - 0.8 * usual.unit) < 0.01);
        QVERIFY(qAbs(layoutOf({ 1600, 1200 }, shape, 1.6, 1.25).unit - 1.25 * usual.unit) < 0.01);
        const Layout large = layoutOf({ 1600, 1200 }, shape, 1.6, 2);
        QVERIFY2(large.unit > 1.24 * usual.unit, qPrintable(QString::number(large.unit)));
        QVERIFY(large.tableCard.width() > 0.6 * usual.tableCard.width() - 1);
        QVERIFY(large.handCard.width() > 0.7 * usual.handCard.width());
    }
}

void LayoutTest::answersHaveRoomAndDoNotOverlap_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("answers");
    for (int players = 2; players <= maxSeats; ++players)
        for (int answers = 1; answers <= 8; ++answers) // a claim names every other seat (B-58)
            QTest::addRow("%d answers among %d", answers, players) << players << answers;
}

void LayoutTest::answersHaveRoomAndDoNotOverlap()
{
    QFETCH(int, players);
    QFETCH(int, answers);
    const Layout layout = layoutOf({ 779, 640 }, { players, seatAt(0), true });
    std::vector<Named> all;
    for (const QRectF& rect : answerRects(layout.help, answers, true, layout.unit)) {
        all.push_back({ "answer", rect });
        QVERIFY(rect.height() >= 15 && rect.width() >= 60);
    }
    QCOMPARE(all.size(), static_cast<std::size_t>(answers + 1));
    const QStringList wrong = complaints(all, layout.help.adjusted(-0.01, -0.01, 0.01, 0.01));
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
    QVERIFY(layout.help.contains(goOnRect(layout.help, layout.unit)));
}

void LayoutTest::aPlayableCardStandsUp()
{
    const TableShape shape;
    const Layout layout = layoutOf({ 1000, 800 }, shape);
    CardPicture mine = card(Place::Hand, 0, 1, 3);
    const QRectF low = rectOf(mine, layout, shape);
    mine.play.act = GoOn {};
    QVERIFY(rectOf(mine, layout, shape).top() < low.top());
}

/// Where they lie apart; else they begin at the left, so that the newest lies on top.
void LayoutTest::cardsBeginAtTheirPlate()
{
    const TableShape shape; // three: names stand at the outer sides
    const Layout layout = layoutOf({ 1600, 800 }, shape);
    const QRectF left = rectOf(card(Place::Table, 1, 0, 1), layout, shape);
    const QRectF right = rectOf(card(Place::Table, 2, 0, 1), layout, shape);
    const double near = 2 * parts::Share().gap * layout.unit;
    QVERIFY(left.left() - layout.seats[seatAt(1)].plate.right() < near);
    QVERIFY(layout.seats[seatAt(2)].plate.left() - right.right() < near);
}

void LayoutTest::whatLiesOnTheTableStaysThere()
{
    const TableShape shape;
    const Layout layout = layoutOf({ 1000, 800 }, shape);
    for (const int seat : { 1, 2 })
        QCOMPARE(rectOf(card(Place::Table, seat, 0, 1), layout, shape),
            rectOf(card(Place::Table, seat, 0, 2), layout, shape));
}

void LayoutTest::tricksOverlapNothing_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("clockwise");
    QTest::addColumn<double>("aspect");
    QTest::addColumn<double>("letters");
    for (const QSizeF& size : sizes)
        for (const int players : { 3, 4 })
            for (const double letters : { 1.0, 0.8, 1.25, 2.0 })
                for (const double aspect : { 1.6, 1.34, 1.75 })
                    QTest::addRow("%g x %g, %d, %g, %g", size.width(), size.height(), players,
                        aspect, letters)
                        << size << players << (aspect < 1.7) << aspect << letters;
}

void LayoutTest::tricksOverlapNothing()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(bool, clockwise);
    QFETCH(double, aspect);
    QFETCH(double, letters);
    TableShape shape = tricksShape(players, clockwise);
    const Layout layout = layoutOf(size, shape, aspect, letters);
    for (const Stage stage : { Stage::Bidding, Stage::Playing, Stage::Counted })
        for (int bowl = 0; bowl < players; ++bowl) {
            shape.stage = stage;
            shape.bowl = seatAt(bowl);
            QVERIFY(areLaidAlike(shape, tricksShape(players, clockwise)));
            const QStringList wrong = complaints(amongTricks(layout, shape), layout.table);
            QVERIFY2(wrong.isEmpty(),
                qPrintable(
                    QString("stage %1, bowl %2\n").arg(int(stage)).arg(bowl) + wrong.join("\n")));
        }
}

void LayoutTest::handsOfTricksCanBeRead_data() { tricksOverlapNothing_data(); }

void LayoutTest::handsOfTricksCanBeRead()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(double, aspect);
    QFETCH(double, letters);
    TableShape shape = tricksShape(players);
    const Layout layout = layoutOf(size, shape, aspect, letters);
    const double usual = std::min(size.width() / 770, size.height() / 590);
    const bool isUsual = letters <= 1 && usual >= 1;
    QVERIFY(aspect > 1.6 || layout.backCard.width() >= (isUsual ? 46 : 30) * usual - 0.5);
    for (const Stage stage : { Stage::Playing, Stage::Counted })
        for (int seat = 0; seat < players; ++seat) {
            shape.stage = stage;
            const bool mine = seatAt(seat) == shape.me;
            const int count = mine && stage == Stage::Playing ? 12 : 10;
            const bool laid = mine && stage == Stage::Counted;
            const QRectF place = laid ? layout.laid : layout.seats[seatAt(seat)].hand;
            QRectF last;
            for (int slot = 0; slot < count; ++slot) {
                CardPicture held = card(Place::Hand, seat, slot, count);
                if (slot % 2 == 0) held.play.act = GoOn {};
                const QRectF rect = rectOf(held, layout, shape);
                QVERIFY(place.contains(rect));
                if (slot > 0) QVERIFY(rect.left() - last.left() >= 0.22 * rect.width());
                last = rect;
            }
        }
}

void LayoutTest::eachCardOfATrickLiesTowardsItsPlayer()
{
    TableShape shape = tricksShape(4);
    shape.me = seatAt(0);
    const Layout layout = layoutOf({ 1000, 800 }, shape);
    const auto middle
        = [&](int seat) { return rectOf(card(Place::Trick, seat, 0, 1), layout, shape).center(); };
    QVERIFY(middle(1).x() < middle(2).x() && middle(2).x() < middle(3).x());
    QVERIFY(middle(2).y() < middle(1).y() && middle(1).y() < middle(0).y());
    QCOMPARE(middle(1).y(), middle(3).y());
}

void LayoutTest::theRowHasRoomForFour_data()
{
    QTest::addColumn<int>("answers");
    QTest::addColumn<bool>("question");
    for (int answers = 1; answers <= 5; ++answers)
        for (const bool question : { false, true })
            QTest::addRow("%d, %d", answers, question) << answers << question;
}

void LayoutTest::theRowHasRoomForFour()
{
    QFETCH(int, answers);
    QFETCH(bool, question);
    const Layout layout = layoutOf({ 779, 640 }, tricksShape(3));
    std::vector<Named> all;
    for (const QRectF& rect : rowRects(layout.help, answers, question, layout.unit)) {
        all.push_back({ "answer", rect });
        QVERIFY(rect.height() >= 24 && rect.width() >= 90);
    }
    QCOMPARE(all.size(), static_cast<std::size_t>(answers + (question ? 1 : 0)));
    const QStringList wrong = complaints(all, layout.help.adjusted(-0.01, -0.01, 0.01, 0.01));
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
    QVERIFY(layout.help.contains(rowGoOnRect(layout.help, layout.unit)));
}

void LayoutTest::aNoteLiesCloseByAndOnNothing()
{
    const QRectF room(0, 0, 1000, 800);
    const QSizeF size(270, 80);
    const QRectF button(0, 700, 140, 60);
    const std::vector<Taken> taken { { { 0, 560, 300, 130 } }, { { 150, 700, 850, 60 } },
        { { 0, 765, 1000, 35 } } };
    const QRectF place = tipPlace(size, button, room, taken, 1).box;
    QVERIFY(room.contains(place) && place.size() == size);
    for (const Taken& each : taken) QVERIFY(!each.box.intersects(place));
    QVERIFY(!button.intersects(place));
    QVERIFY(place.left() < 320 && place.bottom() > 540); // as near as can be
    QVERIFY(room.contains(tipPlace(size, button, room, { { room } }, 1).box));
    const QRectF alone = tipPlace(size, { 400, 300, 100, 100 }, room, {}, 1).box;
    QVERIFY(std::abs(alone.center().x() - 450) < 8);
}

QTEST_APPLESS_MAIN(LayoutTest)
#include "layout_test.moc"
