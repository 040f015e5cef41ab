#include "tests/support/every_game.h"
#include "tests/support/hand.h"
#include "ui/picture/table_games.h"
#include "ui/words/words.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

constexpr std::array sizes { QSize(760, 480), QSize(1280, 800) };

/// A table in a window, at which no press comes too soon.
struct Table {
    explicit Table(QSize size)
        : view(&scene)
    {
        QObject::connect(
            &scene, &TableScene::chosen, &view, [this](const Act& act) { done << act; });
        scene.setMotion(0);
        scene.setMoment(0);
        view.setUpdatesEnabled(false); // nobody looks
        view.resize(size);
        view.show();
        view.activateWindow();
        view.setFocus();
    }

    TableScene scene;
    TableView view;
    QList<Act> done;
};

ViewContext named(int players)
{
    ViewContext context;
    for (int i = 0; i < players; ++i)
        context.seats.push_back({ words::suggestedName(i), bots::Level::Book });
    return context;
}

QString line(const Act& act) { return "act " + QString::fromStdString(toText(act)); }

/// What the rules leave to this seat to choose; what alone is left does itself.
template <GameState S> QList<Act> allowed(const S& state, Seat seat)
{
    QList<Act> all;
    if (onlyAct(observe(state, seat))) return all;
    for (const auto& action : legalActions(state, seat)) all << Act(AnyAction(action));
    return all;
}

QStringList sorted(QStringList lines)
{
    lines.sort();
    return lines;
}

QStringList linesOf(const QList<Act>& acts)
{
    QStringList all;
    for (const Act& act : acts) all << line(act);
    return sorted(all);
}

/// Every act of the game that the table offers, as often as it does.
QStringList offeredOn(const TableScene& scene)
{
    QStringList all;
    for (const TableOffer& offer : offersOn(scene))
        if (offer.line.startsWith("act ") && offer.line != line(GoOn {})) all << offer.line;
    return sorted(all);
}

/// Positions of random matches by all kinds of rules, in which this seat has something to do.
template <GameState S, typename Look> void whereSomebodyActs(int count, const Look& look)
{
    sample<S>(count, [&](const Timeline<S>& match, Rng& rng) {
        for (const Seat seat : SeatSet::firstOf(players(match.state())))
            if (!allowed(match.state(), seat).empty())
                look(match, seat, pictureOf(viewOf(match, seat), named(players(match.state()))),
                    rng);
    });
}

} // namespace

/// From the rules to what a hand can press: each act by one thing, and no thing another's.
class BridgeTest : public QObject {
    Q_OBJECT

private slots:
    void everyActIsOfferedByOneThing();
    void whatIsOfferedCanBeHit();
    void whatIsPressedIsDone_data();
    void whatIsPressedIsDone();
};

void BridgeTest::everyActIsOfferedByOneThing()
{
    forEveryGame([]<GameState S>() {
        Table table(sizes.back());
        whereSomebodyActs<S>(
            matches(400), [&](const auto& match, Seat seat, const Picture& picture, Rng& /*rng*/) {
                table.scene.show(picture);
                const QStringList offered = offeredOn(table.scene);
                const QStringList wanted = linesOf(allowed(match.state(), seat));
                QVERIFY2(offered == wanted,
                    qPrintable(picture.prompt.text + "\noffered: " + offered.join(", ")
                        + "\nallowed: " + wanted.join(", ")));
            });
    });
}

void BridgeTest::whatIsOfferedCanBeHit()
{
    forEveryGame([]<GameState S>() {
        for (const QSize size : sizes) {
            Table table(size);
            whereSomebodyActs<S>(matches(150),
                [&](const auto& /*match*/, Seat /*seat*/, const Picture& picture, Rng& /*rng*/) {
                    table.scene.show(picture);
                    for (const TableOffer& offer : offersOn(table.scene)) {
                        const bool isPressed = offer.item->acceptedMouseButtons() != Qt::NoButton;
                        QVERIFY2(!isPressed || spotOn(table.view, *offer.item),
                            qPrintable(QString("%1 × %2: %3 is covered")
                                           .arg(size.width())
                                           .arg(size.height())
                                           .arg(offer.line)));
                    }
                });
        }
    });
}

void BridgeTest::whatIsPressedIsDone_data()
{
    QTest::addColumn<Hand>("hand");
    QTest::newRow("mouse") << Hand::Mouse;
    QTest::newRow("keys") << Hand::Keys;
}

void BridgeTest::whatIsPressedIsDone()
{
    QFETCH(const Hand, hand);
    forEveryGame([hand]<GameState S>() {
        Table table(sizes.back());
        QVERIFY(QTest::qWaitForWindowActive(&table.view));
        whereSomebodyActs<S>(
            matches(120), [&](const auto& match, Seat seat, const Picture& picture, Rng& rng) {
                const QList<Act> acts = allowed(match.state(), seat);
                const auto some
                    = std::min<std::uint32_t>(4, static_cast<std::uint32_t>(acts.size()));
                for (std::uint32_t i = 0; i < some; ++i) {
                    const Act& wanted = acts[rng.below(static_cast<std::uint32_t>(acts.size()))];
                    table.scene.show(Picture {}); // as if it were new
                    table.scene.show(picture);
                    table.done.clear();
                    const QString wrong = act(table.view, table.scene, wanted, hand);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                    QCOMPARE(linesOf(table.done), QStringList { line(wanted) });
                }
            });
    });
}

QTEST_MAIN(BridgeTest)
#include "bridge_test.moc"
