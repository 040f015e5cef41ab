#include "ui/table/scene/table_scene.h"

#include "ui/draw/ground.h"
#include "ui/picture/heard/announcement.h"
#include "ui/table/layout/layout_parts.h"
#include "ui/table/scene/table_scene_parts.h"
#include "ui/words/words.h"

#include <QGraphicsSceneHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int appearing = 180; // milliseconds in which words come into sight
    constexpr int nudging = 260; // in which a refused card falls back
    constexpr int reading = 6000; // of a sentence with its clause

    /// Something has happened, and now it is on me to act.
    bool isMyTurnAnew(const Picture& before, const Picture& now)
    {
        const bool happened = before.deal != now.deal || before.newsNumber != now.newsNumber;
        return happened
            && std::any_of(now.seats.begin(), now.seats.end(),
                [](const SeatPicture& seat) { return seat.me && seat.due; });
    }

}

TableScene::TableScene(QObject* parent)
    : QGraphicsScene(parent)
    , table_(std::make_unique<Table>(this))
{
    setItemIndexMethod(NoIndex); // few items, and many of them move
    table_->rest.setSingleShot(true);
    connect(&table_->rest, &QTimer::timeout, this, [this] {
        const auto passes = std::exchange(table_->passes, std::nullopt);
        emit shown();
        if (passes && passes->act) choose(*passes->act);
    });
    connect(&table_->ground, &CachedBackground::changed, this,
        [this] { invalidate(sceneRect(), BackgroundLayer); });
    connect(&table_->animator, &TransitionAnimator::finished, this, &TableScene::comeToRest);
    connect(&table_->items, &TableItems::pressed, this, [this](Pressable* item) { press(*item); });
    connect(&table_->items, &TableItems::cardDropped, this, &TableScene::dropCard);
    connect(&table_->items, &TableItems::bookWanted, this,
        [this](Clause topic) { emit bookWanted(QString::fromStdString(toText(topic))); });
    table_->refusal->setObjectName("refusal");
    table_->refusal->setSingleShot(true);
    connect(table_->refusal, &QTimer::timeout, this, [this] { table_->items.setRefusal({}); });
    setSize({ 1000, 800 }, 1);
}

TableScene::~TableScene()
{
    // Items that go tell nobody that the focus leaves them.
    table_->animator.stop();
    for (QGraphicsItem* item : items())
        if (QGraphicsObject* object = item->toGraphicsObject()) object->blockSignals(true);
    clear();
}

const Picture& TableScene::picture() const { return table_->items.picture(); }

bool TableScene::isMoving() const
{
    return table_->animator.state() == TransitionAnimator::Running;
}

void TableScene::setSize(QSizeF size, double pixelRatio)
{
    if (size.isEmpty() || (size == sceneRect().size() && pixelRatio == table_->pixelRatio)) return;
    skip();
    setSceneRect({ {}, size });
    table_->pixelRatio = pixelRatio;
    relay(picture());
    // This drops, too, what cards are still to be drawn in the old size.
    table_->ground.setSize(
        size, pixelRatio, [unit = parts::usualUnit(size) * pixelRatio](QSize pixels) {
            return groundImage(pixels, unit);
        });
    if (table_->coming) orderCards();
}

void TableScene::setCards(const CardStyle& wanted)
{
    CardStyle style = wanted;
    style.weli = table_->weli;
    const CardPainter& last = table_->coming ? *table_->coming : table_->faces.painter();
    if (style == last.style()) return;
    table_->coming = std::make_shared<const CardPainter>(style);
    if (isOurs(style.deck))
        takeCards(CardPainter::usualAspect);
    else
        orderCards();
}

/// Not in all games the six of bells is the Weli.
void TableScene::markWeli(bool marked)
{
    if (marked == std::exchange(table_->weli, marked)) return;
    const CardPainter& last = table_->coming ? *table_->coming : table_->faces.painter();
    setCards(last.style());
}

/// The old cards serve until the file is read.
void TableScene::orderCards()
{
    table_->renderQueue.submit([this, painter = table_->coming]() -> std::function<void()> {
        return [this, painter, aspect = painter->aspect()] {
            if (painter == table_->coming) takeCards(aspect);
        };
    });
}

void TableScene::takeCards(double aspect)
{
    table_->faces.setPainter(std::exchange(table_->coming, nullptr));
    if (aspect == std::exchange(table_->aspect, aspect)) return;
    skip();
    relay(picture());
}

void TableScene::relay(const Picture& picture)
{
    table_->layout
        = layoutOf(sceneRect().size(), shapeOf(picture), table_->aspect, table_->letters);
    const Layout& layout = table_->layout;
    table_->faces.setSizes(layout.handCard, layout.tableCard, layout.backCard, table_->pixelRatio);
    table_->items.show(picture, layout);
    for (const CardPose& lie : table_->items.goals()) table_->items.setLie(lie);
    table_->items.settle();
}

void TableScene::setLetters(double size)
{
    if (size == std::exchange(table_->letters, size)) return;
    skip();
    relay(picture());
}

void TableScene::setMotion(double factor)
{
    table_->factor = factor;
    if (factor <= 0) skip();
}

void TableScene::setMoment(int milliseconds) { table_->moment = milliseconds; }

void TableScene::setHighContrast(bool wanted)
{
    table_->items.setColours(wanted ? look::highContrast : look::warm);
    table_->ground.setPlain(wanted);
}

void TableScene::orderPictures()
{
    table_->ground.request();
    table_->items.orderFaces();
}

void TableScene::finishFaces()
{
    table_->renderQueue.finish(); // another pack may be on its way
    QImage scratch(1, 1, QImage::Format_RGB32);
    QPainter painter(&scratch);
    render(&painter, QRectF(0, 0, 1, 1), sceneRect()); // asks for all that is seen
    painter.end();
    table_->renderQueue.finish();
    // Rendering has taken note of what is to be painted anew, and the window must paint it, too.
    for (QGraphicsItem* item : items()) item->update();
}

void TableScene::show(const Picture& picture)
{
    Table& table = *table_;
    table.rest.start(0);
    if (!table.isFirst && picture == table.items.picture()) return;
    skip();
    markWeli(picture.weli);
    if (picture.drawing && table.factor <= 0)
        passOver(picture);
    else if (gathersBefore(picture))
        gather(picture);
    else
        display(picture);
}

/// Without motion the draw is only told.
void TableScene::passOver(const Picture& draw)
{
    Picture told = draw;
    if (table_->detail == announcement::Detail::Short) told.news = announcement::drawn(draw);
    told.cards.clear();
    told.goOn.reset();
    display(told);
    table_->passes = draw.goOn;
}

void TableScene::display(const Picture& picture)
{
    Table& table = *table_;
    const Picture old = table.items.picture();
    if (picture.deal != old.deal) table.items.clearCards();
    std::vector<CardPose> before = table.items.lies();
    const bool sameShape = areLaidAlike(shapeOf(picture), shapeOf(old));
    if (!sameShape || table.isFirst) relay(picture);
    table.items.show(picture, table.layout);
    if (const auto sign = bornSign(old)) before.push_back(*sign);
    const bool jumps = std::exchange(table.isFirst, false) && !picture.drawing;
    const double factor = jumps ? 0 : table.factor;
    move(motionBetween(before, table.items.goals(), picture, packPlace(picture), factor), factor);
    if (!isMoving()) table.items.settle();
    tellWords(old);
    ask(old);
}

/// Where the sign of trump begins to grow: on the card that has just made it trump.
std::optional<CardPose> TableScene::bornSign(const Picture& before) const
{
    const Picture& now = picture();
    const auto& order = tricksOn(now).order;
    const auto& old = tricksOn(before).order;
    const bool was = old && old->trump;
    if (was || !order || !order->trump || before.deal != now.deal) return std::nullopt;
    for (const CardPose& goal : table_->items.goals()) {
        if (goal.id != order->madeBy) continue;
        return CardPose { lie::sign, { goal.rect.center(), QSizeF(0, 0) }, true };
    }
    return std::nullopt;
}

bool TableScene::gathersBefore(const Picture& picture) const
{
    const Picture& now = table_->items.picture();
    return !table_->isFirst && table_->factor > 0 && picture.deal == now.deal + 1
        && !now.cards.empty();
}

/// Whoever deals next takes all cards together and lays them to the others.
void TableScene::gather(const Picture& next)
{
    Table& table = *table_;
    Picture cleared = table.items.picture();
    cleared.result.reset();
    cleared.answers.clear();
    if (auto* const tricks = std::get_if<TricksTable>(&cleared.table)) {
        tricks->ladder = tricksOn(next).ladder;
        tricks->order = tricksOn(next).order;
        tricks->splits.clear();
        tricks->discard.reset();
    }
    cleared.goOn.reset();
    cleared.seats = next.seats;
    table.piles.clear();
    for (SeatPicture& seat : cleared.seats) {
        seat.due = false;
        seat.said.clear();
        if (!seat.dealer) continue;
        QRectF pile({}, table.layout.tableCard);
        pile.moveCenter(table.layout.seats[seat.seat].cards.center());
        table.piles = { packRect(table.layout), pile };
        if (std::holds_alternative<TricksTable>(next.table)) table.piles = { packPlace(cleared) };
    }
    for (CardPicture& card : cleared.cards) card.wins = card.mine = false;
    table.items.show(cleared, table.layout);
    table.next = next;
    gatherOn();
}

/// Where the pack lies from which cards are dealt; who deals tricks has it in hand.
QRectF TableScene::packPlace(const Picture& picture) const
{
    const Layout& layout = table_->layout;
    QRectF pack = packRect(layout);
    if (std::holds_alternative<FiguresTable>(picture.table)) return pack;
    for (const SeatPicture& seat : picture.seats)
        if (seat.dealer) pack.moveCenter(layout.seats[seat.seat].hand.center());
    return pack;
}

void TableScene::gatherOn()
{
    Table& table = *table_;
    if (table.piles.empty()) {
        const Picture next = *table.next;
        table.next.reset();
        table.rest.start(0);
        return display(next);
    }
    std::vector<CardPose> lies = table.items.lies();
    std::erase_if(lies, [](const CardPose& lie) { return lie.id < 0; }); // bowl and sign
    const QRectF pile = table.piles.back();
    table.piles.pop_back();
    transition(gathering(lies, pile, table.factor), 0);
}

void TableScene::move(const Motion& motion, double factor)
{
    Table& table = *table_;
    for (const CardPose& lie : table.items.goals()) table.items.setLie(lie);
    const bool words = factor > 0 && !table.items.freshWords().empty();
    table.items.setFreshness(words ? 0 : 1);
    if (motion.transitions.empty() && !words) return;
    for (const Transition& transition : motion.transitions) table.items.setLie(transition.from);
    transition(motion, words ? static_cast<int>(appearing / factor) : 0);
}

void TableScene::transition(const Motion& motion, int words)
{
    table_->items.raise(motion);
    table_->rest.stop();
    table_->animator.transition(
        motion, words, [this](const CardPose& lie) { table_->items.setLie(lie); },
        [this](double part) {
            table_->items.setFreshness(part);
            table_->items.shade();
        });
}

/// A question that is new has a fresh start: its first answer has the focus, and a key that was
/// pressed for something else does not give it.
void TableScene::ask(const Picture& before)
{
    const bool asks = asksAnew(before, picture());
    if (!asks && !isMyTurnAnew(before, picture())) return;
    table_->asked.start();
    table_->focus.setLed(false);
    table_->named = nullptr;
    if (!hasFocus()) return;
    // Beside a card that is due an answer can wait.
    if (asks && !table_->focus.mayPlay())
        table_->focus.toAnswer();
    else if (table_->byKeys)
        table_->focus.toCards();
}

/// What comes at once was meant for what was asked before.
bool TableScene::isTooSoon() const
{
    return isToBeRead(picture()) && table_->asked.isValid()
        && table_->asked.elapsed() < table_->moment;
}

void TableScene::comeToRest()
{
    table_->items.settle();
    if (table_->next) return gatherOn();
    table_->rest.start(0);
}

void TableScene::tellWords(const Picture& before)
{
    table_->hand = 0;
    if (table_->tells == Tells::Nothing) return;
    const bool tellsDue = table_->tells == Tells::All;
    QString news = (tellsDue ? announcement::between : announcement::newsBetween)(
        before, picture(), table_->detail);
    if (picture().showsRest && !before.showsRest) table_->beforeRest = before;
    if (before.showsRest && picture().result)
        news.prepend(announcement::restTaken(table_->beforeRest, picture()) + u' ');
    news = news.trimmed();
    const QString hint = announcement::howToBid(picture());
    if (tellsDue && picture().goOn && !hint.isEmpty() && !news.isEmpty()) {
        ++table_->waits;
        if (table_->waits <= 3) news += u' ' + hint;
    }
    if (tellsDue && isMyTurnAnew(before, picture()) && ++table_->turns == 2)
        news += u' ' + announcement::keys();
    if (!news.isEmpty()) emit announced(news);
}

void TableScene::showLastTrick(bool shown)
{
    skip();
    table_->items.showLastTrick(shown);
    if (showsLastTrick()) emit announced(announcement::lastTrick(picture()));
}

bool TableScene::showsLastTrick() const { return table_->items.showsLastTrick(); }

void TableScene::skip()
{
    while (isMoving()) table_->animator.skip(); // one motion may follow another
}

void TableScene::refuse(const Because& why, std::optional<Card> card)
{
    std::optional<int> id;
    for (const CardPicture& shown : picture().cards)
        if (card && shown.face == card) id = shown.id;
    refuseCard(why, id);
}

void TableScene::refuseCard(const Because& why, std::optional<int> card)
{
    table_->items.setRefusal(why, card);
    table_->refusal->start(reading);
    if (card) nudge(*card);
    emit announced(words::withClause(why));
    emit refusedCard(why);
}

void TableScene::nudge(int id)
{
    if (table_->factor <= 0 || isMoving()) return;
    for (const CardPose& goal : table_->items.goals()) {
        if (goal.id != id) continue;
        CardPose lifted = goal;
        lifted.rect.translate(0, -2 * table_->layout.raise);
        move({ { { lifted, goal, 0, static_cast<int>(nudging / table_->factor) } } },
            table_->factor);
    }
}

void TableScene::pointAt(const std::vector<lesson::Pointer>& things, bool quietly)
{
    table_->items.pointAt(things, !isMoving(), quietly);
}

QStringList TableScene::namesOf(const std::vector<lesson::Pointer>& things) const
{
    return table_->items.namesOf(things);
}

QString TableScene::topic() const
{
    const auto topic = table_->items.topic();
    return topic ? QString::fromStdString(toText(*topic)) : QString();
}

void TableScene::retranslate() { table_->items.setWords(tableWords()); }

void TableScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    table_->ground.paint(*painter, rect);
}

void TableScene::helpEvent(QGraphicsSceneHelpEvent* event)
{
    QString text;
    for (const QGraphicsItem* item : items(event->scenePos()))
        if (text.isEmpty()) text = item->toolTip();
    if (!text.isEmpty()) text = Qt::convertFromPlainText(text);
    QToolTip::showText(event->screenPos(), text, event->widget());
    event->setAccepted(!text.isEmpty());
}

}
