#pragma once

// Play at random, and random rules, for every game: for tests and measurements.

#include "core/bots/bieten/random.h"
#include "core/bots/mittlere/random.h"
#include "core/bots/preference/random.h"
