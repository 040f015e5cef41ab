#include "app/cli/trained/leanings.h"

#include "core/bots/bieten/book.h"
#include "core/bots/decision_util.h"

namespace weli::trained {

using namespace bieten;

namespace {

    constexpr double hopeless = 0.2;
    constexpr double even = 0.5;
    constexpr double sure = 0.88;

    using Kinds = FixedList<Leaning, 4>;

    Kinds kindsOfBid(const PublicState& table, Seat seat, const bots::Advice& advice)
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

    Kinds kindsOfThree(const bots::Advice& advice)
    {
        Kinds kinds;
        kinds.push(advice.why.figures[0] < even ? Leaning::PoorThree : Leaning::GoodThree);
        if (advice.action->figure() == Figure::Last) kinds.push(Leaning::LastTrick);
        return kinds;
    }

    Kinds kindsOfHold(const PublicState& table, const bots::Advice& advice)
    {
        Kinds kinds;
        const bool three = std::get<Answering>(table.phase).three;
        kinds.push(three ? Leaning::HoldThree : Leaning::HoldBid);
        if (advice.why.figures[0] < hopeless) kinds.push(Leaning::HopelessHold);
        if (table.trick == 0) kinds.push(Leaning::EarlyHold);
        return kinds;
    }

    Kinds kindsOfCard(const bots::Advice& advice)
    {
        using bots::BietenReason;
        Kinds kinds;
        if (advice.why.reason == BietenReason::Lure) kinds.push(Leaning::Lure);
        if (advice.why.reason == BietenReason::KeepBack) kinds.push(Leaning::KeepBack);
        if (advice.why.reason == BietenReason::NameWild) kinds.push(Leaning::NameWild);
        return kinds;
    }

    Kinds kindsOf(const PublicState& table, Seat seat, const bots::Advice& advice)
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

std::optional<Action> choice(
    const Observation& observation, const Leanings& leanings, std::uint64_t seed)
{
    const PublicState& table = observation.table;
    if (!seatDue(table)) return decide(observation, bots::Level::Book, {}, seed).action;
    Rng rng = bots::seededRng(table.history.size(), seed); // nowhere else has it the same mood
    bots::AdviceList list = bots::bookAdvice(table, observation.seat, observation.own, rng);
    for (bots::Advice& advice : list)
        for (const Leaning kind : kindsOf(table, observation.seat, advice))
            advice.value += leanings[static_cast<std::size_t>(kind)];
    return bots::bestOf(list).action;
}

}
