#pragma once

#include "ui/draw/look.h"
#include "ui/picture/result.h"

#include <vector>

namespace weli {

/// Points as a sheet writes them: a dash for none.
QString withSign(int points);
/// How wide the longest of these texts is.
double longest(const QStringList& texts, const QFont& font);

/// Who has won a match, large, each in a wreath.
void paintWinners(QPainter& painter, const QRectF& box, const ResultPicture& result,
    const look::Colours& colours, double unit);

/// Who sits there: the portrait, or the initial of a person.
void paintFace(QPainter& painter, const QRectF& box, const ResultPicture::Earned& who,
    const look::Colours& colours);
/// The same within a wreath.
void paintMedal(QPainter& painter, const QRectF& box, const ResultPicture::Earned& who,
    const look::Colours& colours);

/// What each deal of a match brought, a line each; where there are too many for the columns, the
/// first ones are summed up in one.
class DealLines {
public:
    /// At the right of this room.
    DealLines(const ResultPicture& result, const QRectF& room, double unit, std::size_t columns);

    [[nodiscard]] QRectF box() const { return box_; }
    /// Where a deal stands.
    [[nodiscard]] QRectF rectOf(std::size_t deal) const;
    void paint(QPainter& painter, const look::Colours& colours) const;

private:
    struct Line {
        QString label; // the number of the deal
        std::vector<int> deltas;
    };
    void addLines();
    [[nodiscard]] int numberOf(std::size_t deal) const;
    /// Of the first so many.
    [[nodiscard]] QString numbersTo(std::size_t deals) const;
    [[nodiscard]] QRectF lineRect(std::size_t line) const;
    void paintHeading(QPainter& painter, const QRectF& row, const look::Colours& colours) const;
    void paintLine(
        QPainter& painter, const Line& line, const QRectF& row, const look::Colours& colours) const;

    const ResultPicture& result_;
    double unit_;
    QFont font_;
    std::vector<Line> lines_;
    std::size_t summed_ = 0; // deals in the first line
    double high_ = 0; // of a line
    double label_ = 0; // how wide it is
    double number_ = 0;
    std::size_t rows_ = 1; // in a column
    std::size_t columns_ = 1;
    QRectF box_;
};

}
