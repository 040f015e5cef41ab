#include "core/drill/question.h"

#include <algorithm>
#include <array>

namespace weli::drill {

namespace {

    constexpr bool several = true;
    constexpr bool open = true;

    constexpr std::array<KindRow, kindCount> rows { {
        { Kind::BietenPlayable, "bieten-playable", several },
        { Kind::BietenTrick, "bieten-trick" },
        { Kind::BietenFigures, "bieten-figures", several },
        { Kind::BietenBest, "bieten-best", false, open },
        { Kind::BietenBids, "bieten-bids", several },
        { Kind::BietenWorth, "bieten-worth" },
        { Kind::BietenAnswers, "bieten-answers" },
        { Kind::BietenNames, "bieten-names", several },
        { Kind::BietenGespannt, "bieten-gespannt", several },
        { Kind::BietenOrder, "bieten-order" },
        { Kind::BietenPoints, "bieten-points" },
        { Kind::BietenOut, "bieten-out" },
        { Kind::BietenRound, "bieten-round" },
        { Kind::PreferencePlayable, "preference-playable", several },
        { Kind::PreferenceTrick, "preference-trick" },
        { Kind::PreferenceHigher, "preference-higher" },
        { Kind::PreferenceBids, "preference-bids", several },
        { Kind::PreferenceHold, "preference-hold" },
        { Kind::PreferenceAnnounce, "preference-announce", several },
        { Kind::PreferenceTrump, "preference-trump" },
        { Kind::PreferenceLead, "preference-lead" },
        { Kind::PreferenceNeeded, "preference-needed" },
        { Kind::PreferenceAmount, "preference-amount" },
        { Kind::PreferenceFalls, "preference-falls", several },
        { Kind::PreferenceGains, "preference-gains" },
        { Kind::PreferencePot, "preference-pot" },
        { Kind::MittlerePlayable, "mittlere-playable", several },
        { Kind::MittlereTrick, "mittlere-trick" },
        { Kind::MittlereTrump, "mittlere-trump" },
        { Kind::MittlereHighest, "mittlere-highest" },
        { Kind::MittlereBeats, "mittlere-beats", several },
        { Kind::MittlereUnder, "mittlere-under" },
        { Kind::MittlereValue, "mittlere-value" },
        { Kind::MittlereInTrick, "mittlere-in-trick" },
        { Kind::MittlerePoints, "mittlere-points" },
        { Kind::MittlereLeads, "mittlere-leads" },
        { Kind::MittlereLoses, "mittlere-loses" },
        { Kind::MittlereWritten, "mittlere-written" },
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
