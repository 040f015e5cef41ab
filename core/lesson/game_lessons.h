#pragma once

// What lessons ask of every game.

#include "core/lesson/bieten/game_lesson.h"
#include "core/lesson/mittlere/game_lesson.h"
#include "core/lesson/preference/game_lesson.h"
