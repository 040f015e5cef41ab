#include "core/record/preference_record.h"

#include "core/preference/settlement.h"
#include "core/record/json_text.h"

namespace weli {

using namespace preference;

namespace {

    std::string_view code(Ending by)
    {
        constexpr std::array<std::string_view, 3> codes { "play", "agreed", "home" };
        return codes[static_cast<std::size_t>(by)];
    }

    std::string_view contractText(const PublicState& table)
    {
        return table.contract ? rowOf(*table.contract).key : "ausfechten";
    }

    /// The balances before the rest of the pot was shared.
    PerSeat<std::int32_t> totalsOf(const PublicState& table)
    {
        PerSeat<std::int32_t> totals = table.balances;
        if (!std::holds_alternative<MatchOver>(table.phase)) return totals;
        const MatchEnd end = endOf(table);
        for (const Seat seat : SeatSet::firstOf(table.players)) totals[seat] -= end.shared[seat];
        return totals;
    }

    std::optional<Action> ofContract(std::string_view text)
    {
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            for (const Action& action :
                { Action::bid({ contract }), Action::hold(contract), Action::announce(contract) })
                if (toText(action) == text) return action;
        }
        return std::nullopt;
    }

    std::optional<Action> ofCards(std::string_view text)
    {
        const auto first = cardFromText(text.substr(text.find(' ') + 1, 2));
        if (!first) return std::nullopt;
        if (toText(Action::play(*first)) == text) return Action::play(*first);
        const auto second = cardFromText(text.substr(text.size() - 2));
        if (!second) return std::nullopt;
        const Action discard = Action::discard(*first, *second);
        return toText(discard) == text ? std::optional(discard) : std::nullopt;
    }

}

std::string GameRecord<State>::packFields(const State& state)
{
    return R"("number":)" + std::to_string(state.table.deal) + R"(,"dealer":)"
        + jsonOf(state.table.dealer);
}

Clause GameRecord<State>::packClause(const State& /*before*/, std::string_view field)
{
    return field == "dealer" ? Clause { 'P', 3 } : State::info().clauses.lines;
}

std::string GameRecord<State>::scoreFields(const State& state)
{
    const PublicState& table = state.table;
    const Settlement account = settlementOf(table);
    return R"("number":)" + std::to_string(table.deal) + R"(,"delta":)"
        + perSeatList(account.delta, table.players) + R"(,"total":)"
        + perSeatList(totalsOf(table), table.players) + R"(,"pot":)" + std::to_string(account.pot)
        + R"(,"declarer":)" + jsonOf(table.declarer) + R"(,"contract":)"
        + inQuotes(contractText(table)) + R"(,"amount":)" + std::to_string(account.amount)
        + R"(,"tricks":)" + perSeatList(account.tricks, table.players) + R"(,"fallen":)"
        + seatList(account.fallen) + R"(,"by":)" + inQuotes(code(account.by));
}

std::string GameRecord<State>::endFields(const State& state)
{
    const PublicState& table = state.table;
    const MatchEnd end = endOf(table);
    return R"("pot":)" + std::to_string(end.pot) + R"(,"shared":)"
        + perSeatList(end.shared, table.players) + R"(,"total":)"
        + perSeatList(table.balances, table.players) + R"(,"winners":)" + seatList(end.winners);
}

std::optional<Action> GameRecord<State>::parseAnyAction(std::string_view text)
{
    for (const Verb verb : { Verb::Pass, Verb::Take, Verb::No, Verb::Join, Verb::Stay, Verb::Invite,
             Verb::Alone, Verb::Accept, Verb::Refuse })
        if (toText(Action(verb)) == text) return Action(verb);
    for (const Split split : splits)
        if (toText(Action::offer(split)) == text) return Action::offer(split);
    if (text == toText(Action::bid(spiel))) return Action::bid(spiel);
    return text.starts_with("play ") || text.starts_with("discard ") ? ofCards(text)
                                                                     : ofContract(text);
}

std::optional<Seat> GameRecord<State>::turnOf(const State& state, const Action& /*action*/)
{
    return seatDue(state.table);
}

}
