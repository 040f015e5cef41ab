#pragma once

#include "ui/words/rule_words.h"

namespace weli::words {

/// What Bieten calls its options.
const RuleWords& bietenRuleWords();

}
