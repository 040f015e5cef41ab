#pragma once

// What a seat is advised in every game.

#include "core/outlook/bieten/advice.h"
#include "core/outlook/mittlere/advice.h"
#include "core/outlook/preference/advice.h"
