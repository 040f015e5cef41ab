#pragma once

#include "core/record/replay.h"
#include "core/record/trace.h"

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace weli {

template <typename AnyState, template <typename> typename Kept> struct ReplaysOf;
template <typename... S, template <typename> typename Kept>
struct ReplaysOf<std::variant<S...>, Kept> {
    using Any = std::variant<Replay<S, Kept>...>;

    /// A match of the game of this name, which the line opens.
    static Result<Any> openedBy(const std::string& game, const Json& line)
    {
        Result<Any> replay = problem(Wrong::NoGame, { shown(game) });
        const auto tryGame = [&]<typename T>(std::type_identity<T> /*state*/) {
            if (game != T::info().code) return;
            auto one = Replay<T, Kept>::openedBy(line);
            if (one)
                replay = Any(std::move(*one));
            else
                replay = tl::unexpected<Problem>(one.error());
        };
        (tryGame(std::type_identity<S> {}), ...);
        return replay;
    }
};

/// Takes the lines of one or several matches. What it keeps of each is a Timeline or a
/// LastPosition.
template <template <typename> typename Kept> class TraceReader {
public:
    /// What is wrong with this line, if anything.
    std::optional<Problem> take(const Json& line);
    /// Has a match been opened?
    [[nodiscard]] bool isOpen() const { return replay_.has_value(); }
    [[nodiscard]] bool between() const { return !replay_ || ended(); }
    /// The type of the line that must come next.
    [[nodiscard]] std::string_view due() const;
    /// The clause that orders the lines of the match; there must be one.
    [[nodiscard]] Clause linesClause() const
    {
        return std::visit([](const auto& replay) { return replay.linesClause(); }, *replay_);
    }
    /// The match that was opened last; there must be one.
    [[nodiscard]] const auto& replay() const { return *replay_; }
    [[nodiscard]] const Tally& tally() const { return tally_; }

private:
    using Replays = ReplaysOf<AnyState, Kept>;

    [[nodiscard]] bool ended() const
    {
        return std::visit([](const auto& replay) { return replay.ended(); }, *replay_);
    }
    std::optional<Problem> open(const Json& line, const std::string& type);

    std::optional<typename Replays::Any> replay_;
    Tally tally_;
};

/// The match that was opened last; there must be one.
inline AnyMatch matchOf(const TraceReader<Timeline>& reader)
{
    return std::visit(
        [](const auto& replay) -> AnyMatch { return replay.match(); }, reader.replay());
}

template <template <typename> typename Kept> std::string_view TraceReader<Kept>::due() const
{
    if (between()) return "match";
    return std::visit([](const auto& replay) { return replay.due(); }, *replay_);
}

template <template <typename> typename Kept>
std::optional<Problem> TraceReader<Kept>::open(const Json& line, const std::string& type)
{
    if (type != "match")
        return Problem { Wrong::LineOutOfOrder, { shown(type), shown("match") }, {} };
    const auto game = textField(line, "game");
    if (!game) return game.error();
    auto replay = Replays::openedBy(*game, line);
    if (!replay) return replay.error();
    replay_ = std::move(*replay);
    return std::nullopt;
}

template <template <typename> typename Kept>
std::optional<Problem> TraceReader<Kept>::take(const Json& line)
{
    const auto type = textField(line, "type");
    if (!type) return type.error();
    if (between()) return open(line, *type);
    return std::visit(
        [&](auto& replay) -> std::optional<Problem> {
            if (auto wrong = replay.take(line, *type)) return wrong;
            if (replay.ended()) ++tally_.matches;
            if (*type == "deal") ++tally_.deals;
            if (*type == "act") ++tally_.actions;
            return std::nullopt;
        },
        *replay_);
}

}
