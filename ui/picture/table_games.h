#pragma once

// The table of every game.

#include "core/record/writer.h"
#include "ui/picture/bieten_game.h"
#include "ui/picture/mittlere_game.h"
#include "ui/picture/preference_game.h"
