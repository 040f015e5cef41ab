#include "ui/model/any_match.h"

#include "core/game/turn.h"
#include "core/review/habits.h"
#include "ui/picture/notes/company.h"
#include "ui/picture/table_games.h"
#include "ui/words/every_habit.h"
#include "ui/words/every_reason.h"

#include <algorithm>

namespace weli {

namespace {

    template <GameState S> std::optional<typename S::Action> onlyCardIn(const S& state, Seat seat)
    {
        const auto actions = legalActions(state, seat);
        const bool isOnly = actions.size() == 1 && seatAwaited(state.table) == seat;
        return isOnly && cardOf(*actions.begin()) ? std::optional(*actions.begin()) : std::nullopt;
    }

    template <GameState S>
    std::optional<std::size_t> lastChoiceIn(const Timeline<S>& match, Seat seat, bool cards)
    {
        using Acted = typename Timeline<S>::Acted;
        std::optional<std::size_t> found;
        // Deal by deal from the latest: it seldom lies far back.
        for (auto turn = match.turns().rbegin(); turn != match.turns().rend() && !found; ++turn) {
            std::size_t length = turn->length;
            const auto look = [&](const S& before, const auto& event, const S& /*after*/) {
                const auto* const acted = std::get_if<Acted>(&event);
                if (acted != nullptr && acted->seat == seat && !onlyAct(observe(before, seat))
                    && !(cards && onlyCardIn(before, seat)))
                    found = length;
                ++length;
            };
            match.forEach(look, turn->length);
        }
        return found;
    }

}

AnyMatch newMatch(const AnyRules& rules, int players, Seat firstDealer)
{
    return std::visit(
        [&]<typename S>(GameOf<S>) -> AnyMatch {
            return Timeline<S>(std::get<typename S::Rules>(rules), players, firstDealer);
        },
        gameOf(rules));
}

DealerLot dealerLot(const AnyRules& rules, int players, Rng& rng)
{
    return std::visit(
        [&]<typename S>(GameOf<S>) {
            return S::info().dealerLot(std::get<typename S::Rules>(rules), players, rng);
        },
        gameOf(rules));
}

AnyRules rulesOf(const AnyMatch& match)
{
    return std::visit([](const auto& m) -> AnyRules { return m.state().table.rules; }, match);
}

Seat nextDealer(const AnyMatch& match)
{
    return std::visit(
        [](const auto& m) {
            return nextIn(SeatSet::firstOf(players(m.state())), m.state().table.dealer);
        },
        match);
}

std::size_t lengthAfter(const AnyMatch& match, int acts)
{
    return std::visit(
        [acts]<typename S>(const Timeline<S>& m) {
            std::size_t length = 0;
            for (int done = 0; length < m.length(); ++length) {
                const bool isAct = !std::holds_alternative<Pack>(m.event(length));
                if (isAct && done++ == acts) break;
            }
            return length;
        },
        match);
}

std::optional<std::size_t> lastChoice(const AnyMatch& match, Seat seat, bool cards)
{
    return std::visit([=](const auto& m) { return lastChoiceIn(m, seat, cards); }, match);
}

std::optional<AnyAction> onlyAct(const AnyMatch& match, Seat seat)
{
    return std::visit(
        [seat](const auto& m) -> std::optional<AnyAction> {
            return onlyAct(observe(m.state(), seat));
        },
        match);
}

std::optional<AnyAction> onlyCard(const AnyMatch& match, Seat seat)
{
    return std::visit(
        [seat](const auto& m) -> std::optional<AnyAction> { return onlyCardIn(m.state(), seat); },
        match);
}

bool hasChoice(const AnyMatch& match, Seat seat)
{
    return std::visit([seat](const auto& m) { return weli::hasChoice(m.state(), seat); }, match);
}

Breath breathFor(const AnyMatch& match, Seat person)
{
    return std::visit(
        [person]<typename S>(
            const Timeline<S>& m) { return TableGame<S>::breathFor(viewOf(m, person), person); },
        match);
}

void takePack(AnyMatch& match, Rng& rng)
{
    std::visit([&](auto& m) { m.takePack(shuffled(packOf(wholePack(m.state())), rng)); }, match);
}

void rewind(AnyMatch& match, std::size_t length)
{
    std::visit([length](auto& m) { m.rewind(length); }, match);
}

Question questionFor(const AnyMatch& match, Seat seat, const BotSet& bots, const bots::Mind& mind,
    std::uint64_t seed)
{
    return std::visit(
        [&]<typename S>(const Timeline<S>& m) -> Question {
            return [bot = std::get<BotFunction<S>>(bots), observation = observe(m.state(), seat),
                       mind, seed](const std::stop_token& stop) -> std::optional<AnyAction> {
                return bot(observation, mind, seed, stop);
            };
        },
        match);
}

Picture pictureOf(const AnyMatch& match, Seat seat, const ViewContext& context)
{
    return std::visit(
        [&](const auto& m) {
            return pictureOf(context.handsOpen ? spectatorView(m, seat) : viewOf(m, seat), context);
        },
        match);
}

int dealOf(const AnyMatch& match)
{
    const int deal
        = std::visit([](const auto& m) { return static_cast<int>(m.state().table.deal); }, match);
    return std::max(1, deal); // the first pack may not have come yet
}

QString standing(const AnyMatch& match, std::optional<Seat> seat)
{
    return std::visit(
        [seat]<typename S>(const Timeline<S>& m) {
            return TableGame<S>::standing(viewOf(m, seat.value_or(Seat {})), seat);
        },
        match);
}

void tellHabits(ResultPicture& result, const AnyMatch& match, const ViewContext& context,
    std::optional<Seat> person)
{
    QStringList told;
    const auto tell = [&](const auto& habits) {
        for (std::size_t i = 0; i < result.earned.size(); ++i) {
            const Seat seat = seatAt(static_cast<int>(i));
            told << words::habits(
                habits[seat], { result.earned[i].name, seat == person, person, context.cards });
        }
    };
    std::visit([&](const auto& m) { tell(review::habitsOf(m)); }, match);
    tellHabits(result, context, told);
}

QString nameOf(const AnyAction& action, CardWords cards, const std::vector<Player>& players)
{
    QStringList names;
    for (const Player& player : players) names << player.name;
    return std::visit([&](const auto& each) { return words::deedOf(each, cards, names); }, action);
}

QString amountIn(const AnyGame& game, double amount)
{
    return std::visit(
        [amount]<typename S>(GameOf<S> /*game*/) {
            return words::amountIn(std::type_identity<typename S::Action> {}, amount);
        },
        game);
}

}
