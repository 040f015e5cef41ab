#pragma once

#include "ui/picture/rule_words.h"

namespace weli::words {

/// What Bieten calls its options.
const RuleWords& bietenRuleWords();

}
