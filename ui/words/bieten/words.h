#pragma once

#include "core/bieten/view.h"
#include "ui/words/card_words.h"
#include "ui/words/game_words.h"

#include <QString>

/// The words that only Bieten has.
namespace weli::words {

QString nameOf(bieten::Figure figure, CardWords cards); // "Last trick", as a title
/// "the last trick", as what is bid or held
QString inSentence(bieten::Figure figure, CardWords cards);
/// What a player says when doing this: "I bid hearts!"; nothing for a natural card, or a cut.
/// `claimed` is the name of the seat that a protest is against.
QString said(const bieten::Action& action, CardWords cards, const QString& claimed = {});
/// What an offence was, as in the result: "named a wild card wrongly".
QString nameOf(bieten::OffenceKind kind);
const GameWords& gameWords(GameOf<bieten::State> game);

}
