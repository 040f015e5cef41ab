#pragma once

// What looks from a position in every game.

#include "core/outlook/bieten/lookout.h"
#include "core/outlook/mittlere/lookout.h"
#include "core/outlook/preference/lookout.h"
