#pragma once

#include "core/games.h"
#include "ui/draw/late_picture.h"
#include "ui/places/widgets/laid_button.h"

namespace weli {

/// A game as it lies on the table of the door: its cards, its name in chalk, and a slip if a match
/// of it waits. The one that is chosen lies in the light.
class GameTile : public LaidButton {
    Q_OBJECT

public:
    GameTile(const AnyGame& game, RenderQueue* renderQueue, QWidget* parent);

    [[nodiscard]] const AnyGame& game() const { return game_; }
    /// Says so in these words; empty: none waits.
    void setWaiting(const QString& words);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLight(QPainter& painter) const;
    void paintScene(QPainter& painter, const QRectF& room);
    void paintName(QPainter& painter, const QRectF& room);
    void paintSlip(QPainter& painter, const QRectF& room) const;

    AnyGame game_;
    QString waiting_;
    LatePicture scene_;
    LatePicture name_;
    LatePicture nameInLight_;
};

}
