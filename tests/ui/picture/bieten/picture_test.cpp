#include "ui/picture/bieten/game.h"
#include "ui/picture/bieten/odds.h"
#include "ui/picture/bieten/picture.h"
#include "ui/picture/bieten/slate.h"
#include "ui/words/words.h"

#include "core/bieten/past.h"
#include "core/game/view_of.h"
#include "tests/support/offered.h"
#include "tests/support/picture_texts.h"

#include <QtTest>

#include <map>
#include <set>

using namespace weli;
using namespace weli::bieten;

namespace {

using BietenMatch = Timeline<State>;

const QStringList playerNames { "Anna", "Bert", "Cilli", "Dora", "Emil", "Franz", "Gusti", "Hans" };

ViewContext contextOf(const BietenMatch& match, Seat seat)
{
    ViewContext context;
    for (int i = 0; i < players(match.state()); ++i)
        context.seats.push_back({ playerNames[i],
            seatAt(i) == seat ? std::nullopt : std::optional(bots::Level::Book) });
    return context;
}

Picture shown(const BietenMatch& match, int seat, CardWords cards = {})
{
    ViewContext context = contextOf(match, seatAt(seat));
    context.cards = cards;
    return pictureOf(viewOf(match, seatAt(seat)), context);
}

const PointsSlate& slateOn(const Picture& picture) { return std::get<PointsSlate>(picture.slate); }

/// Plays acts written as "2 play HA".
void play(BietenMatch& match, const QStringList& acts)
{
    for (const QString& act : acts) {
        const Seat seat = seatAt(act.left(1).toInt());
        const auto action = legalActionFromText(match.state(), seat, act.mid(2).toStdString());
        if (!action) qFatal("not legal: %s", qPrintable(act));
        if (!match.play(seat, *action)) qFatal("refused: %s", qPrintable(act));
    }
}

Card cardOf(const char* text) { return cardFromText(text).value_or(weliCard); }

Pack packFrom(const char* text)
{
    Pack pack;
    for (const QString& code : QString(text).split(' '))
        pack.push(*cardFromText(code.toStdString()));
    return pack;
}

/// The deal of section 13 of the rules.
BietenMatch exampleDeal(const Rules& rules = rulesOf(Preset::SchwaighoferPlain, 3))
{
    BietenMatch match(rules, 3, seatAt(0));
    match.takePack(packFrom("L7 BA BO BU B9 B8 B7 AA AO AU AT A7 AK LA LK A9 A8 HO BT BK HU HA HK "
                            "HT H9 H8 H7 LO LU LT L9 L8"));
    return match;
}

const QStringList exampleActs { "2 cut 12", "0 deal 1-2", "1 play AK", "2 play BT", "0 bid leaves",
    "1 good leaves", "2 hold leaves", "0 play BK", "1 bid last", "2 hold last", "1 play A9",
    "2 bid hearts", "0 hold hearts", "2 play HO", "0 play HU", "1 play A8", "2 three leaves",
    "0 hold leaves", "2 play LA", "0 play LK" };

/// Two players, nothing stolen: seat 1 cuts and leads. The cards as dealt: seat 1 gets the first,
/// third and fourth, seat 0 the second, fifth and sixth.
BietenMatch dealOfTwo(const char* dealt, const char* rest, Rules rules = rulesOf(Preset::Tirol, 2))
{
    rules.steal = Steal::None;
    BietenMatch match(rules, 2, seatAt(0));
    const QStringList top = QString(rest).split(' ').mid(0, 4);
    const QStringList others = QString(rest).split(' ').mid(4);
    const QStringList pack = top + QString(dealt).split(' ') + others;
    match.takePack(packFrom(qPrintable(pack.join(' '))));
    play(match, { "1 cut 4", "0 deal 1-2" });
    return match;
}

/// Seat 1 has B6 L9 BA (B-37), seat 0 has HA LK HK.
BietenMatch weliDeal(const Rules& rules = rulesOf(Preset::Tirol, 2))
{
    return dealOfTwo("B6 HA L9 BA LK HK",
        "H7 H8 H9 HT HU HO LA LO LU LT L8 L7 BK BO BU BT B9 B8 B7 AA AK AO AU AT A9 A8 A7", rules);
}

/// Any rules that B-7 allows.
Rules anyRules(Rng& rng)
{
    Rules rules;
    do {
        for (const auto& option : options()) {
            const int values = std::min(option.highest - option.lowest + 1, 12);
            option.set(rules,
                option.lowest + static_cast<int>(rng.below(static_cast<std::uint32_t>(values))));
        }
    } while (problemOf(rules));
    return rules;
}

/// What a picture should offer: all that is legal, but nothing that goes without asking.
QStringList legalTexts(const State& state, Seat seat)
{
    QStringList texts;
    if (onlyAct(observe(state, seat))) return texts;
    for (const Action& action : legalActions(state, seat))
        texts << QString::fromStdString(toText(action));
    texts.sort();
    return texts;
}

bool isUnexplained(const Choice& choice)
{
    static const QRegularExpression clause(R"(\S \(B-\d+\)$)");
    return !choice.act && !clause.match(words::withClause(choice.why)).hasMatch();
}

/// Something that cannot be done and does not say why, with a clause.
QString unexplained(const Picture& picture)
{
    for (const PlatePicture& plate : figuresOn(picture).plates)
        if (!picture.result && isUnexplained(plate.bid))
            return plate.title + ": " + plate.bid.why.text;
    for (const Choice& answer : picture.answers)
        if (isUnexplained(answer)) return answer.label + ": " + answer.why.text;
    if (figuresOn(picture).namings.empty()) return {};
    for (const auto& cell : figuresOn(picture).namings.front().cells)
        if (isUnexplained(cell.play)) return cell.spoken + ": " + cell.play.why.text;
    for (const CardPicture& card : picture.cards)
        if (card.mine && !card.isPlayable() && isUnexplained(card.play))
            return card.spoken + ": " + card.play.why.text;
    return {};
}

QString wrongAbout(const Picture& picture, const State& state, Seat seat)
{
    if (offered(picture) != legalTexts(state, seat))
        return "offers " + offered(picture).join(", ") + " instead of "
            + legalTexts(state, seat).join(", ");
    std::set<int> ids;
    for (const CardPicture& card : picture.cards) {
        if (!ids.insert(card.id).second) return "two cards with one id";
        const bool open = card.place == Place::Table || card.seat == seat;
        if (card.face.has_value() != open) return "shows or hides the wrong card";
    }
    if (picture.prompt.isEmpty()) return "no prompt";
    return unexplained(picture) + citedIn(textsIn(picture));
}

CardPicture cardIn(const Picture& picture, const char* code)
{
    for (const CardPicture& card : picture.cards)
        if (card.face == cardFromText(code)) return card;
    qFatal("no such card: %s", code);
}

CountLine countLine(const Picture& picture, const char* figure)
{
    for (const CountLine& line : picture.result->lines)
        if (line.figure == figure) return line;
    qFatal("not in the count: %s", figure);
}

/// One event chosen at random; false when the match is over.
bool somethingHappens(BietenMatch& match, Rng& rng)
{
    if (isOver(match.state())) return false;
    if (awaitsPack(match.state())) {
        match.takePack(shuffled(packOf(wholePack(match.state())), rng));
        return true;
    }
    std::vector<Acted> open;
    for (const Seat seat : match.state().table.active)
        for (const Action& action : legalActions(match.state(), seat))
            open.push_back({ seat, action });
    const Acted next = open[rng.below(static_cast<std::uint32_t>(open.size()))];
    return match.play(next.seat, next.action);
}

} // namespace

class BietenPictureTest : public QObject {
    Q_OBJECT

private slots:
    void offersExactlyWhatIsLegal_data();
    void offersExactlyWhatIsLegal();
    void aChanceSaysWhetherItIsOfHolding();
    void B18_aCardThatMustNotBePlayedSaysWhy();
    void cardsOfATrickThatIsOverAreToldFromTheOpenOnes();
    void B27_theWeliAsksForItsName();
    void B28_anImpossibleNameSaysWhy();
    void B31_aBoundWeliSaysWhy();
    void B37_theExampleCannotBidHearts();
    void severalWildCardsHaveAGridEach();
    void bubblesHoldWhatWasSaidUntilTheNextCard();
    void aPlateTellsItsStoryInTheOrderInWhichItHappened();
    void whatWasSaidBeforeAQuestionIsNotHeardAnyMore();
    void B40_theTableWaitsOnlyForWhoeverCanStillBid();
    void platesTellWhoBidAndHeld();
    void theOwedAnswerShowsItsButtons();
    void theNewsTellsWhatHappenedLast();
    void B11_onlyTheCutterSeesTheCutCard();
    void cardsKeepTheirIdsThroughTheDeal();
    void aTheftAddsACardAndKeepsTheIds();
    void B78_penalisedActsLookLikeLawfulOnes();
    void B58_theReviewAsksForProtests();
    void B13_aDealerWithoutAChoiceIsNotAsked();
    void anAnswerWithoutAChoiceIsNotAskedFor();
    void whoCannotFollowIsTold();
    void theResultTellsTheCountOfTheExample();
    void theWinnerOfTheOnlyGameWinsTheMatch();
    void B74_atTheEndOfTheMatchCrossesAndBummerlAreCounted();
    void B25_aFigureThatStandsNamesThoseWhoShareIt();
    void B57_offencesStandFirstInTheCount();
    void B65_whatAStopLeavesOutIsListed();
    void B84_theOwnColumnComesLast();
    void B3_anotherWildCardIsMarkedAndNamed();
    void B84_initialsTellNamesApart();
    void B84_iAmYouOnTheSlateWhateverMyName();
    void whoHasNoNameWearsNobodysFace();
    void B86_theSlateMarksTheBankl();
    void B87_strokesForOnePointMissing();
    void B87_nobodyIsGespanntWhenTheGameIsOver();
    void B89_concededPointsAreProvisional();
    void theSlateBeginsAnewWithEachGame();
    void aWatcherSeesAllHands();
    void aHeldTableSaysSo();
    void everyTextSpeaksOfTheCardsOnTheTable();
};

void BietenPictureTest::offersExactlyWhatIsLegal_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 8; ++players) QTest::addRow("%d players", players) << players;
}

void BietenPictureTest::offersExactlyWhatIsLegal()
{
    QFETCH(int, players);
    Rng rng(static_cast<std::uint64_t>(players));
    for (int number = 0; number < 12; ++number) {
        BietenMatch match(anyRules(rng), players, seatAt(0));
        for (int events = 0; events < 60 && somethingHappens(match, rng); ++events) {
            for (const Seat seat : SeatSet::firstOf(players)) {
                const QString wrong = wrongAbout(shown(match, seat.index), match.state(), seat);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            }
        }
    }
}

void BietenPictureTest::aChanceSaysWhetherItIsOfHolding()
{
    QVERIFY(oddsPictureOf(odds::BietenOdds {}, {}).cells.empty());
    odds::BietenOdds odds;
    odds.best[Figure::Hearts] = odds::Chance { 0.62, 0.03 };
    odds.best[Figure::Last] = odds::Chance { 0.2, 0.03 };
    odds.needed[Figure::Last] = 0.17;
    const auto cells = oddsPictureOf(odds, {}).cells;
    QCOMPARE(cells.size(), std::size_t { 2 });
    QCOMPARE(cells.back().plate, std::string("last"));
    QVERIFY(cells.front().spoken.contains("62") && !cells.front().text.contains("17"));
    QVERIFY(cells.back().text.contains("20") && cells.back().text.contains("17"));
    QVERIFY(cells.back().spoken.contains("if you hold"));
}

void BietenPictureTest::B18_aCardThatMustNotBePlayedSaysWhy()
{
    BietenMatch match = weliDeal();
    QVERIFY(!cardIn(shown(match, 0), "HA").isPlayable());
    QVERIFY(cardIn(shown(match, 0), "HA").play.why.isEmpty()); // it is not our turn
    play(match, { "1 play L9" });
    const CardPicture heart = cardIn(shown(match, 0), "HA");
    QVERIFY(heart.mine && !heart.isPlayable());
    QCOMPARE(words::withClause(heart.play.why), "You can follow suit, so you must. (B-18)");
    QCOMPARE(textOf(cardIn(shown(match, 0), "LK").play.act), "play LK");
    QVERIFY(cardIn(shown(match, 0), "L9").wins);
}

void BietenPictureTest::cardsOfATrickThatIsOverAreToldFromTheOpenOnes()
{
    BietenMatch match = exampleDeal();
    int past = 0;
    for (const QString& act : exampleActs) {
        play(match, { act });
        const Picture picture = shown(match, 0);
        const auto led = std::find_if(picture.cards.begin(), picture.cards.end(),
            [](const CardPicture& card) { return card.led; });
        if (picture.result || led == picture.cards.end()) continue;
        for (const CardPicture& card : picture.cards) {
            if (card.place != Place::Table) continue;
            QCOMPARE(card.past, card.slot < led->slot);
            past += card.past ? 1 : 0;
        }
    }
    QVERIFY(past > 0);
}

void BietenPictureTest::B27_theWeliAsksForItsName()
{
    BietenMatch match = weliDeal();
    const Picture picture = shown(match, 1);
    const CardPicture weli = cardIn(picture, "B6");
    QVERIFY(weli.isPlayable() && weli.naming && !weli.play.act);
    QCOMPARE(figuresOn(picture).namings.size(), std::size_t { 1 });
    QCOMPARE(figuresOn(picture).namings.front().cells.size(), std::size_t { 32 });
    QVERIFY(figuresOn(shown(match, 0)).namings.empty());

    play(match, { "1 play B6=LA" });
    QCOMPARE(cardIn(shown(match, 0), "B6").name, cardFromText("LA"));
    QCOMPARE(cardIn(shown(match, 0), "B6").spoken, "Weli, named ace of leaves");
    QCOMPARE(shown(match, 0).seats[1].said, "My Weli is the ace of leaves!");
}

void BietenPictureTest::B28_anImpossibleNameSaysWhy()
{
    const Picture picture = shown(weliDeal(), 1);
    for (const auto& cell : figuresOn(picture).namings.front().cells) {
        const bool own = cell.card == cardFromText("L9") || cell.card == cardFromText("BA");
        QCOMPARE(!cell.play.act, own);
        QCOMPARE(words::withClause(cell.play.why).endsWith("(B-28)"), own);
    }
}

void BietenPictureTest::B31_aBoundWeliSaysWhy()
{
    BietenMatch match = weliDeal();
    play(match, { "1 bid hearts", "0 hold hearts", "1 play L9", "0 play LK", "0 play HA" });
    const Picture bound = shown(match, 1);
    QVERIFY(!cardIn(bound, "BA").isPlayable());
    QVERIFY(words::withClause(cardIn(bound, "BA").play.why).endsWith("(B-31)"));
    QVERIFY(cardIn(bound, "B6").isPlayable());
}

void BietenPictureTest::B37_theExampleCannotBidHearts()
{
    // Seat 0 has B6 L9 BA here, seat 1 leads a heart.
    BietenMatch match = dealOfTwo("HA B6 LK HK L9 BA",
        "H7 H8 H9 HT HU HO LA LO LU LT L8 L7 BK BO BU BT B9 B8 B7 AA AK AO AU AT A9 A8 A7");
    play(match, { "1 play HA", "0 play L9" });
    const Picture picture = shown(match, 0);
    QCOMPARE(figuresOn(picture).plates[0].title, "Hearts");
    QVERIFY(!figuresOn(picture).plates[0].bid.act);
    QVERIFY(words::withClause(figuresOn(picture).plates[0].bid.why).endsWith("(B-36)"));
    QCOMPARE(textOf(figuresOn(picture).plates[1].bid.act), "bid leaves");
}

void BietenPictureTest::severalWildCardsHaveAGridEach()
{
    Rules rules = rulesOf(Preset::Tirol, 2);
    rules.extraWild = true;
    const Picture picture = shown(
        dealOfTwo("B6 HA B7 A7 LK HK",
            "H7 H8 H9 HT HU HO LA LO LU LT L9 L8 L7 BA BK BO BU BT B9 B8 AA AK AO AU AT A9 A8",
            rules),
        1);
    QCOMPARE(figuresOn(picture).namings.front().wild, *cardFromText("B7"));
    QCOMPARE(figuresOn(picture).namings.size(), std::size_t { 3 });
}

void BietenPictureTest::bubblesHoldWhatWasSaidUntilTheNextCard()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 5));
    QCOMPARE(shown(match, 1).seats[0].said, "I bid leaves!");
    play(match, exampleActs.mid(5, 2));
    const Picture answered = shown(match, 1);
    QCOMPARE(answered.seats[1].said, "Good.");
    QCOMPARE(answered.seats[2].said, "I hold!");
    QVERIFY(answered.seats[2].saidNumber > answered.seats[1].saidNumber);
    play(match, exampleActs.mid(7, 1));
    QVERIFY(shown(match, 1).seats[0].said.isEmpty());
    QCOMPARE(shown(match, 1).seats[2].said, "I hold!");
}

void BietenPictureTest::platesTellWhoBidAndHeld()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 7));
    const PlatePicture leaves = figuresOn(shown(match, 1)).plates[1];
    QCOMPARE(leaves.state, PlateState::Held);
    QCOMPARE(leaves.stake, 2);
    QCOMPARE(leaves.suit, Suit::Leaves);
    QCOMPARE(leaves.story.join(", "), "bid by Anna, held by Cilli");
    QCOMPARE(textOf(figuresOn(shown(match, 2)).plates[1].bid.act), "three leaves");
    QVERIFY(words::withClause(figuresOn(shown(match, 0)).plates[1].bid.why).endsWith("(B-46)"));
    QCOMPARE(figuresOn(shown(match, 0)).plates[0].state, PlateState::Free);
}

void BietenPictureTest::aPlateTellsItsStoryInTheOrderInWhichItHappened()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 17)); // the last one is three by Cilli
    const auto leaves
        = [&](int seat) { return figuresOn(shown(match, seat)).plates[1].story.join(", "); };
    QCOMPARE(leaves(1), "bid by Anna, held by Cilli, three by Cilli");
    QCOMPARE(leaves(2), "bid by Anna, held by you, three by you");
    play(match, exampleActs.mid(17, 1));
    QCOMPARE(leaves(0), "bid by you, held by Cilli, three by Cilli, held by you");
    const QString about = figuresOn(shown(match, 0)).plates[1].about;
    QVERIFY2(about.contains("worth 3 point"), qPrintable(about));
}

void BietenPictureTest::whatWasSaidBeforeAQuestionIsNotHeardAnyMore()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 9)); // the last one is a bid for the last trick
    const Picture picture = shown(match, 0);
    QCOMPARE(picture.seats[1].said, "I bid the last trick!");
    for (const int seat : { 0, 2 }) // who held leaves has not yet answered to this
        QVERIFY2(picture.seats[static_cast<std::size_t>(seat)].said.isEmpty(),
            qPrintable(picture.seats[static_cast<std::size_t>(seat)].said));
}

void BietenPictureTest::B40_theTableWaitsOnlyForWhoeverCanStillBid()
{
    using Game = TableGame<bieten::State>;
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 3)); // Bert has led, Cilli is to play
    const auto breath
        = [&](int seat) { return Game::breathFor(viewOf(match, seatAt(seat)), seatAt(seat)); };
    QVERIFY(breath(0) == Breath::Word);
    QVERIFY(breath(2) == Breath::None); // her card is due
    for (std::size_t i = 3; i < static_cast<std::size_t>(exampleActs.size()); ++i) {
        play(match, exampleActs.mid(static_cast<qsizetype>(i), 1));
        for (int seat = 0; seat < 3; ++seat) {
            const auto legal = legalActions(observe(match.state(), seatAt(seat)));
            const bool speaks = std::any_of(legal.begin(), legal.end(), [](const auto& action) {
                return toText(action).starts_with("bid") || toText(action).starts_with("three");
            });
            QVERIFY(breath(seat) != Breath::Word || speaks);
        }
    }
}

void BietenPictureTest::theOwedAnswerShowsItsButtons()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 6));
    const Picture picture = shown(match, 2);
    QCOMPARE(picture.question, "Anna bids leaves.");
    QCOMPARE(picture.answers.size(), std::size_t { 3 });
    QCOMPARE(textOf(picture.answers[0].act), "good leaves");
    QCOMPARE(textOf(picture.answers[1].act), "hold leaves");
    QCOMPARE(textOf(picture.answers[2].act), "three leaves");
    QCOMPARE(figuresOn(picture).plates[1].state, PlateState::Asked);
    QVERIFY(shown(match, 1).answers.empty());
    // Meanwhile nobody plays, and a card says so.
    for (const CardPicture& card : shown(match, 0).cards)
        if (card.mine)
            QVERIFY2(words::withClause(card.play.why).endsWith("(B-43)"),
                qPrintable(card.play.why.text));
    QVERIFY(shown(match, 1).question.isEmpty());
}

void BietenPictureTest::theNewsTellsWhatHappenedLast()
{
    BietenMatch match = exampleDeal();
    QStringList news;
    for (const QString& act : exampleActs.mid(0, 8)) {
        play(match, { act });
        news << shown(match, 2).news;
    }
    const QStringList told { "", "Anna deals one card each, then two.",
        "Bert plays the king of acorns.", "You play the ten of bells.", "Anna bids leaves.",
        "Bert says “Good” to leaves.", "You hold leaves.",
        "Anna plays the king of bells. Bert takes the trick." };
    QCOMPARE(news, told);
}

void BietenPictureTest::B11_onlyTheCutterSeesTheCutCard()
{
    BietenMatch match(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
    match.takePack(packOf(packFor(match.state().table.rules)));
    const auto cut = figuresOn(shown(match, 2)).cut;
    QCOMPARE(cut->cards, 33);
    QCOMPARE(textOf(cut->lifting(cut->lowest)), "cut 4");
    QCOMPARE(textOf(cut->lifting(cut->highest())), "cut 29");
    QVERIFY(!figuresOn(shown(match, 1)).cut);
    play(match, { "2 cut 8" });
    QCOMPARE(figuresOn(shown(match, 2)).bottom, cardFromText("H7"));
    QVERIFY(!figuresOn(shown(match, 0)).bottom && !figuresOn(shown(match, 1)).bottom);
    QCOMPARE(shown(match, 2).answers.size(), std::size_t { 2 });
}

void BietenPictureTest::cardsKeepTheirIdsThroughTheDeal()
{
    for (int viewer = 0; viewer < 3; ++viewer) {
        BietenMatch match = exampleDeal();
        play(match, exampleActs.mid(0, 2));
        std::map<int, std::optional<Card>> faces;
        for (const QString& act : exampleActs.mid(2)) {
            play(match, { act });
            for (const CardPicture& card : shown(match, viewer).cards) {
                const auto known = faces[card.id];
                QVERIFY(!known || known == card.face);
                QCOMPARE(card.id / 3, static_cast<int>(card.seat.index));
                faces[card.id] = card.face;
            }
        }
        QCOMPARE(faces.size(), std::size_t { 9 });
        for (const auto& face : faces) QVERIFY(face.second);
    }
}

void BietenPictureTest::aTheftAddsACardAndKeepsTheIds()
{
    BietenMatch match(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
    match.takePack(packOf(packFor(match.state().table.rules)));
    play(match, { "2 cut 8", "2 steal" });
    const int first = cardIn(shown(match, 2), "H7").id;
    play(match, { "2 steal" });
    QCOMPARE(cardIn(shown(match, 2), "H7").id, first);
    QCOMPARE(cardIn(shown(match, 2), "H7").slot, 1); // sorted: the eight lies before it
    QCOMPARE(shown(match, 0).cards.size(), std::size_t { 2 });
    QVERIFY(!shown(match, 0).cards[0].face);
    QCOMPARE(shown(match, 0).undealt, 31);
}

void BietenPictureTest::B78_penalisedActsLookLikeLawfulOnes()
{
    Rules rules = rulesOf(Preset::Tirol, 2);
    rules.irregularities = Irregularities::Penalised;
    BietenMatch match = weliDeal(rules);
    play(match, { "1 play L9" });
    const CardPicture unlawful = cardIn(shown(match, 0), "HA");
    const CardPicture due = cardIn(shown(match, 0), "LK");
    QVERIFY(unlawful.isPlayable() && due.isPlayable());
    QCOMPARE(unlawful.play.why, due.play.why);
}

void BietenPictureTest::B58_theReviewAsksForProtests()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3);
    rules.irregularities = Irregularities::Penalised;
    rules.protest = Protest::Claim;
    BietenMatch match = exampleDeal(rules);
    play(match, exampleActs);
    QCOMPARE(offered(shown(match, 1)), QStringList({ "claim 0", "claim 2", "pass" }));
    play(match, { "1 claim 0" });
    QCOMPARE(shown(match, 2).seats[1].said, "I protest against Anna!");
    QVERIFY(!shown(match, 2).result);
    play(match, { "2 pass", "0 pass" });
    QVERIFY(shown(match, 2).result);
}

void BietenPictureTest::B13_aDealerWithoutAChoiceIsNotAsked()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3);
    rules.deal = Rounds::TwoOne;
    BietenMatch match = exampleDeal(rules);
    play(match, { "2 cut 12" });
    const Picture dealer = shown(match, 0);
    QVERIFY(offered(dealer).isEmpty() && dealer.question.isEmpty());
    QCOMPARE(dealer.prompt.text, "You deal two cards each, then one.");
    QCOMPARE(shown(match, 1).prompt.text, "Anna deals.");
    ViewContext watcher = contextOf(match, seatAt(0));
    watcher.watching = watcher.handsOpen = true;
    QCOMPARE(pictureOf(spectatorView(match), watcher).prompt.text, "Anna deals.");
}

void BietenPictureTest::anAnswerWithoutAChoiceIsNotAskedFor()
{
    Rng rng(2);
    int forced = 0;
    for (int number = 0; number < 40 && forced == 0; ++number) {
        BietenMatch match(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
        while (somethingHappens(match, rng)) {
            const auto* answering = std::get_if<Answering>(&match.state().table.phase);
            if (answering == nullptr) continue;
            const Seat seat = answering->next;
            if (!onlyAct(observe(match.state(), seat))) continue;
            const Picture picture = shown(match, seat.index);
            QVERIFY(picture.answers.empty() && picture.question.isEmpty());
            QVERIFY2(picture.prompt.text.contains(" You can only say “Good”. "),
                qPrintable(picture.prompt.text));
            QVERIFY(picture.prompt.clause);
            ++forced;
        }
    }
    QVERIFY(forced > 0);
}

/// With a wild card one can, by naming it (B-28).
void BietenPictureTest::whoCannotFollowIsTold()
{
    Rng rng(3);
    int without = 0;
    int with = 0;
    for (int number = 0; number < 10; ++number) {
        BietenMatch match(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
        while (somethingHappens(match, rng)) {
            const auto* playing = std::get_if<Playing>(&match.state().table.phase);
            if (playing == nullptr || !suitLed(match.state().table)) continue;
            const Observation seen = observe(match.state(), playing->due);
            const CardSet hand = handOf(seen.table, seen.own.cards);
            const CardSet follows = CardSet::of(*suitLed(seen.table)) | wildCards(seen.table.rules);
            const bool isVoid = (hand & follows).empty();
            (isVoid ? without : with)++;
            QCOMPARE(
                shown(match, seen.seat.index).prompt.text.contains("and you have none"), isVoid);
        }
    }
    QVERIFY(without > 0 && with > 0);
}

void BietenPictureTest::theWinnerOfTheOnlyGameWinsTheMatch()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3);
    rules.target = 5;
    rules.games = 1;
    rules.end = End::Lowest;
    BietenMatch match = exampleDeal(rules);
    play(match, exampleActs);
    const ResultPicture result = shown(match, 0).result.value();
    QVERIFY(result.over == ResultPicture::Over::Match);
    QCOMPARE(result.match, "Cilli wins the match with 5 point(s)");
    QCOMPARE(result.headline, "Cilli has won");
    QVERIFY(result.earned[2].wins && !result.earned[0].wins);
    QCOMPARE(result.deals.size(), 1U);
    for (std::size_t i = 0; i < result.earned.size(); ++i)
        QCOMPARE(result.deals.front()[i], result.earned[i].delta);
    QCOMPARE(result.title, "Deal 1");
    QCOMPARE(result.earned[2].mark, "reached 5, won");
    const ResultPicture hers = shown(match, 2).result.value();
    QCOMPARE(hers.match, "You win the match with 5 point(s)");
    QCOMPARE(hers.headline, "You have won");
    QCOMPARE(hers.earned[2].name, "You");
}

void BietenPictureTest::B74_atTheEndOfTheMatchCrossesAndBummerlAreCounted()
{
    Rules rules = rulesOf(Preset::Tirol, 2);
    rules.target = 3;
    rules.games = 3;
    BietenMatch match(rules, 2, seatAt(0));
    Rng rng(5);
    while (somethingHappens(match, rng))
        if (match.state().table.count && match.state().table.count->over) {
            const Picture ended = shown(match, 0);
            QVERIFY(ended.result->headline.contains("goes to"));
            QVERIFY(ended.seats[0].active && ended.seats[1].active);
        }
    const Picture picture = shown(match, 0);
    const ResultPicture& result = picture.result.value();
    QVERIFY2(result.headline.startsWith("Game 3 goes to "), qPrintable(result.headline));
    QCOMPARE(result.match, result.headline);
    const PublicState& table = match.state().table;
    const Seat winner = table.count->winner.value();
    QVERIFY(result.earned[winner.index].wins);
    QVERIFY(result.earned[winner.index].mark.startsWith(
        QString("%1 game(s) won").arg(table.crosses[winner])));
    QCOMPARE(result.firstDeal + static_cast<int>(result.deals.size()) - 1, table.deal);
    const auto told = [&](int seat) {
        return QString("%1 %2–%3")
            .arg(seat == 0 ? QString("you") : playerNames[seat])
            .arg(table.crosses[seatAt(seat)])
            .arg(table.bummerl[seatAt(seat)]);
    };
    const int best = table.crosses[seatAt(0)] > table.crosses[seatAt(1)] ? 0 : 1;
    QCOMPARE(picture.prompt.text,
        "The match is over. Games won–lost: " + told(best) + ", " + told(1 - best));
}

void BietenPictureTest::theResultTellsTheCountOfTheExample()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs);
    const Picture picture = shown(match, 0);
    const ResultPicture result = picture.result.value();
    QCOMPARE(result.title, "Deal 1");
    QCOMPARE(result.lines.size(), std::size_t { 5 });
    const CountLine leaves { "Leaves", "Cilli",
        { "Ace of leaves; bid and held.", Clause { 'B', 60 } }, 3 };
    const CountLine equal { "Set", "You",
        { "King of bells and king of leaves", Clause { 'B', 60 } }, 1 };
    QVERIFY(result.lines[0] == leaves);
    QVERIFY(result.lines[3] == equal);
    QCOMPARE(countLine(picture, "Run").why.text, "Nine of acorns and eight of acorns");
    QCOMPARE(countLine(picture, "Last trick").winner, "Bert");
    QCOMPARE(result.earned[2].delta, 5);
    QCOMPARE(textOf(result.goOn.act), "go on");
    QCOMPARE(figuresOn(picture).plates[1].story.join(", "), "3 point(s) to Cilli");
    QVERIFY(result.over == ResultPicture::Over::Deal);
}

void BietenPictureTest::B25_aFigureThatStandsNamesThoseWhoShareIt()
{
    // Both have two aces.
    BietenMatch match = dealOfTwo("HA BA LA L7 AA A9",
        "H7 H8 H9 HT HK HU HO LK LO LU LT L8 L9 BK BO BU BT B9 B8 B7 AK AO AU AT A8 A7",
        rulesOf(Preset::SchwaighoferPlain, 2));
    play(match, { "1 play HA", "0 play BA", "1 play LA", "0 play AA", "1 play L7", "0 play A9" });
    const CountLine stands { "Set", "nobody",
        { "Tied between Bert and you: nobody scores it.", Clause { 'B', 25 } }, 0 };
    QVERIFY(countLine(shown(match, 0), "Set") == stands);
    QCOMPARE(words::withClause(countLine(shown(match, 0), "Run").why), "Nobody has it. (B-26)");
}

void BietenPictureTest::B57_offencesStandFirstInTheCount()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 2);
    rules.irregularities = Irregularities::Penalised;
    BietenMatch match = dealOfTwo("HA HK LA L7 AA A9",
        "H7 H8 H9 HT BA HU HO LK LO LU LT L8 L9 BK BO BU BT B9 B8 B7 AK AO AU AT A8 A7", rules);
    play(match, { "1 play HA", "0 play AA", "1 play LA", "0 play HK", "1 play L7", "0 play A9" });
    const CountLine offence { "Offence", "You", { "did not follow suit", Clause { 'B', 57 } }, -2 };
    QVERIFY(shown(match, 0).result->lines[0] == offence);
}

void BietenPictureTest::B65_whatAStopLeavesOutIsListed()
{
    Rng rng(3);
    Rules rules = rulesOf(Preset::Tirol, 2);
    rules.target = 3;
    bool stopped = false;
    for (int number = 0; number < 50 && !stopped; ++number) {
        BietenMatch match(rules, 2, seatAt(0));
        while (somethingHappens(match, rng)) { }
        stopped = match.state().table.count->figures.size() < 5;
        std::size_t figureLines = 0;
        const Picture picture = shown(match, 0);
        for (const CountLine& line : picture.result->lines)
            if (line.figure != "Weli") ++figureLines;
        QCOMPARE(figureLines, std::size_t { 5 });
        QVERIFY(picture.result->over == ResultPicture::Over::Match);
    }
    QVERIFY(stopped);
}

void BietenPictureTest::B84_theOwnColumnComesLast()
{
    const PointsSlate slate = slateOn(shown(exampleDeal(), 1));
    QCOMPARE(slate.columns.size(), std::size_t { 3 });
    QCOMPARE(slate.columns[0].initial, "C");
    QCOMPARE(slate.columns[2].name, "You");
    QCOMPARE(slate.columns[2].seat, seatAt(1));
    QCOMPARE(slate.target, 7);
}

void BietenPictureTest::B3_anotherWildCardIsMarkedAndNamed()
{
    Rules rules = rulesOf(Preset::Tirol, 2);
    rules.extraWild = true;
    // Seat 1 has B6 B7 BA and leads.
    const BietenMatch match = dealOfTwo("B6 HA B7 BA LK HK",
        "H7 H8 H9 HT HU HO LA LO LU LT L8 L7 L9 BK BO BU BT B9 B8 AA AK AO AU AT A9 A8 A7", rules);
    const Picture picture = shown(match, 1);
    const auto& namings = figuresOn(picture).namings;
    QCOMPARE(namings.size(), std::size_t { 2 });
    QVERIFY(namings.front().wild != namings.back().wild);
    for (const CardPicture& card : picture.cards) {
        if (!card.mine) continue;
        QCOMPARE(card.naming, card.face != cardOf("BA"));
        QCOMPARE(!card.tag.isEmpty(), card.face == cardOf("B7")); // the Weli shows it by itself
        if (!card.tag.isEmpty()) QCOMPARE(card.spoken, QString("seven of bells, wild"));
        if (card.naming) QVERIFY(!card.play.why.isEmpty()); // how it is played
    }
    for (const NamingPicture& naming : namings) {
        const QString wild = QString::fromStdString(toText(naming.wild));
        for (const NamingPicture::Cell& cell : naming.cells) {
            const bool own = cell.card == cardOf("B7") || cell.card == cardOf("BA");
            const char* const clause = cell.card == naming.wild ? "(B-75)" : "(B-28)";
            if (own)
                QVERIFY2(words::withClause(cell.play.why).endsWith(clause),
                    qPrintable(cell.play.why.text));
            if (!own)
                QCOMPARE(textOf(cell.play.act),
                    "play " + wild + '=' + QString::fromStdString(toText(cell.card)));
        }
    }
}

void BietenPictureTest::B84_initialsTellNamesApart()
{
    const BietenMatch match = exampleDeal();
    ViewContext context = contextOf(match, seatAt(0));
    const auto initials = [&](const char* second, const char* third) {
        context.seats[1].name = QString::fromUtf8(second);
        context.seats[2].name = QString::fromUtf8(third);
        QStringList all;
        const Picture picture = pictureOf(viewOf(match, seatAt(0)), context);
        for (const SlateColumn& column : slateOn(picture).columns) all << column.initial;
        return all.join(u' ');
    };
    QCOMPARE(initials("Moidl", "Maria"), "MO MA Y");
    QCOMPARE(initials("Maria-Theresia", "Marta"), "MI MT Y");
    QCOMPARE(initials("Ypsilon", "Resi"), "YP R YO"); // nor may another be taken for me
    QCOMPARE(initials("Resi", "🦊 Resi"), "R 🦊 Y"); // two characters, and one letter
    context.watching = true;
    context.seats[0].name = "Maria";
    QCOMPARE(initials("Maria-Theresia", "Marta"), "MT MR MA");
}

/// I find myself by the same name in the account, in the hint of the slate and on the slate.
void BietenPictureTest::B84_iAmYouOnTheSlateWhateverMyName()
{
    const BietenMatch match = exampleDeal();
    ViewContext context = contextOf(match, seatAt(0));
    context.seats[0].name = "Vroni";
    const SlateColumn mine = slateOn(pictureOf(viewOf(match, seatAt(0)), context)).columns.back();
    QCOMPARE(mine.name, "You");
    QCOMPARE(mine.initial, "Y");
}

/// Where a bot plays on for a person of whom a file knows nothing.
void BietenPictureTest::whoHasNoNameWearsNobodysFace()
{
    const BietenMatch match = exampleDeal();
    ViewContext context = contextOf(match, seatAt(0));
    context.seats[1] = { words::guest(), bots::Mind {} };
    context.seats[2] = { "Luis", bots::Mind {} };
    const Picture picture = pictureOf(viewOf(match, seatAt(0)), context);
    QCOMPARE(picture.seats[1].portrait, Portrait {});
    QVERIFY(picture.seats[2].portrait->mind.has_value());
}

void BietenPictureTest::B86_theSlateMarksTheBankl()
{
    // Seat 0 has nothing at all.
    BietenMatch match = dealOfTwo("HA B7 HK HO B9 BU",
        "H7 H8 H9 HT HU BA LA LK LO LU LT L8 L9 L7 BK BO BT B8 AA AK AO AU AT A9 A8 A7",
        rulesOf(Preset::SchwaighoferPlain, 2));
    play(match, { "1 play HA", "0 play B7", "1 play HK", "0 play B9", "1 play HO", "0 play BU" });
    const PointsSlate slate = slateOn(shown(match, 0));
    const SlateColumn::Entry theirs { 3, 3, false, false };
    const SlateColumn::Entry mine { 0, 0, true, false };
    QVERIFY(slate.columns[0].entries == std::vector { theirs });
    QVERIFY(slate.columns[1].entries == std::vector { mine });
}

void BietenPictureTest::B87_strokesForOnePointMissing()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3);
    rules.target = 6;
    BietenMatch match = exampleDeal(rules);
    play(match, exampleActs);
    const Picture counted = shown(match, 0); // Cilli has five
    QVERIFY(counted.seats[2].struck && counted.seats[2].gespannt);
    QCOMPARE(counted.seats[2].standing, "one point short");
    QVERIFY(!counted.seats[0].struck);
    QVERIFY(slateOn(counted).columns[1].struck);
    QCOMPARE(counted.result->earned[2].mark, "one point short");

    Rng rng(1);
    QVERIFY(somethingHappens(match, rng)); // the next deal
    QVERIFY(shown(match, 0).seats[2].struck);
}

void BietenPictureTest::B87_nobodyIsGespanntWhenTheGameIsOver()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3);
    rules.target = 6;
    BietenMatch match = exampleDeal(rules);
    play(match, exampleActs);
    PublicState table = match.state().table;
    QVERIFY(isGespannt(table, seatAt(2)));
    table.count->over = true;
    QVERIFY(!isGespannt(table, seatAt(2)));
}

void BietenPictureTest::B89_concededPointsAreProvisional()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 6));
    play(match, { "2 good leaves" });
    const Picture picture = shown(match, 0);
    QCOMPARE(picture.seats[0].provisional, 1);
    QCOMPARE(picture.seats[0].score, 0);
    QCOMPARE(picture.seats[0].toWin, 6);
    const SlateColumn::Entry conceded { 1, 1, false, true };
    QVERIFY(slateOn(picture).columns.back().entries == std::vector { conceded });
    QVERIFY(slateOn(picture).columns.front().entries.empty());
    QCOMPARE(figuresOn(picture).plates[1].story.join(", "), "bid by you, conceded to you");
}

void BietenPictureTest::theSlateBeginsAnewWithEachGame()
{
    Rules rules = rulesOf(Preset::Tirol, 2);
    rules.target = 3;
    rules.games = 2;
    BietenMatch match(rules, 2, seatAt(0));
    Rng rng(5);
    while (!match.state().table.count || !match.state().table.count->over)
        QVERIFY(somethingHappens(match, rng));
    QVERIFY(!slateOn(shown(match, 0)).columns[0].entries.empty());
    QVERIFY(shown(match, 0).result->over == ResultPicture::Over::Game);
    QVERIFY(somethingHappens(match, rng));
    const PointsSlate slate = slateOn(shown(match, 0));
    QCOMPARE(slate.game, 2);
    QVERIFY(slate.columns[0].entries.empty() && slate.columns[1].entries.empty());
    QCOMPARE(slate.columns[0].crosses + slate.columns[1].crosses, 1);
}

void BietenPictureTest::aWatcherSeesAllHands()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 3));
    ViewContext context = contextOf(match, seatAt(0));
    context.watching = context.handsOpen = true;
    const Picture picture = pictureOf(spectatorView(match), context);
    for (const CardPicture& card : picture.cards) QVERIFY(card.face && !card.mine);
    QVERIFY(offered(picture).isEmpty());
}

void BietenPictureTest::aHeldTableSaysSo()
{
    BietenMatch match = exampleDeal();
    play(match, exampleActs.mid(0, 2));
    ViewContext context = contextOf(match, seatAt(0));
    context.moment = ViewContext::Moment::Held;
    const Picture picture = pictureOf(viewOf(match, seatAt(0)), context);
    QCOMPARE(picture.prompt.text, "Bert is to play. Press Space to go on.");
}

void BietenPictureTest::everyTextSpeaksOfTheCardsOnTheTable()
{
    static const QRegularExpression german(
        "\\b(leaves(?! the bottom card)|bells|acorns|Ober|Unter|Under)\\b",
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression french(
        "\\b(spades|diamonds|clubs|Queen|Jack)\\b", QRegularExpression::CaseInsensitiveOption);
    Rng rng(11);
    BietenMatch match(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
    int named = 0;
    while (somethingHappens(match, rng)) {
        for (const QString& text : textsIn(shown(match, 0, wordsFor(PackKind::French, false)))) {
            QVERIFY2(!text.contains(german), qPrintable(text));
            if (text.contains(french)) ++named;
        }
    }
    QVERIFY(named > 100);
}

QTEST_GUILESS_MAIN(BietenPictureTest)
#include "picture_test.moc"
