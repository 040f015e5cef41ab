#pragma once

#include "core/cards/card.h"

#include <QString>

namespace weli {

/// What suits a pack has. The codes mean the same card in each: LO is the queen of spades, too.
enum class PackKind : unsigned char { German, French, Swiss };

/// By which words the cards on the table go, so that no text says other than the cards show.
struct CardWords {
    PackKind kind = PackKind::German;
    bool queenAndJack = false; // instead of Ober and Under
    bool weli = true; // so the six of bells is called
    friend bool operator==(const CardWords&, const CardWords&) = default;
};

/// The words for a pack of this kind; a French one has no Ober, whatever is wished.
constexpr CardWords wordsFor(PackKind kind, bool queenAndJack)
{
    return { .kind = kind, .queenAndJack = queenAndJack || kind == PackKind::French };
}

}

namespace weli::words {

QString nameOf(Suit suit, CardWords cards); // "hearts"
QString nameOf(Rank rank, CardWords cards); // "ober"
QString nameOf(Card card, CardWords cards); // "ober of acorns"; B6: "Weli"
QString plainNameOf(Card card, CardWords cards); // B6: "six of bells"
/// Within a sentence, with the article that its language has: what it is …
QString asSubject(Card card, CardWords cards); // "the ace of hearts" (das Herz-Ass)
/// … and what is done to it.
QString asObject(Card card, CardWords cards); // "the nine of hearts" (den Herz-Neuner)
/// What stands in the corner of a card: "A", "10", "O" or "Q".
QString indexOf(Rank rank, CardWords cards);
QString spokenNamed(Card wild, Card name, CardWords cards); // "Weli, named ace of hearts"
QString namedAsObject(Card wild, Card name, CardWords cards); // "the Weli, named …"
QString spokenWild(Card wild, CardWords cards); // "seven of bells, wild"
QString faceDown(); // how a card is spoken of whose back is seen

}
