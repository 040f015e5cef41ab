#include "core/coach/bieten/situations.h"

// Bids and threes, which are open at any moment.

namespace weli::coach::bieten_situations {

using namespace bieten;

namespace {

    bool isTalkOpen(const Look& look)
    {
        return std::holds_alternative<Playing>(look.table().phase);
    }

    /// Nobody has played to this trick.
    bool isBeforeLead(const Look& look) { return !suitLed(look.table()); }

    Note about(Figure figure, int clause)
    {
        return { .arguments = { { "figure", codeOf(figure) } },
            .target = plateOf(figure),
            .clause = bietenClause(clause) };
    }

    /// Has everybody else played all cards?
    bool isLastCard(const Look& look)
    {
        const PublicState& table = look.table();
        for (const Seat seat : table.active)
            if (seat != look.me() && table.played[seat].size() < 3) return false;
        return true;
    }

}

std::optional<Note> sureThree(const View& view)
{
    const auto look = Look::of(view);
    if (!look) return std::nullopt;
    for (const Figure figure : look->raisable()) {
        const auto ace = look->aceOf(figure);
        if (!ace || look->asked() != nullptr) continue;
        Note note = about(figure, 46);
        note.arguments.push_back({ "card", *ace });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> mayRaise(const View& view)
{
    const auto look = Look::of(view);
    if (!look || look->asked() != nullptr) return std::nullopt;
    for (const Figure figure : look->raisable())
        if (look->isSettledByGood(figure)) return about(figure, 46);
    return std::nullopt;
}

std::optional<Note> tooNearForThree(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !isTalkOpen(*look) || withinThreeLimit(look->table(), look->me()))
        return std::nullopt;
    for (const Figure figure : look->table().raisable)
        if (look->cards().has(figure) && look->table().figures[figure].bidder != look->me())
            return about(figure, 51);
    return std::nullopt;
}

std::optional<Note> lastChance(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !look->isDue() || !isLastCard(*look) || look->biddable().empty())
        return std::nullopt;
    return about(look->biddable().first(), 40);
}

std::optional<Note> onePointShort(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !isTalkOpen(*look) || look->lacks() != 1) return std::nullopt;
    return Note { .target = { lesson::Spot::Slate, look->me() }, .clause = bietenClause(50) };
}

std::optional<Note> bidEnough(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !isTalkOpen(*look) || look->lacks() < 2) return std::nullopt;
    if (withinBidLimit(look->table(), look->me())) return std::nullopt;
    return Note { .arguments = { { "points", look->lacks() } },
        .target = { lesson::Spot::Slate, look->me() },
        .clause = bietenClause(50) };
}

std::optional<Note> otherOneShort(const View& view)
{
    const auto look = Look::of(view);
    if (!look || look->table().trick > 0 || !isBeforeLead(*look)) return std::nullopt;
    for (const Seat seat : look->table().active) {
        if (seat == look->me()) continue;
        if (look->table().rules.target - bookedScore(look->table(), seat) != 1) continue;
        return Note { .arguments = { { "seat", seat } },
            .target = { lesson::Spot::Slate, seat },
            .clause = bietenClause(59) };
    }
    return std::nullopt;
}

std::optional<Note> forehandFirst(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !look->table().rules.forehandFirst || look->table().forehandSpoke)
        return std::nullopt;
    if (look->me() != forehandOf(look->table())) return std::nullopt;
    return Note { .target = { lesson::Spot::Hand }, .clause = bietenClause(41) };
}

std::optional<Note> waitForForehand(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !look->table().rules.forehandFirst || look->table().forehandSpoke)
        return std::nullopt;
    const Seat forehand = forehandOf(look->table());
    if (look->me() == forehand) return std::nullopt;
    return Note { .arguments = { { "seat", forehand } },
        .target = { lesson::Spot::Name, forehand },
        .clause = bietenClause(41) };
}

std::optional<Note> bestOfSuit(const View& view)
{
    const auto look = Look::of(view);
    if (!look) return std::nullopt;
    for (const Figure figure : look->biddable()) {
        const auto ace = look->aceOf(figure);
        if (!ace) continue;
        Note note = about(figure, 60);
        note.arguments.push_back({ "card", *ace });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> bidWithPlayed(const View& view)
{
    const auto look = Look::of(view);
    if (!look) return std::nullopt;
    for (const Figure figure : look->biddable())
        if (worthOf(look->table().played[look->me()], figure)) return about(figure, 21);
    return std::nullopt;
}

std::optional<Note> bidByWild(const View& view)
{
    const auto look = Look::of(view);
    if (!look || look->cards().unnamed().size() != 1) return std::nullopt;
    const Card wild = look->cards().unnamed().first();
    for (const Figure figure : look->biddable()) {
        if (figure == Figure::Last || look->hasNaturally(figure)) continue;
        Note note = about(figure, 32);
        note.arguments.push_back({ "card", wild });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> lowBid(const View& view)
{
    const auto look = Look::of(view);
    if (!look || !look->cards().unnamed().empty()) return std::nullopt;
    for (const Figure figure : look->biddable()) {
        const auto suit = suitOf(figure);
        const auto worth = suit ? worthOf(look->fixedCards(), figure) : std::nullopt;
        if (!worth || worth->height > 3) continue; // nine, eight or seven
        return about(figure, 45);
    }
    return std::nullopt;
}

std::optional<Note> lastTrickOpen(const View& view)
{
    const auto look = Look::of(view);
    if (!look || look->table().trick != 2 || !isBeforeLead(*look)) return std::nullopt;
    if (!look->may(Verb::Bid, Figure::Last)) return std::nullopt;
    return about(Figure::Last, 33);
}

std::optional<Note> threeCardFigure(const View& view)
{
    const auto look = Look::of(view);
    if (!look) return std::nullopt;
    for (const Figure figure : { Figure::Equal, Figure::Run }) {
        const auto worth = worthOf(look->fixedCards(), figure);
        if (!worth || worth->size != 3 || !look->biddable().contains(figure)) continue;
        return about(figure, figure == Figure::Equal ? 22 : 23);
    }
    return std::nullopt;
}

std::optional<Note> bidAnyTime(const View& view)
{
    const auto look = Look::of(view);
    if (!look || look->isDue() || look->biddable().empty()) return std::nullopt;
    return about(look->biddable().first(), 40);
}

}
