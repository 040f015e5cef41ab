#pragma once

// What a decision is about in every game.

#include "core/review/bieten/kind.h"
#include "core/review/mittlere/kind.h"
#include "core/review/preference/kind.h"
