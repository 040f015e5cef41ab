#include "core/bots/bieten/rollout/leanings.h"

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr double hopeless = 0.2;
    constexpr double even = 0.5;
    constexpr double sure = 0.88;

    using Kinds = FixedList<Leaning, 4>;

    Kinds kindsOfBid(const PublicState& table, Seat seat, const Advice& advice)
    {
        const double chance = advice.why.figures[0];
        Kinds kinds;
        kinds.push(chance < hopeless ? Leaning::HopelessBid
                : chance < even      ? Leaning::PoorBid
                : chance < sure      ? Leaning::FairBid
                                     : Leaning::SureBid);
        if (seatDue(table) != seat) kinds.push(Leaning::UnaskedBid);
        if (table.trick == 0) kinds.push(Leaning::EarlyBid);
        if (advice.action->figure() == Figure::Last) kinds.push(Leaning::LastTrick);
        return kinds;
    }

    Kinds kindsOfThree(const Advice& advice)
    {
        Kinds kinds;
        kinds.push(advice.why.figures[0] < even ? Leaning::PoorThree : Leaning::GoodThree);
        if (advice.action->figure() == Figure::Last) kinds.push(Leaning::LastTrick);
        return kinds;
    }

    Kinds kindsOfHold(const PublicState& table, const Advice& advice)
    {
        Kinds kinds;
        const bool three = std::get<Answering>(table.phase).three;
        kinds.push(three ? Leaning::HoldThree : Leaning::HoldBid);
        if (advice.why.figures[0] < hopeless) kinds.push(Leaning::HopelessHold);
        if (table.trick == 0) kinds.push(Leaning::EarlyHold);
        return kinds;
    }

    Kinds kindsOfCard(const Advice& advice)
    {
        Kinds kinds;
        if (advice.why.reason == BietenReason::Lure) kinds.push(Leaning::Lure);
        if (advice.why.reason == BietenReason::KeepBack) kinds.push(Leaning::KeepBack);
        if (advice.why.reason == BietenReason::NameWild) kinds.push(Leaning::NameWild);
        return kinds;
    }

    Kinds kindsOf(const PublicState& table, Seat seat, const Advice& advice)
    {
        if (!advice.action) return {};
        switch (advice.action->verb()) {
        case Verb::Bid: return kindsOfBid(table, seat, advice);
        case Verb::Three: return kindsOfThree(advice);
        case Verb::Hold: return kindsOfHold(table, advice);
        case Verb::Play: return kindsOfCard(advice);
        default: return {};
        }
    }

}

AdviceList leaned(AdviceList advice, const PublicState& table, Seat seat, const Leanings& leanings)
{
    for (Advice& one : advice)
        for (const Leaning kind : kindsOf(table, seat, one))
            one.value += leanings[static_cast<std::size_t>(kind)];
    return advice;
}

}
