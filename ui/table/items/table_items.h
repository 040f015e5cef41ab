#pragma once

#include "core/lesson/pointer.h"
#include "ui/draw/look.h"
#include "ui/picture/picture.h"
#include "ui/table/items/button_item.h"
#include "ui/table/items/figures/figures_items.h"
#include "ui/table/items/item_maker.h"
#include "ui/table/items/notes/odds_item.h"
#include "ui/table/items/readable_items.h"
#include "ui/table/items/tricks/tricks_items.h"
#include "ui/table/layout/layout.h"
#include "ui/table/layout/motion.h"
#include "ui/table/layout/tip_place.h"
#include "ui/words/table_words.h"

#include <QObject>

#include <functional>
#include <map>
#include <vector>

namespace weli {

class BubbleItem;
class PointerItem;
class CardFaces;
class CardItem;
class NamePlateItem;
class PaperItem;
class Pressable;
class PromptItem;
class ResultItem;
class SplitItem;
class TipItem;
class WeightsItem;

/// All that lies on the table, as items of a scene: it makes them, feeds them with the picture
/// and puts them where the layout wants them. Only the cards are moved by others.
class TableItems : public QObject {
    Q_OBJECT

public:
    TableItems(QGraphicsScene* scene, CardFaces* faces, QObject* parent = nullptr);

    /// Shows the picture with this layout; cards stay where they are until setLie moves them.
    void show(const Picture& picture, const Layout& layout);
    void setWords(const TableWords& words);
    void setColours(const look::Colours& colours);
    [[nodiscard]] const TableWords& words() const { return words_; }
    /// What is shown; it is kept nowhere else.
    [[nodiscard]] const Picture& picture() const { return picture_; }
    /// Takes all cards off the table.
    void clearCards();

    [[nodiscard]] std::vector<CardPose> lies() const;
    [[nodiscard]] std::vector<CardPose> goals() const;
    void setLie(const CardPose& lie);
    /// While a card is on its way it lies above all others.
    void raise(const Motion& motion);
    void settle();
    /// Of the cards that lie in one place only the lowest casts a shadow.
    void shade();

    /// Begins to draw what every card shows.
    void orderFaces();

    /// What seats have said since the picture before.
    [[nodiscard]] const std::vector<Seat>& freshWords() const { return fresh_; }
    void setFreshness(double part);

    /// What the keyboard can reach now, in the order of Tab.
    [[nodiscard]] std::vector<Pressable*> reachable() const;
    [[nodiscard]] PlateItem* plate(int index) const { return figures_.plate(index); }
    /// The button with that mnemonic.
    [[nodiscard]] ButtonItem* button(QChar mnemonic) const;
    [[nodiscard]] ButtonItem* goOnButton() const;
    [[nodiscard]] CutItem* cut() const { return figures_.cut(); }
    [[nodiscard]] CardItem* card(int id) const;
    /// The split with that digit.
    [[nodiscard]] SplitItem* split(int key) const { return tricks_.split(key); }
    /// I owe an answer, and can give it now.
    [[nodiscard]] bool isAsking() const;
    /// What can only be read, by a screen reader or with the keys that walk through it.
    [[nodiscard]] std::vector<Pressable*> readable() const;

    /// The last trick lies on the table instead of the one that is under way.
    void showLastTrick(bool shown);
    [[nodiscard]] bool showsLastTrick() const { return showsLastTrick_; }

    /// What is due, as far as what is chosen so far changes that.
    [[nodiscard]] Because due() const;

    /// I may choose this card to be laid aside; choosing it again lets it down.
    [[nodiscard]] bool isChoosable(int card) const { return tricks_.isChoosable(card); }
    void choose(int card);

    /// What the mouse is on, else what the keyboard has chosen.
    [[nodiscard]] Pressable* attended() const;
    /// Where the book speaks of what was refused, or of what the person is on.
    [[nodiscard]] std::optional<Clause> topic() const;
    /// Points at these things of the table, now or once everything lies still; those that are
    /// not there are left out.
    void pointAt(const std::vector<lesson::Pointer>& things, bool now, bool quietly);
    /// What a screen reader calls them.
    [[nodiscard]] QStringList namesOf(const std::vector<lesson::Pointer>& things) const;

    /// The grid of names; it is open only while a wild card is being named.
    void openNaming(std::optional<int> card);
    [[nodiscard]] bool isNaming(int card) const { return figures_.isNaming(card); }
    /// What stands beside a thing goes; whether it was asked for, or said why something was
    /// refused.
    bool closeTip();
    /// It says why something was refused.
    [[nodiscard]] bool isRefusing() const { return !refusal_.isEmpty(); }
    /// Says beside a thing why it was refused, until something else happens or nothing is
    /// given; without a card beside what the person is on.
    void setRefusal(const Because& why, std::optional<int> card = std::nullopt);

signals:
    /// All that can be pressed says so here, and has with it what that does.
    void pressed(weli::Pressable* item);
    void cardDropped(int id);
    void bookWanted(weli::Clause topic);

private:
    void makeItems();
    void attend(const Pressable* item);
    [[nodiscard]] bool isBeingNamed(const Pressable* item) const;
    void layCards();
    CardItem* newCard(const CardPicture& picture);
    void feedCard(CardItem& item, const CardPicture& picture);
    [[nodiscard]] QString stateOf(const CardPicture& card) const;
    [[nodiscard]] bool isOfTricks() const;
    [[nodiscard]] QString nameOf(Seat seat) const;
    void laySeats();
    void layPortraits();
    void layBubble(const SeatPicture& seat);
    void markChosen();
    /// They lie there, though it may not be their time yet.
    [[nodiscard]] bool hasAnswers() const;
    [[nodiscard]] bool isTimeFor(const Choice& answer) const;
    [[nodiscard]] std::vector<QRectF> answerPlaces(bool asked) const;
    void renewAnswers();
    void layAnswers();
    void layGoOn();
    void layResult();
    void layPrompt();
    [[nodiscard]] static Because hintOf(const Pressable& item);
    void layTip();
    void layNote();
    [[nodiscard]] std::vector<Taken> takenPlaces() const;
    void layPointer();
    [[nodiscard]] std::vector<Taken> beneathArrows() const;
    void layWeights();
    [[nodiscard]] QRectF seenOf(const Pressable& item) const;
    [[nodiscard]] Pressable* itemFor(const lesson::Pointer& thing) const;
    [[nodiscard]] Pressable* itemForAct(const std::string& act) const;
    [[nodiscard]] QString nameOfPlace(const lesson::Pointer& thing) const;
    [[nodiscard]] std::optional<QRectF> placeOf(const lesson::Pointer& thing) const;
    [[nodiscard]] std::optional<QRectF> placeOfCards(
        const std::function<bool(const CardPicture&)>& are) const;

    ItemMaker maker_;
    TableWords words_;
    Picture picture_;
    Layout layout_;
    FiguresItems figures_;
    TricksItems tricks_;
    ReadableItems readables_;
    OddsItems odds_;
    Because refusal_;
    std::optional<int> refusedCard_;
    std::vector<Seat> fresh_;
    std::vector<lesson::Pointer> things_; // that are pointed at
    bool showsLastTrick_ = false;
    PerSeat<int> saidNumber_;

    std::map<int, CardItem*> cards_; // all items belong to the scene
    PerSeat<NamePlateItem*> names_;
    PerSeat<BubbleItem*> bubbles_;
    std::vector<ButtonItem*> answers_;
    std::vector<ButtonItem*> others_; // of the question before
    PaperItem* question_ = nullptr;
    PointerItem* pointer_ = nullptr;
    PromptItem* prompt_ = nullptr;
    WeightsItem* weights_ = nullptr;
    TipItem* tip_ = nullptr;
    ResultItem* result_ = nullptr;
    ButtonItem* next_ = nullptr; // the one that most want after a result
    ButtonItem* leave_ = nullptr; // and what else can be done at the end of a match
    ButtonItem* setUp_ = nullptr;
    ButtonItem* habits_ = nullptr; // tells what each player was like
    ButtonItem* goOn_ = nullptr;
};

}
