// Measures what the window costs: drawing a card, painting the table, moving a card. Wants a
// display:
//     xvfb-run -a -s "-screen 0 3840x2160x24" build/release/bin/weli-table-bench
// With other arguments it lays the match that weli-start-bench opens.

#include "app/picture/demo.h"
#include "tests/bench/clock.h"
#include "ui/draw/cards/card_painter.h"
#include "ui/draw/cards/deck_finder.h"
#include "ui/places/main_window.h"
#include "ui/places/table_page.h"
#include "ui/table/items/card_item.h"
#include "ui/table/scene/table_scene.h"

#include <QApplication>
#include <QGraphicsView>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <limits>
#include <vector>

namespace {

using namespace weli;

constexpr QSize fullHd(1920, 1080);
constexpr QSize ultraHd(3840, 2160);

/// The shortest of so many times on a clock.
template <typename Work> double best(int times, Work work, double (*clock)() = now)
{
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < times; ++i) {
        const double begin = clock();
        work();
        least = std::min(least, clock() - begin);
    }
    return least;
}

/// Milliseconds of work of this thread so far: without what the display takes.
double workOfThread()
{
    timespec spent {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e3 * double(spent.tv_sec) + 1e-6 * double(spent.tv_nsec);
}

// One card, and the whole table.

/// Our decks and, to judge this machine by, the German one of KDE if it is installed.
std::vector<Deck> decksToMeasure()
{
    std::vector<Deck> decks = ourDecks();
    if (const auto other = deckOf("kde:svg-xskat-german", dataFolders())) decks.push_back(*other);
    return decks;
}

void measureCards()
{
    for (const Deck& deck : decksToMeasure()) {
        CardStyle style;
        style.deck = deck;
        const CardPainter painter(style);
        double sum = 0;
        double worst = 0;
        int cards = 0;
        QString slowest;
        for (const Card card : CardSet::all()) {
            if (!isOurs(deck) && card.rank() == Rank::Six) continue; // it has 32
            ++cards;
            const double took = best(60, [&] { return painter.card(card, { 150, 240 }); });
            sum += took;
            if (took > worst) slowest = QString::fromStdString(toText(card));
            worst = std::max(worst, took);
        }
        std::printf("card of 150 px, %-20s   mean %.2f ms, worst %.2f ms (%s)\n",
            qPrintable(deck.key), sum / cards, worst, qPrintable(slowest));
    }
}

SavedMatch matchOfMine()
{
    SavedMatch saved = demoTable();
    saved.players.front().who = Person {};
    return saved;
}

void measureRepaint()
{
    const QTemporaryDir folder;
    MainWindow window({ MatchStore(folder.filePath("matches")), folder.filePath("settings.json"),
        defaultBots(), {} });
    window.resize(fullHd);
    window.show();
    window.showTable(games.front(), pictureOfMatch(matchOfMine(), Seat {}));
    QApplication::processEvents();
    window.table().finishPicture();
    QApplication::processEvents();
    QWidget* const table = window.findChild<QGraphicsView*>()->viewport();
    const auto repaint = [&] { table->repaint(); };
    std::printf("full repaint, %d x %d     %.2f ms, %.2f of them work of its thread\n",
        table->width(), table->height(), best(50, repaint), best(50, repaint, workOfThread));
}

/// How long the window takes for each step of a card on its way.
void measureMoving()
{
    const QTemporaryDir folder;
    MainWindow window({ MatchStore(folder.filePath("matches")), folder.filePath("settings.json"),
        defaultBots(), {} });
    window.resize(ultraHd);
    window.show();
    window.showTable(games.front(), pictureOfMatch(matchOfMine(), Seat {}));
    QApplication::processEvents();
    window.table().finishPicture();
    QApplication::processEvents();
    CardItem* moved = nullptr;
    for (QGraphicsItem* item : window.table().scene().items())
        if (auto* const card = dynamic_cast<CardItem*>(item)) moved = card;
    if (moved == nullptr) qFatal("no card lies on the table");
    constexpr int steps = 60;
    const double begin = now();
    for (int step = 0; step < steps; ++step) {
        moved->moveBy(13, -7);
        QApplication::processEvents();
    }
    const double each = (now() - begin) / steps;
    std::printf("a moving card, %d x %d   %.2f ms a step\n", window.width(), window.height(), each);
}

// For weli-start-bench.

int layMatch(const QString& folder)
{
    Settings settings;
    settings.motion = 0;
    settings.language = "de";
    const bool written = !writeSettings(settings, folder + "/weli.json")
        && !MatchStore(folder).save(matchOfMine());
    return written ? 0 : 1;
}

}

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == "lay") return layMatch(arguments[2]);
    measureCards();
    measureRepaint();
    measureMoving();
    return 0;
}
