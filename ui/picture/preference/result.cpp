#include "ui/picture/preference/result.h"

#include "core/preference/settlement.h"
#include "ui/picture/match_end.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

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

    /// A settled deal as somebody sees it.
    struct Seen {
        const Observation& observation;
        const PreferenceContext& context;
        const PublicState& table;
        const Settlement account;

        template <typename... Objects>
        QString ofDeclarer(
            const QString& somebody, const QString& me, const Objects&... objects) const
        {
            return ofWhom(observation, context, *table.declarer, somebody, me, objects...);
        }
        [[nodiscard]] QString names(SeatSet seats) const
        {
            return namesOf(observation, context, seats);
        }
        [[nodiscard]] QString name(Seat seat) const { return inColumn(observation, context, seat); }
        [[nodiscard]] QString contract() const
        {
            return words::nameOf(*table.contract, context.cards);
        }
        [[nodiscard]] QString declarersTricks() const
        {
            return words::tricks(account.tricks[*table.declarer]);
        }
    };

    // The title.

    QString madeBy(const Seen& seen)
    {
        const QString what = seen.contract();
        const QString tricks = seen.declarersTricks();
        if (!isSuit(*seen.table.contract))
            return seen.ofDeclarer(
                //: %1 is a player, %2 a contract
                Account::tr("%1 makes %2"),
                //: %1 is a contract
                Account::tr("You make %1"), what);
        if (seen.account.by == Ending::Home)
            return seen.ofDeclarer(
                //: Both defenders have stayed home: %1 is a player, %2 a contract
                Account::tr("%1 makes %2: nobody goes along"),
                //: Both defenders have stayed home: %1 is a contract
                Account::tr("You make %1: nobody goes along"), what);
        if (seen.account.by == Ending::Agreed)
            return seen.ofDeclarer(
                //: Agreed without playing: %1 is a player, %2 a contract, %3 "7 tricks"
                Account::tr("%1 makes %2 with %3, as agreed"),
                //: Agreed without playing: %1 is a contract, %2 "7 tricks"
                Account::tr("You make %1 with %2, as agreed"), what, tricks);
        return seen.ofDeclarer(
            //: %1 is a player, %2 a contract, %3 "7 tricks"
            Account::tr("%1 makes %2 with %3"),
            //: %1 is a contract, %2 "7 tricks"
            Account::tr("You make %1 with %2"), what, tricks);
    }

    QString lostBy(const Seen& seen)
    {
        const QString what = seen.contract();
        if (!isSuit(*seen.table.contract))
            return seen.ofDeclarer(
                //: Has not made the contract: %1 is a player, %2 a contract (fällt; faller)
                Account::tr("%1 goes down in %2"),
                //: You have not made the contract: %1 is a contract (fällst; faller)
                Account::tr("You go down in %1"), what);
        return seen.ofDeclarer(
            //: %1 is a player, %2 a contract, %3 "5 tricks"
            Account::tr("%1 goes down in %2 with %3"),
            //: %1 is a contract, %2 "5 tricks"
            Account::tr("You go down in %1 with %2"), what, seen.declarersTricks());
    }

    QString titleOf(const Seen& seen)
    {
        const SeatSet& fallen = seen.account.fallen;
        if (isAusfechten(seen.table))
            //: Nobody has bid; those who took the most tricks pay: %1 is a name, or two with "and"
            return Account::tr("Ausfechten: %1 took the most tricks").arg(seen.names(fallen));
        SeatSet defenders = fallen;
        defenders.remove(*seen.table.declarer);
        const bool lost = fallen.contains(*seen.table.declarer);
        QString title = lost ? lostBy(seen) : madeBy(seen);
        if (defenders.empty()) return title;
        //: %1 says how the declarer did, %2 names defenders who had too few tricks
        return Account::tr("%1; %2 went down").arg(title, seen.names(defenders));
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
        case Goal::AllTricks: return Account::tr("lost a trick");
        }
        return {};
    }

    QString whyPaid(const Seen& seen, const Payment& payment)
    {
        switch (payment.kind) {
        case PaymentKind::Ante: return Account::tr("the dealer, into the pot");
        case PaymentKind::Tricks:
            return ofWhom(seen.observation, seen.context, *payment.from,
                //: Paid by the player %1 for %2 ("3 tricks")
                Account::tr("from %1 for %2"),
                //: Paid by you for %1 ("3 tricks")
                Account::tr("from you for %1"), words::tricks(payment.tricks));
        case PaymentKind::PotWon: return Account::tr("the amount played for, from the pot");
        case PaymentKind::Fall:
            //: %1 says why somebody pays
            return Account::tr("%1: into the pot").arg(whyFallen(seen.table, *payment.from));
        case PaymentKind::Premium:
            return ofWhom(seen.observation, seen.context, *payment.from,
                //: Paid by the player %1
                Account::tr("from %1"), Account::tr("from you"));
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
    CountLine lineOf(const Seen& seen, const Payment& payment)
    {
        const Seat seat = payment.to ? *payment.to : *payment.from;
        return { titleOf(payment.kind), seen.name(seat),
            { whyPaid(seen, payment), clauseOf(seen.table, payment) },
            payment.to ? payment.amount : -payment.amount };
    }

    std::vector<CountLine> linesOf(const Seen& seen)
    {
        std::vector<CountLine> lines;
        for (const Payment& payment : seen.account.payments) lines.push_back(lineOf(seen, payment));
        if (!isMatchOver(seen.table)) return lines;
        const MatchEnd end = endOf(seen.table);
        for (const Seat seat : SeatSet::firstOf(seen.table.players))
            if (end.shared[seat] > 0)
                //: After the last deal the pot is shared
                lines.push_back({ Account::tr("Pot"), seen.name(seat),
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
        return marks.join(", ");
    }

    /// From balance to balance.
    std::vector<std::vector<int>> dealsOf(const Past& past, SeatSet seats)
    {
        PerSeat<int> before {};
        return deltasOf(past.deals, seats, [&before](const PastDeal& deal, Seat seat) {
            return deal.balances[seat] - std::exchange(before[seat], deal.balances[seat]);
        });
    }

    int earnedBy(const PublicState& table, const Settlement& account, Seat seat)
    {
        return account.delta[seat] + (isMatchOver(table) ? endOf(table).shared[seat] : 0);
    }

}

ResultPicture resultOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& settled = observation.table;
    const Seen seen { observation, context, settled, settlementOf(settled) };
    const bool over = isMatchOver(settled);
    ResultPicture result { .match = over ? endText(observation, context) : QString(),
        .title = over ? words::lastDeal(titleOf(seen)) : titleOf(seen),
        .why = {},
        .lines = linesOf(seen),
        .scale = {},
        .earned = {},
        .over = over ? ResultPicture::Over::Match : ResultPicture::Over::Deal,
        .goOn = { GoOn {},
            //: A button below the settlement; the letter after & is its shortcut
            over ? Account::tr("&Done") : Account::tr("&Next deal"), {} } };
    for (const Seat seat : SeatSet::firstOf(settled.players))
        result.earned.push_back(
            { seen.name(seat), earnedBy(settled, seen.account, seat), settled.balances[seat],
                markOf(settled, seen.account, seat), seen.account.fallen.contains(seat) });
    if (!over) return result;
    endMatch(result, observation, context, endOf(settled).winners);
    result.deals = dealsOf(context.past, SeatSet::firstOf(settled.players));
    return result;
}

QString settlementTitle(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& settled = observation.table;
    return titleOf(Seen { observation, context, settled, settlementOf(settled) });
}

QString endText(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& over = observation.table;
    const SeatSet winners = endOf(over).winners;
    return matchWonBy(observation, context, winners, words::money(over.balances[*winners.begin()]));
}

}
