#pragma once

// What players of every game were like, in words.

#include "ui/words/bieten/habits.h"
#include "ui/words/mittlere/habits.h"
#include "ui/words/preference/habits.h"
