#include "core/preference/settlement.h"

#include <algorithm>
#include <cassert>

namespace weli::preference {

namespace {

    Ending endingOf(const PublicState& table)
    {
        if (table.agreed) return Ending::Agreed;
        return table.stayed.size() == 2 ? Ending::Home : Ending::Play;
    }

    PerSeat<std::uint8_t> tricksOf(const PublicState& table, Ending by)
    {
        PerSeat<std::uint8_t> tricks = table.taken;
        if (by == Ending::Home) tricks[*table.declarer] = 10; // P-36
        if (by == Ending::Agreed) { // P-45
            tricks[*table.declarer] = static_cast<std::uint8_t>(declarersTricks(*table.agreed));
            tricks[*table.joined.begin()]
                = static_cast<std::uint8_t>(defendersTricks(*table.agreed));
        }
        return tricks;
    }

    /// Enters payments and what they do to the seats and the pot.
    class Book {
    public:
        explicit Book(const PublicState& table)
        {
            account_.by = endingOf(table);
            account_.tricks = tricksOf(table, account_.by);
            account_.pot = table.anted - table.rules.stake;
            pay(PaymentKind::Ante, table.dealer, std::nullopt, table.rules.stake);
        }
        void pay(PaymentKind kind, std::optional<Seat> from, std::optional<Seat> to,
            std::int32_t amount, int tricks = 0)
        {
            if (amount == 0) return;
            account_.payments.push({ kind, from, to, amount, static_cast<std::uint8_t>(tricks) });
            (from ? account_.delta[*from] : account_.pot) -= amount;
            (to ? account_.delta[*to] : account_.pot) += amount;
        }
        void fall(Seat seat)
        {
            account_.fallen.add(seat);
            pay(PaymentKind::Fall, seat, std::nullopt, account_.amount);
        }
        [[nodiscard]] Settlement& account() { return account_; }

    private:
        Settlement account_;
    };

    void enterAusfechten(const PublicState& table, Book& book) // P-63
    {
        Settlement& account = book.account();
        account.amount = table.rules.stake;
        std::uint8_t most = 0;
        for (const Seat seat : table.active) most = std::max(most, account.tricks[seat]);
        for (const Seat seat : table.active) {
            if (account.tricks[seat] != most) continue;
            account.fallen.add(seat);
            book.pay(PaymentKind::Ausfechten, seat, std::nullopt, account.amount);
        }
    }

    void enterTricks(const PublicState& table, Book& book) // P-57
    {
        const std::int32_t trick = book.account().amount / 10;
        int both = 0;
        for (const Seat seat : defendersOf(table)) {
            const int tricks = book.account().tricks[seat];
            both += tricks;
            if (!table.inviter)
                book.pay(PaymentKind::Tricks, table.declarer, seat, tricks * trick, tricks);
        }
        if (table.inviter)
            book.pay(PaymentKind::Tricks, table.declarer, table.inviter, both * trick, both);
    }

    void enterDefendersFalls(const PublicState& table, Book& book) // P-59
    {
        const PerSeat<std::uint8_t>& tricks = book.account().tricks;
        const int both = 10 - tricks[*table.declarer];
        for (const Seat seat : defendersOf(table)) {
            if (!table.playing.contains(seat)) continue;
            if (table.inviter ? seat == table.inviter && both < 4 : tricks[seat] < 2)
                book.fall(seat);
        }
    }

    bool succeeded(const PublicState& table, const Settlement& account)
    {
        const int tricks = account.tricks[*table.declarer];
        const Goal goal = rowOf(*table.contract).goal;
        if (goal == Goal::SixTricks) return tricks >= 6;
        if (goal == Goal::NoTrick) return tricks == 0;
        return tricks == 10;
    }

    void enterPremiums(const PublicState& table, bool success, Book& book) // P-62
    {
        const std::int32_t premium = rowOf(*table.contract).premium * table.rules.stake;
        for (const Seat seat : defendersOf(table))
            book.pay(PaymentKind::Premium, success ? seat : *table.declarer,
                success ? *table.declarer : seat, premium);
    }

    void enterContract(const PublicState& table, Book& book)
    {
        const bool suit = isSuit(*table.contract);
        const bool success = succeeded(table, book.account());
        book.account().amount = amountPlayedFor(table);
        if (suit) enterTricks(table, book);
        if (success) // P-58, P-61
            book.pay(PaymentKind::PotWon, std::nullopt, table.declarer, book.account().amount);
        else
            book.fall(*table.declarer);
        if (suit) enterDefendersFalls(table, book);
        enterPremiums(table, success, book);
    }

    PerSeat<std::int32_t> sharesOf(const PublicState& table, std::int32_t pot) // P-65
    {
        PerSeat<std::int32_t> shares;
        const SeatSet all = SeatSet::firstOf(table.players);
        for (const Seat seat : all) shares[seat] = pot / table.players;
        Seat next = table.dealer;
        for (int odd = pot % table.players; odd > 0; --odd) ++shares[next = nextIn(all, next)];
        return shares;
    }

}

std::int32_t amountPlayedFor(const PublicState& table)
{
    return std::min<std::int32_t>(table.anted, table.rules.maxStakes * table.rules.stake);
}

Settlement settlementOf(const PublicState& table)
{
    Book book(table);
    if (table.contract)
        enterContract(table, book);
    else
        enterAusfechten(table, book);
    return book.account();
}

void settle(PublicState& table)
{
    const Settlement account = settlementOf(table);
    for (const Seat seat : SeatSet::firstOf(table.players))
        table.balances[seat] += account.delta[seat];
    table.balances[table.dealer] += table.rules.stake; // it paid its ante before the deal
    table.pot = account.pot;
    table.settled = true;
}

MatchEnd endOf(const PublicState& table)
{
    MatchEnd end;
    end.pot = settlementOf(table).pot;
    end.shared = sharesOf(table, end.pot);
    std::int32_t best = table.balances[seatAt(0)];
    for (const Seat seat : SeatSet::firstOf(table.players))
        best = std::max(best, table.balances[seat]);
    for (const Seat seat : SeatSet::firstOf(table.players))
        if (table.balances[seat] == best) end.winners.add(seat);
    return end;
}

void sharePot(PublicState& table)
{
    const PerSeat<std::int32_t> shares = sharesOf(table, table.pot);
    for (const Seat seat : SeatSet::firstOf(table.players)) table.balances[seat] += shares[seat];
    table.pot = 0;
}

}
