#include "ui/words/rule_words.h"

#include "ui/words/game_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli::words {

namespace {

    const RuleWords& rulesOf(const AnyGame& game) { return *wordsOf(game).rules; }

    QString found(std::span<const Word> words, const char* context, std::string_view key)
    {
        for (const Word& word : words)
            if (word.key == key) return QCoreApplication::translate(context, word.text);
        return QString::fromUtf8(key.data(), static_cast<int>(key.size()));
    }

    /// Of what, where the number alone does not say it.
    QString amount(const RuleWords& words, std::string_view key, int value)
    {
        for (const Word& word : words.values)
            if (word.key == key)
                return QCoreApplication::translate("Value", word.text, nullptr, value);
        return QString::number(value);
    }

}

QString optionName(const AnyGame& game, std::string_view key)
{
    return found(rulesOf(game).names, "OptionName", key);
}

QString optionText(const AnyGame& game, std::string_view key, CardWords cards)
{
    const RuleWords& words = rulesOf(game);
    return words.withCards(found(words.texts, "OptionText", key), key, cards);
}

QString optionGroup(const AnyGame& game, std::string_view key)
{
    return found(rulesOf(game).groups, "OptionGroup", key);
}

QString valueName(const AnyGame& game, const RuleOption& option, int value, CardWords cards)
{
    if (option.kind == OptionKind::Integer) return amount(rulesOf(game), option.key, value);
    if (option.kind == OptionKind::Boolean) {
        return value != 0 ? QCoreApplication::translate("Value", "yes")
                          : QCoreApplication::translate("Value", "no");
    }
    const std::string_view word = option.choices[static_cast<std::size_t>(value)];
    const RuleWords& words = rulesOf(game);
    QString card = words.cardValue(option.key, word, cards);
    if (!card.isEmpty()) return card;
    return found(words.values, "Value", std::string(option.key) + ' ' + std::string(word));
}

QString presetName(const AnyGame& game, std::string_view preset)
{
    return found(rulesOf(game).presetNames, "Preset", preset);
}

QString presetText(const AnyGame& game, std::string_view preset)
{
    return found(rulesOf(game).presetTexts, "Preset", preset);
}

Because conflictText(const AnyGame& game, const RuleConflict& conflict)
{
    return { found(rulesOf(game).conflicts, "Conflict", conflict.key), wordsOf(game).rulesClause };
}

std::span<const std::string_view> optionsToTell(const AnyGame& game) { return rulesOf(game).told; }

QString nameOf(const AnyGame& game)
{
    return QCoreApplication::translate("Game", wordsOf(game).name);
}

QString about(const AnyGame& game)
{
    return QCoreApplication::translate("Game", wordsOf(game).about);
}

}
