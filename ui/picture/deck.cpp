#include "ui/picture/deck.h"

namespace weli {

std::vector<Deck> ourDecks()
{
    return { { .key = "tyrol",
                 .name = {},
                 .kind = PackKind::German,
                 .place = ":/cards/tyrol",
                 .saysWeli = true },
        { .key = "french", .name = {}, .kind = PackKind::French, .place = ":/cards/french" },
        { .key = "swiss", .name = {}, .kind = PackKind::Swiss, .place = ":/cards/swiss" } };
}

CardWords wordsFor(const Deck& deck, const CardChoice& choice, const QString& language)
{
    return wordsFor(deck.kind, choice.queenAndJack && language != "de");
}

CardStyle styleFor(const Deck& deck, const CardChoice& choice, const QString& language)
{
    const CardWords cards = wordsFor(deck, choice, language);
    return { .deck = deck,
        .secondBack = choice.secondBack,
        .fourColours = choice.fourColours && deck.kind == PackKind::French,
        .largeIndex = choice.largeIndex,
        .ober = words::indexOf(Rank::Ober, cards),
        .under = words::indexOf(Rank::Under, cards) };
}

}
