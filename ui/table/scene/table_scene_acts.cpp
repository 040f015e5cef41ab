// What a hand does on the table, with the mouse or on the keys.

#include "ui/picture/heard/announcement.h"
#include "ui/table/items/button_item.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/figures/heap_item.h"
#include "ui/table/items/figures/plate_item.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/items/tricks/split_item.h"
#include "ui/table/scene/table_scene_parts.h"

#include <QAccessible>
#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace weli {

void TableScene::startAnew() { table_->focus.startAnew(); }

/// Whatever is pressed, this is the way from it to its act.
void TableScene::press(Pressable& item)
{
    const auto* const card = qobject_cast<CardItem*>(&item);
    if (card != nullptr && takeUp(*card)) return;
    const Choice choice = item.choice();
    if (choice.act) {
        if (card != nullptr || !isTooSoon()) choose(*choice.act);
    } else if (!choice.why.isEmpty()) {
        refuseCard(choice.why, card == nullptr ? std::nullopt : std::optional(card->id()));
    } else if (card != nullptr) {
        passBy();
    } else if (qobject_cast<ReadableItem*>(&item) != nullptr && item.topic()) {
        emit bookWanted(QString::fromStdString(toText(*item.topic())));
    } else {
        item.explain();
        if (!item.about().isEmpty()) emit announced(item.spoken().name + ": " + item.about());
    }
}

/// A card of which something else is asked before it is played: its name, or which ones go.
bool TableScene::takeUp(const CardItem& card)
{
    const int id = card.id();
    TableItems& items = table_->items;
    if (items.isChoosable(id)) {
        chooseCard(id);
        return true;
    }
    if (!card.picture().naming) return false;
    items.openNaming(items.isNaming(id) ? std::nullopt : std::optional(id));
    if (!items.isNaming(id)) return true;
    emit announced(items.due().text);
    if (card.hasFocus()) table_->focus.toName();
    return true;
}

/// A card that was drawn out of the hand is played; one that stays here goes back.
void TableScene::dropCard(int id)
{
    Table& table = *table_;
    const QRectF hand = table.layout.seats[picture().me].hand;
    CardItem& card = *table.items.card(id);
    if (card.box().center().y() < hand.top()) press(card);
    if (isMoving()) return; // it has been played
    const double factor = 2 * table.factor; // a short way
    move(motionBetween(
             table.items.lies(), table.items.goals(), picture(), packPlace(picture()), factor),
        factor);
    table.items.settle();
}

/// A card that shall be laid aside rises, or comes down again.
void TableScene::chooseCard(int id)
{
    Table& table = *table_;
    const std::vector<CardPose> before = table.items.lies();
    table.items.choose(id);
    const Pressable::Spoken& spoken = table.items.card(id)->spoken();
    const Because due = table.items.due();
    const auto& words = table.items.words();
    const bool isFirst = due == picture().prompt && spoken.state == words.laidAside;
    const QString next = isFirst ? words.oneMore : due == picture().prompt ? QString() : due.text;
    const QString told = spoken.name + ": " + spoken.state;
    emit announced(next.isEmpty() ? told : told + ". " + next);
    const double factor = 2 * table.factor; // a short way
    move(motionBetween(before, table.items.goals(), table.items.picture(),
             packPlace(table.items.picture()), factor),
        factor);
}

/// Lets a table go on that waits.
void TableScene::goOn()
{
    const auto& choice = picture().goOn;
    if (choice && choice->act) choose(*choice->act);
}

/// Who presses what can do nothing wants a held table to go on, unless a result lies there to be
/// read.
void TableScene::passBy()
{
    if (!picture().result) goOn();
}

void TableScene::choose(const Act& act)
{
    table_->acted.start();
    emit chosen(Act(act)); // what offered it may go
}

/// The second press of a double click is not meant for what came after the first.
bool TableScene::skipsClick()
{
    return table_->acted.isValid() && table_->acted.elapsed() < table_->moment;
}

void TableScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event)
{
    event->accept();
    if (!skipsClick()) QGraphicsScene::mouseDoubleClickEvent(event);
}

bool TableScene::callsOffDrag()
{
    auto* const card = dynamic_cast<CardItem*>(mouseGrabberItem());
    return card != nullptr && card->callOffDrag();
}

void TableScene::mousePressEvent(QGraphicsSceneMouseEvent* event)
{
    event->accept();
    table_->byKeys = false;
    if (event->button() == Qt::RightButton && callsOffDrag()) return;
    if (skipsClick()) return;
    const bool moved = isMoving();
    skip();
    QGraphicsScene::mousePressEvent(event);
    event->accept(); // the base class may have thought otherwise
    // A click beside everything lets a held table go on; one that skips a motion does only that.
    if (mouseGrabberItem() == nullptr && !moved) passBy();
}

void TableScene::focusInEvent(QFocusEvent* event)
{
    QGraphicsScene::focusInEvent(event);
    if (focusItem() == nullptr) table_->focus.toAnswer();
}

/// What a digit explained, without the focus, is told until the next key.
void TableScene::fallSilent()
{
    Pressable* const item = table_->items.attended();
    if (item != nullptr && item->isExplained() && !item->hasFocus() && !item->isHovered())
        item->fallSilent();
}

void TableScene::keyPressEvent(QKeyEvent* event)
{
    // A key that is held down moves on and on, but does nothing twice.
    const bool held = event->isAutoRepeat();
    table_->byKeys = true;
    if (event->key() == Qt::Key_F1 && event->modifiers() == Qt::ShiftModifier) {
        Pressable* item = table_->items.attended();
        if (item == nullptr) item = dynamic_cast<Pressable*>(focusItem());
        if (item != nullptr) item->explain();
        if (item != nullptr && !item->about().isEmpty()) emit announced(item->about());
        return event->accept();
    }
    fallSilent();
    event->setAccepted(read(*event) || moveBy(event->key()) || held || act(event->key())
        || tellAgain(*event) || say(*event) || lookAtLastTrick(*event));
}

/// L shows the last trick as long as it is held, or until it is pressed again.
bool TableScene::lookAtLastTrick(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_L || event.modifiers() != Qt::NoModifier) return false;
    table_->looked.start();
    const bool wasShown = showsLastTrick();
    showLastTrick(!wasShown);
    if (!wasShown && !showsLastTrick()) tellTable(); // the trick lies there still
    return true;
}

void TableScene::keyReleaseEvent(QKeyEvent* event)
{
    QGraphicsScene::keyReleaseEvent(event);
    if (event->key() != Qt::Key_L || event->isAutoRepeat() || !table_->looked.isValid()) return;
    if (table_->looked.elapsed() > table_->moment) showLastTrick(false);
    table_->looked.invalidate();
}

/// What is let go of while another window has the keys is not told.
void TableScene::focusOutEvent(QFocusEvent* event)
{
    QGraphicsScene::focusOutEvent(event);
    if (table_->looked.isValid()) showLastTrick(false);
    table_->looked.invalidate();
}

/// Ctrl with Up or Down walks through what is only to be read, line by line.
bool TableScene::read(const QKeyEvent& event)
{
    const bool down = event.key() == Qt::Key_Down;
    if (event.modifiers() != Qt::ControlModifier || (!down && event.key() != Qt::Key_Up))
        return false;
    table_->focus.read(down);
    return true;
}

/// For those who hear the table: what is due, what lies there, how it stands.
bool TableScene::tellAgain(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier) return false;
    switch (event.key()) {
    case Qt::Key_F2: tellDue(); return true;
    case Qt::Key_T: tellTable(); return true;
    case Qt::Key_W: tellStanding(); return true;
    case Qt::Key_O: tellHand(); return true;
    default: return false;
    }
}

void TableScene::setTells(Tells what) { table_->tells = what; }

void TableScene::setTellsAll(bool all)
{
    table_->detail = all ? announcement::Detail::Full : announcement::Detail::Short;
}

void TableScene::setDueWords(const QString& words) { table_->due = words; }

void TableScene::setPassesTab(bool passes) { table_->passesTab = passes; }

void TableScene::tellTable() { emit announced(announcement::table(picture())); }

void TableScene::tellStanding()
{
    const bool isPast = table_->tells == Tells::Nothing;
    const QString standing
        = (isPast ? announcement::standingThen : announcement::standing)(picture());
    if (standing.isEmpty()) return tellDue(); // nothing has begun, and nobody may play yet
    emit announced(standing);
}

/// One after the other.
void TableScene::tellHand()
{
    const QStringList all = announcement::hands(picture());
    emit announced(all[table_->hand % all.size()]);
    ++table_->hand;
}

void TableScene::tellDue()
{
    if (!table_->due.isEmpty()) return emit announced(table_->due);
    Picture told = picture();
    told.prompt = table_->items.due();
    emit announced(announcement::due(told));
}

void TableScene::tellBack() { emit announced(announcement::back(picture())); }

bool TableScene::moveBy(int key)
{
    if (key == Qt::Key_Home || key == Qt::Key_End) {
        focusEnd(key == Qt::Key_Home);
        return true;
    }
    const auto direction = directionOf(key);
    if (!direction) return false;
    table_->focus.setLed(true);
    CutItem* cut = table_->items.cut();
    if (cut != nullptr && direction->x() != 0) {
        const bool wasThere = cut->hasFocus(); // else its name comes with the focus
        cut->setFocus(Qt::OtherFocusReason);
        cut->move(direction->x() > 0 ? 1 : -1);
        if (wasThere) emit announced(cut->spoken().name);
        return true;
    }
    const auto* const before = dynamic_cast<Pressable*>(focusItem());
    table_->focus.towards(*direction);
    // Nothing lies there: a key is not silent.
    if (before != nullptr && before == focusItem()) emit announced(before->spoken().name);
    return true;
}

bool TableScene::focusNext(bool forward)
{
    return !table_->passesTab && table_->focus.next(forward);
}

void TableScene::focusEnd(bool first) { table_->focus.toEnd(first); }

bool TableScene::closesWhatIsOpen()
{
    if (callsOffDrag()) return true;
    const auto& cards = picture().cards;
    const bool isOpen = std::any_of(cards.begin(), cards.end(),
        [this](const CardPicture& card) { return table_->items.isNaming(card.id); });
    const bool isRefusing = table_->items.isRefusing(); // the grid closes with it
    if (isOpen) closeNaming();
    return table_->items.closeTip() || isOpen || isRefusing;
}

void TableScene::closeNaming()
{
    for (const CardPicture& card : picture().cards)
        if (table_->items.isNaming(card.id))
            table_->items.card(card.id)->setFocus(Qt::OtherFocusReason);
    table_->items.openNaming(std::nullopt);
    table_->items.setRefusal({});
}

std::vector<Pressable*> TableScene::accessibleItems() const
{
    auto all = table_->items.reachable();
    const auto more = table_->items.readable();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

bool TableScene::act(int key)
{
    if (key == Qt::Key_Escape) {
        if (callsOffDrag()) return true;
        closeNaming();
        table_->items.closeTip();
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space) return false;
    skip();
    Pressable* const item = table_->focus.ringed();
    ButtonItem* const button = table_->items.goOnButton();
    const bool spares = key == Qt::Key_Space; // who taps it to go on gives nothing away
    // Nor does Enter of who goes on by it and has not heard yet what is asked. A card is named when
    // the first key shows it.
    const bool tells
        = QAccessible::isActive() && table_->items.isAsking() && !table_->focus.isOnCard();
    const bool names = !spares && tells && table_->named != item;
    const bool due = table_->items.isAsking() || table_->focus.isOnCard();
    const auto& onward = picture().goOn; // its button may have no room
    const bool goesOn = button != nullptr || (onward && onward->act);
    if ((spares || names) && !table_->focus.wasLed() && due) {
        if (spares && tells) emit announced(announcement::question(picture()));
        table_->named = item;
        const auto& words = table_->items.words();
        refuse({ item == nullptr
                ? words.enterAnswers
                : (names ? words.enterAgain : words.enterDoes).arg(item->spoken().name) });
    } else if (item != nullptr && !(spares && goesOn && !item->spoken().possible))
        item->press();
    else if (button != nullptr)
        button->press();
    else if (goesOn)
        goOn();
    else if (CutItem* cut = table_->items.cut())
        cut->press();
    else if (spares || !table_->focus.toChoice())
        tellDue(); // else the key would be silent
    else if (table_->focus.isOnCard() && QAccessible::isActive() && ++table_->shown <= 2)
        emit announced(table_->items.words().enterPlays);
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
    if (SplitItem* split = table_->items.split(digit + 1)) {
        split->press();
        return true;
    }
    if (std::holds_alternative<FiguresTable>(picture().table) && digit >= 0 && digit < 5) {
        PlateItem* const plate = table_->items.plate(digit);
        if (plate != nullptr && plate->isVisible())
            plate->press();
        else
            tellDue(); // else the key would be silent
        return true;
    }
    ButtonItem* button = buttonFor(event);
    if (button != nullptr) button->press();
    return button != nullptr;
}

}
