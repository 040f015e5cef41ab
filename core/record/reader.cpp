#include "core/record/fields.h"
#include "core/record/lines.h"
#include "core/record/replay.h"
#include "core/record/trace.h"

#include <cassert>
#include <istream>
#include <type_traits>

namespace weli {

namespace {

    using Wrong = std::optional<Problem>;

    template <typename AnyState> struct ReplaysOf;
    template <typename... S> struct ReplaysOf<std::variant<S...>> {
        using Any = std::variant<Replay<S>...>;
    };
    using AnyReplay = ReplaysOf<AnyState>::Any;

    template <typename... S>
    Result<AnyReplay> opened(const std::string& game, const Json& line, const std::variant<S...>&)
    {
        Result<AnyReplay> replay = problem("there is no game " + shown(game));
        const auto tryGame = [&]<typename T>(std::type_identity<T>) {
            if (game != GameRecord<T>::name) return;
            const auto one = Replay<T>::openedBy(line);
            if (one)
                replay = AnyReplay(*one);
            else
                replay = tl::unexpected<Problem>(one.error());
        };
        (tryGame(std::type_identity<S> {}), ...);
        return replay;
    }

    /// Takes the lines of one or several matches.
    class Reader {
    public:
        Wrong take(const Json& line);
        [[nodiscard]] bool between() const { return !replay_ || ended(); }
        [[nodiscard]] std::string_view due() const;
        /// The clause that orders the lines of the match; there must be one.
        [[nodiscard]] Clause linesClause() const
        {
            return std::visit([](const auto& replay) { return replay.linesClause(); }, *replay_);
        }
        [[nodiscard]] const std::optional<AnyReplay>& replay() const { return replay_; }
        [[nodiscard]] const Tally& tally() const { return tally_; }

    private:
        [[nodiscard]] bool ended() const
        {
            return std::visit([](const auto& replay) { return replay.ended(); }, *replay_);
        }
        Wrong open(const Json& line, const std::string& type);

        std::optional<AnyReplay> replay_;
        Tally tally_;
    };

    std::string_view Reader::due() const
    {
        if (between()) return "match";
        return std::visit([](const auto& replay) { return replay.due(); }, *replay_);
    }

    Wrong Reader::open(const Json& line, const std::string& type)
    {
        if (type != "match")
            return Problem { "a line of type " + shown(type) + " where \"match\" is due", {} };
        const auto game = textField(line, "game");
        if (!game) return game.error();
        const auto replay = opened(*game, line, AnyState {});
        if (!replay) return replay.error();
        replay_ = *replay;
        return std::nullopt;
    }

    Wrong Reader::take(const Json& line)
    {
        const auto type = textField(line, "type");
        if (!type) return type.error();
        if (between()) return open(line, *type);
        return std::visit(
            [&](auto& replay) -> Wrong {
                if (auto wrong = replay.take(line, *type)) return wrong;
                if (replay.ended()) ++tally_.matches;
                if (*type == "deal") ++tally_.deals;
                if (*type == "act") ++tally_.actions;
                return std::nullopt;
            },
            *replay_);
    }

    /// Why the trace cannot end here. Where it may stop anywhere there must be a match at least.
    Wrong stopsTooEarly(const Reader& reader, bool mayStop)
    {
        if (!reader.replay()) return Problem { "there is no match", {} };
        if (mayStop || reader.between()) return std::nullopt;
        return Problem { "the file stops where a line of type " + shown(reader.due()) + " is due",
            reader.linesClause() };
    }

    /// Gives every line to `take`; at the end asks `finish`.
    template <typename Take, typename Finish>
    std::optional<TraceProblem> eachLine(std::istream& in, Take take, Finish finish)
    {
        Lines lines(in);
        for (;;) {
            const auto line = lines.next();
            if (!line) return TraceProblem { lines.number(), line.error() };
            if (const Wrong wrong = *line ? take(**line) : finish())
                return TraceProblem { lines.number(), *wrong };
            if (!*line) return std::nullopt;
        }
    }

    /// The match so far, kept while its lines are read.
    class Keeper {
    public:
        Wrong take(const Json& line);
        [[nodiscard]] const Reader& reader() const { return reader_; }
        [[nodiscard]] const AnyMatch& match() const { return *match_; }

    private:
        template <GameState S> void keep(const Replay<S>& replay);

        Reader reader_;
        std::optional<AnyMatch> match_;
    };

    template <GameState S> void Keeper::keep(const Replay<S>& replay)
    {
        if (!match_) {
            const S& opening = replay.opening();
            match_ = Match<S>(GameRecord<S>::rules(opening), players(opening),
                GameRecord<S>::firstDealer(opening));
            return;
        }
        if (!replay.event()) return;
        auto& match = std::get<Match<S>>(*match_);
        if (const auto* pack = std::get_if<Pack>(&*replay.event())) return match.takePack(*pack);
        const auto& acted = std::get<typename Match<S>::Acted>(*replay.event());
        const bool played = match.play(acted.seat, acted.action);
        assert(played);
        static_cast<void>(played);
    }

    Wrong Keeper::take(const Json& line)
    {
        if (match_ && reader_.between())
            return Problem { "a line after the end of the match", reader_.linesClause() };
        if (auto wrong = reader_.take(line)) return wrong;
        std::visit([this](const auto& replay) { keep(replay); }, *reader_.replay());
        return std::nullopt;
    }

}

std::string toText(const TraceProblem& problem, std::string_view file)
{
    std::string text
        = std::string(file) + ':' + std::to_string(problem.line) + ": " + problem.problem.what;
    if (problem.problem.clause) text += " (" + toText(*problem.problem.clause) + ')';
    return text;
}

TraceResult<AnyMatch> readMatch(std::istream& in)
{
    Keeper keeper;
    const auto wrong = eachLine(
        in, [&](const Json& line) { return keeper.take(line); },
        [&] { return stopsTooEarly(keeper.reader(), true); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return keeper.match();
}

TraceResult<Tally> checkTrace(std::istream& in)
{
    Reader reader;
    const auto wrong = eachLine(
        in, [&](const Json& line) { return reader.take(line); },
        [&] { return stopsTooEarly(reader, false); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return reader.tally();
}

}
