#pragma once

// What players were like in a match of any game: `habitsOf`.

#include "core/review/bieten/habits.h"
#include "core/review/mittlere/habits.h"
#include "core/review/preference/habits.h"
