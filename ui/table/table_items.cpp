#include "ui/table/table_items.h"

#include "ui/table/button_item.h"
#include "ui/table/card_item.h"
#include "ui/table/heap_item.h"
#include "ui/table/naming_cell_item.h"
#include "ui/table/plate_item.h"
#include "ui/table/result_item.h"
#include "ui/table/seat_items.h"

#include <QGraphicsScene>

#include <algorithm>

namespace weli {

namespace {

    // What lies above what.
    constexpr double low = 1;
    constexpr double cardsHeight = 2;
    constexpr double handHeight = 3;
    constexpr double high = 5;
    constexpr double moving = 10;

    double heightOf(const CardPicture& card)
    {
        return (card.place == Place::Hand ? handHeight : cardsHeight) + 0.01 * card.slot;
    }

    CardSize sizeOf(const CardPicture& card, Seat me)
    {
        if (card.place != Place::Hand) return CardSize::Table;
        return card.seat == me ? CardSize::Hand : CardSize::Back;
    }

}

TableItems::TableItems(QGraphicsScene* scene, CardFaces* faces, QObject* parent)
    : QObject(parent)
    , scene_(scene)
    , faces_(faces)
    , words_(tableWords())
{
    makeItems();
}

template <typename Item> Item* TableItems::added(Item* item, double height)
{
    item->setZValue(height);
    item->setVisible(false);
    item->setColours(*colours_);
    scene_->addItem(item);
    if constexpr (std::is_base_of_v<Pressable, Item>)
        connect(item, &Pressable::attended, this, [this, item] {
            if (item->isHot()) refusal_.clear();
            layPrompt();
        });
    return item;
}

void TableItems::makeItems()
{
    heap_ = added(new HeapItem(faces_), low);
    cut_ = added(new CutItem(faces_), low);
    connect(cut_, &Pressable::pressed, this, [this] { emit cutPressed(cut_->lifted()); });
    connect(cut_, &Pressable::attended, this, &TableItems::tellCut);
    for (int index = 0; index < 5; ++index) {
        PlateItem*& plate = plates_[static_cast<std::size_t>(index)];
        plate = added(new PlateItem(index, faces_), low);
        connect(plate, &Pressable::pressed, this, [this, index] { emit platePressed(index); });
    }
    for (NamePlateItem*& name : names_.values) name = added(new NamePlateItem, low);
    for (BubbleItem*& bubble : bubbles_.values) bubble = added(new BubbleItem, high);
    question_ = added(new PaperItem, low);
    grid_ = added(new PaperItem, high);
    prompt_ = added(new PromptItem, low);
    result_ = added(new ResultItem, low);
    resultButton_ = added(new ButtonItem(ButtonItem::Kind::Warm), high);
    goOn_ = added(new ButtonItem(ButtonItem::Kind::Quiet), high);
    for (ButtonItem* button : { resultButton_, goOn_ })
        connect(button, &Pressable::pressed, this, &TableItems::goOnPressed);
}

void TableItems::setWords(const TableWords& words)
{
    words_ = words;
    show(picture_, layout_);
}

void TableItems::setColours(const look::Colours& colours)
{
    colours_ = &colours;
    for (QGraphicsItem* each : scene_->items())
        if (auto* const item = qobject_cast<TableItem*>(each->toGraphicsObject()))
            item->setColours(colours);
}

void TableItems::show(const Picture& picture, const Layout& layout)
{
    if (picture != picture_) refusal_.clear();
    picture_ = picture;
    if (openGrid() == nullptr) naming_.reset();
    layout_ = layout;
    layCards();
    laySeats();
    layPlates();
    layHeap();
    layAnswers();
    layNaming();
    layResult();
    layPrompt();
}

void TableItems::clearCards()
{
    for (const auto& [id, item] : cards_) delete item;
    cards_.clear();
}

void TableItems::layCards()
{
    std::erase_if(cards_, [this](const auto& entry) {
        const bool there = std::any_of(picture_.cards.begin(), picture_.cards.end(),
            [&](const CardPicture& picture) { return picture.id == entry.first; });
        if (!there) delete entry.second;
        return !there;
    });
    for (const CardPicture& picture : picture_.cards) {
        CardItem*& item = cards_[picture.id];
        if (item == nullptr) item = newCard(picture);
        feedCard(*item, picture);
    }
}

CardItem* TableItems::newCard(const CardPicture& picture)
{
    auto* item = added(new CardItem(picture.id, faces_), cardsHeight);
    connect(item, &Pressable::pressed, this, [this, id = picture.id] { emit cardPressed(id); });
    // There it stays, unless it is moved.
    const QRectF place = rectOf(picture, layout_, shapeOf(picture_));
    item->setLie({ picture.id, place, picture.face.has_value() }, layout_.unit);
    item->setVisible(true);
    return item;
}

void TableItems::feedCard(CardItem& item, const CardPicture& picture)
{
    const bool choosing = std::any_of(picture_.cards.begin(), picture_.cards.end(),
        [](const CardPicture& card) { return card.mine && card.playable; });
    item.setPicture(picture, sizeOf(picture, picture_.me), stateOf(picture));
    item.setVeiled(choosing && picture.mine && !picture.playable && picture.place == Place::Hand);
    item.setZValue(heightOf(picture));
}

QString TableItems::nameOf(Seat seat) const
{
    for (const SeatPicture& picture : picture_.seats)
        if (picture.seat == seat) return picture.name;
    return {};
}

QString TableItems::stateOf(const CardPicture& card) const
{
    if (card.place == Place::Table) return words_.inFrontOf.arg(nameOf(card.seat));
    if (!card.mine)
        return card.place == Place::Hand ? words_.heldBy.arg(nameOf(card.seat)) : QString();
    if (card.playable) return words_.mayBePlayed;
    return card.play.why.isEmpty() ? words_.notYourTurn : card.play.why;
}

std::vector<Lie> TableItems::lies() const
{
    std::vector<Lie> all;
    for (const auto& [id, item] : cards_) all.push_back(item->lie());
    return all;
}

std::vector<Lie> TableItems::goals() const
{
    std::vector<Lie> all;
    const TableShape shape = shapeOf(picture_);
    for (const CardPicture& card : picture_.cards)
        all.push_back({ card.id, rectOf(card, layout_, shape), card.face.has_value() });
    return all;
}

void TableItems::setLie(const Lie& lie)
{
    if (CardItem* item = card(lie.id)) item->setLie(lie, layout_.unit);
}

void TableItems::raise(const Motion& motion)
{
    for (const Glide& glide : motion.glides)
        if (CardItem* item = card(glide.to.id))
            // The first to leave the heap lies on top of it.
            item->setZValue(moving + 1 - glide.delay * 1e-5);
}

void TableItems::shade()
{
    for (auto upper = cards_.begin(); upper != cards_.end(); ++upper)
        upper->second->setFlat(std::any_of(cards_.begin(), upper,
            [&](const auto& lower) { return lower.second->box() == upper->second->box(); }));
}

void TableItems::settle()
{
    shade();
    for (const auto& [id, item] : cards_) item->setZValue(heightOf(item->picture()));
}

void TableItems::laySeats()
{
    fresh_.clear();
    for (int i = 0; i < maxSeats; ++i) {
        names_[seatAt(i)]->setVisible(false);
        bubbles_[seatAt(i)]->setVisible(false);
    }
    for (const SeatPicture& seat : picture_.seats) {
        NamePlateItem* name = names_[seat.seat];
        name->setBox(layout_.seats[seat.seat].plate, layout_.unit);
        name->setSeat(seat);
        name->setVisible(!(seat.me && picture_.result));
        layBubble(seat);
    }
}

void TableItems::layBubble(const SeatPicture& seat)
{
    BubbleItem* bubble = bubbles_[seat.seat];
    bubble->setBox(layout_.seats[seat.seat].bubble, layout_.unit);
    const SeatPlace& place = layout_.seats[seat.seat];
    const bool beside = place.bubble.left() > place.plate.right();
    bubble->say(seat.said, beside ? Qt::LeftEdge : seat.me ? Qt::BottomEdge : Qt::TopEdge);
    bubble->setVisible(!seat.said.isEmpty() && !(seat.me && picture_.result));
    if (!seat.said.isEmpty() && seat.saidNumber != saidNumber_[seat.seat])
        fresh_.push_back(seat.seat);
    saidNumber_[seat.seat] = seat.saidNumber;
}

void TableItems::setFreshness(double part)
{
    for (const Seat seat : fresh_) bubbles_[seat]->setOpacity(part);
}

void TableItems::layPlates()
{
    for (std::size_t i = 0; i < plates_.size(); ++i) {
        const bool there = i < picture_.plates.size() && !picture_.result;
        plates_[i]->setVisible(there);
        if (!there) continue;
        plates_[i]->setBox(layout_.plates[i], layout_.unit);
        plates_[i]->setPicture(picture_.plates[i]);
    }
}

void TableItems::layHeap()
{
    heap_->setBox(layout_.heap, layout_.unit);
    heap_->setHeap(picture_.undealt, picture_.bottom, layout_.tableCard);
    heap_->setVisible(picture_.undealt > 0 && !picture_.cut);
    cut_->setVisible(picture_.cut.has_value());
    if (!picture_.cut) return;
    cut_->setBox(layout_.cut, layout_.unit);
    cut_->setCut(*picture_.cut, layout_.tableCard);
    tellCut();
}

void TableItems::tellCut()
{
    cut_->setSpoken({ words_.cutHere.arg(cut_->lifted()), picture_.prompt, true });
}

ButtonItem* TableItems::newAnswer()
{
    auto* button = added(new ButtonItem(ButtonItem::Kind::Warm), high);
    connect(button, &Pressable::pressed, this, [this, button] {
        const Choice choice = button->choice();
        if (choice.action.isEmpty())
            emit refused(choice.why);
        else
            emit answered(choice.action);
    });
    return button;
}

void TableItems::layAnswers()
{
    const bool asked = !picture_.question.isEmpty() && !picture_.answers.empty();
    const auto rects
        = answerRects(layout_.help, static_cast<int>(picture_.answers.size()), asked, layout_.unit);
    question_->setVisible(asked);
    if (asked) {
        question_->setBox(rects.front(), layout_.unit);
        question_->write(picture_.question);
    }
    while (answers_.size() < picture_.answers.size()) answers_.push_back(newAnswer());
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        const bool there = i < picture_.answers.size();
        answers_[i]->setVisible(there);
        if (!there) continue;
        answers_[i]->setBox(rects[i + (asked ? 1 : 0)], layout_.unit);
        answers_[i]->setChoice(picture_.answers[i]);
    }
    goOn_->setVisible(picture_.held && picture_.answers.empty() && !picture_.result);
    goOn_->setBox(goOnRect(layout_.help, layout_.unit), layout_.unit);
    goOn_->setChoice({ "go on", words_.goOn, {} });
}

NamingCellItem* TableItems::newCell()
{
    auto* cell = added(new NamingCellItem(faces_), high + 1);
    connect(cell, &Pressable::pressed, this, [this, cell] {
        const Choice choice = cell->cell().play;
        if (choice.action.isEmpty())
            emit refused(choice.why);
        else
            emit answered(choice.action);
    });
    return cell;
}

void TableItems::openNaming(std::optional<int> card)
{
    naming_ = card;
    if (openGrid() == nullptr) naming_.reset();
    layNaming();
}

/// The names that the card may get whose name is asked for.
const NamingPicture* TableItems::openGrid() const
{
    const CardItem* item = naming_ ? card(*naming_) : nullptr;
    if (item == nullptr) return nullptr;
    const auto face = item->picture().face;
    if (picture_.naming && picture_.naming->wild == face) return &*picture_.naming;
    for (const NamingPicture& naming : picture_.moreNamings)
        if (naming.wild == face) return &naming;
    return nullptr;
}

void TableItems::layNaming()
{
    const NamingPicture* naming = openGrid();
    grid_->setVisible(naming != nullptr);
    grid_->setBox(layout_.help, layout_.unit);
    for (const auto& [id, item] : cards_) item->setChosen(naming_ == id);
    while (naming != nullptr && cells_.size() < naming->cells.size()) cells_.push_back(newCell());
    const auto rects = naming == nullptr ? std::vector<QRectF>()
                                         : cellRects(layout_.help, *naming, layout_.unit);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const bool there = i < rects.size();
        cells_[i]->setVisible(there);
        if (!there) continue;
        cells_[i]->setBox(rects[i], layout_.unit);
        cells_[i]->setCell(naming->cells[i]);
    }
}

void TableItems::layResult()
{
    result_->setVisible(picture_.result.has_value());
    resultButton_->setVisible(picture_.result.has_value());
    if (!picture_.result) return;
    result_->setBox(layout_.result, layout_.unit);
    result_->setResult(*picture_.result);
    resultButton_->setBox(ResultItem::buttonRect(layout_.result, layout_.unit), layout_.unit);
    Choice goOn = picture_.result->goOn;
    goOn.action = "go on"; // it can always be looked past
    resultButton_->setChoice(goOn);
}

void TableItems::setRefusal(const QString& why)
{
    refusal_ = why;
    layPrompt();
}

/// What is said of the thing that the mouse or the keyboard is on.
QString TableItems::hint() const
{
    for (const Pressable* item : reachable()) {
        if (!item->isHot()) continue;
        if (const auto* card = qobject_cast<const CardItem*>(item)) return card->picture().play.why;
        if (const auto* plate = qobject_cast<const PlateItem*>(item))
            return plate->picture().bid.why;
        if (const auto* button = qobject_cast<const ButtonItem*>(item)) return button->choice().why;
        if (const auto* cell = qobject_cast<const NamingCellItem*>(item))
            return cell->cell().play.why.isEmpty() ? cell->cell().spoken : cell->cell().play.why;
    }
    return {};
}

void TableItems::layPrompt()
{
    const bool mine = std::any_of(picture_.seats.begin(), picture_.seats.end(),
        [](const SeatPicture& seat) { return seat.me && seat.due; });
    const QString said = refusal_.isEmpty() ? hint() : refusal_;
    prompt_->setBox(layout_.prompt, layout_.unit);
    prompt_->say(
        said.isEmpty() ? picture_.prompt : said, mine && said.isEmpty(), !refusal_.isEmpty());
}

std::vector<Pressable*> TableItems::reachable() const
{
    std::vector<Pressable*> all;
    for (NamingCellItem* cell : cells_) all.push_back(cell);
    for (ButtonItem* answer : answers_) all.push_back(answer);
    all.push_back(resultButton_);
    all.push_back(goOn_);
    all.push_back(cut_);
    std::vector<CardItem*> mine;
    for (const auto& [id, item] : cards_)
        if (item->picture().mine && item->picture().place == Place::Hand) mine.push_back(item);
    std::sort(mine.begin(), mine.end(),
        [](const CardItem* a, const CardItem* b) { return a->picture().slot < b->picture().slot; });
    all.insert(all.end(), mine.begin(), mine.end());
    for (PlateItem* plate : plates_) all.push_back(plate);
    std::erase_if(all, [](const Pressable* item) { return !item->isVisible(); });
    return all;
}

PlateItem* TableItems::plate(int index) const
{
    PlateItem* found = plates_[static_cast<std::size_t>(index)];
    return found->isVisible() ? found : nullptr;
}

ButtonItem* TableItems::button(QChar mnemonic) const
{
    for (Pressable* item : reachable())
        if (auto* found = qobject_cast<ButtonItem*>(item);
            found != nullptr && mnemonicOf(found->choice().label) == mnemonic)
            return found;
    return nullptr;
}

ButtonItem* TableItems::goOnButton() const
{
    if (resultButton_->isVisible()) return resultButton_;
    return goOn_->isVisible() ? goOn_ : nullptr;
}

CutItem* TableItems::cut() const { return cut_->isVisible() ? cut_ : nullptr; }

CardItem* TableItems::card(int id) const
{
    const auto found = cards_.find(id);
    return found == cards_.end() ? nullptr : found->second;
}

}
