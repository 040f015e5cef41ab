#pragma once

// The table of every game.

#include "ui/picture/bieten/game.h"
#include "ui/picture/mittlere/game.h"
#include "ui/picture/preference/game.h"
