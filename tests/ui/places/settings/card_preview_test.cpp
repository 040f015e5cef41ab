#include "tests/ui/draw/cards/fake_deck.h"
#include "ui/places/settings/card_chooser.h"

#include <QtTest>

using namespace weli;

class CardPreviewTest : public QObject {
    Q_OBJECT

private slots:
    void aPackThatIsStillReadGivesWayToTheNext();
};

/// Under the address sanitizer this also tells whether a pack is freed while it is read.
void CardPreviewTest::aPackThatIsStillReadGivesWayToTheNext()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("slow.svg"));
    QByteArray svg = FakeDeck(Deck::Source::Gnome).svg();
    svg.insert(svg.lastIndexOf("</svg>"), QByteArray("<g><rect/></g>").repeated(20'000));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(svg), svg.size());
    file.close();
    CardStyle slow;
    slow.deck.key = "gnome:slow";
    slow.deck.source = Deck::Source::Gnome;
    slow.deck.place = file.fileName();
    CardStyle swiss;
    swiss.deck = ourDecks().back();

    CardPreview expected;
    expected.setStyle(swiss);
    expected.finish();
    CardPreview preview;
    preview.setStyle(slow);
    QTest::qWait(20); // it has begun to read
    preview.setStyle(swiss);
    preview.finish();
    QCOMPARE(preview.grab().toImage(), expected.grab().toImage());
    preview.setStyle(slow);
    preview.finish();
    QVERIFY(preview.grab().toImage() != expected.grab().toImage());
}

QTEST_MAIN(CardPreviewTest)
#include "card_preview_test.moc"
