#pragma once

#include "core/bots/bots.h"
#include "core/bots/decision_util.h"
#include "core/game/timeline.h"
#include "core/game/turn.h"
#include "core/outlook/tried.h"
#include "core/review/judgement.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <vector>

namespace weli::review {

/// A position played on to the count of its deal with the hands that lie there: everybody by the
/// book, imagining nothing, and by their own view, at times without remembering all, so that each
/// replay is another.
template <GameState S> S playedToTheCount(S state, Rng& dice)
{
    while (!isCounted(state.table)) {
        if (awaitsPack(state)) { // lots are drawn
            take(state, shuffled(packOf(wholePack(state)), dice));
            continue;
        }
        const auto acted = nextAct(state, [&dice](const typename S::Observation& seen) {
            const bool forgets = dice.below(4) == 0;
            const bots::Level level = forgets ? bots::Level::Regular : bots::Level::Book;
            return decide(seen, level, { .worlds = 0 }, dice.next()).action;
        });
        act(state, acted.seat, acted.action);
    }
    return state;
}

/// Between whom a deal is, as the outlook has it: in Bieten some may be out of the game (B-69).
template <GameState S> SeatSet playing(const S& state)
{
    if constexpr (std::is_same_v<S, bieten::State>)
        return state.table.active;
    else
        return SeatSet::firstOf(players(state));
}

/// What a seat got more than the others between two positions of a deal, in the unit of the game.
template <GameState S> double leadBetween(const S& before, const S& after, Seat seat)
{
    const auto old = points(before);
    const auto now = points(after);
    return outlook::leadOf(playing(before), seat,
        [&](Seat each) { return static_cast<double>(now[each] - old[each]); });
}

inline constexpr std::uint64_t replays = 16;

/// What a deal is worth to each seat with the hands that lie there: the mean of replays.
template <GameState S> PerSeat<outlook::Difference> cardsWorth(const S& dealt, std::uint64_t seed)
{
    PerSeat<bots::Sampled> worth {};
    const SeatSet seats = playing(dealt);
    for (std::uint64_t i = 0; i < replays; ++i) {
        Rng dice(seed + i);
        const S counted = playedToTheCount(dealt, dice);
        for (const Seat seat : seats) worth[seat].enter(leadBetween(dealt, counted, seat));
    }
    PerSeat<outlook::Difference> all {};
    for (const Seat seat : seats) all[seat] = { worth[seat].mean(), worth[seat].error() };
    return all;
}

/// An act beside another with all cards open, as they lay. This knows what the seat could not know:
/// it says nothing of how well it played.
struct Hindsight {
    outlook::Difference less; // so much less it brings; below 0 it brings more
    double other = 0; // what the other brings
    friend bool operator==(const Hindsight&, const Hindsight&) = default;
};

template <GameState S>
Hindsight inHindsight(const S& before, Seat seat, const typename S::Action& action,
    const typename S::Action& other, std::uint64_t seed)
{
    bots::Sampled less;
    bots::Sampled others;
    for (std::uint64_t i = 0; i < replays; ++i) {
        const auto brings = [&](const typename S::Action& tried) {
            Rng dice(seed + i); // the same for both
            return leadBetween(before, playedToTheCount(after(before, seat, tried), dice), seat);
        };
        others.enter(brings(other));
        less.enter(brings(other) - brings(action));
    }
    return { { less.mean(), less.error() }, others.mean() };
}

/// What came for the seat from this place of a match to the count of its deal; nothing if it was
/// not counted.
template <GameState S>
std::optional<double> broughtFrom(const Timeline<S>& match, std::size_t place, Seat seat)
{
    const S before = match.at(place);
    S state = before;
    for (; place < match.length() && !isCounted(state.table); ++place) {
        const auto& event = match.event(place);
        if (const auto* const pack = std::get_if<Pack>(&event)) {
            take(state, *pack);
            continue;
        }
        const auto& acted = std::get<typename Timeline<S>::Acted>(event);
        act(state, acted.seat, acted.action);
    }
    if (!isCounted(state.table)) return std::nullopt;
    return leadBetween(before, state, seat);
}

/// How well an act was played beside how well it went with the cards as they lay.
enum class Luck : unsigned char { None, GoodAndLucky, GoodAndUnlucky, BadAndLucky, BadAndUnlucky };

constexpr bool isLucky(Luck luck)
{
    return luck == Luck::GoodAndLucky || luck == Luck::BadAndLucky;
}

/// None where neither the act nor what it is held against went plainly better, where a little thing
/// cost something, and where what `came` after all speaks against it.
template <typename S>
Luck luckOf(Mark mark, const Hindsight& hindsight, const std::optional<double>& came)
{
    const auto& [value, error] = hindsight.less;
    const outlook::Difference away { std::abs(value), error };
    if (!outlook::isPlain(away) || away.value < Thresholds<S>::inaccuracy) return Luck::None;
    const bool wentWell = value < 0;
    // Nothing went well by which less came, nor badly by which as much did.
    if (came && (wentWell ? *came <= hindsight.other : *came >= hindsight.other)) return Luck::None;
    if (mark == Mark::Inaccuracy && !wentWell) return Luck::None; // no word for a little
    if (mark == Mark::None) return wentWell ? Luck::GoodAndLucky : Luck::GoodAndUnlucky;
    return wentWell ? Luck::BadAndLucky : Luck::BadAndUnlucky;
}

/// What deals brought a seat, in the unit of the game: what the cards were worth, less what the
/// seat regrets, and the rest, which is luck and what the others did.
struct Account {
    int deals = 0;
    double result = 0; // more than the others
    double cards = 0;
    double regrets = 0;
    double squaredError = 0;

    [[nodiscard]] double rest() const { return result - cards + regrets; }
    /// The standard error of cards and regrets together.
    [[nodiscard]] double error() const { return std::sqrt(squaredError); }
};

/// What one act of a match cost, at its place in the line.
struct Cost {
    std::size_t place;
    Seat seat;
    outlook::Difference regret;
};

/// Each deal that was counted, from where its cards lay in their hands: `tell(dealt, counted,
/// length)`, with the length of the line after it.
template <GameState S, typename Tell> void eachDeal(const Timeline<S>& match, const Tell& tell)
{
    std::optional<S> dealt;
    std::size_t length = 0;
    match.forEach([&](const S& /*before*/, const auto& /*event*/, const S& after) {
        ++length;
        if (isCounted(after.table)) {
            if (dealt) tell(*dealt, after, length);
            dealt.reset();
        } else if (!dealt) {
            for (const Seat seat : SeatSet::firstOf(players(after)))
                if (!dealt && outlook::hasOutlook(observe(after, seat))) dealt = after;
        }
    });
}

/// What the deals that were counted came to for each seat, or those before it is stopped. `costs`
/// lie in the order of the line.
template <GameState S>
PerSeat<Account> accountsOf(const Timeline<S>& match, const std::vector<Cost>& costs,
    std::uint64_t seed, const std::stop_token& stop = {})
{
    PerSeat<Account> accounts {};
    auto cost = costs.begin();
    eachDeal(match, [&](const S& dealt, const S& counted, std::size_t length) {
        if (stop.stop_requested()) return;
        const auto cards = cardsWorth(dealt, seed + length);
        for (const Seat seat : playing(dealt)) {
            Account& account = accounts[seat];
            ++account.deals;
            account.result += leadBetween(dealt, counted, seat);
            account.cards += cards[seat].value;
            account.squaredError += cards[seat].error * cards[seat].error;
        }
        for (; cost != costs.end() && cost->place < length; ++cost) {
            accounts[cost->seat].regrets += cost->regret.value;
            accounts[cost->seat].squaredError += cost->regret.error * cost->regret.error;
        }
    });
    return accounts;
}

}
