#include "core/game/seat.h"
#include "ui/draw/portraits.h"
#include "ui/words/words.h"

#include <QtTest>

#include <vector>

using namespace weli;

namespace {

QString nameOf(const Portrait& portrait) { return QString::fromStdString(code(portrait)); }

std::vector<Portrait> allPortraits()
{
    std::vector<Portrait> all { personsPortrait, Portrait {} };
    for (const bots::Mind& mind : bots::minds)
        for (const bool isWoman : { false, true })
            if (const auto portrait = portraitOf(mind, isWoman);
                portrait && *portrait != all.back())
                all.push_back(*portrait);
    return all;
}

/// With those of whom there is a second drawing.
std::vector<Portrait> allDrawings()
{
    std::vector<Portrait> all = allPortraits();
    for (const bool isWoman : { false, true })
        all.push_back({ bots::Mind(bots::Level::Book), isWoman, 1 });
    return all;
}

/// How far two pictures are from one another, a channel of a pixel, 0 to 255.
double distance(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            sum += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
                + std::abs(one.blue() - other.blue());
        }
    return sum / (3.0 * a.width() * a.height());
}

}

class PortraitsTest : public QObject {
    Q_OBJECT

private slots:
    void everyMindHasOneNamedAsItsCode();
    void whoThrowsDiceHasNone();
    void theNamesOfBotsAreOfWomenAndMen();
    void eachIsDrawnWithinItsFrame_data();
    void eachIsDrawnWithinItsFrame();
    void noTwoAreAlikeAtTwentyFourPixels();
    void nobodyLooksLikeAnotherOfTheSame();
    void aMissingOneIsNamedAndLeavesAFrame();
    void itIsPaintedOnWholePixels();
};

void PortraitsTest::everyMindHasOneNamedAsItsCode()
{
    for (const bots::Mind& mind : bots::minds) {
        const auto portrait = portraitOf(mind, true);
        if (!portrait) continue;
        const bool isLevel = mind.character == bots::Character::None;
        QCOMPARE(code(*portrait), std::string(bots::code(mind)) + (isLevel ? "-woman" : ""));
    }
    QCOMPARE(allPortraits().size(), 2U + 2 * (bots::levels.size() - 1) + bots::characters().size());
}

void PortraitsTest::whoThrowsDiceHasNone() { QVERIFY(!portraitOf(bots::Level::Random, false)); }

void PortraitsTest::theNamesOfBotsAreOfWomenAndMen()
{
    for (const char* woman : { "Resi", "Moidl", "Vroni", "Zenz", "Anna" })
        QVERIFY(words::isWomansName(woman));
    for (const char* man : { "Luis", "Hias", "Sepp", "Toni", "Wastl" })
        QVERIFY(!words::isWomansName(man));
}

void PortraitsTest::eachIsDrawnWithinItsFrame_data()
{
    QTest::addColumn<Portrait>("portrait");
    for (const Portrait& portrait : allDrawings())
        QTest::addRow("%s %d", qUtf8Printable(nameOf(portrait)), portrait.variant) << portrait;
}

/// Seen from all sides: shoulders, hats and feathers end at the frame.
void PortraitsTest::eachIsDrawnWithinItsFrame()
{
    QFETCH(Portrait, portrait);
    constexpr int side = 200;
    const QImage image = portraitImage(portrait, side);
    QCOMPARE(image.pixelColor(side / 2, side / 2).alpha(), 255);
    for (int i = 0; i < side; ++i)
        for (const int edge : { 0, 1, side - 2, side - 1 }) {
            QVERIFY2(image.pixelColor(i, edge).alpha() == 0, qPrintable(QString::number(i)));
            QVERIFY2(image.pixelColor(edge, i).alpha() == 0, qPrintable(QString::number(i)));
        }
    constexpr int round = 9; // within the corners of the square, outside the frame's
    for (const QPoint corner : { QPoint(round, round), QPoint(side - round, round),
             QPoint(round, side - round), QPoint(side - round, side - round) })
        QCOMPARE(image.pixelColor(corner).alpha(), 0);
}

/// Nor any two who sit at the usual table, where all play by the book.
void PortraitsTest::noTwoAreAlikeAtTwentyFourPixels()
{
    constexpr int side = 24;
    const std::vector<Portrait> all = allDrawings();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const double apart = distance(portraitImage(all[i], side), portraitImage(all[k], side));
            QVERIFY2(apart > 8,
                qPrintable(
                    nameOf(all[i]) + " and " + nameOf(all[k]) + ": " + QString::number(apart)));
        }
}

void PortraitsTest::nobodyLooksLikeAnotherOfTheSame()
{
    constexpr int side = 32;
    for (Portrait portrait : allPortraits()) {
        if (!portrait.mind) continue;
        const bool isLevel = portrait.mind->character == bots::Character::None;
        const int most = isLevel ? maxSeats - 1 : 4; // of one character
        std::vector<QImage> all;
        for (portrait.variant = 0; portrait.variant < most; ++portrait.variant) {
            all.push_back(portraitImage(portrait, side));
            for (std::size_t before = 0; before + 1 < all.size(); ++before) {
                const double apart = distance(all[before], all.back());
                QVERIFY2(apart > 0.8,
                    qPrintable(nameOf(portrait)
                        + QString(" %1 and %2: %3").arg(before).arg(portrait.variant).arg(apart)));
            }
        }
    }
}

void PortraitsTest::aMissingOneIsNamedAndLeavesAFrame()
{
    QTest::ignoreMessage(QtWarningMsg,
        "Weli cannot read the portrait /nowhere/hunter.svg and draws an empty frame.");
    const QImage image = portraitImage(Portrait { bots::characters().front() }, 40, "/nowhere");
    QVERIFY(image.pixelColor(20, 20).alpha() == 255);
}

void PortraitsTest::itIsPaintedOnWholePixels()
{
    QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(1.5, 1.5);
    paintPortrait(painter, { 4.2, 3.9, 32, 32 }, Portrait { bots::Mind(bots::Level::Master) });
    painter.end();
    QCOMPARE(
        image.copy(6, 6, 48, 48), portraitImage(Portrait { bots::Mind(bots::Level::Master) }, 48));
}

QTEST_MAIN(PortraitsTest)
#include "portraits_test.moc"
