// The row of odds, the hint and its bars say the same of one position.

#include "core/bots/bots.h"
#include "core/coach/bieten/situations.h"
#include "core/game/turn.h"
#include "core/game/view_of.h"
#include "core/games.h"
#include "core/odds/odds.h"
#include "core/outlook/advice.h"
#include "tests/support/every_game.h"
#include "ui/picture/notes/every_odds.h"
#include "ui/picture/notes/hint.h"

#include <QRegularExpression>
#include <QtTest>

#include <set>

using namespace weli;
using weli::test::forEveryGame;
using weli::test::GameTest;
using weli::test::matches;

namespace {

constexpr std::uint64_t seed = 5;

template <GameState S> S firstOf(std::uint64_t match)
{
    const Seat dealer = seatAt(static_cast<int>(match % 3));
    if constexpr (std::is_same_v<S, bieten::State>)
        return start(rulesOf(bieten::Preset::Tirol, 3), 3, dealer);
    else
        return start(typename S::Rules {}, 3, dealer);
}

/// A match of the book; shows the seat that chooses at each choice, until it has seen enough.
template <GameState S, typename Look> void bookMatch(std::uint64_t number, const Look& look)
{
    Rng rng(number);
    S state = firstOf<S>(number);
    bool isEnough = false;
    while (!isOver(state) && !isEnough) {
        if (awaitsPack(state)) {
            take(state, shuffled(packOf(wholePack(state)), rng));
            continue;
        }
        const auto acted = nextAct(state, [&](const typename S::Observation& seen) {
            if (hasChoice(state, seen.seat)) isEnough = look(seen) || isEnough;
            return decide(seen, bots::Level::Book, {}, number).action;
        });
        act(state, acted.seat, acted.action);
    }
}

/// What the person sees in one position.
template <typename Observation> struct Seen {
    explicit Seen(const Observation& observation)
    {
        const auto advice = outlook::adviceOf(observation, seed);
        isToChoose = std::any_of(advice.weighed.begin(), advice.weighed.end(),
            [&](const auto& one) { return one.value != advice.weighed.front().value; });
        row = oddsPictureOf(odds::oddsOf(observation, seed), context);
        hint = hintOf(advice, Depth::Rest, context);
        hasOutlook = outlook::hasOutlook(observation);
    }
    [[nodiscard]] QString told() const { return hint.text.text + '\n' + hint.more; }
    [[nodiscard]] QString spoken() const
    {
        QStringList all;
        for (const OddsPicture::Cell& cell : row.cells) all << cell.spoken;
        return all.join('\n');
    }

    ViewContext context { .seats = { { "Anna" }, { "Bert" }, { "Cilli" } } };
    OddsPicture row;
    NotePicture hint;
    bool hasOutlook = false;
    bool isToChoose = false; // acts differ in worth
};

/// In so many positions, spread over some matches.
template <GameState S, typename Check> void forPositions(int wanted, int every, const Check& check)
{
    int met = 0;
    for (std::uint64_t match = 1; wanted > 0; ++match) {
        int ofMatch = 0;
        bookMatch<S>(match, [&](const typename S::Observation& observation) {
            if (!outlook::hasOutlook(observation) || ++met % every != 0) return false;
            check(observation);
            --wanted;
            return ++ofMatch == 4 || wanted == 0;
        });
    }
}

/// What the pattern catches in a text.
QStringList caughtBy(const char* pattern, const QString& text)
{
    return QRegularExpression(pattern, QRegularExpression::MultilineOption)
        .match(text)
        .capturedTexts()
        .mid(1);
}

/// Where acts differ there are bars, and the act that is pointed at has the longest; to wait has
/// none.
template <typename Observation> bool hasLongestBar(const Seen<Observation>& seen)
{
    const NotePicture& hint = seen.hint;
    if (!seen.isToChoose) return hint.weights.empty();
    double longest = 0;
    for (const NotePicture::Weight& weight : hint.weights)
        if (hint.about && weight.on == *hint.about) longest = std::max(longest, weight.share);
    return !hint.weights.empty() && (!hint.about || longest == 1);
}

bool hasBar(const NotePicture& hint, const lesson::Pointer& on)
{
    return std::any_of(hint.weights.begin(), hint.weights.end(),
        [&](const NotePicture::Weight& weight) { return weight.on == on; });
}

} // namespace

class OneVoiceTest : public QObject {
    Q_OBJECT

private slots:
    void aFigureOfBietenHasOneChance();
    void anActOfPreferenceBringsTheSame();
    void aDealOfMittlereEndsTheSame();
    void everyActOfPreferenceIsWeighed();
    void everyActOfBietenIsWeighed();
    void whatTheCoachCallsSureIsNobodyElses();
    void hintsBeginWithReasons();
    void equalCardsAreToldOnce();
};

void OneVoiceTest::aFigureOfBietenHasOneChance()
{
    int compared = 0;
    forPositions<bieten::State>(8, 5, [&](const bieten::Observation& observation) {
        const Seen seen(observation);
        QVERIFY(hasLongestBar(seen));
        const QStringList said
            = caughtBy("[Yy]ou win (?:the )?([\\w ]+) in about (\\d+) of 100", seen.told());
        if (said.isEmpty()) return;
        const QStringList row
            = caughtBy(qPrintable("^(?:The )?" + said[0] + ": .*in about (\\d+) of 100"),
                seen.spoken().replace(said[0].left(1).toUpper() + said[0].mid(1), said[0]));
        if (row.isEmpty()) return;
        QVERIFY2(row[0] == said[1], qPrintable(seen.told() + '\n' + seen.spoken()));
        ++compared;
    });
    QVERIFY2(compared > 1, qPrintable(QString::number(compared)));
}

void OneVoiceTest::anActOfPreferenceBringsTheSame()
{
    int compared = 0;
    forPositions<preference::State>(8, 3, [&](const preference::Observation& observation) {
        const Seen seen(observation);
        QVERIFY(hasLongestBar(seen));
        for (const QString& line : seen.hint.more.split('\n')) {
            const QStringList said
                = caughtBy("^(.+): about ([+\u2212]\\d+) chip\\S* \\(pot included\\)", line);
            if (said.isEmpty()) continue;
            for (const OddsPicture::Cell& cell : seen.row.cells) {
                if (!cell.text.startsWith(said[0] + ": ")) continue;
                QVERIFY2(cell.text.endsWith(' ' + said[1]), qPrintable(line + '\n' + cell.text));
                ++compared;
            }
        }
    });
    QVERIFY2(compared > 1, qPrintable(QString::number(compared)));
}

void OneVoiceTest::aDealOfMittlereEndsTheSame()
{
    int compared = 0;
    forPositions<mittlere::State>(5, 5, [&](const mittlere::Observation& observation) {
        const Seen seen(observation);
        QVERIFY(hasLongestBar(seen));
        const QStringList most = caughtBy("most points in about (\\d+) of 100", seen.told());
        if (most.isEmpty()) return;
        QVERIFY2(seen.row.cells[2].text.contains(most[0] + '%'), qPrintable(seen.told()));
        ++compared;
        const QStringList lost = caughtBy("[Yy]ou lose in about (\\d+) of 100", seen.told());
        if (lost.isEmpty()) return;
        QVERIFY2(seen.row.cells[0].text.contains(lost[0] + '%'), qPrintable(seen.told()));
    });
    QVERIFY2(compared > 1, qPrintable(QString::number(compared)));
}

/// In all its phases: whatever may be said has a bar, and so has each card that may be laid aside
/// or played; the row names what may be said, up to six of it.
void OneVoiceTest::everyActOfPreferenceIsWeighed()
{
    using namespace preference;
    std::set<std::size_t> phases;
    for (std::uint64_t match = 1; match < 8; ++match)
        bookMatch<State>(match, [&](const Observation& observation) {
            if (seatDue(observation.table) != observation.seat) return false;
            if (!phases.insert(observation.table.phase.index()).second) return phases.size() > 7;
            const Seen seen(observation);
            const ActionList legal = legalActions(observation);
            QStringList names;
            for (const Action& action : legal) {
                for (const lesson::Pointer& thing : thingsFor(action))
                    if (seen.isToChoose && !hasBar(seen.hint, thing))
                        qFatal("no bar: %s", toText(action).c_str());
                names << words::actOf(action, {}, {});
            }
            const bool speaks = names.size() <= 6 && !cardOf(legal[0]);
            for (const QString& name : names)
                if (speaks && !seen.spoken().contains(name + ": "))
                    qFatal("not in the row: %s", qPrintable(name));
            return phases.size() > 7;
        });
    QVERIFY2(phases.size() > 5, qPrintable(QString::number(phases.size())));
}

/// Cards, answers, and bids at any time, also those that no bot would try.
void OneVoiceTest::everyActOfBietenIsWeighed()
{
    using namespace bieten;
    int bids = 0;
    forPositions<State>(20, 3, [&](const Observation& observation) {
        const Seen seen(observation);
        if (!seen.isToChoose) return;
        for (const Action& action : legalActions(observation)) {
            bids += action.verb() == Verb::Bid ? 1 : 0;
            for (const lesson::Pointer& thing : thingsFor(action))
                if (!hasBar(seen.hint, thing)) qFatal("no bar: %s", toText(action).c_str());
        }
    });
    QVERIFY2(bids > 5, qPrintable(QString::number(bids)));
}

/// Of what it says only this is a chance: a card for a figure that nothing beats.
void OneVoiceTest::whatTheCoachCallsSureIsNobodyElses()
{
    using namespace bieten;
    int sure = 0;
    for (std::uint64_t number = 1; number < 200 && sure < 3; ++number) {
        Timeline<State> match(rulesOf(Preset::Tirol, 3), 3, seatAt(0));
        Rng rng(number);
        while (!isOver(match.state()) && sure < 3) {
            if (awaitsPack(match.state())) {
                match.takePack(shuffled(packOf(wholePack(match.state())), rng));
                continue;
            }
            const auto* asked = std::get_if<Answering>(&match.state().table.phase);
            if (asked != nullptr
                && coach::bieten_situations::sureHold(viewOf(match, asked->next))) {
                outlook::BietenLookout lookout(observe(match.state(), asked->next), seed);
                lookout.look(30);
                const auto line = lookout.of(Action::say(Verb::Hold, asked->figure));
                const auto& events = line.events;
                const double others = 1 - events.nobodys[asked->figure].value
                    - events.scored[asked->figure][asked->next].value;
                QVERIFY(others < 1e-9);
                ++sure;
            }
            const auto acted = nextAct(match.state(), [&](const Observation& seen) {
                return decide(seen, bots::Level::Book, {}, number).action;
            });
            QVERIFY(match.play(acted.seat, acted.action));
        }
    }
    QCOMPARE(sure, 3);
}

namespace {

/// How strong a figure is that one bids is the reason itself.
bool isMereNumber(const bots::BietenWhy& why)
{
    const bool isStrength = why.reason == bots::BietenReason::Wins && why.figures[0] >= 0.6;
    return isBare(why.reason) && !isStrength;
}
template <typename Why> bool isMereNumber(const Why& why) { return isBare(why.reason); }

} // namespace

/// Of cards, words or people, and seldom with mere numbers.
void OneVoiceTest::hintsBeginWithReasons()
{
    forEveryGame([]<GameState S>() {
        constexpr int worlds = 60;
        constexpr int positions
            = std::is_same_v<S, bieten::State> ? 150 : 60; // many have no choice
        int bare = 0;
        int hints = 0;
        forPositions<S>(
            matches(positions, positions), 4, [&](const typename S::Observation& observation) {
                outlook::LookoutOf<S> lookout(observation, seed);
                lookout.look(worlds);
                const auto weighed = lookout.advice().weighed;
                if (weighed.size() < 2) return;
                ++hints;
                bare += isMereNumber(weighed.front().whys[0]) ? 1 : 0;
            });
        qInfo("%c: %d of %d are bare numbers", GameTest<S>::letter, bare, hints);
        QVERIFY(hints > 30);
        QVERIFY(20 * bare <= hints);
    });
}

void OneVoiceTest::equalCardsAreToldOnce()
{
    const auto act = [](const char* name, bool isSame) {
        return ToldAct {
            .on = {}, .name = name, .brings = "5", .isSame = isSame, .reasons = {}, .bar = {}
        };
    };
    const std::vector<ToldAct> acts { act("Ten", true), act("Nine", true), act("Ace", false) };
    QCOMPARE(hintFrom(acts, Depth::Rest).more, QString("Ten: 5\nAce: 5"));
    QCOMPARE(hintFrom({ acts[0], acts[1] }, Depth::Rest).more, QString("Ten: 5"));
}

QTEST_APPLESS_MAIN(OneVoiceTest)
#include "one_voice_test.moc"
