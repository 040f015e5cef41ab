#include "core/coach/bieten/situations.h"

// What is cut, dealt, played and counted.

namespace weli::coach::bieten_situations {

using namespace bieten;

namespace {

    Note atHand(int clause)
    {
        return { .target = { lesson::Spot::Hand }, .clause = bietenClause(clause) };
    }

    bool isCutter(const View& view)
    {
        return view.now.table.active.contains(view.now.seat)
            && view.now.seat == cutterOf(view.now.table);
    }

    /// All cards are dealt and none has been played.
    bool isFresh(const Sight& sight) { return sight.table().shown.empty(); }

    /// The ace of a figure lies open under the heap, and there are wild cards or there are none.
    std::optional<Note> aceAtBottom(const View& view, bool withWild)
    {
        const auto sight = Sight::of(view);
        if (!sight || !isFresh(*sight) || !sight->table().bottom) return std::nullopt;
        if (wildCards(sight->table().rules).empty() == withWild) return std::nullopt;
        const Card bottom = *sight->table().bottom;
        const bool counts = bottom.suit() == Suit::Hearts || bottom.suit() == Suit::Leaves;
        if (!counts || bottom.rank() != Rank::Ace) return std::nullopt;
        return Note { .arguments
            = { { "card", bottom }, { "best", Card(bottom.suit(), Rank::King) } },
            .target = { lesson::Spot::Heap },
            .clause = bietenClause(15) };
    }

}

std::optional<Note> cutting(const View& view)
{
    const bool cuts = std::holds_alternative<Cutting>(view.now.table.phase) && isCutter(view);
    if (!cuts) return std::nullopt;
    return Note { .target = { lesson::Spot::Prompt }, .clause = bietenClause(10) };
}

std::optional<Note> cutWild(const View& view)
{
    const bool steals = std::holds_alternative<Stealing>(view.now.table.phase) && isCutter(view);
    if (!steals || !view.now.seen || !wildCards(view.now.table.rules).contains(*view.now.seen))
        return std::nullopt;
    return Note { .arguments = { { "card", *view.now.seen } },
        .target = buttonOf(Action(Verb::Steal)),
        .clause = bietenClause(11) };
}

std::optional<Note> cutSeen(const View& view)
{
    const bool steals = std::holds_alternative<Stealing>(view.now.table.phase) && isCutter(view);
    if (!steals || !view.now.seen || view.now.table.rules.steal != Steal::Three)
        return std::nullopt;
    return Note { .arguments = { { "card", *view.now.seen } },
        .target = { lesson::Spot::Prompt },
        .clause = bietenClause(14) };
}

std::optional<Note> dealing(const View& view)
{
    const PublicState& table = view.now.table;
    const bool deals
        = std::holds_alternative<Dealing>(table.phase) && view.now.seat == table.dealer;
    if (!deals || table.rules.deal != Rounds::Choice) return std::nullopt;
    return Note { .target = { lesson::Spot::Prompt }, .clause = bietenClause(13) };
}

std::optional<Note> bottomWild(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !isFresh(*sight) || sight->table().bottom != weliCard) return std::nullopt;
    if (sight->table().rules.weli != Weli::Wild) return std::nullopt;
    return Note { .arguments = { { "card", weliCard } },
        .target = { lesson::Spot::Heap },
        .clause = bietenClause(15) };
}

std::optional<Note> bottomAce(const View& view) { return aceAtBottom(view, true); }
std::optional<Note> bottomAcePlain(const View& view) { return aceAtBottom(view, false); }

std::optional<Note> wildMustPay(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !isFresh(*sight) || !sight->table().rules.weliLoss) return std::nullopt;
    if (!sight->own().cards.contains(weliCard)) return std::nullopt;
    return Note { .arguments = { { "card", weliCard } },
        .target = { lesson::Spot::Card, weliCard },
        .clause = bietenClause(67) };
}

std::optional<Note> wildIsBound(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || sight->cards().unnamed().size() != 1 || !sight->isStrict()) return std::nullopt;
    for (const Figure figure : sight->own().commitments) {
        if (figure == Figure::Last || sight->hasNaturally(figure)) continue;
        const Card wild = sight->cards().unnamed().first();
        return Note { .arguments = { { "figure", codeOf(figure) }, { "card", wild } },
            .target = { lesson::Spot::Card, wild },
            .clause = bietenClause(32) };
    }
    return std::nullopt;
}

std::optional<Note> wildLosesSuit(const View& view)
{
    const auto sight = Sight::of(view);
    const auto led = sight ? sight->led() : std::nullopt;
    if (!led || sight->cards().canFollow() || sight->cards().unnamed().size() != 1)
        return std::nullopt;
    const Card wild = sight->cards().unnamed().first();
    if ((sight->cards().lawfulNames(wild) & CardSet::of(*led)).empty()) return std::nullopt;
    CardSet others;
    for (const Card card : sight->cards().hand() - sight->cards().unnamed())
        if (sight->cards().lawful(card)) others.add(card);
    if (others.empty()) return std::nullopt;
    return Note { .arguments = { { "suit", *led }, { "card", wild } },
        .target = { lesson::Spot::Card, wild },
        .clause = bietenClause(30) };
}

std::optional<Note> nameWild(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !sight->isDue()) return std::nullopt;
    for (const Card wild : sight->cards().unnamed()) {
        if (sight->cards().lawfulNames(wild).empty()) continue;
        return Note { .arguments = { { "card", wild } },
            .target = { lesson::Spot::Card, wild },
            .clause = bietenClause(27) };
    }
    return std::nullopt;
}

std::optional<Note> mustFollow(const View& view)
{
    const auto sight = Sight::of(view);
    const auto led = sight ? sight->led() : std::nullopt;
    if (!led || !sight->isStrict() || !sight->cards().unnamed().empty()) return std::nullopt;
    const CardSet following = sight->cards().hand() & CardSet::of(*led);
    if (following.empty() || following == sight->cards().hand()) return std::nullopt;
    Note note = atHand(18);
    note.arguments = { { "suit", *led } };
    return note;
}

std::optional<Note> cannotFollow(const View& view)
{
    const auto sight = Sight::of(view);
    const auto led = sight ? sight->led() : std::nullopt;
    if (!led || !sight->cards().unnamed().empty() || sight->cards().hand().size() < 2)
        return std::nullopt;
    if (!(sight->cards().hand() & CardSet::of(*led)).empty()) return std::nullopt;
    Note note = atHand(18);
    note.arguments = { { "suit", *led } };
    return note;
}

std::optional<Note> leading(const View& view)
{
    const auto sight = Sight::of(view);
    if (!sight || !sight->isDue() || suitLed(sight->table()) || sight->table().trick > 0)
        return std::nullopt;
    return atHand(16);
}

std::optional<Note> stands(const View& view)
{
    const auto& count = view.now.table.count;
    if (!count || !view.open) return std::nullopt;
    for (const CountedFigure& counted : count->figures) {
        if (counted.seat || counted.state == FigureState::Conceded) continue;
        if (!judged(view.now.table, view.open->holdings, counted.figure).stands) continue;
        return Note { .arguments = { { "figure", codeOf(counted.figure) } },
            .target = { lesson::Spot::Result },
            .clause = bietenClause(25) };
    }
    return std::nullopt;
}

std::optional<Note> goneOut(const View& view)
{
    const auto& count = view.now.table.count;
    if (!count || count->winner != view.now.seat) return std::nullopt;
    if (view.now.table.rules.penalty == Penalty::Game) return std::nullopt;
    return Note { .target = { lesson::Spot::Slate, view.now.seat }, .clause = bietenClause(71) };
}

}
