#pragma once

#include "core/bots/bot.h"
#include "core/bots/outlook.h"

namespace weli::bots {

/// An act, or none for waiting, with what the book thinks of it in points of the deal.
struct Advice {
    std::optional<bieten::Action> action;
    double value = 0;
    Reason reason = Reason::Plain;
};
using AdviceList = FixedList<Advice, 64>;

/// What the 1926 text would have a seat think of, in the tricks of a deal. Bluffs are drawn from
/// the rng. Of acts that are offences there are none in the list.
AdviceList bookAdvice(const bieten::Table& table, Seat seat, const bieten::Holding& own, Rng& rng);
/// The best of these, the first of equals.
const Advice& bestOf(const AdviceList& advice);

/// By how many points of the deal this claim (bid, three or hold) beats waiting, or saying good.
double claimGain(const Outlook& outlook, const bieten::Action& claim);

/// The names under which it can make sense to play a wild card, of those that are lawful.
CardSet usefulNames(const Outlook& outlook, CardSet lawful);

}
