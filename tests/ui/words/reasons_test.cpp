#include "tests/support/cards.h"
#include "ui/words/every_reason.h"
#include "ui/words/languages.h"

#include <QtTest>

#include <set>

using namespace weli;
using namespace weli::test;

namespace {

constexpr auto lastOfBieten = bots::BietenReason::LeadMaster;
constexpr auto lastOfPreference = bots::PreferenceReason::KeepsTrumps;
constexpr auto lastOfMittlere = bots::MittlereReason::MatchLost;

/// Every reason by itself, with figures that no measure forbids.
template <typename Evaluation, typename Reason>
std::vector<Evaluation> everyReason(Reason last, const typename Evaluation::Why& about)
{
    std::vector<Evaluation> all;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        typename Evaluation::Why why = about;
        why.reason = static_cast<Reason>(i);
        why.figures = { 0.625, 0.25, 0.125 };
        Evaluation one;
        one.worlds = 100;
        one.whys.push(why);
        all.push_back(one);
    }
    return all;
}

/// What is wrong with a sentence.
QString complaintAbout(const QString& sentence)
{
    static const QRegularExpression place("%[0-9n]");
    if (sentence.trimmed().isEmpty()) return "is empty";
    if (sentence.contains(place)) return "has an empty place: " + sentence;
    if (!sentence.endsWith('.')) return "is no sentence: " + sentence;
    if (sentence.contains('!')) return "shouts: " + sentence;
    if (sentence[0].isLower()) return "begins small: " + sentence;
    if (sentence.contains("  ")) return "has a hole: " + sentence;
    return {};
}

template <typename Evaluation> QStringList complaints(const std::vector<Evaluation>& all)
{
    QStringList wrong;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const QString& sentence : words::reasonsOf(all[i], {})) {
            const QString complaint = complaintAbout(sentence);
            if (!complaint.isEmpty()) wrong << QString::number(i) + ' ' + complaint;
        }
    }
    return wrong;
}

template <typename Evaluation> std::set<QString> sentencesOf(const std::vector<Evaluation>& all)
{
    std::set<QString> sentences;
    for (const Evaluation& one : all)
        for (const QString& sentence : words::reasonsOf(one, {})) sentences.insert(sentence);
    return sentences;
}

std::vector<bots::BietenEvaluation> ofBieten()
{
    return everyReason<bots::BietenEvaluation>(
        lastOfBieten, { bots::BietenReason::Forced, bieten::Figure::Run });
}
std::vector<bots::PreferenceEvaluation> ofPreference()
{
    return everyReason<bots::PreferenceEvaluation>(lastOfPreference,
        { bots::PreferenceReason::Forced, {}, preference::Contract::Three, Suit::Leaves, false,
            { Card { Suit::Leaves, Rank::King } } });
}
std::vector<bots::MittlereEvaluation> ofMittlere()
{
    return everyReason<bots::MittlereEvaluation>(
        lastOfMittlere, bots::MittlereWhy { bots::MittlereReason::Forced, {} });
}

} // namespace

class ReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void everyReasonIsASentence_data();
    void everyReasonIsASentence();
    void figuresStandInTheSentences();
    void unseenCardsAreCountedAgainstACard();
    void pairsAreCalledByTheirCards();
    void whoGivesInSavesTheWeli();
    void whoWaitsForABidIsToldWhatToDoThen();
    void whatIsHardlyWonIfHeldIsNoNumber();
    void aBidBesideTheOnlyCardIsAsGood();
    void peopleAreNamed();
    void whoGivesInHearsOfHolding();
    void whoLacksLittleIsTold();
    void whatWillDoAsWellIsNamed();
    void ofManyOtherWordsAllWillDoOrSeveral();
    void ownMistakesBringNothing();
    void theOnlyWildCardIsTheWeli();
    void theWordsHangOnTheHand();
    void chancesAreOfAHundred();
    void oneCardAndNoPointsAreNoNumbers();
    void theOnlyOtherCardIsNotTheNextBest();
    void whatAWeliNoLongerMakesIsNoNumber();
    void higherCardsThatAreKeptAreCounted();
    void onlyWhatIsCertainIsAHundred();
    void oneCardThatIsKeptIsOne();
    void trumpsHaveSentencesOfTheirOwn();
    void aDefenderHearsOfTheDeclarer();
    void tricksMayLieHalfway();
    void whatIsKnownIsNotAbout();
    void whatIsCertainIsNoChance();
    void trumpsAreThoseOfTheContract();
    void aHandIsCountedInWords();
    void whoPlaysAnAceHearsSo();
    void aLowBidSaysWhatIsNamedAfterTheBuy();
    void aSmallChanceIsToldWithoutChips();
    void pointsToComeAreAbout();
    void valuesHaveTheirUnits();
    void actsAreCalledAsPlayersDo();

private:
    QTranslator translator_;
};

void ReasonsTest::everyReasonIsASentence_data()
{
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& each : languages) QTest::newRow(each.code) << QString(each.code);
}

void ReasonsTest::everyReasonIsASentence()
{
    QFETCH(QString, language);
    const std::set<QString> inEnglish = sentencesOf(ofBieten());
    QVERIFY(translator_.load(":/i18n/weli_" + language));
    QCoreApplication::installTranslator(&translator_);
    const QStringList wrong
        = complaints(ofBieten()) + complaints(ofPreference()) + complaints(ofMittlere());
    const std::set<QString> now = sentencesOf(ofBieten());
    QCoreApplication::removeTranslator(&translator_);
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    if (language != sourceLanguage)
        for (const QString& sentence : now)
            QVERIFY2(!inEnglish.contains(sentence), qPrintable(sentence));
}

void ReasonsTest::figuresStandInTheSentences()
{
    bots::BietenEvaluation one;
    one.worlds = 200;
    one.whys.push({ bots::BietenReason::HoldLoses, bieten::Figure::Hearts, { 0.2, 0.34 } });
    QCOMPARE(words::reasonsOf(one, {}),
        QStringList(
            "You win hearts in about 20 of 100 deals; holding pays only from about 34 upwards."));
    one.whys = {};
    one.whys.push({ bots::BietenReason::HoldTakes, bieten::Figure::Hearts, { 0.598, 0.6 } });
    QCOMPARE(words::reasonsOf(one, {}),
        QStringList("You win hearts in about 59 of 100 deals; it takes 60 to hold."));
    one.whys = {};
    one.whys.push({ bots::BietenReason::Hold, bieten::Figure::Hearts, { 1, 0.34 } });
    QCOMPARE(words::reasonsOf(one, {}), QStringList("Nobody can take hearts from you."));
    one.whys = {};
    one.whys.push({ bots::BietenReason::HoldPays, bieten::Figure::Hearts, { 0.4, 0.34 } });
    QCOMPARE(words::reasonsOf(one, {}),
        QStringList(
            "You win hearts in about 40 of 100 deals; holding pays from about 34 upwards."));
}

void ReasonsTest::pairsAreCalledByTheirCards()
{
    using bieten::Figure;
    const auto told = [](Figure figure, const CardList& cards) {
        bots::BietenEvaluation one;
        one.whys.push({ bots::BietenReason::PairHeld, figure, { bots::asFigure(CardSet(cards)) } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(Figure::Equal, "HU LU"_cards),
        QString("You have the unter of hearts and the unter of leaves: a higher pair beats that, "
                "three of a kind always do."));
    QVERIFY(told(Figure::Equal, "HA LA"_cards).endsWith(": only three of a kind beat that."));
    QVERIFY(told(Figure::Run, "HU HT"_cards).contains(": a higher run beats that"));
    QVERIFY(told(Figure::Run, "HA HK"_cards).endsWith(": only a run of three cards beats that."));
}

void ReasonsTest::whoGivesInSavesTheWeli()
{
    const auto told = [](bieten::Verb verb) {
        bots::BietenEvaluation one;
        one.action = bieten::Action::say(verb, bieten::Figure::Hearts);
        one.whys.push({ bots::BietenReason::WeliHelps, bieten::Figure::Hearts });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(bieten::Verb::Hold), QString("Your Weli can still count for hearts."));
    QCOMPARE(told(bieten::Verb::Good), QString("To hold hearts you would need your Weli."));
}

/// By the rules, a three may answer a bid or not, or is too much for who lacks little (B-46, B-51).
void ReasonsTest::whoWaitsForABidIsToldWhatToDoThen()
{
    const auto told = [](bots::WayToThree way) {
        bots::BietenEvaluation one;
        one.whys.push({ bots::BietenReason::WaitForBid, bieten::Figure::Hearts,
            { static_cast<double>(way) } });
        return words::reasonsOf(one, {}).first().section(": ", 1);
    };
    using enum bots::WayToThree;
    QCOMPARE(
        told(HoldFirst), QString("wait until somebody else bids it, hold, and then say three."));
    QCOMPARE(told(AtOnce), QString("wait until somebody else bids it, and answer with three."));
    QCOMPARE(told(HoldOnly), QString("wait until somebody else bids it, and hold."));
}

void ReasonsTest::whatIsHardlyWonIfHeldIsNoNumber()
{
    const auto told = [](double chance, double isThree) {
        bots::BietenEvaluation one;
        one.whys.push(
            { bots::BietenReason::IfClaimedAndHeld, bieten::Figure::Hearts, { chance, isThree } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(0.31, 0),
        QString("If you bid hearts and somebody holds, you win it in only about 31 of 100 deals."));
    QCOMPARE(told(0.004, 1),
        QString("If you say three for hearts and somebody holds, you hardly ever win it."));
}

void ReasonsTest::unseenCardsAreCountedAgainstACard()
{
    const auto told = [&](const char* language, const bots::BietenWhy& why) {
        QTranslator translator;
        if (!translator.load(QString(":/i18n/weli_") + language)) return QString();
        QCoreApplication::installTranslator(&translator);
        bots::BietenEvaluation one;
        one.whys.push(why);
        const QString sentence = words::reasonsOf(one, {}).first();
        QCoreApplication::removeTranslator(&translator);
        return sentence;
    };
    using bieten::Figure;
    using bots::BietenReason;
    const double ober = Card { Suit::Leaves, Rank::Ober }.index();
    const double ace = Card { Suit::Bells, Rank::Ace }.index();
    const auto higher = [ober](BietenReason reason, const CardList& cards) {
        const CardSet set(cards);
        return bots::BietenWhy { reason, Figure::Leaves,
            { static_cast<double>(set.size()), ober, bots::asFigure(set) } };
    };
    const auto two = higher(BietenReason::HigherUnseen, "LK B6"_cards);
    const auto one = higher(BietenReason::HigherUnseen, "LA"_cards);
    const auto many = higher(BietenReason::HigherUnseen, "LA LK B6 A7"_cards);
    const auto led = higher(BietenReason::IfLed, "LA LK B6"_cards);
    QCOMPARE(told("en", many),
        QString("For leaves you have the ober of leaves: 4 unseen cards are better."));
    QCOMPARE(told("en", two),
        QString("Only the king of leaves or the Weli can beat the ober of leaves."));
    QCOMPARE(told("de", one), QString("Den Laub-Ober schlägt nur das Laub-Ass."));
    QCOMPARE(told("de", led),
        QString("Spielst du zum dritten Stich den Laub-Ober aus, nimmt ihn dir nur das Laub-Ass, "
                "der Laub-König oder der Weli."));
    QCOMPARE(told("de", { BietenReason::IfLed, Figure::Last, { 0, ober } }),
        QString("Spielst du zum dritten Stich den Laub-Ober aus, gehört er dir."));
    QCOMPARE(told("en", { BietenReason::NoneHigher, Figure::Last, { ace } }),
        QString("Nobody can beat the ace of bells."));
    QCOMPARE(told("en", { BietenReason::FewHeld, Figure::Leaves, { 1, ober } }),
        QString("The others have only 1 card left: hardly one that beats the ober of leaves."));
}

void ReasonsTest::aBidBesideTheOnlyCardIsAsGood()
{
    bots::BietenEvaluation one;
    one.action = bieten::Action::play(Card { Suit::Hearts, Rank::Ace });
    one.whys.push({ bots::BietenReason::NothingGained });
    one.whys.push({ bots::BietenReason::OnlyCard });
    QCOMPARE(words::reasonsOf(one, {}).first(),
        QString("Do not speak up yet: that is worth less to you."));
    const auto beside = [&one](double threes) {
        one.whys = {};
        one.whys.push({ bots::BietenReason::Unreadable });
        one.whys.push({ bots::BietenReason::OnlyCard, std::nullopt, { 2, threes } });
        return words::reasonsOf(one, {});
    };
    QCOMPARE(beside(0),
        QStringList(
            { "To bid first is worth about as much.", "It is the only card that you may play." }));
    QCOMPARE(beside(1).first(), QString("To say three first is worth about as much."));
}

void ReasonsTest::whoGivesInHearsOfHolding()
{
    bots::BietenEvaluation one;
    one.worlds = 200;
    one.action = bieten::Action::say(bieten::Verb::Good, bieten::Figure::Hearts);
    one.whys.push({ bots::BietenReason::HoldLoses, bieten::Figure::Hearts, { 0.2, 0.34 } });
    QCOMPARE(words::reasonsOf(one, {}).first(),
        QString("If you hold, you win hearts in about 20 of 100 deals; holding pays only from "
                "about 34 upwards."));
}

void ReasonsTest::whoLacksLittleIsTold()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const QStringList names { "You", "Vroni", "Luis" };
    const auto told = [&](const bots::BietenWhy& why) {
        bots::BietenEvaluation one;
        one.whys.push(why);
        return words::reasonsOf(one, {}, names).first();
    };
    using bots::BietenReason;
    QCOMPARE(told({ BietenReason::GoesOutBy, bieten::Figure::Hearts, { 1 } }),
        QString("You lack only one point: if you win hearts, you are out."));
    QCOMPARE(
        told({ BietenReason::NearlyOut, {}, { 2, 1 } }), QString("Vroni is only 2 points short."));
    QCOMPARE(told({ BietenReason::OnlyIfLed, bieten::Figure::Last, { 2 } }),
        QString("Luis leads to the last trick: it can be yours only if the suit of your last card "
                "is led."));
    QVERIFY(told({ BietenReason::OnlyIfLed, bieten::Figure::Last, { -1 } })
                .startsWith("Somebody else will lead"));
    QCOMPARE(told({ BietenReason::NearlyOut, {}, { 1, 2, 1 } }),
        QString("Luis is only one point short: if you hold and Luis wins, Luis is out."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::peopleAreNamed()
{
    const QStringList names { "You", "Vroni", "Luis" };
    bots::BietenEvaluation hold;
    hold.whys.push({ bots::BietenReason::BidderBetter, bieten::Figure::Hearts, { 0.6, 2 } });
    hold.whys.push({ bots::BietenReason::RaiserBetter, bieten::Figure::Hearts, { 0.6, 1 } });
    QCOMPARE(words::reasonsOf(hold, {}, names),
        QStringList({ "If you hold, Luis wins the figure in about 60 of 100 deals.",
            "If you hold, Vroni, who said three, wins the figure in about 60 of 100 deals." }));
    QVERIFY(words::reasonsOf(hold, {}).first().contains("the bidder wins the figure"));
    bots::MittlereEvaluation card;
    card.whys.push({ bots::MittlereReason::OtherHasNone, { 1 } });
    card.whys.push({ bots::MittlereReason::OtherHasNone, { -1 } }); // two have none
    card.whys.push({ bots::MittlereReason::BringsHundred, { 94, 2 } });
    const QStringList told = words::reasonsOf(card, {}, names);
    QVERIFY2(told[0].startsWith("Vroni has no trick yet"), qPrintable(told[0]));
    QVERIFY2(told[1].startsWith("Another player has no trick yet"), qPrintable(told[1]));
    QVERIFY2(told[2].startsWith("Luis is about to take this trick and has 94 point"),
        qPrintable(told[2]));
}

void ReasonsTest::whatWillDoAsWellIsNamed()
{
    const auto on = [](const char* card) { return mittlere::Action::play(*cardFromText(card)); };
    bots::MittlereDecision decision;
    decision.weighed.resize(2);
    decision.weighed[0].action = on("L8");
    decision.weighed[1].action = on("L7");
    for (auto& one : decision.weighed)
        add(one.whys, bots::MittlereWhy { bots::MittlereReason::AnotherWillDo, { 1 } });
    const auto told = [&](std::size_t place) {
        return words::reasonsIn(decision, decision.weighed[place], {}, {}).first();
    };
    QCOMPARE(told(0), QString("The other card would do about as well."));
    decision.alike = { on("L7"), on("HA") };
    QCOMPARE(told(0), QString("About as good: seven of leaves, ace of hearts."));
    QCOMPARE(told(1), QString("The other card would do about as well."));
    decision.alike.push_back(on("BT")); // more than one likes to hear
    QCOMPARE(told(0), QString("Several other cards are about as good."));
    decision.weighed.resize(4, decision.weighed[1]);
    QCOMPARE(told(0), QString("The other cards are about as good."));
}

void ReasonsTest::ofManyOtherWordsAllWillDoOrSeveral()
{
    using preference::Contract;
    bots::PreferenceDecision decision;
    for (const Contract contract :
        { Contract::One, Contract::Two, Contract::Three, Contract::Four }) {
        decision.weighed.emplace_back();
        decision.weighed.back().action = preference::Action::bid({ contract });
        if (contract != Contract::One) decision.alike.push_back(decision.weighed.back().action);
    }
    decision.weighed[0].whys.push({ bots::PreferenceReason::AnotherWillDo });
    const auto told
        = [&] { return words::reasonsIn(decision, decision.weighed[0], {}, {}).first(); };
    QCOMPARE(told(), QString("All other choices are worth about as much."));
    decision.weighed.push_back(decision.weighed[1]);
    QCOMPARE(told(), QString("Several other choices are worth about as much."));
}

/// What went better than the best that was thought of is luck, and the parts still add up.
void ReasonsTest::ownMistakesBringNothing()
{
    const QStringList lucky = words::account(9, 5, 3, 0.3, true);
    QCOMPARE(lucky[2], QString("own mistakes: 0"));
    QCOMPARE(lucky[3], QString("luck and what the others did: +4"));
    QCOMPARE(words::account(9, 5, -2, 0.3, true)[3], QString("luck and what the others did: +6"));
}

void ReasonsTest::theOnlyWildCardIsTheWeli()
{
    bots::BietenEvaluation one;
    one.whys.push({ bots::BietenReason::NameWild, bieten::Figure::Last, { 0.5, 0.98 } });
    one.worlds = 100;
    one.action = bieten::Action::play(sixOfBells, Card { Suit::Hearts, Rank::Ace });
    QCOMPARE(words::reasonsOf(one, {}).first(),
        QString("With this name for the Weli you win the last trick in about 98 of 100 deals."));
    const Card seven { Suit::Bells, Rank::Seven };
    one.action = bieten::Action::play(seven, Card { Suit::Hearts, Rank::Ace });
    QVERIFY(words::reasonsOf(one, {}).first().contains("your wild card"));
}

void ReasonsTest::theWordsHangOnTheHand()
{
    const auto told = [](bots::BietenReason reason, double hand) {
        bots::BietenEvaluation one;
        one.action = bieten::Action::play(Card { Suit::Hearts, Rank::Ace });
        const bool isCompared = reason == bots::BietenReason::Compared;
        one.whys.push({ reason, bieten::Figure::Last,
            isCompared ? std::array { 0.4, 0.2, hand } : std::array { hand, 0.0, 0.0 } });
        return words::reasonsOf(one, {}).first();
    };
    using bots::BietenReason;
    QCOMPARE(told(BietenReason::OnlyCard, 1), QString("You have only this card left."));
    QCOMPARE(told(BietenReason::OnlyCard, 2), QString("It is the only card that you may play."));
    QVERIFY(told(BietenReason::Compared, 2).endsWith("with the other card in about 20."));
    QVERIFY(told(BietenReason::Compared, 3).endsWith("with another card in about 20."));
    QVERIFY(told(BietenReason::Compared, 0).endsWith("if you bid, in about 20."));
    QCOMPARE(told(BietenReason::Unreadable, 0), QString("Something else is worth about as much."));
    QVERIFY(!told(BietenReason::Unreadable, 0).contains("points"));
    QCOMPARE(
        told(BietenReason::CannotTake, 1), QString("You cannot win this trick with any card."));
    QVERIFY(told(BietenReason::CannotTake, 0).endsWith("so play your lowest card."));
}

void ReasonsTest::whatAWeliNoLongerMakesIsNoNumber()
{
    const auto told = [](double chance, double isWeli) {
        bots::BietenEvaluation one;
        one.action = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Hearts);
        one.whys.push(
            { bots::BietenReason::TiesWild, bieten::Figure::Run, { chance, 0.42, isWeli } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(0.002, 1),
        QString("It ties your Weli: you then hardly ever win the run, and not in about 42 of 100 "
                "deals."));
    QVERIFY(told(0.002, 0).startsWith("It ties your wild card: you then hardly ever"));
    QVERIFY(!told(0.03, 1).contains("hardly"));
}

void ReasonsTest::higherCardsThatAreKeptAreCounted()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](double kept) {
        bots::BietenEvaluation one;
        one.whys.push({ bots::BietenReason::SavesHigher, std::nullopt, { kept } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(1), QString("You save your higher card."));
    QCOMPARE(told(2), QString("You save your higher cards."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::onlyWhatIsCertainIsAHundred()
{
    bots::MittlereEvaluation one;
    one.worlds = 400;
    one.expected = bots::MittlerePlaces { 0.997, 0.003, 0 };
    QCOMPARE(words::valueOf(one),
        QString("most points in over 99 of 100 deals, middle in 0, fewest in 0"));
    one.worlds = 0;
    QVERIFY(words::valueOf(one).startsWith("most points in over 99 "));
    one.expected = bots::MittlerePlaces { 1, 0, 0 };
    QVERIFY(words::valueOf(one).startsWith("most points in 100 "));
}

void ReasonsTest::oneCardThatIsKeptIsOne()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](bots::MittlereReason reason, double cards) {
        bots::MittlereEvaluation one;
        one.whys.push({ reason, { cards } });
        return words::reasonsOf(one, {}).first();
    };
    using bots::MittlereReason;
    QCOMPARE(told(MittlereReason::KeepsTrump, 1), QString("You keep your trump for later."));
    QCOMPARE(told(MittlereReason::KeepsTrump, 2), QString("You keep your 2 trumps for later."));
    QCOMPARE(told(MittlereReason::KeepsAces, 1), QString("You keep your ace for later."));
    QCOMPARE(told(MittlereReason::KeepsKings, 2), QString("You keep your 2 kings for later."));
    QVERIFY(told(MittlereReason::BeatenForSure, 1).contains("only one higher card is still out"));
    QVERIFY(told(MittlereReason::BeatenForSure, 2).contains("only higher cards are still out"));
    QCOMPARE(told(MittlereReason::KeepsTops, 1), QString("You keep a high card for later."));
    QCOMPARE(
        told(MittlereReason::KeepsTops, 3), QString("You keep your aces and kings for later."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::trumpsHaveSentencesOfTheirOwn()
{
    const auto told = [](bots::MittlereReason reason, double trumps) {
        bots::MittlereEvaluation one;
        one.whys.push({ reason, { trumps } });
        return words::reasonsOf(one, {}).first();
    };
    using bots::MittlereReason;
    QCOMPARE(told(MittlereReason::BeatenLowest, bots::ofTrumps),
        QString("It is the lowest trump: somebody else takes the trick."));
    QCOMPARE(told(MittlereReason::BeatenLowest, 0),
        QString("It is the lowest card of its suit: somebody else takes the trick."));
    QCOMPARE(told(MittlereReason::AnotherWillDo, bots::ofTwoCards),
        QString("The other card would do about as well."));
}

void ReasonsTest::oneCardAndNoPointsAreNoNumbers()
{
    const auto told = [](bots::MittlereReason reason, std::array<double, 3> figures) {
        bots::MittlereEvaluation one;
        one.whys.push({ reason, figures });
        return words::reasonsOf(one, {}).first();
    };
    using bots::MittlereReason;
    QVERIFY(told(MittlereReason::Long, { 4, 1 }).contains("together only one: soon"));
    QVERIFY(told(MittlereReason::Long, { 4, 1, bots::ofTrumps }).contains("only one: the last"));
    QVERIFY(told(MittlereReason::Long, { 4, 2 }).contains("together only 2"));
    QVERIFY(told(MittlereReason::AddsAnyway, { 0 }).endsWith("this one counts nothing."));
    QVERIFY(told(MittlereReason::AddsSurely, { 0 }).endsWith("this one counts nothing."));
    QVERIFY(!told(MittlereReason::AddsSurely, { 3 }).endsWith("this one counts nothing."));
}

void ReasonsTest::theOnlyOtherCardIsNotTheNextBest()
{
    const auto told = [](double wording) {
        bots::MittlereEvaluation one;
        one.whys.push({ bots::MittlereReason::AnotherWillDo, { wording } });
        one.whys.push({ bots::MittlereReason::LosesLess, { 0.25, 0.5, wording } });
        return words::reasonsOf(one, {});
    };
    QCOMPARE(told(0),
        QStringList({ "Another card would do about as well.",
            "You lose in 25 of 100 deals, with the next best card in 50." }));
    QCOMPARE(told(bots::ofTwoCards),
        QStringList({ "The other card would do about as well.",
            "You lose in 25 of 100 deals, with the other card in 50." }));
}

void ReasonsTest::chancesAreOfAHundred()
{
    bots::MittlereEvaluation one;
    const auto told = [&](double chance) {
        one.whys = {};
        one.whys.push({ bots::MittlereReason::NoTrick, { chance } });
        return words::reasonsOf(one, {}).first().section(' ', 1, 1);
    };
    QCOMPARE(told(0), QString("0")); // every world was counted: nothing is about
    QCOMPARE(told(0.0001), QString("1"));
    QCOMPARE(told(0.254), QString("25"));
    QCOMPARE(told(0.9999), QString("99"));
    QCOMPARE(told(1), QString("100"));
    one.worlds = 50;
    QCOMPARE(told(0.254), QString("about"));
    const auto toldWhole = [&](double chance) {
        one.whys = {};
        one.whys.push({ bots::MittlereReason::NoTrick, { chance } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(toldWhole(0), QString("In fewer than 1 of 100 deals you lose without a trick."));
    QCOMPARE(toldWhole(1), QString("In over 99 of 100 deals you lose without a trick."));
}

void ReasonsTest::aDefenderHearsOfTheDeclarer()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    bots::PreferenceEvaluation one;
    one.worlds = 20;
    one.expected = bots::PreferenceChips { 12.4, 3.2, false };
    one.whys.push({ bots::PreferenceReason::ContractMade, { 0.6 }, preference::Contract::Four });
    QCOMPARE(words::reasonsOf(one, {}).first(),
        QString("If all play their best, you make Four in about 60 of 100 deals."));
    QCOMPARE(words::valueOf(one), QString("about +12 chips (pot included)"));
    one.expected->chips = -0.6;
    QCOMPARE(words::valueOf(one), QString::fromUtf8("about −1 chip (pot included)"));
    one.expected->chips = 0.4;
    QCOMPARE(words::valueOf(one), QString("about 0 chips (pot included)"));
    one.expected->declarers = true;
    QCOMPARE(words::reasonsOf(one, {}).first(),
        QString("If all play their best, the declarer makes Four in about 60 of 100 deals."));
    QVERIFY(words::valueOf(one).startsWith("declarer: about"));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::tricksMayLieHalfway()
{
    const auto told = [](double tricks) {
        bots::PreferenceEvaluation one;
        one.whys.push({ bots::PreferenceReason::MadeWithTricks, { 0.6, tricks },
            preference::Contract::Four });
        return words::reasonsOf(one, {}).first().section(" take ", 1);
    };
    QCOMPARE(told(5.4), QString("5 to 6 trick(s) on average."));
    QVERIFY(told(5.8).startsWith("about 6"));
    QVERIFY(told(6.2).startsWith("about 6"));
}

void ReasonsTest::whatIsKnownIsNotAbout()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](bots::PreferenceReason reason, double figure) {
        bots::PreferenceEvaluation one;
        one.whys.push({ reason, { figure } });
        return words::reasonsOf(one, {}).first();
    };
    QVERIFY(told(bots::PreferenceReason::Premium, 20).startsWith("The premium is 20 chips:"));
    QCOMPARE(told(bots::PreferenceReason::StillNeeds, 1),
        QString("You need 1 trick more, or you go down."));
    QCOMPARE(told(bots::PreferenceReason::PassBrings, -1),
        QString("If you pass, you lose about 1 chip on average."));
    QCOMPARE(told(bots::PreferenceReason::IfPlayed, 4),
        QString("Played out, you win about 4 chips on average."));
    QCOMPARE(told(bots::PreferenceReason::IfPlayed, 0.2),
        QString("Played out, you come out about even."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::whatIsCertainIsNoChance()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](bots::PreferenceReason reason, double figure, double other = 0) {
        bots::PreferenceEvaluation one;
        one.worlds = 20;
        one.whys.push({ reason, { figure, other }, preference::Contract::Four, {}, true });
        return words::reasonsOf(one, {}).first();
    };
    using enum bots::PreferenceReason;
    QCOMPARE(told(DefendersFall, 1), QString("Both defenders go down for certain."));
    QCOMPARE(told(MadeWithTricks, 1, 7), QString("You make Four for certain, with 7 tricks."));
    QCOMPARE(
        told(MadeWithTricks, 0, 5), QString("You go down in Four for certain, with 5 tricks."));
    QCOMPARE(
        told(AlreadyMade, 9), QString("Four is made already; you end with 9 tricks for certain."));
    QCOMPARE(told(TricksKept, 0), QString("You go down for certain."));
    QCOMPARE(told(DrawsTrump, 0), QString("It draws trumps."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::trumpsAreThoseOfTheContract()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](std::array<double, 3> cards,
                          bots::PreferenceReason reason = bots::PreferenceReason::TrumpsHeld,
                          CardSet tops = {}) {
        bots::PreferenceEvaluation one;
        one.whys.push({ reason, cards, preference::Contract::Three });
        one.whys[0].cards = tops;
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told({ 5, 2, 1 }),
        QString("You have five trumps for Three (bells), and two aces and a king beside."));
    QCOMPARE(told({ 1, 0, 2 }),
        QString("You have only one trump for Three (bells), but two kings beside."));
    QCOMPARE(told({ 0, 1, 0 }), QString("You have no trump for Three (bells), but an ace."));
    // Of what is not there nothing is said, unless that is the reason.
    QCOMPARE(told({ 4, 0, 0 }), QString("You have four trumps for Three (bells)."));
    QCOMPARE(told({ 4, 1, 0 }, bots::PreferenceReason::TrumpsHeld, CardSet("BA BK"_cards)),
        QString("You have four trumps with ace and king for Three (bells), and an ace beside."));
    QCOMPARE(told({ 1, 0, 2 }, bots::PreferenceReason::TrumpsHeld, CardSet("BK"_cards)),
        QString("You have only the king of trumps for Three (bells), but two kings beside."));
    QCOMPARE(told({ 2, 0, 0 }, bots::PreferenceReason::TooFewTricks),
        QString("You have two trumps for Three (bells), and no ace or king beside: that is little "
                "for two tricks."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::aHandIsCountedInWords()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](bots::PreferenceReason reason, std::array<double, 3> cards) {
        bots::PreferenceEvaluation one;
        one.whys.push({ reason, cards, preference::Contract::Five });
        return words::reasonsOf(one, {}).first();
    };
    using enum bots::PreferenceReason;
    QCOMPARE(told(LongSuit, { 5, 2, 1 }),
        QString("Your longest suit has five cards, and in all you have two aces and a king."));
    QCOMPARE(told(LongSuitTooWeak, { 3, 0, 0 }),
        QString("Your longest suit has three cards, and you have no ace or king: that is too "
                "little for six tricks."));
    QVERIFY(told(LowCardsHeld, { 2, 1, 0 }).endsWith("you have two sevens and an eight."));
    QVERIFY(told(LowCardsHeld, { 0, 1, 0 }).endsWith("you have only an eight."));
    QVERIFY(told(HighCardsHeld, { 0, 0, 0 }).endsWith("you have no ace and no king."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::whoPlaysAnAceHearsSo()
{
    const auto told = [](bots::PreferenceReason reason, Rank rank) {
        bots::PreferenceEvaluation one;
        one.action = preference::Action::play(Card { Suit::Bells, rank });
        one.whys.push({ reason });
        return words::reasonsOf(one, {}).first();
    };
    using enum bots::PreferenceReason;
    QCOMPARE(told(TopTrump, Rank::Ace),
        QString("The ace of trumps: nobody can take the trick from you."));
    QVERIFY(told(TopTrump, Rank::Ober).startsWith("No higher trump is still out"));
    QVERIFY(told(MasterUnlessTrumped, Rank::Ace).startsWith("An ace: only a trump"));
    QVERIFY(told(Master, Rank::King).startsWith("No higher card of its suit"));
}

void ReasonsTest::aLowBidSaysWhatIsNamedAfterTheBuy()
{
    using preference::Contract;
    const auto told = [](Contract bid) {
        bots::PreferenceEvaluation one;
        one.action = preference::Action::bid({ bid });
        one.whys.push({ bots::PreferenceReason::MadeIfDeclarer, { 0.83, 7 }, Contract::Four });
        return words::reasonsOf(one, {}).first();
    };
    QVERIFY(
        told(Contract::Three).startsWith("After the buy you name Four; you make it in about 83"));
    QVERIFY(told(Contract::Four).startsWith("If you become the declarer, you make Four"));
    bots::PreferenceEvaluation one; // who has heard it before does not hear it again
    one.action = preference::Action::bid({ Contract::Three });
    one.whys.push({ bots::PreferenceReason::CallsGoUp, {}, Contract::Four });
    one.whys.push({ bots::PreferenceReason::MadeIfDeclarer, { 0.83, 7 }, Contract::Four });
    QVERIFY(words::reasonsOf(one, {})[0].startsWith("Your suit is hearts, but Three is enough"));
    QVERIFY(words::reasonsOf(one, {})[1].startsWith("If you become the declarer"));
}

void ReasonsTest::aSmallChanceIsToldWithoutChips()
{
    const auto told = [](double chance) {
        bots::PreferenceEvaluation one;
        one.worlds = 100;
        one.whys.push({ bots::PreferenceReason::WouldGoAlong, { chance, -4 } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(0.45),
        QString(
            "If you went along, you would get the tricks you need in only about 45 of 100 deals."));
    QVERIFY(told(0.55).contains(": that would cost you about 4 chip"));
}

void ReasonsTest::pointsToComeAreAbout()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    const auto told = [](bots::MittlereReason reason, double first, double second) {
        bots::MittlereEvaluation one;
        one.worlds = 100;
        one.whys.push({ reason, { first, second } });
        return words::reasonsOf(one, {}).first();
    };
    QCOMPARE(told(bots::MittlereReason::GoesForMany, 24, 71.8),
        QString("You are going for many points: 24 points so far, about 72 by the end."));
    QCOMPARE(told(bots::MittlereReason::HandForFew, 20, 0),
        QString("Your hand promises few points, about 20 points by the end."));
    QCOMPARE(told(bots::MittlereReason::ShedsPoints, 10, 0), QString("You get rid of 10 points."));
    QCOMPARE(told(bots::MittlereReason::LosesLess, 0.24, 0.334),
        QString("You lose in about 24 of 100 deals, with the next best card in about 33."));
    QCOMPARE(told(bots::MittlereReason::MakesTopTrumps, 0, 0),
        QString("Its suit becomes trumps, and you have the top two, unter and nine."));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::valuesHaveTheirUnits()
{
    QVERIFY(translator_.load(":/i18n/weli_en")); // has the plurals
    QCoreApplication::installTranslator(&translator_);
    bots::BietenEvaluation points;
    QCOMPARE(words::valueOf(points), QString(QChar(0x2013)));
    points.worlds = 200;
    points.expected = bots::BietenPoints { 1.43, 0.2, false };
    QCOMPARE(words::valueOf(points), QString::fromUtf8("about 1.4 points in this deal"));
    points.expected = bots::BietenPoints { -0.4, 0, true };
    QCOMPARE(words::valueOf(points), QString(QChar(0x2013))); // waiting is what others are held to
    points.action = bieten::Action::say(bieten::Verb::Bid, bieten::Figure::Run);
    QCOMPARE(words::valueOf(points),
        QString::fromUtf8("\u22120.4 points compared with waiting or “Good”"));
    bots::MittlereEvaluation places;
    places.expected = bots::MittlerePlaces { 0.405, 0.35, 0.245 };
    QCOMPARE(words::valueOf(places),
        QString("most points in 41 of 100 deals, middle in 34, fewest in 25"));
    places.worlds = 100;
    places.expected = bots::MittlerePlaces { 0, 0.35, 0.65 };
    QCOMPARE(words::valueOf(places),
        QString("most points in 0 of 100 deals, middle in about 35, fewest in 65"));
    places.expected = bots::MittlerePlaces { 0.2, 0.35, 0.33, 0.12 };
    QCOMPARE(words::valueOf(places),
        QString("most points in about 20 of 100 deals, middle in 35, fewest in 33, "
                "a hundred or more in 12"));
    QCoreApplication::removeTranslator(&translator_);
}

void ReasonsTest::actsAreCalledAsPlayersDo()
{
    const auto said = [](const auto& evaluation) {
        return words::actOf(evaluation.action, {}, { "seat 0", "seat 1" });
    };
    using bieten::Figure;
    using bieten::Verb;
    bots::BietenEvaluation one;
    QCOMPARE(said(one), QString("Wait"));
    one.action = bieten::Action::say(Verb::Three, Figure::Run);
    QCOMPARE(said(one), QString("Three for the run"));
    one.action = bieten::Action::play(sixOfBells, Card { Suit::Hearts, Rank::Ace });
    QCOMPARE(said(one), QString("Weli as ace of hearts"));
    one.action = bieten::Action::claim(seatAt(1));
    QCOMPARE(said(one), QString("Protest against seat 1"));
    bots::MittlereEvaluation six;
    six.action = mittlere::Action::play(sixOfBells);
    QCOMPARE(said(six), QString("Six of bells"));
    bots::PreferenceEvaluation offer;
    offer.action = preference::Action::offer(preference::Split::Seven);
    QCOMPARE(said(offer), QString::fromUtf8("Offer 7\u20133"));
}

QTEST_GUILESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
