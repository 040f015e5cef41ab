#include "ui/words/deck.h"

#include <algorithm>

namespace weli {

std::vector<Deck> ourDecks()
{
    return { { .key = "tyrol",
                 .name = {},
                 .kind = PackKind::German,
                 .place = ":/cards/tyrol",
                 .backs = 2,
                 .saysWeli = true },
        { .key = "french", .name = {}, .kind = PackKind::French, .place = ":/cards/french" },
        { .key = "swiss", .name = {}, .kind = PackKind::Swiss, .place = ":/cards/swiss" } };
}

Deck ourDeck(PackKind kind)
{
    const std::vector<Deck> ours = ourDecks();
    return *std::find_if(
        ours.begin(), ours.end(), [kind](const Deck& deck) { return deck.kind == kind; });
}

bool isOurs(const Deck& deck) { return deck.source == Deck::Source::Ours; }

bool hasFourColours(const Deck& deck) { return isOurs(deck) && deck.kind == PackKind::French; }

bool mayChooseQueens(const Deck& deck, const QString& language)
{
    return isOurs(deck) && deck.kind != PackKind::French && language != "de";
}

CardWords wordsFor(const Deck& deck, const CardChoice& choice, const QString& language)
{
    return wordsFor(deck.kind, mayChooseQueens(deck, language) && choice.queenAndJack);
}

CardStyle styleFor(const Deck& deck, const CardChoice& choice, const QString& language)
{
    const CardWords cards = wordsFor(deck, choice, language);
    return { .deck = deck,
        .secondBack = choice.secondBack && deck.backs > 1,
        .fourColours = choice.fourColours && hasFourColours(deck),
        .largeIndex = choice.largeIndex && isOurs(deck),
        .ober = words::indexOf(Rank::Ober, cards),
        .under = words::indexOf(Rank::Under, cards) };
}

}
