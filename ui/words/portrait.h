#pragma once

#include "core/bots/bot.h"

#include <optional>
#include <string>

namespace weli {

/// Whose likeness is seen at a seat. Each level has two, a man's and a woman's; a character, the
/// person and who is not known yet have one.
struct Portrait {
    std::optional<bots::Mind> mind {}; // nothing: a stranger, or the person
    bool isWoman = false; // of the two of a level
    int variant = 0; // so many of the same sit there before
    bool isPerson = false; // who plays, seen from behind
    friend bool operator==(const Portrait&, const Portrait&) = default;
};

/// Nothing for one who throws dice.
constexpr std::optional<Portrait> portraitOf(const bots::Mind& mind, bool isWoman)
{
    if (mind.level == bots::Level::Random) return std::nullopt;
    return Portrait { mind, isWoman && mind.character == bots::Character::None };
}

inline constexpr Portrait personsPortrait { .isPerson = true };

/// Whether they would be taken for one another but for their variant.
constexpr bool areTwins(const Portrait& one, const Portrait& other)
{
    return one.mind && one.mind == other.mind && one.isWoman == other.isWoman;
}

/// The name of its file: "book-woman", "hunter".
inline std::string code(const Portrait& portrait)
{
    if (!portrait.mind) return portrait.isPerson ? "person" : "stranger";
    std::string name(bots::code(*portrait.mind));
    if (portrait.mind->character == bots::Character::None)
        name += portrait.isWoman ? "-woman" : "-man";
    return name;
}

}
