#include "ui/model/rules_store.h"

#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"

#include <QtTest>

using namespace weli;

namespace {

/// Rules of this game that are nobody's preset.
KeptRules own(const AnyGame& game, const QString& name)
{
    const int players = mostPlayers(game);
    AnyRules rules = defaultRules(game, players);
    for (const RuleOption& option : optionsOf(game))
        if (option.kind == OptionKind::Boolean && !obstacle(rules, option, 0))
            rules = changed(rules, option, 0);
    return { name, rules, players };
}

}

class RulesStoreTest : public QObject {
    Q_OBJECT

private slots:
    void keepsRulesOfEveryGame();
    void aNameMayHoldAnything();
    void theSameNameIsWrittenAnew();
    void removes();
    void goesFromFileToFile();
    void readsTheRulesOfAMatch();
    void aBrokenFileSaysWhere();
};

void RulesStoreTest::keepsRulesOfEveryGame()
{
    const QTemporaryDir folder;
    const RulesStore store(folder.filePath("rules"));
    for (const AnyGame& game : games) {
        const KeptRules second = own(game, "Sonntag");
        const KeptRules first = own(game, "Beim Wirt");
        QVERIFY(!store.keep(second));
        QVERIFY(!store.keep(first));
        QVERIFY((store.of(game) == std::vector { first, second }));
    }
}

void RulesStoreTest::aNameMayHoldAnything()
{
    const QTemporaryDir folder;
    const RulesStore store(folder.path());
    for (const char* name : { "../../Ötztal", "a/b", "\"quoted\" \\ one", ".", "weli.rules" }) {
        const KeptRules rules = own(games.front(), name);
        QVERIFY(!store.keep(rules));
        QVERIFY(store.of(games.front()) == std::vector { rules });
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(!store.remove(rules));
    }
}

void RulesStoreTest::theSameNameIsWrittenAnew()
{
    const QTemporaryDir folder;
    const RulesStore store(folder.path());
    KeptRules rules = own(games.front(), "Sonntag");
    QVERIFY(!store.keep(rules));
    rules.rules = defaultRules(games.front(), rules.players);
    QVERIFY(!store.keep(rules));
    QVERIFY(store.of(games.front()) == std::vector { rules });
}

void RulesStoreTest::removes()
{
    const QTemporaryDir folder;
    const RulesStore store(folder.path());
    const KeptRules rules = own(games.front(), "Sonntag");
    QVERIFY(!store.keep(rules));
    QVERIFY(!store.remove(rules));
    QVERIFY(store.of(games.front()).empty());
    QVERIFY(store.remove(rules)); // it is gone, and that is said
}

void RulesStoreTest::goesFromFileToFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("for Resi.rules");
    for (const AnyGame& game : games) {
        const KeptRules rules = own(game, "Sonntag");
        QVERIFY(!RulesStore::write(file, rules));
        QVERIFY(std::get<KeptRules>(RulesStore::read(file)) == rules);
    }
    QVERIFY(RulesStore::write(folder.filePath("no such folder/x.rules"), own(games[0], "x")));
}

void RulesStoreTest::readsTheRulesOfAMatch()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("evening.weli");
    const KeptRules rules = own(games.back(), {});
    const SavedMatch match { newMatch(rules.rules, rules.players, Seat {}),
        defaultPlayers(rules.players, "Vroni"), 0 };
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QByteArray::fromStdString(traceOf(match)));
    out.close();
    const auto read = std::get<KeptRules>(RulesStore::read(file));
    QCOMPARE(read.name, "evening");
    QVERIFY(read.rules == rules.rules && read.players == rules.players);
}

void RulesStoreTest::aBrokenFileSaysWhere()
{
    const QTemporaryDir folder;
    const RulesStore store(folder.path());
    QFile file(folder.filePath("bieten-x.rules"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"type":"match","format":1,"game":"bieten","players":3,"rules":{}})");
    file.close();
    const auto broken = std::get<BrokenFile>(RulesStore::read(file.fileName()));
    QCOMPARE(broken.line, 1);
    QVERIFY(!broken.why.isEmpty());
    QVERIFY(store.of(games.front()).empty());
    QVERIFY(file.exists());
}

QTEST_GUILESS_MAIN(RulesStoreTest)
#include "rules_store_test.moc"
