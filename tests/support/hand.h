#pragma once

#include "tests/support/offered.h"
#include "ui/table/items/figures/heap_item.h"
#include "ui/table/items/notes/pointer_item.h"
#include "ui/table/items/notes/weights_item.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/scene/table_offers.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/table_view.h"

#include <QtTest>
#include <QtWidgets>

#include <algorithm>
#include <optional>

/// What a person's hand does to a window: with the mouse it hits what lies on top, with the keys it
/// goes where Tab goes. Whatever it presses has to be there to be pressed.
namespace weli::test {

enum class Hand : unsigned char { Mouse, Keys };

/// It marks something and hides nothing.
inline bool isMark(const QGraphicsItem* item)
{
    const bool isLine = dynamic_cast<const ReadableItem*>(item) != nullptr
        && item->acceptedMouseButtons() == Qt::NoButton;
    return isLine || dynamic_cast<const PointerItem*>(item) != nullptr
        || dynamic_cast<const WeightsItem*>(item) != nullptr;
}

/// Whether this lies on top at that point of the scene.
inline bool isOnTop(const Pressable& item, QPointF point)
{
    for (const QGraphicsItem* each : item.scene()->items(point))
        if (!isMark(each)) return each == &item;
    return false;
}

/// Where the mouse hits this thing and nothing else, in the view; nothing: it is covered.
inline std::optional<QPoint> spotOn(const QGraphicsView& view, const Pressable& item)
{
    constexpr int tries = 9; // across and down; the middle first
    const QRectF box = item.box();
    for (int i = 0; i < tries * tries; ++i) {
        const int place = (i + tries * tries / 2) % (tries * tries);
        const QPointF point(box.left() + (place % tries + 0.5) / tries * box.width(),
            box.top() + (place / tries + 0.5) / tries * box.height());
        const QPoint at = view.mapFromScene(point);
        if (view.viewport()->rect().contains(at) && isOnTop(item, view.mapToScene(at))) return at;
    }
    return std::nullopt;
}

/// With the mouse; false: there is nothing to hit.
inline bool click(QGraphicsView& view, const Pressable& item)
{
    const auto spot = item.isVisible() && item.isEnabled() ? spotOn(view, item) : std::nullopt;
    if (spot) QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, *spot);
    return spot.has_value();
}

/// With the keys; false: Tab does not come there.
inline bool tabTo(QGraphicsView& view, const Pressable& item)
{
    constexpr int most = 200;
    for (int presses = 0; presses < most; ++presses) {
        if (item.hasFocus() && item.isRinged()) return true;
        QTest::keyClick(
            QApplication::focusWidget() == nullptr ? &view : QApplication::focusWidget(),
            Qt::Key_Tab);
    }
    return false;
}

inline bool press(QGraphicsView& view, const Pressable& item, Hand hand)
{
    if (hand == Hand::Mouse) return click(view, item);
    if (!tabTo(view, item)) return false;
    QTest::keyClick(view.viewport(), Qt::Key_Return);
    return true;
}

/// Lifts so many cards as this act of cutting does.
inline bool lift(QGraphicsView& view, CutItem& cut, const Act& wanted, Hand hand)
{
    if (hand == Hand::Keys) {
        if (!tabTo(view, cut)) return false;
        for (const auto key : { Qt::Key_Left, Qt::Key_Right })
            for (int step = 0; step < 40 && cut.choice().act != wanted; ++step)
                QTest::keyClick(view.viewport(), key);
        return cut.choice().act == wanted;
    }
    const QRectF box = cut.box();
    for (double x = box.left(); x < box.right() && cut.choice().act != wanted; x += 2)
        QTest::mouseMove(view.viewport(), view.mapFromScene(QPointF(x, box.center().y())));
    return cut.choice().act == wanted;
}

/// All acts that the table offers.
inline std::vector<Act> actsOf(const TableScene& scene)
{
    const Picture& picture = scene.picture();
    std::vector<Act> all;
    for (const Act& act : actsIn(picture))
        for (const TableOffer& offer : offersOn(scene))
            if (offer.line == "act " + QString::fromStdString(toText(act))) {
                all.push_back(act);
                break;
            }
    return all;
}

/// Does this act as a person does, in as many presses as that takes; what went wrong, else nothing.
inline QString act(QGraphicsView& view, const TableScene& scene, const Act& wanted, Hand hand)
{
    const QString line = "act " + QString::fromStdString(toText(wanted));
    for (int presses = 0; presses < 4; ++presses) {
        const auto offers = offersOn(scene);
        const auto found = std::find_if(offers.begin(), offers.end(),
            [&line](const TableOffer& offer) { return offer.line == line; });
        if (found == offers.end()) return line + " is not offered";
        if (auto* const cut = qobject_cast<CutItem*>(found->item)) {
            if (!lift(view, *cut, wanted, hand)) return line + ": so many cannot be lifted";
            QTest::keyClick(view.viewport(), Qt::Key_Return);
            return {};
        }
        const bool isIt = found->item->choice().act == wanted;
        if (!isIt && tricksOn(scene.picture()).discard) {
            for (const CardPicture& card : scene.picture().cards)
                for (const DiscardPicture::Pair& pair : tricksOn(scene.picture()).discard->pairs)
                    if (pair.act == wanted && (card.id == pair.first || card.id == pair.second))
                        for (const TableOffer& each : offers)
                            if (each.line == "aside " + QString::fromStdString(toText(*card.face))
                                && !press(view, *each.item, hand))
                                return each.line + " cannot be pressed";
            continue;
        }
        if (!press(view, *found->item, hand)) return line + " is covered";
        if (isIt) return {};
    }
    return line + " takes too many presses";
}

}
