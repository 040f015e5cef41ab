#include "ui/words/preference/reasons.h"

#include "ui/words/preference/words.h"
#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace weli::words {

using namespace preference;
using bots::Measure;
using bots::PreferenceEvaluation;
using bots::PreferenceReason;
using bots::PreferenceWhy;

namespace {

    class Act {
        Q_DECLARE_TR_FUNCTIONS(PreferenceAct)
    };
    class Value {
        Q_DECLARE_TR_FUNCTIONS(PreferenceValue)
    };

    using Sentence = ReasonSentence<PreferenceReason>;

    /// %1 is the contract or the suit that the reason is about, the others are its figures. "It"
    /// is the card.
    constexpr std::array sentences {
        Sentence { PreferenceReason::Forced,
            QT_TRANSLATE_NOOP("PreferenceReason", "Nothing else is possible.") },
        Sentence { PreferenceReason::Dice,
            QT_TRANSLATE_NOOP("PreferenceReason", "One choice is as good as another.") },
        //: %1: a contract, %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::Made,
            QT_TRANSLATE_NOOP("PreferenceReason", "You make %1 in %2 of 100 deals.") },
        //: %1: a contract, %2: a number of a hundred, %3: tricks ("about 7 tricks")
        Sentence { PreferenceReason::MadeWithTricks,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You make %1 in %2 of 100 deals, with %3 on average.") },
        Sentence { PreferenceReason::NoHope,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "There is little hope of six tricks: you make %1 in %2 of 100 deals, with %3 on "
                "average.") },
        //: %2: a number of a hundred ("about 12")
        Sentence { PreferenceReason::NothingToBid,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "Your safest bid comes off in %2 of 100 deals.") },
        //: %2: tricks ("about 2 tricks")
        Sentence { PreferenceReason::Defending,
            QT_TRANSLATE_NOOP("PreferenceReason", "In defence your cards are worth %2.") },
        Sentence { PreferenceReason::OftenPassedOut,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "If nobody bids, whoever takes the most tricks pays.") },
        Sentence { PreferenceReason::CallsGoUp,
            QT_TRANSLATE_NOOP("PreferenceReason", "You can still go up to it after buying.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 2 tricks")
        Sentence { PreferenceReason::Together,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you both play, you get your two tricks in %2 of 100 deals, with %3 on "
                "average.") },
        Sentence { PreferenceReason::Alone,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Alone you get your two tricks in %2 of 100 deals, with %3 on average.") },
        Sentence { PreferenceReason::Inviting,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you invite, the two of you get four tricks in %2 of 100 deals, with %3 on "
                "average.") },
        Sentence { PreferenceReason::PassIsFree,
            QT_TRANSLATE_NOOP("PreferenceReason", "Passing costs nothing.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 2 tricks")
        Sentence { PreferenceReason::GoesAlong,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "If you go along, you get the tricks you need in %2 of 100 deals, with %3 on "
                "average.") },
        Sentence { PreferenceReason::HomeIsFree,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you stay home you cannot go down.") },
        Sentence { PreferenceReason::NoIsFree,
            QT_TRANSLATE_NOOP("PreferenceReason", "Saying no costs nothing.") },
        //: %2: tricks ("3 tricks")
        Sentence { PreferenceReason::Shared,
            QT_TRANSLATE_NOOP("PreferenceReason", "If you settle on that, you get %2.") },
        Sentence { PreferenceReason::Agrees,
            QT_TRANSLATE_NOOP("PreferenceReason", "The other player accepts in %2 of 100 deals.") },
        //: %2: chips ("about +12 chips")
        Sentence { PreferenceReason::IfPlayed,
            QT_TRANSLATE_NOOP("PreferenceReason", "If it is played out instead: %2.") },
        Sentence { PreferenceReason::LeadToLose,
            QT_TRANSLATE_N_NOOP("PreferenceReason",
                "The others hold %n card(s) that beat it, and whoever can beat it must.") },
        Sentence { PreferenceReason::LeadNotBeaten,
            QT_TRANSLATE_NOOP("PreferenceReason", "Nobody can take this trick from you.") },
        Sentence { PreferenceReason::Sheds,
            QT_TRANSLATE_NOOP("PreferenceReason", "It leaves the trick to the others.") },
        Sentence { PreferenceReason::ShedsDanger,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "Its suit might bring you a trick, so it is good to be rid of.") },
        Sentence { PreferenceReason::TakesLast,
            QT_TRANSLATE_NOOP("PreferenceReason", "It takes the trick for certain.") },
        Sentence { PreferenceReason::MayBeTaken,
            QT_TRANSLATE_N_NOOP(
                "PreferenceReason", "The others still hold %n card(s) that beat it.") },
        Sentence { PreferenceReason::DrawsTrump,
            QT_TRANSLATE_N_NOOP("PreferenceReason", "It draws trumps; %n of them are still out.") },
        Sentence { PreferenceReason::TrumpsAreOut,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "The others have at least as many trumps as you.") },
        Sentence { PreferenceReason::TrumpsAreIn,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "All the trumps are gone: it will take its trick later, too.") },
        Sentence { PreferenceReason::Master,
            QT_TRANSLATE_NOOP("PreferenceReason", "No higher card of its suit is still out.") },
        Sentence { PreferenceReason::LowLead,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The others have higher cards of its suit, so lead a low one rather than a high "
                "one.") },
        Sentence { PreferenceReason::TakesCheaply,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It takes the trick for certain, and the cheapest card that does is enough.") },
        Sentence { PreferenceReason::GivesLittle,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "It cannot take the trick, so the cheapest card goes first.") },
        //: %2: chips ("about +12 chips")
        Sentence { PreferenceReason::PlayedOn,
            QT_TRANSLATE_NOOP("PreferenceReason", "Played on from here, it brings you %2.") },
        //: %1: a suit, %2 and %3: numbers of a hundred ("about 62")
        Sentence { PreferenceReason::SplitDecides,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "It depends on how %1 split: if evenly, the contract is made in %2 of 100 deals, "
                "otherwise in %3.") },
        //: %2: a number of a hundred ("about 62"), %3: tricks ("about 4 tricks")
        Sentence { PreferenceReason::MostTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "You end with the most tricks in %2 of 100 deals, with %3 on average.") },
    };

    /// In play it depends on whose contract it is.
    constexpr std::array declarersSentences {
        Sentence { PreferenceReason::ContractMade,
            QT_TRANSLATE_NOOP("PreferenceReason", "You make %1 in %2 of 100 deals.") },
        Sentence { PreferenceReason::ContractTricks,
            QT_TRANSLATE_NOOP(
                "PreferenceReason", "You make %1 in %2 of 100 deals, with %3 on average.") },
    };
    constexpr std::array defendersSentences {
        //: %1: a contract, %2: a number of a hundred ("about 62")
        Sentence { PreferenceReason::ContractMade,
            QT_TRANSLATE_NOOP("PreferenceReason", "The declarer makes %1 in %2 of 100 deals.") },
        //: %3: tricks ("about 7 tricks")
        Sentence { PreferenceReason::ContractTricks,
            QT_TRANSLATE_NOOP("PreferenceReason",
                "The declarer makes %1 in %2 of 100 deals, with %3 on average.") },
    };

    const char* textFor(PreferenceReason reason, bool ofDeclarer)
    {
        const bool inPlay = reason == PreferenceReason::ContractMade
            || reason == PreferenceReason::ContractTricks;
        if (!inPlay) return sentenceOf(sentences, reason);
        return sentenceOf(ofDeclarer ? defendersSentences : declarersSentences, reason);
    }

    QString chips(double amount)
    {
        //: Money: %1 is a number with its sign ("+12 chips"; Chips, marker)
        return Value::tr("%1 chips").arg(signedNumber(amount));
    }

    QString figureText(Measure measure, double figure, PreferenceReason reason)
    {
        const auto rounded = static_cast<int>(std::lround(figure));
        switch (measure) {
        case Measure::Chance: return aboutInHundred(figure);
        case Measure::Tricks:
            return reason == PreferenceReason::Shared ? tricks(rounded) : about(tricks(rounded));
        case Measure::Chips: return about(chips(figure));
        case Measure::Cards: return QString::number(rounded);
        default: return {};
        }
    }

    QString sentenceFor(const PreferenceWhy& why, bool ofDeclarer, CardWords cards)
    {
        QStringList parts { QString() };
        if (why.contract) parts[0] = nameOf(*why.contract, cards);
        if (why.suit) parts[0] = nameOf(*why.suit, cards);
        const bots::Measures measures = measuresOf(why.reason);
        for (std::size_t i = 0; i < measures.size(); ++i)
            parts << figureText(measures[i], why.figures[i], why.reason);
        return filled("PreferenceReason", textFor(why.reason, ofDeclarer), parts,
            static_cast<int>(std::lround(why.figures[0])));
    }

    QString acted(const Action& action, CardWords cards)
    {
        switch (action.verb()) {
        case Verb::Pass: return Act::tr("pass");
        //: %1 is a contract, or spiel (Drei lizitieren; bjuda tre)
        case Verb::Bid: return Act::tr("bid %1").arg(nameOf(action.bid(), cards));
        //: %1 is a contract (Zwei halten; hålla två)
        case Verb::Hold: return Act::tr("hold %1").arg(nameOf(action.contract(), cards));
        //: %1 and %2 are cards
        case Verb::Discard:
            return Act::tr("discard %1 and %2")
                .arg(nameOf(action.card(), cards), nameOf(action.second(), cards));
        //: %1 is a contract, announced after buying
        case Verb::Announce: return Act::tr("play %1").arg(nameOf(action.contract(), cards));
        //: Takes up the two cards that were laid aside (nachkaufen; göra efterköp)
        case Verb::Take: return Act::tr("after-buy");
        //: Neither buys after the declarer nor offers to share the tricks
        case Verb::No: return Act::tr("no");
        case Verb::Join: return Act::tr("go along");
        case Verb::Stay: return Act::tr("stay home");
        case Verb::Invite: return Act::tr("invite");
        //: Plays without the other defender
        case Verb::Alone: return Act::tr("play alone");
        //: Offers to share the tricks: %1 is "7–3", the declarer's first
        case Verb::Offer:
            return Act::tr("offer %1")
                .arg(splitOf(declarersTricks(action.split()), defendersTricks(action.split())));
        case Verb::Accept: return Act::tr("accept");
        case Verb::Refuse: return Act::tr("refuse");
        case Verb::Play: return nameOf(action.card(), cards);
        }
        return {};
    }

    bool isOfDeclarer(const PreferenceEvaluation& evaluation)
    {
        return evaluation.expected && evaluation.expected->declarers;
    }

}

QString actOf(const PreferenceEvaluation& evaluation, CardWords cards, const QStringList& /*names*/)
{
    return capitalised(acted(*evaluation.action, cards));
}

QString valueOf(const PreferenceEvaluation& evaluation)
{
    if (!evaluation.expected) return noValue();
    const bots::PreferenceChips& expected = *evaluation.expected;
    const bool isSure = evaluation.worlds == 0 && expected.chips == 0;
    QString amount = chips(expected.chips);
    if (!isSure) amount = about(amount);
    if (expected.error > 0) amount = (amount + ' ' + plusMinus(expected.error)).trimmed();
    //: What the declarer may expect: %1 is money ("about +12 chips")
    return expected.declarers ? Value::tr("declarer: %1").arg(amount) : amount;
}

QStringList reasonsOf(const PreferenceEvaluation& evaluation, CardWords cards)
{
    QStringList all;
    for (const PreferenceWhy& why : evaluation.whys)
        all << sentenceFor(why, isOfDeclarer(evaluation), cards);
    return all;
}

}
