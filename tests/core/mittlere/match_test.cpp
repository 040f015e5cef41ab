#include "core/mittlere/past.h"
#include "core/mittlere/sheet.h"
#include "core/record/fields.h"
#include "core/record/replay.h"
#include "tests/support/mittlere_table.h"
#include "tests/support/words.h"

#include <algorithm>

using namespace weli;
using namespace weli::mittlere;
using namespace weli::mittlere::test;

namespace {

using Replayed = Replay<State, LastPosition>;

const QString matchLine(R"({"type":"match","format":1,"game":"mittlere","players":3,"rules":)"
                        R"({"no_trump":"count","no_trick":"loses","tie":"third_wins"},)"
                        R"("first_dealer":0})");

QByteArray problemOfMatchLine(const QString& line)
{
    const auto replay = Replayed::openedBy(*parseObject(line.toStdString()));
    if (replay) return "nothing";
    return QByteArray::fromStdString(toText(replay.error()));
}

/// A random match from its first pack to its end.
Timeline<State> randomMatch(const Rules& rules, Rng& rng, Seat firstDealer = seatAt(0))
{
    Timeline<State> match(rules, 3, firstDealer);
    while (!isOver(match.state())) {
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(weli::packOf(wholePack()), rng));
            continue;
        }
        const Seat seat = *seatDue(match.state().table);
        const ActionList list = legalActions(match.state(), seat);
        if (!match.play(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]))
            qFatal("a legal act is refused");
    }
    return match;
}

std::vector<std::string> linesOfText(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Takes all these lines; what is wrong with the first that is.
std::optional<Problem> replayed(const std::vector<std::string>& lines)
{
    auto replay = *Replayed::openedBy(*parseObject(lines.front()));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const Json line = *parseObject(lines[i]);
        if (auto wrong = replay.take(line, *textField(line, "type"))) return wrong;
    }
    return replay.ended() ? std::nullopt
                          : std::optional(Problem { Wrong::StopsEarly, { "end" }, {} });
}

/// Every line of this type in matches like this one.
std::vector<QJsonObject> objectsOf(const std::string& text, const QString& type)
{
    std::vector<QJsonObject> objects;
    for (const std::string& line : linesOfText(text)) {
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        if (object["type"].toString() == type) objects.push_back(object);
    }
    return objects;
}

/// The pack that deals these hands if seat 2 deals.
Pack packOf(std::initializer_list<CardList> hands)
{
    Pack pack;
    for (std::size_t round = 0; round < 12; round += 3)
        for (const CardList& hand : hands)
            pack.append(hand.begin() + round, hand.begin() + round + 3);
    return pack;
}

/// Aces, kings and so on: the first two are equal.
Pack packByRank()
{
    Pack pack;
    for (const Rank rank : ranks)
        for (const Suit suit : suits) pack.push(Card(suit, rank));
    return pack;
}

/// A match by the other rules: the first deal is annulled, every first drawing repeated.
Timeline<State> otherMatch(Rng& rng)
{
    Timeline<State> match(otherRules, 3, seatAt(2));
    match.takePack(packOf(alikeHands()));
    while (!isOver(match.state())) {
        const PublicState& table = match.state().table;
        const bool firstDraw = table.phase.index() > 1 && table.drawings < 2;
        if (std::holds_alternative<DrawDue>(table.phase) && table.drawings == 0) {
            match.takePack(packByRank());
            continue;
        }
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(weli::packOf(wholePack()), rng));
            continue;
        }
        const Seat seat = *seatDue(table);
        const ActionList list = legalActions(match.state(), seat);
        const auto any = rng.below(static_cast<std::uint32_t>(list.size()));
        if (!match.play(seat, list[firstDraw ? 0 : any])) qFatal("a legal act is refused");
    }
    return match;
}

std::string traceOfOtherRules(int matches)
{
    Rng rng(34);
    std::string text;
    for (int i = 0; i < matches; ++i) text += traceOf(otherMatch(rng));
    return text;
}

const std::string& otherTrace()
{
    static const std::string trace = traceOfOtherRules(40);
    return trace;
}

} // namespace

class MatchTest : public QObject {
    Q_OBJECT

private slots:
    void M34_howActionsRead();
    void M34_everyActReadsBack();
    void M34_drawsAreSortedAsText();
    void M34_exactlyOneSeatMayAct();
    void M34_statesFollowOneAnother();
    void M34_whatIsUntimelyIsRefused();
    void M34_aLineOutOfOrderIsRefused();
    void M35_theMatchLine();
    void M35_aMatchLineOutsideTheTableIsRefused_data();
    void M35_aMatchLineOutsideTheTableIsRefused();
    void M35_optionsAndTheirDefaults();
    void M36_theDealLine();
    void M36_anotherNumberOrDealerIsRefused();
    void M37_theDrawLine();
    void M37_anotherNumberOrRoundIsRefused();
    void M38_theFieldsOfAScoreLine();
    void M38_anAnnulledDeal();
    void M38_anotherScoreIsRefused();
    void M39_theEndLine();
    void M40_whatEveryDealBroughtIsRemembered_data();
    void M40_whatEveryDealBroughtIsRemembered();
    void M40_aHandIsSeenByItsOwner();
    void M40_theTableIsSeenByAll();
    void M40_aSpreadPackIsHidden();
    void tracesOfAllRulesAreReadBack();
};

void MatchTest::M34_howActionsRead()
{
    QCOMPARE(toText(Action::play("HA"_card)), text("play HA"));
    QCOMPARE(toText(Action::draw(17)), text("draw 17"));
    QCOMPARE(toText(Action::draw(1)), text("draw 1"));
    QCOMPARE(toText(Action::draw(36)), text("draw 36"));
}

void MatchTest::M34_everyActReadsBack()
{
    for (const Card card : wholePack())
        QVERIFY(
            GameRecord<State>::parseAnyAction(toText(Action::play(card))) == Action::play(card));
    for (int position = 1; position <= 36; ++position)
        QVERIFY(GameRecord<State>::parseAnyAction("draw " + std::to_string(position))
            == Action::draw(position));
    for (const char* text : { "draw 0", "draw 37", "draw 01", "play HX", "play", "Play HA", "" })
        QVERIFY(!GameRecord<State>::parseAnyAction(text));
}

void MatchTest::M34_drawsAreSortedAsText()
{
    Rng rng(341);
    Rules rules;
    rules.tie = Tie::Draw;
    TestTable table(rules);
    while (!table.isIn<DrawDue>()) {
        if (isOver(table.state)) table = TestTable(rules);
        table.bring(rng);
        table.playOut(rng);
    }
    table.bring(rng);
    const auto texts = legalTexts(table.state, *seatDue(table.table()));
    QCOMPARE(texts.size(), std::size_t { 36 });
    QCOMPARE(texts[0], text("draw 1"));
    QCOMPARE(texts[1], text("draw 10"));
    QCOMPARE(texts[10], text("draw 19"));
    QCOMPARE(texts[11], text("draw 2"));
}

void MatchTest::M34_exactlyOneSeatMayAct()
{
    Rng rng(342);
    for (const Rules& rules : everyRules()) {
        State state = start(rules, 3, seatAt(1));
        while (!isOver(state)) {
            int acting = 0;
            for (const Seat seat : everybody) acting += legalActions(state, seat).empty() ? 0 : 1;
            QCOMPARE(acting, awaitsPack(state) ? 0 : 1);
            if (awaitsPack(state)) {
                take(state, shuffled(weli::packOf(wholePack()), rng));
                continue;
            }
            const Seat seat = *seatDue(state.table);
            mittlere::act(state, seat, legalActions(state, seat).back());
        }
        QVERIFY(!seatDue(state.table));
    }
}

void MatchTest::M34_statesFollowOneAnother()
{
    const auto follows = [](const std::string& before, const std::string& now) {
        if (before == "match") return now == "deal";
        if (before == "deal" || before == "draw") return now == "act";
        if (before == "act") return now == "act" || now == "draw" || now == "score";
        if (before == "score") return now == "deal" || now == "end";
        return before == "end" && now == "match";
    };
    std::string before = "end";
    int acts = 0;
    for (const std::string& line : linesOfText(otherTrace())) {
        const std::string type = *textField(*parseObject(line), "type");
        QVERIFY2(follows(before, type), line.c_str());
        if (before == "act" && type != "act") QVERIFY(acts == 36 || acts == 2); // cards, or draws
        acts = type == "act" ? acts + 1 : 0;
        before = type;
    }
}

void MatchTest::M34_whatIsUntimelyIsRefused()
{
    TestTable table;
    QVERIFY(table.refuses(0, "play HA", 34));
    QVERIFY(table.refuses(0, "draw 1", 34));
    Rng rng(343);
    table.bring(rng);
    QVERIFY(table.refuses(0, "draw 1", 34));
    while (!isOver(table.state)) {
        if (awaitsPack(table.state)) table.bring(rng);
        table.playOut(rng);
    }
    QVERIFY(table.refuses(0, "play HA", 34));
}

void MatchTest::M34_aLineOutOfOrderIsRefused()
{
    auto lines = linesOfText(otherTrace());
    std::swap(lines[1], lines[2]);
    const auto wrong = replayed(lines);
    QVERIFY(wrong);
    QCOMPARE(toText(*wrong), text("a line of type \"act\" where \"deal\" is due (M-34)"));
}

void MatchTest::M35_theMatchLine()
{
    QCOMPARE(openingLine(start({}, 3, seatAt(0))), matchLine.toStdString() + '\n');
    const std::string other = openingLine(start(otherRules, 3, seatAt(2)));
    QVERIFY(other.find(R"({"no_trump":"annul","no_trick":"as_hundred","tie":"draw"},)"
                       R"("first_dealer":2})")
        != std::string::npos);
}

void MatchTest::M35_aMatchLineOutsideTheTableIsRefused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QByteArray>("wrong");
    const auto row = [](const char* name, const char* from, const char* to, const char* wrong) {
        QTest::newRow(name) << QString(from) << QString(to) << QByteArray(wrong);
    };
    row("good", "mittlere", "mittlere", "nothing");
    row("two players", R"("players":3)", R"("players":2)",
        R"("players" is 2, not a whole number from 3 to 3 (M-1))");
    row("no such seat", R"("first_dealer":0)", R"("first_dealer":3)",
        R"("first_dealer" is 3, not a whole number from 0 to 2 (M-35))");
    row("key missing", R"(,"tie":"third_wins")", "", R"(the rule "tie" is missing (M-35))");
    row("key unknown", R"("tie")", R"("deals":12,"tie")", R"(there is no rule "deals" (M-35))");
    row("no such word", "loses", "wins", R"(the rule "no_trick" cannot be "wins" (M-35))");
    row("no text", R"("count")", "true", R"(the rule "no_trump" cannot be true (M-35))");
}

void MatchTest::M35_aMatchLineOutsideTheTableIsRefused()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QByteArray, wrong);
    QVERIFY(matchLine.contains(from));
    QCOMPARE(problemOfMatchLine(QString(matchLine).replace(from, to)), wrong);
}

void MatchTest::M35_optionsAndTheirDefaults()
{
    std::string keys;
    for (const Option<Rules>& option : options()) {
        keys += std::string(option.key) + ' ';
        QCOMPARE(option.value(Rules {}), 0); // the first of the table
        QCOMPARE(option.choices.size(), std::size_t { 2 });
        Rules rules;
        option.set(rules, 1);
        QCOMPARE(option.value(rules), 1);
        QVERIFY(!problemOf(rules, 3));
    }
    QCOMPARE(keys, text("no_trump no_trick tie "));
}

void MatchTest::M36_theDealLine()
{
    Rng rng(36);
    const auto deals = objectsOf(traceOf(randomMatch({}, rng, seatAt(1))), "deal");
    QCOMPARE(deals.size(), std::size_t { 12 });
    for (int n = 1; n <= 12; ++n) {
        const QJsonObject& deal = deals[static_cast<std::size_t>(n - 1)];
        QCOMPARE(deal["number"].toInt(), n);
        QCOMPARE(deal["dealer"].toInt(), (1 + n - 1) % 3);
        QCOMPARE(deal["pack"].toArray().size(), 36);
    }
    const auto annulled = objectsOf(otherTrace(), "deal");
    QCOMPARE(annulled[0]["number"].toInt(), 1);
    QCOMPARE(annulled[1]["number"].toInt(), 1);
    QCOMPARE(annulled[1]["dealer"].toInt(), 2);
}

void MatchTest::M36_anotherNumberOrDealerIsRefused()
{
    Rng rng(361);
    const auto lines = linesOfText(traceOf(randomMatch({}, rng)));
    for (const char* from : { R"("number":1)", R"("dealer":0)" }) {
        auto changed = lines;
        const std::size_t at = changed[1].find(from);
        QVERIFY(at != std::string::npos);
        changed[1].replace(at + std::strlen(from) - 1, 1, "2");
        QCOMPARE(replayed(changed)->clause, std::optional(Clause { 'M', 36 }));
    }
    QVERIFY(!replayed(lines));
}

void MatchTest::M37_theDrawLine()
{
    int number = 0;
    int round = 0;
    int draws = 0;
    int again = 0;
    for (const std::string& line : linesOfText(otherTrace())) {
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const QString type = object["type"].toString();
        if (type == "deal") {
            number = object["number"].toInt();
            round = 0;
        }
        if (type != "draw") continue;
        QCOMPARE(object.keys(), (QStringList { "number", "pack", "round", "type" }));
        QCOMPARE(object["number"].toInt(), number);
        QCOMPARE(object["round"].toInt(), ++round);
        QCOMPARE(object["pack"].toArray().size(), 36);
        ++draws;
        again += round > 1 ? 1 : 0;
    }
    QVERIFY(draws > 5 && 2 * again >= draws);
}

void MatchTest::M37_anotherNumberOrRoundIsRefused()
{
    // The first match with a draw.
    std::vector<std::string> lines;
    std::size_t draw = 0;
    for (const std::string& line : linesOfText(otherTrace())) {
        if (line.starts_with(R"({"type":"match")")) {
            if (draw != 0) break;
            lines.clear();
        }
        if (draw == 0 && line.starts_with(R"({"type":"draw")")) draw = lines.size();
        lines.push_back(line);
    }
    QVERIFY(draw != 0 && !replayed(lines));
    for (const std::string& key : { text(R"("number":)"), text(R"("round":)") }) {
        auto changed = lines;
        const std::size_t at = changed[draw].find(key) + key.size();
        changed[draw].replace(at, changed[draw].find(',', at) - at, "13");
        QCOMPARE(replayed(changed)->clause, std::optional(Clause { 'M', 37 }));
    }
}

void MatchTest::M38_theFieldsOfAScoreLine()
{
    const QStringList keys { "case", "delta", "number", "points", "potatoes", "strokes", "total",
        "total_potatoes", "total_strokes", "tricks", "trump", "type" };
    for (const QJsonObject& score : objectsOf(otherTrace(), "score")) {
        QCOMPARE(score.keys(), keys);
        const bool annulled = score["case"] == "annulled";
        QCOMPARE(score["points"].isNull(), annulled);
        QCOMPARE(score["trump"].isNull(), annulled);
        for (int seat = 0; seat < 3; ++seat) {
            const auto of = [&](const char* key) { return score[key].toArray()[seat].toInt(); };
            QCOMPARE(of("delta"), of("strokes") - of("potatoes"));
            QCOMPARE(of("total"), of("total_strokes") - of("total_potatoes"));
        }
    }
}

void MatchTest::M38_anAnnulledDeal()
{
    const QJsonObject score = objectsOf(otherTrace(), "score").front();
    const QJsonArray nothing { 0, 0, 0 };
    QCOMPARE(score["case"].toString(), QString("annulled"));
    QCOMPARE(score["number"].toInt(), 1);
    QCOMPARE(score["tricks"].toArray(), (QJsonArray { 12, 0, 0 }));
    for (const char* key : { "delta", "strokes", "potatoes", "total", "total_strokes" })
        QCOMPARE(score[key].toArray(), nothing);
}

void MatchTest::M38_anotherScoreIsRefused()
{
    Rng rng(38);
    auto lines = linesOfText(traceOf(randomMatch({}, rng)));
    const std::string key = R"("tricks":[)";
    lines[38].replace(lines[38].find(key) + key.size(), 1, "9");
    QCOMPARE(replayed(lines)->clause, std::optional(Clause { 'M', 38 }));
}

void MatchTest::M39_theEndLine()
{
    Rng rng(39);
    const Timeline<State> match = randomMatch({}, rng);
    auto lines = linesOfText(traceOf(match));
    const QJsonObject end
        = QJsonDocument::fromJson(QByteArray::fromStdString(lines.back())).object();
    QCOMPARE(end.keys(),
        (QStringList { "total", "total_potatoes", "total_strokes", "type", "winners" }));
    QJsonArray winners;
    for (const Seat seat : winnersOf(match.state().table)) winners << seat.index;
    QCOMPARE(end["winners"].toArray(), winners);
    const auto last = objectsOf(traceOf(match), "score").back();
    for (const char* key : { "total", "total_strokes", "total_potatoes" })
        QCOMPARE(end[key], last[key]);
    lines.back().replace(lines.back().find("winners") + 10, 1, "7");
    QCOMPARE(replayed(lines)->clause, std::optional(Clause { 'M', 39 }));
}

void MatchTest::M40_whatEveryDealBroughtIsRemembered_data()
{
    QTest::addColumn<bool>("annulling");
    QTest::newRow("usual") << false;
    QTest::newRow("ties drawn, deals annulled") << true;
}

void MatchTest::M40_whatEveryDealBroughtIsRemembered()
{
    QFETCH(bool, annulling);
    Rng rng(40);
    for (int round = 0; round < 5; ++round) {
        const Timeline<State> match = randomMatch(annulling ? otherRules : Rules {}, rng);
        const Past past = pastOf(match, seatAt(0));
        QCOMPARE(past.deals.size(), std::size_t(dealCount));
        PerSeat<int> sums;
        for (const Verdict& verdict : past.deals) {
            const Marks marks = marksOf(verdict);
            for (const Seat seat : everybody)
                sums[seat] += marks.strokes[seat] - marks.potatoes[seat];
        }
        QVERIFY(sums == totalsOf(match.state().table));
    }
}

void MatchTest::M40_aHandIsSeenByItsOwner()
{
    TestTable table;
    table.deal(alikeHands());
    for (const Seat seat : everybody) {
        const Observation observation = observe(table.state, seat);
        QCOMPARE(observation.hand, table.state.hands[seat]);
        QCOMPARE(observation.seat, seat);
    }
}

void MatchTest::M40_theTableIsSeenByAll()
{
    TestTable table;
    table.deal(alikeHands());
    table.play("HA HU H8 LA"_cards);
    for (const Seat seat : everybody) {
        const PublicState& seen = observe(table.state, seat).table;
        QVERIFY(seen == table.table());
        QCOMPARE(playedCards(seen), CardSet("HA HU H8 LA"_cards));
        QCOMPARE(takenCards(seen)[seatAt(0)], CardSet("HA HU H8"_cards));
    }
}

void MatchTest::M40_aSpreadPackIsHidden()
{
    Rng rng(40);
    Rules rules;
    rules.tie = Tie::Draw;
    TestTable table(rules);
    while (!table.isIn<DrawDue>()) {
        if (isOver(table.state)) table = TestTable(rules);
        table.bring(rng);
        table.playOut(rng);
    }
    TestTable other = table;
    table.spread("HA HK"_cards);
    other.spread("B7 HA"_cards);
    for (const Seat seat : everybody)
        QVERIFY(observe(table.state, seat) == observe(other.state, seat));
}

void MatchTest::tracesOfAllRulesAreReadBack()
{
    Rng rng(401);
    for (const Rules& rules : everyRules()) {
        for (int i = 0; i < 20; ++i) {
            const auto wrong = replayed(linesOfText(traceOf(randomMatch(rules, rng))));
            QVERIFY2(!wrong, wrong ? toText(*wrong).c_str() : "");
        }
    }
}

QTEST_APPLESS_MAIN(MatchTest)
#include "match_test.moc"
