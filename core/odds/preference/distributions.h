#pragma once

#include "core/preference/view.h"

#include <vector>

namespace weli::odds {

/// The hands of all who play, and how much they count: in how many ways the other cards can lie
/// then.
struct Distribution {
    PerSeat<CardSet> hands {};
    double ways = 1;
};

/// Does the seat know the cards of all who play?
bool areKnown(const preference::Observation& observation);
/// Can all distributions be listed, each way to lay the cards being as likely as any other? Not
/// after two after-buys: then some have come about in more courses of the deal than others, if
/// there is more than one.
bool canBeListed(const preference::Observation& observation);
/// Every distribution of the cards that is possible while tricks are played, by what is certain:
/// cards seen, and the duties of section 10. What was said does not weigh.
std::vector<Distribution> everyDistribution(const preference::Observation& observation);

}
