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
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    const auto ace = asked != nullptr ? sight->aceOf(asked->figure) : std::nullopt;
    if (!ace) return std::nullopt;
    return Note { .arguments
        = { { "figure", codeOf(asked->figure) }, { "card", *ace }, { "value", heldValue(*asked) } },
        .target = buttonOf(hold(*asked)),
        .clause = bietenClause(44),
        .advises = toText(hold(*asked)) };
}

std::optional<Note> cannotWin(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || !sight->cards().has(asked->figure)) return std::nullopt;
    const auto better = sight->betterOnTable(asked->figure);
    if (!better) return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "seat", *better } },
        .target = { lesson::Spot::Name, *better },
        .clause = bietenClause(21) };
}

std::optional<Note> holdByWild(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || asked->figure == Figure::Last || sight->cards().unnamed().size() != 1)
        return std::nullopt;
    if (!sight->cards().has(asked->figure) || sight->hasNaturally(asked->figure))
        return std::nullopt;
    const Card wild = sight->cards().unnamed().first();
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "card", wild } },
        .target = { lesson::Spot::Card, wild },
        .clause = bietenClause(32) };
}

std::optional<Note> lastAnswer(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || sight->askedLater() > 0 || !sight->cards().has(asked->figure))
        return std::nullopt;
    if (!sight->isSettledByGood(asked->figure)) return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "seat", asked->asker },
                      { "value", heldValue(*asked) - 1 } },
        .target = buttonOf(good(*asked)),
        .clause = bietenClause(asked->three ? 47 : 45) };
}

std::optional<Note> threeAsked(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || !asked->three || !sight->cards().has(asked->figure))
        return std::nullopt;
    if (!sight->isSettledByGood(asked->figure)) return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) }, { "seat", asked->asker } },
        .target = plateOf(asked->figure),
        .clause = bietenClause(47) };
}

std::optional<Note> goodWaits(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || sight->askedLater() == 0 || !sight->cards().has(asked->figure))
        return std::nullopt;
    const bool barred = sight->table().rules.goodBars && asked->figure != Figure::Last;
    if (barred && !sight->hasNaturally(asked->figure)) return std::nullopt; // B-35
    return Note { .arguments = { { "figure", codeOf(asked->figure) } },
        .target = buttonOf(good(*asked)),
        .clause = bietenClause(44) };
}

std::optional<Note> cannotHold(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || !sight->isStrict() || sight->cards().has(asked->figure))
        return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) } },
        .target = buttonOf(good(*asked)),
        .clause = bietenClause(43) };
}

std::optional<Note> holdNearTarget(const View& view)
{
    const auto sight = Sight::of(view);
    const auto* asked = sight ? sight->asked() : nullptr;
    if (asked == nullptr || sight->lacks() != 1 || !sight->cards().has(asked->figure))
        return std::nullopt;
    return Note { .arguments = { { "figure", codeOf(asked->figure) } },
        .target = buttonOf(hold(*asked)),
        .clause = bietenClause(43),
        .advises = toText(hold(*asked)) };
}

}
