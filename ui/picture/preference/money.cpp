#include "ui/picture/preference/money.h"

#include "core/preference/settlement.h"
#include "ui/picture/initials.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace weli {

using namespace preference;

namespace {

    class Bowl {
        Q_DECLARE_TR_FUNCTIONS(Bowl)
    };

    /// P-57, as far as it is known what will be played.
    bool paysForTricks(const PublicState& table)
    {
        if (table.contract) return isSuit(*table.contract);
        const bool bidIsFinal = table.declarer && table.standing;
        return !bidIsFinal || table.standing->bid == spiel || isSuit(*table.standing->bid.contract);
    }

    QStringList linesOf(const PublicState& table)
    {
        if (table.deal == 0 || table.settled) return {};
        const int amount = amountPlayedFor(table);
        if (isAusfechten(table)) // P-63
            //: Beside the pot: what the player with the most tricks pays into it
            return { Bowl::tr("loser pays %1").arg(table.rules.stake) };
        QStringList lines;
        if (table.anted > amount)
            //: Beside the pot: what is played for, and no deal is played for more
            lines << Bowl::tr("for %1 (the limit)").arg(amount);
        else
            //: Beside the pot: what is played for
            lines << Bowl::tr("for %1").arg(amount);
        if (paysForTricks(table))
            //: Beside the pot: what a trick is worth
            lines << Bowl::tr("%1 a trick").arg(amount / 10);
        return lines;
    }

    LedgerColumn columnOf(
        const Observation& observation, const PreferenceContext& context, Seat seat)
    {
        const PublicState& table = observation.table;
        LedgerColumn column;
        column.initial = initialsOf(observation, context)[seat.index];
        column.name = inColumn(observation, context, seat);
        column.seat = seat;
        for (const PastDeal& deal : context.past.deals)
            column.balances.push_back(deal.balances[seat]);
        column.won
            = std::holds_alternative<MatchOver>(table.phase) && endOf(table).winners.contains(seat);
        return column;
    }

}

BowlPicture bowlOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    BowlPicture bowl;
    bowl.at = table.dealer;
    bowl.pot = table.pot;
    bowl.lines = linesOf(table);
    bowl.spoken = ofWhom(observation, context, bowl.at,
        //: The bowl with the pot: %1 is the dealer, before whom it stands, %2 money
        Bowl::tr("Pot: %2, in front of %1"),
        //: The bowl with the pot: %1 is money, you are the dealer
        Bowl::tr("Pot: %1, in front of you"), QString::number(bowl.pot));
    if (!bowl.lines.isEmpty()) bowl.spoken += "; " + bowl.lines.join(", ");
    bowl.topic = Clause { 'P', 56 };
    bowl.about = bowl.spoken + ".\n"
        + Bowl::tr(
            "Each deal the dealer adds to the pot. In a contract with trumps the declarer "
            "pays, for each trick of the defenders, a tenth of the amount played for. A "
            "declarer who makes the contract takes the amount from the pot; whoever goes down "
            "pays it in.");
    return bowl;
}

LedgerPicture ledgerOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    LedgerPicture ledger;
    ledger.deals = table.rules.deals;
    for (int step = 1; step <= table.players; ++step) {
        const Seat seat = seatAt((observation.seat.index + step) % table.players);
        ledger.columns.push_back(columnOf(observation, context, seat));
    }
    for (const PastDeal& deal : context.past.deals) ledger.pot.push_back(deal.pot);
    return ledger;
}

}
