#include "ui/words/mittlere/reasons.h"

#include "ui/words/reason_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace weli::words {

using namespace mittlere;
using bots::Measure;
using bots::MittlereEvaluation;
using bots::MittlereReason;
using bots::MittlereWhy;

namespace {

    class Act {
        Q_DECLARE_TR_FUNCTIONS(MittlereAct)
    };
    class Value {
        Q_DECLARE_TR_FUNCTIONS(MittlereValue)
    };

    using Sentence = ReasonSentence<MittlereReason>;

    /// "It" is the card.
    constexpr std::array sentences {
        Sentence { MittlereReason::Forced,
            QT_TRANSLATE_NOOP("MittlereReason", "Nothing else is possible.") },
        Sentence { MittlereReason::Dice,
            QT_TRANSLATE_NOOP("MittlereReason", "One choice is as good as another.") },
        //: %1: a number of cards
        Sentence { MittlereReason::HighHand,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Aces and kings in your hand: %1. That is enough to go for many points.") },
        //: %1: a number of cards
        Sentence { MittlereReason::LowHand,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Aces and kings in your hand: %1. That is better for few points.") },
        //: %1, %2: points ("34 points", "about 60 points")
        Sentence { MittlereReason::GoesForMany,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Many points are within reach: %1 so far, %2 by the end.") },
        Sentence { MittlereReason::GoesForFew,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Few points are the better aim: %1 so far, %2 by the end.") },
        //: %1: points ("86 points")
        Sentence { MittlereReason::FearsHundred,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "%1 so far: a hundred is close, so better not take any more.") },
        Sentence { MittlereReason::NeedsTrick,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You have no trick yet, and without one you lose.") },
        Sentence { MittlereReason::AimsHigh,
            QT_TRANSLATE_NOOP("MittlereReason",
                "%1 so far: you are closer to the most points than to the fewest.") },
        Sentence { MittlereReason::AimsLow,
            QT_TRANSLATE_NOOP("MittlereReason",
                "%1 so far: you are closer to the fewest points than to the most.") },
        Sentence { MittlereReason::Master,
            QT_TRANSLATE_NOOP("MittlereReason", "No higher card of its suit is still out.") },
        Sentence { MittlereReason::Beatable,
            QT_TRANSLATE_N_NOOP("MittlereReason", "%n higher card(s) of its suit are still out.") },
        Sentence { MittlereReason::TrustsKing,
            QT_TRANSLATE_NOOP("MittlereReason", "A king wins tricks, you trust.") },
        //: What a card is worth, %1: points ("11 points")
        Sentence { MittlereReason::Counts, QT_TRANSLATE_NOOP("MittlereReason", "It counts %1.") },
        Sentence {
            MittlereReason::LeadsTrump, QT_TRANSLATE_NOOP("MittlereReason", "It leads a trump.") },
        Sentence { MittlereReason::Long,
            QT_TRANSLATE_N_NOOP("MittlereReason", "You hold %n card(s) of its suit.") },
        Sentence { MittlereReason::Out,
            QT_TRANSLATE_N_NOOP("MittlereReason", "%n card(s) of its suit are still out.") },
        Sentence { MittlereReason::Alone,
            QT_TRANSLATE_NOOP("MittlereReason", "Nobody else has any of its suit left.") },
        Sentence { MittlereReason::Takes,
            QT_TRANSLATE_NOOP("MittlereReason", "It is winning the trick so far.") },
        Sentence { MittlereReason::TakesPoints,
            QT_TRANSLATE_NOOP("MittlereReason", "The trick that it takes has %1 in it.") },
        Sentence {
            MittlereReason::Trumps, QT_TRANSLATE_NOOP("MittlereReason", "It trumps the trick.") },
        //: %1: a number of cards
        Sentence { MittlereReason::MakesTrump,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Its suit becomes trumps, and you hold %1 of them.") },
        //: %1, %2: the ranks of the highest trumps (Under, Nine)
        Sentence { MittlereReason::MakesStrongTrump,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, and you hold one of the top two (%1 or %2).") },
        Sentence { MittlereReason::MakesWeakTrump,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, but one of the top two (%1 or %2) is still out.") },
        Sentence { MittlereReason::GivesTrump,
            QT_TRANSLATE_NOOP("MittlereReason", "It gives a trump away.") },
        Sentence { MittlereReason::FirstTrick,
            QT_TRANSLATE_NOOP("MittlereReason", "You have no trick yet.") },
        //: %1, %2: the ranks of the highest trumps (Under, Nine)
        Sentence { MittlereReason::TopTrump,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "The %1 and the %2 are the highest trumps, or may yet be.") },
        Sentence { MittlereReason::NearHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "%1 so far, and it takes the trick: a hundred is getting close.") },
        Sentence { MittlereReason::LikelyHigh,
            QT_TRANSLATE_NOOP("MittlereReason", "You are likely to end with the most points.") },
        Sentence { MittlereReason::LikelyMiddle,
            QT_TRANSLATE_NOOP("MittlereReason", "You are likely to end in the middle.") },
        Sentence { MittlereReason::LikelyLow,
            QT_TRANSLATE_NOOP("MittlereReason", "You are likely to end with the fewest points.") },
        Sentence {
            MittlereReason::SoFar, QT_TRANSLATE_NOOP("MittlereReason", "You have %1 so far.") },
        //: It leaves a trick that one could take. %1: a number of a hundred ("about 3")
        Sentence { MittlereReason::TrickLater,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You have no trick yet, but one can wait: none comes in %1 of 100 deals.") },
        Sentence { MittlereReason::HoldsBack,
            QT_TRANSLATE_NOOP("MittlereReason", "One of the highest trumps: keep it for later.") },
        //: %1: a number of a hundred ("about 12")
        Sentence { MittlereReason::Hundred,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "In %1 of 100 deals you lose with a hundred points.") },
        Sentence { MittlereReason::NoTrick,
            QT_TRANSLATE_NOOP("MittlereReason", "In %1 of 100 deals you lose without a trick.") },
        Sentence { MittlereReason::FirstInMatch,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "In %1 of 100 deals you finish the match in the lead.") },
    };

    QString chanceText(double chance, const MittlereEvaluation& evaluation)
    {
        return evaluation.worlds > 0 ? aboutInHundred(chance) : inHundred(chance);
    }

    QString figureText(
        Measure measure, double figure, bool isFirst, const MittlereEvaluation& evaluation)
    {
        const auto rounded = static_cast<int>(std::lround(figure));
        switch (measure) {
        case Measure::Chance: return chanceText(figure, evaluation);
        case Measure::Points: return isFirst ? points(rounded) : about(points(rounded));
        case Measure::Cards: return QString::number(rounded);
        default: return {};
        }
    }

    QString sentenceFor(
        const MittlereWhy& why, const MittlereEvaluation& evaluation, CardWords cards)
    {
        QStringList figures;
        const bots::Measures measures = measuresOf(why.reason);
        for (std::size_t i = 0; i < measures.size(); ++i)
            figures << figureText(measures[i], why.figures[i], i == 0, evaluation);
        if (bots::countOf(measures) == 0) // those that speak of ranks speak of these
            figures = { nameOf(Rank::Under, cards), nameOf(Rank::Nine, cards) };
        return filled("MittlereReason", sentenceOf(sentences, why.reason), figures,
            static_cast<int>(std::lround(why.figures[0])));
    }

}

QString actOf(const MittlereEvaluation& evaluation, CardWords cards, const QStringList& /*names*/)
{
    const Action& action = *evaluation.action;
    cards.weli = false; // M-2
    if (action.verb() == Verb::Play) return capitalised(nameOf(action.card(), cards));
    //: A card is drawn from the row: %1 is its place
    return capitalised(Act::tr("card %1 of the row").arg(action.position()));
}

QString valueOf(const MittlereEvaluation& evaluation)
{
    if (!evaluation.expected) return noValue();
    const bots::MittlerePlaces& places = *evaluation.expected;
    const auto high = static_cast<int>(std::lround(100 * places.high));
    const auto low = std::min(100 - high, static_cast<int>(std::lround(100 * places.low)));
    const QString most = QString::number(high);
    //: The place that the points will have: %1 to %3 are numbers of a hundred, %1 "about 40"
    return Value::tr("high in %1 of 100, middle in %2, low in %3")
        .arg(evaluation.worlds > 0 ? about(most) : most)
        .arg(100 - high - low)
        .arg(low);
}

QStringList reasonsOf(const MittlereEvaluation& evaluation, CardWords cards)
{
    QStringList all;
    for (const MittlereWhy& why : evaluation.whys) all << sentenceFor(why, evaluation, cards);
    return all;
}

}
