#pragma once

#include "ui/picture/slate.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace weli::words {

/// What a cross and a ring over a column mean (B-88).
QString gameWon();
QString gameLost();

/// A column of the chalkboard in words: "Resi: 7 points, 4 more to win. Struck."
QString column(const SlateColumn& column, int target);
QStringList columns(const PointsSlate& slate);
/// The whole sheet, deal by deal, for those who hear it.
QString sheet(const PointsSlate& slate);

/// A column of the ledger in words: "Resi: balance −120."
QString column(const LedgerColumn& column);
/// The players' columns and then the pot's.
QStringList columns(const LedgerPicture& ledger);
QString sheet(const LedgerPicture& ledger);

/// A row of the tally in words: "Resi: 3 strokes, 2 potatoes, total 1."
QString row(const TallyRow& row, bool isSummed = true);
QStringList columns(const TallySlate& slate);
QString sheet(const TallySlate& slate);

/// A sheet in rows and columns, for those who go through it cell by cell.
struct SheetTable {
    QStringList columns; // their headings
    QStringList rows; // their headings
    std::vector<QStringList> cells; // a list a row, as long as there are columns
};

/// The column, or row of a tally, of the player who sits there.
std::optional<int> columnOf(const SlatePicture& slate, Seat seat);

// The same for any kind of sheet.
QStringList columns(const SlatePicture& slate);
QString sheet(const SlatePicture& slate);
/// Columns in words for who points at them: below, a line for each sign that stands there.
QStringList hints(const SlatePicture& slate);
SheetTable table(const SlatePicture& slate);

}
