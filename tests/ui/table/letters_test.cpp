#include "tests/support/crowded.h"
#include "tests/support/table_texts.h"
#include "ui/places/language.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/languages.h"

#include <QtTest>

using namespace weli;

namespace {

// What windows of 760 × 480, 800 × 600, 1024 × 640 and 1280 × 800 leave to the table.
constexpr std::array sizes { QSize(718, 480), QSize(758, 600), QSize(779, 640), QSize(973, 800) };

}

class LettersTest : public QObject {
    Q_OBJECT

private slots:
    void allCanBeReadInEveryWindow_data();
    void allCanBeReadInEveryWindow();
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
