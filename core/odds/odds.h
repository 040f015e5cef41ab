#pragma once

// The odds of every game.

#include "core/odds/bieten/odds.h"
#include "core/odds/mittlere/odds.h"
#include "core/odds/preference/odds.h"
