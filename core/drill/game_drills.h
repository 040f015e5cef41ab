#pragma once

// How the questions of every game are made.

#include "core/drill/bieten/game_drill.h"
#include "core/drill/mittlere/game_drill.h"
#include "core/drill/preference/game_drill.h"
