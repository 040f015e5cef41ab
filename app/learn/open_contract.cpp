#include "app/learn/open_contract.h"

#include "core/bots/preference/expected_result.h"

#include <array>

namespace weli::preference {

namespace {

    constexpr int tableBits = 16;

    /// In the order of what they bring at most, so that few are solved in vain. Where no trick or
    /// all are wanted, it costs nothing here that the defenders see each other's cards (P-52): of
    /// two such contracts the open one pays more.
    constexpr std::array worthATry { Contract::EightX, Contract::Eight, Contract::SevenX,
        Contract::Seven, Contract::Hearts, Contract::One, Contract::Two, Contract::Three,
        Contract::Four, Contract::OneX, Contract::TwoX, Contract::ThreeX };

}

OpenContracts::OpenContracts(const State& dealt)
    : dealt_(dealt)
    , solver_(tableBits)
{
}

std::optional<OpenContract> OpenContracts::best()
{
    Best best;
    for (const Contract contract : worthATry)
        for (const Seat seat : dealt_.table.active) improve(best, contract, seat, dealt_.talon);
    return best;
}

std::optional<OpenContract> OpenContracts::bestAfter(const OpenContract& sold)
{
    Best best;
    for (const Contract contract : { Contract::Eight, Contract::Seven })
        for (const Seat seat : dealt_.table.active)
            if (seat != sold.seat) improve(best, contract, seat, sold.aside);
    return best;
}

void OpenContracts::improve(Best& best, Contract contract, Seat seat, CardSet bought)
{
    const OpenContract tried { contract, seat };
    if (!rowOf(contract).buys) return tryHand(best, tried, dealt_.hands[seat]);
    const CardSet whole = dealt_.hands[seat] | bought;
    for (CardSet others = whole; const Card one : whole) {
        others.remove(one);
        for (const Card other : others) {
            const CardSet aside { one, other };
            tryHand(best, { contract, seat, 0, aside }, whole - aside);
        }
    }
}

/// Asks only for more than the best brings.
void OpenContracts::tryHand(Best& best, OpenContract tried, CardSet hand)
{
    bots::OpenPlay play = bots::startOf(dealt_.table, tried.contract, tried.seat);
    play.hands = dealt_.hands;
    play.hands[tried.seat] = hand;
    const bool isSuitPlay = isSuit(tried.contract);
    const int most = isSuitPlay ? 10 : 1;
    for (int worth = isSuitPlay ? 6 : 1; worth <= most; ++worth) {
        const bots::ExpectedResult result { 1, static_cast<double>(worth) };
        tried.chips = bots::worthOf(dealt_.table, tried.contract, result);
        if (best && tried.chips <= best->chips) continue;
        if (!solver_.isWorth(play, worth)) return;
        best = tried;
    }
}

}
