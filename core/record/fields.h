#pragma once

#include "core/cards/pack.h"
#include "core/game/option.h"
#include "core/record/json.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weli {

// What a line of a trace says. The clause is the one that a wrong field offends.

Result<int> integerField(const Json& line, std::string_view key, int lowest, int highest,
    std::optional<Clause> clause = std::nullopt);
Result<std::string> textField(
    const Json& line, std::string_view key, std::optional<Clause> clause = std::nullopt);
/// All these cards, each once.
Result<Pack> packField(const Json& line, CardSet whole, Clause clause);
/// Nothing if the line says all that these fields (JSON without the braces) say.
std::optional<Problem> fieldProblem(const std::string& fields, const Json& line,
    const std::function<Clause(std::string_view key)>& clauseOf);
/// Nothing if `legal`, where the line has it, lists just these actions for each seat.
std::optional<Problem> legalProblem(
    std::span<const std::vector<std::string>> actionsOfSeats, const Json& line, Clause clause);

/// The value that this JSON gives an option, if the option can have it.
template <typename Rules>
std::optional<int> optionValue(const Option<Rules>& option, const Json& json)
{
    if (option.kind == OptionKind::Boolean) {
        const auto* yes = json.as<bool>();
        return yes == nullptr ? std::nullopt : std::optional(*yes ? 1 : 0);
    }
    if (option.kind == OptionKind::Integer) {
        const auto* number = json.as<std::int64_t>();
        const bool fits = number != nullptr && option.allows(*number);
        return fits ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }
    const auto* text = json.as<std::string>();
    const auto found = text == nullptr
        ? option.choices.end()
        : std::find(option.choices.begin(), option.choices.end(), *text);
    if (found == option.choices.end()) return std::nullopt;
    return static_cast<int>(found - option.choices.begin());
}

/// The rules with every one of these options, and no other, set from the field `rules`. One that is
/// missing is as it is `usual`; where nothing is, it is wrong that it is missing.
template <typename Rules>
Result<Rules> rulesField(const Json& line, std::span<const Option<Rules>> options, Clause clause,
    const std::optional<Rules>& usual = std::nullopt)
{
    const Json* json = line.find("rules");
    const auto* given = json != nullptr ? json->as<Json::Object>() : nullptr;
    if (given == nullptr) return problem(Wrong::NoRules, { shown("rules") }, clause);
    Rules rules = usual.value_or(Rules {});
    for (const Option<Rules>& option : options) {
        const Json* value = json->find(option.key);
        if (value == nullptr && usual) continue;
        if (value == nullptr) return problem(Wrong::RuleMissing, { shown(option.key) }, clause);
        const auto number = optionValue(option, *value);
        if (!number)
            return problem(Wrong::RuleCannotBe, { shown(option.key), toText(*value) }, clause);
        option.set(rules, *number);
    }
    for (const Json::Member& member : *given) {
        const auto isIt = [&](const auto& option) { return option.key == member.key; };
        if (std::none_of(options.begin(), options.end(), isIt))
            return problem(Wrong::NoRule, { shown(member.key) }, clause);
    }
    return rules;
}

}
