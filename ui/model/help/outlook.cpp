#include "ui/model/help/outlook.h"

#include "core/claim/claim.h"
#include "core/game/view_of.h"
#include "core/odds/odds.h"
#include "ui/picture/notes/every_odds.h"

namespace weli {

namespace {

    /// The next card of a seat that takes all tricks left; only in a game that knows it.
    template <typename Observation>
    std::optional<AnyAction> forcingCard(const Observation& observation)
    {
        if constexpr (requires { claim::forcing(observation); })
            return claim::forcing(observation);
        else
            return std::nullopt;
    }

    template <typename Observation>
    Rest restOf(const Observation& observation, const std::stop_token& stop)
    {
        if (claim::isSettled(observation, stop)) return Rest::Settled;
        return forcingCard(observation) ? Rest::Mine : Rest::Open;
    }

}

Thought<Outlook>::Think outlookFor(
    const AnyMatch& match, Seat seat, const Helping& wanted, std::uint64_t seed)
{
    return std::visit(
        [=]<typename S>(const Timeline<S>& m) -> Thought<Outlook>::Think {
            return [observation = observe(m.state(), seat), wanted, seed](
                       const std::stop_token& stop) {
                Outlook outlook;
                if (wanted.claims) outlook.rest = restOf(observation, stop);
                if (wanted.odds) outlook.odds = odds::oddsOf(observation, seed, stop);
                return outlook;
            };
        },
        match);
}

Question restFor(const AnyMatch& match, Seat seat, const BotSet& bots)
{
    return std::visit(
        [&]<typename S>(const Timeline<S>& m) -> Question {
            if (const auto card = forcingCard(observe(m.state(), seat)))
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
