#include "core/drill/preference/makers.h"

#include "core/preference/settlement.h"

namespace weli::drill::preference_count {

using namespace preference;

namespace {

    constexpr Clause clause(int number) { return { 'P', static_cast<std::uint8_t>(number) }; }

    /// The table once the learner has played the last card of the deal.
    std::optional<PublicState> settled(const PreferenceSpot& spot)
    {
        if (spot.act.verb() != Verb::Play) return std::nullopt;
        const State then = after(spot.state, spot.learner, spot.act);
        if (!then.table.settled) return std::nullopt;
        return then.table;
    }

    Value tricksOf(const PublicState& table)
    {
        PerSeat<int> tricks;
        for (const Seat seat : table.playing) tricks[seat] = table.taken[seat];
        return tally(tricks, table.playing);
    }

    std::vector<Value> account(const PreferenceSpot& spot, const PublicState& table)
    {
        return { card(spot.act.card()), tricksOf(table) };
    }

    /// Of what the learner gets and pays, the ante aside, the sum of the kinds that fit.
    template <typename Fits> int sumOf(const Settlement& account, Seat seat, Fits fits)
    {
        int all = 0;
        for (const Payment& payment : account.payments) {
            if (payment.kind == PaymentKind::Ante || !fits(payment.kind)) continue;
            if (payment.to == seat) all += payment.amount;
            if (payment.from == seat) all -= payment.amount;
        }
        return all;
    }

    int sumOf(const Settlement& account, Seat seat, PaymentKind kind)
    {
        return sumOf(account, seat, [=](PaymentKind each) { return each == kind; });
    }

    /// By what the learner is in the deal, and how it went.
    Reason whyGains(const PublicState& table, const Settlement& account, Seat me)
    {
        const bool fell = account.fallen.contains(me);
        if (me == table.declarer) return fell ? Reason::GainsDown : Reason::GainsMade;
        if (!isSuit(*table.contract)) return Reason::GainsPremium;
        if (table.inviter == me) return fell ? Reason::GainsInviterDown : Reason::GainsInviter;
        if (table.inviter && table.playing.contains(me)) return Reason::GainsInvited;
        return fell ? Reason::GainsDefenderDown : Reason::GainsDefender;
    }

    /// Who takes of the pot, and who pays into it.
    Why whyPot(const PublicState& table, const Settlement& account)
    {
        const int before = table.anted;
        std::vector<Value> about { number(before), number(account.pot), number(account.amount),
            drill::seats(account.fallen) };
        if (!table.contract) return { Reason::PotMostTricks, clause(63), about };
        if (account.fallen.contains(*table.declarer)) return { Reason::PotPaid, clause(58), about };
        const bool allWell = account.fallen.empty();
        return { allWell ? Reason::PotTaken : Reason::PotTakenAndPaid, clause(58), about };
    }

    Why whyFalls(const PublicState& table)
    {
        const Value tricks = tricksOf(table);
        if (!table.contract) return { Reason::FallsMostTricks, clause(63), { tricks } };
        if (!isSuit(*table.contract)) return { Reason::FallsNotrump, clause(61), { tricks } };
        return { Reason::FallsCounted, clause(59), { tricks } };
    }

}

MaybeQuestion amount(const PreferenceSpot& spot, Rng& rng)
{
    const PublicState& table = spot.state.table;
    const int stake = table.rules.stake;
    const bool fits = table.contract && table.anted > stake && table.anted < 10 * stake;
    if (!fits || !chance(table.anted == 2 * stake ? 6 : 20, rng)) return std::nullopt;
    const int right = amountPlayedFor(table);
    const int most = table.rules.maxStakes;
    Why why { Reason::AmountPot, clause(56), { number(table.anted), number(most) } };
    if (right < table.anted)
        why = { Reason::AmountCapped, clause(56),
            { number(table.anted), number(most), number(right) } };
    return asked(Kind::PreferenceAmount, { number(table.anted), number(stake), number(most) },
        numbers(Sort::Number, right,
            { stake, table.anted, table.anted - stake, table.anted + stake, most * stake,
                (most - 1) * stake },
            rng),
        why);
}

MaybeQuestion falls(const PreferenceSpot& spot, Rng& rng)
{
    const auto table = settled(spot);
    if (!table) return std::nullopt;
    const SeatSet fallen = settlementOf(*table).fallen;
    const bool isUsual = fallen.size() == 1 && table->declarer && fallen.contains(*table->declarer);
    if (isUsual && !chance(3, rng)) return std::nullopt;
    std::vector<Choice> choices = seats(table->active, std::nullopt, true);
    for (std::size_t i = 0; const Seat each : table->active)
        choices[i++].right = fallen.contains(each);
    choices.back().right = fallen.empty();
    return asked(Kind::PreferenceFalls, account(spot, *table), choices, whyFalls(*table));
}

MaybeQuestion gains(const PreferenceSpot& spot, Rng& rng)
{
    const auto table = settled(spot);
    if (!table) return std::nullopt;
    const Settlement account = settlementOf(*table);
    const Seat me = spot.learner;
    const int right = sumOf(account, me, [](PaymentKind) { return true; });
    const int tricks = sumOf(account, me, PaymentKind::Tricks);
    const int premium = sumOf(account, me, PaymentKind::Premium);
    const int pot = right - tricks - premium;
    if (right == 0 && !chance(6, rng)) return std::nullopt;
    auto about = preference_count::account(spot, *table);
    about.push_back(number(account.amount));
    Why why = whyFalls(*table);
    if (table->contract)
        why = { whyGains(*table, account, me), clause(57),
            { chips(tricks), chips(pot), chips(premium) } };
    return asked(Kind::PreferenceGains, about,
        numbers(Sort::Chips, right,
            { -right, tricks, pot, right + account.amount, right - account.amount,
                right + account.amount / 10 },
            rng),
        why);
}

MaybeQuestion pot(const PreferenceSpot& spot, Rng& rng)
{
    const auto table = settled(spot);
    if (!table) return std::nullopt;
    const Settlement account = settlementOf(*table);
    const int before = table->anted;
    const int right = account.pot;
    const int step = account.amount;
    auto about = preference_count::account(spot, *table);
    about.push_back(number(before));
    return asked(Kind::PreferencePot, about,
        numbers(Sort::Number, right,
            { before, before + step, before + 2 * step, std::max(before - step, 0),
                right + table->rules.stake },
            rng),
        whyPot(*table, account));
}

}
