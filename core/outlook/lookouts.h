#pragma once

// The lookout of each game.

#include "core/outlook/bieten/lookout.h"
#include "core/outlook/mittlere/lookout.h"
#include "core/outlook/preference/lookout.h"

namespace weli::outlook {

template <typename S> struct LookoutFor;
template <> struct LookoutFor<bieten::State> {
    using Type = BietenLookout;
};
template <> struct LookoutFor<mittlere::State> {
    using Type = MittlereLookout;
};
template <> struct LookoutFor<preference::State> {
    using Type = PreferenceLookout;
};
/// What looks from a position of this game.
template <typename S> using LookoutOf = typename LookoutFor<S>::Type;

}
