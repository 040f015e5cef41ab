#include "ui/draw/look.h"

#include <QtTest>

#include <algorithm>

using namespace weli;

namespace {

constexpr QSize room(200, 120);

/// What is drawn on nothing, with so many pixels a unit.
template <typename Draw> QImage drawn(Draw draw, double pixel = 1)
{
    QImage image((QSizeF(room) * pixel).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixel, pixel);
    draw(painter);
    return image;
}

/// Whether something of it lies outside of this.
bool leaves(const QImage& image, const QRect& box)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (!box.contains(x, y) && image.pixelColor(x, y).alpha() != 0) return true;
    return false;
}

}

class LookTest : public QObject {
    Q_OBJECT

private slots:
    void aShadowStaysWithinItsReach();
    void aShadowLeavesFreeWhatThrowsIt();
    void aTurnedShadowIsAsDeep();
    void aGlowLiesAroundItsBox();
    void platesOfAnyWidthHaveTheSameEnds();
    void aPlateIsShadedFromTopToBottom();
    void aNarrowPlateIsDrawnWhole();
    void aLineIsWrittenAsLargeAsItHasRoom();
};

void LookTest::aShadowStaysWithinItsReach()
{
    const QRect box(60, 40, 80, 50);
    for (const double depth : { 2.0, 5.0, 9.0 }) {
        const QImage shadow
            = drawn([&](QPainter& painter) { look::shadow(painter, box, 6, depth); });
        const int reach = qCeil(look::shadowReach(depth)) + 1; // it begins at a whole pixel
        QVERIFY(!leaves(shadow, box.adjusted(-reach, -reach, reach, reach)));
        QVERIFY(leaves(shadow, box));
    }
}

void LookTest::aShadowLeavesFreeWhatThrowsIt()
{
    const QRect box(60, 40, 80, 50);
    const QImage shadow = drawn([&](QPainter& painter) { look::shadow(painter, box, 6, 5); });
    QCOMPARE(shadow.pixelColor(box.center()).alpha(), 0);
    QVERIFY(shadow.pixelColor(box.center().x(), box.bottom() + 3).alpha() > 0);
}

void LookTest::aTurnedShadowIsAsDeep()
{
    const QRectF box(-40, -25, 80, 50);
    const auto turned = [&](double degrees) {
        return drawn([&](QPainter& painter) {
            painter.translate(100, 60);
            painter.rotate(degrees);
            look::shadow(painter, box, 6, 5);
        });
    };
    const auto darkest = [](const QImage& image, QRect where) {
        int most = 0;
        for (int y = where.top(); y <= where.bottom(); ++y)
            for (int x = where.left(); x <= where.right(); ++x)
                most = std::max(most, image.pixelColor(x, y).alpha());
        return most;
    };
    const int upright = darkest(turned(0), QRect(99, 86, 3, 6)); // below the box
    QVERIFY(upright > 20);
    QCOMPARE(darkest(turned(90), QRect(69, 59, 6, 3)), upright); // where that has gone
}

void LookTest::aGlowLiesAroundItsBox()
{
    const QRect box(60, 40, 80, 50);
    for (const double pixel : { 1.0, 1.5 }) {
        const QImage glow
            = drawn([&](QPainter& painter) { look::glow(painter, box, 6, 1, Qt::yellow); }, pixel);
        const auto at = [&](int x, int y) {
            return glow.pixelColor((QPointF(x, y) * pixel).toPoint()).alpha();
        };
        QCOMPARE(at(100, 65), 0);
        for (const QPoint& edge :
            { QPoint(60, 65), QPoint(140, 65), QPoint(100, 40), QPoint(100, 90) })
            QVERIFY(at(edge.x(), edge.y()) > 100);
    }
}

void LookTest::platesOfAnyWidthHaveTheSameEnds()
{
    const auto plate = [](int width) {
        return drawn([&](QPainter& painter) {
            look::plate(painter, QRectF(10, 10, width, 40), 8, Qt::red, Qt::blue, Qt::black, 1);
        });
    };
    const QImage narrow = plate(60);
    const QImage wide = plate(150);
    QCOMPARE(narrow.copy(0, 0, 30, 60), wide.copy(0, 0, 30, 60));
    QCOMPARE(narrow.copy(50, 0, 30, 60), wide.copy(140, 0, 30, 60));
}

void LookTest::aPlateIsShadedFromTopToBottom()
{
    for (const int height : { 30, 90 }) {
        const QImage plate = drawn([&](QPainter& painter) {
            look::plate(painter, QRectF(10, 10, 100, height), 8, Qt::red, Qt::blue, Qt::black, 1);
        });
        QVERIFY(plate.pixelColor(60, 13).red() > 200);
        QVERIFY(plate.pixelColor(60, 10 + height - 4).blue() > 200);
        QCOMPARE(plate.pixelColor(60, 10 + height + 1).alpha(), 0);
    }
}

void LookTest::aNarrowPlateIsDrawnWhole()
{
    const QImage plate = drawn([](QPainter& painter) {
        look::plate(painter, QRectF(10, 10, 12, 40), 8, Qt::red, Qt::blue, Qt::black, 1);
    });
    QCOMPARE(plate.pixelColor(16, 30).alpha(), 255);
    QVERIFY(!leaves(plate, QRect(10, 10, 12, 40)));
}

void LookTest::aLineIsWrittenAsLargeAsItHasRoom()
{
    const QString line = "Ausgespielt: Schellen.";
    const QSizeF all(1000, 100);
    QCOMPARE(look::fitted(line, all, 40, 10, false, 0).pixelSize(), 40);
    for (const double width : { 150.0, 260.0, 390.0 }) {
        const QFont font = look::fitted(line, { width, 100 }, 40, 10, false, 0);
        QVERIFY(look::fits(line, { width, 100 }, font, 0));
        QVERIFY(!look::fits(line, { width, 100 }, look::font(font.pixelSize() + 1), 0));
    }
}

QTEST_MAIN(LookTest)
#include "look_test.moc"
