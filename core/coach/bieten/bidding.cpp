#include "core/coach/bieten/situations.h"

// Bids and threes, which are open at any moment.

namespace weli::coach::bieten_situations {

using namespace bieten;

namespace {

    bool isTalkOpen(const Sight& sight)
    {
        return std::holds_alternative<Playing>(sight.table().phase);
    }

    /// Nobody has played to this trick.
    bool isBeforeLead(const Sight& sight) { return !suitLed(sight.table()); }

    Note about(Figure figure, int clause)
    {
        return { .arguments = { { "figure", codeOf(figure) } },
            .target = plateOf(figure),
            .clause = bietenClause(clause) };
    }

    /// Has everybody else played all cards?
    bool isLastCard(const Sight& sight)
    {
        const PublicState& table = sight.table();
        for (const Seat seat : table.active)
            if (seat != sight.me() && table.played[seat].size() < 3) return false;
        return true;
    }

}

std::optional<Note> sureThree(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight) return std::nullopt;
    for (const Figure figure : sight->raisable()) {
        const auto ace = sight->aceOf(figure);
        if (!ace || sight->asked() != nullptr) continue;
        Note note = about(figure, 46);
        note.arguments.push_back({ "card", *ace });
        note.advises = toText(Action::say(Verb::Three, figure));
        return note;
    }
    return std::nullopt;
}

std::optional<Note> mayRaise(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->asked() != nullptr) return std::nullopt;
    for (const Figure figure : sight->raisable())
        if (sight->isSettledByGood(figure)) return about(figure, 46);
    return std::nullopt;
}

std::optional<Note> tooNearForThree(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !isTalkOpen(*sight) || withinThreeLimit(sight->table(), sight->me()))
        return std::nullopt;
    for (const Figure figure : sight->table().raisable)
        if (sight->cards().has(figure) && sight->table().figures[figure].bidder != sight->me())
            return about(figure, 51);
    return std::nullopt;
}

std::optional<Note> lastChance(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !sight->isDue() || !isLastCard(*sight) || sight->biddable().empty())
        return std::nullopt;
    return about(sight->biddable().first(), 40);
}

std::optional<Note> onePointShort(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !isTalkOpen(*sight) || sight->lacks() != 1) return std::nullopt;
    return Note { .target = { lesson::Spot::Slate, sight->me() }, .clause = bietenClause(50) };
}

std::optional<Note> bidEnough(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !isTalkOpen(*sight) || sight->lacks() < 2) return std::nullopt;
    if (withinBidLimit(sight->table(), sight->me())) return std::nullopt;
    return Note { .arguments = { { "points", sight->lacks() } },
        .target = { lesson::Spot::Slate, sight->me() },
        .clause = bietenClause(50) };
}

std::optional<Note> otherOneShort(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->table().trick > 0 || !isBeforeLead(*sight)) return std::nullopt;
    for (const Seat seat : sight->table().active) {
        if (seat == sight->me()) continue;
        if (sight->table().rules.target - bookedScore(sight->table(), seat) != 1) continue;
        return Note { .arguments = { { "seat", seat } },
            .target = { lesson::Spot::Slate, seat },
            .clause = bietenClause(59) };
    }
    return std::nullopt;
}

std::optional<Note> forehandFirst(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !sight->table().rules.forehandFirst || sight->table().forehandSpoke)
        return std::nullopt;
    if (sight->me() != forehandOf(sight->table())) return std::nullopt;
    return Note { .target = { lesson::Spot::Hand }, .clause = bietenClause(41) };
}

std::optional<Note> waitForForehand(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !sight->table().rules.forehandFirst || sight->table().forehandSpoke)
        return std::nullopt;
    const Seat forehand = forehandOf(sight->table());
    if (sight->me() == forehand) return std::nullopt;
    return Note { .arguments = { { "seat", forehand } },
        .target = { lesson::Spot::Name, forehand },
        .clause = bietenClause(41) };
}

std::optional<Note> bestOfSuit(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->mayEndEarly()) return std::nullopt;
    for (const Figure figure : sight->biddable()) {
        const auto ace = sight->aceOf(figure);
        if (!ace) continue;
        Note note = about(figure, 60);
        note.arguments.push_back({ "card", *ace });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> bidWithPlayed(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight) return std::nullopt;
    for (const Figure figure : sight->biddable())
        if (worthOf(sight->table().played[sight->me()], figure)) return about(figure, 21);
    return std::nullopt;
}

std::optional<Note> bidByWild(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->cards().unnamed().size() != 1) return std::nullopt;
    const Card wild = sight->cards().unnamed().first();
    for (const Figure figure : sight->biddable()) {
        if (figure == Figure::Last || sight->hasNaturally(figure)) continue;
        Note note = about(figure, 32);
        note.arguments.push_back({ "card", wild });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> lowBid(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !sight->cards().unnamed().empty()) return std::nullopt;
    for (const Figure figure : sight->biddable()) {
        const auto suit = suitOf(figure);
        const auto worth = suit ? worthOf(sight->fixedCards(), figure) : std::nullopt;
        if (!worth || worth->height > 3) continue; // nine, eight or seven
        Note note = about(figure, 45);
        note.advises = toText(Action::say(Verb::Bid, figure));
        return note;
    }
    return std::nullopt;
}

std::optional<Note> lastTrickOpen(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->table().trick != 2 || !isBeforeLead(*sight)) return std::nullopt;
    if (!sight->may(Verb::Bid, Figure::Last)) return std::nullopt;
    return about(Figure::Last, 33);
}

std::optional<Note> threeCardFigure(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight) return std::nullopt;
    for (const Figure figure : { Figure::Equal, Figure::Run }) {
        const auto worth = worthOf(sight->fixedCards(), figure);
        if (!worth || worth->size != 3 || !sight->biddable().contains(figure)) continue;
        return about(figure, figure == Figure::Equal ? 22 : 23);
    }
    return std::nullopt;
}

std::optional<Note> bidAnyTime(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->isDue() || sight->biddable().empty()) return std::nullopt;
    return about(sight->biddable().first(), 40);
}

}
