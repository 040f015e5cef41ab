#include "core/coach/bieten/situations.h"

// An answer is due from the seat: good, hold, perhaps three.

namespace weli::coach::bieten_situations {

using namespace bieten;

namespace {

    /// What the figure will be worth once it is held.
    int heldValue(const Answering& asked) { return asked.three ? 3 : 2; }

    Action hold(const Answering& asked) { return Action::say(Verb::Hold, asked.figure); }
    Action good(const Answering& asked) { return Action::say(Verb::Good, asked.figure); }

}

std::optional<Note> sureHold(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    const auto ace = asked != nullptr ? look->aceOf(asked->figure) : std::nullopt;
    if (!ace) return std::nullopt;
    return Note { .arguments
        = { { "figure", codeOf(asked->figure) }, { "card", *ace }, { "value", heldValue(*asked) } },
        .target = buttonOf(hold(*asked)),
        .clause = bietenClause(44) };
}

std::optional<Note> cannotWin(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || !look->cards().has(asked->figure)) return std::nullopt;
    const auto better = look->betterOnTable(asked->figure);
    if (!better) return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "seat", *better } },
        .target = { lesson::Spot::Name, *better },
        .clause = bietenClause(21) };
}

std::optional<Note> holdByWild(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || asked->figure == Figure::Last || look->cards().unnamed().size() != 1)
        return std::nullopt;
    if (!look->cards().has(asked->figure) || look->hasNaturally(asked->figure)) return std::nullopt;
    const Card wild = look->cards().unnamed().first();
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "card", wild } },
        .target = { lesson::Spot::Card, wild },
        .clause = bietenClause(32) };
}

std::optional<Note> lastAnswer(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || look->askedLater() > 0 || !look->cards().has(asked->figure))
        return std::nullopt;
    if (!look->isSettledByGood(asked->figure)) return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "seat", asked->asker },
                      { "value", heldValue(*asked) - 1 } },
        .target = buttonOf(good(*asked)),
        .clause = bietenClause(asked->three ? 47 : 45) };
}

std::optional<Note> threeAsked(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || !asked->three || !look->cards().has(asked->figure)) return std::nullopt;
    if (!look->isSettledByGood(asked->figure)) return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "seat", asked->asker } },
        .target = plateOf(asked->figure),
        .clause = bietenClause(47) };
}

std::optional<Note> goodWaits(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || look->askedLater() == 0 || !look->cards().has(asked->figure))
        return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) } },
        .target = buttonOf(good(*asked)),
        .clause = bietenClause(44) };
}

std::optional<Note> cannotHold(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || !look->isStrict() || look->cards().has(asked->figure))
        return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) } },
        .target = buttonOf(good(*asked)),
        .clause = bietenClause(43) };
}

std::optional<Note> holdNearTarget(const View& view)
{
    const auto look = Look::of(view);
    const auto* asked = look ? look->asked() : nullptr;
    if (asked == nullptr || look->lacks() != 1 || !look->cards().has(asked->figure))
        return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) } },
        .target = buttonOf(hold(*asked)),
        .clause = bietenClause(43) };
}

}
