#pragma once

// Everybody to measure bots against, by game.

#include "app/cli/pool/bieten.h"
#include "app/cli/pool/mittlere.h"
#include "app/cli/pool/preference.h"
