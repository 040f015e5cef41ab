#pragma once

#include "core/game/result.h"

#include <QString>

namespace weli::words {

/// What is wrong with a file, with its clause: "move out of turn: … (B-10)".
QString whatIsWrong(const Problem& problem);

}
