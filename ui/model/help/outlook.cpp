#include "ui/model/help/outlook.h"

#include "core/claim/claim.h"
#include "core/game/view_of.h"
#include "core/odds/odds.h"
#include "ui/picture/notes/every_odds.h"

namespace weli {

namespace {

    /// What is certain, and the next card of the way to it.
    struct Way {
        Rest rest = Rest::Open;
        std::optional<AnyAction> card {};
    };

    /// Only in a game that knows it.
    template <typename Observation> Way wayOf(const Observation& observation)
    {
        if constexpr (requires { claim::forcing(observation); })
            if (const auto card = claim::forcing(observation)) return { Rest::Mine, *card };
        if constexpr (requires { claim::avoiding(observation); })
            if (const auto card = claim::avoiding(observation)) return { Rest::NotMine, *card };
        return {};
    }

    template <typename Observation>
    Rest restOf(const Observation& observation, const std::stop_token& stop)
    {
        if (claim::isSettled(observation, stop)) return Rest::Settled;
        return wayOf(observation).rest;
    }

}

Thought<Outlook>::Think outlookFor(
    const AnyMatch& match, Seat seat, const Helping& wanted, odds::Look look)
{
    return std::visit(
        [=]<typename S>(const Timeline<S>& m) -> Thought<Outlook>::Think {
            return [observation = observe(m.state(), seat), wanted, look](
                       const std::stop_token& stop) {
                Outlook outlook;
                if (wanted.claims && look == odds::Look::Fine)
                    outlook.rest = restOf(observation, stop);
                if (wanted.odds)
                    outlook.odds = odds::oddsOf(observation, outlook::usualDice, stop, look);
                return outlook;
            };
        },
        match);
}

Question restFor(const AnyMatch& match, Seat seat, const BotSet& bots)
{
    return std::visit(
        [&]<typename S>(const Timeline<S>& m) -> Question {
            if (const auto card = wayOf(observe(m.state(), seat)).card)
                return [card](const std::stop_token&) { return card; };
            return questionFor(match, seat, bots, bots::Mind {}, 0);
        },
        match);
}

OddsPicture pictureOf(const AnyOdds& odds, const ViewContext& context)
{
    return std::visit([&](const auto& known) { return oddsPictureOf(known, context); }, odds);
}

}
