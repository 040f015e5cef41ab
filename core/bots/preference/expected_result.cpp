#include "core/bots/preference/expected_result.h"

#include "core/bots/preference/hand_value.h"
#include "core/preference/settlement.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace preference;

double Spread::errorOf(double ofFirst, double ofSecond) const
{
    const double variance = ofFirst * ofFirst * first + ofSecond * ofSecond * second
        + 2 * ofFirst * ofSecond * together;
    return std::sqrt(std::max(0.0, variance));
}

void PairSums::enter(double one, double other)
{
    first += one;
    second += other;
    squaredFirst += one * one;
    squaredSecond += other * other;
    product += one * other;
    ++worlds;
}

Spread PairSums::spread() const
{
    const double count = worlds;
    const double one = first / count;
    const double other = second / count;
    return { (squaredFirst / count - one * one) / count,
        (squaredSecond / count - other * other) / count, (product / count - one * other) / count };
}

double chanceOf(int tricks, double expected)
{
    constexpr double spread = 0.55; // how much what is expected may be wrong
    return 1 / (1 + std::exp((tricks - 0.5 - expected) / spread));
}

ExpectedResult resultOf(double tricks)
{
    const double most = std::min(10.0, tricks);
    return { chanceOf(6, most), most };
}

Defence defenceWith(double tricks, Company company)
{
    return { tricks, 1 - chanceOf(neededBy(company), tricks) };
}

ExpectedResult expectedResultOf(Contract contract, CardSet hand, double more)
{
    const ContractRow& row = rowOf(contract);
    if (row.goal == Goal::NoTrick) return { 1 - chanceOfATrick(hand), 0 };
    if (row.goal == Goal::AllTricks) {
        constexpr double hardest = 0.5; // the last trick is the hardest to get
        const double tricks = tricksWithoutTrump(hand) - hardest + more;
        return { chanceOf(10, tricks), tricks };
    }
    return resultOf(tricksWithTrump(hand, *row.trump) + more);
}

std::optional<Suit> trumpSoFar(const PublicState& table)
{
    if (table.contract) return rowOf(*table.contract).trump;
    if (table.standing && table.standing->bid.contract)
        return rowOf(*table.standing->bid.contract).trump;
    return std::nullopt;
}

double stakeOf(const PublicState& table) { return amountPlayedFor(table); }

double worthOf(const PublicState& table, Contract contract, ExpectedResult expected)
{
    const double stake = stakeOf(table);
    const double gain = stake + 2.0 * rowOf(contract).premium * table.rules.stake;
    const double worth = (2 * expected.success - 1) * gain;
    return isSuit(contract) ? worth - (10 - expected.tricks) * stake / 10 : worth;
}

double worthOfBidding(const PublicState& table, Contract contract, ExpectedResult expected)
{
    if (!isSuit(contract) || isForced(table)) return worthOf(table, contract, expected);
    constexpr double whoFalls = 0.5; // of those who would fall if both went along
    constexpr double whatIsPaid = 0.7;
    return worthOf(table, contract,
        { 1 - whoFalls * (1 - expected.success), 10 - whatIsPaid * (10 - expected.tricks) });
}

double worthOfDefending(const PublicState& table, Defence defence)
{
    const double stake = stakeOf(table);
    return defence.tricks * stake / 10 - defence.falls * stake;
}

}
