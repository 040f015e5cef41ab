#include "core/matches.h"

#include "core/game/turn.h"

namespace weli {

namespace {

    /// The action as one of the game of this match.
    template <GameState S>
    const typename S::Action* actionIn(const Timeline<S>& /*match*/, const AnyAction& action)
    {
        return std::get_if<typename S::Action>(&action);
    }

}

int players(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return players(one.state()); }, match);
}

bool isOver(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return isOver(one.state()); }, match);
}

bool awaitsPack(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return awaitsPack(one.state()); }, match);
}

bool isCounted(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return isCounted(one.state().table); }, match);
}

std::size_t lengthOf(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return one.length(); }, match);
}

std::optional<Seat> seatAwaited(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return seatAwaited(one.state().table); }, match);
}

std::vector<Seat> askingOrder(const AnyMatch& match)
{
    return std::visit(
        [](const auto& one) {
            const auto order = askingOrder(one.state());
            return std::vector<Seat>(order.begin(), order.end());
        },
        match);
}

std::optional<Clause> whyNot(const AnyMatch& match, Seat seat, const AnyAction& action)
{
    return std::visit(
        [&](const auto& one) {
            const auto* act = actionIn(one, action);
            return act == nullptr ? std::nullopt : whyNot(one.state(), seat, *act);
        },
        match);
}

std::optional<Card> cardOf(const AnyAction& action)
{
    return std::visit([](const auto& one) { return cardOf(one); }, action);
}

bool isLegal(const AnyMatch& match, Seat seat, const AnyAction& action)
{
    return action.index() == match.index() && !whyNot(match, seat, action);
}

bool play(AnyMatch& match, Seat seat, const AnyAction& action)
{
    return std::visit(
        [&](auto& one) {
            const auto* act = actionIn(one, action);
            return act != nullptr && one.play(seat, *act);
        },
        match);
}

EventId tipOf(const AnyMatch& match)
{
    return std::visit([](const auto& one) { return one.tip(); }, match);
}

void goTo(AnyMatch& match, EventId tip)
{
    std::visit([tip](auto& one) { one.goTo(tip); }, match);
}

}
