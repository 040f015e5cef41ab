#pragma once

#include "ui/words/rule_words.h"

namespace weli::words {

const RuleWords& mittlereRuleWords();

}
