#pragma once

// How things stand in each game, as a picture.

#include "ui/picture/bieten/odds.h"
#include "ui/picture/mittlere/odds.h"
#include "ui/picture/preference/odds.h"
