#pragma once

#include "core/lesson/pointer.h"
#include "ui/picture/picture.h"
#include "ui/table/layout/motion.h"
#include "ui/words/deck.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>
#include <vector>

namespace weli {

class ButtonItem;
class CardItem;
class Pressable;
struct Motion;

/// The table as one seat sees it. Draws a Picture and knows no rules: what a person chooses
/// comes out as the act that the Picture offered.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TableScene(QObject* parent = nullptr);
    ~TableScene() override;

    [[nodiscard]] const Picture& picture() const;
    [[nodiscard]] bool isMoving() const;
    /// Lays the table anew for a window of this size; the view does this by itself.
    void setSize(QSizeF size, double pixelRatio);
    /// The cards that lie on the table; another aspect than ours lays the table anew.
    void setCards(const CardStyle& wanted);
    /// How large letters are wanted, 1 as usual; cards make room for them.
    void setLetters(double size);
    /// How fast things move: 1 as usual, 0.5 half as fast, 0 they are there at once.
    void setMotion(double factor);
    /// Milliseconds in which nobody can have read what is asked: a press is then taken for one that
    /// was meant for what was there before.
    void setMoment(int milliseconds);
    /// A black table and white plates instead of wood and parchment, for weak eyes.
    void setHighContrast(bool wanted);
    /// Begins to draw wood and cards; a window that is seen does this by itself.
    void orderPictures();
    /// Waits until every card is drawn sharply: for pictures that are taken without a window.
    void finishFaces();
    /// Moves the focus to what Tab reaches next; false behind the last.
    bool focusNext(bool forward);
    /// Moves the focus to the first or the last that Tab reaches.
    void focusEnd(bool first);
    /// What of a picture is told to those who hear the table; the rest somebody else says.
    enum class Tells : unsigned char { All, News, Nothing };
    void setTells(Tells what);
    /// In full, or only what is new.
    void setTellsAll(bool all);
    /// Said again in place of what is due; empty: the table knows.
    void setDueWords(const QString& words);
    /// Tab leaves the table at once: what is asked stands beside it.
    void setPassesTab(bool passes);
    /// Whether that key, alone or with Alt, presses a button of the table.
    [[nodiscard]] bool knows(const QKeyEvent& event) const;
    /// What a screen reader hears of the table: first what can be done, then what lies there.
    [[nodiscard]] std::vector<Pressable*> accessibleItems() const;

    /// What has opened over the table closes; false: nothing has but what follows the focus.
    bool closesWhatIsOpen();
    /// Lays the last trick where it lay, or takes it away again.
    void showLastTrick(bool shown);
    [[nodiscard]] bool showsLastTrick() const;

public slots:
    /// Shows this picture; `shown` follows when everything lies in its place. The same picture
    /// twice moves nothing.
    void show(const weli::Picture& picture);
    /// A choice was refused: the card goes back, the reason stands in the prompt.
    void refuse(const weli::Because& why, std::optional<weli::Card> card = std::nullopt);
    /// Everything goes to its place at once.
    void skip();
    // For those who hear it: what is due, what lies there, how it stands, and hand by hand the
    // cards that are seen.
    void tellDue();
    void tellTable();
    void tellStanding();
    void tellHand();
    /// To who was elsewhere, in the past of the match for one.
    void tellBack();
    /// Says the words of the table anew, in another language.
    void retranslate();
    /// What had the focus was there for something else, which is over.
    void startAnew();
    /// Points at these things as soon as nothing moves; quietly where a question is about them.
    void pointAt(const std::vector<lesson::Pointer>& things, bool quietly = false);
    /// What a screen reader calls them.
    [[nodiscard]] QStringList namesOf(const std::vector<lesson::Pointer>& things) const;
    /// Where the book speaks of what the person is on; empty: nowhere in particular.
    [[nodiscard]] QString topic() const;

signals:
    /// The book shall be opened at a clause.
    void bookWanted(const QString& anchor);
    /// One of the acts that the picture offers.
    void chosen(const weli::Act& act);
    /// Something was tried that the picture does not allow now; why is shown already.
    void refusedCard(const weli::Because& why);
    /// The last picture is there and nothing moves any more.
    void shown();
    /// What a seat has just said, or what I must know, for those who hear the table.
    void announced(const QString& words);

protected:
    /// Tab is the view's: Qt would look for the item that had the focus last, played long ago.
    bool focusNextPrevChild(bool /*next*/) override { return false; }
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    /// Shows what items say as plain text: names come from files.
    void helpEvent(QGraphicsSceneHelpEvent* event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    class Table;

    void markWeli(bool marked);
    void orderCards();
    void takeCards(double aspect);
    void relay(const Picture& picture);
    void passOver(const Picture& draw);
    void display(const Picture& picture);
    [[nodiscard]] std::optional<CardPose> bornSign(const Picture& before) const;
    [[nodiscard]] bool gathersBefore(const Picture& picture) const;
    void gather(const Picture& next);
    void gatherOn();
    void move(const Motion& motion, double factor);
    void transition(const Motion& motion, int words);
    void comeToRest();
    void nudge(int id);
    void tellWords(const Picture& before);
    void press(Pressable& item);
    void refuseCard(const Because& why, std::optional<int> card);
    bool takeUp(const CardItem& card);
    void dropCard(int id);
    void chooseCard(int id);
    void goOn();
    void fallSilent();
    void passBy();
    void choose(const Act& act);
    bool skipsClick();
    [[nodiscard]] QRectF packPlace(const Picture& picture) const;
    void closeNaming();
    bool moveBy(int key);
    void ask(const Picture& before);
    [[nodiscard]] bool isTooSoon() const;
    bool act(int key);
    bool read(const QKeyEvent& event);
    bool tellAgain(const QKeyEvent& event);
    bool say(const QKeyEvent& event);
    bool callsOffDrag();
    bool lookAtLastTrick(const QKeyEvent& event);
    [[nodiscard]] ButtonItem* buttonFor(const QKeyEvent& event) const;

    std::unique_ptr<Table> table_;
};

}
