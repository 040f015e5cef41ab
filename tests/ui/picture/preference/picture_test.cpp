#include "tests/support/offered.h"
#include "tests/support/picture_texts.h"
#include "tests/ui/picture/preference/match.h"
#include "ui/picture/preference/game.h"
#include "ui/picture/preference/odds.h"
#include "ui/words/languages.h"
#include "ui/words/preference/reasons.h"
#include "ui/words/preference/words.h"

#include <QTranslator>
#include <QtTest>

#include <set>

using namespace weli;
using namespace weli::preference;

namespace {

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
    static const QRegularExpression clause(R"(\S \(P-\d+\)$)");
    return !choice.act && !clause.match(words::withClause(choice.why)).hasMatch();
}

/// All choices that a picture shows to somebody who is asked.
std::vector<Choice> choicesIn(const Picture& picture, bool bids, bool plays)
{
    std::vector<Choice> choices = picture.answers;
    for (const LadderCell& cell : tricksOn(picture).ladder->cells)
        if (bids) choices.push_back(cell.say);
    for (const CardPicture& card : picture.cards)
        if (card.mine && plays) choices.push_back(card.play);
    for (const SplitPicture& split : tricksOn(picture).splits) choices.push_back(split.offer);
    return choices;
}

QString wrongChoice(const Picture& picture, const PublicState& table, Seat seat)
{
    if (seatDue(table) != seat) return {};
    const bool bids = std::holds_alternative<Bidding>(table.phase)
        || std::holds_alternative<Announcing>(table.phase);
    const bool asked = !picture.answers.empty() || !tricksOn(picture).splits.empty() || bids;
    const bool plays = std::holds_alternative<Playing>(table.phase);
    if (offered(picture).empty()) return {}; // done for the person
    for (const Choice& choice : choicesIn(picture, asked && bids, plays)) {
        if (isUnexplained(choice)) return "unexplained: " + choice.label + ": " + choice.why.text;
        if (choice.label.isEmpty()) return "no label: " + textOf(choice.act);
    }
    return {};
}

QChar mnemonicOf(const QString& label)
{
    const auto place = label.indexOf('&');
    return place < 0 || place + 1 == label.size() ? QChar() : label[place + 1].toLower();
}

QString wrongMnemonics(const Picture& picture)
{
    std::vector<Choice> buttons = picture.answers;
    for (const SplitPicture& split : tricksOn(picture).splits) buttons.push_back(split.offer);
    std::set<QChar> taken;
    for (const Choice& button : buttons) {
        const QChar letter = mnemonicOf(button.label);
        if (!letter.isLetterOrNumber()) return "no mnemonic: " + button.label;
        if (!taken.insert(letter).second) return "the same mnemonic twice: " + button.label;
    }
    return {};
}

/// All that a picture says, each of it with words.
QStringList textsOf(const Picture& picture)
{
    QStringList texts { picture.prompt.text, tricksOn(picture).ladder->caption,
        tricksOn(picture).bowl->spoken };
    texts << tricksOn(picture).ladder->columns << tricksOn(picture).bowl->lines;
    for (const CardPicture& card : picture.cards) texts << card.spoken;
    for (const LadderCell& cell : tricksOn(picture).ladder->cells) texts << cell.spoken;
    for (const HeardPicture& heard : tricksOn(picture).ladder->heard)
        texts << heard.name << heard.words;
    for (const Choice& answer : picture.answers) texts << answer.label << answer.why.text;
    for (const SplitPicture& split : tricksOn(picture).splits)
        texts << split.pays << split.offer.label;
    if (!picture.answers.empty()) texts << picture.question;
    if (!picture.result) return texts;
    texts << picture.result->title << picture.result->goOn.label << picture.news;
    for (const CountLine& line : picture.result->lines)
        texts << line.figure << line.winner << line.why.text;
    return texts;
}

QString wrongText(const Picture& picture)
{
    static const QRegularExpression placeholder("%[0-9n]");
    for (const QString& text : textsOf(picture)) {
        if (text.trimmed().isEmpty()) return "an empty text";
        if (text.contains(placeholder)) return "a placeholder: " + text;
        if (text.contains("  ") || text.contains("..")) return "ill joined: " + text;
    }
    return {};
}

QString wrongAbout(const Picture& picture, const State& state, Seat seat)
{
    const QString legal = legalTexts(state, seat).join(", ");
    if (offered(picture).join(", ") != legal)
        return "offers " + offered(picture).join(", ") + " instead of " + legal;
    const PublicState& table = state.table;
    return citedIn(textsIn(picture)) + wrongChoice(picture, table, seat) + wrongMnemonics(picture)
        + wrongText(picture);
}

const LadderCell* cellNamed(const Picture& picture, const QString& name)
{
    for (const LadderCell& cell : tricksOn(picture).ladder->cells)
        if (cell.spoken.section(',', 0, 0) == name) return &cell;
    return nullptr;
}

/// Fills the pot and lets seat 0 play 3 after seat 1 has bid too.
PreferenceMatch richDeal(const QStringList& acts)
{
    PreferenceMatch match = ordinaryDeal(4);
    play(match, acts);
    return match;
}

const QStringList announced { "0 bid 3", "1 bid 4", "2 pass", "0 hold 4", "1 pass",
    "0 discard A8 A7", "0 announce 4" };
const QStringList alone { "0 bid 3", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3",
    "1 stay", "2 join", "2 alone" };

}

class PreferencePictureTest : public QObject {
    Q_OBJECT

private slots:
    void chancesNameTheActThatTheyAreOf();
    void offersExactlyWhatIsLegal_data();
    void offersExactlyWhatIsLegal();
    void everyRefusalHasItsSentence();
    void P13_theLadderIsTheMemoryCard();
    void P15_onlyExistingContractsAreOnTheLadder();
    void P16_theLadderTellsWhoSaidWhat();
    void P17_whatIsOpenCanBeSaidOnTheLadder();
    void P18_whatIsNotOpenSaysWhy();
    void P19_holdingIsAButton();
    void P20_spielIsOneCellUntilItsSuitIsNamed();
    void P21_aLonePassGoesWithoutAsking();
    void P23_theAnnouncementIsMadeOnTheLadder();
    void P24_aLoneAnnouncementGoesWithoutAsking();
    void P28_theAfterBuyTellsWhatItBinds();
    void P35_goingAlongTellsItsPrice();
    void P38_theInvitationTellsWhatItBinds();
    void P59_theInviterCountsBothDefendersTricks();
    void theNewsNamesWhoeverIsInvited();
    void P42_splitsTellWhatTheyPay();
    void P42_aSplitIsNamedInOneOrder_data();
    void P42_aSplitIsNamedInOneOrder();
    void P44_anOfferCanBeAccepted();
    void P44_onlyTheAnswerAccepts();
    void P54_ausfechtenIsAnnounced();
    void P23_theBoughtCardsAreMarked();
    void P49_thePromptTellsTheDuty();
    void P56_theBowlTellsWhatIsPlayedFor();
    void P9_theBowlStandsBeforeTheDealer();
    void bubblesStayUntilTheFirstTrickIsOver();
    void bubblesAreInThePlayersWords_data();
    void bubblesAreInThePlayersWords();
    void theNewsTellsWhatHappenedLast();
    void theEndOfATrickIsTold();
    void theLastTrickIsKnownWhileTheNextIsUnderWay();
    void aWordOfTheAuctionIsNoAnswerToTheContract();
    void aWatcherIsOfferedNothing();
    void everyTextSpeaksOfTheCardsOnTheTable();
};

void PreferencePictureTest::offersExactlyWhatIsLegal_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& language : languages)
        for (const int players : { 3, 4 })
            QTest::addRow("%s %d", language.code, players) << players << QString(language.code);
}

void PreferencePictureTest::offersExactlyWhatIsLegal()
{
    QFETCH(int, players);
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/weli_" + language + ".qm"));
    QCoreApplication::installTranslator(&translator);
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        Rng rng(seed);
        PreferenceMatch match(anyRules(rng, players), players, seatAt(0));
        while (somethingHappens(match, rng)) {
            for (int seat = 0; seat < players; ++seat) {
                const QString wrong = wrongAbout(shown(match, seat), match.state(), seatAt(seat));
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1 seed %2").arg(wrong).arg(seed)));
            }
        }
    }
}

void PreferencePictureTest::everyRefusalHasItsSentence()
{
    std::set<int> numbers;
    for (const auto& sentence : words::gameWords(GameOf<State> {}).refusals)
        numbers.insert(sentence.number);
    for (const int number : { 5, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 33, 34,
             35, 38, 41, 43, 44, 46, 48, 49, 51, 55, 66 })
        QVERIFY2(numbers.contains(number), qPrintable(QString::number(number)));
}

void PreferencePictureTest::P13_theLadderIsTheMemoryCard()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 pass", "1 pass", "2 pass" });
    const Picture picture = shown(match, 0);
    QCOMPARE(tricksOn(picture).ladder->cells.size(), std::size_t { 16 });
    const LadderCell* three = cellNamed(picture, "Three without buying");
    QCOMPARE(three->row, 2);
    QCOMPARE(three->column, 1);
    QCOMPARE(three->number, QString("3"));
    QCOMPARE(three->suit, std::optional(Suit::Bells));
    QCOMPARE(three->spoken, QString("Three without buying, bells"));
    const LadderCell* hearts = cellNamed(picture, "Hearts");
    QCOMPARE(hearts->row, 3);
    QCOMPARE(hearts->column, 1);
    QCOMPARE(hearts->premium, 1);
    const LadderCell* eight = cellNamed(picture, "Eight without buying");
    QCOMPARE(eight->row, 7);
    QCOMPARE(eight->premium, 5);
    QCOMPARE(eight->suit, std::optional<Suit>());
    std::set<std::pair<int, int>> places;
    for (const LadderCell& cell : tricksOn(picture).ladder->cells)
        places.insert({ cell.row, cell.column });
    QCOMPARE(places.size(), std::size_t { 16 });
}

void PreferencePictureTest::P15_onlyExistingContractsAreOnTheLadder()
{
    Rules rules;
    rules.premium = Premium::Hearts;
    QVERIFY(cellNamed(shown(ordinaryDeal(0, rules), 0), "Hearts") != nullptr);
    QVERIFY(cellNamed(shown(ordinaryDeal(0, rules), 0), "Five") == nullptr);
    rules.premium = Premium::Six;
    QVERIFY(cellNamed(shown(ordinaryDeal(0, rules), 0), "Six without buying") != nullptr);
    QVERIFY(cellNamed(shown(ordinaryDeal(0, rules), 0), "Seven") == nullptr);
}

void PreferencePictureTest::P16_theLadderTellsWhoSaidWhat()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1", "1 bid 2", "2 bid 3", "0 hold 3", "1 pass" });
    const Picture picture = shown(match, 1);
    QCOMPARE(tricksOn(picture).ladder->caption, QString("Auction"));
    const LadderCell* three = cellNamed(picture, "Three");
    QCOMPARE(three->by, (QStringList { "C", "A" }));
    QCOMPARE(three->state, CellState::Standing);
    QCOMPARE(three->spoken, QString("Three, bells, bid by Anna and Cilli, highest bid so far"));
    QCOMPARE(cellNamed(picture, "Two")->spoken, QString("Two, leaves, bid by you"));
    QCOMPARE(tricksOn(picture).ladder->heard.size(), std::size_t { 3 });
    QCOMPARE(tricksOn(picture).ladder->heard[0].name, QString("Anna"));
    QCOMPARE(tricksOn(picture).ladder->heard[0].words, (QStringList { "1", "holds 3" }));
    QCOMPARE(tricksOn(picture).ladder->heard[1].name, QString("You"));
    QCOMPARE(tricksOn(picture).ladder->heard[1].words, (QStringList { "2", "pass" }));
    QVERIFY(!three->say.act && three->say.why.isEmpty()); // not my turn
}

void PreferencePictureTest::P17_whatIsOpenCanBeSaidOnTheLadder()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 2" });
    const Picture picture = shown(match, 1);
    const Choice three = cellNamed(picture, "Three")->say;
    QCOMPARE(textOf(three.act), QString("bid 3"));
    QVERIFY(three.why.text.startsWith("Trumps: bells. At least six tricks."));
    const Choice seven = cellNamed(picture, "Seven")->say;
    QCOMPARE(textOf(seven.act), QString("bid 7"));
    QVERIFY(seven.why.text.contains("hands face up"));
    QVERIFY(seven.why.text.contains("Premium: 30"));
}

void PreferencePictureTest::P18_whatIsNotOpenSaysWhy()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 2" });
    QVERIFY(words::withClause(cellNamed(shown(match, 1), "One")->say.why).endsWith("(P-17)"));
    play(match, { "1 bid 3", "2 pass" });
    QVERIFY(words::withClause(cellNamed(shown(match, 0), "Hearts")->say.why).endsWith("(P-18)"));
}

void PreferencePictureTest::P19_holdingIsAButton()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1", "1 bid 2", "2 pass" });
    const Picture picture = shown(match, 0);
    QCOMPARE(answerIn(picture, "hold 2").label, QString("I h&old Two"));
    QCOMPARE(picture.question, QString("Bert has bid Two."));
    QCOMPARE(picture.answers.size(), std::size_t { 2 });
}

void PreferencePictureTest::P20_spielIsOneCellUntilItsSuitIsNamed()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid spiel" });
    const Picture picture = shown(match, 1);
    const LadderCell* spiel = cellNamed(picture, "Spiel");
    QCOMPARE(spiel->rows, 3);
    QCOMPARE(spiel->column, 1);
    QCOMPARE(textOf(spiel->say.act), QString("bid spiel"));
    QCOMPARE(spiel->by, QStringList { "A" });
    QVERIFY(cellNamed(picture, "One without buying") == nullptr);
    play(match, { "1 bid spiel", "2 pass" });
    const Picture naming = shown(match, 0);
    QVERIFY(cellNamed(naming, "Spiel") == nullptr);
    QCOMPARE(textOf(cellNamed(naming, "One without buying")->say.act), QString("bid 1x"));
    QVERIFY(naming.answers.empty());
    QCOMPARE(naming.prompt.text, QString("Name the suit of your spiel."));
}

void PreferencePictureTest::P21_aLonePassGoesWithoutAsking()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1", "1 bid hearts", "2 pass" });
    const Observation observation = observe(match.state(), seatAt(0));
    QCOMPARE(onlyAct(observation), std::optional(Action(Verb::Pass)));
    const Picture picture = shown(match, 0);
    QCOMPARE(picture.prompt.text, QString("You can only pass."));
    QVERIFY(offered(picture).empty());
    QVERIFY(picture.question.isEmpty());
}

void PreferencePictureTest::P23_theAnnouncementIsMadeOnTheLadder()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 3", "1 pass", "2 pass", "0 discard A8 A7" });
    const Picture picture = shown(match, 0);
    QCOMPARE(textOf(cellNamed(picture, "Four")->say.act), QString("announce 4"));
    QVERIFY(words::withClause(cellNamed(picture, "Two")->say.why).endsWith("(P-24)"));
    QCOMPARE(tricksOn(picture).ladder->caption, QString("You choose a contract"));
    play(match, { "0 announce 4" });
    const Picture next = shown(match, 1);
    QCOMPARE(cellNamed(next, "Four")->state, CellState::Contract);
    QCOMPARE(tricksOn(next).ladder->caption, QString("Anna plays Four"));
    QCOMPARE(next.seats[0].role, QString("declarer"));
}

void PreferencePictureTest::P24_aLoneAnnouncementGoesWithoutAsking()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 4", "1 pass", "2 pass", "0 discard A8 A7" });
    QCOMPARE(shown(match, 0).prompt.text, QString("You can announce only Four."));
    QVERIFY(onlyAct(observe(match.state(), seatAt(0))));
}

void PreferencePictureTest::P28_theAfterBuyTellsWhatItBinds()
{
    const Picture picture = shown(richDeal(announced), 1);
    QCOMPARE(offered(picture), (QStringList { "no", "take" }));
    QVERIFY(answerIn(picture, "take").why.text.contains("announce Five or more"));
    QCOMPARE(picture.question, QString("Anna plays Four."));
    QCOMPARE(shown(richDeal(announced + QStringList { "1 no" }), 2).news,
        QString("Bert does not after-buy."));
    const Picture again = shown(
        richDeal(announced + QStringList { "1 take", "1 discard H9 L8", "1 announce 6" }), 0);
    QVERIFY(answerIn(again, "take").why.text.contains("announce Seven or more"));
}

void PreferencePictureTest::P35_goingAlongTellsItsPrice()
{
    const Picture left = shown(richDeal(announced + QStringList { "1 no" }), 1);
    QVERIFY(answerIn(left, "join").why.text.contains("earns you 3"));
    QVERIFY(answerIn(left, "join").why.text.contains("pay 30"));
    const Picture right = shown(richDeal(announced + QStringList { "1 no", "1 stay" }), 2);
    QVERIFY(right.question.contains("Bert stays home."));
    QVERIFY(answerIn(right, "stay").why.text.contains("ten tricks"));
}

void PreferencePictureTest::P38_theInvitationTellsWhatItBinds()
{
    const Picture picture = shown(richDeal(alone.mid(0, 7)), 2);
    QVERIFY(answerIn(picture, "invite").why.text.startsWith("Bert must play."));
    QVERIFY(answerIn(picture, "invite").why.text.contains("four"));
    QVERIFY(answerIn(picture, "alone").why.text.contains("agree on a split"));
}

/// Who invites counts the tricks of both.
void PreferencePictureTest::P59_theInviterCountsBothDefendersTricks()
{
    int joint = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        PreferenceMatch match = richDeal(alone.mid(0, 7) + QStringList { "2 invite" });
        Rng rng(seed);
        while (!match.state().table.settled) {
            const PublicState& table = match.state().table;
            const Seat due = *seatDue(table);
            const auto legal = legalActions(match.state(), due);
            const auto any = rng.below(static_cast<std::uint32_t>(legal.size()));
            play(match,
                { QString::number(due.index) + ' ' + QString::fromStdString(toText(legal[any])) });
            if (match.state().table.settled) break;
            const Picture picture = shown(match, 0);
            QCOMPARE(picture.seats[2].tricksNeeded, 4);
            QCOMPARE(picture.seats[2].tricksBeside, picture.seats[1].tricks.value_or(0));
            QCOMPARE(picture.seats[1].tricksBeside, 0);
            joint += picture.seats[2].tricksBeside > 0 ? 1 : 0;
        }
    }
    QVERIFY(joint > 0);
}

void PreferencePictureTest::theNewsNamesWhoeverIsInvited()
{
    const PreferenceMatch match = richDeal(alone.mid(0, 7) + QStringList { "2 invite" });
    QVERIFY(shown(match, 2).news.startsWith("You invite Bert."));
    QVERIFY(shown(match, 1).news.contains(" invites you."));
    QVERIFY(shown(match, 0).news.contains(" invites Bert."));
}

void PreferencePictureTest::P42_splitsTellWhatTheyPay()
{
    const Picture declarer = shown(richDeal(alone), 0);
    QCOMPARE(tricksOn(declarer).splits.size(), std::size_t { 3 });
    QCOMPARE(tricksOn(declarer).splits[1].declarers, 7);
    QVERIFY(tricksOn(declarer).splits[1].isMineFirst);
    QCOMPARE(tricksOn(declarer).splits[1].pays, QString("+21 for you"));
    QCOMPARE(textOf(tricksOn(declarer).splits[1].offer.act), QString("offer 7-3"));
    QCOMPARE(answerIn(declarer, "no").label, QString("&No offer"));
    QVERIFY(tricksOn(shown(richDeal(alone), 2)).splits.empty()); // the declarer has the word
    const Picture defender = shown(richDeal(alone + QStringList { "0 no" }), 2);
    QCOMPARE(defender.news, QString("Anna offers no split."));
    QCOMPARE(tricksOn(defender).splits[0].defenders, 4);
    QVERIFY(!tricksOn(defender).splits[0].isMineFirst);
    QCOMPARE(tricksOn(defender).splits[0].pays, QString("+12 for you"));
    // E-2: hearts costs a premium of one stake each
    const Picture hearts
        = shown(richDeal({ "0 bid hearts", "1 pass", "2 pass", "1 join", "2 stay", "1 alone" }), 0);
    QCOMPARE(tricksOn(hearts).splits[1].pays, QString("+41 for you"));
}

void PreferencePictureTest::P44_anOfferCanBeAccepted()
{
    const Picture picture = shown(richDeal(alone + QStringList { "0 offer 7-3" }), 2);
    QCOMPARE(answerIn(picture, "accept").label, QString("&Accept 7–3"));
    QCOMPARE(answerIn(picture, "accept").why.text, QString("+9 for you"));
    QCOMPARE(textOf(tricksOn(picture).splits[0].offer.act), QString("offer 6-4"));
    QCOMPARE(picture.question, QString("Anna offers 7–3: 3 tricks for you."));
    const Picture back = shown(richDeal(alone + QStringList { "0 offer 7-3", "2 offer 6-4" }), 0);
    QVERIFY(words::withClause(tricksOn(back).splits[1].offer.why).endsWith("(P-44)"));
}

/// Nothing that looks like an offer is one that accepts.
void PreferencePictureTest::P44_onlyTheAnswerAccepts()
{
    const Picture picture = shown(richDeal(alone + QStringList { "0 offer 7-3" }), 2);
    QVERIFY(!tricksOn(picture).splits[1].offer.act);
    QVERIFY(words::withClause(tricksOn(picture).splits[1].offer.why).endsWith("(P-44)"));
    QCOMPARE(offered(picture).count("accept"), 1);
    for (const SplitPicture& split : tricksOn(picture).splits)
        QVERIFY2(split.offer.label.startsWith("Offer"), qPrintable(split.offer.label));
}

void PreferencePictureTest::P42_aSplitIsNamedInOneOrder_data()
{
    QTest::addColumn<QString>("language");
    for (const SpokenLanguage& language : languages)
        QTest::newRow(language.code) << QString(language.code);
}

/// Whoever speaks, and whoever reads it: the declarer's tricks come first.
void PreferencePictureTest::P42_aSplitIsNamedInOneOrder()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/weli_" + language + ".qm"));
    QCoreApplication::installTranslator(&translator);
    const PreferenceMatch match
        = richDeal(alone + QStringList { "0 offer 8-2", "2 offer 6-4", "0 offer 7-3" });
    const PublicState& table = match.state().table;
    for (std::size_t word = table.calls.size() - 3; word < table.calls.size(); ++word) {
        const Acted& acted = table.calls[word];
        const QString split = words::nameOf(acted.action.split());
        const QString said = words::said(table, word, {});
        QVERIFY2(said.indexOf(split.front()) < said.indexOf(split.back()), qPrintable(said));
        QVERIFY(words::actOf(acted.action, {}, {}).contains(split));
    }
    for (const int seat : { 0, 2 }) {
        const Picture picture = shown(match, seat);
        QVERIFY2(picture.news.contains("7–3"), qPrintable(picture.news));
        QVERIFY(!picture.news.contains("3–7"));
    }
    const Picture asked = shown(match, 2);
    QVERIFY(asked.question.contains("7–3"));
    QVERIFY(answerIn(asked, "accept").label.contains("7–3"));
    for (const SplitPicture& split : tricksOn(asked).splits)
        QVERIFY(
            split.offer.label.contains(QString("%1–%2").arg(split.declarers).arg(split.defenders)));
}

void PreferencePictureTest::P54_ausfechtenIsAnnounced()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 pass", "1 pass", "2 pass" });
    const Picture picture = shown(match, 0);
    QCOMPARE(tricksOn(picture).ladder->caption, QString("All pass (Ausfechten)"));
    QCOMPARE(tricksOn(picture).ladder->aim, QString("As few tricks as you can."));
    QVERIFY(!tricksOn(picture).ladder->trump);
    QVERIFY(picture.prompt.text.startsWith("All pass: everybody plays for themselves"));
    QVERIFY(picture.news.contains("All pass (Ausfechten)"));
    QCOMPARE(tricksOn(picture).bowl->lines, QStringList { "loser pays 10" });
}

void PreferencePictureTest::P23_theBoughtCardsAreMarked()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 4", "1 pass", "2 pass" });
    QStringList bought;
    for (const CardPicture& card : shown(match, 0).cards)
        if (card.tag == "+") bought << card.spoken;
    QCOMPARE(bought.size(), 2);
    for (const QString& spoken : bought) QVERIFY(spoken.endsWith(", just bought"));
    for (const CardPicture& card : shown(match, 1).cards) QVERIFY(card.tag.isEmpty());
    play(match, { "0 discard A8 A7" });
    for (const CardPicture& card : shown(match, 0).cards) QVERIFY(card.tag.isEmpty());
}

void PreferencePictureTest::P49_thePromptTellsTheDuty()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 4", "1 pass", "2 pass", "0 discard A8 A7" });
    goOn(match, 1);
    const QString forced
        = "Only one stake is in the pot, so both defenders must go along. "; // P-34
    QCOMPARE(shown(match, 0).prompt.text, forced + "You lead: play a card.");
    QCOMPARE(shown(match, 1).prompt.text, forced + "Anna is to play.");
    QCOMPARE(shown(match, 1).seats[2].role, QString("must go along"));
    QVERIFY(shown(match, 1).news.endsWith(u' ' + forced.trimmed())); // before a card is played
    play(match, { "0 play BA" });
    QCOMPARE(shown(match, 1).prompt.text,
        forced + "Your turn; bells were led. You cannot follow suit, so you must trump.");
    play(match, { "1 play H9" });
    QCOMPARE(
        shown(match, 2).prompt.text, forced + "Your turn; bells were led. You must follow suit.");
    QVERIFY(shown(match, 1).seats[2].due);
}

void PreferencePictureTest::P56_theBowlTellsWhatIsPlayedFor()
{
    const Picture picture = shown(richDeal(announced), 1);
    QCOMPARE(tricksOn(picture).bowl->pot, ordinaryDeal(4).state().table.pot);
    QVERIFY(tricksOn(picture).bowl->pot > 30);
    QCOMPARE(tricksOn(picture).bowl->lines, (QStringList { "for 30 (the limit)", "3 a trick" }));
    QVERIFY(tricksOn(picture).bowl->spoken.contains("3 a trick"));
    PreferenceMatch notrump = ordinaryDeal();
    play(notrump, { "0 bid 6x", "1 pass", "2 pass" });
    QCOMPARE(tricksOn(shown(notrump, 0)).bowl->lines, QStringList { "for 10" });
}

void PreferencePictureTest::P9_theBowlStandsBeforeTheDealer()
{
    const Picture picture = shown(ordinaryDeal(), 0);
    QCOMPARE(tricksOn(picture).bowl->at, seatAt(2));
    QCOMPARE(tricksOn(picture).bowl->pot, 10);
    QVERIFY(picture.seats[2].dealer);
    QCOMPARE(picture.seats[2].score, -10);
}

void PreferencePictureTest::bubblesStayUntilTheFirstTrickIsOver()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1", "1 bid 2", "2 pass", "0 hold 2" });
    const Picture picture = shown(match, 1);
    QCOMPARE(picture.seats[0].said, QString("I hold Two."));
    QCOMPARE(picture.seats[1].said, QString("Two!"));
    QVERIFY(picture.seats[0].saidNumber > picture.seats[1].saidNumber);
    play(match, { "1 pass", "0 discard A8 A7", "0 announce 3", "1 no" });
    QCOMPARE(shown(match, 1).seats[0].said, QString("I play Three."));
    play(match, { "0 play BA", "1 play H9" });
    QCOMPARE(shown(match, 1).seats[0].said, QString("I play Three."));
    play(match, { "2 play B7" });
    QCOMPARE(shown(match, 1).seats[0].said, QString());
}

void PreferencePictureTest::bubblesAreInThePlayersWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("de") << "de"
                        << QStringList { "Eins!", "Zwei!", "Weiter.", "Ich halte Zwei.", "Weiter.",
                               "", "Ich spiele Drei.", "Nachkauf!", "", "Ich spiele Bettel.",
                               "Nein." };
    QTest::newRow("sv") << "sv"
                        << QStringList { "Ett!", "Två!", "Pass.", "Jag håller två.", "Pass.", "",
                               "Jag spelar tre.", "Efterköp!", "", "Jag spelar fem.", "Nej." };
}

void PreferencePictureTest::bubblesAreInThePlayersWords()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/weli_" + language + ".qm"));
    QCoreApplication::installTranslator(&translator);
    const PreferenceMatch match = richDeal({ "0 bid 1", "1 bid 2", "2 pass", "0 hold 2", "1 pass",
        "0 discard A8 A7", "0 announce 3", "1 take", "1 discard H9 L8", "1 announce 5", "0 no" });
    QStringList all;
    for (std::size_t i = 0; i < match.state().table.calls.size(); ++i)
        all << words::said(match.state().table, i, {});
    QTEST(all, "said");
}

void PreferencePictureTest::theNewsTellsWhatHappenedLast()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1" });
    const Picture first = shown(match, 2);
    QCOMPARE(first.news, QString("Anna bids One."));
    play(match, { "1 pass", "2 pass" });
    const Picture over = shown(match, 2);
    QCOMPARE(over.news, QString("You pass. Anna chooses a contract. Anna buys."));
    QVERIFY(over.newsNumber > first.newsNumber);
    play(match, { "0 discard A8 A7", "0 announce 3", "0 play LA" });
    QCOMPARE(shown(match, 2).news, QString("Anna plays the ace of leaves."));
    play(match, { "1 play L8", "2 play L9" });
    QCOMPARE(shown(match, 2).news, QString("You play the nine of leaves. Anna takes the trick."));
}

void PreferencePictureTest::theEndOfATrickIsTold()
{
    using Game = TableGame<State>;
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3", "0 play LA" });
    QVERIFY(Game::breathFor(viewOf(match, seatAt(1)), seatAt(1)) == Breath::None);
    play(match, { "1 play L8", "2 play L9" });
    QVERIFY(Game::breathFor(viewOf(match, seatAt(1)), seatAt(1)) == Breath::Trick);
    QVERIFY(shown(match, 1).prompt.text.startsWith("Anna takes the trick."));
    QVERIFY(shown(match, 0).prompt.text.startsWith("You take the trick."));
}

void PreferencePictureTest::theLastTrickIsKnownWhileTheNextIsUnderWay()
{
    PreferenceMatch match = ordinaryDeal();
    play(match,
        { "0 bid 1", "1 pass", "2 pass", "0 discard A8 A7", "0 announce 3", "0 play LA",
            "1 play L8", "2 play L9" });
    QVERIFY(tricksOn(shown(match, 1)).lastTrick.empty()); // it lies there
    QVERIFY(match.play(seatAt(0), legalActions(match.state(), seatAt(0))[0]));
    const Picture picture = shown(match, 1);
    const std::vector<CardPicture>& trick = tricksOn(picture).lastTrick;
    QCOMPARE(trick.size(), std::size_t { 3 });
    QCOMPARE(trick.front().spoken, "ace of leaves");
    QVERIFY(trick.front().wins && trick.front().place == Place::Trick);
    for (const CardPicture& card : trick) // they are the ones in the pile
        QVERIFY(std::any_of(picture.cards.begin(), picture.cards.end(),
            [&](const CardPicture& now) { return now.id == card.id && now.place == Place::Won; }));
}

void PreferencePictureTest::aWordOfTheAuctionIsNoAnswerToTheContract()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 bid 1", "1 pass", "2 pass" });
    QVERIFY(!shown(match, 0).seats[2].said.isEmpty()); // the last word
    QVERIFY(shown(match, 0).seats[1].said.isEmpty());
    play(match, { "0 discard A8 A7", "0 announce 3" });
    if (match.state().table.tricks.empty())
        for (const SeatPicture& seat : shown(match, 0).seats)
            QCOMPARE(seat.said.isEmpty(), seat.seat != seatAt(0));
}

void PreferencePictureTest::aWatcherIsOfferedNothing()
{
    Rng rng(5);
    PreferenceMatch match({}, 3, seatAt(0));
    for (int i = 0; i < 200 && somethingHappens(match, rng); ++i) {
        const ViewContext context = sittingAt(match, seatAt(0), {}, true);
        const Picture picture = pictureOf(spectatorView(match), context);
        QCOMPARE(offered(picture), QStringList());
        QVERIFY(!picture.prompt.text.isEmpty() && !picture.prompt.text.contains("You"));
    }
}

void PreferencePictureTest::everyTextSpeaksOfTheCardsOnTheTable()
{
    PreferenceMatch match = ordinaryDeal();
    play(match, { "0 pass" });
    const CardWords swiss = wordsFor(PackKind::Swiss, false);
    const Picture picture = shown(match, 1, swiss);
    QVERIFY(cellNamed(picture, "Roses") != nullptr);
    QVERIFY(cellNamed(picture, "Two")->spoken.contains("shields"));
    QVERIFY(cellNamed(picture, "Two")->say.why.text.contains("shields"));
    QCOMPARE(cardIn(picture, "LK").spoken, QString("king of shields"));
    const CardWords french = wordsFor(PackKind::French, false);
    QVERIFY(cellNamed(shown(match, 1, french), "One")->spoken.contains("clubs"));
}

void PreferencePictureTest::chancesNameTheActThatTheyAreOf()
{
    using Word = odds::PreferenceOdds::Word;
    QVERIFY(oddsPictureOf(odds::PreferenceOdds {}, {}).cells.empty());
    odds::PreferenceOdds odds;
    odds.words = { Word { Action(Verb::Stay), {}, 1 },
        Word { Action(Verb::Join), odds::Chance { 0.62, 0.03 }, 3 },
        Word { Action(Verb::Invite), odds::Chance { 0.4, 0.03 }, -2 },
        Word { Action::hold(Contract::Two), odds::Chance { 0.7, 0.03 }, 5 } };
    const auto cells = oddsPictureOf(odds, {}).cells;
    QCOMPARE(cells.size(), std::size_t { 4 });
    QVERIFY2(cells[0].text.startsWith("Stay home: +1"), qPrintable(cells[0].text));
    QVERIFY2(cells[0].spoken.startsWith("Stay home: +1 chip"), qPrintable(cells[0].spoken));
    QVERIFY2(cells[1].text.startsWith("Go along: "), qPrintable(cells[1].text));
    QVERIFY(cells[1].spoken.contains("tricks you need") && cells[1].spoken.contains("62"));
    QVERIFY(cells[2].text.startsWith("Invite: "));
    QVERIFY(cells[3].text.startsWith("Hold Two: "));
    QVERIFY(cells[3].spoken.contains("contract"));
}

QTEST_GUILESS_MAIN(PreferencePictureTest)
#include "picture_test.moc"
