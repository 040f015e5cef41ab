#pragma once

#include "core/game/stepwise.h"
#include "core/game/turn.h"
#include "core/record/game_record.h"
#include "core/record/json_text.h"
#include "tests/support/every_game.h"

/// The smallest game that is one, to show what a game is: each gets three cards and plays them one
/// after the other; who has played the highest rank of a round first scores it. One rule: follow
/// suit (T-2). Three rounds are the match.
namespace weli::tiny {

struct Rules {
    bool aceLow = false;
    friend bool operator==(const Rules&, const Rules&) = default;
};
struct Action {
    Card card;
    friend bool operator==(const Action&, const Action&) = default;
};
using ActionList = FixedList<Action, 3>;
inline std::string toText(const Action& action) { return "play " + weli::toText(action.card); }
inline std::optional<Card> cardOf(const Action& action) { return action.card; }

struct PublicState {
    Rules rules;
    std::uint8_t players = 0;
    std::uint8_t deal = 0;
    Seat dealer;
    std::optional<Seat> next; // nothing before the deal and after the match
    FixedList<Card, 12> played; // in turn
    PerSeat<std::int32_t> rounds; // won
    friend bool operator==(const PublicState&, const PublicState&) = default;
};
struct Observation {
    PublicState table;
    Seat seat;
    CardSet hand {};
    friend bool operator==(const Observation&, const Observation&) = default;
};
inline std::optional<Seat> seatAwaited(const PublicState& table) { return table.next; }
inline bool isOver(const PublicState& table) { return table.deal > 0 && !table.next; }
inline bool isCounted(const PublicState& table) { return isOver(table); }
inline Outcome outcomeOf(const PublicState& over)
{
    Outcome outcome { .figures = {}, .gains = {}, .rounds = 3 };
    for (const Seat seat : SeatSet::firstOf(over.players)) outcome.gains[seat] = over.rounds[seat];
    return outcome;
}
inline std::optional<Suit> suitLed(const PublicState& table)
{
    const std::size_t lead = table.played.size() / table.players * table.players;
    return lead < table.played.size() ? std::optional(table.played[lead].suit()) : std::nullopt;
}
inline ActionList legalActions(const PublicState& table, Seat seat, CardSet hand)
{
    ActionList list;
    if (table.next != seat) return list;
    const auto led = suitLed(table);
    const CardSet following = led ? hand & CardSet::of(*led) : CardSet();
    for (const Card card : following.empty() ? hand : following) list.push({ card });
    return list;
}
inline ActionList legalActions(const Observation& observation)
{
    return legalActions(observation.table, observation.seat, observation.hand);
}
inline std::optional<Action> onlyAct(const Observation& /*observation*/) { return std::nullopt; }

inline const GameInfo<Rules>& info()
{
    static constexpr std::array options { option::yesOrNo<&Rules::aceLow>("ace_low") };
    static constexpr Clause setUp { 'T', 1 };
    static const GameInfo<Rules> all { .code = "tiny",
        .clauses = { setUp, setUp, setUp, setUp, setUp, { 'T', 2 }, setUp, setUp },
        .fewestPlayers = 2,
        .mostPlayers = 4,
        .defaultPlayers = 3,
        .clockwise = true,
        .options = options,
        .presets = {},
        .conflicts = {},
        .multipleOfPlayers = {},
        .figures = { "rounds", "" },
        .gain = "rounds",
        .problemOf = [](const Rules&, int) { return std::optional<Problem>(); },
        .forPlayers = [](const Rules& rules, int, int) { return rules; },
        .commonValues = [](std::string_view) { return std::span<const int>(); },
        .dealerLot =
            [](const Rules&, int players, Rng& rng) {
                return highestCardDeals(players, shuffled(packOf(CardSet::all()), rng));
            } };
    return all;
}

struct State : Stepwise<State, Action> {
    using Rules = tiny::Rules;
    using Action = tiny::Action;
    using ActionList = tiny::ActionList;
    using Observation = tiny::Observation;
    static const GameInfo<Rules>& info() { return tiny::info(); }

    PublicState table;
    PerSeat<CardSet> hands;
    friend bool operator==(const State&, const State&) = default;
};

inline State start(const Rules& rules, int players, Seat firstDealer)
{
    State state;
    state.table = { .rules = rules,
        .players = static_cast<std::uint8_t>(players),
        .deal = 0,
        .dealer = firstDealer,
        .next = {},
        .played = {},
        .rounds = {} };
    return state;
}
inline bool awaitsPack(const State& state) { return state.table.deal == 0; }
inline CardSet wholePack(const State& /*state*/) { return CardSet::all(); }
inline Seat seatAfter(const PublicState& table, Seat seat)
{
    return nextIn(SeatSet::firstOf(table.players), seat);
}
inline void take(State& state, const Pack& pack)
{
    state.table.deal = 1;
    state.table.next = seatAfter(state.table, state.table.dealer);
    for (std::size_t i = 0; i < 3U * state.table.players; ++i)
        state.hands[seatAt(static_cast<int>(i / 3))].add(pack[i]);
}
inline ActionList legalActions(const State& state, Seat seat)
{
    return legalActions(state.table, seat, state.hands[seat]);
}
inline std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action)
{
    if (legalActions(state, seat).contains(action)) return std::nullopt;
    return Clause { 'T', 2 };
}
inline int heightOf(const PublicState& table, Card card)
{
    const bool low = table.rules.aceLow && card.rank() == Rank::Ace;
    return low ? 0 : rankCount - static_cast<int>(card.rank());
}
inline void act(State& state, Seat seat, const Action& action)
{
    PublicState& table = state.table;
    state.hands[seat].remove(action.card);
    table.played.push(action.card);
    table.next = seatAfter(table, seat);
    if (table.played.size() % table.players != 0) return;
    Seat winner = *table.next; // it led
    int highest = -1;
    Seat player = winner;
    for (std::size_t i = table.played.size() - table.players; i < table.played.size(); ++i) {
        if (heightOf(table, table.played[i]) > highest) winner = player;
        highest = std::max(highest, heightOf(table, table.played[i]));
        player = seatAfter(table, player);
    }
    ++table.rounds[winner];
    table.next = table.played.size() == 3U * table.players ? std::nullopt : std::optional(winner);
}
inline bool isOver(const State& state) { return isOver(state.table); }
inline int players(const State& state) { return state.table.players; }
inline PerSeat<int> points(const State& state) { return state.table.rounds; }
inline Observation observe(const State& state, Seat seat)
{
    return { state.table, seat, state.hands[seat] };
}
inline int handSize(const PublicState& table, Seat seat)
{
    if (!table.next) return 0;
    int size = 3 - static_cast<int>(table.played.size()) / table.players;
    Seat player = *table.next; // before it have played those of this round
    for (std::size_t i = table.played.size() % table.players; i > 0; --i) {
        player = previousIn(SeatSet::firstOf(table.players), player);
        if (player == seat) --size;
    }
    return size;
}
inline State imagine(const Observation& observation, Rng& rng)
{
    State world;
    world.table = observation.table;
    world.hands[observation.seat] = observation.hand;
    CardSet rest = CardSet::all() - observation.hand;
    for (const Card card : observation.table.played) rest.remove(card);
    const Pack pack = shuffled(packOf(rest), rng);
    std::size_t next = 0;
    for (const Seat seat : SeatSet::firstOf(observation.table.players))
        for (int i = handSize(observation.table, seat); i > 0 && seat != observation.seat; --i)
            world.hands[seat].add(pack[next++]);
    return world;
}

}

namespace weli {

template <> struct GameRecord<tiny::State> {
    static std::string_view packType(const tiny::State& /*state*/) { return "deal"; }
    static std::string packFields(const tiny::State& /*state*/) { return R"("number":1)"; }
    static Clause packClause(const tiny::State&, std::string_view) { return { 'T', 1 }; }
    static std::string scoreFields(const tiny::State& state)
    {
        return R"("rounds":)" + perSeatList(state.table.rounds, state.table.players);
    }
    static std::string endFields(const tiny::State& state) { return scoreFields(state); }
    static std::optional<tiny::Action> parseAnyAction(std::string_view text)
    {
        const auto card = text.starts_with("play ") ? cardFromText(text.substr(5)) : std::nullopt;
        return card ? std::optional(tiny::Action { *card }) : std::nullopt;
    }
    static std::optional<Seat> turnOf(const tiny::State& state, const tiny::Action& /*action*/)
    {
        return state.table.next;
    }
};

}

namespace weli::test {

template <> struct GameTest<tiny::State> {
    using State = tiny::State;

    static constexpr char letter = 'T';
    static const std::vector<tiny::Action>& everyAction()
    {
        static const std::vector<tiny::Action> all = [] {
            std::vector<tiny::Action> actions;
            for (const Card card : CardSet::all()) actions.push_back({ card });
            return actions;
        }();
        return all;
    }
    static Timeline<State> opening(Rng& rng)
    {
        const int players = 2 + static_cast<int>(rng.below(3));
        return { { .aceLow = rng.below(2) == 0 }, players, seatAt(static_cast<int>(rng.below(2))) };
    }
    static Timeline<State>::Acted randomAct(const State& state, Rng& rng)
    {
        return nextAct(state, [&rng](const tiny::Observation& observation) {
            const auto legal = legalActions(observation);
            return std::optional(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        });
    }
    static CardSet unseen(const tiny::Observation& observation)
    {
        CardSet others; // as long as anybody else holds a card, any that has not been seen
        for (const Seat seat : SeatSet::firstOf(observation.table.players))
            if (seat != observation.seat && handSize(observation.table, seat) > 0)
                others = CardSet::all() - observation.hand;
        for (const Card card : observation.table.played) others.remove(card);
        return others;
    }
    static bool cardsAreThere(const State& state)
    {
        CardSet all;
        for (const Card card : state.table.played) all.add(card);
        int count = static_cast<int>(state.table.played.size());
        for (const Seat seat : SeatSet::firstOf(state.table.players)) {
            all |= state.hands[seat];
            count += state.hands[seat].size();
            if (state.hands[seat].size() != handSize(state.table, seat)) return false;
        }
        return all.size() == count && (state.table.deal == 0 || count == 3 * state.table.players);
    }
    static bool pointsAddUp(const State& before, const State& after)
    {
        int change = 0;
        for (const Seat seat : SeatSet::firstOf(after.table.players))
            change += points(after)[seat] - points(before)[seat];
        return change == (after.table.played.size() % after.table.players == 0 ? 1 : 0);
    }
};

}
