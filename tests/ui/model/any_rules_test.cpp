#include "ui/model/any_rules.h"

#include "core/game/rng.h"

#include <QtTest>

using namespace weli;
using namespace weli::bieten;

namespace {

const AnyGame bietenGame = GameOf<State> {};

RuleOption optionOf(std::string_view key)
{
    const auto all = optionsOf(bietenGame);
    return *std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.key == key; });
}

Rules changedTo(const Rules& rules, const RuleOption& option, int value)
{
    return std::get<Rules>(changed(rules, option, value));
}

} // namespace

class AnyRulesTest : public QObject {
    Q_OBJECT

private slots:
    void B7_whatCannotStandBesideAnotherIsNotOffered();
    void B7_anOptionGivesWayToTheOneItDependsOn();
    void B7_noSequenceOfChoicesEndsInForbiddenRules();
    void everythingElseIsOffered();
    void B6_aPresetFollowsTheNumberOfPlayers();
    void B6_rulesOfOnesOwnStay();
    void everyGameIsFoundByItsCode();
    void B57_penaltiesMatterOnlyWhereRulesCanBeBroken();
    void rulesOfOnesOwnAreToldFromTheNearestPreset();
};

void AnyRulesTest::B57_penaltiesMatterOnlyWhereRulesCanBeBroken()
{
    Rules rules = rulesOf(Preset::Tirol, 3);
    for (const char* key : { "penalty", "penalty_points", "protest" })
        QVERIFY2(!matters(rules, optionOf(key)), key);
    rules.irregularities = Irregularities::Penalised;
    for (const char* key : { "penalty", "penalty_points", "protest", "irregularities" })
        QVERIFY2(matters(rules, optionOf(key)), key);
    rules.penalty = Penalty::Game;
    QVERIFY(!matters(rules, optionOf("penalty_points")));
}

void AnyRulesTest::rulesOfOnesOwnAreToldFromTheNearestPreset()
{
    Rules rules = rulesOf(Preset::SchwaighoferWeli, 4);
    rules.target = 9;
    rules.goodBars = false;
    const auto nearest = nearestPreset(rules, 4);
    QVERIFY(nearest == static_cast<std::size_t>(Preset::SchwaighoferWeli));
    const auto apart = differences(rules, rulesOfPreset(bietenGame, *nearest, 4));
    QCOMPARE(apart.size(), 2U);
    QCOMPARE(apart[0].key, std::string_view("target"));
    QCOMPARE(apart[1].key, std::string_view("good_bars"));
    for (std::size_t preset = 0; preset < presetsOf(bietenGame).size(); ++preset)
        QVERIFY(nearestPreset(rulesOfPreset(bietenGame, preset, 5), 5) == preset);
}

void AnyRulesTest::B7_whatCannotStandBesideAnotherIsNotOffered()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3); // without the Weli, the last one loses
    auto reason = obstacle(rules, optionOf("weli_loss"), 1);
    QVERIFY(reason && reason->other == "weli");
    QVERIFY(obstacle(rules, optionOf("steal"), static_cast<int>(Steal::Weli)).has_value());
    QVERIFY(!obstacle(rules, optionOf("steal"), static_cast<int>(Steal::Three)));
    reason = obstacle(rules, optionOf("last_count"), static_cast<int>(LastCount::Stop));
    QVERIFY(reason && reason->other == "end");
}

void AnyRulesTest::B7_anOptionGivesWayToTheOneItDependsOn()
{
    Rules rules; // tirol: the Weli is wild, its loss counts
    rules = changedTo(rules, optionOf("weli"), static_cast<int>(bieten::Weli::None));
    QVERIFY(!rules.weliLoss);
    QVERIFY(!problemOf(rules));
    rules = changedTo(rules, optionOf("end"), static_cast<int>(End::Last));
    QVERIFY(rules.lastCount == LastCount::Whole);
    QVERIFY(!problemOf(rules));
}

void AnyRulesTest::B7_noSequenceOfChoicesEndsInForbiddenRules()
{
    Rules rules;
    Rng rng(1);
    for (int choice = 0; choice < 5000; ++choice) {
        const auto all = optionsOf(bietenGame);
        const RuleOption& option = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const auto values = static_cast<std::uint32_t>(option.highest - option.lowest + 1);
        const int value = option.lowest + static_cast<int>(rng.below(values));
        if (obstacle(rules, option, value)) continue;
        rules = changedTo(rules, option, value);
        QVERIFY(!problemOf(rules));
        QCOMPARE(valueOf(rules, option), value);
    }
}

void AnyRulesTest::everythingElseIsOffered()
{
    for (const RuleOption& option : optionsOf(bietenGame))
        for (int value = option.lowest; value <= option.highest; ++value)
            QVERIFY(!obstacle(Rules(), option, value));
}

void AnyRulesTest::B6_aPresetFollowsTheNumberOfPlayers()
{
    for (const Preset preset : presets)
        QVERIFY(forPlayers(rulesOf(preset, 2), 2, 6) == AnyRules(rulesOf(preset, 6)));
    QVERIFY(presetOf(rulesOf(Preset::SchwaighoferWeli, 3), 3) == std::size_t { 2 });
}

void AnyRulesTest::B6_rulesOfOnesOwnStay()
{
    Rules own = rulesOf(Preset::Tirol, 4);
    own.target = 15;
    QVERIFY(!presetOf(own, 4));
    QVERIFY(forPlayers(own, 4, 8) == AnyRules(own));
}

void AnyRulesTest::everyGameIsFoundByItsCode()
{
    for (const AnyGame& game : games) {
        QVERIFY(gameFromCode(codeOf(game)) == game);
        QVERIFY(defaultPlayers(game) >= weli::fewestPlayers(game));
        QVERIFY(defaultPlayers(game) <= weli::mostPlayers(game));
        QVERIFY(gameOf(defaultRules(game, defaultPlayers(game))) == game);
    }
    QVERIFY(!gameFromCode("skat"));
}

QTEST_APPLESS_MAIN(AnyRulesTest)
#include "any_rules_test.moc"
