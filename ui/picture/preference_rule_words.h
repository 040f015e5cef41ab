#pragma once

#include "ui/picture/rule_words.h"

namespace weli::words {

/// What Préférence calls its options (P-1).
const RuleWords& preferenceRuleWords();

}
