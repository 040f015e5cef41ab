#include "ui/model/autosave.h"

#include "tests/support/every_game.h"
#include "tests/support/small_disk.h"
#include "ui/model/any_match.h"

#include <QtTest>

using namespace weli;
using namespace weli::test;

namespace {

/// Sits down to a random match of this game.
template <GameState S> SavedMatch opened(Rng& rng)
{
    const Timeline<S> match = GameTest<S>::opening(rng);
    return { match, defaultPlayers(players(match.opening()), "Jörg"), 0 };
}

void goOn(SavedMatch& saved, Rng& rng)
{
    std::visit([&rng](auto& match) { weli::test::goOn(match, rng); }, saved.match);
}

/// A random match to its end: a short one, found by asking for more and more events.
template <GameState S> SavedMatch wholeMatch()
{
    Rng rng(3);
    for (std::size_t most = 100;; most += 50) {
        SavedMatch saved = opened<S>(rng);
        while (!isOver(saved.match) && lengthOf(saved.match) < most) goOn(saved, rng);
        if (isOver(saved.match)) return saved;
    }
}

QByteArray traceFrom(const SavedMatch& saved) { return QByteArray::fromStdString(traceOf(saved)); }

bool isEvent(const QByteArray& line)
{
    for (const char* other : { "match", "score", "end" })
        if (line.startsWith(QByteArray("{\"type\":\"") + other + '"')) return false;
    return true;
}

} // namespace

class AutosaveTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theFileSaysAtEachMomentWhatTheMatchIs();
    void onlyWhatAnActAddsIsWritten();
    void whatIsTakenBackIsWrittenAnew();
    void aFileThatIsGoneIsWrittenAnew();
    void whatSomebodyElseWroteIsNotOverwritten();
    void aFileThatIsExchangedBeforeTheMatchIsLeftLosesNothing();
    void aFileOfTheSameSizeThatSomebodyElseWroteIsNotOverwritten();
    void twoWindowsOnOneMatchLoseNothing();
    void aNewMatchBesideAnotherWindowsHasAFileOfItsOwn();
    void theLockOfAProgramThatWasKilledIsNone();
    void anotherMatchWithTheSameFirstLineIsKeptBesideIt();
    void aFileCutAnywhereOpensWithAllActsWhoseLineWasWhole();
    void linesThatTheCutLeftOutAreWrittenWhenTheMatchGoesOn();
    void aFullDiskIsToldOnceAndNothingIsLost();
    void whatIsNotKeptLeavesTheFileAlone();

private:
    [[nodiscard]] QByteArray contents() const;
    void write(const QByteArray& bytes) const;
    void checkCut(const SavedMatch& whole, const QByteArray& trace, qsizetype length);

    std::unique_ptr<QTemporaryDir> folder_;
    std::optional<MatchStore> store_;
    AnyGame game_ {}; // whose file is looked at
};

void AutosaveTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    store_.emplace(folder_->path());
    game_ = GameOf<bieten::State> {};
}

QByteArray AutosaveTest::contents() const
{
    QFile file(store_->fileOf(game_));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void AutosaveTest::write(const QByteArray& bytes) const
{
    QFile file(store_->fileOf(game_));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

void AutosaveTest::theFileSaysAtEachMomentWhatTheMatchIs()
{
    forEveryGame([&]<GameState S>() {
        game_ = GameOf<S> {};
        Rng rng(5);
        SavedMatch saved = opened<S>(rng);
        Autosave autosave(&*store_);
        QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
        for (int i = 0; i < 30 && !isOver(saved.match); ++i) {
            QVERIFY(!autosave.keep(saved));
            QCOMPARE(contents(), traceFrom(saved));
            goOn(saved, rng);
        }
    });
}

void AutosaveTest::onlyWhatAnActAddsIsWritten()
{
    forEveryGame([&]<GameState S>() {
        game_ = GameOf<S> {};
        Rng rng(5);
        SavedMatch saved = opened<S>(rng);
        Autosave autosave(&*store_);
        QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
        QVERIFY(!autosave.keep(saved));
        const QByteArray begun = contents();
        const auto place = stampOf(store_->fileOf(game_)); // a whole file is written beside it
        for (int i = 0; i < 3; ++i) { // and three at once
            goOn(saved, rng);
            goOn(saved, rng);
            goOn(saved, rng);
            QVERIFY(!autosave.keep(saved));
        }
        QVERIFY(contents().startsWith(begun));
        QCOMPARE(contents(), traceFrom(saved));
        QCOMPARE(stampOf(store_->fileOf(game_))->number, place->number);
    });
}

void AutosaveTest::whatIsTakenBackIsWrittenAnew()
{
    Rng rng(5);
    SavedMatch saved = opened<bieten::State>(rng);
    Autosave autosave(&*store_);
    QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
    for (int i = 0; i < 12; ++i) goOn(saved, rng);
    QVERIFY(!autosave.keep(saved));
    rewind(saved.match, 9);
    ++saved.undone;
    QVERIFY(!autosave.keep(saved));
    QCOMPARE(contents(), traceFrom(saved));
    rewind(saved.match, 7); // another way from there, just as long
    goOn(saved, rng);
    goOn(saved, rng);
    QVERIFY(!autosave.keep(saved));
    QCOMPARE(contents(), traceFrom(saved));
}

void AutosaveTest::aFileThatIsGoneIsWrittenAnew()
{
    Rng rng(5);
    SavedMatch saved = opened<bieten::State>(rng);
    Autosave autosave(&*store_);
    QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
    QVERIFY(!autosave.keep(saved));
    QVERIFY(QFile::remove(store_->fileOf(game_)));
    goOn(saved, rng);
    QVERIFY(!autosave.keep(saved));
    QCOMPARE(contents(), traceFrom(saved));
}

void AutosaveTest::whatSomebodyElseWroteIsNotOverwritten()
{
    const QByteArray trace = traceFrom(wholeMatch<bieten::State>());
    for (const QByteArray& other : { QByteArray("something"), trace, QByteArray() }) {
        init();
        Rng rng(5);
        SavedMatch saved = opened<bieten::State>(rng);
        Autosave autosave(&*store_);
        QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
        QVERIFY(!autosave.keep(saved));
        write(other);
        goOn(saved, rng);
        const auto told = autosave.keep(saved);
        QVERIFY(told && told->contains(autosave.file()));
        QCOMPARE(contents(), other);
        goOn(saved, rng);
        QVERIFY(!autosave.keep(saved)); // it is told once
        const auto found = MatchStore::read(autosave.file(), "Jörg");
        QVERIFY(std::get<SavedMatch>(found) == saved);
        QVERIFY(!autosave.putAway());
        QCOMPARE(contents(), other);
        QVERIFY(QFile::exists(autosave.file()));
    }
}

void AutosaveTest::aFileThatIsExchangedBeforeTheMatchIsLeftLosesNothing()
{
    for (const bool isTakenAway : { false, true }) {
        init();
        Rng rng(5);
        SavedMatch saved = opened<bieten::State>(rng);
        goOn(saved, rng);
        Autosave autosave(&*store_);
        QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
        QVERIFY(!autosave.keep(saved));
        if (isTakenAway)
            QVERIFY(QFile::remove(store_->fileOf(game_)));
        else
            write("something");
        const auto told = autosave.leave(saved); // without an act
        QCOMPARE(told && told->contains(autosave.file()), !isTakenAway);
        QVERIFY(std::get<SavedMatch>(MatchStore::read(autosave.file(), "Jörg")) == saved);
        if (!isTakenAway) QCOMPARE(contents(), "something");
    }
}

void AutosaveTest::aFileOfTheSameSizeThatSomebodyElseWroteIsNotOverwritten()
{
    Rng rng(5);
    SavedMatch saved = opened<bieten::State>(rng);
    Autosave autosave(&*store_);
    QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
    QVERIFY(!autosave.keep(saved));
    const QByteArray other = contents().replace("\"format\":1", "\"format\":7");
    QTest::qSleep(20); // a file system counts time in steps
    write(other);
    goOn(saved, rng);
    QVERIFY(autosave.keep(saved));
    QCOMPARE(contents(), other);
}

void AutosaveTest::twoWindowsOnOneMatchLoseNothing()
{
    forEveryGame([&]<GameState S>() {
        game_ = GameOf<S> {};
        Rng rng(5);
        SavedMatch first = opened<S>(rng);
        SavedMatch second = first;
        Autosave one(&*store_);
        QVERIFY(!one.beginMatch(game_));
        QVERIFY(!one.keep(first));
        Autosave other(&*store_);
        other.goOnWithMatch(second);
        for (int i = 0; i < 5; ++i) {
            goOn(first, rng);
            goOn(second, rng);
            QVERIFY(!one.keep(first));
            QCOMPARE(other.keep(second).has_value(), i == 0);
        }
        QVERIFY(one.file() != other.file());
        QVERIFY(std::get<SavedMatch>(MatchStore::read(one.file(), "Jörg")) == first);
        QVERIFY(std::get<SavedMatch>(MatchStore::read(other.file(), "Jörg")) == second);
    });
}

void AutosaveTest::aNewMatchBesideAnotherWindowsHasAFileOfItsOwn()
{
    Rng rng(5);
    const SavedMatch first = opened<bieten::State>(rng);
    const SavedMatch second = opened<bieten::State>(rng);
    Autosave one(&*store_);
    QVERIFY(!one.beginMatch(game_));
    QVERIFY(!one.keep(first));
    Autosave other(&*store_);
    QVERIFY(!other.beginMatch(game_));
    QVERIFY(!other.keep(second));
    QCOMPARE(contents(), traceFrom(first));
    QVERIFY(std::get<SavedMatch>(MatchStore::read(other.file(), "Jörg")) == second);
    one.pause(); // and the first may be played on elsewhere
    Autosave third(&*store_);
    third.goOnWithMatch(first);
    QCOMPARE(third.file(), store_->fileOf(game_));
}

void AutosaveTest::theLockOfAProgramThatWasKilledIsNone()
{
    Rng rng(5);
    const SavedMatch saved = opened<bieten::State>(rng);
    QVERIFY(!store_->save(saved));
    QFile lock(store_->fileOf(game_) + ".lock");
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("2147483646\nweli\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    lock.close();
    QVERIFY(!store_->isPlayedElsewhere(game_));
    Autosave autosave(&*store_);
    autosave.goOnWithMatch(saved);
    QVERIFY(!autosave.keep(saved));
    QCOMPARE(autosave.file(), store_->fileOf(game_));
}

void AutosaveTest::anotherMatchWithTheSameFirstLineIsKeptBesideIt()
{
    Rng rng(5);
    SavedMatch first = opened<bieten::State>(rng);
    SavedMatch second = first;
    Autosave autosave(&*store_);
    autosave.goOnWithMatch(first);
    goOn(first, rng);
    QVERIFY(!autosave.keep(first));
    goOn(second, rng);
    goOn(second, rng);
    autosave.goOnWithMatch(second);
    QVERIFY(autosave.keep(second));
    QCOMPARE(contents(), traceFrom(first));
    QVERIFY(std::get<SavedMatch>(MatchStore::read(autosave.file(), "Jörg")) == second);
}

void AutosaveTest::checkCut(const SavedMatch& whole, const QByteArray& trace, qsizetype length)
{
    const QByteArray cut = trace.left(length);
    write(cut);
    const auto found = MatchStore::read(store_->fileOf(game_), "Jörg");
    std::size_t events = 0;
    const QList<QByteArray> lines = trace.split('\n');
    qsizetype end = 0; // of the line
    for (const QByteArray& line : lines) {
        end += line.size();
        if (end > length || line.isEmpty()) break;
        if (isEvent(line)) ++events;
        ++end;
    }
    QCOMPARE(std::holds_alternative<SavedMatch>(found), length >= lines[0].size());
    if (length < lines[0].size()) return;
    SavedMatch expected = whole;
    rewind(expected.match, events);
    QVERIFY(std::get<SavedMatch>(found) == expected);
}

void AutosaveTest::aFileCutAnywhereOpensWithAllActsWhoseLineWasWhole()
{
    forEveryGame([&]<GameState S>() {
        game_ = GameOf<S> {};
        const SavedMatch whole = wholeMatch<S>();
        const QByteArray trace = traceFrom(whole);
        const auto check = [&](qsizetype length) {
            if (!QTest::currentTestFailed()) checkCut(whole, trace, length);
        };
        qsizetype lastThree = trace.size() - 1;
        for (int line = 0; line < 3; ++line) lastThree = trace.lastIndexOf('\n', lastThree - 1);
        for (qsizetype length = lastThree; length <= trace.size(); ++length) check(length);
        for (qsizetype end = trace.indexOf('\n'); end >= 0; end = trace.indexOf('\n', end + 1)) {
            check(end); // whole, but for its newline
            check(end + 1);
        }
        for (qsizetype length = 0; length < trace.size(); length += 97) check(length);
    });
}

void AutosaveTest::linesThatTheCutLeftOutAreWrittenWhenTheMatchGoesOn()
{
    forEveryGame([&]<GameState S>() {
        game_ = GameOf<S> {};
        const QByteArray trace = traceFrom(wholeMatch<S>());
        const qsizetype score = trace.lastIndexOf("{\"type\":\"score\"");
        QVERIFY(score > 0);
        for (const qsizetype length : { score, score + 20, trace.size() - 5 }) {
            write(trace.left(length));
            const auto loaded = store_->load(game_);
            Autosave autosave(&*store_);
            autosave.goOnWithMatch(std::get<SavedMatch>(loaded));
            QVERIFY(!autosave.keep(std::get<SavedMatch>(loaded)));
            QCOMPARE(contents(), trace);
        }
    });
}

void AutosaveTest::aFullDiskIsToldOnceAndNothingIsLost()
{
    Rng rng(5);
    SavedMatch saved = opened<bieten::State>(rng);
    Autosave autosave(&*store_);
    QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
    for (int i = 0; i < 9; ++i) goOn(saved, rng);
    QVERIFY(!autosave.keep(saved));
    const QByteArray before = contents();
    {
        const SmallDisk disk(static_cast<rlim_t>(before.size() + 5));
        int told = 0;
        for (int i = 0; i < 4; ++i) {
            goOn(saved, rng);
            if (autosave.keep(saved)) ++told;
            QCOMPARE(contents(), before);
        }
        QCOMPARE(told, 1);
    }
    goOn(saved, rng);
    QVERIFY(!autosave.keep(saved));
    QCOMPARE(contents(), traceFrom(saved));
}

void AutosaveTest::whatIsNotKeptLeavesTheFileAlone()
{
    Rng rng(5);
    SavedMatch saved = opened<bieten::State>(rng);
    Autosave autosave(&*store_);
    QVERIFY(!autosave.beginMatch(gameOf(saved.match)));
    QVERIFY(!autosave.keep(saved));
    const QByteArray before = contents();
    autosave.pause();
    goOn(saved, rng);
    QVERIFY(!autosave.keep(saved));
    QVERIFY(!autosave.putAway());
    QCOMPARE(contents(), before);
}

QTEST_GUILESS_MAIN(AutosaveTest)
#include "autosave_test.moc"
