#pragma once

#include <QPointF>
#include <Qt>

#include <optional>

class QGraphicsScene;

namespace weli {

class Pressable;
class TableItems;

/// Leads the focus of the keyboard over the table.
class TableFocus {
public:
    TableFocus(QGraphicsScene* scene, const TableItems* items);

    /// To what Tab reaches next; false behind the last.
    bool next(bool forward);
    /// To the first or the last that Tab reaches.
    void toEnd(bool first);
    /// To what lies nearest in this direction.
    void towards(QPointF direction);
    /// To the next of what is only to be read, or the one before it; the ends hold.
    void read(bool forward);
    /// To the first name of the grid that can be given.
    void toName();
    /// To the first answer that I can give, with a ring that was not there for the question before;
    /// never to an offer of mine, which costs something.
    void toAnswer(Qt::FocusReason reason = Qt::OtherFocusReason);
    /// Away from what was due before, to an answer if one is.
    void startAnew();
    /// A card of mine is due.
    [[nodiscard]] bool mayPlay() const;
    /// Away from what was due before. No card is laid under the finger: the first key shows one.
    void toCards();
    /// To what is due, but not onto a bid: none is laid under the finger. False: nothing is.
    bool toChoice();

    /// What shows that it has the focus; what cannot be done is pressed too and says why.
    [[nodiscard]] Pressable* ringed() const;
    /// The person has led it since the last question.
    [[nodiscard]] bool isOnCard() const;
    [[nodiscard]] bool wasLed() const { return led_; }
    void setLed(bool led) { led_ = led; }

private:
    [[nodiscard]] bool isAnswer(const Pressable* item) const;
    [[nodiscard]] Pressable* nextAnswer(const Pressable& from, bool forward) const;
    [[nodiscard]] Pressable* firstBid() const;
    void toFirst(Qt::FocusReason reason);

    QGraphicsScene* scene_;
    const TableItems* items_;
    bool led_ = false;
};

/// Where an arrow key points to.
std::optional<QPointF> directionOf(int key);

}
