#pragma once

#include "core/bieten/state.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weli::cli {

/// A word that waits for its deal to be counted.
struct Spoken {
    std::size_t player;
    Seat seat;
    std::string word;
    std::optional<bieten::Figure> figure {};
};

/// Is it said, and not done with cards?
constexpr bool isWord(std::string_view act)
{
    for (const std::string_view deed : { "play", "cut", "steal", "leave", "deal", "discard" })
        if (act.substr(0, act.find(' ')) == deed) return false;
    return true;
}

/// The word, if it is one; in Bieten a figure's once more with the trick in which it was said.
template <typename State>
std::vector<Spoken> spokenIn(
    const State& before, std::size_t player, Seat seat, const typename State::Action& action)
{
    const std::string text = toText(action);
    if (!isWord(text)) return {};
    if constexpr (std::same_as<State, bieten::State>) {
        if (action.verb() < bieten::Verb::Bid || action.verb() > bieten::Verb::Hold) return {};
        const std::string trick = std::to_string(before.table.trick + 1);
        return { { player, seat, text, action.figure() },
            { player, seat, text + ", trick " + trick, action.figure() } };
    } else {
        return { { player, seat, text } };
    }
}

/// Has it come? Nothing where the count stopped before the figure.
template <typename State>
std::optional<bool> hasCome(const State& counted, const Spoken& word, std::int64_t gain)
{
    if constexpr (std::same_as<State, bieten::State>) {
        for (const bieten::CountedFigure& figure : counted.table.count->figures)
            if (figure.figure == word.figure) return figure.seat == word.seat;
        return std::nullopt;
    } else {
        return gain > 0;
    }
}

}
