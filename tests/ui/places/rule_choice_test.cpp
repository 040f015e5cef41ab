#include "core/table/rng.h"
#include "ui/places/rule_choice.h"

#include "core/table/rng.h"

#include <QtTest>

using namespace weli;
using namespace weli::bieten;

namespace {

const RuleOption& optionOf(std::string_view key)
{
    const auto all = options();
    return *std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.key == key; });
}

} // namespace

class RuleChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void B7_whatCannotStandBesideAnotherIsNotOffered();
    void B7_anOptionGivesWayToTheOneItDependsOn();
    void B7_noSequenceOfChoicesEndsInForbiddenRules();
    void everythingElseIsOffered();
};

void RuleChoiceTest::B7_whatCannotStandBesideAnotherIsNotOffered()
{
    Rules rules = rulesOf(Preset::SchwaighoferPlain, 3); // without the Weli, the last one loses
    const RuleConflict* reason = obstacle(rules, optionOf("weli_loss"), 1);
    QVERIFY(reason != nullptr && reason->other == "weli");
    QVERIFY(obstacle(rules, optionOf("steal"), static_cast<int>(Steal::Weli)) != nullptr);
    QVERIFY(obstacle(rules, optionOf("steal"), static_cast<int>(Steal::Three)) == nullptr);
    reason = obstacle(rules, optionOf("last_count"), static_cast<int>(LastCount::Stop));
    QVERIFY(reason != nullptr && reason->other == "end");
}

void RuleChoiceTest::B7_anOptionGivesWayToTheOneItDependsOn()
{
    Rules rules; // tirol: the Weli is wild, its loss counts
    rules = changed(rules, optionOf("weli"), static_cast<int>(bieten::Weli::None));
    QVERIFY(!rules.weliLoss);
    QVERIFY(!problemOf(rules));
    rules = changed(rules, optionOf("end"), static_cast<int>(End::Last));
    QVERIFY(rules.lastCount == LastCount::Whole);
    QVERIFY(!problemOf(rules));
}

void RuleChoiceTest::B7_noSequenceOfChoicesEndsInForbiddenRules()
{
    Rules rules;
    Rng rng(1);
    for (int choice = 0; choice < 5000; ++choice) {
        const auto all = options();
        const RuleOption& option = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const auto values = static_cast<std::uint32_t>(option.highest - option.lowest + 1);
        const int value = option.lowest + static_cast<int>(rng.below(values));
        if (obstacle(rules, option, value) != nullptr) continue;
        rules = changed(rules, option, value);
        QVERIFY(!problemOf(rules));
        QCOMPARE(option.value(rules), value);
    }
}

void RuleChoiceTest::everythingElseIsOffered()
{
    for (const RuleOption& option : options())
        for (int value = option.lowest; value <= option.highest; ++value)
            QVERIFY(obstacle(Rules(), option, value) == nullptr);
}

QTEST_APPLESS_MAIN(RuleChoiceTest)
#include "rule_choice_test.moc"
