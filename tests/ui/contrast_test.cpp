#include "tests/support/crowded.h"
#include "tests/support/legible.h"
#include "tests/ui/table/made_up.h"
#include "ui/model/any_rules.h"
#include "ui/model/drills/drill_player.h"
#include "ui/places/main_window.h"
#include "ui/places/widgets/house_style.h"
#include "ui/slate/slate_view.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>
#include <QtWidgets>

#include <memory>

using namespace weli;

namespace {

QString told(const test::Legible& text)
{
    return QString("\"%1\" in %2, %3 px, %4 to 1, at %5, %6")
        .arg(text.written.text, text.written.colour.name())
        .arg(text.written.pixels)
        .arg(text.contrast, 0, 'f', 2)
        .arg(text.written.box.x())
        .arg(text.written.box.y());
}

constexpr double askedOfPale = 3;

QStringList hardToRead(const std::vector<test::Legible>& texts, double most = 21)
{
    QStringList wrong;
    for (const test::Legible& text : texts)
        if (!text.written.text.trimmed().isEmpty() && text.contrast < std::min(most, text.asked()))
            wrong << told(text);
    return wrong;
}

/// What is switched off is paler, and can be read.
QStringList hardToRead(QWidget& place)
{
    test::Paper paper(place.size());
    place.render(&paper);
    std::vector<test::Legible> live;
    std::vector<test::Legible> pale;
    for (const test::Legible& text : paper.texts()) {
        const QWidget* const on = place.childAt(text.written.box.center().toPoint());
        (on == nullptr || on->isEnabled() ? live : pale).push_back(text);
    }
    if (live.empty()) return { "nothing is written" };
    return hardToRead(live) + hardToRead(pale, askedOfPale);
}

QPalette darkPalette()
{
    QPalette dark;
    const QColor ground(0x20, 0x23, 0x26);
    dark.setColor(QPalette::Window, ground);
    dark.setColor(QPalette::Base, QColor(0x14, 0x16, 0x18));
    dark.setColor(QPalette::AlternateBase, QColor(0x1d, 0x1f, 0x22));
    dark.setColor(QPalette::Button, QColor(0x29, 0x2c, 0x30));
    dark.setColor(QPalette::ToolTipBase, QColor(0x29, 0x2c, 0x30));
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
             QPalette::ToolTipText, QPalette::BrightText })
        dark.setColor(role, QColor(0xfc, 0xfc, 0xfc));
    dark.setColor(QPalette::PlaceholderText, QColor(0xa1, 0xa9, 0xb1));
    dark.setColor(QPalette::Highlight, QColor(0x2a, 0x6f, 0xb0));
    dark.setColor(QPalette::HighlightedText, Qt::white);
    dark.setColor(QPalette::Link, QColor(0x5c, 0xb3, 0xf0));
    dark.setColor(QPalette::Light, ground.lighter(150));
    dark.setColor(QPalette::Mid, ground.lighter(130));
    dark.setColor(QPalette::Dark, ground.darker(140));
    return dark;
}

QPalette paletteOf(const QString& name)
{
    if (name == "dark") return housePalette(darkPalette());
    QPalette colours;
    if (name == "light") return housePalette(colours);
    for (const auto role : { QPalette::Window, QPalette::Base, QPalette::Button })
        colours.setColor(role, Qt::black);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        colours.setColor(role, Qt::white);
    colours.setColor(QPalette::Link, Qt::yellow);
    return housePalette(colours);
}

}

class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void thePaperSeesWhatIsPale();
    void allOnTheTableCanBeRead_data();
    void allOnTheTableCanBeRead();
    void allInTheWindowCanBeRead_data();
    void allInTheWindowCanBeRead();
    void anotherPaletteIsFollowed_data();
    void anotherPaletteIsFollowed();
    void chalkStandsOutOnTheSlate();
    void emptyBoxesAreSeen_data();
    void emptyBoxesAreSeen();
};

void ContrastTest::initTestCase() { QApplication::setStyle(new HouseStyle); }

void ContrastTest::cleanup() { QApplication::setPalette(QPalette()); }

void ContrastTest::thePaperSeesWhatIsPale()
{
    test::Paper paper({ 200, 60 });
    QPainter painter(&paper);
    painter.fillRect(0, 0, 100, 60, QColor(0x77, 0x77, 0x77)); // 4.48 to 1 beside white
    painter.setFont(look::font(14));
    painter.setPen(Qt::white);
    painter.drawText(QRectF(0, 0, 100, 60), "pale");
    painter.setPen(Qt::black);
    painter.drawText(QRectF(100, 0, 100, 60), "plain");
    painter.end();
    QCOMPARE(paper.texts().size(), std::size_t(2));
    QVERIFY(std::abs(paper.texts()[0].contrast - 4.48) < 0.05);
    QVERIFY(std::abs(paper.texts()[1].contrast - 21) < 0.05);
    QCOMPARE(hardToRead(paper.texts()).size(), 1);
}

void ContrastTest::allOnTheTableCanBeRead_data()
{
    QTest::addColumn<bool>("highContrast");
    QTest::newRow("warm") << false;
    QTest::newRow("high contrast") << true;
}

void ContrastTest::allOnTheTableCanBeRead()
{
    QFETCH(bool, highContrast);
    TableScene scene;
    scene.setMotion(0);
    scene.setHighContrast(highContrast);
    scene.setSize({ 973, 800 }, 1);
    scene.orderPictures();
    scene.finishFaces();
    const std::vector<Picture> pictures = test::crowdedPictures(600);
    QVERIFY(pictures.size() > 30);
    QStringList wrong;
    for (const Picture& picture : pictures) {
        scene.show(picture);
        test::Paper paper({ 973, 800 });
        QPainter painter(&paper);
        painter.setRenderHint(QPainter::Antialiasing);
        scene.render(&painter);
        painter.end();
        QVERIFY(paper.texts().size() > 3);
        for (const QString& each : hardToRead(paper.texts()))
            wrong << test::kindOf(picture) + ": " + each;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.mid(0, 30).join("\n")));
}

void ContrastTest::allInTheWindowCanBeRead_data()
{
    QTest::addColumn<QString>("palette");
    QTest::addColumn<bool>("highContrast");
    for (const char* palette : { "light", "dark", "high contrast" })
        for (const bool highContrast : { false, true })
            QTest::addRow("%s, table %s", palette, highContrast ? "black and white" : "warm")
                << QString(palette) << highContrast;
}

void ContrastTest::allInTheWindowCanBeRead()
{
    QFETCH(QString, palette);
    QFETCH(bool, highContrast);
    QApplication::setPalette(paletteOf(palette));
    QTemporaryDir folder;
    Settings settings;
    settings.language = "en";
    settings.motion = 0;
    settings.highContrast = highContrast;
    const QString file = folder.filePath("settings.json");
    QVERIFY(!writeSettings(settings, file));
    MainWindow window({ MatchStore(folder.filePath("matches")), file, defaultBots(), { 1, 2 } });
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QStringList wrong;
    const auto look = [&](const char* place) {
        QCoreApplication::processEvents();
        for (const QString& each : hardToRead(window)) wrong << QString(place) + ": " + each;
    };
    look("door");
    window.openSettings();
    look("settings");
    window.openMatches();
    look("matches");
    for (const AnyGame& game : games) {
        window.openSetUp(game);
        look("set-up");
        window.findChild<QWidget*>("setUpPage")->findChild<QPushButton*>("every")->click();
        look("rules");
    }
    window.openLearn(games.front());
    look("learn");
    window.openLesson(games.front(), "03-bidding", 4);
    look("lesson");
    for (const auto kind : { drill::Kind::BietenFigures, drill::Kind::MittlerePoints }) {
        window.openDrill(games.front(), kind);
        look("drill");
        window.drills().choose(0);
        look("drill, marked");
        window.drills().check();
        look("drill, answered");
    }
    window.openBook(games.front(), "B-40");
    look("book");
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.mid(0, 30).join("\n")));
}

void ContrastTest::anotherPaletteIsFollowed_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("at night") << "light"
                              << "dark";
    QTest::newRow("in the morning") << "dark"
                                    << "light";
}

/// A desktop changes it while the program runs: links, too.
void ContrastTest::anotherPaletteIsFollowed()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QTemporaryDir folder;
    Settings settings;
    settings.language = "en";
    settings.motion = 0;
    const QString file = folder.filePath("settings.json");
    QVERIFY(!writeSettings(settings, file));
    QApplication::setPalette(paletteOf(before));
    MainWindow window({ MatchStore(folder.filePath("matches")), file, defaultBots(),
        { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } }, Thinker::Where::AtOnce });
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const std::vector<std::pair<const char*, std::function<void()>>> places {
        { "rules",
            [&] {
                window.openSetUp(games.front());
                auto* const page = window.findChild<QWidget*>("setUpPage");
                page->findChild<QPushButton*>("every")->click();
                page->findChild<QSpinBox*>()->stepUp(); // a rule of one's own, with the way back
            } },
        { "lesson", [&] { window.openLesson(games.front(), "03-bidding", 4); } },
        { "drill",
            [&] {
                window.openDrill(games.front(), drill::Kind::BietenFigures);
                window.drills().choose(0);
                window.drills().check();
            } },
        { "what can be done",
            [&] {
                window.openSetUp(games[1]);
                window.findChild<QWidget*>("setUpPage")->findChild<QPushButton*>("play")->click();
                QTest::keyClick(window.findChild<QGraphicsView*>(), Qt::Key_C);
            } },
    };
    QStringList wrong;
    for (const auto& [name, open] : places) {
        QApplication::setPalette(paletteOf(before));
        open();
        QCoreApplication::processEvents();
        QApplication::setPalette(paletteOf(after));
        QCoreApplication::processEvents();
        for (const QString& each : hardToRead(window)) wrong << QString(name) + ": " + each;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.mid(0, 30).join("\n")));
}

void ContrastTest::chalkStandsOutOnTheSlate()
{
    PointsSlate sheet;
    sheet.target = 11;
    sheet.columns.resize(3);
    for (SlateColumn& column : sheet.columns) column.entries.push_back({ 1, 1 });
    for (const bool highContrast : { false, true }) {
        SlateView slate;
        slate.resize(300, 420);
        slate.setSpeed(0);
        slate.setHighContrast(highContrast);
        slate.write(sheet, {});
        slate.grab(); // lays it out
        slate.finishBoard();
        const QImage seen = slate.grab(QRect(40, 40, 220, 340)).toImage();
        std::vector<QRgb> pixels;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x) pixels.push_back(seen.pixel(x, y));
        std::sort(pixels.begin(), pixels.end(),
            [](QRgb one, QRgb other) { return qGray(one) < qGray(other); });
        const double chalk = look::contrast(
            QColor(pixels[pixels.size() * 995 / 1000]), QColor(pixels[pixels.size() / 2]));
        QVERIFY2(chalk >= 4.5, qPrintable(QString::number(chalk)));
    }
}

void ContrastTest::emptyBoxesAreSeen_data()
{
    QTest::addColumn<QString>("palette");
    for (const char* palette : { "light", "dark", "high contrast" })
        QTest::newRow(palette) << QString(palette);
}

void ContrastTest::emptyBoxesAreSeen()
{
    QFETCH(QString, palette);
    QApplication::setPalette(paletteOf(palette));
    QWidget window;
    QVBoxLayout rows(&window);
    QCheckBox box("box");
    QRadioButton circle("circle");
    rows.addWidget(&box);
    rows.addWidget(&circle);
    window.resize(200, 120);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QColor ground = window.palette().color(QPalette::Window);
    for (QAbstractButton* const each :
        { static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&circle) }) {
        const QImage seen = each->grab().toImage();
        double most = 0;
        for (int x = 0; x < 8; ++x) // across its left edge
            most = std::max(most, look::contrast(seen.pixelColor(x, seen.height() / 2), ground));
        QVERIFY2(most >= 3, qPrintable(QString("%1: %2").arg(each->text()).arg(most)));
    }
}

QTEST_MAIN(ContrastTest)
#include "contrast_test.moc"
