#include "core/bots/preference/prospect.h"

#include "core/bots/preference/hand_value.h"
#include "core/preference/settlement.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace preference;

double chanceOf(int tricks, double expected)
{
    constexpr double spread = 0.55; // how much what is expected may be wrong
    return 1 / (1 + std::exp((tricks - 0.5 - expected) / spread));
}

Prospect prospectOf(Contract contract, CardSet hand, double more)
{
    const ContractRow& row = rowOf(contract);
    if (row.goal == Goal::NoTrick) return { 1 - chanceOfATrick(hand), 0 };
    constexpr double overtaken = 1.4; // tricks, for what the defenders must waste (P-49)
    double tricks = tricksAsDeclarer(hand, row.trump) + more;
    if (row.goal == Goal::AllTricks) return { chanceOf(10, tricks), tricks };
    tricks = std::min(10.0, tricks + overtaken);
    return { chanceOf(6, tricks), tricks };
}

double stakeOf(const Table& table) { return amountPlayedFor(table); }

double worthOf(const Table& table, Contract contract, Prospect prospect)
{
    const double stake = stakeOf(table);
    const double gain = stake + 2.0 * rowOf(contract).premium * table.rules.stake;
    const double worth = (2 * prospect.success - 1) * gain;
    return isSuit(contract) ? worth - (10 - prospect.tricks) * stake / 10 : worth;
}

double worthOfDefending(const Table& table, double tricks, int needed)
{
    const double stake = stakeOf(table);
    return tricks * stake / 10 - (1 - chanceOf(needed, tricks)) * stake;
}

}
