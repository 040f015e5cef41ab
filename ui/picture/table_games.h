#pragma once

// The table of every game, and its pictures.

#include "ui/picture/bieten/game.h"
#include "ui/picture/bieten/picture.h"
#include "ui/picture/mittlere/game.h"
#include "ui/picture/mittlere/picture.h"
#include "ui/picture/preference/game.h"
#include "ui/picture/preference/picture.h"
