#include "ui/model/settings.h"
#include "ui/places/main_window.h"

#include <QtTest>
#include <QtWidgets>

#include <cstdio>
#include <vector>

// A window is closed at one desk and opened at another. A program knows its screens from the start,
// so that each time is a process of its own: this one, with the words --window.

using namespace weli;

namespace {

struct Desk {
    std::vector<QRect> screens; // in pixels
    double scale = 1;
};

/// What a window tells of itself before it is closed.
struct Stood {
    QRect box; // without its frame
    bool isMaximised = false;
    std::vector<QRect> screens; // what is free of each

    [[nodiscard]] int screen() const
    {
        for (std::size_t i = 0; i < screens.size(); ++i)
            if (screens[i].contains(box)) return static_cast<int>(i);
        return -1; // on none as a whole
    }
};

QDebug operator<<(QDebug out, const Stood& stood)
{
    out << stood.box << (stood.isMaximised ? "maximised on" : "on");
    for (const QRect& each : stood.screens) out << each;
    return out;
}

QString lineOf(const QRect& box)
{
    return QString("%1 %2 %3 %4").arg(box.x()).arg(box.y()).arg(box.width()).arg(box.height());
}

QRect rectFrom(const QString& line)
{
    const QStringList numbers = line.split(' ');
    if (numbers.size() != 4) return {};
    return { numbers[0].toInt(), numbers[1].toInt(), numbers[2].toInt(), numbers[3].toInt() };
}

/// The process of its own: opens the window, puts it somewhere if it is told where, closes it.
int openWindow(int argc, char** argv)
{
    const QApplication app(argc, argv);
    const QStringList words = QApplication::arguments().mid(2); // the file, the place
    Settings usual;
    usual.language = "en";
    if (!QFile::exists(words[0]) && writeSettings(usual, words[0])) return 1;
    MainWindow window({ MatchStore(words[0] + ".matches"), words[0], defaultBots(), {} });
    window.fitScreen();
    window.show();
    QCoreApplication::processEvents();
    if (const QRect box = rectFrom(words[1]); box.isValid()) window.setGeometry(box);
    if (words[2] == "maximised") window.setWindowState(Qt::WindowMaximized);
    QCoreApplication::processEvents();
    QStringList said { window.isMaximized() ? "maximised" : "", lineOf(window.geometry()) };
    for (const QScreen* each : QGuiApplication::screens())
        said << lineOf(each->availableGeometry());
    std::puts(qPrintable(said.join('\n')));
    window.close();
    return 0;
}

}

class ScreensTest : public QObject {
    Q_OBJECT

private slots:
    void theWholeWindowIsSeenAtAnotherDesk_data();
    void theWholeWindowIsSeenAtAnotherDesk();

private:
    /// Opens the window at this desk, puts it there, and closes it.
    [[nodiscard]] Stood opened(
        const Desk& desk, const QRect& box = {}, bool maximise = false) const;
    [[nodiscard]] QString configuration(const Desk& desk) const;

    QTemporaryDir folder_;
};

QString ScreensTest::configuration(const Desk& desk) const
{
    QJsonArray screens;
    for (const QRect& each : desk.screens)
        screens.append(
            QJsonObject { { "name", QString("screen %1").arg(screens.size()) }, { "x", each.x() },
                { "y", each.y() }, { "width", each.width() }, { "height", each.height() },
                { "logicalDpi", 96 }, { "logicalBaseDpi", 96 }, { "dpr", 1 } });
    QFile file(folder_.filePath("screens.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(QJsonDocument(QJsonObject { { "screens", screens } }).toJson());
    return file.fileName();
}

Stood ScreensTest::opened(const Desk& desk, const QRect& box, bool maximise) const
{
    QProcess window;
    QProcessEnvironment values = QProcessEnvironment::systemEnvironment();
    values.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + configuration(desk));
    values.insert("QT_SCALE_FACTOR", QString::number(desk.scale));
    window.setProcessEnvironment(values);
    window.start(QCoreApplication::applicationFilePath(),
        { "--window", folder_.filePath("settings.json"), lineOf(box),
            maximise ? "maximised" : "" });
    if (!window.waitForFinished()) qFatal("the window does not close");
    const QStringList lines = QString::fromUtf8(window.readAllStandardOutput()).split('\n');
    if (lines.size() < 3) qFatal("the window says nothing");
    Stood stood { rectFrom(lines[1]), lines[0] == "maximised", {} };
    for (const QString& line : lines.mid(2))
        if (!line.isEmpty()) stood.screens.push_back(rectFrom(line));
    return stood;
}

void ScreensTest::theWholeWindowIsSeenAtAnotherDesk_data()
{
    QTest::addColumn<Desk>("before");
    QTest::addColumn<QRect>("box"); // of the window there
    QTest::addColumn<Desk>("after");
    QTest::addColumn<int>("screen"); // on which it is then
    const QRect large(0, 0, 2560, 1440);
    const QRect full(0, 0, 1920, 1080);
    const QRect beside(1920, 0, 1920, 1080);
    const QRect laptop(0, 0, 1366, 768);
    const QRect inLarge(300, 200, 1900, 1100);
    const QRect onSecond(2100, 100, 1500, 850);
    QTest::newRow("smaller") << Desk { { large } } << inLarge << Desk { { laptop } } << 0;
    QTest::newRow("a little lower")
        << Desk { { full } } << QRect(200, 150, 1600, 900) << Desk { { { 0, 0, 1920, 900 } } } << 0;
    QTest::newRow("larger") << Desk { { laptop } } << QRect(100, 50, 1200, 700)
                            << Desk { { { 0, 0, 3840, 2160 } } } << 0;
    QTest::newRow("wider") << Desk { { full } } << QRect(200, 100, 1500, 850)
                           << Desk { { { 0, 0, 3440, 1440 } } } << 0;
    QTest::newRow("two as before")
        << Desk { { full, beside } } << onSecond << Desk { { full, beside } } << 1;
    QTest::newRow("one is taken away")
        << Desk { { full, beside } } << onSecond << Desk { { full } } << 0;
    QTest::newRow("another scale") << Desk { { large } } << inLarge << Desk { { large }, 2 } << 0;
    QTest::newRow("and back") << Desk { { large }, 2 } << QRect(50, 40, 1000, 600)
                              << Desk { { large } } << 0;
}

void ScreensTest::theWholeWindowIsSeenAtAnotherDesk()
{
    QFETCH(Desk, before);
    QFETCH(QRect, box);
    QFETCH(Desk, after);
    QFETCH(int, screen);
    for (const bool isMaximised : { false, true }) {
        QFile::remove(folder_.filePath("settings.json"));
        const Stood there = opened(before, box, isMaximised);
        QCOMPARE(there.isMaximised, isMaximised);
        const Stood here = opened(after);
        QVERIFY2(here.screen() == screen, qPrintable(QDebug::toString(here)));
        if (isMaximised) QVERIFY2(here.isMaximised, qPrintable(QDebug::toString(here)));
        // And it stays so, once its frame is where Qt wants it.
        const Stood again = opened(after);
        QCOMPARE(again.box.size(), here.box.size());
        QCOMPARE(again.isMaximised, here.isMaximised);
        QCOMPARE(opened(after).box, again.box);
    }
}

int main(int argc, char** argv)
{
    if (argc > 4 && qstrcmp(argv[1], "--window") == 0) return openWindow(argc, argv);
    const QCoreApplication app(argc, argv);
    ScreensTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "screens_test.moc"
