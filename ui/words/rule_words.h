#pragma once

#include "core/games.h"
#include "ui/words/because.h"
#include "ui/words/card_words.h"
#include "ui/words/rule_option.h"

#include <QString>

#include <span>
#include <string_view>

/// The words of the house rules in the language of the user.
namespace weli::words {

struct Word {
    std::string_view key;
    const char* text;
};

/// What one game calls its options, in English; each list has a context of its own for the
/// translations.
struct RuleWords {
    std::span<const Word> names; // "OptionName"
    std::span<const Word> texts; // "OptionText": in one sentence what an option does
    std::span<const Word> groups; // "OptionGroup": the heading under which it stands
    std::span<const Word> values; // "Value"; the key is the option, a space, the value's code
    std::span<const Word> conflicts; // "Conflict", by the option that is refused
    std::span<const Word> presetNames; // "Preset", by the preset's code
    std::span<const Word> presetTexts; // "Preset"
    std::span<const std::string_view> told; // what most tells one table's rules from another's
    /// The text of an option with the names of the cards that it speaks of.
    QString (*withCards)(const QString& text, std::string_view key, CardWords cards);
    /// The name of a value that is a card or a suit; empty: the list above has it.
    QString (*cardValue)(std::string_view key, std::string_view value, CardWords cards);
};

QString optionName(const AnyGame& game, std::string_view key);
QString optionText(const AnyGame& game, std::string_view key, CardWords cards);
QString optionGroup(const AnyGame& game, std::string_view key);
QString valueName(const AnyGame& game, const RuleOption& option, int value, CardWords cards);
QString presetName(const AnyGame& game, std::string_view preset);
QString presetText(const AnyGame& game, std::string_view preset);
/// Why two values cannot stand together.
Because conflictText(const AnyGame& game, const RuleConflict& conflict);
/// The options that most tell one table's rules from another's.
std::span<const std::string_view> optionsToTell(const AnyGame& game);

/// What the game is called, and what it is in a sentence or two.
QString nameOf(const AnyGame& game);
QString about(const AnyGame& game);

}
