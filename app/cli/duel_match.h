#pragma once

#include "app/cli/duel.h"
#include "app/cli/duel_score.h"
#include "app/cli/entrant.h"
#include "app/cli/interruption.h"
#include "app/cli/seed.h"
#include "app/cli/spoken_words.h"
#include "core/game/turn.h"

#include <algorithm>
#include <set>

namespace weli::cli {

/// Entrants, and the matches that they play, each in every order of the seats.
template <GameState S> class Duel {
public:
    using Order = std::vector<std::size_t>; // which entrant sits at seat 0, 1 …

    Duel(const DuelWords& words, const Sample<typename S::Rules>& sample)
        : words_(words)
        , sample_(sample)
    {
        budget_.worlds = words.worlds;
    }
    /// Nothing, or why this one cannot play.
    [[nodiscard]] std::optional<std::string> seat(const std::string& name);
    void playInEveryOrder(int match);
    [[nodiscard]] std::vector<BotTally> tallies() const;
    /// Which program has ended, and how.
    [[nodiscard]] std::optional<std::string> ending() const;
    /// Nobody wants it to end, and all can still play.
    [[nodiscard]] bool goesOn() const { return !Interruption::hasCome() && !ending(); }
    /// In how many orders they can sit.
    [[nodiscard]] std::int64_t orders() const;

private:
    using Deltas = std::vector<PerSeat<int>>; // of the deals

    S playedOut(std::uint64_t match, const Order& order, Deltas& deltas);
    void step(S& state, const Order& order, Rng& packs, std::vector<Rng>& dice);
    /// What was said in a deal that is counted, each seat's change above the table beside it.
    void enterSpoken(const S& counted, const Order& order, const PerSeat<int>& change);
    [[nodiscard]] std::vector<Scores> scored(
        const S& over, const Order& order, const Deltas& deltas, std::vector<Scores> scores) const;

    const DuelWords& words_;
    Sample<typename S::Rules> sample_;
    std::vector<Entrant<S>> entrants_; // each once
    Order lineUp_;
    bots::Budget budget_;
    std::vector<BotTally> tallies_; // of the entrants
    std::vector<Spoken> spoken_; // in this deal
};

template <GameState S> std::optional<std::string> Duel<S>::seat(const std::string& name)
{
    const auto known = std::find_if(
        tallies_.begin(), tallies_.end(), [&](const BotTally& tally) { return tally.bot == name; });
    lineUp_.push_back(static_cast<std::size_t>(known - tallies_.begin()));
    std::sort(lineUp_.begin(), lineUp_.end());
    if (known != tallies_.end()) return std::nullopt;
    auto entrant = Entrant<S>::named(name, std::chrono::milliseconds(words_.limit));
    if (!entrant) return entrant.error();
    entrants_.push_back(std::move(*entrant));
    tallies_.emplace_back().bot = name;
    return std::nullopt;
}

template <GameState S> std::vector<BotTally> Duel<S>::tallies() const
{
    std::vector<BotTally> tallies = tallies_;
    for (std::size_t i = 0; i < tallies.size(); ++i)
        if (const OutsideBot* const program = entrants_[i].outside())
            tallies[i].faults = program->faults();
    return tallies;
}

template <GameState S> std::optional<std::string> Duel<S>::ending() const
{
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
        const OutsideBot* const program = entrants_[i].outside();
        if (program != nullptr && program->ending())
            return tallies_[i].bot + ": " + *program->ending();
    }
    return std::nullopt;
}

template <GameState S> std::int64_t Duel<S>::orders() const
{
    std::int64_t orders = 0;
    Order order = lineUp_;
    do ++orders;
    while (std::next_permutation(order.begin(), order.end()));
    return orders;
}

template <GameState S>
void Duel<S>::step(S& state, const Order& order, Rng& packs, std::vector<Rng>& dice)
{
    if (awaitsPack(state)) {
        state = withPack(std::move(state), shuffled(packOf(wholePack(state)), packs));
        return;
    }
    const auto acted = nextAct(state, [&](const typename S::Observation& observation) {
        const std::size_t who = order[observation.seat.index];
        const Entrant<S>& entrant = entrants_[who];
        const std::uint64_t seed = dice[observation.seat.index].next();
        const std::int64_t before = entrant.nanoseconds();
        const auto choice = entrant.choiceIn(state, observation.seat, budget_, seed);
        tallies_[who].times.enter(entrant.nanoseconds() - before);
        return choice;
    });
    for (Spoken& word : spokenIn(state, order[acted.seat.index], acted.seat, acted.action))
        spoken_.push_back(std::move(word));
    state = after(std::move(state), acted.seat, acted.action);
}

template <GameState S>
void Duel<S>::enterSpoken(const S& counted, const Order& order, const PerSeat<int>& change)
{
    const SeatSet seats = SeatSet::firstOf(sample_.players);
    std::set<std::pair<std::size_t, std::string>> inDeal;
    for (const Spoken& word : spoken_) {
        std::int64_t gain = 0; // above the mean of the table, times the players
        for (const Seat other : seats) gain += change[word.seat] - change[other];
        const auto came = hasCome(counted, word, gain);
        if (!came) continue; // nobody knows what it was worth
        WordTally& tally = tallies_[word.player].spoken.words[word.word];
        tally.add(
            { 1, inDeal.emplace(word.player, word.word).second ? 1 : 0, *came ? 1 : 0, gain });
    }
    for (std::size_t who = 0; who < tallies_.size(); ++who)
        if (std::find(order.begin(), order.end(), who) != order.end()) ++tallies_[who].spoken.deals;
    spoken_.clear();
}

/// One match; its packs and its first dealer depend on the seed and its number alone.
template <GameState S> S Duel<S>::playedOut(std::uint64_t match, const Order& order, Deltas& deltas)
{
    Rng packs(words_.seed * 1000003U + match);
    std::vector<Rng> dice; // of each seat: who sees one of them knows no other
    for (const Seat seat : SeatSet::firstOf(sample_.players))
        dice.emplace_back(botsSeed({ words_.seed }, match, seat.index));
    const auto dealer = packs.below(static_cast<std::uint32_t>(sample_.players));
    S state = start(sample_.rules, sample_.players, seatAt(static_cast<int>(dealer)));
    PerSeat<int> before = points(state);
    while (!isOver(state) && goesOn()) {
        const bool wasCounted = isCounted(state.table);
        step(state, order, packs, dice);
        const bool isCountedNow = isCounted(state.table);
        const PerSeat<int> now = points(state);
        if (isCountedNow && !wasCounted) {
            deltas.emplace_back();
            for (const Seat one : SeatSet::firstOf(sample_.players))
                deltas.back()[one] = now[one] - before[one];
            enterSpoken(state, order, deltas.back());
        }
        if (wasCounted || isCountedNow) before = now;
    }
    return state;
}

template <GameState S>
std::vector<Scores> Duel<S>::scored(
    const S& over, const Order& order, const Deltas& deltas, std::vector<Scores> scores) const
{
    constexpr std::size_t mostDeals = 24; // told one by one
    const Outcome outcome = outcomeOf(over.table);
    const SeatSet seats = SeatSet::firstOf(sample_.players);
    for (const Seat seat : seats) {
        Scores& score = scores[order[seat.index]];
        score.gain.add(outcome.gains[seat], outcome.rounds);
        score.won.add(shareOf(outcome, seats, seat, 1), 1);
        score.lost.add(shareOf(outcome, seats, seat, -1), 1);
        score.deals.resize(std::max(score.deals.size(), std::min(deltas.size(), mostDeals)));
        for (std::size_t deal = 0; deal < deltas.size(); ++deal) {
            std::int64_t above = 0; // the mean of the table, times the players
            for (const Seat other : seats) above += deltas[deal][seat] - deltas[deal][other];
            score.points.add(above, 1);
            if (deal < mostDeals) score.deals[deal].add(above, 1);
        }
    }
    return scores;
}

template <GameState S> void Duel<S>::playInEveryOrder(int match)
{
    std::vector<Scores> scores(entrants_.size());
    Order order = lineUp_;
    do {
        Deltas deltas;
        const S over = playedOut(static_cast<std::uint64_t>(match), order, deltas);
        if (!isOver(over)) return;
        scores = scored(over, order, deltas, std::move(scores));
    } while (std::next_permutation(order.begin(), order.end()));
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i].enterInto(tallies_[i]);
}

}
