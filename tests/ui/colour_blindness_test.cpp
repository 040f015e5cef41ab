#include "tests/ui/table/made_up.h"
#include "tests/ui/table/made_up_tricks.h"
#include "ui/draw/cards/card_painter.h"
#include "ui/draw/look.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>
#include <QtWidgets>

#include <cmath>
#include <functional>

using namespace weli;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple times(const Matrix& matrix, const Triple& of)
{
    Triple result {};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * of[i];
    return result;
}

struct Eyes {
    const char* name;
    Matrix sees; // of linear red, green and blue
};

// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
// Deficiency", 2009: whole lack of one kind of cone.
constexpr Eyes usualEyes { "usual", { { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } } };
constexpr std::array blindEyes {
    Eyes { "protanopia",
        { { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 },
            { -0.003882, -0.048116, 1.051998 } } } },
    Eyes { "deuteranopia",
        { { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 },
            { -0.011820, 0.042940, 0.968881 } } } },
    Eyes { "tritanopia",
        { { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 },
            { 0.004733, 0.691367, 0.303900 } } } },
};

double linear(int value)
{
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b* of what these eyes see there.
Triple seen(QRgb pixel, const Eyes& eyes)
{
    constexpr Matrix toXyz { { { 0.4124, 0.3576, 0.1805 }, { 0.2126, 0.7152, 0.0722 },
        { 0.0193, 0.1192, 0.9505 } } };
    Triple light { linear(qRed(pixel)), linear(qGreen(pixel)), linear(qBlue(pixel)) };
    light = times(eyes.sees, light);
    for (double& part : light) part = std::clamp(part, 0.0, 1.0);
    Triple xyz = times(toXyz, light);
    const Triple white { 0.9505, 1, 1.089 };
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = xyz[i] / white[i];
        xyz[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    return { 116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2]) };
}

/// How many pixels are plainly different to these eyes; 2 is what can just be told side by side.
int different(const QImage& one, const QImage& other, const Eyes& eyes)
{
    constexpr double plainly = 12;
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb here = one.pixel(x, y);
            const QRgb there = other.pixel(x, y);
            if (here == there) continue;
            const Triple a = seen(here, eyes);
            const Triple b = seen(there, eyes);
            if (std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > plainly) ++count;
        }
    return count;
}

QImage drawn(const Picture& picture)
{
    static TableScene scene;
    scene.setMotion(0);
    scene.setSize({ 973, 800 }, 1);
    scene.orderPictures();
    scene.show(picture);
    scene.finishFaces();
    QImage image(973, 800, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter);
    return image;
}

using Change = std::function<void(Picture&)>;

}

Q_DECLARE_METATYPE(weli::CardStyle)
Q_DECLARE_METATYPE(Change)

class ColourBlindnessTest : public QObject {
    Q_OBJECT

private slots:
    void theseEyesConfuseWhatTheyShould();
    void suitsAreToldApart_data();
    void suitsAreToldApart();
    void whatMattersIsToldApart_data();
    void whatMattersIsToldApart();
};

void ColourBlindnessTest::theseEyesConfuseWhatTheyShould()
{
    const auto square = [](QColor colour) {
        QImage image(1, 1, QImage::Format_RGB32);
        image.fill(colour);
        return image;
    };
    const QImage red = square({ 200, 60, 50 });
    const std::array others { square({ 0, 105, 45 }), square({ 0, 165, 45 }),
        square({ 210, 0, 120 }) };
    for (std::size_t i = 0; i < others.size(); ++i) {
        QCOMPARE(different(red, others[i], usualEyes), 1);
        QCOMPARE(different(red, others[i], blindEyes[i]), 0);
    }
}

void ColourBlindnessTest::suitsAreToldApart_data()
{
    QTest::addColumn<CardStyle>("style");
    for (const Deck& deck : ourDecks()) {
        QTest::addRow("%s", qPrintable(deck.key)) << CardStyle { .deck = deck };
        if (hasFourColours(deck))
            QTest::addRow("%s, four colours", qPrintable(deck.key))
                << CardStyle { .deck = deck, .fourColours = true };
    }
}

/// By the signs as small as in the corner of a card in a small window.
void ColourBlindnessTest::suitsAreToldApart()
{
    QFETCH(CardStyle, style);
    const CardPainter painter(style);
    const auto sign = [&](Suit suit) {
        QImage paper(12, 12, QImage::Format_RGB32);
        paper.fill(look::warm.paper);
        QPainter on(&paper);
        on.drawImage(0, 0, painter.sign(suit, 12));
        return paper;
    };
    for (const Suit one : suits)
        for (const Suit other : suits) {
            if (one == other) continue;
            for (const Eyes& eyes : blindEyes) {
                const int pixels = different(sign(one), sign(other), eyes);
                QVERIFY2(pixels >= 24, qPrintable(QString("%1: %2").arg(eyes.name).arg(pixels)));
            }
        }
}

void ColourBlindnessTest::whatMattersIsToldApart_data()
{
    QTest::addColumn<Picture>("picture");
    QTest::addColumn<Change>("change");
    made_up::Deal deal;
    const Picture figures = made_up::playing(deal);
    const Picture tricks = made_up::tricks::playing({});
    const auto seat = [](bool SeatPicture::*what) -> Change {
        return [what](Picture& picture) {
            bool& is = picture.seats[1].*what;
            is = !is;
        };
    };
    QTest::newRow("due seat") << figures << seat(&SeatPicture::due);
    QTest::newRow("one point short") << figures << seat(&SeatPicture::gespannt);
    QTest::newRow("dealer") << figures << seat(&SeatPicture::dealer);
    QTest::newRow("who is in the play") << figures << seat(&SeatPicture::active);
    const auto card = [](bool CardPicture::*what) -> Change {
        return [what](Picture& picture) {
            for (CardPicture& each : picture.cards)
                if (each.*what) return static_cast<void>(each.*what = false);
            for (CardPicture& each : picture.cards)
                if (each.place == Place::Trick || each.place == Place::Table)
                    return static_cast<void>(each.*what = true);
        };
    };
    QTest::newRow("card that takes the trick") << figures << card(&CardPicture::wins);
    QTest::newRow("card that takes this trick") << tricks << card(&CardPicture::wins);
}

void ColourBlindnessTest::whatMattersIsToldApart()
{
    QFETCH(Picture, picture);
    QFETCH(Change, change);
    const QImage before = drawn(picture);
    change(picture);
    const QImage after = drawn(picture);
    const int usual = different(before, after, usualEyes);
    QVERIFY2(usual >= 60, qPrintable(QString::number(usual)));
    for (const Eyes& eyes : blindEyes) {
        const int pixels = different(before, after, eyes);
        QVERIFY2(pixels >= 60 && pixels >= usual / 2,
            qPrintable(QString("%1: %2 of %3").arg(eyes.name).arg(pixels).arg(usual)));
    }
}

QTEST_MAIN(ColourBlindnessTest)
#include "colour_blindness_test.moc"
