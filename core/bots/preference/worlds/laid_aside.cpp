#include "core/bots/preference/worlds/laid_aside.h"

#include "core/bots/preference/hand_value.h"

namespace weli::bots {

using namespace preference;

namespace {

    double worthFor(const ContractRow& row, CardSet hand)
    {
        if (row.goal == Goal::NoTrick) return -chanceOfATrick(hand);
        if (row.goal == Goal::AllTricks) return tricksWithoutTrump(hand);
        return tricksWithTrump(hand, *row.trump);
    }

}

LaidAside::LaidAside(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Discards& discards = observation.discards;
    if (!table.contract || discards.empty() || table.settled) return;
    const Seat buyer = table.buyers.back();
    const bool isHidden = discards.size() == table.buyers.size() && discards.back().empty();
    if (!isHidden || buyer == observation.seat) return;
    buyer_ = buyer;
    may_ = possiblePlaces(observation).hands[buyer];
    played_ = playedBy(table, buyer);
}

void LaidAside::chooseIn(State& world) const
{
    if (!buyer_) return;
    CardSet& hand = world.hands[*buyer_];
    const ContractRow& row = rowOf(*world.table.contract);
    const CardSet held = hand | world.discards.back();
    double most = worthFor(row, hand | played_);
    for (CardSet others = held; const Card one : held) {
        others.remove(one);
        for (const Card other : others) {
            const CardSet kept = held - CardSet { one, other };
            if (!(kept - may_).empty()) continue;
            const double worth = worthFor(row, kept | played_);
            if (worth <= most) continue;
            most = worth;
            hand = kept;
        }
    }
    world.discards.pop();
    world.discards.push(held - hand);
}

}
