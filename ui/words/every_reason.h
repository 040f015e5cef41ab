#pragma once

// What the bots of every game think, in words.

#include "ui/words/bieten/reasons.h"
#include "ui/words/mittlere/reasons.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"
