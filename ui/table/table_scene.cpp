#include "ui/table/table_scene.h"

#include "ui/table/button_item.h"
#include "ui/table/card_faces.h"
#include "ui/table/card_item.h"
#include "ui/table/glider.h"
#include "ui/table/ground.h"
#include "ui/table/heap_item.h"
#include "ui/table/layout.h"
#include "ui/table/plate_item.h"
#include "ui/table/table_items.h"
#include "ui/table/workshop.h"

#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <cmath>
#include <limits>
#include <utility>

namespace weli {

namespace {

    constexpr int appearing = 180; // milliseconds in which words come into sight
    constexpr int nudging = 260; // in which a refused card falls back
    constexpr int reading = 6000; // of a sentence with its clause

    bool isPlayable(const Pressable* item)
    {
        return qobject_cast<const CardItem*>(item) != nullptr && item->spoken().possible;
    }

}

/// What the scene is made of.
class TableScene::Table {
public:
    explicit Table(TableScene* scene)
        : faces(&workshop)
        , items(scene, &faces)
        , refusal(new QTimer(scene))
    {
    }

    Workshop workshop;
    CardFaces faces;
    TableItems items;
    Glider glider;
    QTimer rest; // tells that the picture is there, after it has been shown
    QTimer* refusal; // at its end the prompt comes back
    Picture picture;
    Layout layout;
    bool isFirst = true;
    double pixelRatio = 1;
    double factor = 1;
    QPixmap ground;
    QSize groundAsked; // in real pixels; empty: not yet for this size
};

TableScene::TableScene(QObject* parent)
    : QGraphicsScene(parent)
    , table_(std::make_unique<Table>(this))
{
    setItemIndexMethod(NoIndex); // few items, and many of them move
    table_->rest.setSingleShot(true);
    connect(&table_->rest, &QTimer::timeout, this, &TableScene::shown);
    connect(&table_->glider, &Glider::finished, this, &TableScene::comeToRest);
    connect(&table_->items, &TableItems::cardPressed, this, &TableScene::pressCard);
    connect(&table_->items, &TableItems::platePressed, this, &TableScene::pressPlate);
    connect(&table_->items, &TableItems::answered, this, &TableScene::chosen);
    connect(
        &table_->items, &TableItems::refused, this, [this](const QString& why) { refuse(why); });
    connect(&table_->items, &TableItems::goOnPressed, this, &TableScene::goOn);
    connect(&table_->items, &TableItems::cutPressed, this,
        [this](int lifted) { emit chosen(QString("cut %1").arg(lifted)); });
    table_->refusal->setObjectName("refusal");
    table_->refusal->setSingleShot(true);
    connect(table_->refusal, &QTimer::timeout, this, [this] { table_->items.setRefusal({}); });
    setSize({ 1000, 800 }, 1);
}

TableScene::~TableScene()
{
    // Items that go tell nobody that the focus leaves them.
    table_->glider.stop();
    for (QGraphicsItem* item : items())
        if (QGraphicsObject* object = item->toGraphicsObject()) object->blockSignals(true);
    clear();
}

const Picture& TableScene::picture() const { return table_->picture; }

bool TableScene::isMoving() const { return table_->glider.state() == Glider::Running; }

void TableScene::setSize(QSizeF size, double pixelRatio)
{
    if (size.isEmpty() || (size == sceneRect().size() && pixelRatio == table_->pixelRatio)) return;
    skip();
    setSceneRect({ {}, size });
    table_->pixelRatio = pixelRatio;
    table_->workshop.drop();
    relay();
    table_->groundAsked = {};
}

void TableScene::relay()
{
    table_->layout = layoutOf(sceneRect().size(), shapeOf(table_->picture));
    const Layout& layout = table_->layout;
    table_->faces.setSizes(layout.handCard, layout.tableCard, layout.backCard, table_->pixelRatio);
    table_->items.show(table_->picture, layout);
    for (const Lie& lie : table_->items.goals()) table_->items.setLie(lie);
}

void TableScene::orderGround()
{
    const QSize pixels = (sceneRect().size() * table_->pixelRatio).toSize();
    if (pixels == std::exchange(table_->groundAsked, pixels)) return;
    const double unit = table_->layout.unit * table_->pixelRatio;
    table_->workshop.order([pixels, unit] { return groundImage(pixels, unit); },
        [this, pixels](const QImage& image) {
            if (pixels != table_->groundAsked) return; // the window has changed meanwhile
            table_->ground = QPixmap::fromImage(image);
            table_->ground.setDevicePixelRatio(table_->pixelRatio);
            invalidate(sceneRect(), BackgroundLayer);
        });
}

void TableScene::setMotion(double factor)
{
    table_->factor = factor;
    if (factor <= 0) skip();
}

void TableScene::finishFaces()
{
    QImage scratch(1, 1, QImage::Format_RGB32);
    QPainter painter(&scratch);
    render(&painter, QRectF(0, 0, 1, 1), sceneRect()); // asks for all that is seen
    painter.end();
    table_->workshop.finish();
}

void TableScene::show(const Picture& picture)
{
    Table& table = *table_;
    table.rest.start(0);
    if (!table.isFirst && picture == table.picture) return;
    skip();
    if (picture.deal != table.picture.deal) table.items.clearCards();
    const std::vector<Lie> before = table.items.lies();
    const bool sameShape = shapeOf(picture) == shapeOf(table.picture);
    const Picture old = std::exchange(table.picture, picture);
    if (!sameShape || table.isFirst) relay();
    table.items.show(picture, table.layout);
    const double factor = std::exchange(table.isFirst, false) ? 0 : table.factor;
    move(motionBetween(before, table.items.goals(), picture, table.layout.heap, factor), factor);
    tellWords(old);
}

void TableScene::move(const Motion& motion, double factor)
{
    Table& table = *table_;
    for (const Lie& lie : table.items.goals()) table.items.setLie(lie);
    const bool words = factor > 0 && !table.items.freshWords().empty();
    table.items.setFreshness(words ? 0 : 1);
    if (motion.glides.empty() && !words) return;
    for (const Glide& glide : motion.glides) table.items.setLie(glide.from);
    table.items.raise(motion);
    table.rest.stop();
    table.glider.glide(
        motion, words ? static_cast<int>(appearing / factor) : 0,
        [this](const Lie& lie) { table_->items.setLie(lie); },
        [this](double part) { table_->items.setFreshness(part); });
}

void TableScene::comeToRest()
{
    table_->items.settle();
    table_->rest.start(0);
}

void TableScene::tellWords(const Picture& before)
{
    const Picture& now = table_->picture;
    // News tells who says what, too.
    const bool news = now.newsNumber != before.newsNumber && !now.news.isEmpty();
    if (news) emit told(now.news);
    for (const Seat seat : table_->items.freshWords())
        for (const SeatPicture& speaker : now.seats)
            if (!news && speaker.seat == seat) emit told(speaker.name + ": " + speaker.said);
    for (const SeatPicture& seat : now.seats)
        if (seat.me && seat.due && now.prompt != before.prompt) emit told(now.prompt);
}

void TableScene::skip() { table_->glider.skip(); }

void TableScene::refuse(const QString& why, std::optional<int> card)
{
    table_->items.setRefusal(why);
    table_->refusal->start(reading);
    if (card) nudge(*card);
    emit told(why);
    emit refusedCard(why);
}

void TableScene::nudge(int id)
{
    if (table_->factor <= 0 || isMoving()) return;
    for (const Lie& goal : table_->items.goals()) {
        if (goal.id != id) continue;
        Lie lifted = goal;
        lifted.rect.translate(0, -2 * table_->layout.raise);
        move({ { { lifted, goal, 0, static_cast<int>(nudging / table_->factor) } } },
            table_->factor);
    }
}

void TableScene::retranslate() { table_->items.setWords(tableWords()); }

void TableScene::pressCard(int id)
{
    const CardItem* item = table_->items.card(id);
    if (item == nullptr) return;
    const CardPicture& card = item->picture();
    if (card.naming) {
        table_->items.openNaming(table_->items.isNaming(id) ? std::nullopt : std::optional(id));
        if (item->hasFocus() && table_->items.isNaming(id)) focusName();
        return;
    }
    if (!card.play.action.isEmpty())
        emit chosen(card.play.action);
    else if (!card.play.why.isEmpty())
        refuse(card.play.why, id);
    else if (table_->picture.held)
        emit goOn();
}

/// The keyboard goes on in the grid.
void TableScene::focusName()
{
    for (Pressable* item : table_->items.reachable()) {
        if (!item->spoken().possible) continue;
        item->setFocus(Qt::OtherFocusReason);
        return;
    }
}

void TableScene::pressPlate(int index)
{
    const PlateItem* plate = table_->items.plate(index);
    if (plate == nullptr) return;
    const Choice bid = plate->picture().bid;
    if (!bid.action.isEmpty())
        emit chosen(bid.action);
    else if (!bid.why.isEmpty())
        refuse(bid.why);
}

void TableScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    orderGround(); // only for a size that is really seen
    const QPixmap& ground = table_->ground;
    if (ground.isNull()) {
        painter->fillRect(rect, groundLight(sceneRect()));
        return;
    }
    if (ground.deviceIndependentSize() == sceneRect().size()) {
        // A picture of just this size is copied, which is many times faster than scaling.
        painter->drawPixmap(sceneRect().topLeft(), ground);
        return;
    }
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(sceneRect(), ground, ground.rect());
}

void TableScene::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    const bool moved = isMoving();
    skip();
    QGraphicsScene::mousePressEvent(event);
    event->accept();
    // A click beside everything lets a held table go on; one that skips a motion does only that.
    if (mouseGrabberItem() == nullptr && !moved && table_->picture.held) emit goOn();
}

void TableScene::keyPressEvent(QKeyEvent* event)
{
    event->setAccepted(moveBy(event->key()) || act(event->key()) || say(*event));
}

bool TableScene::moveBy(int key)
{
    QPointF direction;
    switch (key) {
    case Qt::Key_Left: direction = { -1, 0 }; break;
    case Qt::Key_Right: direction = { 1, 0 }; break;
    case Qt::Key_Up: direction = { 0, -1 }; break;
    case Qt::Key_Down: direction = { 0, 1 }; break;
    default: return false;
    }
    CutItem* cut = table_->items.cut();
    if (cut != nullptr && direction.x() != 0) {
        cut->setFocus(Qt::OtherFocusReason);
        cut->move(direction.x() > 0 ? 1 : -1);
        emit told(cut->spoken().name);
        return true;
    }
    focusTowards(direction);
    return true;
}

void TableScene::focusTowards(QPointF direction)
{
    const auto* from = dynamic_cast<Pressable*>(focusItem());
    if (from == nullptr) return focusFirst();
    const auto all = table_->items.reachable();
    Pressable* nearest = nullptr;
    double best = std::numeric_limits<double>::max();
    for (Pressable* item : all) {
        const QPointF way = item->box().center() - from->box().center();
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const double distance = ahead + 2.5 * aside;
        // Up and down lead to the next row, however far aside its things lie.
        const bool otherRow = direction.y() != 0
            && (item->box().bottom() <= from->box().top()
                || item->box().top() >= from->box().bottom());
        if (item == from || ahead <= 1 || distance >= best) continue;
        if (aside > 1.6 * ahead && !otherRow) continue;
        best = distance;
        nearest = item;
    }
    if (nearest != nullptr) nearest->setFocus(Qt::OtherFocusReason);
}

void TableScene::focusFirst()
{
    const auto all = table_->items.reachable();
    const auto card = std::find_if(all.begin(), all.end(), isPlayable);
    if (!all.empty()) (card == all.end() ? all.front() : *card)->setFocus(Qt::OtherFocusReason);
}

/// Only what is due: no bid is laid under the finger.
void TableScene::focusChoice()
{
    const auto all = table_->items.reachable();
    const bool due
        = !table_->picture.answers.empty() || std::any_of(all.begin(), all.end(), isPlayable);
    if (due) focusFirst();
}

bool TableScene::focusNext(bool forward)
{
    const auto all = table_->items.reachable();
    if (all.empty()) return false;
    const auto here = std::find(all.begin(), all.end(), focusItem());
    const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
    std::ptrdiff_t next = forward ? 0 : last;
    if (here != all.end()) next = here - all.begin() + (forward ? 1 : -1);
    if (next < 0 || next > last) { // the next Tab is another widget's
        if (focusItem() != nullptr) focusItem()->clearFocus();
        return false;
    }
    all[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

void TableScene::focusEnd(bool first)
{
    const auto all = table_->items.reachable();
    if (!all.empty()) (first ? all.front() : all.back())->setFocus(Qt::TabFocusReason);
}

void TableScene::closeNaming()
{
    for (const CardPicture& card : table_->picture.cards)
        if (table_->items.isNaming(card.id))
            table_->items.card(card.id)->setFocus(Qt::OtherFocusReason);
    table_->items.openNaming(std::nullopt);
    table_->items.setRefusal({});
}

std::vector<Pressable*> TableScene::heard() const
{
    auto all = table_->items.reachable();
    for (const CardPicture& card : table_->picture.cards) {
        CardItem* item = table_->items.card(card.id);
        if (item != nullptr && card.place == Place::Table) all.push_back(item);
    }
    return all;
}

bool TableScene::act(int key)
{
    if (key == Qt::Key_Escape) {
        closeNaming();
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space) return false;
    skip();
    auto* item = dynamic_cast<Pressable*>(focusItem());
    const bool possible = item != nullptr && item->isVisible();
    const bool pointless = !possible || !item->spoken().possible;
    ButtonItem* const button = table_->items.goOnButton();
    const bool tellsWhyNot = possible && button == nullptr
        && (table_->picture.answers.empty() || key == Qt::Key_Space);
    // Space lets the table go on, unless the focus is on something that can be done.
    if (!pointless || tellsWhyNot)
        item->press();
    else if (button != nullptr)
        button->press();
    else if (CutItem* cut = table_->items.cut())
        cut->press();
    else if (key != Qt::Key_Space) // who taps it to let the table go on gives nothing away
        focusChoice();
    return true;
}

ButtonItem* TableScene::buttonFor(const QKeyEvent& event) const
{
    const bool bare = (event.modifiers() & ~(Qt::AltModifier | Qt::ShiftModifier)) == 0;
    if (!bare || event.key() <= Qt::Key_Space || event.key() >= 0x10000) return nullptr;
    return table_->items.button(QChar(event.key()).toUpper());
}

bool TableScene::knows(const QKeyEvent& event) const { return buttonFor(event) != nullptr; }

bool TableScene::say(const QKeyEvent& event)
{
    const int digit = event.key() - Qt::Key_1;
    if (digit >= 0 && digit < 5) {
        pressPlate(digit);
        return true;
    }
    ButtonItem* button = buttonFor(event);
    if (button != nullptr) button->press();
    return button != nullptr;
}

}
