#pragma once

#include "core/odds/chances.h"

namespace weli::odds {

template <typename Lookout> int worldsFor(const Lookout& lookout, Look look)
{
    return look == Look::Fine ? lookout.fine() : lookout.coarse();
}

}
