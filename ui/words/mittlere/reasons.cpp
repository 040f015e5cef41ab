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
        //: %1, %2: numbers of cards; %1 may be 1
        Sentence { MittlereReason::HighHand,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Aces and kings: %1 of your %2 cards. That is enough to go for many points.") },
        //: %1, %2: numbers of cards; %1 may be 0 or 1
        Sentence { MittlereReason::LowHand,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Aces and kings: %1 of your %2 cards. That is better for few points.") },
        //: %1: points ("about 74 points")
        Sentence { MittlereReason::HandForMany,
            QT_TRANSLATE_NOOP("MittlereReason", "Your hand promises many points, %1 by the end.") },
        //: %1: points ("about 20 points")
        Sentence { MittlereReason::HandForFew,
            QT_TRANSLATE_NOOP("MittlereReason", "Your hand promises few points, %1 by the end.") },
        //: %1: points ("about 52 points")
        Sentence { MittlereReason::HandForEither,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Your hand leaves it open whether to go for many points or few: it promises %1.") },
        //: %1: points ("34 points"), %2: a number of them ("about 60")
        Sentence { MittlereReason::GoesForMany,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You are going for many points: %1 so far, %2 by the end.") },
        //: %1: points ("74 points")
        Sentence { MittlereReason::ManyNotHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You are going for many points, but not for a hundred: %1 so far.") },
        //: %1: points ("34 points"), %2: a number of them ("about 60")
        Sentence { MittlereReason::GoesForFew,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You are going for few points: %1 so far, %2 by the end.") },
        //: %1: points ("34 points"), %2: a number of them ("about 60")
        Sentence { MittlereReason::GoesForEither,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Whether you end with the most points or the fewest is still open: %1 so far, %2 "
                "by the end.") },
        Sentence { MittlereReason::StaysBetween,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Neither the most points nor the fewest are within reach now.") },
        Sentence { MittlereReason::AimsMany,
            QT_TRANSLATE_NOOP("MittlereReason", "You are after the most points.") },
        Sentence { MittlereReason::AimsFew,
            QT_TRANSLATE_NOOP("MittlereReason", "You are after the fewest points.") },
        //: %1: points ("86 points")
        Sentence { MittlereReason::FearsHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You have %1: a hundred is close, so better not take any more.") },
        //: %1: points ("104 points")
        Sentence { MittlereReason::HasHundred,
            QT_TRANSLATE_NOOP("MittlereReason", "You already have %1, and a hundred loses.") },
        //: %1: points ("104 points")
        Sentence { MittlereReason::Safe,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Another player already has %1, so you cannot lose this deal.") },
        //: %1: points ("14 points")
        Sentence { MittlereReason::TakesTrick,
            QT_TRANSLATE_NOOP("MittlereReason", "It takes the trick, with %1 in it.") },
        //: While no suit is trump yet, and cards may count more; %1: points ("14 points")
        Sentence { MittlereReason::TakesTrickSoFar,
            QT_TRANSLATE_NOOP("MittlereReason", "It takes the trick, with %1 in it so far.") },
        Sentence { MittlereReason::TakesEmpty,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It takes the trick, and there are no points in it.") },
        Sentence { MittlereReason::TakesAnyway,
            QT_TRANSLATE_NOOP("MittlereReason",
                "As things stand, you take the trick with any card you may play.") },
        Sentence { MittlereReason::HighAnyway,
            QT_TRANSLATE_NOOP("MittlereReason",
                "As things stand, you take the trick with any card you may play. Spend this high "
                "one: "
                "kept, it could take another trick later.") },
        Sentence { MittlereReason::TakesSurely,
            QT_TRANSLATE_NOOP("MittlereReason", "You take the trick with any card you may play.") },
        Sentence { MittlereReason::HighSurely,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You take the trick with any card you may play. Spend this high one: kept, it "
                "could take another trick later.") },
        //: %1: points ("11 points") that the card counts
        Sentence { MittlereReason::AddsAnyway,
            QT_TRANSLATE_NOOP("MittlereReason",
                "As things stand, you take the trick with any card you may play; this one adds "
                "%1.") },
        //: %1: points ("11 points") that the card counts
        Sentence { MittlereReason::AddsSurely,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You take the trick with any card you may play; this one adds %1.") },
        Sentence { MittlereReason::KeepsTrump,
            QT_TRANSLATE_N_NOOP("MittlereReason", "You keep your %n trump(s) for later.") },
        Sentence { MittlereReason::Takes,
            QT_TRANSLATE_NOOP("MittlereReason", "It takes the trick so far.") },
        Sentence { MittlereReason::FirstTrick,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You have no trick yet, and without one you lose: this card may take one.") },
        Sentence { MittlereReason::OtherHasNone,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Another player has no trick yet, and loses without one: do not leave this one.") },
        //: %1: points ("94 points")
        Sentence { MittlereReason::BringsHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Whoever is about to take this trick has %1, and with it a hundred.") },
        //: %1: points ("86 points")
        Sentence { MittlereReason::NearHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It takes the trick, and you have %1 already: a hundred is getting close.") },
        Sentence { MittlereReason::Leaves,
            QT_TRANSLATE_NOOP("MittlereReason", "It leaves the trick to somebody else.") },
        //: %1: points ("14 points")
        Sentence { MittlereReason::LeavesPoints,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It leaves the trick to somebody else, with %1 in it.") },
        Sentence { MittlereReason::LeavesPointsSoFar,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It leaves the trick to somebody else, with %1 in it so far.") },
        Sentence { MittlereReason::CannotTake,
            QT_TRANSLATE_NOOP("MittlereReason", "No card that you may play takes the trick.") },
        Sentence { MittlereReason::TakesTheRest,
            QT_TRANSLATE_NOOP("MittlereReason",
                "From here you take every trick that is left, whatever the others play.") },
        Sentence { MittlereReason::KeepsHigher,
            QT_TRANSLATE_N_NOOP(
                "MittlereReason", "You keep %n higher card(s) of its suit for later.") },
        Sentence { MittlereReason::KeepsTops,
            QT_TRANSLATE_N_NOOP(
                "MittlereReason", "You keep your %n ace(s) and king(s) for later.") },
        Sentence { MittlereReason::KeepsAces,
            QT_TRANSLATE_N_NOOP("MittlereReason", "You keep your %n ace(s) for later.") },
        Sentence { MittlereReason::KeepsKings,
            QT_TRANSLATE_N_NOOP("MittlereReason", "You keep your %n king(s) for later.") },
        Sentence { MittlereReason::KeepsAceAndKing,
            QT_TRANSLATE_NOOP("MittlereReason", "You keep your ace and your king for later.") },
        Sentence { MittlereReason::HighestBelow,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It is the highest card that does not take the trick.") },
        Sentence { MittlereReason::ShedsHigh,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You part with a high card and do not take the trick.") },
        //: %1: points ("10 points") that the card counts, and somebody else takes
        Sentence { MittlereReason::ShedsPoints,
            QT_TRANSLATE_NOOP("MittlereReason", "You get rid of %1.") },
        Sentence { MittlereReason::ShedsFewer,
            QT_TRANSLATE_NOOP("MittlereReason", "The best card rids you of more points.") },
        //: %1: points ("10 points") that the card counts, and somebody else takes
        Sentence {
            MittlereReason::GivesPoints, QT_TRANSLATE_NOOP("MittlereReason", "You give %1 away.") },
        Sentence { MittlereReason::KeepsPoints,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It counts nothing, and you keep the cards that count.") },
        //: A lead: it will often, or seldom, take the trick
        Sentence { MittlereReason::HighCard,
            QT_TRANSLATE_NOOP("MittlereReason", "It will often take the trick.") },
        Sentence { MittlereReason::LowCard,
            QT_TRANSLATE_NOOP("MittlereReason", "It will seldom take the trick.") },
        Sentence { MittlereReason::NothingLost,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It counts nothing, so nothing is lost if somebody else takes it.") },
        Sentence { MittlereReason::NothingTaken,
            QT_TRANSLATE_NOOP("MittlereReason", "It counts nothing, even if it takes the trick.") },
        //: What a card is worth, %1: points ("11 points")
        Sentence { MittlereReason::Counts,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "If you take the trick with it, it alone counts %1.") },
        Sentence { MittlereReason::Master,
            QT_TRANSLATE_NOOP("MittlereReason",
                "No higher card of its suit is still out: only somebody without this suit can "
                "take the trick from you.") },
        Sentence { MittlereReason::MasterButTrump,
            QT_TRANSLATE_NOOP("MittlereReason",
                "No higher card of its suit is still out: only a trump can beat it.") },
        Sentence { MittlereReason::MasterAce,
            QT_TRANSLATE_NOOP("MittlereReason", "It is an ace: only a trump can beat it.") },
        Sentence { MittlereReason::MasterAceSoFar,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It is an ace: only somebody without this suit can take the trick from you.") },
        Sentence { MittlereReason::MasterForSure,
            QT_TRANSLATE_NOOP("MittlereReason",
                "No higher card of its suit and no trump is still out: it takes the trick.") },
        Sentence { MittlereReason::SomebodyFixes,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Somebody has none of its suit left: their card becomes trumps, and the trick is "
                "not yours.") },
        Sentence { MittlereReason::Beatable,
            QT_TRANSLATE_N_NOOP("MittlereReason",
                "%n higher card(s) of its suit are still out: somebody else may take the trick.") },
        Sentence { MittlereReason::BeatenForSure,
            QT_TRANSLATE_N_NOOP("MittlereReason",
                "Of its suit only %n higher card(s) are still out: somebody else takes the "
                "trick.") },
        Sentence { MittlereReason::BeatenLowest,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It is the lowest card of its suit: somebody else takes the trick.") },
        Sentence { MittlereReason::BeatenButByOne,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Only one lower card of its suit is still out: somebody else takes the trick.") },
        Sentence { MittlereReason::TrustsKing,
            QT_TRANSLATE_NOOP("MittlereReason", "You trust a king to win tricks.") },
        //: %1, %2: numbers of cards
        Sentence { MittlereReason::Long,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Of its suit you hold %1 cards, the others together only %2: soon nobody else can "
                "follow it.") },
        Sentence { MittlereReason::CanSpare,
            QT_TRANSLATE_N_NOOP(
                "MittlereReason", "You hold %n card(s) of its suit and can spare one.") },
        Sentence { MittlereReason::LastOfSuit,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It is your last card of its suit: when that is led again you can throw away what "
                "you like.") },
        Sentence { MittlereReason::Out,
            QT_TRANSLATE_N_NOOP(
                "MittlereReason", "The others still have %n card(s) of its suit.") },
        Sentence { MittlereReason::Alone,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Nobody else has any of its suit left, so only a trump can beat it.") },
        Sentence { MittlereReason::AloneFixes,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Nobody else has any of its suit left, so the next card decides trumps.") },
        Sentence { MittlereReason::AloneForSure,
            QT_TRANSLATE_NOOP("MittlereReason",
                "The others have none of its suit left and no trump: it takes the trick.") },
        Sentence { MittlereReason::DrawsTrumps,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You draw trumps from the others, which could beat your high cards.") },
        Sentence { MittlereReason::RidByLeading,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You take this trick, but get rid of a trump that could bring you a dearer one "
                "later.") },
        Sentence { MittlereReason::RidOfTrump,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You get rid of a trump, which could take a trick later.") },
        //: %1: points ("14 points")
        Sentence { MittlereReason::Trumps,
            QT_TRANSLATE_NOOP("MittlereReason", "You trump the trick, with %1 in it so far.") },
        Sentence {
            MittlereReason::Overtrumps, QT_TRANSLATE_NOOP("MittlereReason", "You overtrump.") },
        //: %1: points ("3 points")
        Sentence { MittlereReason::RidByTrumping,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You take the trick and its %1, but get rid of a trump.") },
        Sentence { MittlereReason::RidInEmpty,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You get rid of a trump in a trick without points.") },
        Sentence { MittlereReason::RidSoFar,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It takes the trick so far, and you get rid of a trump.") },
        Sentence { MittlereReason::GivesTrump,
            QT_TRANSLATE_NOOP("MittlereReason", "You give a trump away.") },
        Sentence { MittlereReason::MakesTrump,
            QT_TRANSLATE_N_NOOP(
                "MittlereReason", "Its suit becomes trumps, and you keep %n more of them.") },
        Sentence { MittlereReason::MakesOwnTrump,
            QT_TRANSLATE_N_NOOP("MittlereReason",
                "Its suit becomes trumps, and the others have only %n of them.") },
        Sentence { MittlereReason::MakesLastTrump,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Its suit becomes trumps, and you keep none of them.") },
        //: %1, %2: the ranks of the highest trumps (Under, Nine)
        Sentence { MittlereReason::MakesStrongTrump,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, and you have one of the top two (%1 or %2).") },
        Sentence { MittlereReason::MakesTopTrumps,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, and you have the top two, %1 and %2.") },
        Sentence { MittlereReason::MakesWeakTrump,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, and the others have one of the top two (%1 or %2).") },
        Sentence { MittlereReason::MakesOthersTrump,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, and the others have the top two, %1 and %2.") },
        Sentence { MittlereReason::MakesUnbeatable,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Its suit becomes trumps, and nobody can take the trick from you.") },
        Sentence { MittlereReason::Unbeatable,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "No higher trump is still out: the trick is yours.") },
        Sentence { MittlereReason::HighestTrump,
            QT_TRANSLATE_NOOP("MittlereReason", "It is the highest trump: the trick is yours.") },
        //: %1: the rank of the highest trump (Under)
        Sentence { MittlereReason::OnlyUnderBeats,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "Of the trumps that are still out, only the %1 is higher.") },
        //: %1: points ("14 points")
        Sentence { MittlereReason::RidOfTop,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You get rid of it: if its suit became trumps, it would count %1.") },
        Sentence { MittlereReason::MightBeTop,
            QT_TRANSLATE_NOOP("MittlereReason", "If its suit becomes trumps, it counts %1.") },
        Sentence { MittlereReason::NothingApart,
            QT_TRANSLATE_NOOP("MittlereReason", "It is about as good as the best card.") },
        //: A card: no other is plainly worse or better
        Sentence { MittlereReason::AnotherWillDo,
            QT_TRANSLATE_NOOP("MittlereReason", "Another card would do about as well.") },
        //: A card: no other is plainly worse
        Sentence { MittlereReason::NextIsNear,
            QT_TRANSLATE_NOOP("MittlereReason", "The next best card is only a little worse.") },
        Sentence { MittlereReason::AsAnybody,
            QT_TRANSLATE_NOOP("MittlereReason",
                "The deal is still young: you lose about one in three, as everybody does.") },
        //: %1, %2: numbers of a hundred ("about 26")
        Sentence { MittlereReason::LosesLess,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You lose in %1 of 100 deals, with the next best card in %2.") },
        Sentence { MittlereReason::LosesMore,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You lose in %1 of 100 deals, with the best card in %2.") },
        Sentence { MittlereReason::LosesSurely,
            QT_TRANSLATE_NOOP("MittlereReason",
                "If all play well, you lose this deal with it, and with the best card you do "
                "not.") },
        //: %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::LosesAsMuch,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals, with another card about as often.") },
        Sentence { MittlereReason::LosesAnyway,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals, with any other card about as often.") },
        Sentence { MittlereReason::Loses,
            QT_TRANSLATE_NOOP("MittlereReason", "You lose in %1 of 100 deals.") },
        //: %1, %2: numbers of a hundred ("about 26")
        Sentence { MittlereReason::LosesBeside,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals. In %2 more you are saved only because another "
                "player gets a hundred or takes no trick.") },
        Sentence { MittlereReason::LosesBesideHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals. In %2 more you are saved only because another "
                "player gets a hundred.") },
        Sentence { MittlereReason::LosesBesideNoTrick,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals. In %2 more you are saved only because another "
                "player takes no trick.") },
        //: %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::Unlosable,
            QT_TRANSLATE_NOOP("MittlereReason",
                "If all play well, you cannot lose this deal now; with the next best card you lose "
                "it in "
                "%1 of 100.") },
        Sentence { MittlereReason::UnlosableAlone,
            QT_TRANSLATE_NOOP("MittlereReason",
                "If all play well, this is the only card with which you do not lose this deal.") },
        Sentence { MittlereReason::UnlosableAnyway,
            QT_TRANSLATE_NOOP("MittlereReason", "This deal looks safe, whichever card you play.") },
        Sentence { MittlereReason::LostAnyway,
            QT_TRANSLATE_NOOP("MittlereReason", "This deal looks lost, whichever card you play.") },
        Sentence { MittlereReason::SafeNow,
            QT_TRANSLATE_NOOP("MittlereReason", "You cannot lose this deal any more.") },
        Sentence { MittlereReason::LostNow,
            QT_TRANSLATE_NOOP("MittlereReason", "This deal is lost, whatever you play.") },
        Sentence { MittlereReason::LessMiddle,
            QT_TRANSLATE_NOOP("MittlereReason", "It leaves you in the middle less often.") },
        //: The danger to lose with a hundred points
        Sentence { MittlereReason::LessHundred,
            QT_TRANSLATE_NOOP("MittlereReason", "It lowers the danger of a hundred.") },
        Sentence { MittlereReason::LessNoTrick,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It lowers the danger of ending without a trick.") },
        Sentence { MittlereReason::MoreMiddle,
            QT_TRANSLATE_NOOP("MittlereReason", "It leaves you in the middle more often.") },
        Sentence { MittlereReason::MoreHundred,
            QT_TRANSLATE_NOOP("MittlereReason", "It raises the danger of a hundred.") },
        Sentence { MittlereReason::MoreNoTrick,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It raises the danger of ending without a trick.") },
        Sentence { MittlereReason::LikelyHigh,
            QT_TRANSLATE_NOOP("MittlereReason", "You are likely to end with the most points.") },
        Sentence { MittlereReason::LikelyMiddle,
            QT_TRANSLATE_NOOP("MittlereReason", "You are likely to end in the middle.") },
        Sentence { MittlereReason::LikelyLow,
            QT_TRANSLATE_NOOP("MittlereReason", "You are likely to end with the fewest points.") },
        //: %1: points ("34 points")
        Sentence {
            MittlereReason::SoFar, QT_TRANSLATE_NOOP("MittlereReason", "You have %1 so far.") },
        Sentence { MittlereReason::NoTrick,
            QT_TRANSLATE_NOOP("MittlereReason", "In %1 of 100 deals you lose without a trick.") },
        Sentence { MittlereReason::NoTrickNow,
            QT_TRANSLATE_NOOP("MittlereReason", "You end without a trick.") },
        Sentence { MittlereReason::HardlyATrick,
            QT_TRANSLATE_NOOP("MittlereReason", "You will hardly take a trick any more.") },
        //: Though one is in the middle; %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::OthersLose,
            QT_TRANSLATE_NOOP("MittlereReason",
                "In %1 of 100 deals you are in the middle, and saved only because another "
                "player gets a hundred or takes no trick.") },
        //: Though one is in the middle; %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::OthersLoseHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "In %1 of 100 deals you are in the middle, and saved only because another "
                "player gets a hundred.") },
        //: Though one is in the middle; %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::OthersLoseNoTrick,
            QT_TRANSLATE_NOOP("MittlereReason",
                "In %1 of 100 deals you are in the middle, and saved only because another "
                "player takes no trick.") },
        //: It leaves a trick that one could take. %1: a number of a hundred ("about 3")
        Sentence { MittlereReason::TrickLater,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You have no trick yet, but that can wait: you end without one in only %1 of 100 "
                "deals.") },
        Sentence { MittlereReason::LikesMost,
            QT_TRANSLATE_NOOP("MittlereReason",
                "With another card you would lose a little less often, but this player likes to "
                "have the most points.") },
        Sentence { MittlereReason::LikesFewest,
            QT_TRANSLATE_NOOP("MittlereReason",
                "With another card you would lose a little less often, but this player likes to "
                "have the fewest points.") },
        Sentence { MittlereReason::LikesSafety,
            QT_TRANSLATE_NOOP("MittlereReason",
                "With another card you would lose a little less often, but this player is wary of "
                "a hundred, and of ending without a trick.") },
        Sentence { MittlereReason::KeepsTop,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It is one of the highest trumps: this player keeps it for later.") },
        Sentence { MittlereReason::KeepsMaybeTop,
            QT_TRANSLATE_NOOP("MittlereReason",
                "If its suit becomes trumps, it is one of the highest: this player keeps it for "
                "later.") },
        Sentence { MittlereReason::HoldsBack,
            QT_TRANSLATE_NOOP("MittlereReason",
                "With another card you would lose a little less often, but that is one of the "
                "highest trumps: this player keeps it for later.") },
        Sentence { MittlereReason::HoldsMaybeBack,
            QT_TRANSLATE_NOOP("MittlereReason",
                "With another card you would lose a little less often, but that may become one of "
                "the highest trumps: this player keeps it for later.") },
        //: %1, %2: numbers of a hundred ("about 26")
        Sentence { MittlereReason::FirstMore,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You win the match in %1 of 100 cases, with the next best card in %2.") },
        Sentence { MittlereReason::FirstLess,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You win the match in %1 of 100 cases, with the best card in %2.") },
        //: %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::FirstInMatch,
            QT_TRANSLATE_NOOP("MittlereReason", "You win the match in %1 of 100 cases.") },
        Sentence { MittlereReason::MatchWon,
            QT_TRANSLATE_NOOP("MittlereReason", "Nobody can take the match from you now.") },
        Sentence { MittlereReason::MatchLost,
            QT_TRANSLATE_NOOP("MittlereReason", "The match is out of reach now.") },
    };

    /// Those that tell of the only other card.
    constexpr std::array sentencesOfTwo {
        Sentence { MittlereReason::AnotherWillDo,
            QT_TRANSLATE_NOOP("MittlereReason", "The other card would do about as well.") },
        Sentence { MittlereReason::NextIsNear,
            QT_TRANSLATE_NOOP("MittlereReason", "The other card is only a little worse.") },
        //: %1, %2: numbers of a hundred ("about 26")
        Sentence { MittlereReason::LosesLess,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "You lose in %1 of 100 deals, with the other card in %2.") },
        //: %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::LosesAsMuch,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals, with the other card about as often.") },
        //: %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::LosesAnyway,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You lose in %1 of 100 deals, with the other card about as often.") },
        //: %1: a number of a hundred ("about 26")
        Sentence { MittlereReason::Unlosable,
            QT_TRANSLATE_NOOP("MittlereReason",
                "If all play well, you cannot lose this deal now; with the other card you lose it "
                "in %1 of 100.") },
        //: %1, %2: numbers of a hundred ("about 26")
        Sentence { MittlereReason::FirstMore,
            QT_TRANSLATE_NOOP("MittlereReason",
                "You win the match in %1 of 100 cases, with the other card in %2.") },
    };

    /// Those that tell of the card's suit, where that is trump.
    constexpr std::array sentencesOfTrumps {
        Sentence { MittlereReason::KeepsHigher,
            QT_TRANSLATE_N_NOOP("MittlereReason", "You keep %n higher trump(s) for later.") },
        Sentence { MittlereReason::Beatable,
            QT_TRANSLATE_N_NOOP("MittlereReason",
                "%n higher trump(s) are still out: somebody else may take the trick.") },
        Sentence { MittlereReason::BeatenForSure,
            QT_TRANSLATE_N_NOOP("MittlereReason",
                "Only %n higher trump(s) are still out: somebody else takes the trick.") },
        Sentence { MittlereReason::BeatenLowest,
            QT_TRANSLATE_NOOP(
                "MittlereReason", "It is the lowest trump: somebody else takes the trick.") },
        //: %1, %2: numbers of cards
        Sentence { MittlereReason::Long,
            QT_TRANSLATE_NOOP("MittlereReason",
                "Of the trumps you hold %1, the others together only %2: the last ones may well be "
                "yours.") },
        Sentence { MittlereReason::CanSpare,
            QT_TRANSLATE_N_NOOP("MittlereReason", "You hold %n trump(s) and can spare one.") },
        Sentence { MittlereReason::LastOfSuit,
            QT_TRANSLATE_NOOP("MittlereReason",
                "It is your last trump: when trumps are led again you can throw away what you "
                "like.") },
        Sentence { MittlereReason::Out,
            QT_TRANSLATE_N_NOOP("MittlereReason", "The others still have %n trump(s).") },
    };

    /// Those that name somebody, after the figures.
    constexpr std::array sentencesOfPeople {
        //: %1: a name
        Sentence { MittlereReason::OtherHasNone,
            QT_TRANSLATE_NOOP("MittlereReason",
                "%1 has no trick yet, and loses without one: do not leave this one.") },
        //: %1: points ("94 points"), %2: a name
        Sentence { MittlereReason::BringsHundred,
            QT_TRANSLATE_NOOP("MittlereReason",
                "%2 is about to take this trick and has %1, and with it a hundred.") },
    };

    //: %1: a number of cards of a suit, or of trumps
    constexpr const char* othersHaveOne = QT_TRANSLATE_NOOP("MittlereReason",
        "Of its suit you hold %1 cards, the others together only one: soon nobody else can follow "
        "it.");
    constexpr const char* othersHaveOneTrump = QT_TRANSLATE_NOOP("MittlereReason",
        "Of the trumps you hold %1, the others together only one: the last ones may well be "
        "yours.");
    //: Of a card that counts no points
    constexpr const char* addsNothing = QT_TRANSLATE_NOOP("MittlereReason",
        "As things stand, you take the trick with any card you may play; this one counts nothing.");
    constexpr const char* surelyAddsNothing = QT_TRANSLATE_NOOP("MittlereReason",
        "You take the trick with any card you may play; this one counts nothing.");

    bool isWordedApart(const MittlereWhy& why)
    {
        const bots::Measures measures = measuresOf(why.reason);
        const auto wording = std::find(measures.begin(), measures.end(), Measure::Wording);
        return wording != measures.end()
            && why.figures[static_cast<std::size_t>(wording - measures.begin())] > 0;
    }

    /// Of what there is one or nothing of; empty where that changes no word.
    const char* textOfLittle(const MittlereWhy& why)
    {
        const bool isOfTrumps = isWordedApart(why);
        if (why.reason == MittlereReason::Long && std::lround(why.figures[1]) == 1)
            return isOfTrumps ? othersHaveOneTrump : othersHaveOne;
        if (std::lround(why.figures[0]) != 0) return "";
        if (why.reason == MittlereReason::AddsAnyway) return addsNothing;
        return why.reason == MittlereReason::AddsSurely ? surelyAddsNothing : "";
    }

    const char* textOf(const MittlereWhy& why)
    {
        if (const char* const ofLittle = textOfLittle(why); *ofLittle != 0) return ofLittle;
        if (!isWordedApart(why)) return sentenceOf(sentences, why.reason);
        const char* const ofTrumps = sentenceOf(sentencesOfTrumps, why.reason);
        return *ofTrumps != 0 ? ofTrumps : sentenceOf(sentencesOfTwo, why.reason);
    }

    /// What is known is not "about", and of two figures only the first says what it counts.
    QString pointsText(int number, MittlereReason reason, bool isFirst)
    {
        const bool isOfAHand = reason == MittlereReason::HandForMany
            || reason == MittlereReason::HandForFew || reason == MittlereReason::HandForEither;
        if (!isFirst) return about(QString::number(number));
        return isOfAHand ? about(points(number)) : points(number);
    }

    QString figureText(const MittlereWhy& why, std::size_t place, bool isExact)
    {
        const double figure = why.figures[place];
        const auto rounded = static_cast<int>(std::lround(figure));
        switch (measuresOf(why.reason)[place]) {
        case Measure::Chance: return isExact ? inHundred(figure) : aboutInHundred(figure);
        case Measure::Points: return pointsText(rounded, why.reason, place == 0);
        case Measure::Cards: return QString::number(rounded);
        default: return {};
        }
    }

    /// Of what is not certain nobody says a hundred.
    QString partText(int part, bool isCertain)
    {
        if (part == 100 && !isCertain) return aboutInHundred(1);
        return QString::number(part);
    }

    int inWhole(double chance) { return static_cast<int>(std::lround(100 * chance)); }

}

QString actOf(const std::optional<Action>& action, CardWords cards, const QStringList& names)
{
    return capitalised(actWithin(action, cards, names));
}

QString actWithin(
    const std::optional<Action>& action, CardWords cards, const QStringList& /*names*/)
{
    cards.weli = false; // M-2
    if (action->verb() == Verb::Play) return nameOf(action->card(), cards);
    //: A card is drawn from the row: %1 is its place
    return Act::tr("card %1 of the row").arg(action->position());
}

QString valueOf(const MittlereEvaluation& evaluation)
{
    if (!evaluation.expected) return noValue();
    const bots::MittlerePlaces& places = *evaluation.expected;
    const int hundred = inWhole(places.hundred);
    const int high = std::min(100 - hundred, inWhole(places.high));
    const int low = std::min(100 - hundred - high, inWhole(places.low));
    QStringList parts;
    bool isExact = evaluation.worlds == 0;
    const double most = std::max({ places.high, places.middle, places.low, places.hundred });
    const bool isCertain = isExact && most > 1 - 1e-9;
    for (const int part : { high, 100 - hundred - high - low, low, hundred }) {
        const bool isOpen = part > 0 && part < 100;
        parts << (isOpen && !isExact ? about(QString::number(part)) : partText(part, isCertain));
        isExact = isExact || isOpen; // the others are as rough
    }
    if (hundred > 0)
        //: The same with the danger of a hundred, %4, which is not counted in %1
        return Value::tr("most points in %1 of 100 deals, middle in %2, fewest in %3, "
                         "a hundred or more in %4")
            .arg(parts[0], parts[1], parts[2], parts[3]);
    //: The place that the points will have: %1 to %3 are numbers of a hundred, the first one that
    //: is open with "about" ("about 40")
    return Value::tr("most points in %1 of 100 deals, middle in %2, fewest in %3")
        .arg(parts[0], parts[1], parts[2]);
}

QString reasonOf(const MittlereWhy& why, const MittlereEvaluation& evaluation, CardWords cards,
    const QStringList& names)
{
    QStringList figures;
    const std::size_t count = bots::countOf(measuresOf(why.reason));
    for (std::size_t i = 0; i < count; ++i) figures << figureText(why, i, evaluation.worlds == 0);
    const QString person = personIn(measuresOf(why.reason), why.figures, names);
    if (!person.isEmpty())
        return filled(
            "MittlereReason", sentenceOf(sentencesOfPeople, why.reason), figures << person, 0);
    if (count == 0) // those that speak of ranks speak of these
        figures = { nameOf(Rank::Under, cards), nameOf(Rank::Nine, cards) };
    return filled(
        "MittlereReason", textOf(why), figures, static_cast<int>(std::lround(why.figures[0])));
}

QStringList reasonsOf(
    const MittlereEvaluation& evaluation, CardWords cards, const QStringList& names)
{
    QStringList all;
    for (const MittlereWhy& why : evaluation.whys) all << reasonOf(why, evaluation, cards, names);
    return all;
}

QString amountIn(std::type_identity<mittlere::Action> /*game*/, double amount)
{
    return strokesOnAverage(amount);
}

}
