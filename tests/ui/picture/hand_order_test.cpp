#include "ui/picture/hand_order.h"

#include <QtTest>

using namespace weli;

namespace {

/// Mine are these cards, as the game lays them; others lie about.
Picture pictureWith(const std::vector<const char*>& hand, std::optional<Suit> trump)
{
    Picture picture;
    TricksTable& tricks = picture.table.emplace<TricksTable>();
    tricks.ladder.emplace().trump = trump;
    int id = 0;
    const auto add = [&](const char* card, bool mine, Place place) {
        CardPicture& added = picture.cards.emplace_back();
        added.id = id++;
        added.face = cardFromText(card);
        added.mine = mine;
        added.place = place;
    };
    add("HA", false, Place::Trick);
    int slot = 0;
    for (const char* card : hand) {
        add(card, true, Place::Hand);
        picture.cards.back().slot = slot++;
    }
    add("A7", false, Place::Hand);
    picture.cards.back().slot = 3;
    return picture;
}

QStringList handIn(const Picture& picture)
{
    QMap<int, QString> hand;
    for (const CardPicture& card : picture.cards)
        if (card.mine) hand[card.slot] = QString::fromStdString(toText(*card.face));
    return hand.values();
}

}

class HandOrderTest : public QObject {
    Q_OBJECT

private slots:
    void sorts_data();
    void sorts();
    void touchesNothingElse();
};

void HandOrderTest::sorts_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<bool>("bells");
    QTest::addColumn<QStringList>("hand");
    const auto row = [](const char* name, HandOrder order, bool bells, const QStringList& hand) {
        QTest::newRow(name) << static_cast<int>(order) << bells << hand;
    };
    row("as the game lays them", HandOrder::Suits, false, { "HK", "H8", "LA", "BO", "B9" });
    row("trump first", HandOrder::Suits, true, { "BO", "B9", "HK", "H8", "LA" });
    row("ranks", HandOrder::Ranks, true, { "LA", "HK", "BO", "B9", "H8" });
    row("suits reversed", HandOrder::SuitsReversed, true, { "LA", "H8", "HK", "B9", "BO" });
    row("ranks reversed", HandOrder::RanksReversed, false, { "H8", "B9", "BO", "HK", "LA" });
}

void HandOrderTest::sorts()
{
    QFETCH(const int, order);
    QFETCH(const bool, bells);
    Picture picture = pictureWith(
        { "HK", "H8", "LA", "BO", "B9" }, bells ? std::optional(Suit::Bells) : std::nullopt);
    arrangeHand(picture, static_cast<HandOrder>(order));
    QTEST(handIn(picture), "hand");
}

void HandOrderTest::touchesNothingElse()
{
    const Picture before = pictureWith({ "HK", "LA" }, std::nullopt);
    for (int order = 0; order < handOrders; ++order) {
        Picture after = before;
        arrangeHand(after, static_cast<HandOrder>(order));
        QVERIFY(!nameOf(static_cast<HandOrder>(order)).isEmpty());
        for (std::size_t i = 0; i < before.cards.size(); ++i) {
            if (before.cards[i].mine) after.cards[i].slot = before.cards[i].slot;
            QVERIFY(after.cards[i] == before.cards[i]);
        }
    }
}

QTEST_GUILESS_MAIN(HandOrderTest)
#include "hand_order_test.moc"
