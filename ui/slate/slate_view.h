#pragma once

#include "ui/draw/render_queue.h"
#include "ui/picture/slate.h"
#include "ui/slate/stroke.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace weli {

/// The chalkboard. What is new on the sheet is written as by a hand, in the order of a scorer. The
/// board with what stands on it already is drawn beside the thread of the window; until the new one
/// is there, the last one serves.
class SlateView : public QWidget {
    Q_OBJECT

public:
    explicit SlateView(QWidget* parent = nullptr);

    /// Brings the sheet to this state; `spoken` is the whole sheet in words.
    void write(const SlatePicture& sheet, const QString& spoken);
    /// Rings round these columns, rows of a tally, or round all that is written where it is
    /// nothing.
    void pointAt(const std::vector<std::optional<int>>& columns);
    /// Where those rings are, in the widget.
    [[nodiscard]] std::vector<QRectF> pointed();
    /// What the pointer is told about each column.
    void setHints(const QStringList& columns);
    /// 1 is a calm hand, 2 twice as fast; with 0 nothing moves.
    void setSpeed(double speed);
    /// Whether what was wiped away still shimmers through; it does unless told otherwise.
    void setShimmering(bool wanted) { isShimmering_ = wanted; }
    /// Plain firm strokes on black instead of grainy chalk on slate, for weak eyes.
    void setHighContrast(bool wanted);
    /// Puts down at once what is still to be written.
    void finish();
    [[nodiscard]] bool isWriting() const { return !pending_.empty(); }
    /// Waits until the board is drawn as it is now, for a picture of it.
    void finishBoard();
    [[nodiscard]] const std::vector<Stroke>& strokes() const { return strokes_; }
    [[nodiscard]] const SlatePicture& sheet() const { return sheet_; }
    /// The cell that is read: the arrow keys move it.
    struct Cell {
        int row = 0;
        int column = 0;
    };
    [[nodiscard]] Cell cell() const { return cell_; }

    [[nodiscard]] QSize sizeHint() const override { return { 280, 420 }; }
    [[nodiscard]] QSize minimumSizeHint() const override { return { 150, 200 }; }

signals:
    void written();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double frame() const;
    [[nodiscard]] QRectF face() const;
    [[nodiscard]] int columnAt(QPointF point) const;
    [[nodiscard]] QRectF placeOf(int column) const;
    void forgetLayout();
    void layOut();
    void carryOn();
    void orderBoard();
    void drawOnBoard(const Stroke& stroke);

    SlatePicture sheet_;
    QStringList hints_;
    std::vector<std::optional<int>> things_; // that are pointed at
    Cell cell_;
    std::vector<Stroke> strokes_;
    std::vector<Stroke> wiped_; // what stood there before still shimmers through
    bool isShimmering_ = true;
    std::vector<std::size_t> pending_; // strokes still to be written, the next one first
    double written_ = 0; // of the next one, as a length
    double speed_ = 1;
    bool isPlain_ = false;
    bool isLaidOut_ = false; // strokes_ are those of the sheet in this size
    QTimer clock_;
    QPixmap board_; // the slate with all that is written to the end
    double pixelRatio_ = devicePixelRatioF(); // of the board that was ordered last
    int order_ = 0; // the number of that order
    bool isAwaited_ = false; // that board is being drawn
    bool isStale_ = true; // another one is to be ordered
    RenderQueue renderQueue_ { nullptr, 1 };
};

}
