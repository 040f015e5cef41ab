#include "ui/picture/preference/odds.h"

#include "ui/picture/notes/odds_words.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli {

using namespace preference;

namespace {

    class Odds {
        Q_DECLARE_TR_FUNCTIONS(PreferenceOdds)
    };

    constexpr std::size_t most = 6; // words that have room

    using Word = odds::PreferenceOdds::Word;

    /// It leads to no contract of one's own.
    bool isWithoutContract(Verb verb)
    {
        return verb == Verb::Pass || verb == Verb::No || verb == Verb::Stay;
    }

    /// It is about the tricks that a defender needs.
    bool isOfDefence(Verb verb)
    {
        return verb == Verb::Join || verb == Verb::Invite || verb == Verb::Alone;
    }

    OddsPicture::Cell cellOf(const Word& word, const ViewContext& context)
    {
        const QString name = words::actOf(word.action, context.cards, {});
        const QString chips = words::signedNumber(word.chips);
        const QString spokenChips = words::chips(word.chips);
        if (!word.made || isWithoutContract(word.action.verb()))
            return { //: What may be done, very short: %1 is an act ("Pass", "Stay home"), %2 chips
                //: ("−7")
                .text = Odds::tr("%1: %2").arg(name, chips),
                .spoken = Odds::tr("%1: %2 on average.").arg(name, spokenChips)
            };
        const QString spoken = isOfDefence(word.action.verb())
            ? Odds::tr("%1: you then get the tricks you need in %2 deals, %3 on average.")
            : Odds::tr("%1: the contract is then made in %2 deals, %3 on average.");
        return { //: What may be done, very short: %1 is an act ("Bid Two", "Go along"), %2 the
            //: chance that it comes out well ("62%"), %3 chips ("+3")
            .text = Odds::tr("%1: %2, %3").arg(name, percent(*word.made), chips),
            .spoken = spoken.arg(name, ofHundred(*word.made), spokenChips)
        };
    }

    /// Those that bring the most, in their order.
    std::vector<Word> bestOf(std::vector<Word> words)
    {
        while (words.size() > most)
            words.erase(std::min_element(words.begin(), words.end(),
                [](const Word& one, const Word& other) { return one.chips < other.chips; }));
        return words;
    }

}

OddsPicture oddsPictureOf(const odds::PreferenceOdds& odds, const ViewContext& context)
{
    OddsPicture picture;
    for (const Word& word : bestOf(odds.words)) picture.cells.push_back(cellOf(word, context));
    if (odds.made)
        //: %1 is "62%"
        picture.cells.push_back(cellOf(*odds.made, Odds::tr("contract made: %1"),
            Odds::tr("The contract is made in %1 deals.")));
    if (odds.ownTricks)
        //: The tricks without which a defender goes down: %1 is "62%"
        picture.cells.push_back(cellOf(*odds.ownTricks, Odds::tr("enough tricks: %1"),
            Odds::tr("You get the tricks that you need in %1 deals.")));
    if (odds.notMost)
        //: Ausfechten: whoever takes the most tricks pays; %1 is "62%" that one does not
        picture.cells.push_back(cellOf(*odds.notMost, Odds::tr("you do not pay: %1"),
            Odds::tr("In %1 deals you do not take the most tricks.")));
    return picture;
}

}
