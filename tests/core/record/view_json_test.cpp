#include "core/bots/bots.h"
#include "core/record/view_json.h"
#include "tests/support/every_game.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

const int viewCount = matches(2000); // for each game, at least

/// What every seat and a spectator see in random matches, at least so many times.
template <GameState S, typename Look>
void eachView(int count, const Look& look, std::uint64_t series = 0)
{
    const auto lookFromAll = [&](const Timeline<S>& match, Rng& rng) {
        const auto seats = static_cast<std::uint32_t>(players(match.state()));
        for (const Seat seat : SeatSet::firstOf(players(match.state())))
            look(viewOf(match, seat), rng);
        look(spectatorView(match, seatAt(static_cast<int>(rng.below(seats)))), rng);
    };
    sample<S>(count / 3 + 1, lookFromAll, series);
}

std::string problemOf(const std::string& text)
{
    const auto view = viewFromJson(text);
    if (view) return "nothing";
    return toText(Problem { view.error().what, view.error().gaps, {} });
}

bool readsBackEqual(const AnyView& view)
{
    const auto again = viewFromJson(toJson(view));
    return again && *again == view;
}

/// Nobody knows whether a damaged line is still a view; one that is must be whole.
bool isRefusedOrWhole(const Result<AnyView>& view)
{
    return view ? readsBackEqual(*view) : !toText(view.error()).empty();
}

QJsonObject parsed(const std::string& line)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

QJsonObject tableOf(const AnyView& view)
{
    return parsed(toJson(view))["now"].toObject()["table"].toObject();
}

std::string written(const QJsonObject& line)
{
    return QJsonDocument(line).toJson(QJsonDocument::Compact).toStdString();
}

/// The value with the one at this path replaced; a key for an object, a number for a list.
/// Undefined takes it away.
QJsonValue replaced(const QJsonValue& whole, const QVariantList& path, const QJsonValue& value)
{
    if (path.isEmpty()) return value;
    const QVariantList rest = path.mid(1);
    if (whole.isArray()) {
        QJsonArray list = whole.toArray();
        const int place = path.first().toInt();
        const QJsonValue inside = replaced(list[place], rest, value);
        if (inside.isUndefined())
            list.removeAt(place);
        else
            list[place] = inside;
        return list;
    }
    QJsonObject object = whole.toObject();
    const QString key = path.first().toString();
    const QJsonValue inside = replaced(object[key], rest, value);
    if (inside.isUndefined())
        object.remove(key);
    else
        object[key] = inside;
    return object;
}

/// Shows every value inside this one with its path.
template <typename Look>
void walk(const QJsonValue& value, const Look& look, const QVariantList& path = {})
{
    if (!path.isEmpty()) look(path, value);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        walk(member.value(), look, path + QVariantList { member.key() });
    const QJsonArray list = value.toArray();
    for (int i = 0; i < list.size(); ++i) walk(list[i], look, path + QVariantList { i });
}

std::string with(const QJsonObject& line, const QVariantList& path, const QJsonValue& value)
{
    return written(replaced(line, path, value).toObject());
}

/// Whatever JSON can say in the place of a value.
const QJsonArray& replacements()
{
    static const QJsonArray all { QJsonValue::Null, true, -1, 3, 70000, 0.5, 3e18, "?", "HA",
        QJsonArray(), QJsonArray { 0 }, QJsonObject() };
    return all;
}

bool isOfAnotherType(const QJsonValue& value, const QJsonValue& other)
{
    return value.type() != other.type() && !value.isNull() && !other.isNull();
}

std::string damaged(std::string text, Rng& rng)
{
    const auto below = [&rng](std::size_t bound) {
        return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(bound)));
    };
    for (std::size_t left = 1 + below(4); left > 0; --left) {
        static constexpr std::string_view likely = "0123456789-\"[]{},:.eHLBAKOUTnull";
        const char letter
            = rng.below(4) == 0 ? static_cast<char>(rng.below(256)) : likely[below(likely.size())];
        text[below(text.size())] = letter;
    }
    return text;
}

/// What some bots do with it.
template <typename Observation> auto decisionsOf(const Observation& observation, bool sharp)
{
    std::vector<decltype(decide(observation, bots::Level::Easy, bots::Budget {}, 7))> all;
    for (const bots::Level level : { bots::Level::Easy, bots::Level::Book, bots::Level::Sharp })
        if (level != bots::Level::Sharp || sharp)
            all.push_back(decide(observation, level, bots::Budget { .worlds = 2 }, 7));
    return all;
}

/// What a seat sees in the middle of the first deal of a match of Mittlere.
QJsonObject goodLine()
{
    Rng rng(7);
    Timeline<mittlere::State> match({}, 3, seatAt(0));
    for (int i = 0; i < 8; ++i) goOn(match, rng);
    return parsed(toJson(viewOf(match, seatAt(1))));
}

} // namespace

class ViewJsonTest : public QObject {
    Q_OBJECT

private slots:
    void viewsAreReadBackEqual();
    void wordsOfBietenAreReadBackEqual();
    void wordsOfPreferenceAreReadBackEqual();
    void wordsOfMittlereAreReadBackEqual();
    void aViewIsOneLine();
    void botsDecideTheSameOnWhatIsReadBack();
    void unknownFieldsAreIgnored();
    void aMissingFieldIsNamed();
    void otherValuesAreRefusedOrRead();
    void itemsCanBeAddedOnlyWhereThereIsRoom();
    void damageIsRefusedOrRead();
    void aLineThatIsCutOffIsRefused();
    void problemsNameTheField_data();
    void problemsNameTheField();
};

void ViewJsonTest::viewsAreReadBackEqual()
{
    forEveryGame([]<typename S>() {
        int compared = 0;
        eachView<S>(viewCount, [&](const AnyView& view, Rng& /*rng*/) {
            ++compared;
            const std::string text = toJson(view);
            const auto again = viewFromJson(text);
            QVERIFY2(again, again ? "" : toText(again.error()).c_str());
            QVERIFY2(*again == view, text.c_str());
        });
        QVERIFY(compared >= viewCount);
    });
}

void ViewJsonTest::wordsOfBietenAreReadBackEqual()
{
    bieten::View bieten = viewOf(Timeline<bieten::State>({}, 3, seatAt(0)), seatAt(1));
    for (const bieten::Action& action : GameTest<bieten::State>::everyAction()) {
        bieten.now.table.history.clear();
        bieten.now.table.history.push({ seatAt(2), action });
        QVERIFY2(readsBackEqual(bieten), toText(action).c_str());
    }
}

void ViewJsonTest::wordsOfPreferenceAreReadBackEqual()
{
    preference::View preference = viewOf(Timeline<preference::State>({}, 3, seatAt(0)), seatAt(1));
    preference::PublicState& table = preference.now.table;
    std::vector<preference::Action> actions = GameTest<preference::State>::everyAction();
    actions.push_back(preference::hiddenDiscard);
    for (const preference::Action& action : actions) {
        table.calls.clear();
        table.calls.push({ seatAt(2), action });
        QVERIFY2(readsBackEqual(preference), toText(action).c_str());
    }
    for (const auto& row : preference::ladder) {
        table.contract = static_cast<preference::Contract>(&row - preference::ladder.data());
        table.standing = { { table.contract }, seatAt(2) };
        QVERIFY2(readsBackEqual(preference), row.key.data());
    }
    for (const preference::Split split : preference::splits) {
        table.agreed = split;
        QVERIFY(readsBackEqual(preference));
        const QString said = tableOf(preference)["agreed"].toString();
        QCOMPARE("offer " + said.toStdString(), toText(preference::Action::offer(split)));
    }
}

void ViewJsonTest::wordsOfMittlereAreReadBackEqual()
{
    mittlere::View mittlere = viewOf(Timeline<mittlere::State>({}, 3, seatAt(0)), seatAt(1));
    for (const auto& row : mittlere::caseRows) {
        const auto by = static_cast<mittlere::Case>(&row - mittlere::caseRows.data());
        mittlere.now.table.verdict = { by, seatAt(2) };
        QVERIFY2(readsBackEqual(mittlere), row.code.data());
    }
    for (const Suit suit : suits) {
        mittlere.now.table.trump = suit;
        QVERIFY(readsBackEqual(mittlere));
        QCOMPARE(tableOf(mittlere)["trump"].toString(), QString(QLatin1Char(letter(suit))));
    }
}

void ViewJsonTest::aViewIsOneLine()
{
    forEveryGame([]<typename S>() {
        eachView<S>(100, [&](const AnyView& view, Rng& /*rng*/) {
            const std::string text = toJson(view);
            QVERIFY(text.find('\n') == std::string::npos);
            QCOMPARE(parsed(text)["type"].toString(), "view");
        });
    });
}

void ViewJsonTest::botsDecideTheSameOnWhatIsReadBack()
{
    forEveryGame([]<typename S>() {
        int decided = 0;
        eachView<S>(
            viewCount,
            [&](const typename S::View& view, Rng& rng) {
                if (legalActions(view.now).empty()) return;
                const auto again = viewFromJson(toJson(view));
                QVERIFY(again);
                const bool sharp = rng.below(40) == 0;
                QVERIFY(decisionsOf(view.now, sharp)
                    == decisionsOf(std::get<typename S::View>(*again).now, sharp));
                ++decided;
            },
            1);
        QVERIFY(decided > viewCount / 5);
    });
}

void ViewJsonTest::unknownFieldsAreIgnored()
{
    const QJsonObject line = goodLine();
    QJsonObject more = line;
    more["hello"] = QJsonArray { 1, "two" };
    QJsonObject now = more["now"].toObject();
    now["hello"] = 1;
    more["now"] = now;
    const auto view = viewFromJson(written(more));
    QVERIFY(view);
    QVERIFY(*view == *viewFromJson(written(line)));
}

void ViewJsonTest::aMissingFieldIsNamed()
{
    forEveryGame([]<typename S>() {
        int taken = 0;
        eachView<S>(
            10,
            [&](const AnyView& view, Rng& /*rng*/) {
                const QJsonObject line = parsed(toJson(view));
                walk(line, [&](const QVariantList& path, const QJsonValue& /*value*/) {
                    if (path.last().typeId() != QMetaType::QString) return;
                    const std::string wrong = problemOf(with(line, path, QJsonValue::Undefined));
                    const std::string key = path.last().toString().toStdString();
                    QVERIFY2(wrong.ends_with(key + "\" is missing")
                            || wrong == "there is no object \"rules\"",
                        (key + ": " + wrong).c_str());
                    ++taken;
                });
            },
            2);
        QVERIFY(taken > 500);
    });
}

void ViewJsonTest::otherValuesAreRefusedOrRead()
{
    forEveryGame([]<typename S>() {
        eachView<S>(
            3,
            [&](const AnyView& view, Rng& rng) {
                const QJsonObject line = parsed(toJson(view));
                walk(line, [&](const QVariantList& path, const QJsonValue& value) {
                    for (const QJsonValue& other : replacements()) {
                        if (rng.below(6) != 0) continue; // all of them would take long
                        const std::string text = with(line, path, other);
                        const auto read = viewFromJson(text);
                        QVERIFY2(isRefusedOrWhole(read), text.c_str());
                        if (isOfAnotherType(value, other) || other == "?")
                            QVERIFY2(!read, text.c_str());
                    }
                });
            },
            3);
    });
}

void ViewJsonTest::itemsCanBeAddedOnlyWhereThereIsRoom()
{
    forEveryGame([]<typename S>() {
        eachView<S>(
            10,
            [&](const AnyView& view, Rng& /*rng*/) {
                const QJsonObject line = parsed(toJson(view));
                walk(line, [&](const QVariantList& path, const QJsonValue& value) {
                    if (!value.isArray() || value.toArray().isEmpty()) return;
                    QJsonArray list = value.toArray();
                    while (list.size() < 300) list.append(list[0]);
                    const std::string text = with(line, path, list);
                    const auto read = viewFromJson(text);
                    QVERIFY2(isRefusedOrWhole(read), text.c_str());
                    const bool isPast = path.first() == "past"; // what has room for anything
                    if (!isPast) QVERIFY2(!read, text.c_str());
                });
            },
            4);
    });
}

void ViewJsonTest::damageIsRefusedOrRead()
{
    forEveryGame([]<typename S>() {
        int refused = 0;
        eachView<S>(
            matches(1000),
            [&](const AnyView& view, Rng& rng) {
                const std::string good = toJson(view);
                for (int i = 0; i < 3; ++i) {
                    const std::string text = damaged(good, rng);
                    const auto read = viewFromJson(text);
                    QVERIFY2(isRefusedOrWhole(read), text.c_str());
                    if (!read) ++refused;
                }
            },
            5);
        QVERIFY(refused > matches(1000));
    });
}

void ViewJsonTest::aLineThatIsCutOffIsRefused()
{
    forEveryGame([]<typename S>() {
        eachView<S>(
            3,
            [&](const AnyView& view, Rng& rng) {
                const std::string text = toJson(view);
                for (std::size_t length = 0; length < text.size(); length += 1 + rng.below(4))
                    QVERIFY(!viewFromJson(std::string_view(text).substr(0, length)));
            },
            6);
    });
}

void ViewJsonTest::problemsNameTheField_data()
{
    QTest::addColumn<QVariantList>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("wrong");
    const auto row = [](const char* name, const QVariantList& path, const QJsonValue& value,
                         const char* wrong) { QTest::newRow(name) << path << value << wrong; };
    const QVariantList now { "now" };
    const QVariantList table { "now", "table" };

    row("another type", { "type" }, "act", R"(a line of type "act", not "view")");
    row("another format", { "format" }, 2, R"("format" is 2, not a whole number from 1 to 1)");
    row("another game", { "game" }, "skat", R"(there is no game "skat")");
    row("no object", now, 3, R"("now" is 3, not an object)");
    row("no list", now + QVariantList { "hand" }, 3, R"("now.hand" is 3, not a list)");
    row("no number", table + QVariantList { "deal" }, "1",
        R"("now.table.deal" is "1", not a whole number from 0 to 255)");
    row("with a point", table + QVariantList { "deal" }, 0.5,
        R"("now.table.deal" is 0.500000, not a whole number from 0 to 255)");
    row("too large", table + QVariantList { "drawings" }, 65536,
        R"("now.table.drawings" is 65536, not a whole number from 0 to 65535)");
    row("too small", table + QVariantList { "strokes", 2 }, -1,
        R"("now.table.strokes[2]" is -1, not a whole number from 0 to 255)");
    row("too many seats", table + QVariantList { "strokes" }, QJsonArray { 0, 0, 0, 0 },
        R"("now.table.strokes" lists 4, not 3)");
    row("too many cards", table + QVariantList { "tricks", 0, "cards" },
        QJsonArray { "HA", "HK", "HO", "HU" },
        R"("now.table.tricks[0].cards" lists 4, not 0 to 3)");
    row("no text", now + QVariantList { "hand" }, QJsonArray { 0 },
        R"("now.hand[0]" is 0, not text)");
    row("no card", now + QVariantList { "hand" }, QJsonArray { "HA", "H1" },
        R"("now.hand[1]" cannot be "H1")");
    row("a card twice", now + QVariantList { "hand" }, QJsonArray { "HA", "HA" },
        R"("now.hand[1]" stands there twice)");
    row("no suit", table + QVariantList { "trump" }, "X", R"("now.table.trump" cannot be "X")");
    row("no such seat", now + QVariantList { "seat" }, 3,
        R"("now.seat" is 3, not a whole number from 0 to 2)");
    row("no such case", table + QVariantList { "verdict" },
        QJsonObject { { "by", "draw" }, { "seat", 0 } },
        R"("now.table.verdict.by" cannot be "draw")");
    row("no such phase", table + QVariantList { "phase" }, QJsonObject { { "phase", "asleep" } },
        R"("now.table.phase.phase" cannot be "asleep")");
    row("a phase without its seat", table + QVariantList { "phase" },
        QJsonObject { { "phase", "drawing" } }, R"("now.table.phase.next" is missing)");
    row("too few players", table + QVariantList { "players" }, 2,
        R"("now.table.players" is 2, not a whole number from 3 to 3)");
    row("a rule that is none", table + QVariantList { "rules", "tie" }, "win",
        R"(the rule "tie" cannot be "win")");
    row("an unknown rule", table + QVariantList { "rules", "ties" }, "draw",
        R"(there is no rule "ties")");
    row("open is no object", { "open" }, QJsonArray(), R"("open" is [], not an object)");
}

void ViewJsonTest::problemsNameTheField()
{
    QFETCH(QVariantList, path);
    QFETCH(QJsonValue, value);
    QFETCH(QString, wrong);
    QVERIFY(viewFromJson(written(goodLine())));
    QCOMPARE(QString::fromStdString(problemOf(with(goodLine(), path, value))), wrong);
}

QTEST_GUILESS_MAIN(ViewJsonTest)
#include "view_json_test.moc"
