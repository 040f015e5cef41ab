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

    constexpr double readsSilence = 0.5; // a bid that was not made may yet come
    constexpr double doubt = 0.03; // the chance that somebody does anything
    constexpr double blur = 0.06; // points by which the book's thought is missed

    /// How likely the book would have acted so, as somebody reads it.
    class Reader {
    public:
        explicit Reader(const std::vector<Step>& steps)
            : steps_(steps)
        {
        }

        /// … this seat, dealt these cards, in all that it has done.
        [[nodiscard]] double likelihood(Seat seat, CardSet cards) const
        {
            Holding holding { .cards = cards };
            double chance = 1;
            for (const Step& step : steps_) {
                if (step.acted.seat == seat) {
                    const bool plays = step.acted.action.verb() == Verb::Play;
                    const double book = plays ? playing(step, holding) : saying(step, holding);
                    chance *= doubt + (1 - doubt) * book;
                    bind(step.before, seat, holding, step.acted.action, false);
                }
                if (step.released) holding.commitments.remove(*step.released);
            }
            return chance;
        }

    private:
        static double likely(double gain) { return 1 / (1 + std::exp(-gain / blur)); }

        /// What is worth so much to it in the mood for a bluff, and less in any other.
        static double inSomeMood(double gain)
        {
            return bluffShare * likely(gain) + (1 - bluffShare) * likely(gain - outOfMood);
        }

        /// A claim or an answer.
        [[nodiscard]] double saying(const Step& step, const Holding& holding) const
        {
            const Action& action = step.acted.action;
            const FigureOdds figureOdds(step.before, step.acted.seat, holding);
            const bool good = action.verb() == Verb::Good;
            if (!figureOdds.own().has(action.figure())) return good ? 1 : 0;
            const Action claim = good ? Action::say(Verb::Hold, action.figure()) : action;
            const Advice advice = claimAdvice(figureOdds, claim, true);
            const double claims = isBluff(advice) ? inSomeMood(advice.value) : likely(advice.value);
            return good ? 1 - claims : claims;
        }

        static bool isBluff(const Advice& advice)
        {
            return advice.why.reason == BietenReason::Bluff;
        }

        /// Playing this card, and not bidding before.
        [[nodiscard]] double playing(const Step& step, const Holding& holding) const
        {
            Rng sober(1); // in no mood for a bluff
            double silent = 1;
            double chosen = 0;
            double all = 0;
            for (const Advice& advice : bookAdvice(step.before, step.acted.seat, holding, sober)) {
                if (advice.action->verb() != Verb::Play) {
                    const double claims = isBluff(advice) ? inSomeMood(advice.value + outOfMood)
                                                          : likely(advice.value);
                    silent *= 1 - readsSilence * claims;
                    continue;
                }
                const double weight = std::exp(advice.value / blur);
                all += weight;
                if (advice.action == step.acted.action) chosen = weight;
            }
            return all > 0 ? silent * chosen / all : 0;
        }

        const std::vector<Step>& steps_;
    };

}

Beliefs::Beliefs(
    const Observation& observation, Rng& rng, Reading reading, const std::stop_token& stop)
    : observation_(observation)
{
    const std::vector<Step> steps = stepsOf(observation.table);
    const Reader reader(steps);
    for (const Seat seat : observation.table.active) {
        if (seat == observation.seat) continue;
        std::vector<CardSet> all = possibleHands(observation, seat);
        const std::size_t count = std::min(all.size(), mostHands);
        Seated other { seat, {} };
        other.hands.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            std::swap(all[i], all[i + rng.below(static_cast<std::uint32_t>(all.size() - i))]);
            const bool reads = reading == Reading::Book && !stop.stop_requested();
            const double weight = reads ? reader.likelihood(seat, all[i]) : 1;
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
