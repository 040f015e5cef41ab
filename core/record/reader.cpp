#include "core/record/fields.h"
#include "core/record/lines.h"
#include "core/record/replay.h"
#include "core/record/trace.h"

#include <istream>
#include <type_traits>

namespace weli {

namespace {

    using Complaint = std::optional<Problem>;

    template <typename AnyState, template <typename> typename Kept> struct ReplaysOf;
    template <typename... S, template <typename> typename Kept>
    struct ReplaysOf<std::variant<S...>, Kept> {
        using Any = std::variant<Replay<S, Kept>...>;
    };

    template <template <typename> typename Kept, typename... S>
    auto opened(const std::string& game, const Json& line, const std::variant<S...>&)
    {
        using AnyReplay = typename ReplaysOf<AnyState, Kept>::Any;
        Result<AnyReplay> replay = problem(Wrong::NoGame, { shown(game) });
        const auto tryGame = [&]<typename T>(std::type_identity<T>) {
            if (game != T::info().code) return;
            auto one = Replay<T, Kept>::openedBy(line);
            if (one)
                replay = AnyReplay(std::move(*one));
            else
                replay = tl::unexpected<Problem>(one.error());
        };
        (tryGame(std::type_identity<S> {}), ...);
        return replay;
    }

    /// Takes the lines of one or several matches.
    template <template <typename> typename Kept> class Reader {
    public:
        Complaint take(const Json& line);
        /// Has a match been opened?
        [[nodiscard]] bool isOpen() const { return replay_.has_value(); }
        [[nodiscard]] bool between() const { return !replay_ || ended(); }
        [[nodiscard]] std::string_view due() const;
        /// The clause that orders the lines of the match; there must be one.
        [[nodiscard]] Clause linesClause() const
        {
            return std::visit([](const auto& replay) { return replay.linesClause(); }, *replay_);
        }
        [[nodiscard]] const auto& replay() const { return *replay_; }
        [[nodiscard]] const Tally& tally() const { return tally_; }

    private:
        [[nodiscard]] bool ended() const
        {
            return std::visit([](const auto& replay) { return replay.ended(); }, *replay_);
        }
        Complaint open(const Json& line, const std::string& type);

        std::optional<typename ReplaysOf<AnyState, Kept>::Any> replay_;
        Tally tally_;
    };

    template <template <typename> typename Kept> std::string_view Reader<Kept>::due() const
    {
        if (between()) return "match";
        return std::visit([](const auto& replay) { return replay.due(); }, *replay_);
    }

    template <template <typename> typename Kept>
    Complaint Reader<Kept>::open(const Json& line, const std::string& type)
    {
        if (type != "match")
            return Problem { Wrong::LineOutOfOrder, { shown(type), shown("match") }, {} };
        const auto game = textField(line, "game");
        if (!game) return game.error();
        auto replay = opened<Kept>(*game, line, AnyState {});
        if (!replay) return replay.error();
        replay_ = std::move(*replay);
        return std::nullopt;
    }

    template <template <typename> typename Kept> Complaint Reader<Kept>::take(const Json& line)
    {
        const auto type = textField(line, "type");
        if (!type) return type.error();
        if (between()) return open(line, *type);
        return std::visit(
            [&](auto& replay) -> Complaint {
                if (auto wrong = replay.take(line, *type)) return wrong;
                if (replay.ended()) ++tally_.matches;
                if (*type == "deal") ++tally_.deals;
                if (*type == "act") ++tally_.actions;
                return std::nullopt;
            },
            *replay_);
    }

    /// Why the trace cannot end here. Where it may stop anywhere there must be a match at least.
    template <typename Reader> Complaint stopsTooEarly(const Reader& reader, bool mayStop)
    {
        if (!reader.isOpen()) return Problem { Wrong::NoMatch, {}, {} };
        if (mayStop || reader.between()) return std::nullopt;
        return Problem { Wrong::StopsEarly, { shown(reader.due()) }, reader.linesClause() };
    }

    /// Gives every line to `take`; at the end asks `finish`. A last line that is only begun is left
    /// out if it `mayBeCutOff()`.
    template <typename MayBeCutOff, typename Take, typename Finish>
    std::optional<TraceProblem> eachLine(
        std::istream& in, MayBeCutOff mayBeCutOff, Take take, Finish finish)
    {
        Lines lines(in);
        for (;;) {
            auto line = lines.next();
            if (!line && lines.isCutOff() && mayBeCutOff()) line = std::optional<Json>();
            if (!line) return TraceProblem { lines.number(), line.error() };
            if (const Complaint wrong = *line ? take(**line) : finish())
                return TraceProblem { lines.number(), *wrong };
            if (!*line) return std::nullopt;
        }
    }

}

std::string toText(const TraceProblem& problem, std::string_view file)
{
    return std::string(file) + ':' + std::to_string(problem.line) + ": " + toText(problem.problem);
}

TraceResult<AnyMatch> readMatch(std::istream& in)
{
    Reader<Timeline> reader;
    const auto wrong = eachLine(
        in, [&] { return reader.isOpen(); },
        [&](const Json& line) -> Complaint {
            if (reader.isOpen() && reader.between())
                return Problem { Wrong::AfterTheEnd, {}, reader.linesClause() };
            if (auto complaint = reader.take(line)) return complaint;
            if (reader.tally().actions <= mostMoves) return std::nullopt;
            return Problem { Wrong::TooManyMoves, { std::to_string(mostMoves) }, {} };
        },
        [&] { return stopsTooEarly(reader, true); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return std::visit(
        [](const auto& replay) -> AnyMatch { return replay.match(); }, reader.replay());
}

TraceResult<Tally> checkTrace(std::istream& in)
{
    Reader<LastPosition> reader;
    const auto wrong = eachLine(
        in, [] { return false; }, [&](const Json& line) { return reader.take(line); },
        [&] { return stopsTooEarly(reader, false); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return reader.tally();
}

}
