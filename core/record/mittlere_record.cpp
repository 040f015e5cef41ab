#include "core/record/mittlere_record.h"

#include "core/record/json_text.h"

namespace weli {

using namespace mittlere;

namespace {

    bool isDrawnFor(const PublicState& table)
    {
        return std::holds_alternative<DrawDue>(table.phase)
            || std::holds_alternative<Drawing>(table.phase);
    }

    std::string jsonOf(Trump trump)
    {
        return trump ? inQuotes(std::string(1, letter(*trump))) : "null";
    }

    template <typename Number> std::string listOf(const PerSeat<Number>& numbers)
    {
        return perSeatList(numbers, playerCount);
    }

    PerSeat<int> differenceOf(const Marks& marks)
    {
        PerSeat<int> delta;
        for (const Seat seat : everybody) delta[seat] = marks.strokes[seat] - marks.potatoes[seat];
        return delta;
    }

    /// M-31, and what it is made of.
    std::string sheetFields(const PublicState& table)
    {
        return R"("total_strokes":)" + listOf(table.strokes) + R"(,"total_potatoes":)"
            + listOf(table.potatoes);
    }

}

std::string_view GameRecord<State>::packType(const State& state)
{
    return isDrawnFor(state.table) ? "draw" : "deal";
}

std::string GameRecord<State>::packFields(const State& state)
{
    const std::string number = R"("number":)" + std::to_string(state.table.deal);
    if (isDrawnFor(state.table))
        return number + R"(,"round":)" + std::to_string(state.table.drawings);
    return number + R"(,"dealer":)" + weli::jsonOf(state.table.dealer);
}

Clause GameRecord<State>::packClause(const State& before, std::string_view /*field*/)
{
    return isDrawnFor(before.table) ? Clause { 'M', 37 } : Clause { 'M', 36 };
}

std::string GameRecord<State>::scoreFields(const State& state)
{
    const PublicState& table = state.table;
    const Verdict verdict = *table.verdict;
    const bool counts = verdict.by != Case::Annulled;
    const Marks marks = marksOf(verdict);
    return R"("number":)" + std::to_string(table.deal) + R"(,"delta":)"
        + listOf(differenceOf(marks)) + R"(,"total":)" + listOf(totalsOf(table)) + R"(,"case":)"
        + inQuotes(rowOf(verdict.by).code) + R"(,"trump":)" + jsonOf(table.trump) + R"(,"tricks":)"
        + listOf(table.taken) + R"(,"points":)" + (counts ? listOf(pointsTaken(table)) : "null")
        + R"(,"strokes":)" + listOf(marks.strokes) + R"(,"potatoes":)" + listOf(marks.potatoes)
        + ',' + sheetFields(table);
}

std::string GameRecord<State>::endFields(const State& state)
{
    const PublicState& table = state.table;
    return R"("total":)" + listOf(totalsOf(table)) + ',' + sheetFields(table) + R"(,"winners":)"
        + seatList(winnersOf(table));
}

std::optional<Action> GameRecord<State>::parseAnyAction(std::string_view text)
{
    for (const Card card : mittlere::wholePack())
        if (toText(Action::play(card)) == text) return Action::play(card);
    for (int position = 1; position <= mittlere::wholePack().size(); ++position)
        if (toText(Action::draw(position)) == text) return Action::draw(position);
    return std::nullopt;
}

}
