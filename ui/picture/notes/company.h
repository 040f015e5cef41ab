#pragma once

#include "ui/picture/result.h"
#include "ui/picture/view_context.h"

namespace weli {

/// At the end of a match what each player was like in it, a line each in the order of the seats,
/// after the manner in which a bot has played that has one.
void tellHabits(ResultPicture& result, const ViewContext& context, const QStringList& habits);

}
