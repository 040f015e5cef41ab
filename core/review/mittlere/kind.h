#pragma once

#include "core/mittlere/view.h"
#include "core/review/kind.h"

namespace weli::review {

/// What the seat on turn decides.
inline Kind kindOf(const mittlere::PublicState& table, const mittlere::Action& /*best*/)
{
    return mittlere::openTrick(table) == nullptr ? Kind::Lead : Kind::Follow;
}

}
