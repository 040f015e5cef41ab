#pragma once

#include "core/bieten/action.h"
#include "core/bieten/state.h"
#include "ui/picture/card_words.h"
#include "ui/picture/words.h"

#include <QString>

#include <span>

/// The words that only Bieten has.
namespace weli::words {

/// What a player says when doing this: "I bid hearts!"; nothing for a natural card, or a cut.
/// `claimed` is the name of the seat that a protest is against.
QString said(const bieten::Action& action, CardWords cards, const QString& claimed = {});
/// What an offence was, as in the result: "named a wild card wrongly".
QString nameOf(bieten::OffenceKind kind);
/// One sentence for each clause that can refuse an act.
std::span<const Forbidden> forbiddenInBieten();

}
