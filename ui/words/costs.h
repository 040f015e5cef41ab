#pragma once

#include "core/bots/costs.h"

#include <QString>

namespace weli::words {

/// What an act gives away, asked of who is about to do it: "That gives away about 2 points. Still?"
QString costOf(const bots::Cost& cost);

/// The warning before it, which also says how it is done all the same.
QString warningOf(const QString& cost);

}
