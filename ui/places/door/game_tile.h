#pragma once

#include "core/games.h"
#include "ui/draw/late_picture.h"

#include <QRadioButton>
#include <QVariantAnimation>

namespace weli {

/// A game as it lies on the table of the door: its cards, its name in chalk, and a slip if a match
/// of it waits. The one that is chosen lies in the light; what is pointed at is lifted a little.
class GameTile : public QRadioButton {
    Q_OBJECT

public:
    GameTile(const AnyGame& game, RenderQueue* renderQueue, QWidget* parent);

    [[nodiscard]] const AnyGame& game() const { return game_; }
    /// Says so in these words; empty: none waits.
    void setWaiting(const QString& words);
    /// Whether it moves when it is pointed at.
    void setMoves(bool moves) { moves_ = moves; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// An arrow leads to the one before or behind, by −1 or 1.
    void passed(int way);
    /// Enter was pressed on it: to what can be done with the game.
    void entered();

protected:
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void lift(bool isUp);
    void paintLight(QPainter& painter) const;
    void paintScene(QPainter& painter, const QRectF& room);
    void paintName(QPainter& painter, const QRectF& room);
    void paintSlip(QPainter& painter, const QRectF& room) const;

    AnyGame game_;
    QString waiting_;
    bool moves_ = true;
    QVariantAnimation lift_;
    LatePicture scene_;
    LatePicture name_;
    LatePicture nameInLight_;
};

}
