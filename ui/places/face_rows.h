#pragma once

#include "ui/picture/result.h"

#include <QString>

class QWidget;

namespace weli {

/// What each player was like, a row each beside their face, in rich text for this widget.
QString faceRows(const ResultPicture& result, const QWidget& on);

}
