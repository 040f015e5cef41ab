#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace weli::bots {

/// How well a bot plays. Random is for tests.
enum class Level : std::uint8_t { Random, Easy, Book, Sharp };

inline constexpr std::array levels { Level::Random, Level::Easy, Level::Book, Level::Sharp };
inline constexpr std::array<std::string_view, levels.size()> levelCodes { "random", "easy", "book",
    "sharp" };

constexpr std::string_view code(Level level) { return levelCodes[static_cast<std::size_t>(level)]; }
std::optional<Level> levelFromText(std::string_view text);

/// How long a bot may think: it stops at the first of the two and answers with the best it has.
struct Budget {
    int worlds = 200; // imagined worlds for one decision; only Sharp imagines any
    std::stop_token stop {};
};

/// What spoke for a decision, for hints. The first group is about cards, the second about figures.
enum class Reason : std::uint8_t {
    Forced, // nothing else was possible
    Chance, // chosen by the dice
    Plain, // nothing in particular
    Lure, // a low heart or leaf, for others to bid
    Hide, // does not show what it holds
    Win, // takes the trick, or means to take the last
    KeepBack, // high cards are for the last trick
    Strong, // is likely to have the best
    Weak, // is likely to be beaten
    Sneak, // bids a middling figure before its cards are seen
    Bluff, // hopes that the better one runs away
    Wait, // waits to give a three
    LetGo, // somebody is too near the target to be fought
    OnlyHope, // somebody goes out otherwise
    Matches, // the greatest chances in the match over the imagined worlds
};

/// One thing that the bot thought of: an act, or none for waiting.
template <typename Action> struct Weighed {
    std::optional<Action> action;
    double value = 0;
    friend bool operator==(const Weighed&, const Weighed&) = default;
};

template <typename Action> struct Decision {
    std::optional<Action> action; // none: the bot waits
    Reason reason = Reason::Plain;
    std::vector<Weighed<Action>>
        weighed; // the best first; Sharp: chances in the match, else a score
    friend bool operator==(const Decision&, const Decision&) = default;
};

}
