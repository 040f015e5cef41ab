#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace weli {

enum class OptionKind : std::uint8_t { Boolean, Integer, Choice };

/// One rule option of a game. Values are integers everywhere: a boolean is 0 or 1, a choice the
/// place of its word in `choices`.
template <typename Rules> struct Option {
    std::string_view key;
    OptionKind kind;
    int lowest;
    int highest;
    std::span<const std::string_view> choices;
    int (*value)(const Rules&);
    void (*set)(Rules&, int);
    int step = 1; // from one integer that is allowed to the next

    [[nodiscard]] constexpr bool allows(std::int64_t number) const
    {
        return number >= lowest && number <= highest && (number - lowest) % step == 0;
    }
};

namespace option {

    template <typename Rules, typename Value> Rules rulesWith(Value Rules::*); // for its type alone
    template <auto member> using RulesWith = decltype(rulesWith(member));

    template <auto member> int valueOf(const RulesWith<member>& rules)
    {
        return static_cast<int>(rules.*member);
    }

    template <auto member> void setTo(RulesWith<member>& rules, int value)
    {
        using Value = std::remove_reference_t<decltype(rules.*member)>;
        rules.*member = static_cast<Value>(value);
    }

    // A member of the rules as an option: `option::number<&Rules::target>("target", 3, 99)`.

    template <auto member>
    constexpr Option<RulesWith<member>> number(
        std::string_view key, int lowest, int highest, int step = 1)
    {
        return { key, OptionKind::Integer, lowest, highest, {}, valueOf<member>, setTo<member>,
            step };
    }

    template <auto member> constexpr Option<RulesWith<member>> yesOrNo(std::string_view key)
    {
        return { key, OptionKind::Boolean, 0, 1, {}, valueOf<member>, setTo<member> };
    }

    template <auto member>
    constexpr Option<RulesWith<member>> choice(
        std::string_view key, std::span<const std::string_view> words)
    {
        return { key, OptionKind::Choice, 0, static_cast<int>(words.size()) - 1, words,
            valueOf<member>, setTo<member> };
    }

}

/// Two option values that cannot stand together, with the clause that says so.
template <typename Rules> struct Conflict {
    std::string_view key; // the option that is refused …
    std::string_view other; // … because of this one
    bool (*applies)(const Rules&);
};

}
