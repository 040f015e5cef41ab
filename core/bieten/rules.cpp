#include "core/bieten/rules.h"

#include <algorithm>
#include <string>

namespace weli::bieten {

namespace {

    constexpr std::array<std::string_view, 3> weliWords { "none", "wild", "point" };
    constexpr std::array<std::string_view, 3> stealWords { "none", "weli", "three" };
    constexpr std::array<std::string_view, 3> dealWords { "choice", "1-2", "2-1" };
    constexpr std::array<std::string_view, 2> bottomWords { "shown", "hidden" };
    constexpr std::array<std::string_view, 2> bidLimitWords { "gespannt", "figures" };
    constexpr std::array<std::string_view, 2> commitmentWords { "deal", "open" };
    constexpr std::array<std::string_view, 2> standingWords { "contested", "all" };
    constexpr std::array<std::string_view, 3> countOrderWords { "conceded", "bid", "held" };
    constexpr std::array<std::string_view, 2> rankOrderWords { "hearts", "leaves" };
    constexpr std::array<std::string_view, 2> endWords { "lowest", "last" };
    constexpr std::array<std::string_view, 2> lastCountWords { "stop", "whole" };
    constexpr std::array<std::string_view, 2> nextDealerWords { "rotate", "before_loser" };
    constexpr std::array<std::string_view, 2> irregularitiesWords { "prevented", "penalised" };
    constexpr std::array<std::string_view, 3> penaltyWords { "points", "score", "game" };
    constexpr std::array<std::string_view, 2> protestWords { "auto", "claim" };

    constexpr std::array everyOption {
        option::number<&Rules::target>("target", 3, 99),
        option::number<&Rules::games>("games", 1, 99),
        option::choice<&Rules::weli>("weli", weliWords),
        option::yesOrNo<&Rules::extraWild>("extra_wild"),
        option::yesOrNo<&Rules::weliLoss>("weli_loss"),
        option::choice<&Rules::steal>("steal", stealWords),
        option::choice<&Rules::deal>("deal", dealWords),
        option::choice<&Rules::bottom>("bottom", bottomWords),
        option::yesOrNo<&Rules::forehandFirst>("forehand_first"),
        option::yesOrNo<&Rules::directThree>("direct_three"),
        option::choice<&Rules::bidLimit>("bid_limit", bidLimitWords),
        option::choice<&Rules::commitment>("commitment", commitmentWords),
        option::yesOrNo<&Rules::goodBars>("good_bars"),
        option::choice<&Rules::standing>("standing", standingWords),
        option::choice<&Rules::countOrder>("count_order", countOrderWords),
        option::choice<&Rules::rankOrder>("rank_order", rankOrderWords),
        option::choice<&Rules::end>("end", endWords),
        option::choice<&Rules::lastCount>("last_count", lastCountWords),
        option::choice<&Rules::nextDealer>("next_dealer", nextDealerWords),
        option::choice<&Rules::irregularities>("irregularities", irregularitiesWords),
        option::choice<&Rules::penalty>("penalty", penaltyWords),
        option::number<&Rules::penaltyPoints>("penalty_points", 1, 15),
        option::choice<&Rules::protest>("protest", protestWords),
    };

    constexpr std::array<Conflict<Rules>, 4> notTogether { {
        // B-7
        { "extra_wild", "weli",
            [](const Rules& r) { return r.extraWild && r.weli != Weli::Wild; } },
        { "weli_loss", "weli", [](const Rules& r) { return r.weliLoss && r.weli != Weli::Wild; } },
        { "steal", "weli",
            [](const Rules& r) { return r.steal == Steal::Weli && r.weli == Weli::None; } },
        { "last_count", "end",
            [](const Rules& r) { return r.lastCount == LastCount::Stop && r.end == End::Last; } },
    } };

    Rules schwaighofer(int players)
    {
        Rules rules;
        rules.target = static_cast<std::uint8_t>(players == 2 ? 9 : players == 3 ? 7 : 5);
        rules.games = 2;
        rules.weliLoss = false;
        rules.deal = Rounds::OneTwo;
        rules.bottom = Bottom::Hidden;
        rules.forehandFirst = true;
        rules.directThree = true;
        rules.bidLimit = BidLimit::Figures;
        rules.commitment = Commitment::Open;
        rules.standing = Standing::All;
        rules.countOrder = CountOrder::Held;
        rules.end = End::Last;
        rules.lastCount = LastCount::Whole;
        rules.nextDealer = NextDealer::BeforeLoser;
        return rules;
    }

}

std::span<const Option<Rules>> options() { return everyOption; }

std::span<const Conflict<Rules>> conflicts() { return notTogether; }

std::optional<Problem> problemOf(const Rules& rules)
{
    for (const Option<Rules>& option : everyOption)
        if (!option.allows(option.value(rules)))
            return Problem { Wrong::OutOfRange, { std::string(option.key) }, Clause { 'B', 7 } };
    for (const Conflict<Rules>& conflict : notTogether)
        if (conflict.applies(rules))
            return Problem { Wrong::RulesConflict,
                { std::string(conflict.key), std::string(conflict.other) }, Clause { 'B', 7 } };
    return std::nullopt;
}

std::string_view code(Preset preset)
{
    constexpr std::array<std::string_view, 3> codes { "tirol", "schwaighofer-plain",
        "schwaighofer-weli" };
    return codes[static_cast<std::size_t>(preset)];
}

Rules rulesOf(Preset preset, int players)
{
    if (preset == Preset::Tirol) {
        Rules rules;
        rules.target = static_cast<std::uint8_t>(players <= 4 ? 11 : players <= 6 ? 9 : 7);
        return rules;
    }
    Rules rules = schwaighofer(players);
    if (preset == Preset::SchwaighoferPlain) {
        rules.weli = Weli::None;
        rules.steal = Steal::None;
    } else {
        rules.steal = Steal::Weli;
        rules.goodBars = true;
    }
    return rules;
}

CardSet ordinaryCards() { return CardSet::all() - CardSet::of(Rank::Six); }

CardSet packFor(const Rules& rules)
{
    CardSet cards = ordinaryCards();
    if (rules.weli != Weli::None) cards.add(weliCard);
    return cards;
}

}
