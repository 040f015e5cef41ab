#pragma once

#include "ui/words/rule_words.h"

namespace weli::words {

/// What Préférence calls its options (P-1).
const RuleWords& preferenceRuleWords();

}
