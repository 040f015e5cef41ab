#pragma once

#include "ui/draw/look.h"
#include "ui/picture/act.h"

#include <QBasicTimer>
#include <QGraphicsObject>
#include <QString>

namespace weli {

/// Something that lies on the table in a box of its own. It is drawn once for its size; what has
/// but a few words on a plate turns that off, for its picture would take more memory than it saves
/// time.
class TableItem : public QGraphicsObject {
    Q_OBJECT

public:
    explicit TableItem(QGraphicsItem* parent = nullptr);
    ~TableItem() override;

    /// Its place in the scene, and the unit in which it is drawn.
    void setBox(const QRectF& box, double unit);
    [[nodiscard]] QRectF box() const { return { pos(), size_ }; }
    /// In which colours it is drawn; they must outlive it.
    void setColours(const look::Colours& colours);
    [[nodiscard]] QRectF boundingRect() const override;
    /// Where the mouse finds it: in the box, not in the shadow around it.
    [[nodiscard]] QPainterPath shape() const override;

protected:
    [[nodiscard]] QRectF inside() const { return { {}, size_ }; }
    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] const look::Colours& colours() const { return *colours_; }
    /// How far a shadow or a ring reaches beyond the box.
    [[nodiscard]] virtual double reach() const { return 8 * unit_; }

private:
    QSizeF size_;
    double unit_ = 1;
    const look::Colours* colours_ = &look::warm;
};

/// Something that may be pressed, by mouse, keyboard or screen reader.
class Pressable : public TableItem {
    Q_OBJECT

public:
    explicit Pressable(QGraphicsItem* parent = nullptr);

    /// What a screen reader says of it: its name, and what may be done with it or why not.
    struct Spoken {
        QString name;
        QString state;
        bool possible = false;
        friend bool operator==(const Spoken&, const Spoken&) = default;
    };
    void setSpoken(Spoken spoken);
    [[nodiscard]] const Spoken& spoken() const { return spoken_; }
    /// The keyboard brought the focus here: a ring has to show it.
    [[nodiscard]] bool isRinged() const { return ringed_ && hasFocus(); }
    /// The mouse or the keyboard is on it.
    [[nodiscard]] bool isHot() const { return hovered_ || isRinged(); }
    [[nodiscard]] bool isHovered() const { return hovered_; }
    /// The person has led the focus here; otherwise the table offers it.
    [[nodiscard]] bool isChosenByKey() const { return isRinged() && !offered_; }
    void press() { emit pressed(); }
    /// What pressing it does, or why nothing; with neither it only says what it is.
    [[nodiscard]] virtual Choice choice() const { return {}; }
    /// What comes of pressing it, or why nothing does.
    [[nodiscard]] virtual Because hint() const { return choice().why; }
    /// What it is: for whoever rests on it with the mouse or asks by key or finger.
    void setAbout(const QString& about);
    [[nodiscard]] const QString& about() const { return about_; }
    /// Where the book speaks of it, if not at the clause of its hint.
    void setTopic(const std::optional<Clause>& topic) { topic_ = topic; }
    [[nodiscard]] std::optional<Clause> topic() const;
    /// Shows what it is until the mouse or the focus leaves.
    void explain();
    [[nodiscard]] bool isExplained() const { return explained_; }
    /// Says no more of itself until somebody comes to it again.
    void fallSilent();

signals:
    void pressed();
    /// The mouse or the keyboard came or left.
    void attended();

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    QVariant itemChange(GraphicsItemChange change, const QVariant& value) override;
    /// Nobody rests on it any more to have it explained.
    void stopResting() { resting_.stop(); }
    /// Whether the mouse and the keyboard find it.
    void setReachable(bool reachable);

private:
    void leave();
    void waitToExplain(int milliseconds);

    Spoken spoken_;
    QString about_;
    std::optional<Clause> topic_;
    QBasicTimer resting_; // the mouse is on it, or a finger
    bool ringed_ = false;
    bool offered_ = false;
    bool hovered_ = false;
    bool explained_ = false;
    bool held_ = false; // pressed for so long that it was explained
};

}
