// Draws made-up tables into PNG files, for the eye: draw_tables FOLDER [FILTER]

#include "tests/ui/table/made_up.h"
#include "ui/table/table_scene.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>

using namespace weli;

namespace {

struct Sketch {
    QString name;
    QSize size;
    double ratio = 1;
    Picture picture;
    QString keys; // pressed before it is drawn
};

void press(TableScene& scene, QChar sign)
{
    const int key = sign == '>' ? int(Qt::Key_Right)
        : sign == ' '           ? int(Qt::Key_Space)
        : sign == '^'           ? int(Qt::Key_Up)
                                : sign.unicode();
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, sign);
    QApplication::sendEvent(&scene, &event);
}

void draw(const Sketch& sketch, const QString& folder)
{
    TableScene scene;
    QEvent active(QEvent::WindowActivate);
    QApplication::sendEvent(&scene, &active);
    scene.setFocus();
    scene.setSize(sketch.size, sketch.ratio);
    scene.show(sketch.picture);
    for (const QChar sign : sketch.keys) press(scene, sign);
    QElapsedTimer clock;
    clock.start();
    scene.finishFaces();
    const qint64 sharp = clock.restart();
    QImage image(sketch.size * sketch.ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(sketch.ratio);
    QPainter painter(&image);
    scene.render(&painter, QRectF({}, sketch.size));
    painter.end();
    qInfo("%s: sharp after %lld ms, drawn in %lld ms", qPrintable(sketch.name), sharp,
        clock.elapsed());
    image.save(folder + '/' + sketch.name + ".png");
}

}

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    const QString folder = argc > 1 ? argv[1] : ".";
    const QString filter = argc > 2 ? argv[2] : "";
    const QSize small(779, 640);
    const QSize middle(998, 800);
    const QSize full(1498, 1040);
    using namespace made_up;
    Picture talk = playing({ .players = 4, .played = 6, .mine = false });
    speak(talk, { { 1, "Ich halte!" }, { 3, "Ich biete das Herz!" } });
    talk.held = true;
    Picture wide
        = playing({ .players = 8, .played = 11, .mine = true, .german = true, .longNames = true });
    speak(wide,
        { { 1, "Ich biete das Herz!" }, { 2, "Jag bjuder sista sticket!" }, { 5, "Gut." },
            { 7, "Ich halte!" }, { 0, "Drei!" } });
    const std::vector<Sketch> all {
        { "3-mine", middle, 1, playing({ .players = 3, .played = 3, .mine = true }), {} },
        { "4-talk", middle, 1, talk, {} },
        { "4-answer", small, 1,
            answering({ .players = 4, .played = 5, .german = true, .longNames = true }), {} },
        { "3-naming", middle, 1, naming({ .players = 3, .played = 3 }), "> >>" },
        { "3-naming-small", small, 1, naming({ .players = 3, .played = 3 }), "> " },
        { "4-cut", middle, 1, cutting({ .players = 4 }), {} },
        { "4-steal", middle, 1, stealing({ .players = 4 }), {} },
        { "5-mine", full, 1, playing({ .players = 5, .played = 5, .mine = true, .german = true }),
            {} },
        { "6-answer", middle, 1, answering({ .players = 6, .played = 8 }), {} },
        { "8-small", small, 1, wide, {} },
        { "8-full", full, 1, wide, {} },
        { "3-result", middle, 1, counted({ .players = 3 }), {} },
        { "8-result-small", small, 1, counted({ .players = 8, .german = true, .longNames = true }),
            {} },
        { "4-hidpi", middle, 2, talk, {} },
        { "4-4k", QSize(2995, 2160), 1, answering({ .players = 4, .played = 5 }), {} },
        { "2-mine", middle, 1, playing({ .players = 2, .played = 2, .mine = true }), {} },
        { "7-small", small, 1,
            playing({ .players = 7, .played = 9, .mine = false, .german = true }), {} },
    };
    for (const Sketch& sketch : all)
        if (sketch.name.contains(filter)) draw(sketch, folder);
    return 0;
}
