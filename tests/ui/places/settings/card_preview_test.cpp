#include "tests/ui/draw/cards/fake_deck.h"
#include "ui/places/settings/card_chooser.h"

#include <QtTest>

using namespace weli;

class CardPreviewTest : public QObject {
    Q_OBJECT

private slots:
    void aPackThatIsStillReadGivesWayToTheNext();
    void eachOfSeveralPacksIsSeen();
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

namespace {

QImage seen(CardPreview& preview, const std::vector<CardPreview::Shown>& packs)
{
    preview.resize(420, 140);
    preview.setPacks(packs);
    preview.finish();
    return preview.grab().toImage();
}

} // namespace

/// In a place of its own, with the name of its game.
void CardPreviewTest::eachOfSeveralPacksIsSeen()
{
    const auto shown = [](PackKind kind, const char* game) {
        CardStyle style;
        style.deck = ourDeck(kind);
        return CardPreview::Shown { style, game };
    };
    CardPreview preview;
    std::vector packs { shown(PackKind::German, "A"), shown(PackKind::French, "B"),
        shown(PackKind::Swiss, "C") };
    const QImage all = seen(preview, packs);
    const int third = all.width() / 3;
    for (int i = 0; i < 3; ++i) {
        auto others = packs;
        auto& other = others[static_cast<std::size_t>(i)];
        for (const bool isName : { false, true }) {
            other = isName ? packs[static_cast<std::size_t>(i)] : shown(PackKind::French, "B");
            if (isName) other.game = "M";
            const QImage now = seen(preview, others);
            for (int part = 0; part < 3; ++part) {
                const QRect here(part * third + 8, 0, third - 16, all.height());
                QCOMPARE(now.copy(here) != all.copy(here), part == i && (isName || i != 1));
            }
        }
    }
    QVERIFY(seen(preview, { packs.front() }) != all);
}

QTEST_MAIN(CardPreviewTest)
#include "card_preview_test.moc"
