#pragma once

#include "ui/picture/result.h"
#include "ui/table/items/table_item.h"
#include "ui/words/table_words.h"

#include <vector>

namespace weli {

/// What the deal brought: each figure with its winner and why, or the points of
/// all on a scale, and what each player earned; at the end of a match what all deals brought.
class ResultItem : public TableItem {
    Q_OBJECT

public:
    explicit ResultItem(QGraphicsItem* parent = nullptr);

    void setResult(const ResultPicture& result, const TableWords& words);
    /// The unit in which all of a result has room: the usual one, unless letters are very large.
    static double unitFor(const ResultPicture& result, const QRectF& box, double usual);
    /// Where the button that goes on lies in such a box; at the end of a match it begins another
    /// one, and the others lie below it.
    static QRectF buttonRect(const ResultPicture& result, const QRectF& box, double unit);
    static QRectF leaveRect(const ResultPicture& result, const QRectF& box, double unit);
    static QRectF setUpRect(const ResultPicture& result, const QRectF& box, double unit);
    /// Below what all have earned: tells what each player was like.
    static QRectF habitsRect(const ResultPicture& result, const QRectF& box, double unit);
    /// Where each line of announcement::lines stands in such a box.
    static std::vector<QRectF> lineRects(
        const ResultPicture& result, const QRectF& box, double unit);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintTitle(QPainter& painter, const QRectF& box) const;
    void paintWhy(QPainter& painter, const QRectF& place) const;
    void paintLines(QPainter& painter, const QRectF& box) const;
    void paintHeadings(QPainter& painter, const QRectF& row, double number) const;
    void paintEarned(QPainter& painter, const QRectF& box) const;

    ResultPicture result_;
    TableWords words_;
};

}
