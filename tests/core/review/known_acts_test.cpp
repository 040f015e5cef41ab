// Acts that are known to be blunders, or as good as any, are judged so. They stand in
// tests/traces/judged/known.txt; `WELI_WORLDS=20000` settles whether they are, one by one with
// `known_acts_test "manyWorldsSettleThem:mittlere_1 12"`. In spared.txt are acts that lose nothing,
// as the act that was better could be done the next time just as well, or an equal card was played,
// or nothing hung on it.

#include "core/record/trace.h"
#include "core/review/review.h"
#include "core/review/weighing.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <fstream>
#include <map>

using namespace weli;
using namespace weli::review;

namespace {

const QString folder = WELI_SOURCE_DIR "/tests/traces/judged/";

struct Known {
    QString match;
    std::size_t place; // of the act in it
    bool isBlunder;
};

std::vector<Known> knownIn(const QString& game, const QString& name = "known.txt")
{
    QFile file(folder + name);
    if (!file.open(QFile::ReadOnly)) return {};
    std::vector<Known> all;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.split(' ');
        if (words[0].startsWith(game))
            all.push_back({ words[0], words[1].toULong(), words.value(2) == "blunder" });
    }
    return all;
}

AnyMatch matchIn(const QString& name)
{
    std::ifstream file((folder + name + ".jsonl").toStdString(), std::ios::binary);
    return readMatch(file).value();
}

/// Shows what was seen, and done: `look(observation, action)`.
template <typename Look> void withAct(const AnyMatch& match, std::size_t place, const Look& look)
{
    std::visit(
        [&]<GameState S>(const Timeline<S>& one) {
            const auto& acted = std::get<typename Timeline<S>::Acted>(one.event(place));
            look(std::type_identity<S> {}, observe(one.at(place), acted.seat), acted.action);
        },
        match);
}

} // namespace

class KnownActsTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreJudgedRight_data();
    void theyAreJudgedRight();
    void whatCostsNothingIsSpared();
    void manyWorldsSettleThem_data();
    void manyWorldsSettleThem();
};

void KnownActsTest::theyAreJudgedRight_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : { "bieten", "preference", "mittlere" }) QTest::newRow(game) << game;
}

/// One of twenty may be wrong.
void KnownActsTest::theyAreJudgedRight()
{
    QFETCH(QString, game);
    std::map<bool, std::pair<int, int>> right; // of how many
    for (const Known& known : knownIn(game))
        withAct(matchIn(known.match), known.place,
            [&]<GameState S>(std::type_identity<S>, const auto& seen, const auto& action) {
                const Care care;
                const auto judgement
                    = judged<S>(seen, action, care.worlds, diceAt(known.place, care));
                QVERIFY(judgement);
                auto& [good, all] = right[known.isBlunder];
                const bool isRight = known.isBlunder == (judgement->mark >= Mark::Mistake);
                if (!isRight) qInfo("%s %zu", qPrintable(known.match), known.place);
                good += isRight ? 1 : 0;
                ++all;
            });
    QCOMPARE(right.size(), std::size_t { 2 });
    for (const auto& [isBlunder, counted] : right) {
        qInfo("%s: %d of %d", isBlunder ? "blunders" : "good", counted.first, counted.second);
        QCOMPARE(counted.second, 20);
        QVERIFY2(counted.first >= 19, qPrintable(QString::number(counted.first)));
    }
}

void KnownActsTest::whatCostsNothingIsSpared()
{
    const auto all = knownIn({}, "spared.txt");
    QVERIFY(!all.empty());
    for (const Known& known : all)
        withAct(matchIn(known.match), known.place,
            [&]<GameState S>(std::type_identity<S>, const auto& seen, const auto& action) {
                const auto judgement = judged<S>(seen, action, 400, diceAt(known.place));
                QVERIFY(judgement);
                const QString name = QString("%1 %2").arg(known.match).arg(known.place);
                QVERIFY2(judgement->mark == Mark::None, qPrintable(name));
                // No puzzle calls wrong what a review calls equal.
                const auto lines = weighed<S>(seen, 400, diceAt(known.place));
                const auto acts = actsOf<S>(seen, lines, diceAt(known.place));
                const auto mine = std::find_if(acts.begin(), acts.end(),
                    [&](const Weighed& each) { return each.act == AnyAction(action); });
                QVERIFY2(mine != acts.end() && mine->isRight, qPrintable(name));
            });
}

void KnownActsTest::manyWorldsSettleThem_data()
{
    QTest::addColumn<QString>("match");
    QTest::addColumn<qulonglong>("place");
    QTest::addColumn<bool>("isBlunder");
    for (const Known& known : knownIn({}))
        QTest::addRow("%s %zu", qPrintable(known.match), known.place)
            << known.match << qulonglong { known.place } << known.isBlunder;
}

void KnownActsTest::manyWorldsSettleThem()
{
    QFETCH(QString, match);
    QFETCH(qulonglong, place);
    QFETCH(bool, isBlunder);
    const int worlds = qEnvironmentVariableIntValue("WELI_WORLDS");
    if (worlds == 0) return;
    constexpr double sure = 4; // errors
    withAct(matchIn(match), place,
        [&]<GameState S>(std::type_identity<S>, const auto& seen, const auto& action) {
            outlook::LookoutOf<S> lookout(seen, 5);
            lookout.look(worlds);
            const auto best = *lookout.now().lines.front().action;
            const auto regret = isBlunder ? lookout.beside(best, { action }).front().regret
                                          : lookout.of(action).regret;
            using Limits = Thresholds<S>;
            const double spare
                = isBlunder ? regret.value - Limits::mistake : Limits::inaccuracy - regret.value;
            qInfo("%s %.3f %.3f, errors to spare: %.1f", isBlunder ? "blunder" : "good",
                regret.value, regret.error, spare / std::max(regret.error, 1e-3));
            QVERIFY(spare > sure * regret.error);
        });
}

QTEST_APPLESS_MAIN(KnownActsTest)
#include "known_acts_test.moc"
