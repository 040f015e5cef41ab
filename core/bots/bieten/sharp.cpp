#include "core/bots/bieten/sharp.h"

#include "core/bots/bieten/beliefs.h"
#include "core/bots/bieten/blueprint/mixture.h"
#include "core/bots/bieten/manner.h"
#include "core/bots/bieten/rollout/rollout.h"
#include "core/bots/bieten/telling/telling.h"
#include "core/bots/bieten/trial.h"
#include "core/bots/costs.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    Reading readingOf(Level level)
    {
        return level == Level::Master ? Reading::Acts : Reading::Nothing;
    }

    constexpr int round = 16; // worlds between two looks at who still has a chance

    class Weighing {
    public:
        Weighing(const Observation& observation, const Mind& mind, const std::stop_token& stop,
            std::vector<Trial> trials, Rng& rng)
            : observation_(observation)
            , mind_(mind)
            , beliefs_(observation, rng, readingOf(mind.level), stop)
            , trials_(std::move(trials))
            , overreach_(trials_.size())
            , rng_(rng)
        {
            if (mind.level != Level::Master) return;
            if (mind.character != Character::Reckoner) mixture_.emplace(observation, rng);
            itself_ = Leaner { observation.seat, learntFromTheBook };
        }

        void think(std::int64_t worlds, const std::stop_token& stop)
        {
            if (mind_.level == Level::Master && countsAll(worlds, stop)) return;
            for (std::int64_t done = 0; done < worlds && !stop.stop_requested(); ++done) {
                tryAll(beliefs_.imagined(rng_));
                if (done % round == round - 1 && !dropHopeless()) return;
            }
        }

        /// What was chosen for being the best of many may be so by accident: a claim must be better
        /// than the best act that claims nothing in fresh worlds, too, and by more than their
        /// error.
        void settle(std::int64_t worlds, const std::stop_token& stop)
        {
            constexpr double hair = 1e-6;
            constexpr double errors = 1.25;
            constexpr int most = 3; // claims
            const Trial* const quiet = mostValued(false);
            if (quiet == nullptr || quiet->dropped) return;
            for (int settled = 0; settled < most && !stop.stop_requested(); ++settled) {
                const Trial* const claim = mostValued(true);
                if (claim == nullptr) return;
                const double lead = valueOf(*claim) - valueOf(*quiet);
                if (lead < 0 || drawn(*claim) > 0) return;
                const Sampled fresh = compared(*claim, *quiet, worlds, stop);
                if (fresh.weight <= 0 || fresh.mean() + liked(*claim) >= errors * fresh.error())
                    return;
                overreach_[placeOf(*claim)] = lead + hair;
            }
        }

        [[nodiscard]] BietenDecision decision() const
        {
            std::vector<BietenEvaluation> weighed;
            for (const Trial& trial : trials_) weighed.push_back(evaluated(trial));
            weighed = sorted(weighed);
            Telling(observation_, trials_).explain(weighed, whyNotTheMost(weighed));
            Telling::tellBothSides(weighed);
            return decisionFor(std::move(weighed));
        }

    private:
        /// Why the chosen act, the first of these, is not the one that brings the most.
        [[nodiscard]] std::optional<BietenReason> whyNotTheMost(
            const std::vector<BietenEvaluation>& weighed) const
        {
            const auto lessMean = [](const Trial& a, const Trial& b) { return a.mean < b.mean; };
            const Trial& most = *std::max_element(trials_.begin(), trials_.end(), lessMean);
            const Trial& chosen = *std::find_if(trials_.begin(), trials_.end(),
                [&](const Trial& trial) { return trial.action == weighed.front().action; });
            constexpr double slight = 1e-3;
            if (chosen.mean >= most.mean - slight) return std::nullopt;
            if (drawn(chosen) > drawn(most)) return BietenReason::Unreadable;
            if (liked(chosen) > liked(most)) return BietenReason::Likes;
            return std::nullopt;
        }

        /// By how much one act brings more than another in worlds that chose neither.
        [[nodiscard]] Sampled compared(const Trial& one, const Trial& other, std::int64_t worlds,
            const std::stop_token& stop) const
        {
            Sampled lead;
            for (std::int64_t done = 0; done < worlds && !stop.stop_requested(); ++done) {
                const World world = beliefs_.imagined(rng_);
                if (world.weight <= 0) continue;
                const Rng dice(rng_.next());
                const double result = tried(world, one.action, dice).result;
                lead.enter(result - tried(world, other.action, dice).result, world.weight);
            }
            return lead;
        }

        /// The best act that claims a figure, or that does not; nothing if there is none.
        [[nodiscard]] const Trial* mostValued(bool claims) const
        {
            const Trial* most = nullptr;
            for (const Trial& trial : trials_)
                if (trial.question.claimed.has_value() == claims
                    && (most == nullptr || valueOf(trial) > valueOf(*most)))
                    most = &trial;
            return most;
        }

        [[nodiscard]] double valueOf(const Trial& trial) const
        {
            constexpr double perBookPoint = 1e-4; // tells apart what comes to the same
            const double mean = weight_ > 0 ? trial.mean : 0;
            return mean + perBookPoint * trial.bookValue + bias(trial) - overreach_[placeOf(trial)];
        }

        [[nodiscard]] std::size_t placeOf(const Trial& trial) const
        {
            return static_cast<std::size_t>(&trial - trials_.data());
        }

        [[nodiscard]] BietenEvaluation evaluated(const Trial& trial) const
        {
            const Samples& samples = trial.samples;
            BietenEvaluation one { .action = trial.action,
                .value = valueOf(trial),
                .error = samples.result.error(),
                .worlds = samples.worlds };
            if (samples.worlds > 0)
                one.expected = BietenPoints { samples.points.mean(), samples.points.error() };
            return one;
        }

        /// A bid or a three that wins its figure, or is let have it, too seldom.
        [[nodiscard]] bool isBeneath(const Trial& trial) const
        {
            if (!trial.question.claimed || trial.samples.worlds == 0) return false;
            const int players = observation_.table.active.size();
            const double chance = trial.samples.chance(*trial.question.claimed);
            return chance * players < priceOf(mind_.character);
        }

        /// What an act is worth beyond what comes of it, within the regret that is allowed.
        [[nodiscard]] double bias(const Trial& trial) const
        {
            constexpr double never = 1;
            constexpr double hopeless = 0.04;
            constexpr double folly = 0.02;
            constexpr double certain = 1 - 1e-9;
            const bool holds = trial.action && trial.action->verb() == Verb::Hold;
            const double chance = holds ? trial.samples.chance(*trial.question.answered) : 0;
            // The others may do otherwise than they are imagined.
            const double forSure = chance > certain ? slightOfAGame : 0;
            const bool isFolly = holds && chance < hopeless;
            const double tooPoor = isFolly              ? folly
                : drawn(trial) <= 0 && isBeneath(trial) ? never
                                                        : 0;
            return drawn(trial) + liked(trial) + forSure + known(trial) - tooPoor;
        }

        /// Sharp thinks about what it says itself; who is asked answers by the book, unless that is
        /// where a character shows.
        [[nodiscard]] double known(const Trial& trial) const
        {
            constexpr double always = 2; // whatever came of it
            const bool thinks = mind_.level == Level::Master || mind_.character != Character::None;
            if (thinks || !trial.question.answered) return 0;
            const auto isLess = [](const Trial& one, const Trial& other) {
                return one.bookValue < other.bookValue;
            };
            return &trial == &*std::max_element(trials_.begin(), trials_.end(), isLess) ? always
                                                                                        : 0;
        }

        /// … because the blueprint's dice fell so.
        [[nodiscard]] double drawn(const Trial& trial) const
        {
            constexpr double regret = 0.012; // of the game; a point is worth about 0.05
            constexpr double any = 1; // in its own game it is right whatever the others are like
            if (!mixture_) return 0;
            return (mixture_->isExact() ? any : regret) * mixture_->favour(trial.action);
        }

        /// … to the character.
        [[nodiscard]] double liked(const Trial& trial) const
        {
            const auto& [claimed, answered, asker, three] = trial.question;
            if (claimed)
                return liking(
                    mind_.character, observation_, *trial.action, trial.samples.chance(*claimed));
            if (!answered || trial.action->verb() != Verb::Hold) return 0;
            return likingToHold(mind_.character, trial.samples.chance(*answered));
        }

        [[nodiscard]] BietenOutcome tried(
            const World& world, const std::optional<Action>& action, Rng rng) const
        {
            const Seat seat = observation_.seat;
            return outcomeOf(playedOut(world.state, seat, action, rng, itself_).table, seat);
        }

        /// Tries all layouts of the last cards, over and over, if they are not more than the
        /// worlds.
        bool countsAll(std::int64_t worlds, const std::stop_token& stop)
        {
            constexpr std::int64_t most = 1000;
            if (stop.stop_requested()) return false;
            const auto all
                = beliefs_.layouts(static_cast<std::size_t>(std::min(worlds, most)), rng_);
            if (all.empty()) return false;
            const auto count = static_cast<std::int64_t>(all.size());
            for (std::int64_t done = 0; done + count <= worlds; done += count) {
                for (const World& world : all) {
                    if (stop.stop_requested()) return true;
                    tryAll(world);
                }
                if (!dropHopeless()) return true;
            }
            return true;
        }

        /// One more world for every act that is still in question, with the same dice for all.
        void tryAll(const World& world)
        {
            if (world.weight <= 0) return;
            const Rng dice(rng_.next());
            std::vector<double> values;
            for (Trial& trial : trials_) {
                values.push_back(0);
                if (trial.dropped) continue;
                const auto outcome = tried(world, trial.action, dice);
                bots::enter(
                    trial.samples, observation_.seat, trial.question, outcome, world.weight);
                values.back() = outcome.result;
            }
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
        Mind mind_;
        std::optional<Mixture> mixture_; // Master draws from it
        std::optional<Leaner> itself_; // in what is still to come, if not by the book
        Beliefs beliefs_;
        std::vector<Trial> trials_;
        std::vector<double> overreach_; // so much more than in fresh worlds each seemed worth
        Rng& rng_;
        double weight_ = 0;
        double squaredWeights_ = 0;
        std::size_t best_ = 0;
    };

    /// Sharp is soon content; Master imagines several times as many, but not of very many acts.
    std::int64_t worldsFor(const Mind& mind, const Budget& budget, std::size_t acts)
    {
        constexpr std::int64_t patience = 4;
        constexpr std::int64_t few = 10;
        constexpr int enoughForSharp = 25;
        if (mind.level != Level::Master) return std::min(budget.worlds, enoughForSharp);
        const auto count = static_cast<std::int64_t>(acts);
        return std::max<std::int64_t>(
            budget.worlds, patience * budget.worlds * few / std::max(count, few));
    }

    /// Nothing else is worth trying.
    BietenDecision onlyOne(const Trial& trial)
    {
        auto decision = onlyDecision<BietenEvaluation>(trial.action, trial.book);
        return decisionFor(told(std::move(decision.weighed)));
    }

}

BietenDecision sharpDecision(
    const Observation& observation, const Mind& mind, const Budget& budget, Rng& rng)
{
    const AdviceList advice = bookAdvice(observation.table, observation.seat, observation.own, rng);
    std::vector<Trial> list = trials(advice, observation.table, isDue(observation));
    if (list.size() == 1) return onlyOne(list.front());
    const std::int64_t worlds = worldsFor(mind, budget, list.size());
    Weighing weighing(observation, mind, budget.stop, std::move(list), rng);
    weighing.think(worlds, budget.stop);
    constexpr int few = 48;
    weighing.settle(std::max<std::int64_t>(worlds / 2, std::min(few, budget.worlds)), budget.stop);
    return weighing.decision();
}

}
