#include "ui/places/setup/bells.h"
#include "ui/places/setup/chair.h"
#include "ui/places/setup/mind_box.h"
#include "ui/words/mind_words.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QtTest>

#include <memory>
#include <set>

using namespace weli;

class ChairTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whoPlaysIsSeenByPortraitAndBells_data();
    void whoPlaysIsSeenByPortraitAndBells();
    void pointingAtThePortraitTellsTheManner();
    void aStrangerHasNeitherBellsNorAFaceOfItsOwn();
    void aPersonHasAFaceAndNoLevel();
    void thePortraitMakesRoomForWords();
    void moreBellsAreMoreBrass();
    void theListShowsAllPortraits();
    void whoHasNoPlaceInAGameIsNotOfferedThere();

private:
    [[nodiscard]] PortraitView* portrait() const { return chair_->findChild<PortraitView*>(); }
    [[nodiscard]] Bells* bells() const { return chair_->findChild<Bells*>(); }

    std::unique_ptr<QWidget> room_;
    Chair* chair_ = nullptr;
};

void ChairTest::init()
{
    chair_ = nullptr;
    room_ = std::make_unique<QWidget>();
    chair_ = new Chair(1, GameOf<bieten::State> {}, room_.get());
    chair_->retranslate();
    chair_->resize(240, chair_->sizeHint().height());
    room_->resize(300, 200);
    room_->show();
}

void ChairTest::whoPlaysIsSeenByPortraitAndBells_data()
{
    QTest::addColumn<bots::Mind>("mind");
    for (const bots::Mind& mind : bots::mindsOf(GameOf<bieten::State> {}))
        if (mind.level != bots::Level::Random)
            QTest::newRow(qUtf8Printable(words::nameOf(mind))) << mind;
}

void ChairTest::whoPlaysIsSeenByPortraitAndBells()
{
    QFETCH(bots::Mind, mind);
    chair_->setMind(mind);
    QCOMPARE(chair_->mind(), mind);
    chair_->name()->setText("Luis");
    QCOMPARE(portrait()->portrait(), portraitOf(mind, false));
    chair_->name()->setText("Resi");
    QCOMPARE(portrait()->portrait(), portraitOf(mind, true));
    QCOMPARE(bells()->bells(), static_cast<int>(mind.level));
    QVERIFY(portrait()->isVisible() && bells()->isVisible());
}

void ChairTest::pointingAtThePortraitTellsTheManner()
{
    const bots::Mind hunter = bots::characters().front();
    chair_->setMind(hunter);
    QCOMPARE(portrait()->toolTip(), words::mannerOf(hunter));
    QVERIFY(chair_->box()->accessibleDescription().contains(words::mannerOf(hunter)));
    QVERIFY(chair_->box()->accessibleDescription().contains(bells()->toolTip()));
    QVERIFY(bells()->toolTip().contains(QString::number(bells()->bells()) + " of 6 bells"));
}

void ChairTest::aStrangerHasNeitherBellsNorAFaceOfItsOwn()
{
    chair_->setMind(bots::Level::Master);
    chair_->setStranger(true);
    QCOMPARE(portrait()->portrait(), Portrait {});
    QVERIFY(!bells()->isVisible());
    QCOMPARE(portrait()->toolTip(), words::stranger());
    chair_->setStranger(false);
    QCOMPARE(portrait()->portrait()->mind, bots::Mind(bots::Level::Master));
    QVERIFY(bells()->isVisible());
}

void ChairTest::aPersonHasAFaceAndNoLevel()
{
    const Chair mine(0, GameOf<bieten::State> {});
    QCOMPARE(mine.portrait(), personsPortrait);
    QVERIFY(mine.box() == nullptr);
}

/// In a narrow chair the word stands alone, and what the chair needs at least is the same.
void ChairTest::thePortraitMakesRoomForWords()
{
    const int least = chair_->minimumSizeHint().width();
    for (int width = 240; width >= least; width -= 5) {
        chair_->resize(width, chair_->height());
        QCoreApplication::processEvents();
        QVERIFY(chair_->minimumSizeHint().width() <= least);
        if (portrait()->isVisible())
            QVERIFY(chair_->box()->width() >= chair_->box()->sizeHint().width());
    }
    chair_->resize(least, chair_->height());
    QVERIFY(!portrait()->isVisible());
}

void ChairTest::moreBellsAreMoreBrass()
{
    const auto brass = [](int bells) {
        QImage image(120, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintBells(painter, { 0, 1, 120, 16 }, bells, Qt::black);
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y).hslSaturation() > 200 ? 1 : 0;
        return count;
    };
    QCOMPARE(brass(0), 0);
    for (int bells = 1; bells <= 6; ++bells) QVERIFY(brass(bells) > brass(bells - 1) + 20);
}

void ChairTest::theListShowsAllPortraits()
{
    chair_->box()->showPopup();
    auto* const list = chair_->box()->view();
    const QImage seen = list->viewport()->grab().toImage();
    if (const QString file = qEnvironmentVariable("WELI_LIST"); !file.isEmpty()) seen.save(file);
    for (int row = 0; row < chair_->box()->count(); ++row) {
        const QRect place = list->visualRect(list->model()->index(row, 0));
        QVERIFY(list->viewport()->rect().contains(place));
        if (!chair_->box()->itemData(row).isValid()) continue; // the line
        const QRect left(place.left(), place.top(), place.height(), place.height());
        std::set<QRgb> colours;
        for (int x = left.left(); x < left.right(); ++x)
            colours.insert(seen.pixel(x, left.center().y()));
        QVERIFY2(colours.size() > 6, qPrintable(chair_->box()->itemText(row)));
    }
    chair_->box()->hidePopup();
}

void ChairTest::whoHasNoPlaceInAGameIsNotOfferedThere()
{
    const bots::Mind reckoner { bots::Level::Master, bots::Character::Reckoner };
    MindBox bieten(GameOf<bieten::State> {});
    MindBox mittlere(GameOf<mittlere::State> {});
    QVERIFY(bieten.findData(static_cast<int>(bots::indexOf(reckoner))) >= 0);
    QVERIFY(mittlere.findData(static_cast<int>(bots::indexOf(reckoner))) < 0);
    bieten.setMind(reckoner);
    QCOMPARE(bieten.mind(), reckoner);
    mittlere.setMind(reckoner); // as a set-up of another day has it
    QCOMPARE(mittlere.mind(), bots::Mind(bots::Level::Master));
}

QTEST_MAIN(ChairTest)
#include "chair_test.moc"
