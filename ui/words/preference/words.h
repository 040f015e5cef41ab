#pragma once

#include "core/preference/view.h"
#include "ui/words/card_words.h"
#include "ui/words/game_words.h"

#include <QString>

#include <cstddef>

/// The words that only Préférence has (P-12, P-13).
namespace weli::words {

/// As it stands in a sentence: "Three", "Five without buying", "Hearts".
QString nameOf(preference::Contract contract, CardWords cards);
/// A bid in a sentence: a contract, or "spiel".
QString nameOf(preference::Bid bid, CardWords cards);
/// The name that a contract has besides its number: "Bettel"; for hearts the suit.
QString nickname(preference::Contract contract, CardWords cards);
/// "At least six tricks."
QString aimOf(preference::Contract contract);
/// What a contract asks for: "Trump: bells. At least six tricks."
QString goalOf(preference::Contract contract, const preference::Rules& rules, CardWords cards);
/// "7–3", the declarer's tricks first, whoever reads it.
QString nameOf(preference::Split split);

/// This word of the deal says no to sharing the tricks out (P-43), not to after-buying (P-28).
bool declinesSplit(const preference::PublicState& table, std::size_t word);
/// What was said with this word of the deal, as players say it: "I hold Two."
QString said(const preference::PublicState& table, std::size_t word, CardWords cards);
/// The same as a short entry in a list: "holds 2".
QString heard(const preference::Action& action, CardWords cards);

/// Money that comes or goes: "+27", "−10".
QString money(int amount);

const GameWords& gameWords(GameOf<preference::State> game);

}
