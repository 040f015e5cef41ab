#pragma once

#include "core/bots/bieten/odds/figure_odds.h"
#include "core/bots/bieten/trial.h"

namespace weli::bots {

/// Puts what came of imagined deals into reasons.
class Telling {
public:
    /// Looks at what it is made from. So many of the trials, the first ones, are thorough enough to
    /// be compared by a hair.
    Telling(const bieten::Observation& observation, const std::vector<Trial>& trials,
        std::size_t thorough);
    Telling(const bieten::Observation& observation, const std::vector<Trial>& trials)
        : Telling(observation, trials, trials.size())
    {
    }

    /// Gives each of these its reasons, and the first, which is chosen, that one as well. They are
    /// acts that were tried, the best first.
    void explain(std::vector<BietenEvaluation>& weighed, std::optional<BietenReason> chosen) const;
    /// Where the match decides against the points of the deal: who of the others lacks little, if
    /// that is not told yet.
    void tellWhoIsNearlyOut(BietenEvaluation& best) const;
    /// From where on holding pays is not told where it makes no plain difference.
    static void tellNoThreshold(std::vector<BietenEvaluation>& weighed);
    /// What an act brings where all say good is not told where there is no room for what it brings
    /// if somebody holds.
    static void tellBothSides(std::vector<BietenEvaluation>& weighed);

private:
    using Weighed = std::vector<BietenEvaluation>;

    void explainOne(Weighed& weighed, std::size_t place) const;
    void explainClaim(Weighed& weighed, std::size_t place) const;
    void explainAnswer(Weighed& weighed, std::size_t place) const;
    void explainQuiet(Weighed& weighed, std::size_t place) const;
    [[nodiscard]] const Trial& trialOf(const BietenEvaluation& one) const;
    [[nodiscard]] const Samples* samplesOf(bieten::Verb verb) const;
    static void addWinning(BietenEvaluation& one, const BietenWhy& why, const Samples& samples);
    [[nodiscard]] std::optional<BietenWhy> tied(
        const Weighed& weighed, std::size_t place, bieten::Figure figure) const;
    [[nodiscard]] static std::optional<BietenWhy> anotherHolds(
        const Samples& hold, const Samples& good, bieten::Figure figure);
    [[nodiscard]] BietenWhy whySilent(const Weighed& weighed) const;
    [[nodiscard]] static std::optional<BietenWhy> ifClaimedAndHeld(
        const Samples& samples, const bieten::Action& claim);
    [[nodiscard]] WayToThree wayToThree() const;
    [[nodiscard]] static bool isBesideBids(const Weighed& weighed, std::size_t place);
    [[nodiscard]] const Samples* untied(const Weighed& weighed, std::size_t place) const;
    [[nodiscard]] BietenWhy wins(const Samples& samples, bieten::Figure figure) const;
    [[nodiscard]] bool canAnybodyHold(bieten::Figure figure, bool three) const;
    [[nodiscard]] std::optional<BietenWhy> compared(
        const Weighed& weighed, std::size_t place) const;
    [[nodiscard]] const Trial* rivalFor(
        bieten::Figure figure, const Weighed& weighed, std::size_t place) const;
    [[nodiscard]] BietenWhy inItself(const Weighed& weighed, std::size_t place) const;
    [[nodiscard]] bool isLikeliest(const Trial& trial) const;
    [[nodiscard]] std::optional<BietenWhy> goesOutBy(bieten::Figure figure, int stake) const;
    [[nodiscard]] std::optional<BietenWhy> nearestOut() const;
    [[nodiscard]] std::optional<BietenWhy> askerGoesOut(int stake) const;
    [[nodiscard]] double stake(bieten::Figure figure) const;
    [[nodiscard]] bool noOdds() const;

    const bieten::PublicState& table_;
    const std::vector<Trial>& trials_;
    std::size_t thorough_;
    FigureOdds odds_;
};

}
