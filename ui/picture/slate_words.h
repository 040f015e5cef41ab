#pragma once

#include "ui/picture/picture.h"

#include <QString>
#include <QStringList>

namespace weli::words {

/// A column of the chalkboard in words: "Resi: 7 points, 4 more to win. Struck."
QString column(const SlateColumn& column, int target);
QStringList columns(const PointsSlate& slate);
QStringList columns(const SlatePicture& slate);
/// The whole sheet, deal by deal, for those who hear it.
QString sheet(const PointsSlate& slate);
QString sheet(const SlatePicture& slate);

}
