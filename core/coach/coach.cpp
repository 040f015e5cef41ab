#include "core/coach/coach.h"

#include "core/coach/bieten/game_coach.h"
#include "core/coach/mittlere/game_coach.h"
#include "core/coach/preference/game_coach.h"

#include <array>
#include <cstddef>

namespace weli::coach {

namespace {

    template <typename View> std::optional<Note> noteIn(const View& view, const Shown& alreadyShown)
    {
        for (const auto& situation : GameCoach<View>::situations()) {
            if (alreadyShown.contains(situation.name)) continue;
            auto note = situation.of(view);
            if (!note) continue;
            note->name = situation.name;
            return note;
        }
        return std::nullopt;
    }

    using Names = std::vector<std::string_view>;

    template <typename View> Names situationsIn()
    {
        Names names;
        for (const auto& situation : GameCoach<View>::situations()) names.push_back(situation.name);
        return names;
    }
    template <typename View> Names possibilitiesIn()
    {
        const auto names = GameCoach<View>::names();
        return { names.begin(), names.end() };
    }

    template <typename... Views>
    Names situationsOf(std::size_t game, const std::variant<Views...>* /*all*/)
    {
        return std::array<Names (*)(), sizeof...(Views)> { situationsIn<Views>... }[game]();
    }
    template <typename... Views>
    Names possibilitiesOf(std::size_t game, const std::variant<Views...>* /*all*/)
    {
        return std::array<Names (*)(), sizeof...(Views)> { possibilitiesIn<Views>... }[game]();
    }

}

std::optional<Note> noteFor(const AnyView& view, const Shown& alreadyShown)
{
    return std::visit([&](const auto& one) { return noteIn(one, alreadyShown); }, view);
}

std::vector<Possibility> possibilities(const AnyView& view)
{
    return std::visit(
        []<typename View>(const View& one) { return GameCoach<View>::possibilities(one); }, view);
}

std::vector<std::string_view> situationNames(AnyGame game)
{
    return situationsOf(game.index(), static_cast<const AnyView*>(nullptr));
}

std::vector<std::string_view> possibilityNames(AnyGame game)
{
    return possibilitiesOf(game.index(), static_cast<const AnyView*>(nullptr));
}

}
