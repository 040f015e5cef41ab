#include "core/coach/bieten/sight.h"

namespace weli::coach {

using namespace bieten;

std::optional<Sight> Sight::of(const View& view)
{
    const PublicState& table = view.now.table;
    if (!seatDue(table) || !table.active.contains(view.now.seat)) return std::nullopt;
    return Sight(view.now);
}

bool Sight::isDue() const
{
    const auto* playing = std::get_if<Playing>(&table().phase);
    return playing != nullptr && playing->due == me();
}

const Answering* Sight::asked() const
{
    const auto* answering = std::get_if<Answering>(&table().phase);
    return answering != nullptr && answering->next == me() ? answering : nullptr;
}

int Sight::askedLater() const
{
    int later = 0;
    const Seat asker = std::get<Answering>(table().phase).asker;
    for (Seat seat = nextIn(table().active, me()); seat != asker;
         seat = nextIn(table().active, seat))
        ++later;
    return later;
}

bool Sight::may(Verb verb, Figure figure) const
{
    return cards_.has(figure) && !whyNot(now_, Action::say(verb, figure))
        && (verb != Verb::Bid || withinBidLimit(table(), me()))
        && (verb != Verb::Three || withinThreeLimit(table(), me()));
}

FigureSet Sight::biddable() const
{
    FigureSet open;
    for (const Figure figure : table().silent)
        if (may(Verb::Bid, figure)) open.add(figure);
    return open;
}

FigureSet Sight::raisable() const
{
    FigureSet open;
    for (const Figure figure : table().raisable)
        if (may(Verb::Three, figure)) open.add(figure);
    return open;
}

bool Sight::isStrict() const { return table().rules.irregularities == Irregularities::Prevented; }

bool Sight::isSettledByGood(Figure figure) const
{
    const bool canTie = figure == Figure::Equal || figure == Figure::Run;
    return !canTie || table().rules.standing == Standing::Contested;
}

int Sight::lacks() const { return lackOf(table(), me()); }

bool Sight::mayEndEarly() const
{
    for (const Seat seat : table().active)
        if (isNearlyOut(table(), seat)) return true;
    return false;
}

ThreeCards Sight::fixedCards() const
{
    ThreeCards fixed = table().played[me()];
    for (const Card card : cards_.hand() - cards_.unnamed()) fixed.push({ card, card });
    return fixed;
}

bool Sight::hasNaturally(Figure figure) const { return worthOf(fixedCards(), figure).has_value(); }

std::optional<Card> Sight::aceOf(Figure figure) const
{
    const auto suit = suitOf(figure);
    if (!suit) return std::nullopt;
    const Card ace(*suit, Rank::Ace);
    return own().cards.contains(ace) ? std::optional(ace) : std::nullopt;
}

std::optional<Seat> Sight::betterOnTable(Figure figure) const
{
    if (figure == Figure::Last || !cards_.unnamed().empty()) return std::nullopt;
    const auto mine = worthOf(fixedCards(), figure);
    for (const Seat seat : table().active) {
        ThreeCards natural;
        for (const Played played : table().played[seat])
            if (played.card == played.as) natural.push(played);
        const auto theirs = worthOf(natural, figure);
        if (seat != me() && theirs && (!mine || *theirs > *mine)) return seat;
    }
    return std::nullopt;
}

std::optional<Suit> Sight::led() const { return isDue() ? suitLed(table()) : std::nullopt; }

}
