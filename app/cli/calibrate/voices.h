#pragma once

// What the places tell in every game.

#include "app/cli/calibrate/bieten/voices.h"
#include "app/cli/calibrate/mittlere/voices.h"
#include "app/cli/calibrate/preference/voices.h"
