#include "app/learn/card_choices.h"
#include "core/bots/mittlere/likelihood.h"
#include "core/bots/mittlere/sharp.h"
#include "core/cards/pack.h"
#include "core/mittlere/state.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <string_view>

// Lets trees play deals of Mittlere, and fits by what features of a card they go. Writes the table
// by which the master infers hands from what was played.

namespace {

using namespace weli;
using namespace weli::mittlere;

constexpr std::array<std::string_view, bots::featureCount> names { "LeadBeaten", "LeadMaster",
    "LeadValue", "LeadTrump", "LeadLength", "LeadOut", "LeadAlone", "FollowTakes",
    "FollowTakesSurely", "FollowTakesPoints", "FollowTakesValue", "FollowGivesValue",
    "FollowBeaten", "FollowTrumps", "FollowLength", "DropValue", "DropBeaten", "DropLength",
    "DropTakes", "DropTakesPoints", "DropFixes", "DropFixesLength", "DropFixesHigh", "DropFixesLow",
    "DropTrump", "FirstTrick", "TopTrump", "Hundred" };

using Choices = std::vector<CardChoice>;

/// What a tree finds in a deal, wherever more than one card is possible.
void playDeal(Choices& choices, Rng& rng)
{
    const bots::Budget budget { .worlds = 50 };
    State state = start(Rules {}, playerCount, seatAt(static_cast<int>(rng.below(playerCount))));
    take(state, shuffled(packOf(wholePack()), rng));
    while (!state.table.verdict) {
        const Seat seat = *seatDue(state.table);
        const Observation observation = observe(state, seat);
        const Action played = *bots::sharpCards(observation, {}, budget, rng).front().action;
        if (legalActions(observation).size() > 1)
            choices.push_back(choiceOf(observation, played.card()));
        act(state, seat, played);
    }
}

/// How surprising the choices are to somebody, in nats a card.
template <typename Chance> double surprise(const Choices& choices, const Chance& chance)
{
    double sum = 0;
    for (const CardChoice& choice : choices) sum -= std::log(chance(choice));
    return sum / static_cast<double>(choices.size());
}

void tell(const Choices& unseen, const bots::FeatureWeights& fitted)
{
    const auto by = [&](const bots::FeatureWeights& weights) {
        return surprise(unseen, [&](const CardChoice& choice) {
            const auto chances = bots::cardChances(choice.context, choice.playable, weights);
            return static_cast<double>(chances[choice.played]);
        });
    };
    std::cout << unseen.size() << " choices that were not fitted to, nats a card: a guess "
              << surprise(unseen, [](const auto& one) { return 1.0 / one.playable.size(); })
              << ", the table before " << by(bots::cardWeights) << ", the new one " << by(fitted)
              << '\n';
}

void write(std::ostream& to, const bots::FeatureWeights& weights)
{
    to << "// Written by weli-learn-mittlere: do not edit.\n"
          "#include \"core/bots/mittlere/learnt/card_weights.h\"\n\n"
          "namespace weli::bots {\n\n// clang-format off\n"
          "constexpr FeatureWeights cardWeights { {\n"
       << std::fixed << std::setprecision(2);
    for (const bots::FeatureWeight& one : weights)
        to << "    { Feature::" << names[static_cast<std::size_t>(one.feature)] << ", "
           << one.always << "F, " << one.aimHigh << "F, " << one.strength << "F },\n";
    to << "} };\n// clang-format on\nstatic_assert(areInOrder(cardWeights));\n\n}\n";
}

}

int main(int count, char** words)
{
    constexpr int kept = 10; // one deal of so many is not fitted to
    const int deals = count == 3 ? std::atoi(words[1]) : 0;
    if (deals < kept) {
        std::cerr << "weli-learn-mittlere DEALS FILE: plays so many deals of Mittlere, ten at "
                     "least, and writes by what cards are chosen\n";
        return 2;
    }
    Choices choices;
    Choices unseen;
    Rng rng(18);
    for (int deal = deals; deal > 0; --deal) playDeal(deal % kept == 0 ? unseen : choices, rng);
    const bots::FeatureWeights fitted = fittedTo(choices);
    tell(unseen, fitted);
    std::ofstream file(words[2]);
    write(file, fitted);
    return file ? 0 : 1;
}
