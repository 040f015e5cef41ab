#include "ui/places/navigator.h"
#include "ui/places/page_turn.h"

#include <QLineEdit>
#include <QtTest>

using namespace weli;

/// How a place comes.
class NavigatorTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { places_.reset(); }
    void aPlaceComesAsASheet();
    void keysAndMouseReachItAtOnce();
    void withoutMotionItIsThereAtOnce();
    void whoGoesOnMeanwhileLeavesNothingBehind();
    void nothingComesOverItselfNorBeforeTheWindow();

private:
    [[nodiscard]] QList<PageTurn*> turns() const { return places_->findChildren<PageTurn*>(); }

    std::unique_ptr<Navigator> places_;
    QLineEdit* door_ = nullptr;
    QLineEdit* learn_ = nullptr;
};

void NavigatorTest::init()
{
    places_ = std::make_unique<Navigator>();
    door_ = new QLineEdit;
    learn_ = new QLineEdit;
    places_->add({ .name = PlaceName::Door, .build = [this] { return door_; }, .scrolls = false });
    places_->add({ .name = PlaceName::Learn,
        .build = [this] { return learn_; },
        .enter = [this] { learn_->setFocus(); },
        .scrolls = false });
    places_->setMotion(100);
    places_->resize(400, 300);
    places_->go(PlaceName::Door);
    places_->show();
    QVERIFY(QTest::qWaitForWindowExposed(places_.get()));
}

void NavigatorTest::aPlaceComesAsASheet()
{
    const QImage before = places_->grab().toImage();
    learn_->setText("Learn");
    places_->go(PlaceName::Learn);
    QCOMPARE(turns().size(), 1);
    QCOMPARE(places_->currentWidget(), learn_);
    QCOMPARE(places_->grab().toImage(), before); // what was there before lies on it
    QTRY_VERIFY(turns().isEmpty());
    QVERIFY(places_->grab().toImage() != before);
}

void NavigatorTest::keysAndMouseReachItAtOnce()
{
    places_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(places_.get()));
    places_->go(PlaceName::Learn);
    QCOMPARE(turns().size(), 1);
    learn_->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A);
    QCOMPARE(learn_->text(), QString("a"));
    QCOMPARE(places_->childAt(200, 150), learn_);
    QCOMPARE(turns().size(), 1);
}

void NavigatorTest::withoutMotionItIsThereAtOnce()
{
    places_->setMotion(0);
    places_->go(PlaceName::Learn);
    QVERIFY(turns().isEmpty());
}

void NavigatorTest::whoGoesOnMeanwhileLeavesNothingBehind()
{
    places_->go(PlaceName::Learn);
    places_->go(PlaceName::Door);
    QCOMPARE(turns().size(), 1);
    places_->resize(500, 300);
    for (const PageTurn* turn : turns()) QVERIFY(!turn->isVisible());
    QTRY_VERIFY(turns().isEmpty());
    places_->go(PlaceName::Learn);
    places_->hide();
    places_->show();
    for (const PageTurn* turn : turns()) QVERIFY(!turn->isVisible());
}

void NavigatorTest::nothingComesOverItselfNorBeforeTheWindow()
{
    places_->go(PlaceName::Door);
    QVERIFY(turns().isEmpty());
    places_->hide();
    places_->go(PlaceName::Learn);
    QVERIFY(turns().isEmpty());
}

QTEST_MAIN(NavigatorTest)
#include "navigator_test.moc"
