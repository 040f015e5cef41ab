#include "core/lesson/any_match.h"

#include "core/game/turn.h"
#include "core/lesson/game_lessons.h"

namespace weli::lesson {

namespace {

    template <GameState S> const S& stateIn(const AnyState& state, const Timeline<S>& /*match*/)
    {
        return std::get<S>(state);
    }

    template <GameState S> const Timeline<S>& sameGame(const AnyMatch& way, const Timeline<S>&)
    {
        return std::get<Timeline<S>>(way);
    }

}

AnyMatch opened(const AnyMatch& match)
{
    return std::visit([](const auto& one) -> AnyMatch { return opened(one); }, match);
}

AnyState stateOf(const AnyMatch& match)
{
    return std::visit([](const auto& one) -> AnyState { return one.state(); }, match);
}

bool isDealOver(const AnyMatch& match) { return isCounted(match) || isOver(match); }

std::string textOf(const AnyAction& action)
{
    return std::visit([](const auto& one) { return toText(one); }, action);
}

std::optional<AnyAction> legalAction(const AnyMatch& match, Seat seat, std::string_view text)
{
    return std::visit(
        [&](const auto& one) {
            const auto action = legalActionFromText(one.state(), seat, text);
            return action ? std::optional<AnyAction>(*action) : std::nullopt;
        },
        match);
}

void takePack(AnyMatch& match, const Pack& pack)
{
    std::visit([&](auto& one) { one.takePack(pack); }, match);
}

std::optional<std::variant<Pack, AnyActed>> nextEvent(
    const AnyMatch& match, const AnyMatch& way, Seat learner, const Swaps& swaps)
{
    using Event = std::variant<Pack, AnyActed>;
    return std::visit(
        [&](const auto& one) -> std::optional<Event> {
            const auto& all = sameGame(way, one);
            if (one.length() >= all.length()) return std::nullopt;
            const auto& event = all.event(one.length());
            if (const auto* pack = std::get_if<Pack>(&event)) return *pack;
            const auto acted = scripted(one.state(), learner, std::get<1>(event), swaps);
            if (!acted) return std::nullopt;
            return AnyActed { acted->seat, acted->action };
        },
        match);
}

std::vector<AnyActed> actsFrom(const AnyMatch& way, std::size_t event)
{
    return std::visit(
        [event](const auto& one) {
            std::vector<AnyActed> acts;
            for (std::size_t i = event; i < one.length(); ++i) {
                if (std::holds_alternative<Pack>(one.event(i))) break;
                const auto& acted = std::get<1>(one.event(i));
                acts.push_back({ acted.seat, acted.action });
            }
            return acts;
        },
        way);
}

bool isTrickOver(const AnyState& before, const AnyMatch& match)
{
    return std::visit(
        [&]<GameState S>(const Timeline<S>& one) {
            return GameLesson<S>::tricks(stateIn(before, one)) < GameLesson<S>::tricks(one.state());
        },
        match);
}

bool isTalkOver(const AnyState& before, const AnyMatch& match)
{
    return std::visit(
        [&]<GameState S>(const Timeline<S>& one) {
            return GameLesson<S>::endsTalk(stateIn(before, one), one.state());
        },
        match);
}

}
