#include "core/bots/bieten/telling/dangers.h"

#include "core/bieten/view.h"
#include "core/cards/trick.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

Dangers::Dangers(const Observation& observation, const FigureOdds& odds)
    : table_(observation.table)
    , odds_(odds)
    , wilds_(wildCards(table_.rules))
    , unseen_(packFor(table_.rules) - table_.shown - observation.own.cards)
{
    if (table_.bottom) unseen_.remove(*table_.bottom);
}

/// An ace no wild card beats (B-20).
CardSet Dangers::better(Card card) const
{
    return card.rank() == Rank::Ace ? CardSet() : unseen_ & (above(card) | wilds_);
}

/// Who did not follow a suit has no card of it, nor may name a wild one so (B-30). Where that is no
/// more than an offence it proves nothing.
bool Dangers::mayHold(const Rival& rival, Suit suit) const
{
    if (rival.hidden == 0) return false;
    if (table_.rules.irregularities == Irregularities::Penalised) return true;
    return ((rival.voids >> static_cast<unsigned>(suit)) & 1U) == 0;
}

bool Dangers::isBarred(const Rival& rival, Figure figure) const
{
    return table_.rules.goodBars && rival.passed.contains(figure)
        && !rival.claimed.contains(figure);
}

CardSet Dangers::to(Card card, std::optional<Figure> figure) const
{
    CardSet all;
    for (const Rival& rival : odds_.rivals())
        if (mayHold(rival, card.suit()))
            all |= better(card) - (figure && isBarred(rival, *figure) ? wilds_ : CardSet());
    return all;
}

CardSet Dangers::inTrick(Card card) const
{
    const auto trick = static_cast<std::size_t>(table_.trick);
    CardSet all;
    for (const Rival& rival : odds_.rivals())
        if (table_.played[rival.seat].size() <= trick && mayHold(rival, card.suit()))
            all |= better(card);
    return all;
}

bool Dangers::isSuitGone(Card card) const
{
    return !better(card).empty() && held(card.suit()) == 0;
}

bool Dangers::isOwed(Suit suit) const
{
    return std::any_of(odds_.rivals().begin(), odds_.rivals().end(),
        [&](const Rival& rival) { return rival.hidden > 0 && odds_.owes(rival, suit); });
}

int Dangers::held() const
{
    int cards = 0;
    for (const Rival& rival : odds_.rivals()) cards += rival.hidden;
    return cards;
}

int Dangers::held(Suit suit) const
{
    int cards = 0;
    for (const Rival& rival : odds_.rivals()) cards += mayHold(rival, suit) ? rival.hidden : 0;
    return cards;
}

}
