#pragma once

#include <QIcon>

namespace weli {

enum class Symbol {
    Gear,
    Undo,
    Redo,
    Leave,
    Keys,
    List,
    FullScreen,
    Hint,
    Odds,
    LastTrick,
    RunOn,
    LookBack,
    Sort,
    About,
    Slate
};

/// A line drawing in this colour, sharp at every size.
QIcon symbol(Symbol which, const QColor& colour);

}
