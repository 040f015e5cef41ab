#pragma once

#include "core/bieten/rules.h"
#include "core/preference/rules.h"
#include "ui/picture/card_words.h"

#include <QString>

#include <string_view>

/// The words of the house rules in the language of the user.
namespace weli::words {

/// What an option is called, what it does in one sentence, and what its values are called.
QString optionName(std::string_view key);
QString optionText(std::string_view key, CardWords cards);
QString valueName(const Option<bieten::Rules>& option, int value, CardWords cards);
QString valueName(const Option<preference::Rules>& option, int value, CardWords cards);
/// Under which heading of the house rules an option stands.
QString optionGroup(std::string_view key);
QString nameOf(bieten::Preset preset);
QString textOf(bieten::Preset preset);
/// Why two values cannot stand together, with B-7.
QString conflictText(const Conflict<bieten::Rules>& conflict);

}
