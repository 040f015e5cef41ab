#include "core/bots/bieten/sharp.h"

#include "core/bots/bieten/beliefs.h"
#include "core/bots/bieten/book.h"
#include "core/bots/bieten/expected_result.h"
#include "core/bots/bieten/rollout.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr int round = 16; // worlds between two looks at who still has a chance

    /// One act under trial, or waiting, and what it came to over the worlds so far.
    struct Trial {
        std::optional<Action> action;
        double sum = 0; // weighed
        double squares = 0; // of the differences from the best, weighed
        bool dropped = false;
        double mean = 0;
    };

    bool isPlay(const Advice& advice)
    {
        return advice.action && advice.action->verb() == Verb::Play;
    }

    /// What is worth trying: by the book nearly everything, but no hopeless claims.
    std::vector<Trial> trials(const AdviceList& advice, bool due)
    {
        constexpr double hopelessClaim = -0.6;
        constexpr double hopelessCard = -2.5;
        std::vector<Trial> list;
        for (const Advice& one : advice) {
            const bool owed = !one.action || isPlay(one) || one.action->verb() == Verb::Good;
            if (owed && one.value < hopelessCard) continue;
            if (!owed && one.value < (due ? hopelessClaim : 0.5 * hopelessClaim)) continue;
            list.push_back({ one.action });
        }
        return list;
    }

    double tried(const World& world, const std::optional<Action>& action, Seat seat, Rng rng)
    {
        const State next = action ? after(world.state, seat, *action) : world.state;
        const std::optional<Seat> quiet = action ? std::nullopt : std::optional(seat);
        return expectedResult(playedOut(next, quiet, rng).table, seat);
    }

    class Weighing {
    public:
        Weighing(const Observation& observation, std::vector<Trial> trials, Rng& rng)
            : observation_(observation)
            , beliefs_(observation, rng)
            , trials_(std::move(trials))
            , rng_(rng)
        {
        }

        void think(const Budget& budget)
        {
            for (int done = 0; done < budget.worlds && !budget.stop.stop_requested(); ++done) {
                tryAll();
                if (done % round == round - 1 && !dropHopeless()) return;
            }
        }

        [[nodiscard]] BietenDecision decision() const
        {
            BietenDecision decision { {}, Reason::Matches, {} };
            for (const Trial& trial : trials_)
                decision.weighed.push_back({ trial.action, weight_ > 0 ? trial.mean : 0 });
            std::stable_sort(decision.weighed.begin(), decision.weighed.end(),
                [](const auto& a, const auto& b) { return a.value > b.value; });
            decision.action = decision.weighed[0].action;
            return decision;
        }

    private:
        /// One more world for every act that is still in question, with the same dice for all.
        void tryAll()
        {
            const World world = beliefs_.imagined(rng_);
            if (world.weight <= 0) return;
            const Rng dice(rng_.next());
            std::vector<double> values;
            for (const Trial& trial : trials_)
                values.push_back(
                    trial.dropped ? 0 : tried(world, trial.action, observation_.seat, dice));
            enter(world.weight, values);
        }

        void enter(double weight, const std::vector<double>& values)
        {
            weight_ += weight;
            squaredWeights_ += weight * weight;
            const double leader = values[best_];
            for (std::size_t i = 0; i < trials_.size(); ++i) {
                Trial& trial = trials_[i];
                if (trial.dropped) continue;
                trial.sum += weight * values[i];
                trial.mean = trial.sum / weight_;
                trial.squares += weight * (values[i] - leader) * (values[i] - leader);
            }
        }

        /// False if only one act is left.
        bool dropHopeless()
        {
            best_ = 0;
            for (std::size_t i = 0; i < trials_.size(); ++i)
                if (trials_[best_].dropped
                    || (!trials_[i].dropped && trials_[i].mean > trials_[best_].mean))
                    best_ = i;
            int left = 0;
            for (Trial& trial : trials_) {
                if (trial.dropped) continue;
                const double behind = trials_[best_].mean - trial.mean;
                const double variance = trial.squares / weight_ - behind * behind;
                const double worlds = weight_ * weight_ / squaredWeights_;
                trial.dropped = behind > 2.5 * std::sqrt(std::max(variance, 1e-4) / worlds);
                left += trial.dropped ? 0 : 1;
            }
            return left > 1;
        }

        const Observation& observation_;
        Beliefs beliefs_;
        std::vector<Trial> trials_;
        Rng& rng_;
        double weight_ = 0;
        double squaredWeights_ = 0;
        std::size_t best_ = 0;
    };

}

BietenDecision sharpDecision(const Observation& observation, const Budget& budget, Rng& rng)
{
    const AdviceList advice = bookAdvice(observation.table, observation.seat, observation.own, rng);
    std::vector<Trial> list = trials(advice, isDue(observation));
    if (list.size() == 1) return { list[0].action, Reason::Forced, { { list[0].action, 0 } } };
    Weighing weighing(observation, std::move(list), rng);
    weighing.think(budget);
    return weighing.decision();
}

}
