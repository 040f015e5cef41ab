#pragma once

#include "core/bots/preference/evaluation.h"
#include "core/bots/preference/expected_result.h"

#include <limits>

namespace weli::bots {

/// What a word is worth in chips, and why.
struct WordWorth {
    double chips = -std::numeric_limits<double>::infinity();
    PreferenceWhys whys {};

    /// Becomes the other one if that is worth more.
    void improve(const WordWorth& other);
};

/// Worth so much, for this reason.
WordWorth worthFor(double chips, const PreferenceWhy& why);

/// Does it bid for the deal?
constexpr bool isBid(const preference::Action& action)
{
    return action.verb() == preference::Verb::Bid || action.verb() == preference::Verb::Hold;
}

/// Does it bid, or hold, a contract from One to Four?
inline bool isLowBid(const preference::Action& action)
{
    if (action.verb() == preference::Verb::Hold) return true;
    return action.verb() == preference::Verb::Bid && action.bid().contract
        && preference::isLow(*action.bid().contract);
}

/// What is expected of the contract to which a word leads.
PreferenceWhy whyContract(preference::Contract contract, const ExpectedResult& expected);
/// Has everybody else passed, so that nobody declares if the seat that is due passes, too?
bool isLastToSpeak(const preference::PublicState& table);
/// Is there a bid that only one without a trump can follow?
bool isBidWithoutTrump(const preference::PublicState& table);
/// What passing comes to for one who takes so many tricks in defence, if it is known.
PreferenceWhys whysOfPassing(const preference::PublicState& table, std::optional<double> tricks);
/// What a word means to one who may have to defend: how likely it has the tricks that it is bound
/// to, and how many it gets. Nothing for all other words, and for passing.
std::optional<PreferenceWhy> whyInDefence(preference::Verb verb, double kept, double tricks);

}
