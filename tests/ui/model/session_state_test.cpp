#include "ui/model/session_state.h"

#include <QtTest>

using namespace weli;
using namespace weli::session;

namespace {

using What = Showing::What;

constexpr int pace = 900;

Table tableOf(Due due, bool waits = false, int milliseconds = pace)
{
    return { .due = due, .waits = waits, .pace = milliseconds };
}

} // namespace

/// Each transition, with an act of each game.
class SessionStateTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data();
    void whatHasBeenShownIsPausedAt();
    void withoutAPaceNothingIsPausedAt();
    void theFirstPackComesAtOnce();
    void theLotIsLookedAt();
    void theLastActIsLookedAtBeforeTheResult();
    void aTieIsLookedAtUntilThePersonGoesOn();
    void theEndOfAPauseDoesWhatIsDue();
    void anAnswerWaitsForThePause();
    void anAnswerAfterThePauseIsDone();
    void theTableWaitsForThePerson();
    void whoGoesOnIsNotAskedAgain();
    void resultsAreLookedAtUntilThePersonGoesOn();
    void whatCannotHappenChangesNothing();

private:
    /// A failure is told with the line of the caller.
    void expect(const State& before, const Event& event, const Table& table, const State& after,
        const Effect& effect, int line = __builtin_LINE());
    [[nodiscard]] static Intent intent();
};

void SessionStateTest::initTestCase_data()
{
    QTest::addColumn<AnyAction>("action");
    QTest::newRow("bieten") << AnyAction(bieten::Action::cut(5));
    QTest::newRow("preference") << AnyAction(preference::Action(preference::Verb::Pass));
    QTest::newRow("mittlere") << AnyAction(mittlere::Action::play(Card(Suit::Hearts, Rank::Ace)));
}

Intent SessionStateTest::intent()
{
    QFETCH_GLOBAL(AnyAction, action);
    return { seatAt(1), action };
}

void SessionStateTest::expect(const State& before, const Event& event, const Table& table,
    const State& after, const Effect& effect, int line)
{
    const auto [state, what] = step(before, event, table);
    if (!QTest::qVerify(state == after, "state == after", "", __FILE__, line)) return;
    QTest::qVerify(what == effect, "what == effect", "", __FILE__, line);
}

void SessionStateTest::whatHasBeenShownIsPausedAt()
{
    const Intent act = intent();
    expect(Showing {}, PictureShown {}, tableOf(Due::Act), Pausing {}, Pause { pace });
    expect(Showing { What::Plain, act }, PictureShown {}, tableOf(Due::Act), Pausing { act },
        Pause { pace });
    expect(Showing {}, PictureShown {}, tableOf(Due::Pack), Pausing {}, Pause { pace });
    expect(Showing {}, PictureShown {}, tableOf(Due::Result), Counted {}, Nothing {});
    expect(Showing {}, PictureShown {}, tableOf(Due::End), Over {}, Nothing {});
}

void SessionStateTest::withoutAPaceNothingIsPausedAt()
{
    const Intent act = intent();
    const auto quick = [](Due due, bool waits = false) { return tableOf(due, waits, 0); };
    expect(Showing {}, PictureShown {}, quick(Due::Act), Thinking {}, Nothing {});
    expect(Showing { What::Plain, act }, PictureShown {}, quick(Due::Act), Thinking {}, act);
    expect(Showing { What::Plain, act }, PictureShown {}, quick(Due::Act, true), Held { act },
        Publish {});
    expect(Showing {}, PictureShown {}, quick(Due::Pack), Thinking {}, TakePack {});
    expect(Showing { What::Lot }, PictureShown {}, quick(Due::FirstPack), Thinking {}, TakePack {});
    expect(Showing { What::LastAct }, PictureShown {}, quick(Due::Result), Counted {}, Publish {});
}

void SessionStateTest::theFirstPackComesAtOnce()
{
    expect(Showing {}, PictureShown {}, tableOf(Due::FirstPack), Thinking {}, TakePack {});
}

void SessionStateTest::theLotIsLookedAt()
{
    const Table table = tableOf(Due::FirstPack);
    expect(Showing { What::Lot }, PictureShown {}, table, Drawing {}, Pause { lookingAtTheLot });
    expect(Showing { What::Lot }, PictureShown {}, tableOf(Due::FirstPack, false, 5000), Drawing {},
        Pause { 5000 });
    expect(Drawing {}, PauseOver {}, table, Thinking {}, TakePack {});
    expect(Drawing {}, WentOn {}, table, Thinking { true }, TakePack {});
}

void SessionStateTest::theLastActIsLookedAtBeforeTheResult()
{
    const Table table = tableOf(Due::Result);
    expect(
        Showing { What::LastAct }, PictureShown {}, table, Lingering {}, Pause { lookingAtTheEnd });
    expect(Lingering {}, PauseOver {}, table, Counted {}, Publish {});
    expect(Lingering {}, WentOn {}, table, Counted {}, Publish {});
    expect(Lingering {}, PauseOver {}, tableOf(Due::End), Over {}, Publish {});
    expect(Lingering {}, WentOn {}, tableOf(Due::End), Over {}, Publish {});
}

void SessionStateTest::aTieIsLookedAtUntilThePersonGoesOn()
{
    Table table = tableOf(Due::Pack, false, 0);
    table.showsTies = true;
    expect(Showing {}, PictureShown {}, table, Held {}, Publish {});
    expect(Held {}, WaitingEnded {}, table, Held {}, Nothing {}); // it waits for nobody else
    expect(Held {}, WentOn {}, table, Thinking { true }, TakePack {});
    table.pace = pace;
    expect(Pausing {}, PauseOver {}, table, Held {}, Publish {});
    expect(Pausing {}, WentOn {}, table, Thinking { true }, TakePack {});
}

void SessionStateTest::theEndOfAPauseDoesWhatIsDue()
{
    const Intent act = intent();
    expect(Pausing {}, PauseOver {}, tableOf(Due::Pack), Thinking {}, TakePack {});
    expect(Pausing {}, PauseOver {}, tableOf(Due::Act), Thinking {}, Nothing {});
    expect(Pausing { act }, PauseOver {}, tableOf(Due::Act), Thinking {}, act);
}

void SessionStateTest::anAnswerWaitsForThePause()
{
    const Intent act = intent();
    const Table table = tableOf(Due::Act);
    expect(Showing {}, Answered { act }, table, Showing { What::Plain, act }, Nothing {});
    expect(Pausing {}, Answered { act }, table, Pausing { act }, Nothing {});
}

void SessionStateTest::anAnswerAfterThePauseIsDone()
{
    const Intent act = intent();
    expect(Thinking {}, Answered { act }, tableOf(Due::Act), Thinking {}, act);
    expect(Thinking {}, Answered { act }, tableOf(Due::Act, true), Held { act }, Publish {});
    expect(Thinking { true }, Answered { act }, tableOf(Due::Act, true), Thinking { true }, act);
}

void SessionStateTest::theTableWaitsForThePerson()
{
    const Intent act = intent();
    const Table table = tableOf(Due::Act, true);
    expect(Pausing { act }, PauseOver {}, table, Held { act }, Publish {});
    expect(Held { act }, WentOn {}, table, Thinking { true }, act);
    expect(Held { act }, WaitingEnded {}, tableOf(Due::Act), Thinking { true }, act);
}

void SessionStateTest::whoGoesOnIsNotAskedAgain()
{
    const Intent act = intent();
    const Table table = tableOf(Due::Act, true);
    expect(Pausing { act }, WentOn {}, table, Thinking { true }, act);
    expect(Pausing {}, WentOn {}, table, Thinking { true }, Nothing {});
    expect(Thinking {}, WentOn {}, table, Thinking { true }, Nothing {});
    expect(Pausing {}, WentOn {}, tableOf(Due::Pack), Thinking { true }, TakePack {});
}

void SessionStateTest::resultsAreLookedAtUntilThePersonGoesOn()
{
    for (const Event& other : { Event(PictureShown {}), Event(PauseOver {}) }) {
        expect(Counted {}, other, tableOf(Due::Result), Counted {}, Nothing {});
        expect(Over {}, other, tableOf(Due::End), Over {}, Nothing {});
    }
    expect(Counted {}, WentOn {}, tableOf(Due::Result), Thinking { true }, TakePack {});
    expect(Over {}, WentOn {}, tableOf(Due::End), Over {}, EndMatch {});
}

void SessionStateTest::whatCannotHappenChangesNothing()
{
    const Intent act = intent();
    const Table table = tableOf(Due::Act, true);
    const auto nothing = [&](const State& state, const Event& event) {
        expect(state, event, table, state, Nothing {});
    };
    nothing(Showing {}, PauseOver {});
    nothing(Showing {}, WentOn {}); // what is still on its way is seen first
    nothing(Held { act }, PictureShown {}); // the same picture again
    nothing(Held { act }, Answered { act });
    nothing(Held { act }, PauseOver {});
    nothing(Pausing {}, PictureShown {});
    nothing(Drawing {}, PictureShown {});
    nothing(Lingering {}, PictureShown {});
    nothing(Thinking {}, PictureShown {});
    nothing(Pausing { act }, WaitingEnded {});
    nothing(Thinking {}, WaitingEnded {});
}

QTEST_APPLESS_MAIN(SessionStateTest)
#include "session_state_test.moc"
