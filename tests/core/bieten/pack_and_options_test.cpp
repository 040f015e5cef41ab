#include "core/bieten/rules.h"

#include "core/bieten/state.h"
#include "tests/support/bieten_table.h"
#include "tests/support/words.h"

#include <algorithm>
#include <set>

using namespace weli;
using namespace weli::bieten;
using namespace weli::bieten::test;

namespace {

const Option<Rules>& optionOf(std::string_view key)
{
    return *std::find_if(options().begin(), options().end(),
        [key](const Option<Rules>& option) { return option.key == key; });
}

/// "wild", "true" or "11", as the tables of the rules write it.
std::string valueText(const Option<Rules>& option, const Rules& rules)
{
    const int value = option.value(rules);
    if (option.kind == OptionKind::Boolean) return value == 1 ? "true" : "false";
    if (option.kind == OptionKind::Integer) return std::to_string(value);
    return std::string(option.choices[static_cast<std::size_t>(value)]);
}

Rules with(Rules rules, std::string_view key, int value)
{
    optionOf(key).set(rules, value);
    return rules;
}

} // namespace

class PackAndOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void B1_twoToEightSeatsPlayEachForHimself_data();
    void B1_twoToEightSeatsPlayEachForHimself();
    void B2_thePackHas32OrdinaryCards();
    void B2_theWeliIsTheThirtyThird();
    void B3_whichCardsAreWild_data();
    void B3_whichCardsAreWild();
    void B3_aWeliWorthAPointIsTheLowestOfBells();
    void B4_aMatchStartsAtZero();
    void B5_whoIsOutIsSkipped();
    void everyOptionHasTheValuesOfSection2_data();
    void everyOptionHasTheValuesOfSection2();
    void section2HasNoOtherOptions();
    void B6_presets_data();
    void B6_presets();
    void B6_aPresetNamesItself();
    void B6_targetsByPlayers_data();
    void B6_targetsByPlayers();
    void B6_rulesAreTirolUnlessSomethingIsSaid();
    void B6_presetsGoTogetherWithThemselves();
    void B7_notAllowedTogether_data();
    void B7_notAllowedTogether();
    void B7_noOtherPairIsRefused();
    void B7_aValueOutsideTheTableIsRefused_data();
    void B7_aValueOutsideTheTableIsRefused();
    void B8_evenTargetsAreAccepted();
};

void PackAndOptionsTest::B1_twoToEightSeatsPlayEachForHimself_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 8; ++seats) QTest::addRow("%d", seats) << seats;
}

void PackAndOptionsTest::B1_twoToEightSeatsPlayEachForHimself()
{
    QFETCH(int, seats);
    TestTable table(rulesOf(Preset::Tirol, seats), seats);
    QCOMPARE(players(table.state), seats);
    table.bring(packOf(wholePack(table.state)));
    table.state = after(table.state, cutterOf(table.table()), Action::cut(4));
    table.state = after(table.state, cutterOf(table.table()), Action(Verb::Leave));
    table.state = after(table.state, table.table().dealer, Action(Verb::DealOneTwo));
    for (int seat = 0; seat < seats; ++seat)
        QCOMPARE(table.state.holdings[seatAt(seat)].cards.size(), 3);
    table.playOut();
    QCOMPARE(table.count().figures.size(), 5U);
}

void PackAndOptionsTest::B2_thePackHas32OrdinaryCards()
{
    const CardSet ordinary = packFor(withoutWeli());
    QCOMPARE(ordinary, ordinaryCards());
    QCOMPARE(ordinary.size(), 32);
    QVERIFY((ordinary & CardSet::of(Rank::Six)).empty());
}

void PackAndOptionsTest::B2_theWeliIsTheThirtyThird()
{
    for (const Weli weli : { Weli::Wild, Weli::Point }) {
        Rules rules = withoutWeli();
        rules.weli = weli;
        QCOMPARE(packFor(rules), ordinaryCards() | "B6"_cards);
        QCOMPARE(wholePack(start(rules, 3, seatAt(0))).size(), 33);
    }
}

void PackAndOptionsTest::B3_whichCardsAreWild_data()
{
    QTest::addColumn<int>("weli");
    QTest::addColumn<bool>("extraWild");
    QTest::addColumn<quint64>("wild");
    const auto row = [](const char* name, Weli weli, bool extra, CardSet wild) {
        QTest::addRow("%s", name) << static_cast<int>(weli) << extra << quint64(wild.bits());
    };
    row("no Weli", Weli::None, false, {});
    row("Weli", Weli::Wild, false, "B6"_cards);
    row("Weli and sevens", Weli::Wild, true, "B6 B7 A7"_cards);
    row("Weli for a point", Weli::Point, false, {});
}

void PackAndOptionsTest::B3_whichCardsAreWild()
{
    QFETCH(int, weli);
    QFETCH(bool, extraWild);
    QFETCH(quint64, wild);
    Rules rules;
    rules.weli = static_cast<Weli>(weli);
    rules.extraWild = extraWild;
    QCOMPARE(wildCards(rules), CardSet::fromBits(wild));
}

void PackAndOptionsTest::B3_aWeliWorthAPointIsTheLowestOfBells()
{
    Rules rules = withoutWeli();
    rules.weli = Weli::Point;
    TestTable table(rules, 2);
    table.deal({ "B6 HA HK"_cards, "B7 B8 LA"_cards });
    QVERIFY(table.offers(0, "play B6"));
    QVERIFY(table.refuses(0, "play B6=LA", 75));
    table.act({ "0 play B6", "1 play B7" });
    QCOMPARE(table.table().leader, seatAt(1));
}

void PackAndOptionsTest::B4_aMatchStartsAtZero()
{
    const State state = start(Rules {}, 3, seatAt(2));
    QCOMPARE(perSeat(points(state), 3), text("0 0 0"));
    QVERIFY(awaitsPack(state));
    QVERIFY(!isOver(state));
    QCOMPARE(state.table.game, 1);
}

void PackAndOptionsTest::B5_whoIsOutIsSkipped()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 4);
    TestTable table(rules, 4);
    table.state.table.totals[seatAt(1)] = rules.target - 1;
    table.deal({ "H7 A7 A8"_cards, "HA HK HO"_cards, "LA B8 LT"_cards, "BA L9 AT"_cards });
    table.playOut();
    QCOMPARE(seatsOf(table.count().out), text("1"));

    table.deal({ "HA HK HO"_cards, "LA LK LO"_cards, "BA BK BO"_cards }); // seat 0 deals
    QCOMPARE(seatsOf(table.table().active), text("0 2 3"));
    QCOMPARE(forehandOf(table.table()), seatAt(2));
    QCOMPARE(cutterOf(table.table()), seatAt(3));
    QVERIFY(table.refuses(1, "play HA", 5));
    QCOMPARE(table.choices(1), text(""));
    table.act({ "2 play LA", "3 play BA", "0 bid hearts", "2 good hearts", "3 good hearts" });
    QVERIFY(table.table().figures[Figure::Hearts].state == FigureState::Conceded);
}

void PackAndOptionsTest::everyOptionHasTheValuesOfSection2_data()
{
    QTest::addColumn<QString>("values");
    const std::pair<const char*, const char*> table[] {
        { "target", "3-99" },
        { "games", "1-99" },
        { "weli", "none wild point" },
        { "extra_wild", "boolean" },
        { "weli_loss", "boolean" },
        { "steal", "none weli three" },
        { "deal", "choice 1-2 2-1" },
        { "bottom", "shown hidden" },
        { "forehand_first", "boolean" },
        { "direct_three", "boolean" },
        { "bid_limit", "gespannt figures" },
        { "commitment", "deal open" },
        { "good_bars", "boolean" },
        { "standing", "contested all" },
        { "count_order", "conceded bid held" },
        { "rank_order", "hearts leaves" },
        { "end", "lowest last" },
        { "last_count", "stop whole" },
        { "next_dealer", "rotate before_loser" },
        { "irregularities", "prevented penalised" },
        { "penalty", "points score game" },
        { "penalty_points", "1-15" },
        { "protest", "auto claim" },
    };
    for (const auto& [key, values] : table) QTest::addRow("%s", key) << values;
}

void PackAndOptionsTest::everyOptionHasTheValuesOfSection2()
{
    QFETCH(QString, values);
    const Option<Rules>& option = optionOf(QTest::currentDataTag());
    QCOMPARE(option.key, std::string_view(QTest::currentDataTag()));
    QStringList words;
    if (option.kind == OptionKind::Integer)
        words << QString("%1-%2").arg(option.lowest).arg(option.highest);
    if (option.kind == OptionKind::Boolean) words << "boolean";
    for (const std::string_view word : option.choices)
        words << QString::fromLatin1(word.data(), static_cast<int>(word.size()));
    QCOMPARE(words.join(' '), values);

    for (int value = option.lowest; value <= option.highest; ++value)
        QCOMPARE(option.value(with(Rules {}, option.key, value)), value);
}

void PackAndOptionsTest::section2HasNoOtherOptions()
{
    std::set<std::string_view> keys;
    for (const Option<Rules>& option : options()) keys.insert(option.key);
    QCOMPARE(keys.size(), 23U);
    QCOMPARE(options().size(), 23U);
}

void PackAndOptionsTest::B6_presets_data()
{
    QTest::addColumn<QString>("tirol");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("weli");
    const std::array<const char*, 4> table[] {
        { "games", "1", "2", "2" },
        { "weli", "wild", "none", "wild" },
        { "extra_wild", "false", "false", "false" },
        { "weli_loss", "true", "false", "false" },
        { "steal", "three", "none", "weli" },
        { "deal", "choice", "1-2", "1-2" },
        { "bottom", "shown", "hidden", "hidden" },
        { "forehand_first", "false", "true", "true" },
        { "direct_three", "false", "true", "true" },
        { "bid_limit", "gespannt", "figures", "figures" },
        { "commitment", "deal", "open", "open" },
        { "good_bars", "false", "false", "true" },
        { "standing", "contested", "all", "all" },
        { "count_order", "conceded", "held", "held" },
        { "rank_order", "hearts", "hearts", "hearts" },
        { "end", "lowest", "last", "last" },
        { "last_count", "stop", "whole", "whole" },
        { "next_dealer", "rotate", "before_loser", "before_loser" },
        { "irregularities", "prevented", "prevented", "prevented" },
        { "penalty", "points", "points", "points" },
        { "penalty_points", "2", "2", "2" },
        { "protest", "auto", "auto", "auto" },
    };
    for (const auto& [key, tirol, plain, weli] : table)
        QTest::addRow("%s", key) << tirol << plain << weli;
}

void PackAndOptionsTest::B6_presets()
{
    const Option<Rules>& option = optionOf(QTest::currentDataTag());
    for (int seats = 2; seats <= 8; ++seats) {
        const auto value = [&](Preset preset) {
            return QString::fromStdString(valueText(option, rulesOf(preset, seats)));
        };
        QFETCH(QString, tirol);
        QFETCH(QString, plain);
        QFETCH(QString, weli);
        QCOMPARE(value(Preset::Tirol), tirol);
        QCOMPARE(value(Preset::SchwaighoferPlain), plain);
        QCOMPARE(value(Preset::SchwaighoferWeli), weli);
    }
}

void PackAndOptionsTest::B6_aPresetNamesItself()
{
    QCOMPARE(code(Preset::Tirol), std::string_view("tirol"));
    QCOMPARE(code(Preset::SchwaighoferPlain), std::string_view("schwaighofer-plain"));
    QCOMPARE(code(Preset::SchwaighoferWeli), std::string_view("schwaighofer-weli"));
}

void PackAndOptionsTest::B6_targetsByPlayers_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("tirol");
    QTest::addColumn<int>("schwaighofer");
    const std::array<int, 3> table[] { { 2, 11, 9 }, { 3, 11, 7 }, { 4, 11, 5 }, { 5, 9, 5 },
        { 6, 9, 5 }, { 7, 7, 5 }, { 8, 7, 5 } };
    for (const auto& [seats, tirol, schwaighofer] : table)
        QTest::addRow("%d", seats) << seats << tirol << schwaighofer;
}

void PackAndOptionsTest::B6_targetsByPlayers()
{
    QFETCH(int, seats);
    QFETCH(int, tirol);
    QFETCH(int, schwaighofer);
    QCOMPARE(int(rulesOf(Preset::Tirol, seats).target), tirol);
    QCOMPARE(int(rulesOf(Preset::SchwaighoferPlain, seats).target), schwaighofer);
    QCOMPARE(int(rulesOf(Preset::SchwaighoferWeli, seats).target), schwaighofer);
}

void PackAndOptionsTest::B6_rulesAreTirolUnlessSomethingIsSaid()
{
    QVERIFY(Rules {} == rulesOf(Preset::Tirol, 4));
}

void PackAndOptionsTest::B6_presetsGoTogetherWithThemselves()
{
    for (const Preset preset : presets)
        for (int seats = 2; seats <= 8; ++seats) QVERIFY(!problemOf(rulesOf(preset, seats)));
}

void PackAndOptionsTest::B7_notAllowedTogether_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("otherValue");
    const auto row = [](const char* name, const char* key, int value, const char* other, int with) {
        QTest::addRow("%s", name) << key << value << other << with;
    };
    row("sevens without a Weli", "extra_wild", 1, "weli", int(Weli::None));
    row("sevens with a natural Weli", "extra_wild", 1, "weli", int(Weli::Point));
    row("loss without a Weli", "weli_loss", 1, "weli", int(Weli::None));
    row("loss with a natural Weli", "weli_loss", 1, "weli", int(Weli::Point));
    row("stealing no Weli", "steal", int(Steal::Weli), "weli", int(Weli::None));
    row("stop with the last", "last_count", int(LastCount::Stop), "end", int(End::Last));
}

void PackAndOptionsTest::B7_notAllowedTogether()
{
    QFETCH(QString, key);
    QFETCH(int, value);
    QFETCH(QString, other);
    QFETCH(int, otherValue);
    Rules rules;
    rules.weliLoss = false;
    rules.lastCount = LastCount::Whole;
    QVERIFY(!problemOf(with(rules, key.toStdString(), value)));
    QVERIFY(!problemOf(with(rules, other.toStdString(), otherValue)));
    rules = with(with(rules, key.toStdString(), value), other.toStdString(), otherValue);
    const auto problem = problemOf(rules);
    QVERIFY(problem);
    QCOMPARE(problem->clause, std::optional(Clause { 'B', 7 }));
    const bool listed
        = std::any_of(conflicts().begin(), conflicts().end(), [&](const Conflict<Rules>& conflict) {
              return conflict.applies(rules) && key.toStdString() == conflict.key
                  && other.toStdString() == conflict.other;
          });
    QVERIFY(listed);
}

void PackAndOptionsTest::B7_noOtherPairIsRefused()
{
    Rules base; // from which each of the conflicts above needs two steps
    base.weliLoss = false;
    base.lastCount = LastCount::Whole;
    int refused = 0;
    for (const Option<Rules>& one : options())
        for (const Option<Rules>& two : options())
            for (int first = one.lowest; first <= one.highest; ++first)
                for (int second = two.lowest; second <= two.highest && one.key < two.key; ++second)
                    if (problemOf(with(with(base, one.key, first), two.key, second))) ++refused;
    QCOMPARE(refused, 6);
}

void PackAndOptionsTest::B7_aValueOutsideTheTableIsRefused_data()
{
    QTest::addColumn<int>("value");
    QTest::addRow("target") << 2;
    QTest::addRow("target") << 100;
    QTest::addRow("games") << 0;
    QTest::addRow("games") << 100;
    QTest::addRow("penalty_points") << 0;
    QTest::addRow("penalty_points") << 16;
    QTest::addRow("weli") << 3;
    QTest::addRow("steal") << 3;
}

void PackAndOptionsTest::B7_aValueOutsideTheTableIsRefused()
{
    QFETCH(int, value);
    const auto problem = problemOf(with(Rules {}, QTest::currentDataTag(), value));
    QVERIFY(problem);
    QCOMPARE(problem->clause, std::optional(Clause { 'B', 7 }));
}

void PackAndOptionsTest::B8_evenTargetsAreAccepted()
{
    for (int target = 3; target <= 99; ++target)
        QVERIFY(!problemOf(with(Rules {}, "target", target)));
}

QTEST_APPLESS_MAIN(PackAndOptionsTest)
#include "pack_and_options_test.moc"
