#include "ui/places/rule_choice.h"

#include <algorithm>

namespace weli {

namespace {

    const RuleOption& optionOf(std::string_view key)
    {
        const auto options = bieten::options();
        return *std::find_if(options.begin(), options.end(),
            [&](const RuleOption& option) { return option.key == key; });
    }

    /// The first value that nothing forbids.
    void giveWay(bieten::Rules& rules, const RuleOption& option)
    {
        for (int value = option.lowest; value <= option.highest; ++value) {
            if (obstacle(rules, option, value) != nullptr) continue;
            option.set(rules, value);
            return;
        }
    }

}

const RuleConflict* obstacle(const bieten::Rules& rules, const RuleOption& option, int value)
{
    bieten::Rules tried = rules;
    option.set(tried, value);
    for (const RuleConflict& conflict : bieten::conflicts())
        if (conflict.key == option.key && conflict.applies(tried)) return &conflict;
    return nullptr;
}

bieten::Rules changed(bieten::Rules rules, const RuleOption& option, int value)
{
    option.set(rules, value);
    for (const RuleConflict& conflict : bieten::conflicts())
        if (conflict.other == option.key && conflict.applies(rules))
            giveWay(rules, optionOf(conflict.key));
    return rules;
}

}
