#include "app/learn/card_choices.h"

#include "core/bots/mittlere/likelihood.h"

#include <algorithm>
#include <cmath>

namespace weli {

using bots::featureCount;

namespace {

    constexpr std::size_t sums = 3; // FeatureWeight's: always, by the aim, by its strength
    using Weights = std::array<std::array<double, sums>, featureCount>;
    using Factors = std::array<double, sums>;

    Factors factorsOf(const CardChoice& choice)
    {
        return { 1, static_cast<double>(choice.aim), std::abs(static_cast<double>(choice.aim)) };
    }

    /// The chances of the cards, each by its sum alone.
    std::vector<double> softMax(const CardChoice& choice, const Weights& weights)
    {
        const Factors factors = factorsOf(choice);
        std::array<double, featureCount> worth {};
        for (std::size_t i = 0; i < featureCount; ++i)
            for (std::size_t j = 0; j < sums; ++j) worth[i] += weights[i][j] * factors[j];
        std::vector<double> chances;
        double all = 0;
        for (const bots::Features& features : choice.features) {
            double sum = 0;
            for (std::size_t i = 0; i < featureCount; ++i)
                sum += static_cast<double>(features[i]) * worth[i];
            all += chances.emplace_back(std::exp(sum));
        }
        for (double& chance : chances) chance /= all;
        return chances;
    }

    /// Adds in which direction the weights make this choice likelier.
    void enter(Weights& slope, const CardChoice& choice, const Weights& weights)
    {
        constexpr double any = bots::anyCard;
        const std::vector<double> chances = softMax(choice, weights);
        const auto count = static_cast<double>(chances.size());
        const double known = (1 - any) * chances[choice.played];
        const double share = known / (known + any / count);
        const Factors factors = factorsOf(choice);
        for (std::size_t card = 0; card < chances.size(); ++card) {
            const double push = share * ((card == choice.played ? 1 : 0) - chances[card]);
            for (std::size_t i = 0; i < featureCount; ++i) {
                const double part = push * static_cast<double>(choice.features[card][i]);
                for (std::size_t j = 0; j < sums; ++j) slope[i][j] += part * factors[j];
            }
        }
    }

    /// Each weight goes on by its own steps, long where the way is even (Adam).
    class Steps {
    public:
        void go(Weights& weights, const Weights& slope, double length)
        {
            constexpr double memory = 0.9;
            constexpr double longMemory = 0.99;
            for (std::size_t i = 0; i < featureCount; ++i)
                for (std::size_t j = 0; j < sums; ++j) {
                    double& mean = means_[i][j];
                    double& square = squares_[i][j];
                    mean = memory * mean + (1 - memory) * slope[i][j];
                    square = longMemory * square + (1 - longMemory) * slope[i][j] * slope[i][j];
                    weights[i][j] += length * mean / (std::sqrt(square) + 1e-9);
                }
        }

    private:
        Weights means_ {};
        Weights squares_ {};
    };

}

CardChoice choiceOf(const mittlere::Observation& observation, Card played)
{
    CardChoice choice { .context = bots::playContextOf(observation),
        .playable = mittlere::playableNow(observation.table, observation.hand) };
    choice.aim = bots::aimHighOf(choice.context);
    for (const Card card : choice.playable) {
        if (card == played) choice.played = choice.features.size();
        choice.features.push_back(bots::featuresOf(choice.context, card));
    }
    return choice;
}

bots::FeatureWeights fittedTo(const std::vector<CardChoice>& choices)
{
    constexpr int rounds = 300;
    constexpr double longest = 0.05;
    constexpr double towardsNothing = 1e-4; // for weights of which little is seen
    Weights weights {};
    Steps steps;
    for (int round = 0; round < rounds; ++round) {
        Weights slope {};
        for (const CardChoice& choice : choices) enter(slope, choice, weights);
        for (std::size_t i = 0; i < featureCount; ++i)
            for (std::size_t j = 0; j < sums; ++j)
                slope[i][j] = slope[i][j] / static_cast<double>(choices.size())
                    - towardsNothing * weights[i][j];
        steps.go(weights, slope, longest * (rounds - round) / rounds);
    }
    bots::FeatureWeights fitted {};
    for (std::size_t i = 0; i < featureCount; ++i)
        fitted[i] = { static_cast<bots::Feature>(i), static_cast<float>(weights[i][0]),
            static_cast<float>(weights[i][1]), static_cast<float>(weights[i][2]) };
    return fitted;
}

}
