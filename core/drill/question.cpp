#include "core/drill/question.h"

#include <algorithm>
#include <array>

namespace weli::drill {

namespace {

    constexpr bool several = true;
    constexpr bool open = true;

    constexpr Needs nothing;
    constexpr Needs hand { .hand = true };
    constexpr Needs trick { .trick = true };
    constexpr Needs table { .table = true };
    constexpr Needs order { .order = true };
    constexpr Needs standing { .standing = true };
    constexpr Needs operator|(const Needs& one, const Needs& other)
    {
        return { one.hand || other.hand, one.trick || other.trick, one.table || other.table,
            one.order || other.order, one.standing || other.standing };
    }

    constexpr std::array<KindRow, kindCount> rows { {
        { Kind::BietenPlayable, "bieten-playable", trick, several },
        { Kind::BietenTrick, "bieten-trick", trick },
        { Kind::BietenFigures, "bieten-figures", hand, several },
        { Kind::BietenBest, "bieten-best", hand, false, open },
        { Kind::BietenBids, "bieten-bids", hand | table | standing, several },
        { Kind::BietenWorth, "bieten-worth", table },
        { Kind::BietenAnswers, "bieten-answers", table | order },
        { Kind::BietenNames, "bieten-names", hand | table, several },
        { Kind::BietenGespannt, "bieten-gespannt", table | standing, several },
        { Kind::BietenOrder, "bieten-order", hand | table },
        { Kind::BietenPoints, "bieten-points", hand | table },
        { Kind::BietenOut, "bieten-out", hand | table | standing },
        { Kind::BietenRound, "bieten-round", order },
        { Kind::PreferencePlayable, "preference-playable", hand | table, several },
        { Kind::PreferenceTrick, "preference-trick", table },
        { Kind::PreferenceHigher, "preference-higher", nothing },
        { Kind::PreferenceBids, "preference-bids", table, several },
        { Kind::PreferenceHold, "preference-hold", table | order },
        { Kind::PreferenceAnnounce, "preference-announce", table, several },
        { Kind::PreferenceTrump, "preference-trump", nothing },
        { Kind::PreferenceLead, "preference-lead", table | order },
        { Kind::PreferenceNeeded, "preference-needed", nothing },
        { Kind::PreferenceAmount, "preference-amount", nothing },
        { Kind::PreferenceFalls, "preference-falls", table, several },
        { Kind::PreferenceGains, "preference-gains", table },
        { Kind::PreferencePot, "preference-pot", table },
        { Kind::MittlerePlayable, "mittlere-playable", hand | table, several },
        { Kind::MittlereTrick, "mittlere-trick", table },
        { Kind::MittlereTrump, "mittlere-trump", table },
        { Kind::MittlereHighest, "mittlere-highest", nothing },
        { Kind::MittlereBeats, "mittlere-beats", table, several },
        { Kind::MittlereUnder, "mittlere-under", hand | table },
        { Kind::MittlereValue, "mittlere-value", nothing },
        { Kind::MittlereInTrick, "mittlere-in-trick", table },
        { Kind::MittlerePoints, "mittlere-points", nothing },
        { Kind::MittlereLeads, "mittlere-leads", table },
        { Kind::MittlereLoses, "mittlere-loses", nothing },
        { Kind::MittlereWritten, "mittlere-written", nothing },
    } };

    constexpr bool standInOrder()
    {
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (static_cast<std::size_t>(rows[i].kind) != i) return false;
        return true;
    }
    static_assert(standInOrder());

    bool isOf(const KindRow& row, std::string_view game)
    {
        return row.code.size() > game.size() && row.code.substr(0, game.size()) == game
            && row.code[game.size()] == '-';
    }

}

const KindRow& rowOf(Kind kind) { return rows[static_cast<std::size_t>(kind)]; }

std::optional<Kind> kindFromCode(std::string_view code)
{
    for (const KindRow& row : rows)
        if (row.code == code) return row.kind;
    return std::nullopt;
}

std::span<const KindRow> kindsOf(std::string_view game)
{
    const auto belongs = [game](const KindRow& row) { return isOf(row, game); };
    const auto* const first = std::find_if(rows.begin(), rows.end(), belongs);
    return { first, std::find_if_not(first, rows.end(), belongs) };
}

Value yesNo(bool yes) { return { Sort::YesNo, yes ? "yes" : "no" }; }
Value number(int number) { return { Sort::Number, std::to_string(number) }; }
Value chips(int amount) { return { Sort::Chips, std::to_string(amount) }; }

Value seat(std::optional<Seat> seat)
{
    return { Sort::Seat, seat ? std::to_string(seat->index) : std::string(none) };
}

Value seats(SeatSet seats)
{
    std::string code;
    for (const Seat seat : seats) {
        if (!code.empty()) code += ' ';
        code += std::to_string(seat.index);
    }
    return { Sort::Seats, code.empty() ? std::string(none) : code };
}

Value suit(std::optional<Suit> suit)
{
    return { Sort::Suit, suit ? std::string { letter(*suit) } : std::string(none) };
}

Value card(Card card) { return { Sort::Card, toText(card) }; }

Value named(Card card, Card as)
{
    return { Sort::Named, card == as ? toText(card) : toText(card) + '=' + toText(as) };
}

Value figure(std::string_view code) { return { Sort::Figure, std::string(code) }; }
Value bid(std::string_view code) { return { Sort::Bid, std::string(code) }; }
Value act(std::string_view text) { return { Sort::Act, std::string(text) }; }

Value mark(bool stroke, int count)
{
    return { Sort::Mark, std::string(stroke ? "stroke " : "potato ") + std::to_string(count) };
}

Value role(std::string_view code) { return { Sort::Role, std::string(code) }; }

Value tally(const PerSeat<int>& numbers, SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats) {
        if (!text.empty()) text += ' ';
        text += std::to_string(seat.index) + ':' + std::to_string(numbers[seat]);
    }
    return { Sort::Tally, text };
}

Value sum(std::span<const int> parts)
{
    std::string text;
    int all = 0;
    for (const int part : parts) {
        if (part == 0) continue;
        if (!text.empty()) text += " + ";
        text += std::to_string(part);
        all += part;
    }
    if (text == std::to_string(all)) return { Sort::Sum, text };
    return { Sort::Sum, text + (text.empty() ? "" : " = ") + std::to_string(all) };
}

Value ranks(std::span<const Rank> ranks)
{
    std::string text;
    for (const Rank rank : ranks) text += letter(rank);
    return { Sort::Ranks, text };
}

bool isRight(const Question& question, const std::vector<bool>& chosen)
{
    return chosen == question.right;
}

}
