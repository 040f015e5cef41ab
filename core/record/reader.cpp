#include "core/record/lines.h"
#include "core/record/trace.h"
#include "core/record/trace_reader.h"

#include <istream>

namespace weli {

namespace {

    using Complaint = std::optional<Problem>;

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

TraceResult<AnyMatch> readMatch(std::istream& in, std::uint64_t most)
{
    TraceReader<Timeline> reader;
    const auto wrong = eachLine(
        in, [&] { return reader.isOpen(); },
        [&](const Json& line) -> Complaint {
            if (reader.isOpen() && reader.between())
                return Problem { Wrong::AfterTheEnd, {}, reader.linesClause() };
            if (auto complaint = reader.take(line)) return complaint;
            if (reader.tally().actions <= most) return std::nullopt;
            return Problem { Wrong::TooManyMoves, { std::to_string(most) }, {} };
        },
        [&] { return stopsTooEarly(reader, true); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return matchOf(reader);
}

TraceResult<Tally> checkTrace(std::istream& in)
{
    TraceReader<LastPosition> reader;
    const auto wrong = eachLine(
        in, [] { return false; }, [&](const Json& line) { return reader.take(line); },
        [&] { return stopsTooEarly(reader, false); });
    if (wrong) return tl::unexpected<TraceProblem>(*wrong);
    return reader.tally();
}

}
