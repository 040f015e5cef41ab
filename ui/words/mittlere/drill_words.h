#pragma once

#include "ui/words/drill_sentences.h"

namespace weli::words {

/// What the questions of this game are called, how they are asked, and why answers are right.
const DrillWords& mittlereDrillWords();

}
