#include "core/review/puzzle_text.h"

#include "core/record/fields.h"
#include "core/record/lines.h"
#include "core/record/trace_reader.h"
#include "core/review/kinds.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weli::review {

namespace {

    constexpr int format = 1;
    constexpr double perUnit = 1000;
    constexpr double perWhole = 100;
    constexpr int most = 1'000'000'000;

    int partsOf(double value, double parts) { return static_cast<int>(std::lround(value * parts)); }

    std::string textOf(const AnyAction& act)
    {
        return std::visit([](const auto& one) { return toText(one); }, act);
    }

    std::string jsonOf(const Weighed& weighed)
    {
        return R"({"act":)" + inQuotes(textOf(weighed.act)) + R"(,"regret":)"
            + std::to_string(partsOf(weighed.regret.value, perUnit)) + R"(,"error":)"
            + std::to_string(partsOf(weighed.regret.error, perUnit))
            + (weighed.isRight ? R"(,"right":true})" : "}");
    }

    /// The lines of the match as items of a list.
    std::string traceJson(const AnyMatch& match)
    {
        std::string lines = std::visit([](const auto& one) { return traceOf(one); }, match);
        lines.pop_back(); // the last newline
        std::replace(lines.begin(), lines.end(), '\n', ',');
        return '[' + lines + ']';
    }

    Result<const Json::List*> listField(const Json& line, std::string_view key)
    {
        const Json* const value = line.find(key);
        const auto* const list = value == nullptr ? nullptr : value->as<Json::List>();
        if (list == nullptr) return problem(Wrong::NoPack, { shown(key) });
        return list;
    }

    Result<AnyMatch> matchIn(const Json& line)
    {
        const auto lines = listField(line, "trace");
        if (!lines) return tl::unexpected<Problem>(lines.error());
        TraceReader<Timeline> reader;
        for (const Json& one : **lines)
            if (const auto wrong = reader.take(one)) return tl::unexpected<Problem>(*wrong);
        if (!reader.isOpen()) return problem(Wrong::NoMatch);
        return matchOf(reader);
    }

    /// An act that is legal for the seat.
    template <GameState S>
    Result<typename S::Action> actionIn(const S& state, Seat seat, const Json& json)
    {
        const auto text = textField(json, "act");
        if (!text) return tl::unexpected<Problem>(text.error());
        const auto action = legalActionFromText(state, seat, *text);
        if (action) return *action;
        return problem(Wrong::Illegal, { std::to_string(seat.index), shown(*text) });
    }

    template <GameState S> Result<Weighed> weighedFrom(const S& state, Seat seat, const Json& json)
    {
        const auto action = actionIn(state, seat, json);
        if (!action) return tl::unexpected<Problem>(action.error());
        const auto regret = integerField(json, "regret", -most, most);
        if (!regret) return tl::unexpected<Problem>(regret.error());
        const auto error = integerField(json, "error", 0, most);
        if (!error) return tl::unexpected<Problem>(error.error());
        const Json* const right = json.find("right");
        const auto* const isRight = right == nullptr ? nullptr : right->as<bool>();
        return Weighed { *action, { *regret / perUnit, *error / perUnit },
            isRight != nullptr && *isRight };
    }

    /// All that is legal, each once, and the first is right.
    template <GameState S>
    std::optional<Problem> incomplete(
        const S& state, Seat seat, const Json::List& list, const std::vector<Weighed>& acts)
    {
        const auto isThere = [&acts](const auto& action) {
            return std::any_of(acts.begin(), acts.end(),
                [&](const Weighed& weighed) { return weighed.act == AnyAction(action); });
        };
        const auto legal = legalActions(state, seat);
        if (acts.size() != legal.size() || !std::all_of(legal.begin(), legal.end(), isThere)) {
            std::string texts;
            for (const auto& action : legal) texts += (texts.empty() ? "" : ", ") + toText(action);
            return Problem { Wrong::LegalDiffers,
                { shown("acts"), toText(Json { list }), std::to_string(seat.index), texts }, {} };
        }
        if (acts.empty() || acts.front().isRight) return std::nullopt;
        return Problem { Wrong::Differs, { shown("right"), "false", "true" }, {} };
    }

    template <GameState S>
    Result<Puzzle> puzzleOf(const Timeline<S>& match, Seat seat, const Json& line)
    {
        const auto list = listField(line, "acts");
        if (!list) return tl::unexpected<Problem>(list.error());
        const S& state = match.state();
        Puzzle puzzle { .match = match, .seat = seat, .acts = {} };
        for (const Json& one : **list) {
            const auto weighed = weighedFrom(state, seat, one);
            if (!weighed) return tl::unexpected<Problem>(weighed.error());
            puzzle.acts.push_back(*weighed);
        }
        if (const auto wrong = incomplete(state, seat, **list, puzzle.acts))
            return tl::unexpected<Problem>(*wrong);
        const auto awaited = seatAwaited(state.table);
        if (!awaited || puzzle.acts.empty())
            return problem(Wrong::LegalOfNobody, { shown("seat") });
        const auto& best = std::get<typename S::Action>(bestOf(puzzle).act);
        if (*awaited != seat)
            return problem(Wrong::OutOfTurn,
                { std::to_string(seat.index), toText(best), std::to_string(awaited->index) });
        puzzle.kind = kindOf(state.table, best);
        if (const Json* const played = line.find("played")) {
            const auto action = actionIn(state, seat, Json { Json::Object { { "act", *played } } });
            if (!action) return tl::unexpected<Problem>(action.error());
            puzzle.played = *action;
        }
        return puzzle;
    }

    Result<std::optional<FoundBy>> foundIn(const Json& line)
    {
        if (line.find("found") == nullptr) return std::optional<FoundBy>();
        const auto list = listField(line, "found");
        if (!list) return tl::unexpected<Problem>(list.error());
        FoundBy found {};
        if ((*list)->size() != found.size())
            return problem(Wrong::Differs,
                { "the size of " + shown("found"), std::to_string((*list)->size()),
                    std::to_string(found.size()) });
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Json one { Json::Object { { "found", (**list)[i] } } };
            const auto share = integerField(one, "found", 0, static_cast<int>(perWhole));
            if (!share) return tl::unexpected<Problem>(share.error());
            found[i] = *share / perWhole;
        }
        return std::optional(found);
    }

    Result<Puzzle> puzzleFrom(const Json& line)
    {
        const auto type = textField(line, "type");
        if (!type) return tl::unexpected<Problem>(type.error());
        if (*type != "puzzle")
            return problem(Wrong::LineOutOfOrder, { shown(*type), shown("puzzle") });
        const auto written = integerField(line, "format", 1, most);
        if (!written) return tl::unexpected<Problem>(written.error());
        if (*written > format) return problem(Wrong::NewerFormat, { std::to_string(*written) });
        const auto match = matchIn(line);
        if (!match) return tl::unexpected<Problem>(match.error());
        const auto seat = integerField(line, "seat", 0, players(*match) - 1);
        if (!seat) return tl::unexpected<Problem>(seat.error());
        auto puzzle = std::visit(
            [&](const auto& one) { return puzzleOf(one, seatAt(*seat), line); }, *match);
        if (!puzzle) return puzzle;
        const auto found = foundIn(line);
        if (!found) return tl::unexpected<Problem>(found.error());
        puzzle->found = *found;
        if (line.find("name") == nullptr) return puzzle;
        const auto name = textField(line, "name");
        if (!name) return tl::unexpected<Problem>(name.error());
        puzzle->name = *name;
        return puzzle;
    }

}

Puzzle rounded(Puzzle puzzle)
{
    const auto round = [](double& value, double parts) { value = partsOf(value, parts) / parts; };
    for (Weighed& weighed : puzzle.acts) {
        round(weighed.regret.value, perUnit);
        round(weighed.regret.error, perUnit);
    }
    if (puzzle.found)
        for (double& share : *puzzle.found) round(share, perWhole);
    return puzzle;
}

std::string lineOf(const Puzzle& puzzle)
{
    std::string line = R"({"type":"puzzle","format":)" + std::to_string(format);
    if (!puzzle.name.empty()) line += R"(,"name":)" + escaped(puzzle.name);
    line += R"(,"seat":)" + weli::jsonOf(puzzle.seat);
    if (puzzle.played) line += R"(,"played":)" + inQuotes(textOf(*puzzle.played));
    if (puzzle.found)
        line += R"(,"found":)" + jsonList(*puzzle.found, [](double share) {
            return std::to_string(partsOf(share, perWhole));
        });
    return line + R"(,"acts":)"
        + jsonList(puzzle.acts, [](const Weighed& weighed) { return jsonOf(weighed); })
        + R"(,"trace":)" + traceJson(puzzle.match) + "}\n";
}

TraceResult<std::vector<Puzzle>> readPuzzles(std::istream& in)
{
    std::vector<Puzzle> puzzles;
    Lines lines(in);
    for (;;) {
        const auto line = lines.next();
        if (!line) return tl::unexpected<TraceProblem>({ lines.number(), line.error() });
        if (!*line) return puzzles;
        auto puzzle = puzzleFrom(**line);
        if (!puzzle) return tl::unexpected<TraceProblem>({ lines.number(), puzzle.error() });
        puzzles.push_back(std::move(*puzzle));
    }
}

}
