#pragma once

#include <QStringList>

namespace weli {

/// These texts with different mnemonics: each keeps its own unless one before it has that letter,
/// else takes the first letter that is free; none if there is no such letter.
QStringList withOwnMnemonics(QStringList texts);

}
