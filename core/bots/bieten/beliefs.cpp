#include "core/bots/bieten/beliefs.h"

#include "core/bieten/worlds.h"
#include "core/bots/bieten/book.h"
#include "core/bots/bieten/odds/figure_odds.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr std::size_t mostHands = 700; // of one seat; of more than that, a random choice

    // How sure one can be that others play by the book.
    constexpr double doubt = 0.06; // the chance that somebody does anything
    constexpr double blur = 0.12; // points by which the book's thought is missed
    constexpr double readsSilence = 0.5; // a bid that was not made may yet come

    double likely(double gain) { return 1 / (1 + std::exp(-gain / blur)); }

    /// A claim or an answer.
    double saying(const Step& step, const Holding& holding)
    {
        const Action& action = step.acted.action;
        const FigureOdds figureOdds(step.before, step.acted.seat, holding);
        const bool good = action.verb() == Verb::Good;
        if (!figureOdds.own().has(action.figure())) return good ? 1 : 0;
        const Action claim = good ? Action::say(Verb::Hold, action.figure()) : action;
        const double claims = likely(claimAdvice(figureOdds, claim, true).value);
        return good ? 1 - claims : claims;
    }

    /// Playing this card, and not bidding before.
    double playing(const Step& step, const Holding& holding)
    {
        Rng rng(1);
        double silent = 1;
        double chosen = 0;
        double all = 0;
        for (const Advice& advice : bookAdvice(step.before, step.acted.seat, holding, rng)) {
            if (advice.action->verb() != Verb::Play) {
                silent *= 1 - readsSilence * likely(advice.value);
                continue;
            }
            const double weight = std::exp(advice.value / blur);
            all += weight;
            if (advice.action == step.acted.action) chosen = weight;
        }
        return all > 0 ? silent * chosen / all : 0;
    }

    /// How likely somebody with this holding acts so.
    double likelihood(const Step& step, const Holding& holding)
    {
        const bool plays = step.acted.action.verb() == Verb::Play;
        const double book = plays ? playing(step, holding) : saying(step, holding);
        return doubt + (1 - doubt) * book;
    }

    /// How likely this seat, dealt these cards, does all that it has done.
    double likelihood(const std::vector<Step>& steps, Seat seat, CardSet cards)
    {
        Holding holding { .cards = cards };
        double chance = 1;
        for (const Step& step : steps) {
            if (step.acted.seat == seat) {
                chance *= likelihood(step, holding);
                bind(step.before, seat, holding, step.acted.action, false);
            }
            if (step.released) holding.commitments.remove(*step.released);
        }
        return chance;
    }

}

Beliefs::Beliefs(const Observation& observation, Rng& rng, const std::stop_token& stop)
    : observation_(observation)
{
    const std::vector<Step> steps = stepsOf(observation.table);
    for (const Seat seat : observation.table.active) {
        if (seat == observation.seat) continue;
        std::vector<CardSet> all = possibleHands(observation, seat);
        const std::size_t count = std::min(all.size(), mostHands);
        Seated other { seat, {} };
        other.hands.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            std::swap(all[i], all[i + rng.below(static_cast<std::uint32_t>(all.size() - i))]);
            const double weight = stop.stop_requested() ? 1 : likelihood(steps, seat, all[i]);
            other.hands.push_back({ all[i], weight });
        }
        others_.push_back(std::move(other));
    }
    std::sort(others_.begin(), others_.end(),
        [](const Seated& a, const Seated& b) { return a.hands.size() < b.hands.size(); });
}

double Beliefs::share(Seat seat, CardSet cards) const
{
    double all = 0;
    double these = 0;
    for (const Seated& other : others_) {
        if (other.seat != seat) continue;
        for (const Hand& hand : other.hands) {
            all += hand.weight;
            if (hand.cards == cards) these += hand.weight;
        }
    }
    return all > 0 ? these / all : 0;
}

World Beliefs::imagined(Rng& rng) const
{
    PerSeat<CardSet> cards;
    CardSet taken;
    double weight = 1;
    for (const Seated& other : others_) {
        double sum = 0;
        for (const Hand& hand : other.hands)
            if ((hand.cards & taken).empty()) sum += hand.weight;
        double left = sum * rng.unit();
        const Hand* chosen = nullptr;
        for (const Hand& hand : other.hands) {
            if (!(hand.cards & taken).empty()) continue;
            chosen = &hand;
            left -= hand.weight;
            if (left < 0) break;
        }
        if (chosen == nullptr) return {};
        weight *= sum;
        cards[other.seat] = chosen->cards;
        taken |= chosen->cards;
    }
    return { worldWith(observation_, cards, rng), weight };
}

}
