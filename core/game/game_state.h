#pragma once

#include "core/cards/pack.h"
#include "core/game/clause.h"
#include "core/game/game_info.h"
#include "core/game/outcome.h"
#include "core/game/rng.h"
#include "core/game/seat.h"

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>

namespace weli {

/// What every game is: a value, and free functions beside it that say what can happen to it.
template <typename S>
concept GameState = std::is_trivially_copyable_v<S> && requires(const S& state, const S& other,
    const typename S::Rules& rules, const typename S::Action& action,
    const typename S::Observation& observation, const Pack& pack, Rng& rng, Seat seat)
{
    {
        start(rules, 2, seat)
        } -> std::same_as<S>;
    {
        state == other
        } -> std::convertible_to<bool>;
    {
        awaitsPack(state)
        } -> std::same_as<bool>;
    {
        wholePack(state)
        } -> std::same_as<CardSet>;
    {
        withPack(state, pack)
        } -> std::same_as<S>;
    {
        legalActions(state, seat)
        } -> std::same_as<typename S::ActionList>;
    {
        whyNot(state, seat, action)
        } -> std::same_as<std::optional<Clause>>;
    {
        after(state, seat, action)
        } -> std::same_as<S>;
    {
        isOver(state)
        } -> std::same_as<bool>;
    {
        points(state)
        } -> std::same_as<PerSeat<int>>;
    {
        players(state)
        } -> std::same_as<int>;
    {
        observe(state, seat)
        } -> std::same_as<typename S::Observation>;
    {
        imagine(observation, rng)
        } -> std::same_as<S>;
    {
        toText(action)
        } -> std::same_as<std::string>;
    {
        cardOf(action)
        } -> std::same_as<std::optional<Card>>;
    // Of what lies on the table for all to see:
    {
        seatAwaited(state.table)
        } -> std::same_as<std::optional<Seat>>;
    {
        isCounted(state.table)
        } -> std::same_as<bool>;
    {
        outcomeOf(state.table)
        } -> std::same_as<Outcome>;
    {
        onlyAct(observation)
        } -> std::same_as<std::optional<typename S::Action>>;
    {
        S::info()
        } -> std::same_as<const GameInfo<typename S::Rules>&>;
};

/// The legal action of this seat that reads so; nothing if none does.
template <GameState S>
std::optional<typename S::Action> legalActionFromText(
    const S& state, Seat seat, std::string_view text)
{
    for (const auto& action : legalActions(state, seat))
        if (toText(action) == text) return action;
    return std::nullopt;
}

}
