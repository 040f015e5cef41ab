#include "ui/model/review/look_back.h"

#include "tests/support/offered.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/words/words.h"

#include <QtTest>

using namespace weli;
using Stride = LookBack::Stride;
using Hands = LookBack::Hands;

namespace {

/// Bots of no mind play it, up to so many events or to its end.
SavedMatch played(const AnyGame& game, std::size_t events = 100'000)
{
    Rng rng(7);
    auto players = defaultPlayers(3, "Ich");
    SavedMatch saved { newMatch(defaultRules(game, 3), 3, seatAt(0)), std::move(players) };
    while (!isOver(saved.match) && lengthOf(saved.match) < events) {
        if (awaitsPack(saved.match)) {
            takePack(saved.match, rng);
            continue;
        }
        const Seat seat = askingOrder(saved.match).back();
        std::visit(
            [&](auto& match) {
                const auto acts = legalActions(match.state(), seat);
                const auto chosen = rng.below(static_cast<std::uint32_t>(acts.size()));
                QVERIFY(match.play(seat, *std::next(acts.begin(), chosen)));
            },
            saved.match);
    }
    return saved;
}

int cardsSeen(const Picture& picture)
{
    return static_cast<int>(std::count_if(picture.cards.begin(), picture.cards.end(),
        [](const CardPicture& card) { return card.place == Place::Hand && card.face; }));
}

} // namespace

class LookBackTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data();
    void aMomentIsThePositionOfThen();
    void nothingIsOfferedInThePast();
    void stridesLeadThereAndBack();
    void anActIsFoundByItsNumber();
    void eyesSeeWhatTheySaw();
    void allHandsAreSeenWhenNothingIsHiddenAnyMore();
    void aDealUnderWayKeepsItsHands();
    void aDealThatIsDealtAnewKeepsItsHands();
    void theMatchIsAsBefore();
    void aTrialBeginsAtTheMoment();
    void aTrialOfTheDealBeginsWithItsCards();
    void aDealUnderWayIsNotTried();
    void theLastButtonLeadsBackAsTheOneBeside();
    void theLastResultOfAMatchThatWasLeftLeadsBack();
    void whoHasNoNameIsYouEverywhere();
};

void LookBackTest::initTestCase_data()
{
    QTest::addColumn<int>("game");
    for (std::size_t i = 0; i < games.size(); ++i)
        QTest::newRow(qPrintable(codeOf(games[i]))) << static_cast<int>(i);
}

void LookBackTest::aMomentIsThePositionOfThen()
{
    QFETCH_GLOBAL(const int, game);
    const SavedMatch whole = played(games[static_cast<std::size_t>(game)]);
    LookBack back;
    back.open(whole);
    const int last = back.moment();
    QCOMPARE(static_cast<std::size_t>(last), lengthOf(whole.match));
    for (const int moment : { last / 2, 3, last - 1, 0, last }) {
        back.go(moment);
        QCOMPARE(back.moment(), moment);
        LookBack then;
        SavedMatch cut = whole;
        rewind(cut.match, static_cast<std::size_t>(moment));
        then.open(cut);
        Picture ended = then.picture(); // of a match that goes no further
        if (ended.result) ended.result->goOn.label = back.picture().result->goOn.label;
        QVERIFY(ended == back.picture());
    }
}

void LookBackTest::nothingIsOfferedInThePast()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)], 400));
    for (int moment = static_cast<int>(back.steps().size()); moment >= 0; --moment) {
        back.go(moment);
        const Picture picture = back.picture();
        QVERIFY2(offered(picture).isEmpty(), qPrintable(offered(picture).join(", ")));
        QVERIFY(!picture.goOn && !picture.canUndo && !picture.canHint);
        const QString& due = picture.prompt.text; // nobody is asked
        QVERIFY2(
            picture.result || due.isEmpty() || due.startsWith("Then it was "), qPrintable(due));
        QVERIFY(!picture.result || (!picture.result->again && !picture.result->setUp));
    }
}

void LookBackTest::stridesLeadThereAndBack()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)], 400));
    const int last = back.moment();
    for (const Stride stride : { Stride::Single, Stride::Trick, Stride::Deal, Stride::Whole }) {
        back.go(0);
        std::vector<int> there { 0 };
        while (back.moment() < last) {
            back.step(stride, true);
            QVERIFY(back.moment() > there.back());
            there.push_back(back.moment());
        }
        for (std::size_t i = there.size(); i-- > 0; back.step(stride, false))
            QCOMPARE(back.moment(), there[i]);
        const auto few = static_cast<std::size_t>(last);
        if (stride == Stride::Single) QCOMPARE(there.size(), few + 1);
        if (stride == Stride::Trick) QVERIFY(there.size() < few / 2);
        if (stride == Stride::Whole) QCOMPARE(there.size(), std::size_t { 2 });
    }
}

void LookBackTest::anActIsFoundByItsNumber()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)], 200));
    for (const int acts : { 0, 1, 17, 60 }) {
        back.goToAct(acts);
        QCOMPARE(back.acts(), acts);
        QVERIFY(back.steps()[static_cast<std::size_t>(back.moment())].seat.has_value());
    }
}

void LookBackTest::eyesSeeWhatTheySaw()
{
    QFETCH_GLOBAL(const int, game);
    const SavedMatch saved = played(games[static_cast<std::size_t>(game)]);
    LookBack back;
    back.open(saved);
    QCOMPARE(back.eyes(), seatAt(0));
    back.goToAct(12);
    for (int turn = 1; turn <= 3; ++turn) {
        back.turnEyes();
        QCOMPARE(back.eyes(), seatAt(turn % 3));
        const Picture picture = back.picture();
        QCOMPARE(picture.me, back.eyes());
        for (const CardPicture& card : picture.cards)
            if (card.place == Place::Hand && card.face) QCOMPARE(card.seat, back.eyes());
    }
}

void LookBackTest::allHandsAreSeenWhenNothingIsHiddenAnyMore()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)]));
    back.goToAct(12);
    const int known = cardsSeen(back.picture());
    back.setHands(Hands::All);
    QVERIFY(back.canShowAll());
    QVERIFY(cardsSeen(back.picture()) > known);
    for (const CardPicture& card : back.picture().cards)
        QVERIFY(card.place != Place::Hand || card.face);
}

void LookBackTest::aDealUnderWayKeepsItsHands()
{
    QFETCH_GLOBAL(const int, game);
    LookBack whole;
    whole.open(played(games[static_cast<std::size_t>(game)]));
    whole.step(Stride::Whole, false);
    while (whole.deal() < 2) whole.step(Stride::Single, true);
    const int second = whole.moment();

    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)], static_cast<std::size_t>(second + 12)));
    back.setHands(Hands::All);
    QCOMPARE(back.deal(), 2);
    QVERIFY(!back.canShowAll());
    const int hidden = cardsSeen(back.picture());
    back.setHands(Hands::Known);
    QCOMPARE(cardsSeen(back.picture()), hidden);
    const Picture own = back.picture();
    for (int seat = 1; seat < 3; ++seat) {
        back.setEyes(seatAt(seat));
        QCOMPARE(back.eyes(), seatAt(0));
        QVERIFY(back.picture() == own);
        back.turnEyes();
        QVERIFY(back.picture() == own);
    }
    back.setEyes(seatAt(0));
    back.setHands(Hands::All);
    back.go(second - 2); // the first deal has been counted
    QCOMPARE(back.deal(), 1);
    QVERIFY(back.canShowAll());
}

/// M-27: under the number of the one that was annulled, whose hands may be seen.
void LookBackTest::aDealThatIsDealtAnewKeepsItsHands()
{
    using State = mittlere::State;
    mittlere::Rules rules;
    rules.noTrump = mittlere::NoTrump::Annul;
    Rng rng(1);
    Timeline<State> match(rules, 3, seatAt(0));
    // Three of each suit in each hand: nobody ever makes a trump.
    const auto isEven = [](const State& state) {
        for (const Seat seat : SeatSet::firstOf(3))
            for (const Suit suit : { Suit::Hearts, Suit::Leaves, Suit::Acorns, Suit::Bells })
                if ((state.hands[seat] & CardSet::of(suit)).size() != 3) return false;
        return true;
    };
    do {
        match.rewind(0);
        match.takePack(shuffled(packOf(wholePack(match.state())), rng));
    } while (!isEven(match.state()));
    while (!isCounted(match.state().table)) {
        const Seat seat = *seatAwaited(match.state().table);
        QVERIFY(match.play(seat, legalActions(match.state(), seat)[0]));
    }
    const auto annulled = static_cast<int>(match.length());
    match.takePack(shuffled(packOf(wholePack(match.state())), rng));
    LookBack past;
    past.open({ AnyMatch(match), defaultPlayers(3, "Ich") });
    const int deal = past.deal();
    QVERIFY(!past.canShowAll() && !past.canPlayOn());
    past.go(annulled);
    QCOMPARE(past.deal(), deal);
    QVERIFY(past.canShowAll() && past.canPlayOn());
    QCOMPARE(lengthOf(past.fromDeal().match), std::size_t { 1 });
    // The same when all is over: each deal has its own cards.
    while (!isOver(match.state())) {
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(packOf(wholePack(match.state())), rng));
            continue;
        }
        const Seat seat = *seatAwaited(match.state().table);
        QVERIFY(match.play(seat, legalActions(match.state(), seat)[0]));
    }
    past.open({ AnyMatch(match), defaultPlayers(3, "Ich") });
    for (const int moment : { annulled + 1, annulled + 20 }) {
        past.go(moment);
        QCOMPARE(lengthOf(past.fromDeal().match), static_cast<std::size_t>(annulled) + 1);
    }
}

void LookBackTest::theMatchIsAsBefore()
{
    QFETCH_GLOBAL(const int, game);
    const SavedMatch saved = played(games[static_cast<std::size_t>(game)], 150);
    LookBack back;
    back.open(saved);
    const Picture last = back.picture();
    back.go(20);
    back.setEyes(seatAt(1));
    back.go(1'000'000);
    back.setEyes(seatAt(0));
    QVERIFY(back.picture() == last);
}

void LookBackTest::aTrialBeginsAtTheMoment()
{
    QFETCH_GLOBAL(const int, game);
    const SavedMatch whole = played(games[static_cast<std::size_t>(game)]);
    LookBack back;
    back.open(whole);
    back.go(static_cast<int>(lengthOf(whole.match)) / 2);
    QVERIFY(back.canPlayOn());
    SavedMatch then = whole;
    rewind(then.match, static_cast<std::size_t>(back.moment()));
    QVERIFY(back.fromHere() == then);
    const Seat own = back.eyes();
    back.turnEyes();
    const SavedMatch other = back.fromHere();
    QVERIFY(personAmong(other.players) == back.eyes());
    QVERIFY(other.players[own.index] == whole.players[back.eyes().index]);
    QVERIFY(other.match == then.match);
    back.go(100'000);
    QVERIFY(!back.canPlayOn());
    QVERIFY(back.canPlayDeal());
}

void LookBackTest::aTrialOfTheDealBeginsWithItsCards()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)]));
    back.go(static_cast<int>(back.steps().size()) * 2 / 3);
    const SavedMatch from = back.fromDeal();
    QCOMPARE(dealOf(from.match), back.deal());
    LookBack again;
    again.open(from);
    const Picture picture = again.picture();
    QVERIFY(cardsSeen(picture) >= 3 && picture.dealt);
    QVERIFY(std::none_of(picture.cards.begin(), picture.cards.end(),
        [](const CardPicture& card) { return card.place == Place::Table; }));
}

void LookBackTest::aDealUnderWayIsNotTried()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)], 3));
    QVERIFY(!back.canPlayOn());
    QVERIFY(!back.canPlayDeal());
}

void LookBackTest::theLastButtonLeadsBackAsTheOneBeside()
{
    QFETCH_GLOBAL(const int, game);
    LookBack back;
    back.open(played(games[static_cast<std::size_t>(game)]));
    const Picture end = back.picture();
    QVERIFY(end.result.has_value());
    QCOMPARE(end.result->goOn.label, QString("Back"));
}

/// Of a match that was left after a deal there is no next one either.
void LookBackTest::theLastResultOfAMatchThatWasLeftLeadsBack()
{
    QFETCH_GLOBAL(const int, game);
    SavedMatch left = played(games[static_cast<std::size_t>(game)]);
    LookBack back;
    back.open(left);
    const auto counted = std::find_if(back.steps().begin(), back.steps().end(),
        [](const LookBack::Step& step) { return step.isCounted; });
    rewind(left.match, static_cast<std::size_t>(counted - back.steps().begin()) + 1);
    back.open(left);
    const Picture end = back.picture();
    QVERIFY(end.result.has_value());
    QCOMPARE(end.result->goOn.label, QString("Back"));
}

void LookBackTest::whoHasNoNameIsYouEverywhere()
{
    QFETCH_GLOBAL(const int, game);
    SavedMatch nameless = played(games[static_cast<std::size_t>(game)]);
    nameless.players[0] = { words::guest(), Person {} };
    LookBack back;
    back.open(nameless);
    const Picture seen = back.picture();
    QCOMPARE(seen.seats[0].name, QString("You"));
    QVERIFY(seen.seats[0].level.isEmpty()); // not once more
    QCOMPARE(seen.seats[0].portrait, personsPortrait);
    QCOMPARE(back.nameOfEyes(), QString("You"));
    std::visit(
        [](const auto& slate) {
            if constexpr (requires { slate.columns; })
                QCOMPARE(slate.columns.back().initial, QString("Y"));
            else
                QCOMPARE(slate.rows.back().initial, QString("Y"));
        },
        seen.slate);
}

QTEST_GUILESS_MAIN(LookBackTest)

#include "look_back_test.moc"
