#pragma once

// The traces of every game.

#include "core/record/bieten_record.h"
#include "core/record/mittlere_record.h"
#include "core/record/preference_record.h"
