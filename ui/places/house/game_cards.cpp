#include "ui/places/house/game_cards.h"

#include "ui/draw/cards/deck_finder.h"
#include "ui/model/any_rules.h"
#include "ui/places/house/keeper.h"
#include "ui/places/language.h"

#include <utility>

namespace weli {

GameCards::GameCards(const Keeper& keeper, const Language& language)
    : keeper_(keeper)
    , language_(language)
    , game_(keeper.settings().game)
{
}

CardStyle GameCards::style() const
{
    return styleFor(deck_, keeper_.settings().cards, language_.spoken());
}

CardWords GameCards::words() const
{
    return wordsFor(deck_, keeper_.settings().cards, language_.spoken());
}

bool GameCards::hasWeli() const { return game_ == AnyGame(GameOf<bieten::State> {}); }

void GameCards::lay(const AnyGame& game)
{
    game_ = game;
    layAnew();
}

void GameCards::layAnew()
{
    const QString& chosen = keeper_.settings().cards.deck;
    if (deck_.key != (chosen.isEmpty() ? ourDeck(defaultPack(game_)).key : chosen)) takeDeck();
    emit laid();
}

/// The pack that is chosen; the usual one if none is or that is gone.
void GameCards::takeDeck()
{
    const QString& key = keeper_.settings().cards.deck;
    const Deck usual = ourDeck(defaultPack(game_));
    const auto chosen = key.isEmpty() ? usual : deckOf(key, dataFolders());
    deck_ = chosen.value_or(usual);
    const bool isSaid = key == std::exchange(missed_, chosen ? QString() : key);
    if (!chosen && !isSaid) emit missed(key.section(':', -1));
}

}
