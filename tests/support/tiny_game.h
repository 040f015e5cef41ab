#pragma once

#include "core/game/stepwise.h"
#include "core/game/turn.h"
#include "core/record/game_record.h"
#include "core/record/json_text.h"
#include "tests/support/every_game.h"

/// The smallest game that is one, to show what a game is: two players, three cards each, played one
/// after the other; the higher rank of a round, the first of equals, scores it. One rule: follow
/// suit (T-2). Three rounds are the match.
namespace weli::tiny {

struct Rules {
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
    Seat dealer;
    std::optional<Seat> next; // nothing before the deal and after the match
    FixedList<Card, 6> played; // in turn
    PerSeat<std::int32_t> rounds; // won
    friend bool operator==(const PublicState&, const PublicState&) = default;
};
struct Observation {
    PublicState table;
    Seat seat;
    CardSet hand {};
    friend bool operator==(const Observation&, const Observation&) = default;
};
inline Seat other(Seat seat) { return seatAt(1 - seat.index); }
inline std::optional<Seat> seatAwaited(const PublicState& table) { return table.next; }
inline bool isCounted(const PublicState& table) { return table.played.size() == 6; }
inline Outcome outcomeOf(const PublicState& over)
{
    return { {}, { { over.rounds[seatAt(0)], over.rounds[seatAt(1)] } }, 3 };
}
inline ActionList legalActions(const Observation& observation)
{
    ActionList list;
    const PublicState& table = observation.table;
    if (table.next != observation.seat) return list;
    CardSet following;
    if (table.played.size() % 2 == 1)
        following = observation.hand & CardSet::of(table.played.back().suit());
    for (const Card card : following.empty() ? observation.hand : following) list.push({ card });
    return list;
}
inline std::optional<Action> onlyAct(const Observation& /*observation*/) { return std::nullopt; }

struct State : Stepwise<State, Action> {
    using Rules = tiny::Rules;
    using Action = tiny::Action;
    using ActionList = tiny::ActionList;
    using Observation = tiny::Observation;
    static const GameInfo<Rules>& info()
    {
        static constexpr Clause play { 'T', 1 };
        static const GameInfo<Rules> all { .code = "tiny",
            .clauses = { play, play, play, play, play, { 'T', 2 }, play, play },
            .fewestPlayers = 2,
            .mostPlayers = 2,
            .defaultPlayers = 2,
            .clockwise = true,
            .figures = { "rounds", "" },
            .gain = "rounds",
            .dealerLot = [](const Rules&, int players, Rng& rng) {
                return highestCardDeals(players, shuffled(packOf(CardSet::all()), rng));
            } };
        return all;
    }

    PublicState table;
    PerSeat<CardSet> hands;
    friend bool operator==(const State&, const State&) = default;
};

inline State start(const Rules& /*rules*/, int /*players*/, Seat firstDealer)
{
    State state;
    state.table.dealer = firstDealer;
    return state;
}
inline bool isOver(const State& state) { return isCounted(state.table); }
inline bool awaitsPack(const State& state) { return !state.table.next && !isOver(state); }
inline CardSet wholePack(const State& /*state*/) { return CardSet::all(); }
inline void take(State& state, const Pack& pack)
{
    state.table.next = other(state.table.dealer);
    for (std::size_t i = 0; i < 6; ++i) state.hands[seatAt(i < 3 ? 0 : 1)].add(pack[i]);
}
inline Observation observe(const State& state, Seat seat)
{
    return { state.table, seat, state.hands[seat] };
}
inline ActionList legalActions(const State& state, Seat seat)
{
    return legalActions(observe(state, seat));
}
inline std::optional<Clause> whyNot(const State& state, Seat seat, const Action& action)
{
    const bool may = legalActions(state, seat).contains(action);
    return may ? std::nullopt : std::optional(Clause { 'T', 2 });
}
inline void act(State& state, Seat seat, const Action& action)
{
    PublicState& table = state.table;
    state.hands[seat].remove(action.card);
    table.played.push(action.card);
    table.next = other(seat);
    if (table.played.size() % 2 == 1) return;
    const Card led = table.played[table.played.size() - 2];
    table.next = action.card.rank() < led.rank() ? seat : other(seat); // the ace comes first
    ++table.rounds[*table.next];
    if (isCounted(table)) table.next.reset();
}
inline int players(const State& /*state*/) { return 2; }
inline PerSeat<int> points(const State& state) { return state.table.rounds; }
inline int cardsOfOther(const Observation& observation)
{
    const int mine = observation.hand.size();
    if (observation.table.played.size() % 2 == 0) return mine;
    return observation.table.next == observation.seat ? mine - 1 : mine + 1;
}
inline CardSet unseen(const Observation& observation)
{
    if (cardsOfOther(observation) == 0) return {};
    CardSet unseen = CardSet::all() - observation.hand;
    for (const Card card : observation.table.played) unseen.remove(card);
    return unseen;
}
inline State imagine(const Observation& observation, Rng& rng)
{
    State world;
    world.table = observation.table;
    world.hands[observation.seat] = observation.hand;
    const Pack pack = shuffled(packOf(unseen(observation)), rng);
    for (int i = 0; i < cardsOfOther(observation); ++i)
        world.hands[other(observation.seat)].add(pack[static_cast<std::size_t>(i)]);
    return world;
}

}

template <> struct weli::GameRecord<weli::tiny::State> {
    static std::string_view packType(const tiny::State& /*state*/) { return "deal"; }
    static std::string packFields(const tiny::State& /*state*/) { return R"("number":1)"; }
    static Clause packClause(const tiny::State&, std::string_view) { return { 'T', 1 }; }
    static std::string scoreFields(const tiny::State& state)
    {
        return R"("rounds":)" + perSeatList(state.table.rounds, 2);
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

template <> struct weli::test::GameTest<weli::tiny::State> {
    using State = tiny::State;
    static constexpr char letter = 'T';
    static std::vector<tiny::Action> everyAction()
    {
        std::vector<tiny::Action> all;
        for (const Card card : CardSet::all()) all.push_back({ card });
        return all;
    }
    static Timeline<State> opening(Rng& rng) { return { {}, 2, seatAt(int(rng.below(2))) }; }
    static Timeline<State>::Acted randomAct(const State& state, Rng& rng)
    {
        const auto legal = legalActions(state, *state.table.next);
        return { *state.table.next, legal[rng.below(static_cast<std::uint32_t>(legal.size()))] };
    }
    static CardSet unseen(const tiny::Observation& view) { return tiny::unseen(view); }
    static bool cardsAreThere(const State& state)
    {
        CardSet all = state.hands[seatAt(0)] | state.hands[seatAt(1)];
        for (const Card card : state.table.played) all.add(card);
        return all.size() == (awaitsPack(state) ? 0 : 6);
    }
    static bool pointsAddUp(const State& before, const State& after)
    {
        const auto sum = [](const State& s) { return points(s)[seatAt(0)] + points(s)[seatAt(1)]; };
        return sum(after) - sum(before) == (after.table.played.size() % 2 == 0 ? 1 : 0);
    }
};
