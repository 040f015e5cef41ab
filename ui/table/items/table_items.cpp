#include "ui/table/items/table_items.h"

#include "ui/table/items/alike.h"
#include "ui/table/items/card_item.h"
#include "ui/table/items/notes/pointer_item.h"
#include "ui/table/items/notes/tip_item.h"
#include "ui/table/items/notes/weights_item.h"
#include "ui/table/items/result_item.h"
#include "ui/table/items/seat_items.h"
#include "ui/table/layout/layout_tricks.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace weli {

namespace {

    /// Of two cards that overlap the right one is above, so that the corner of both is seen.
    double heightOf(const CardPicture& card, const Layout& layout, const TableShape& shape)
    {
        if (card.place == Place::Table || (!shape.tricks && isOpenHand(card, shape.me)))
            return height::cards + 1e-5 * rectOf(card, layout, shape).left();
        return (card.place == Place::Hand ? height::hand : height::cards) + 0.01 * card.slot;
    }

    /// Where cards lie that I may take up.
    bool isForMe(Place place) { return place == Place::Hand || place == Place::Spread; }

    CardSize sizeOf(const CardPicture& card, const TableShape& shape)
    {
        if (card.place == Place::Won || card.place == Place::Spread) return CardSize::Back;
        if (card.place == Place::Talon && shape.stage != Stage::Bidding) return CardSize::Back;
        if (card.place != Place::Hand) return CardSize::Table;
        const bool laid = shape.tricks && shape.stage == Stage::Counted;
        return card.seat == shape.me && !laid ? CardSize::Hand : CardSize::Back;
    }

}

TableItems::TableItems(QGraphicsScene* scene, CardFaces* faces, QObject* parent)
    : QObject(parent)
    , maker_(scene, faces)
    , words_(tableWords())
    , figures_(&maker_, picture_, layout_, words_)
    , tricks_(&maker_, picture_, layout_)
    , readables_(&maker_, picture_, layout_)
    , odds_(&maker_, picture_, layout_)
{
    makeItems();
    connect(&maker_, &ItemMaker::attended, this, &TableItems::attend);
    connect(&maker_, &ItemMaker::pressed, this, &TableItems::pressed);
}

void TableItems::makeItems()
{
    for (NamePlateItem*& name : names_.values) name = maker_.added(new NamePlateItem, height::low);
    for (BubbleItem*& bubble : bubbles_.values) bubble = maker_.added(new BubbleItem, height::high);
    question_ = maker_.added(new PaperItem, height::low);
    prompt_ = maker_.added(new PromptItem, height::low);
    pointer_ = maker_.added(new PointerItem, height::moving + 2.5);
    weights_ = maker_.added(new WeightsItem, height::moving + 2);
    tip_ = maker_.added(new TipItem, height::moving + 3);
    connect(tip_, &TipItem::bookWanted, this, &TableItems::bookWanted);
    result_ = maker_.added(new ResultItem, height::low);
    next_ = maker_.added(new ButtonItem(ButtonItem::Kind::Warm), height::high);
    leave_ = maker_.added(new ButtonItem(ButtonItem::Kind::Quiet), height::high);
    setUp_ = maker_.added(new ButtonItem(ButtonItem::Kind::Quiet), height::high);
    habits_ = maker_.added(new ButtonItem(ButtonItem::Kind::Quiet), height::high);
    goOn_ = maker_.added(new ButtonItem(ButtonItem::Kind::Quiet), height::high);
}

void TableItems::attend(const Pressable* item)
{
    const bool isNew = item->isHot() && !item->isExplained(); // who rests on it only hears more
    if (isNew) refusal_ = {};
    layTip();
}

void TableItems::setWords(const TableWords& words)
{
    words_ = words;
    const bool points = pointer_->isVisible();
    show(picture_, layout_);
    if (points) layPointer(); // everything lies as it did
}

void TableItems::setColours(const look::Colours& colours) { maker_.setColours(colours); }

void TableItems::showLastTrick(bool shown)
{
    const std::vector<CardPicture>& trick = tricksOn(picture_).lastTrick;
    showsLastTrick_ = shown && !trick.empty();
    for (const CardPicture& now : picture_.cards) {
        CardItem& item = *cards_.at(now.id);
        const auto then = std::find_if(
            trick.begin(), trick.end(), [&](const CardPicture& card) { return card.id == now.id; });
        const bool lay = showsLastTrick_ && then != trick.end();
        const CardPicture& seen = lay ? *then : now;
        item.setVisible(!showsLastTrick_ || now.place != Place::Trick);
        feedCard(item, seen);
        setLie({ now.id, rectOf(seen, layout_, shapeOf(picture_)), seen.face.has_value() });
    }
    shade();
    layPrompt();
}

void TableItems::show(const Picture& picture, const Layout& layout)
{
    if (showsLastTrick_) showLastTrick(false);
    if (picture != picture_) {
        refusal_ = {};
        weights_->setVisible(false); // until everything lies still
    }
    if (asksAnew(picture_, picture)) renewAnswers();
    picture_ = picture;
    layout_ = layout;
    tricks_.lay(); // knows which cards can be laid aside
    layCards();
    laySeats();
    figures_.lay();
    markChosen();
    layAnswers();
    layResult();
    layPrompt();
    pointer_->setVisible(false); // until everything lies still
    readables_.lay();
    odds_.lay();
}

void TableItems::clearCards()
{
    for (const auto& [id, item] : cards_) delete item;
    cards_.clear();
    showsLastTrick_ = false; // it lay in these
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
    auto* item = maker_.added(new CardItem(picture.id, maker_.faces()), height::cards);
    connect(item, &CardItem::dropped, this, [this, id = picture.id] { emit cardDropped(id); });
    // There it stays, unless it is moved.
    const QRectF place = rectOf(picture, layout_, shapeOf(picture_));
    item->setLie({ picture.id, place, picture.face.has_value() }, layout_.unit);
    item->setVisible(true);
    return item;
}

void TableItems::feedCard(CardItem& item, const CardPicture& picture)
{
    const bool choosing = std::any_of(picture_.cards.begin(), picture_.cards.end(),
        [](const CardPicture& card) { return card.mine && card.isPlayable(); });
    item.setPicture(picture, sizeOf(picture, shapeOf(picture_)));
    const bool possible = picture.mine && (picture.isPlayable() || isChoosable(picture.id));
    item.setSpoken({ picture.spoken, stateOf(picture), possible });
    item.setVeiled(
        choosing && picture.mine && !picture.isPlayable() && picture.place == Place::Hand);
    item.setZValue(heightOf(picture, layout_, shapeOf(picture_)));
}

bool TableItems::isOfTricks() const { return std::holds_alternative<TricksTable>(picture_.table); }

QString TableItems::nameOf(Seat seat) const
{
    for (const SeatPicture& picture : picture_.seats)
        if (picture.seat == seat) return picture.name;
    return {};
}

QString TableItems::stateOf(const CardPicture& card) const
{
    const bool isOfMine = std::any_of(picture_.seats.begin(), picture_.seats.end(),
        [&card](const SeatPicture& seat) { return seat.me && seat.seat == card.seat; });
    if (card.place == Place::Table || card.place == Place::Trick)
        return isOfMine ? words_.inFrontOfYou : words_.inFrontOf.arg(nameOf(card.seat));
    if (isChoosable(card.id))
        return tricks_.isChosen(card.id) ? words_.laidAside : words_.mayBeLaidAside;
    if (!card.mine && card.place != Place::Hand) return {};
    if (!card.mine) return isOfMine ? words_.heldByYou : words_.heldBy.arg(nameOf(card.seat));
    if (card.isPlayable())
        return card.place == Place::Spread ? words_.mayBeDrawn : words_.mayBePlayed;
    return card.play.why.isEmpty() ? words_.notYourTurn : words::withClause(card.play.why);
}

std::vector<CardPose> TableItems::lies() const
{
    std::vector<CardPose> all;
    for (const auto& [id, item] : cards_) all.push_back(item->lie());
    if (const auto bowl = tricks_.bowlLie()) all.push_back(*bowl);
    if (const auto sign = tricks_.signLie()) all.push_back(*sign);
    return all;
}

std::vector<CardPose> TableItems::goals() const
{
    std::vector<CardPose> all;
    const TableShape shape = shapeOf(picture_);
    for (const CardPicture& card : picture_.cards) {
        const double lifted = tricks_.isChosen(card.id) ? 1.8 * layout_.raise : 0;
        all.push_back({ card.id, rectOf(card, layout_, shape).translated(0, -std::round(lifted)),
            card.face.has_value() });
    }
    if (const auto bowl = tricks_.bowlGoal()) all.push_back(*bowl);
    if (const auto sign = tricks_.signGoal()) all.push_back(*sign);
    return all;
}

void TableItems::setLie(const CardPose& lie)
{
    if (lie.id == lie::bowl) tricks_.setBowl(lie.rect);
    if (lie.id == lie::sign) tricks_.setSign(lie.rect);
    if (CardItem* item = card(lie.id)) item->setLie(lie, layout_.unit);
}

void TableItems::raise(const Motion& motion)
{
    for (const Transition& transition : motion.transitions)
        if (CardItem* item = card(transition.to.id))
            // The first to leave the heap lies on top of it.
            item->setZValue(height::moving + 1 - transition.delay * 1e-5);
}

void TableItems::orderFaces()
{
    for (const auto& [id, item] : cards_) item->orderFace();
}

void TableItems::shade()
{
    for (auto upper = cards_.begin(); upper != cards_.end(); ++upper)
        upper->second->setFlat(std::any_of(cards_.begin(), upper,
            [&](const auto& lower) { return lower.second->box() == upper->second->box(); }));
}

void TableItems::settle()
{
    layPointer();
    layTip();
    shade();
    const TableShape shape = shapeOf(picture_);
    for (const auto& [id, item] : cards_)
        item->setZValue(heightOf(item->picture(), layout_, shape));
    layWeights();
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
        name->setMoney(isOfTricks());
        name->setVisible(!(seat.me && picture_.result));
        layBubble(seat);
    }
    layPortraits();
}

/// All or none of them.
void TableItems::layPortraits()
{
    const bool shown = std::all_of(
        picture_.seats.begin(), picture_.seats.end(), [this](const SeatPicture& seat) {
            return !seat.portrait || names_[seat.seat]->hasRoomForPortrait();
        });
    for (const SeatPicture& seat : picture_.seats) names_[seat.seat]->setPortraits(shown);
}

void TableItems::layBubble(const SeatPicture& seat)
{
    BubbleItem* bubble = bubbles_[seat.seat];
    const SeatPlace& place = layout_.seats[seat.seat];
    const bool beside = place.bubble.left() > place.plate.right();
    const Qt::Edge name = beside ? Qt::LeftEdge : seat.me ? Qt::BottomEdge : Qt::TopEdge;
    bubble->setBox(BubbleItem::grown(place.bubble, seat.said, name, layout_.unit), layout_.unit);
    bubble->say(seat.said, name);
    bubble->setVisible(!seat.said.isEmpty() && !(seat.me && picture_.result));
    if (!seat.said.isEmpty() && seat.saidNumber != saidNumber_[seat.seat])
        fresh_.push_back(seat.seat);
    saidNumber_[seat.seat] = seat.saidNumber;
}

void TableItems::setFreshness(double part)
{
    for (const Seat seat : fresh_) bubbles_[seat]->setOpacity(part);
}

bool TableItems::hasAnswers() const
{
    return !picture_.answers.empty() || !tricksOn(picture_).splits.empty();
}

/// While the table waits to go on, what the game asks for is only to be read.
bool TableItems::isTimeFor(const Choice& answer) const
{
    const bool waits = picture_.goOn && picture_.goOn->act;
    return !waits || (answer.act && !std::holds_alternative<AnyAction>(*answer.act));
}

bool TableItems::isAsking() const
{
    const auto& splits = tricksOn(picture_).splits;
    return std::any_of(picture_.answers.begin(), picture_.answers.end(),
               [this](const Choice& answer) { return isTimeFor(answer); })
        || std::any_of(splits.begin(), splits.end(),
            [this](const SplitPicture& split) { return isTimeFor(split.offer); });
}

/// Of a question, if there is one, then of what lies in the row, then of the answers.
std::vector<QRectF> TableItems::answerPlaces(bool asked) const
{
    const auto answers = static_cast<int>(picture_.answers.size());
    if (!isOfTricks()) return answerRects(layout_.help, answers, asked, layout_.unit);
    const auto more = static_cast<int>(tricks_.countInRow());
    const bool splits = !tricksOn(picture_).splits.empty();
    return rowRects(layout_.help, answers + more, asked, layout_.unit, splits);
}

/// A screen reader says nothing of a thing that has the focus once more, whatever it is called by
/// now: the next question has other buttons.
void TableItems::renewAnswers()
{
    for (ButtonItem* answer : answers_) answer->setVisible(false);
    answers_.swap(others_);
}

void TableItems::layAnswers()
{
    const bool asked = !picture_.question.isEmpty() && hasAnswers();
    auto rects = answerPlaces(asked);
    question_->setVisible(asked);
    if (asked) {
        question_->setBox(rects.front(), layout_.unit);
        question_->write(picture_.question);
        rects.erase(rects.begin());
    }
    tricks_.layRow(rects);
    rects.erase(rects.begin(), rects.begin() + static_cast<std::ptrdiff_t>(tricks_.countInRow()));
    while (answers_.size() < picture_.answers.size())
        answers_.push_back(maker_.added(new ButtonItem(ButtonItem::Kind::Warm), height::high));
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        const bool there = i < picture_.answers.size();
        answers_[i]->setVisible(there);
        if (!there) continue;
        answers_[i]->setBox(rects[i], layout_.unit);
        const Choice& answer = picture_.answers[i];
        answers_[i]->setChoice(
            isTimeFor(answer) ? answer : Choice { std::nullopt, answer.label, picture_.prompt });
    }
    writeAlike<ButtonItem>({ answers_.begin(),
        answers_.begin() + static_cast<std::ptrdiff_t>(picture_.answers.size()) });
    layGoOn();
}

void TableItems::layGoOn()
{
    goOn_->setVisible(picture_.goOn && !hasAnswers() && !picture_.result);
    goOn_->setBox(isOfTricks() ? rowGoOnRect(layout_.help, layout_.unit)
                               : goOnRect(layout_.help, layout_.unit),
        layout_.unit);
    if (picture_.goOn) goOn_->setChoice(*picture_.goOn);
}

void TableItems::openNaming(std::optional<int> card)
{
    refusal_ = {};
    figures_.openNaming(card);
    markChosen();
    layPrompt();
    if (!things_.empty()) layPointer();
}

void TableItems::choose(int card)
{
    tricks_.choose(card);
    for (const CardPicture& picture : picture_.cards) feedCard(*cards_[picture.id], picture);
    markChosen();
    layPrompt();
}

void TableItems::markChosen()
{
    for (const auto& [id, item] : cards_)
        item->setChosen(figures_.isNaming(id) || tricks_.isChosen(id));
}

/// At the end of a match most want another one; to leave or to change it is said more quietly.
void TableItems::layResult()
{
    result_->setVisible(picture_.result.has_value());
    next_->setVisible(picture_.result.has_value());
    leave_->setVisible(picture_.result && picture_.result->again);
    setUp_->setVisible(picture_.result && picture_.result->setUp);
    habits_->setVisible(picture_.result && picture_.result->tellHabits);
    if (!picture_.result) return;
    const ResultPicture& result = *picture_.result;
    const double unit = ResultItem::unitFor(result, layout_.result, layout_.unit);
    result_->setBox(layout_.result, unit);
    result_->setResult(result, words_);
    next_->setBox(ResultItem::buttonRect(result, layout_.result, unit), unit);
    next_->setChoice(result.again.value_or(result.goOn));
    if (result.tellHabits) {
        habits_->setBox(ResultItem::habitsRect(result, layout_.result, unit), unit);
        habits_->setChoice(*result.tellHabits);
    }
    if (!result.again || !result.setUp) return;
    leave_->setBox(ResultItem::leaveRect(result, layout_.result, unit), unit);
    leave_->setChoice(result.goOn);
    setUp_->setBox(ResultItem::setUpRect(result, layout_.result, unit), unit);
    setUp_->setChoice(*result.setUp);
    writeAlike<ButtonItem>({ leave_, setUp_ });
}

void TableItems::layPrompt()
{
    const bool mine = std::any_of(picture_.seats.begin(), picture_.seats.end(),
        [](const SeatPicture& seat) { return seat.me && seat.due; });
    prompt_->setBox(layout_.prompt, layout_.unit);
    prompt_->say(due(), mine && !showsLastTrick_);
    layTip();
}

Because TableItems::due() const
{
    if (showsLastTrick_) return { words_.lastTrick };
    if (const QString naming = figures_.question(); !naming.isEmpty()) return { naming };
    if (!tricks_.isPairChosen()) return picture_.prompt;
    const QString& button = tricksOn(picture_).discard->label;
    return { words_.twoAreChosen.arg(words::withoutMnemonic(button)) };
}

std::vector<Pressable*> TableItems::reachable() const
{
    std::vector<Pressable*> all = figures_.first();
    const auto row = tricks_.row();
    all.insert(all.end(), row.begin(), row.end());
    all.insert(all.end(), answers_.begin(), answers_.end());
    all.insert(all.end(), { next_, setUp_, leave_, habits_ });
    all.push_back(goOn_);
    const auto cells = tricks_.cells();
    all.insert(all.end(), cells.begin(), cells.end());
    std::vector<CardItem*> mine;
    for (const auto& [id, item] : cards_)
        if (item->picture().mine && isForMe(item->picture().place)) mine.push_back(item);
    std::sort(mine.begin(), mine.end(),
        [](const CardItem* a, const CardItem* b) { return a->picture().slot < b->picture().slot; });
    all.insert(all.end(), mine.begin(), mine.end());
    for (Pressable* item : figures_.last()) all.push_back(item);
    for (Pressable* item : tricks_.last()) all.push_back(item);
    std::erase_if(all, [](const Pressable* item) { return !item->isVisible(); });
    return all;
}

std::vector<Pressable*> TableItems::readable() const
{
    std::vector<Pressable*> all = readables_.result();
    const auto add = [&all](const std::vector<Pressable*>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    if (readables_.prompt()->isVisible()) all.push_back(readables_.prompt());
    for (const CardPicture& card : picture_.cards) {
        const bool lies = card.place == Place::Table || card.place == Place::Trick;
        const bool open = card.face && !card.mine && card.place != Place::Won;
        if (lies || (open && isOfTricks())) all.push_back(cards_.at(card.id));
    }
    add(odds_.readable());
    add(readables_.seats());
    add(tricks_.readable());
    return all;
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
    if (next_->isVisible()) return next_;
    return goOn_->isVisible() ? goOn_ : nullptr;
}

CardItem* TableItems::card(int id) const
{
    const auto found = cards_.find(id);
    return found == cards_.end() ? nullptr : found->second;
}

}
