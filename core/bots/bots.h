#pragma once

// The bots of every game.

#include "core/bots/bieten/bot.h"
#include "core/bots/mittlere/bot.h"
#include "core/bots/preference/bot.h"
