#include "core/record/bieten_record.h"

#include "core/record/json_text.h"

namespace weli {

using namespace bieten;

namespace {

    std::string_view code(FigureState state)
    {
        return figureStateCodes[static_cast<std::size_t>(state)];
    }

    std::string_view code(OffenceKind kind)
    {
        return offenceKindCodes[static_cast<std::size_t>(kind)];
    }

    std::string figureText(const CountedFigure& counted)
    {
        return R"({"figure":)" + inQuotes(bieten::code(counted.figure)) + R"(,"state":)"
            + inQuotes(code(counted.state)) + R"(,"value":)" + std::to_string(counted.value)
            + R"(,"seat":)" + jsonOf(counted.seat) + '}';
    }

    std::string offenceText(const Offence& offence)
    {
        return R"({"seat":)" + jsonOf(offence.seat) + R"(,"kind":)" + inQuotes(code(offence.kind))
            + R"(,"punished":)" + jsonOf(offence.punished) + '}';
    }

    std::string gamesText(const PublicState& table)
    {
        return R"("crosses":)" + perSeatList(table.crosses, table.players) + R"(,"bummerl":)"
            + perSeatList(table.bummerl, table.players);
    }

    /// Those with an argument that is no card.
    std::optional<Action> spoken(std::string_view text)
    {
        for (int lifted = 0; lifted <= 36; ++lifted)
            if (toText(Action::cut(lifted)) == text) return Action::cut(lifted);
        for (const Seat seat : SeatSet::firstOf(maxSeats))
            if (toText(Action::claim(seat)) == text) return Action::claim(seat);
        for (const Verb verb : { Verb::Bid, Verb::Three, Verb::Good, Verb::Hold })
            for (const Figure figure : figures)
                if (toText(Action::say(verb, figure)) == text) return Action::say(verb, figure);
        return std::nullopt;
    }

    std::optional<Action> played(std::string_view text)
    {
        for (const Card card : CardSet::all()) {
            if (text.find(toText(card)) != 5) continue; // after "play "
            for (const Card as : CardSet::all())
                if (toText(Action::play(card, as)) == text) return Action::play(card, as);
        }
        return std::nullopt;
    }

}

std::string GameRecord<State>::packFields(const State& state)
{
    return R"("number":)" + std::to_string(state.table.deal) + R"(,"dealer":)"
        + jsonOf(state.table.dealer);
}

Clause GameRecord<State>::packClause(const State& before, std::string_view field)
{
    if (field != "dealer") return State::info().clauses.lines;
    if (!before.table.count) return { 'B', 9 };
    return before.table.count->over ? Clause { 'B', 73 } : Clause { 'B', 70 };
}

std::string GameRecord<State>::scoreFields(const State& state)
{
    const PublicState& table = state.table;
    const Count& count = *table.count;
    return R"("number":)" + std::to_string(table.deal) + R"(,"delta":)"
        + perSeatList(count.delta, table.players) + R"(,"total":)"
        + perSeatList(table.totals, table.players) + R"(,"game":)" + std::to_string(table.game)
        + R"(,"figures":)" + jsonList(count.figures, figureText) + R"(,"offences":)"
        + jsonList(state.offences, offenceText) + R"(,"weli_seat":)" + jsonOf(count.weliSeat)
        + R"(,"weli_points":)" + std::to_string(count.weliPoints) + R"(,"out":)"
        + seatList(count.out) + R"(,"bankl":)" + seatList(count.bankl) + R"(,"struck":)"
        + seatList(count.struck) + R"(,"over":)" + jsonOf(count.over) + R"(,"winner":)"
        + jsonOf(count.winner) + R"(,"losers":)" + seatList(count.losers) + ',' + gamesText(table);
}

std::string GameRecord<State>::endFields(const State& state)
{
    return R"("games":)" + std::to_string(state.table.game) + R"(,"deals":)"
        + std::to_string(state.table.deal) + ',' + gamesText(state.table);
}

std::optional<Action> GameRecord<State>::parseAnyAction(std::string_view text)
{
    for (const Verb verb :
        { Verb::Steal, Verb::Leave, Verb::DealOneTwo, Verb::DealTwoOne, Verb::Pass })
        if (toText(Action(verb)) == text) return Action(verb);
    return text.starts_with("play ") ? played(text) : spoken(text);
}

std::optional<Seat> GameRecord<State>::turnOf(const State& state, const Action& action)
{
    const PublicState& table = state.table;
    if (const auto* answering = std::get_if<Answering>(&table.phase)) return answering->next;
    if (const auto* reviewing = std::get_if<Reviewing>(&table.phase)) return reviewing->next;
    if (const auto* playing = std::get_if<Playing>(&table.phase))
        return action.verb() == Verb::Play ? std::optional(playing->due) : std::nullopt;
    return std::holds_alternative<Dealing>(table.phase) ? table.dealer : cutterOf(table);
}

}
