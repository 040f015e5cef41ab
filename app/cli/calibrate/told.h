#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace weli::cli {

/// Where Weli speaks of chances, or of what acts are worth.
enum class Place : unsigned char {
    Row, // of odds, below the hand
    Hint, // what is said of the act that it recommends, here and by `weli-cli advise`
    Bars, // beside what is pressed, with the hint
    Warning, // before an act that costs
    Coach, // whatever it may say here, where the hint does not silence it
};
inline constexpr std::array places { Place::Row, Place::Hint, Place::Bars, Place::Warning,
    Place::Coach };
inline constexpr std::array<std::string_view, places.size()> placeNames { "row", "hint", "bars",
    "warning", "coach" };

/// What a seat does, or that it waits.
template <typename Action> using Choice = std::optional<Action>;

/// A chance that one place tells.
template <typename Action> struct Told {
    int about = 0; // a number of the game's own: places that speak of the same have the same
    std::string_view kind; // what is counted together; empty: a side is taken, and nothing comes
    double chance = 0;
    std::optional<Choice<Action>> ifDone {}; // what it holds for; nothing: for whatever is done
};
template <typename Action> using Tellings = std::vector<Told<Action>>;

/// Do these two claim to say the same?
template <typename Action> bool isAlike(const Told<Action>& one, const Told<Action>& other)
{
    return one.about == other.about
        && (!one.ifDone || !other.ifDone || *one.ifDone == *other.ifDone);
}

}
