#pragma once

// What is certain of a deal that is not yet at its end, for each game.

#include "core/claim/bieten/claim.h"
#include "core/claim/mittlere/claim.h"
#include "core/claim/preference/claim.h"
