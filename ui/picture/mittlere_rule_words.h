#pragma once

#include "ui/picture/rule_words.h"

namespace weli::words {

const RuleWords& mittlereRuleWords();

}
