#include "tests/support/crowded.h"
#include "tests/support/table_texts.h"
#include "ui/draw/look.h"
#include "ui/model/any_match.h"
#include "ui/picture/heard/announcement.h"
#include "ui/places/language.h"
#include "ui/table/items/notes/odds_item.h"
#include "ui/table/items/result_item.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/items/tricks/bowl_item.h"
#include "ui/table/items/tricks/ladder_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/languages.h"

#include <QtTest>

#include <set>

using namespace weli;

namespace {

// What windows of 760 × 480, 800 × 600, 1024 × 640 and 1280 × 800 leave to the table.
constexpr std::array sizes { QSize(718, 480), QSize(758, 600), QSize(779, 640), QSize(973, 800) };
// The same of 760 × 480, 1024 × 768, 1280 × 800 and 1366 × 768.
constexpr std::array auctionSizes { QSize(718, 480), QSize(779, 768), QSize(973, 800),
    QSize(1038, 768) };

struct Plate {
    QStringList texts;
    double name = 0; // how high its letters are
    double left = 1e9; // where the words begin
    double high = 0;
    bool shows = false;
};

std::vector<Plate> platesOf(const TableScene& scene, QSize size)
{
    std::vector<Plate> all;
    for (QGraphicsItem* item : scene.items()) {
        auto* const one = dynamic_cast<NamePlateItem*>(item);
        if (one == nullptr || !one->isVisible()) continue;
        Plate plate;
        plate.high = one->box().height();
        plate.shows = one->showsPortrait();
        for (const test::Written& text : test::textsOf(*one, size)) {
            if (text.text != one->seat().level) plate.texts << text.text; // a face tells it, too
            plate.left = std::min(plate.left, text.box.left() - one->box().left());
            if (text.text == one->seat().name) plate.name = text.pixels;
        }
        all.push_back(plate);
    }
    return all;
}

/// Some matches of each game, played by bots at random.
std::vector<Picture> endsOfMatches()
{
    std::vector<Picture> all;
    test::forEveryGame([&]<typename S>() {
        for (std::uint64_t series = 0; series < 2; ++series) {
            Rng rng = test::dice(series);
            Timeline<S> match = test::GameTest<S>::opening(rng);
            while (!isOver(match.state())) test::goOn(match, rng);
            ViewContext context;
            for (int i = 0; i < players(match.state()); ++i)
                context.seats.push_back({ words::suggestedName(i), bots::Level::Book });
            Picture& picture = all.emplace_back(pictureOf(viewOf(match, seatAt(0)), context));
            tellHabits(*picture.result, match, context, seatAt(0));
        }
    });
    return all;
}

test::OnItem sheetOn(TableScene& scene)
{
    for (QGraphicsItem* item : scene.items())
        if (auto* const sheet = dynamic_cast<ResultItem*>(item))
            return { sheet->box(), test::textsOf(*sheet, scene.sceneRect().size().toSize()) };
    return {};
}

}

class LettersTest : public QObject {
    Q_OBJECT

private slots:
    void allCanBeReadInEveryWindow_data();
    void allCanBeReadInEveryWindow();
    void theEndOfAMatchIsReadInEveryWindow_data() { allCanBeReadInEveryWindow_data(); }
    void theEndOfAMatchIsReadInEveryWindow();
    void reasonsOfAResultLieApart();
    void theLadderTellsAllInEveryWindow_data() { allCanBeReadInEveryWindow_data(); }
    void theLadderTellsAllInEveryWindow();
    void cellsOfARowHaveLettersOfOneSize_data() { allCanBeReadInEveryWindow_data(); }
    void cellsOfARowHaveLettersOfOneSize();
    void namesKeepOffTheEdgeOfTheirPlate_data() { allCanBeReadInEveryWindow_data(); }
    void namesKeepOffTheEdgeOfTheirPlate();
    void portraitsTakeNoWordFromThePlates_data() { allCanBeReadInEveryWindow_data(); }
    void portraitsTakeNoWordFromThePlates();
    void portraitsAreSeenInEveryUsualWindow();
    void lettersFollowTheWishAtOnce();
};

void LettersTest::allCanBeReadInEveryWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("letters");
    for (const SpokenLanguage& each : languages)
        for (const double letters : { 1.0, 1.25, 2.0 })
            QTest::addRow("%s, %g", each.code, letters) << QString(each.code) << letters;
}

void LettersTest::allCanBeReadInEveryWindow()
{
    QFETCH(QString, language);
    QFETCH(double, letters);
    Language spoken;
    spoken.speak(language);
    TableScene scene;
    scene.retranslate();
    scene.setMotion(0);
    scene.setLetters(letters);
    const std::vector<Picture> pictures = test::crowdedPictures(1200);
    QVERIFY(pictures.size() > 40);
    QStringList all;
    for (const QSize size : sizes) {
        scene.setSize(size, 1);
        for (const Picture& picture : pictures) {
            scene.show(picture);
            for (const QString& wrong : test::wrongWith(test::itemsOf(scene), 11))
                all << QString("%1 × %2, %3: %4")
                           .arg(size.width())
                           .arg(size.height())
                           .arg(test::kindOf(picture), wrong);
        }
    }
    QVERIFY2(all.isEmpty(), qPrintable("\n" + all.mid(0, 20).join("\n")));
}

/// Who has won stands larger than all else, and each deal has a line or is summed up in one.
void LettersTest::theEndOfAMatchIsReadInEveryWindow()
{
    QFETCH(QString, language);
    QFETCH(double, letters);
    Language spoken;
    spoken.speak(language);
    TableScene scene;
    scene.retranslate();
    scene.setMotion(0);
    scene.setLetters(letters);
    QStringList all;
    for (const Picture& picture : endsOfMatches()) {
        for (const QSize size : sizes) {
            scene.setSize(size, 1);
            scene.show(picture);
            const test::OnItem sheet = sheetOn(scene);
            for (const QString& wrong : test::wrongWith({ sheet }, 11))
                all << QString("%1 × %2: %3").arg(size.width()).arg(size.height()).arg(wrong);
            const auto headline = std::max_element(sheet.texts.begin(), sheet.texts.end(),
                [](const auto& a, const auto& b) { return a.pixels < b.pixels; });
            if (!picture.result->headline.startsWith(headline->text)) all << test::told(*headline);
            const auto lines = announcement::lines(*picture.result);
            if (ResultItem::lineRects(*picture.result, sheet.room, 1).size() != lines.size())
                all << QString("%1 lines").arg(lines.size());
        }
    }
    QVERIFY2(all.isEmpty(), qPrintable("\n" + all.mid(0, 20).join("\n")));
}

/// In the little room that looking back leaves they may end early.
void LettersTest::reasonsOfAResultLieApart()
{
    Language spoken;
    spoken.speak("de");
    TableScene scene;
    scene.retranslate();
    scene.setMotion(0);
    scene.setSize({ 536, 434 }, 1);
    for (const Picture& picture : endsOfMatches()) {
        if (picture.result->scale) continue;
        scene.show(picture);
        std::vector<test::Written> before;
        for (const test::Written& text : sheetOn(scene).texts) {
            for (const test::Written& other : before)
                QVERIFY2(!test::lettersOf(other).intersects(test::lettersOf(text)),
                    qPrintable(test::told(other) + " and " + test::told(text)));
            before.push_back(text);
        }
    }
}

/// The name of each contract, who is in the auction and what they said last, and what is played
/// for.
void LettersTest::theLadderTellsAllInEveryWindow()
{
    QFETCH(QString, language);
    QFETCH(double, letters);
    Language spoken;
    spoken.speak(language);
    TableScene scene;
    scene.retranslate();
    scene.setMotion(0);
    scene.setLetters(letters);
    QStringList all;
    int auctions = 0;
    for (const Picture& picture : test::crowdedPictures<preference::State>(1200)) {
        const TricksTable& table = tricksOn(picture);
        if (!table.ladder || !table.ladder->aim.isEmpty() || picture.result) continue;
        ++auctions;
        QStringList wanted;
        for (const LadderCell& cell : table.ladder->cells) wanted << cell.name;
        for (const HeardPicture& heard : table.ladder->heard)
            wanted << heard.name << heard.words.mid(heard.words.size() - 1);
        if (table.bowl)
            for (const QString& line : table.bowl->lines) wanted << line.section(" (", 0, 0);
        for (const QSize size : auctionSizes) {
            scene.setSize(size, 1);
            scene.show(picture);
            const QString told = (test::textsOn<LadderItem>(scene)
                + test::textsOn<LadderCellItem>(scene) + test::textsOn<BowlItem>(scene))
                                     .join(' ');
            for (const QString& text : wanted)
                if (!told.contains(text))
                    all << QString("%1 × %2, %3: %4")
                               .arg(size.width())
                               .arg(size.height())
                               .arg(test::kindOf(picture), text);
        }
    }
    QVERIFY(auctions > 4);
    QVERIFY2(all.isEmpty(), qPrintable("\n" + all.mid(0, 20).join("\n")));
}

/// Names of the ladder's contracts, and chances.
void LettersTest::cellsOfARowHaveLettersOfOneSize()
{
    QFETCH(QString, language);
    QFETCH(double, letters);
    Language spoken;
    spoken.speak(language);
    TableScene scene;
    scene.retranslate();
    scene.setMotion(0);
    scene.setLetters(letters);
    int read = 0;
    for (Picture picture : test::crowdedPictures<preference::State>(1200)) {
        if (!tricksOn(picture).ladder || picture.result) continue;
        const QString chance = "Zwei lizitieren: ≈93 %, −1";
        picture.odds = OddsPicture { { { "Passen", "1", "" }, { chance, "2", "" },
            { chance, "3", "" }, { chance, "4", "" }, { chance, "5", "" } } };
        QStringList names;
        for (const LadderCell& cell : tricksOn(picture).ladder->cells)
            if (cell.rows == 1) names << cell.name;
        for (const QSize size : auctionSizes) {
            scene.setSize(size, 1);
            scene.show(picture);
            std::set<double> inLadder;
            std::set<double> inRow;
            for (QGraphicsItem* item : scene.items()) {
                auto* const thing = dynamic_cast<TableItem*>(item);
                if (thing == nullptr || !thing->isVisible()) continue;
                const bool isChance = dynamic_cast<OddsCellItem*>(item) != nullptr;
                const bool isContract = dynamic_cast<LadderCellItem*>(item) != nullptr;
                if (!isChance && !isContract) continue;
                for (const test::Written& text : test::textsOf(*thing, size))
                    if (isChance || names.contains(text.text))
                        (isChance ? inRow : inLadder).insert(text.pixels);
            }
            QVERIFY(inLadder.size() <= 1); // after the auction they may have no room
            QCOMPARE(inRow.size(), std::size_t { 1 });
            if (!inLadder.empty()) ++read;
        }
    }
    QVERIFY(read > 0);
}

void LettersTest::namesKeepOffTheEdgeOfTheirPlate()
{
    QFETCH(double, letters);
    TableScene scene;
    scene.setMotion(0);
    scene.setLetters(letters);
    for (const Picture& picture : test::crowdedPictures(100))
        for (const QSize size : sizes) {
            scene.setSize(size, 1);
            scene.show(picture);
            for (QGraphicsItem* item : scene.items()) {
                auto* const plate = dynamic_cast<NamePlateItem*>(item);
                if (plate == nullptr || !plate->isVisible()) continue;
                for (const test::Written& text : test::textsOf(*plate, size)) {
                    const QFontMetricsF metrics(look::font(text.pixels, text.bold));
                    const double top = text.box.top() + metrics.ascent() - metrics.capHeight();
                    QVERIFY2(top - plate->box().top() > 0.095 * plate->box().height(),
                        qPrintable(QString("%1 of %2: %3")
                                       .arg(top - plate->box().top())
                                       .arg(plate->box().height())
                                       .arg(text.text)));
                }
            }
        }
}

/// A plate says the same with one as without, beside it, and the name in letters as large.
void LettersTest::portraitsTakeNoWordFromThePlates()
{
    QFETCH(QString, language);
    QFETCH(double, letters);
    Language spoken;
    spoken.speak(language);
    TableScene scene;
    scene.retranslate();
    scene.setMotion(0);
    scene.setLetters(letters);
    for (Picture picture : test::crowdedPictures(100))
        for (const QSize size : sizes) {
            scene.setSize(size, 1);
            for (SeatPicture& seat : picture.seats) {
                seat.portrait.reset();
                seat.standing.clear(); // where there is no room the stroke says it alone
            }
            scene.show(picture);
            const auto without = platesOf(scene, size);
            for (SeatPicture& seat : picture.seats) seat.portrait = Portrait {};
            scene.show(picture);
            const auto with = platesOf(scene, size);
            QCOMPARE(with.size(), without.size());
            for (std::size_t i = 0; i < with.size(); ++i) {
                QCOMPARE(with[i].texts, without[i].texts);
                QCOMPARE(with[i].name, without[i].name);
                QCOMPARE(with[i].shows, with.front().shows);
                if (with[i].shows) QVERIFY(with[i].left > with[i].high);
            }
        }
}

/// Of up to four players who do not owe hundreds.
void LettersTest::portraitsAreSeenInEveryUsualWindow()
{
    int seen = 0;
    TableScene scene;
    scene.setMotion(0);
    for (Picture picture : test::crowdedPictures(20)) {
        if (picture.seats.size() > 4) continue;
        for (SeatPicture& seat : picture.seats) seat.score = std::clamp(seat.score, -19, 19);
        std::vector<QSize> usual(sizes.begin(), sizes.end());
        // What looking back leaves to the table in a window of 760 × 480.
        if (std::holds_alternative<PointsSlate>(picture.slate)) usual.emplace_back(536, 426);
        for (const QSize size : usual) {
            scene.setSize(size, 1);
            scene.show(picture);
            for (const Plate& plate : platesOf(scene, size)) {
                QVERIFY2(plate.shows, qPrintable(plate.texts.join(", ")));
                ++seen;
            }
        }
    }
    QVERIFY(seen > 20);
}

void LettersTest::lettersFollowTheWishAtOnce()
{
    TableScene scene;
    scene.setMotion(0);
    scene.setSize({ 973, 800 }, 1);
    scene.show(test::crowdedPictures<mittlere::State>(20).front());
    const auto usually = [&] { // how high the letters of the prompt are
        for (const test::OnItem& item : test::itemsOf(scene))
            for (const test::Written& text : item.texts)
                if (text.text.startsWith(scene.picture().prompt.text.left(8))) return text.pixels;
        return 0.0;
    };
    const double usual = usually();
    scene.setLetters(1.25);
    QVERIFY2(usually() > 1.08 * usual, qPrintable(QString("%1, %2").arg(usual).arg(usually())));
    scene.setLetters(0.8);
    QVERIFY(usually() < 0.92 * usual);
    scene.setLetters(1);
    QCOMPARE(usually(), usual);
}

QTEST_MAIN(LettersTest)
#include "letters_test.moc"
