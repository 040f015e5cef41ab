#include "ui/picture/preference/result.h"

#include "core/preference/settlement.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace weli {

using namespace preference;

namespace {

    class Account {
        Q_DECLARE_TR_FUNCTIONS(PreferenceResult)
    };

    bool isMatchOver(const PublicState& table)
    {
        return std::holds_alternative<MatchOver>(table.phase);
    }

    QString namesOf(SeatSet seats, const PreferenceContext& context)
    {
        QStringList names;
        for (const Seat seat : seats) names << context.nameOf(seat);
        return words::list(names);
    }

    // The title.

    QString madeBy(
        const PublicState& table, const Settlement& account, const PreferenceContext& context)
    {
        const QString who = context.nameOf(*table.declarer);
        const QString what = words::nameOf(*table.contract, context.cards);
        //: %1 is a player, %2 a contract
        if (!isSuit(*table.contract)) return Account::tr("%1 makes %2").arg(who, what);
        if (account.by == Ending::Home)
            //: Both defenders have stayed home: %1 is a player, %2 a contract
            return Account::tr("%1 makes %2: nobody goes along").arg(who, what);
        const QString tricks = words::tricks(account.tricks[*table.declarer]);
        //: Agreed without playing: %1 is a player, %2 a contract, %3 "7 tricks"
        if (account.by == Ending::Agreed)
            return Account::tr("%1 makes %2 with %3, as agreed").arg(who, what, tricks);
        //: %1 is a player, %2 a contract, %3 "7 tricks"
        return Account::tr("%1 makes %2 with %3").arg(who, what, tricks);
    }

    QString lostBy(
        const PublicState& table, const Settlement& account, const PreferenceContext& context)
    {
        const QString who = context.nameOf(*table.declarer);
        const QString what = words::nameOf(*table.contract, context.cards);
        //: Has not made the contract: %1 is a player, %2 a contract (fällt; faller)
        if (!isSuit(*table.contract)) return Account::tr("%1 goes down in %2").arg(who, what);
        //: %1 is a player, %2 a contract, %3 "5 tricks"
        return Account::tr("%1 goes down in %2 with %3")
            .arg(who, what, words::tricks(account.tricks[*table.declarer]));
    }

    QString titleOf(
        const PublicState& table, const Settlement& account, const PreferenceContext& context)
    {
        if (isAusfechten(table))
            //: Nobody has bid; those who took the most tricks pay: %1 is a name, or two with "and"
            return Account::tr("Ausfechten: %1 took the most tricks")
                .arg(namesOf(account.fallen, context));
        SeatSet defenders = account.fallen;
        defenders.remove(*table.declarer);
        const bool lost = account.fallen.contains(*table.declarer);
        QString title = lost ? lostBy(table, account, context) : madeBy(table, account, context);
        if (defenders.empty()) return title;
        //: %1 says how the declarer did, %2 names defenders who had too few tricks
        return Account::tr("%1; %2 went down").arg(title, namesOf(defenders, context));
    }

    // The lines.

    QString titleOf(PaymentKind kind)
    {
        switch (kind) {
        //: What the dealer puts into the pot before the deal
        case PaymentKind::Ante: return Account::tr("Base stake");
        //: What the defenders' tricks cost the declarer
        case PaymentKind::Tricks: return Account::tr("Tricks");
        //: The declarer takes the amount that was played for from the pot
        case PaymentKind::PotWon: return Account::tr("Pot");
        //: Who does not reach the goal pays into the pot (Fall; fall)
        case PaymentKind::Fall: return Account::tr("Penalty");
        //: Goes between the declarer and each defender
        case PaymentKind::Premium: return Account::tr("Premium");
        //: Who took the most tricks when nobody had bid pays (Ausfechten; krypspel)
        case PaymentKind::Ausfechten: return Account::tr("Ausfechten");
        }
        return {};
    }

    QString whyFallen(const PublicState& table, Seat seat)
    {
        if (seat != table.declarer)
            return table.inviter ? Account::tr("fewer than four tricks together")
                                 : Account::tr("fewer than two tricks");
        switch (rowOf(*table.contract).goal) {
        case Goal::SixTricks: return Account::tr("fewer than six tricks");
        case Goal::NoTrick: return Account::tr("took a trick");
        case Goal::AllTricks: return Account::tr("gave up a trick");
        }
        return {};
    }

    QString whyPaid(
        const PublicState& table, const Payment& payment, const PreferenceContext& context)
    {
        switch (payment.kind) {
        case PaymentKind::Ante: return Account::tr("the dealer, into the pot");
        case PaymentKind::Tricks:
            //: Paid by the player %1 for %2 ("3 tricks")
            return Account::tr("from %1 for %2")
                .arg(context.nameOf(*payment.from), words::tricks(payment.tricks));
        case PaymentKind::PotWon: return Account::tr("the stake, from the pot");
        case PaymentKind::Fall:
            //: %1 says why somebody pays
            return Account::tr("%1: into the pot").arg(whyFallen(table, *payment.from));
        //: Paid by the player %1
        case PaymentKind::Premium: return Account::tr("from %1").arg(context.nameOf(*payment.from));
        case PaymentKind::Ausfechten: return Account::tr("most tricks: into the pot");
        }
        return {};
    }

    /// By which clause it is paid.
    Clause clauseOf(const PublicState& table, const Payment& payment)
    {
        switch (payment.kind) {
        case PaymentKind::Ante: return { 'P', 9 };
        case PaymentKind::Tricks: return { 'P', 57 };
        case PaymentKind::Fall:
            if (payment.from != table.declarer) return { 'P', 59 };
            break;
        case PaymentKind::PotWon: break;
        case PaymentKind::Premium: return { 'P', 62 };
        case PaymentKind::Ausfechten: return { 'P', 63 };
        }
        return isSuit(*table.contract) ? Clause { 'P', 58 } : Clause { 'P', 61 };
    }

    /// Whoever pays another is named in the reason; whoever pays into the pot loses.
    CountLine lineOf(
        const PublicState& table, const Payment& payment, const PreferenceContext& context)
    {
        const Seat seat = payment.to ? *payment.to : *payment.from;
        return { titleOf(payment.kind), context.nameOf(seat),
            { whyPaid(table, payment, context), clauseOf(table, payment) },
            payment.to ? payment.amount : -payment.amount };
    }

    std::vector<CountLine> linesOf(
        const PublicState& table, const Settlement& account, const PreferenceContext& context)
    {
        std::vector<CountLine> lines;
        for (const Payment& payment : account.payments)
            lines.push_back(lineOf(table, payment, context));
        if (!isMatchOver(table)) return lines;
        const MatchEnd end = endOf(table);
        for (const Seat seat : SeatSet::firstOf(table.players))
            if (end.shared[seat] > 0)
                //: After the last deal the pot is shared
                lines.push_back({ Account::tr("Pot"), context.nameOf(seat),
                    { Account::tr("a share of what was left"), Clause { 'P', 65 } },
                    end.shared[seat] });
        return lines;
    }

    // The seats.

    QString markOf(const PublicState& table, const Settlement& account, Seat seat)
    {
        QStringList marks;
        //: After a player's name in the settlement: played the contract
        if (table.declarer == seat) marks << Account::tr("declarer");
        //: After a player's name in the settlement: has not reached the goal
        if (account.fallen.contains(seat)) marks << Account::tr("down");
        const bool home = table.stayed.contains(seat) && !table.playing.contains(seat);
        //: After a player's name in the settlement: did not go along
        if (home) marks << Account::tr("at home");
        //: After a player's name in the settlement: has won the match
        if (isMatchOver(table) && endOf(table).winners.contains(seat)) marks << Account::tr("wins");
        return marks.join(", ");
    }

    int earnedBy(const PublicState& table, const Settlement& account, Seat seat)
    {
        return account.delta[seat] + (isMatchOver(table) ? endOf(table).shared[seat] : 0);
    }

}

ResultPicture resultOf(const PublicState& settled, const PreferenceContext& context)
{
    const Settlement account = settlementOf(settled);
    const bool over = isMatchOver(settled);
    ResultPicture result { .title = titleOf(settled, account, context),
        .why = {},
        .lines = linesOf(settled, account, context),
        .scale = {},
        .earned = {},
        .gameOver = over,
        .matchOver = over,
        .goOn = { GoOn {},
            //: A button below the settlement; the letter after & is its shortcut
            over ? Account::tr("&Done") : Account::tr("&Next deal"), {} } };
    for (const Seat seat : SeatSet::firstOf(settled.players))
        result.earned.push_back(
            { context.nameOf(seat), earnedBy(settled, account, seat), settled.balances[seat],
                markOf(settled, account, seat), account.fallen.contains(seat) });
    if (over) result.again = playAgainChoice();
    return result;
}

QString settlementTitle(const PublicState& settled, const PreferenceContext& context)
{
    return titleOf(settled, settlementOf(settled), context);
}

QString endText(const PublicState& over, const PreferenceContext& context)
{
    const MatchEnd end = endOf(over);
    const Seat first = *end.winners.begin();
    //: The end of the match: %1 is a player, or several with "and", %2 money
    const QString text = end.winners.size() == 1
        ? Account::tr("The match is over: %1 wins with %2.")
        : Account::tr("The match is over: %1 win with %2.");
    return text.arg(namesOf(end.winners, context), words::money(over.balances[first]));
}

}
