#include "ui/words/bieten/rule_words.h"

#include "core/bieten/rules.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    constexpr std::array optionNames {
        Word { "target", QT_TRANSLATE_NOOP("OptionName", "Points to go out") },
        Word { "games", QT_TRANSLATE_NOOP("OptionName", "Games in the match") },
        Word { "weli", QT_TRANSLATE_NOOP("OptionName", "The Weli") },
        Word { "extra_wild", QT_TRANSLATE_NOOP("OptionName", "Two more wild cards") },
        Word { "weli_loss", QT_TRANSLATE_NOOP("OptionName", "The Weli can cost a point") },
        Word { "steal", QT_TRANSLATE_NOOP("OptionName", "Stealing after the cut") },
        Word { "deal", QT_TRANSLATE_NOOP("OptionName", "Dealing") },
        Word { "bottom", QT_TRANSLATE_NOOP("OptionName", "Bottom card") },
        Word { "forehand_first", QT_TRANSLATE_NOOP("OptionName", "Forehand bids first") },
        Word { "direct_three", QT_TRANSLATE_NOOP("OptionName", "Three as an answer") },
        Word { "bid_limit", QT_TRANSLATE_NOOP("OptionName", "Bidding close to the target") },
        Word { "commitment", QT_TRANSLATE_NOOP("OptionName", "How long a wild card is bound") },
        Word { "good_bars", QT_TRANSLATE_NOOP("OptionName", "“Good” bars the wild card") },
        Word { "standing", QT_TRANSLATE_NOOP("OptionName", "When a figure is tied") },
        Word { "count_order", QT_TRANSLATE_NOOP("OptionName", "Order of the count") },
        Word { "rank_order", QT_TRANSLATE_NOOP("OptionName", "Highest-ranking figure") },
        Word { "end", QT_TRANSLATE_NOOP("OptionName", "Who loses the game") },
        Word { "last_count", QT_TRANSLATE_NOOP("OptionName", "When somebody goes out") },
        Word { "next_dealer", QT_TRANSLATE_NOOP("OptionName", "First dealer of the next game") },
        Word { "irregularities", QT_TRANSLATE_NOOP("OptionName", "Breaking the rules") },
        Word { "penalty", QT_TRANSLATE_NOOP("OptionName", "Penalty") },
        Word { "penalty_points", QT_TRANSLATE_NOOP("OptionName", "Points per offence") },
        Word { "protest", QT_TRANSLATE_NOOP("OptionName", "When offences are punished") },
    };

    constexpr std::array optionTexts {
        Word { "target",
            QT_TRANSLATE_NOOP("OptionText",
                "Whoever reaches this many points goes out; odd numbers are customary.") },
        Word { "games",
            QT_TRANSLATE_NOOP(
                "OptionText", "How many games are played one after the other in this match.") },
        //: %1 is the name of a card (Schell-Sechser, Karo-Sechser)
        Word { "weli",
            QT_TRANSLATE_NOOP("OptionText",
                "Whether the %1 is added to the 32 cards, and whether it is wild or worth a "
                "point.") },
        //: %1 and %2 are the names of cards (Schell-Siebener, Eichel-Siebener)
        Word { "extra_wild",
            QT_TRANSLATE_NOOP("OptionText",
                "The %1 and the %2 are wild too; this is possible only if the Weli is wild.") },
        Word { "weli_loss",
            QT_TRANSLATE_NOOP("OptionText",
                "Whoever had the wild Weli and won none of the five figures (ways to score) loses "
                "a "
                "point at the count.") },
        Word { "steal",
            QT_TRANSLATE_NOOP("OptionText",
                "Whether the player who cuts may look at the bottom card of the cut and take "
                "it.") },
        Word { "deal",
            QT_TRANSLATE_NOOP("OptionText",
                "The three cards are dealt in two rounds: one and two, two and one, or as the "
                "dealer "
                "likes.") },
        Word { "bottom",
            QT_TRANSLATE_NOOP(
                "OptionText", "Whether the bottom card of the undealt cards is shown to all.") },
        Word { "forehand_first",
            QT_TRANSLATE_NOOP("OptionText",
                "Nobody may bid until the player to the dealer’s left has played a card or bid.") },
        Word { "direct_three",
            QT_TRANSLATE_NOOP("OptionText",
                "A bid may be answered with three straight away, instead of being held.") },
        Word { "bid_limit",
            QT_TRANSLATE_NOOP("OptionText",
                "Nobody should reach the target merely because the others concede a bid: either a "
                "player who is one point short may not bid, or in each deal a player may bid at "
                "most one figure fewer than the points still needed.") },
        Word { "commitment",
            QT_TRANSLATE_NOOP("OptionText",
                "A bid ties your wild card to that figure: for the whole deal, or only until the "
                "figure is conceded.") },
        Word { "good_bars",
            QT_TRANSLATE_NOOP("OptionText",
                "Whoever says “Good” to a figure can no longer make it with a wild card.") },
        Word { "standing",
            QT_TRANSLATE_NOOP("OptionText",
                "When the best set or run is shared, nobody scores that figure. If it had been "
                "conceded, its points either still count or are lost too.") },
        Word { "count_order",
            QT_TRANSLATE_NOOP("OptionText",
                "Which figures are counted first; this decides who goes out first.") },
        //: %1 and %2 are suits (Herz, Laub)
        Word { "rank_order",
            QT_TRANSLATE_NOOP("OptionText",
                "Whether %1 or %2 come first when figures are counted in order of rank.") },
        Word { "end",
            QT_TRANSLATE_NOOP("OptionText",
                "The game ends when the first player goes out, and the lowest score loses; or the "
                "others play on, and the last one left loses.") },
        Word { "last_count",
            QT_TRANSLATE_NOOP("OptionText",
                "Whether the count stops as soon as somebody goes out, or the whole deal is "
                "counted.") },
        Word { "next_dealer",
            QT_TRANSLATE_NOOP("OptionText",
                "After a game the deal passes to the left, or the player to the loser’s right "
                "deals, so that the loser leads to the first trick.") },
        Word { "irregularities",
            QT_TRANSLATE_NOOP("OptionText",
                "Illegal cards and bids are either impossible, or possible and punished.") },
        Word { "penalty",
            QT_TRANSLATE_NOOP("OptionText",
                "What an offence costs: a few points, all points so far, or the game.") },
        Word { "penalty_points",
            QT_TRANSLATE_NOOP("OptionText", "How many points each punished offence costs.") },
        Word { "protest",
            QT_TRANSLATE_NOOP("OptionText",
                "Offences are punished automatically, or only if somebody protests after the last "
                "card.") },
    };

    // Keys of values: option, a space, the value's code.
    constexpr std::array valueNames {
        Word { "weli none", QT_TRANSLATE_NOOP("Value", "not in the pack") },
        Word { "weli wild", QT_TRANSLATE_NOOP("Value", "wild") },
        Word { "weli point", QT_TRANSLATE_NOOP("Value", "worth a point") },
        Word { "steal none", QT_TRANSLATE_NOOP("Value", "nothing") },
        Word { "steal weli", QT_TRANSLATE_NOOP("Value", "the Weli only") },
        Word { "steal three", QT_TRANSLATE_NOOP("Value", "up to three cards") },
        Word { "deal choice", QT_TRANSLATE_NOOP("Value", "as the dealer likes") },
        Word { "deal 1-2", QT_TRANSLATE_NOOP("Value", "one, then two") },
        Word { "deal 2-1", QT_TRANSLATE_NOOP("Value", "two, then one") },
        Word { "bottom shown", QT_TRANSLATE_NOOP("Value", "shown") },
        Word { "bottom hidden", QT_TRANSLATE_NOOP("Value", "hidden") },
        //: Not for those who lack only one point (gespannt; sträckt)
        Word { "bid_limit gespannt", QT_TRANSLATE_NOOP("Value", "not when one point short") },
        Word {
            "bid_limit figures", QT_TRANSLATE_NOOP("Value", "fewer figures than points needed") },
        Word { "commitment deal", QT_TRANSLATE_NOOP("Value", "for the whole deal") },
        Word { "commitment open", QT_TRANSLATE_NOOP("Value", "until the figure is conceded") },
        Word { "standing contested", QT_TRANSLATE_NOOP("Value", "a conceded figure still counts") },
        Word { "standing all", QT_TRANSLATE_NOOP("Value", "a conceded figure is lost too") },
        Word { "count_order conceded", QT_TRANSLATE_NOOP("Value", "conceded first") },
        Word { "count_order bid", QT_TRANSLATE_NOOP("Value", "in order of the bids") },
        Word { "count_order held", QT_TRANSLATE_NOOP("Value", "conceded, held, not bid") },
        Word { "end lowest", QT_TRANSLATE_NOOP("Value", "the lowest score") },
        Word { "end last", QT_TRANSLATE_NOOP("Value", "the last to go out") },
        Word { "last_count stop", QT_TRANSLATE_NOOP("Value", "the count stops") },
        Word { "last_count whole", QT_TRANSLATE_NOOP("Value", "the whole deal is counted") },
        Word { "next_dealer rotate", QT_TRANSLATE_NOOP("Value", "the next to the left") },
        Word { "next_dealer before_loser",
            QT_TRANSLATE_NOOP("Value", "the player to the loser’s right") },
        Word { "irregularities prevented", QT_TRANSLATE_NOOP("Value", "not possible") },
        Word { "irregularities penalised", QT_TRANSLATE_NOOP("Value", "possible and punished") },
        Word { "penalty points", QT_TRANSLATE_NOOP("Value", "points") },
        Word { "penalty score", QT_TRANSLATE_NOOP("Value", "all points so far") },
        Word { "penalty game", QT_TRANSLATE_NOOP("Value", "the game") },
        Word { "protest auto", QT_TRANSLATE_NOOP("Value", "always") },
        Word { "protest claim", QT_TRANSLATE_NOOP("Value", "when somebody protests") },
    };

    constexpr std::array presetNames {
        Word { "tirol", QT_TRANSLATE_NOOP("Preset", "Tyrol today") },
        Word { "schwaighofer-plain", QT_TRANSLATE_NOOP("Preset", "As Schwaighofer wrote in 1926") },
        Word { "schwaighofer-weli",
            QT_TRANSLATE_NOOP("Preset", "As Schwaighofer wrote in 1926, with the Weli") },
    };
    constexpr std::array presetTexts {
        Word { "tirol",
            QT_TRANSLATE_NOOP("Preset",
                "With the wild Weli and stealing; the first to reach the target wins, the lowest "
                "loses.") },
        Word { "schwaighofer-plain",
            QT_TRANSLATE_NOOP("Preset",
                "The old game with 32 cards: forehand bids first, a bid may be answered with three "
                "straight away, each deal is counted to its end, and play goes on until only the "
                "loser is left.") },
        Word { "schwaighofer-weli",
            QT_TRANSLATE_NOOP(
                "Preset", "The old game, but with the wild Weli, which the cutter may keep.") },
    };

    constexpr std::array conflictTexts {
        Word { "extra_wild",
            QT_TRANSLATE_NOOP(
                "Conflict", "Two more wild cards are possible only if the Weli is wild.") },
        Word { "weli_loss",
            QT_TRANSLATE_NOOP("Conflict", "Only a wild Weli can cost its holder a point.") },
        Word { "steal",
            QT_TRANSLATE_NOOP("Conflict", "The Weli cannot be stolen if it is not in the pack.") },
        Word { "last_count",
            QT_TRANSLATE_NOOP("Conflict",
                "If the others play on to find the loser, the count cannot stop when the first "
                "player goes out.") },
    };

    constexpr std::array optionGroups {
        Word { "target", QT_TRANSLATE_NOOP("OptionGroup", "The match") },
        Word { "games", "The match" },
        Word { "weli", QT_TRANSLATE_NOOP("OptionGroup", "Wild cards") },
        Word { "extra_wild", "Wild cards" },
        Word { "weli_loss", "Wild cards" },
        Word { "commitment", "Wild cards" },
        Word { "good_bars", "Wild cards" },
        Word { "steal", QT_TRANSLATE_NOOP("OptionGroup", "Cut and deal") },
        Word { "deal", "Cut and deal" },
        Word { "bottom", "Cut and deal" },
        Word { "forehand_first", QT_TRANSLATE_NOOP("OptionGroup", "Bidding") },
        Word { "direct_three", "Bidding" },
        Word { "bid_limit", "Bidding" },
        Word { "standing", QT_TRANSLATE_NOOP("OptionGroup", "The count") },
        Word { "count_order", "The count" },
        Word { "rank_order", "The count" },
        Word { "last_count", "The count" },
        Word { "end", "The match" },
        Word { "next_dealer", "The match" },
        Word { "irregularities", QT_TRANSLATE_NOOP("OptionGroup", "Irregularities") },
        Word { "penalty", "Irregularities" },
        Word { "penalty_points", "Irregularities" },
        Word { "protest", "Irregularities" },
    };

    constexpr std::array<std::string_view, 8> told { "target", "games", "weli", "steal", "deal",
        "bottom", "end", "irregularities" };

    QString withCards(const QString& text, std::string_view key, CardWords cards)
    {
        if (key == "weli") return text.arg(plainNameOf(bieten::weliCard, cards));
        if (key == "extra_wild")
            return text.arg(nameOf(Card { Suit::Bells, Rank::Seven }, cards),
                nameOf(Card { Suit::Acorns, Rank::Seven }, cards));
        if (key == "rank_order")
            return text.arg(nameOf(Suit::Hearts, cards), nameOf(Suit::Leaves, cards));
        return text;
    }

    QString cardValue(std::string_view key, std::string_view value, CardWords cards)
    {
        if (key != "rank_order") return {};
        return nameOf(value == "hearts" ? Suit::Hearts : Suit::Leaves, cards);
    }

}

const RuleWords& bietenRuleWords()
{
    static const RuleWords words { optionNames, optionTexts, optionGroups, valueNames,
        conflictTexts, presetNames, presetTexts, told, withCards, cardValue };
    return words;
}

}
