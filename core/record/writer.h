#pragma once

#include "core/game/timeline.h"
#include "core/record/json_text.h"
#include "core/record/records.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weli {

// A match as text. Every line ends with a newline; all the lines of a match are its trace.

template <typename Rules> std::string valueText(const Option<Rules>& option, int value)
{
    if (option.kind == OptionKind::Boolean) return jsonOf(value != 0);
    if (option.kind == OptionKind::Integer) return std::to_string(value);
    return inQuotes(option.choices[static_cast<std::size_t>(value)]);
}

/// Every option with its value, in the order of the game's table.
template <typename Rules>
std::string rulesText(std::span<const Option<Rules>> options, const Rules& rules)
{
    std::string text;
    for (const Option<Rules>& option : options) {
        text += text.empty() ? '{' : ',';
        text += inQuotes(option.key) + ':';
        text += valueText(option, option.value(rules));
    }
    return text.empty() ? "{}" : text + '}';
}

/// The match line.
template <GameState S> std::string openingLine(const S& opening)
{
    return R"({"type":"match","format":1,"game":)" + inQuotes(S::info().code) + R"(,"players":)"
        + std::to_string(players(opening)) + R"(,"rules":)"
        + rulesText(S::info().options, opening.table.rules) + R"(,"first_dealer":)"
        + jsonOf(opening.table.dealer) + "}\n";
}

/// What this seat may do, sorted by plain character code.
template <GameState S> std::vector<std::string> legalTexts(const S& state, Seat seat)
{
    std::vector<std::string> texts;
    for (const auto& action : legalActions(state, seat)) texts.push_back(toText(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The map of all legal actions of all seats, as the field `legal` has it.
template <GameState S> std::string legalText(const S& state)
{
    std::string text;
    for (const Seat seat : SeatSet::firstOf(players(state))) {
        const std::vector<std::string> actions = legalTexts(state, seat);
        if (actions.empty()) continue;
        text += text.empty() ? '{' : ',';
        text += inQuotes(jsonOf(seat)) + ':' + jsonList(actions, inQuotes);
    }
    return text.empty() ? "{}" : text + '}';
}

template <GameState S> std::string scoreLine(const S& counted)
{
    return R"({"type":"score",)" + GameRecord<S>::scoreFields(counted) + "}\n";
}

template <GameState S> std::string endLine(const S& over)
{
    return R"({"type":"end",)" + GameRecord<S>::endFields(over) + "}\n";
}

/// What one event adds: its deal or act line, after the last act of a deal the score line too,
/// after the last of the match the end line. `now` is the state with the event done; `legal` is the
/// legalText of the state before it, or empty to leave the map out.
template <GameState S>
std::string linesOf(
    const S& now, const typename Timeline<S>::Event& event, std::string_view legal = {})
{
    using Record = GameRecord<S>;
    if (const auto* pack = std::get_if<Pack>(&event)) {
        const auto code = [](Card card) { return inQuotes(toText(card)); };
        return R"({"type":)" + inQuotes(Record::packType(now)) + ',' + Record::packFields(now)
            + R"(,"pack":)" + jsonList(*pack, code) + "}\n";
    }
    const auto& acted = std::get<typename Timeline<S>::Acted>(event);
    std::string lines = R"({"type":"act","seat":)" + jsonOf(acted.seat) + R"(,"action":)"
        + inQuotes(toText(acted.action));
    if (!legal.empty()) lines += R"(,"legal":)" + std::string(legal);
    lines += "}\n";
    if (isCounted(now.table)) lines += scoreLine(now);
    if (isOver(now)) lines += endLine(now);
    return lines;
}

/// The whole match as far as it has come: the line of it that is played.
template <GameState S> std::string traceOf(const Timeline<S>& match)
{
    std::string trace = openingLine(match.opening());
    match.forEach([&trace](const S& /*before*/, const auto& event, const S& now) {
        trace += linesOf(now, event);
    });
    return trace;
}

}
