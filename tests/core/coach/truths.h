#pragma once

#include "core/coach/note.h"
#include "core/matches.h"
#include "tests/support/every_game.h"

#include <map>
#include <string_view>

namespace weli::test {

/// Is what the note of a situation says true? Asked of the whole state, of what is legal there, and
/// by playing on.
template <GameState S>
using Truth = bool (*)(const S& state, Seat seat, const coach::Note& note, Rng& rng);

template <GameState S> using Truths = std::map<std::string_view, Truth<S>>;

template <GameState S> const Truths<S>& truths();
template <> const Truths<bieten::State>& truths();
template <> const Truths<preference::State>& truths();
template <> const Truths<mittlere::State>& truths();
// Parts of them.
Truths<bieten::State> bietenCardTruths();
Truths<preference::State> preferenceAuctionTruths();
Truths<mittlere::State> mittlereCardTruths();

/// Of the note, what stands for this brace.
template <typename T> T valueOf(const coach::Note& note, std::string_view name)
{
    for (const coach::Argument& argument : note.arguments)
        if (argument.name == name) return std::get<T>(argument.value);
    std::abort();
}

/// Can the seat do what reads so?
template <GameState S> bool mayDo(const S& state, Seat seat, std::string_view text)
{
    return legalActionFromText(state, seat, text).has_value();
}
/// What comes of it; it must be legal.
template <GameState S> S done(const S& state, Seat seat, std::string_view text)
{
    return after(state, seat, *legalActionFromText(state, seat, text));
}
/// Plays the deal to its end at random.
template <GameState S> S playedOut(S state, Rng& rng)
{
    while (!isCounted(state.table)) goOn(state, rng);
    return state;
}

/// How many acts of the seat begin so.
template <GameState S> int countOf(const S& state, Seat seat, std::string_view beginning)
{
    int count = 0;
    for (const auto& action : legalActions(state, seat))
        count += toText(action).starts_with(beginning) ? 1 : 0;
    return count;
}
/// The cards that the seat may play.
template <GameState S> CardSet legalCards(const S& state, Seat seat)
{
    CardSet cards;
    for (const auto& action : legalActions(state, seat))
        if (const auto card = cardOf(action)) cards.add(*card);
    return cards;
}

/// There are such cards, and this holds for each of them.
template <GameState S, typename Check> bool everyCard(const S& state, Seat seat, const Check& check)
{
    const CardSet cards = legalCards(state, seat);
    for (const Card card : cards)
        if (!check(card)) return false;
    return !cards.empty();
}

}
