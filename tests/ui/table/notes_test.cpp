#include "tests/support/crowded.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/figures/naming_cell_item.h"
#include "ui/table/items/notes/pointer_item.h"
#include "ui/table/items/notes/tip_item.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/scene/table_scene.h"

#include <QGraphicsSceneHoverEvent>
#include <QtTest>

using namespace weli;

namespace {

/// A table on which nobody sits, and a mouse that goes from thing to thing.
struct Touched {
    Touched(const Picture& picture, QSize size)
    {
        scene.setMotion(0);
        scene.setSize(size, 1);
        scene.show(picture);
        for (QGraphicsItem* item : scene.items())
            if (auto* found = dynamic_cast<TipItem*>(item)) tip = found;
        for (QGraphicsItem* item : scene.items())
            if (auto* found = dynamic_cast<PointerItem*>(item)) pointer = found;
    }
    [[nodiscard]] std::vector<Pressable*> pressable() const
    {
        auto all = scene.accessibleItems();
        std::erase_if(all,
            [](const Pressable* item) { return item->acceptedMouseButtons() == Qt::NoButton; });
        return all;
    }
    /// How many a wild card may be asked for.
    [[nodiscard]] std::ptrdiff_t names() const
    {
        const auto all = pressable();
        return std::count_if(all.begin(), all.end(), [](const Pressable* item) {
            return qobject_cast<const NamingCellItem*>(item) != nullptr;
        });
    }
    [[nodiscard]] bool pointsOverNames() const
    {
        for (const Pressable* item : pressable()) {
            if (qobject_cast<const NamingCellItem*>(item) == nullptr) continue;
            for (const QRectF& place : pointer->places())
                if (place.intersects(item->box())) return true;
            for (int i = 0; pointer->arrow() && i <= 20; ++i)
                if (item->box().contains(alongArrow(*pointer->arrow(), i / 20.0))) return true;
        }
        return false;
    }
    void hover(Pressable* item, QEvent::Type type)
    {
        QGraphicsSceneHoverEvent event(type);
        scene.sendEvent(item, &event);
    }
    /// What can be pressed and lies below the tip.
    [[nodiscard]] QString covered() const
    {
        if (!tip->isVisible()) return {};
        for (const Pressable* item : pressable())
            if (item->box().intersects(tip->box()))
                return QString("\"%1 %2\" covers %3")
                    .arg(tip->text(), tip->more(), item->spoken().name);
        return {};
    }
    /// Everything is looked at for long, and what cannot be done is tried.
    QStringList complaints()
    {
        QStringList wrong;
        for (Pressable* item : pressable()) {
            if (!item->isVisible()) continue;
            hover(item, QEvent::GraphicsSceneHoverEnter);
            wrong << covered();
            item->explain();
            wrong << covered();
            if (!item->spoken().possible) item->press();
            wrong << covered();
            hover(item, QEvent::GraphicsSceneHoverLeave);
        }
        wrong.removeAll(QString());
        return wrong;
    }

    TableScene scene;
    TipItem* tip = nullptr;
    PointerItem* pointer = nullptr;
};

/// What windows of 760 × 480, 1280 × 800 and 3840 × 2160 leave to the table.
constexpr std::array sizes { QSize(718, 480), QSize(973, 800), QSize(2918, 2160) };

}

class NotesTest : public QObject {
    Q_OBJECT

private slots:
    void noTipCoversWhatCanBePressed_data();
    void noTipCoversWhatCanBePressed();
    void aNoteCoversNeitherThisNorNames_data() { noTipCoversWhatCanBePressed_data(); }
    void aNoteCoversNeitherThisNorNames();
    void whileACardIsNamedNothingCoversItsNames_data() { noTipCoversWhatCanBePressed_data(); }
    void whileACardIsNamedNothingCoversItsNames();
};

void NotesTest::noTipCoversWhatCanBePressed_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : sizes) QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void NotesTest::noTipCoversWhatCanBePressed()
{
    QFETCH(QSize, size);
    const std::vector<Picture> pictures = test::crowdedPictures(300);
    QVERIFY(pictures.size() > 30);
    QStringList wrong;
    for (const Picture& picture : pictures)
        for (const QString& each : Touched(picture, size).complaints())
            wrong << test::kindOf(picture) + ": " + each;
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.mid(0, 20).join("\n")));
}

void NotesTest::aNoteCoversNeitherThisNorNames()
{
    QFETCH(QSize, size);
    const auto note
        = QString("Somebody bids a figure in which you are better than they are. ").repeated(2);
    QStringList wrong;
    for (Picture picture : test::crowdedPictures(300)) {
        picture.note.emplace().text.text = note;
        Touched touched(picture, size);
        QVERIFY(touched.tip->isVisible());
        wrong << touched.covered();
        if (picture.result) continue;
        for (QGraphicsItem* item : touched.scene.items())
            if (auto* const plate = dynamic_cast<NamePlateItem*>(item); plate != nullptr
                && plate->isVisible() && plate->box().intersects(touched.tip->box()))
                wrong << test::kindOf(picture) + ": a name";
    }
    wrong.removeAll(QString());
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.mid(0, 20).join("\n")));
}

void NotesTest::whileACardIsNamedNothingCoversItsNames()
{
    QFETCH(QSize, size);
    int named = 0;
    for (const Picture& picture : test::crowdedPictures<bieten::State>(1200)) {
        if (figuresOn(picture).namings.empty()) continue;
        Touched touched(picture, size);
        for (Pressable* item : touched.pressable()) {
            const auto* const card = qobject_cast<CardItem*>(item);
            if (card == nullptr || !card->picture().naming) continue;
            ++named;
            touched.hover(item, QEvent::GraphicsSceneHoverEnter);
            touched.scene.pointAt({ { lesson::Spot::Trick }, { lesson::Spot::Heap },
                { lesson::Spot::Hand }, { lesson::Spot::Prompt } });
            QVERIFY(touched.names() > 0 || touched.pointer->places().size() >= 3);
            item->press();
            QVERIFY(touched.names() > 20);
            QVERIFY(!touched.pointsOverNames());
            QVERIFY(!touched.pointer->places().empty());
            QVERIFY2(!touched.tip->isVisible(), "what stood beside the card is closed");
            const QStringList wrong = touched.complaints();
            QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join("\n")));
        }
    }
    QVERIFY(named > 0);
}

QTEST_MAIN(NotesTest)
#include "notes_test.moc"
