#pragma once

#include <QString>

class QAbstractButton;
class QWidget;

namespace weli {

/// What it does, told to who points at it and to who hears it. If there is a reason why not, it
/// cannot be used, and tells that instead.
void setUsable(QWidget& thing, const QString& whyNot, const QString& does = {});

/// Presses it, or says why it cannot be pressed.
void press(QAbstractButton& button);

}
