#include "ui/words/mittlere/rule_words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    constexpr std::array optionNames {
        Word { "no_trump", QT_TRANSLATE_NOOP("OptionName", "A deal without trumps") },
        Word { "no_trick", QT_TRANSLATE_NOOP("OptionName", "A player without a trick") },
        Word { "tie", QT_TRANSLATE_NOOP("OptionName", "Two players with equal points") },
    };

    constexpr std::array optionTexts {
        Word { "no_trump",
            QT_TRANSLATE_NOOP("OptionText",
                "If everybody can follow suit to the end, either the deal counts, with eight "
                "points for each eight, or it is annulled and dealt again.") },
        Word { "no_trick",
            QT_TRANSLATE_NOOP("OptionText",
                "A player without a trick loses; or that counts the same as a hundred points, so "
                "that the third player wins if both happen.") },
        Word { "tie",
            QT_TRANSLATE_NOOP("OptionText",
                "If two players have equal points, the third one wins, or the two draw cards and "
                "the lower card loses.") },
    };

    constexpr std::array optionGroups {
        Word { "no_trump", QT_TRANSLATE_NOOP("OptionGroup", "Counting") },
        Word { "no_trick", "Counting" },
        Word { "tie", "Counting" },
    };

    constexpr std::array valueNames {
        //: A deal without trump
        Word { "no_trump count", QT_TRANSLATE_NOOP("Value", "is counted") },
        //: A deal without trump
        Word { "no_trump annul", QT_TRANSLATE_NOOP("Value", "is annulled") },
        //: Who takes no trick
        Word { "no_trick loses", QT_TRANSLATE_NOOP("Value", "always loses") },
        //: Who takes no trick
        Word { "no_trick as_hundred", QT_TRANSLATE_NOOP("Value", "counts as a hundred points") },
        //: Two with equal points
        Word { "tie third_wins", QT_TRANSLATE_NOOP("Value", "the third player wins") },
        //: Two with equal points
        Word { "tie draw", QT_TRANSLATE_NOOP("Value", "they draw cards") },
    };

    constexpr std::array<std::string_view, 3> told { "no_trump", "no_trick", "tie" };

    QString withCards(const QString& text, std::string_view /*key*/, CardWords /*cards*/)
    {
        return text;
    }

    QString cardValue(std::string_view /*key*/, std::string_view /*value*/, CardWords /*cards*/)
    {
        return {};
    }

}

const RuleWords& mittlereRuleWords()
{
    static const RuleWords words { optionNames, optionTexts, optionGroups, valueNames, {}, {}, {},
        told, withCards, cardValue };
    return words;
}

}
