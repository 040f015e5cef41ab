#include "ui/words/preference/rule_words.h"

#include "ui/words/preference/words.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    constexpr std::array optionNames {
        Word { "stake", QT_TRANSLATE_NOOP("OptionName", "Base stake") },
        Word { "max_stakes", QT_TRANSLATE_NOOP("OptionName", "Stake limit") },
        Word { "premium", QT_TRANSLATE_NOOP("OptionName", "Premium contracts") },
        //: Who cannot follow must trump (Trumpfzwang; trumftvång)
        Word { "trump_compulsion", QT_TRANSLATE_NOOP("OptionName", "Trump compulsion") },
        //: Two players agree on the tricks without playing
        Word { "negotiation", QT_TRANSLATE_NOOP("OptionName", "Negotiation") },
        Word { "deals", QT_TRANSLATE_NOOP("OptionName", "Deals in the match") },
    };

    constexpr std::array optionTexts {
        Word { "stake",
            QT_TRANSLATE_NOOP("OptionText",
                "What the dealer puts into the pot before each deal; premiums are multiples of "
                "it.") },
        Word { "max_stakes",
            QT_TRANSLATE_NOOP("OptionText",
                "However much is in the pot, no deal is played for more than this many base "
                "stakes; the rest stays there.") },
        //: %1 is the contract Hearts
        Word { "premium",
            QT_TRANSLATE_NOOP("OptionText",
                "Which premium contracts can be bid: all, those up to Six, or %1 alone; without "
                "Five there is no after-buying.") },
        Word { "trump_compulsion",
            QT_TRANSLATE_NOOP("OptionText",
                "Whoever cannot follow suit must trump, even if that does not win the trick.") },
        Word { "negotiation",
            QT_TRANSLATE_NOOP("OptionText",
                "The declarer and a lone defender may agree, without playing, how many tricks each "
                "of them gets.") },
        Word { "deals",
            QT_TRANSLATE_NOOP("OptionText",
                "After this many deals the match ends and the pot is shared out; everybody deals "
                "equally often.") },
    };

    constexpr std::array optionGroups {
        Word { "stake", QT_TRANSLATE_NOOP("OptionGroup", "Money") },
        Word { "max_stakes", "Money" },
        Word { "premium", "Bidding" },
        Word { "trump_compulsion", QT_TRANSLATE_NOOP("OptionGroup", "Play") },
        Word { "negotiation", "Play" },
        Word { "deals", "The match" },
    };

    constexpr std::array valueNames {
        //: What the dealer puts into the pot
        Word { "stake", QT_TRANSLATE_N_NOOP("Value", "%n chip(s) from the dealer") },
        //: What a deal is played for
        Word { "max_stakes", QT_TRANSLATE_N_NOOP("Value", "at most %n base stake(s) a deal") },
        //: Of the contracts with a premium
        Word { "premium all", QT_TRANSLATE_NOOP("Value", "all") },
    };

    constexpr std::array<std::string_view, 6> told { "stake", "max_stakes", "premium",
        "trump_compulsion", "negotiation", "deals" };

    QString hearts(CardWords cards) { return nameOf(preference::Contract::Hearts, cards); }

    QString withCards(const QString& text, std::string_view key, CardWords cards)
    {
        return key == "premium" ? text.arg(hearts(cards)) : text;
    }

    QString cardValue(std::string_view key, std::string_view value, CardWords cards)
    {
        if (key != "premium" || value == "all") return {};
        return (value == "six" ? //: Of the contracts with a premium: %1 is the contract Hearts
                QCoreApplication::translate("Value", "%1, Five and Six")
                               //: Of the contracts with a premium: %1 is the contract Hearts
                               : QCoreApplication::translate("Value", "%1 only"))
            .arg(hearts(cards));
    }

}

const RuleWords& preferenceRuleWords()
{
    static const RuleWords words { optionNames, optionTexts, optionGroups, valueNames, {}, {}, {},
        told, withCards, cardValue };
    return words;
}

}
