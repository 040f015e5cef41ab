#pragma once

#include "core/bieten/rules.h"

#include <vector>

namespace weli {

using RuleOption = Option<bieten::Rules>;
using RuleConflict = Conflict<bieten::Rules>;

/// Why this option cannot take this value beside the other rules (B-7); null: it can.
const RuleConflict* obstacle(const bieten::Rules& rules, const RuleOption& option, int value);

/// The rules with this option changed; options that cannot stand beside it take the next value
/// that can (B-7).
bieten::Rules changed(bieten::Rules rules, const RuleOption& option, int value);

}
