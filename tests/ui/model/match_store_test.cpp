#include "ui/model/match_store.h"

#include "core/record/trace.h"
#include "tests/support/faults.h"
#include "tests/support/small_disk.h"
#include "ui/model/any_match.h"
#include "ui/model/any_rules.h"
#include "ui/model/private_file.h"

#include "ui/words/words.h"

#include <QtTest>

#include <sys/stat.h>

using namespace weli;

namespace {

using BietenMatch = Timeline<bieten::State>;
const AnyGame bietenGame = GameOf<bieten::State> {};

/// A match played at random up to this many events.
SavedMatch played(int events, int players = 3, int target = 0)
{
    Rng rng(7);
    const auto seated = defaultPlayers(players, "Jörg \"the\" \\ one");
    auto rules = rulesOf(bieten::Preset::Tirol, players);
    if (target > 0) rules.target = rules.games = static_cast<std::uint8_t>(target);
    BietenMatch match(rules, players, seatAt(0));
    while (static_cast<int>(match.length()) < events && !isOver(match.state())) {
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(packOf(wholePack(match.state())), rng));
            continue;
        }
        const Seat seat = seatAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(players))));
        const auto legal = legalActions(match.state(), seat);
        if (legal.empty()) continue;
        if (!match.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]))
            qFatal("a legal action was refused");
    }
    return { match, seated, 2 };
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class MatchStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatWasSavedIsLoaded();
    void nothingSavedLoadsNothing();
    void aPlainTraceIsReadWithUsualPlayers();
    void everyKindOfPlayerIsKept();
    void whoHasNoPlaceInTheGamePlaysAsItsLevel();
    void aWindowSeatsOnePerson();
    void aWrongWordForAPlayerIsAnErrorThatNamesIt_data();
    void aWrongWordForAPlayerIsAnErrorThatNamesIt();
    void aFullDiskKeepsTheOldFile();
    void anUnwritableFolderIsSaid();
    void aBrokenFileIsNamedWithItsLineAndKept();
    void twoBrokenFilesAreBothKept();
    void aFileWithoutAWholeMatchLineIsBroken();
    void aLineThatIsBrokenThoughItEndsIsAnError();
    void linesAreAddedOnlyToTheFileThatIsMeant();
    void aFullDiskTakesNoHalfALine();
    void putAwayMatchesNeverOverwriteEachOther();
    void straysAreSwept();
    void eachGameHasAFileOfItsOwn();
    void theOneMatchOfAnOlderWeliGoesToItsGame();
    void theMatchOfAnOlderWeliMakesNoRoom();
    void aBrokenMatchOfAnOlderWeliIsKept();
    void namesAreOneShortPlainLine_data();
    void namesAreOneShortPlainLine();
    void namesInAFileAreCleaned();
    void aGuestIsCalledByTheNameGivenSince();
    void onlyRegularFilesAreOpened_data();
    void onlyRegularFilesAreOpened();
    void aFileThatIsTooLargeIsSaid();
    void theLongestMatchOfAnEveningIsReadAgain();
    void aFileOfANewerFormatStaysWhereItIs();
    void everyBrokenFileIsKept();
    void aMatchFromBeforeThereWasAnOptionOpensWithItsUsualValue();
    void anOptionOfANewerWeliIsLeftAlone();
    void whatTheDiskDoesNotGiveNowIsNotBroken();
    void whatWasDeletedCanBeRestoredForAMonth();
    void whatIsKeptBesideAMatchGoesWithIt();
    void whereItCannotGoAlongTheMatchStays();
    void filesAreTheUsersAlone();

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::optional<MatchStore> store_;
};

void MatchStoreTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    store_.emplace(folder_->filePath("new folder"));
}

void MatchStoreTest::whatWasSavedIsLoaded()
{
    for (const int events : { 0, 1, 5, 40, 4000 }) {
        const SavedMatch saved = played(events);
        QVERIFY(!store_->save(saved));
        const auto loaded = store_->load(bietenGame);
        QVERIFY(std::holds_alternative<SavedMatch>(loaded));
        QVERIFY(std::get<SavedMatch>(loaded) == saved);
    }
}

void MatchStoreTest::nothingSavedLoadsNothing()
{
    QVERIFY(!store_->has(bietenGame));
    QVERIFY(std::holds_alternative<std::monostate>(store_->load(bietenGame)));
}

void MatchStoreTest::aPlainTraceIsReadWithUsualPlayers()
{
    const QString file = folder_->filePath("plain.jsonl");
    QByteArray trace = QByteArray::fromStdString(traceOf(played(9)));
    const auto from = trace.indexOf(",\"table\"");
    trace.remove(from, trace.indexOf("}\n") - from);
    write(file, trace);
    const auto found = MatchStore::read(file, "Vroni");
    QVERIFY(std::holds_alternative<SavedMatch>(found));
    const auto& saved = std::get<SavedMatch>(found);
    QVERIFY(saved.match == played(9).match);
    QCOMPARE(saved.players.size(), std::size_t { 3 });
    QCOMPARE(saved.players.front(), (Player { "Vroni", Person {} }));
    QCOMPARE(personAmong(saved.players), seatAt(0));
    QCOMPARE(saved.undone, 0);
}

void MatchStoreTest::everyKindOfPlayerIsKept()
{
    SavedMatch saved = played(4, 4);
    const AnyAction cut = bieten::Action::cut(5);
    saved.players[1].who = Person {};
    saved.players[2].who = Script { { cut }, { bots::Level::Easy } };
    saved.players[3].who = Bot { bots::characters().front(), true };
    saved.hints = 2;
    QVERIFY(!store_->save(saved));
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == saved);
}

/// A file of another day may name one.
void MatchStoreTest::whoHasNoPlaceInTheGamePlaysAsItsLevel()
{
    SavedMatch saved = played(4);
    saved.players[1].who = Bot { { bots::Level::Book, bots::Character::Bookman } };
    QVERIFY(!store_->save(saved));
    QVERIFY(contents(store_->fileOf(bietenGame)).contains("bookman"));
    const auto opened = std::get<SavedMatch>(store_->load(bietenGame));
    QVERIFY(opened.match == saved.match);
    QCOMPARE(mindOf(opened.players[1]), bots::Mind(bots::Level::Book));
}

void MatchStoreTest::aWindowSeatsOnePerson()
{
    SavedMatch saved = played(4);
    saved.players[1].who = Person {};
    const auto alone = withOnePerson(saved.players);
    QVERIFY(isPerson(alone[0]));
    QCOMPARE(mindOf(alone[1]), bots::Level::Book);
    QCOMPARE(alone[2], saved.players[2]);
}

void MatchStoreTest::aWrongWordForAPlayerIsAnErrorThatNamesIt_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::addColumn<QString>("why");
    QTest::newRow("level") << QByteArray(R"("level":"book")") << QByteArray(R"("level":"bok")")
                           << "there is no level “bok”";
    QTest::newRow("number") << QByteArray(R"("level":"book")") << QByteArray(R"("level":7)")
                            << "there is no level “7”";
    QTest::newRow("script") << QByteArray(R"("script":["cut 5"])")
                            << QByteArray(R"("script":["cut it"])")
                            << R"(there is no action "cut it")";
}

void MatchStoreTest::aWrongWordForAPlayerIsAnErrorThatNamesIt()
{
    QFETCH(QByteArray, right);
    QFETCH(QByteArray, wrong);
    QFETCH(QString, why);
    SavedMatch saved = played(9);
    saved.players[2].who = Script { { AnyAction(bieten::Action::cut(5)) }, {} };
    QVERIFY(!store_->save(saved));
    QByteArray trace = contents(store_->fileOf(bietenGame));
    trace.replace(right, wrong);
    write(store_->fileOf(bietenGame), trace);
    const auto loaded = store_->load(bietenGame);
    QVERIFY(std::holds_alternative<BrokenFile>(loaded));
    const auto& broken = std::get<BrokenFile>(loaded);
    QCOMPARE(broken.line, 1);
    QCOMPARE(broken.why, why);
    QCOMPARE(contents(broken.keptAs), trace);
}

void MatchStoreTest::aFullDiskKeepsTheOldFile()
{
    const SavedMatch saved = played(20);
    QVERIFY(!store_->save(saved));
    const QByteArray before = contents(store_->fileOf(bietenGame));
    for (const auto room : { before.size() / 2, qsizetype { 0 } }) {
        const SmallDisk disk(static_cast<rlim_t>(room));
        const auto problem = store_->save(played(21));
        QVERIFY(problem);
        QVERIFY(problem->contains("bieten.weli"));
    }
    QCOMPARE(contents(store_->fileOf(bietenGame)), before);
    QVERIFY(!store_->save(played(21)));
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == played(21));
}

void MatchStoreTest::anUnwritableFolderIsSaid()
{
    QVERIFY(MatchStore("/proc/weli").save(played(3)));
    QVERIFY(MatchStore("/proc/weli").putAway(bietenGame));
}

void MatchStoreTest::aBrokenFileIsNamedWithItsLineAndKept()
{
    QVERIFY(!store_->save(played(6)));
    QList<QByteArray> lines = contents(store_->fileOf(bietenGame)).split('\n');
    lines[3] = R"({"type":"act","seat":1,"action":"play XX"})";
    write(store_->fileOf(bietenGame), lines.join('\n'));

    const auto loaded = store_->load(bietenGame);
    QVERIFY(std::holds_alternative<BrokenFile>(loaded));
    const auto& broken = std::get<BrokenFile>(loaded);
    QCOMPARE(broken.line, 4);
    QVERIFY(!broken.why.isEmpty());
    QCOMPARE(contents(broken.keptAs), lines.join('\n'));
    QVERIFY(!store_->has(bietenGame));
    QVERIFY(!store_->save(played(3))); // a new match can be played
    QVERIFY(QFile::exists(broken.keptAs));
}

void MatchStoreTest::twoBrokenFilesAreBothKept()
{
    QSet<QString> kept;
    for (const char* text : { "one", "two" }) {
        QVERIFY(!store_->save(played(1)));
        write(store_->fileOf(bietenGame), text);
        const BrokenFile broken = std::get<BrokenFile>(store_->load(bietenGame));
        QCOMPARE(contents(broken.keptAs), QByteArray(text));
        kept.insert(broken.keptAs);
    }
    QCOMPARE(kept.size(), 2);
}

void MatchStoreTest::aFileWithoutAWholeMatchLineIsBroken()
{
    QVERIFY(!store_->save(played(12)));
    const QByteArray whole = contents(store_->fileOf(bietenGame));
    const QByteArray matchLine = whole.left(whole.indexOf('\n'));
    for (const QByteArray& text : { matchLine.chopped(1), matchLine.left(10), QByteArray() }) {
        write(store_->fileOf(bietenGame), text);
        QVERIFY(std::holds_alternative<BrokenFile>(store_->load(bietenGame)));
    }
}

void MatchStoreTest::aLineThatIsBrokenThoughItEndsIsAnError()
{
    QVERIFY(!store_->save(played(12)));
    const QByteArray whole = contents(store_->fileOf(bietenGame));
    write(store_->fileOf(bietenGame), whole.chopped(10) + '\n');
    const auto broken = std::get<BrokenFile>(store_->load(bietenGame));
    QCOMPARE(broken.line, 13);
}

void MatchStoreTest::linesAreAddedOnlyToTheFileThatIsMeant()
{
    const QString file = store_->fileOf(bietenGame);
    QVERIFY(!appendPrivate(file, "a\n", 0)); // there is none
    QVERIFY(!store_->save(played(12)));
    const QByteArray before = contents(store_->fileOf(bietenGame));
    QVERIFY(!appendPrivate(file, "a\n", before.size() - 1));
    QCOMPARE(contents(store_->fileOf(bietenGame)), before);
    QVERIFY(appendPrivate(file, "a\n", before.size()));
    QCOMPARE(contents(store_->fileOf(bietenGame)), before + "a\n");
}

void MatchStoreTest::aFullDiskTakesNoHalfALine()
{
    QVERIFY(!store_->save(played(12)));
    const QByteArray before = contents(store_->fileOf(bietenGame));
    const SmallDisk disk(static_cast<rlim_t>(before.size() + 5));
    QVERIFY(!appendPrivate(store_->fileOf(bietenGame), QByteArray(20, 'x'), before.size()));
    QCOMPARE(contents(store_->fileOf(bietenGame)), before);
}

void MatchStoreTest::putAwayMatchesNeverOverwriteEachOther()
{
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!store_->save(played(i)));
        QVERIFY(!store_->putAway(bietenGame));
        QVERIFY(!store_->has(bietenGame));
    }
    const QDir history(store_->historyFolder());
    QCOMPARE(history.entryList(QDir::Files).size(), 3);
    for (const QString& name : history.entryList(QDir::Files))
        QVERIFY(
            std::holds_alternative<SavedMatch>(MatchStore::read(history.filePath(name), "Vroni")));
}

void MatchStoreTest::straysAreSwept()
{
    QVERIFY(!store_->save(played(5)));
    write(store_->fileOf(bietenGame) + ".aBcDeF", "stray");
    store_->sweep();
    QVERIFY(!QFile::exists(store_->fileOf(bietenGame) + ".aBcDeF"));
    QVERIFY(store_->has(bietenGame));
}

void MatchStoreTest::eachGameHasAFileOfItsOwn()
{
    QSet<QString> files;
    for (const AnyGame& game : games) {
        const int players = defaultPlayers(game);
        const SavedMatch saved { newMatch(defaultRules(game, players), players, seatAt(1)),
            defaultPlayers(players, "Jörg"), 0 };
        QVERIFY(!store_->save(saved));
        QVERIFY(std::get<SavedMatch>(store_->load(game)) == saved);
        files << store_->fileOf(game);
    }
    QCOMPARE(files.size(), static_cast<qsizetype>(games.size()));
    QVERIFY(!store_->putAway(games[1]));
    QVERIFY(store_->has(games[0]) && !store_->has(games[1]) && store_->has(games[2]));
}

void MatchStoreTest::theOneMatchOfAnOlderWeliGoesToItsGame()
{
    QVERIFY(!store_->takeOver()); // there is none
    const SavedMatch saved = played(9);
    QVERIFY(!store_->save(saved));
    const QString old = folder_->filePath("new folder/current.weli");
    QVERIFY(QFile::rename(store_->fileOf(bietenGame), old));
    QVERIFY(!store_->takeOver());
    QVERIFY(!QFile::exists(old));
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == saved);
}

void MatchStoreTest::theMatchOfAnOlderWeliMakesNoRoom()
{
    QVERIFY(!store_->save(played(9)));
    const QString old = folder_->filePath("new folder/current.weli");
    QVERIFY(QFile::rename(store_->fileOf(bietenGame), old));
    const QByteArray before = contents(old);
    QVERIFY(!store_->save(played(20)));
    QVERIFY(!store_->takeOver());
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == played(20));
    const QDir history(store_->historyFolder());
    const QStringList kept = history.entryList(QDir::Files);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(contents(history.filePath(kept.front())), before);
}

void MatchStoreTest::aBrokenMatchOfAnOlderWeliIsKept()
{
    QVERIFY(!store_->save(played(9)));
    const QString old = folder_->filePath("new folder/current.weli");
    write(old, "one");
    const auto broken = store_->takeOver();
    QVERIFY(broken);
    QCOMPARE(broken->file, old);
    QCOMPARE(contents(broken->keptAs), QByteArray("one"));
    QVERIFY(!QFile::exists(old));
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == played(9));
}

void MatchStoreTest::namesAreOneShortPlainLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char* what, const QString& name, const QString& plain) {
        QTest::newRow(what) << name << plain;
    };
    row("plain", "Jörg", "Jörg");
    row("long", QString(200, 'x'), QString(40, 'x'));
    row("pictures", QString("🂡").repeated(30), QString("🂡").repeated(20));
    row("no half a picture", "x" + QString("🂡").repeated(30), "x" + QString("🂡").repeated(19));
    row("lines", "  a\nb\t c\u2028d ", "a b c d");
    row("control", QString("a\x1b[31mb\x07") + QChar(0x9B), "a[31mb");
    row("direction", QString("a\u202Eb\u2066c\u200Fd"), "abcd");
    row("half a picture", QString("a") + QChar(0xD83C), "a\uFFFD");
    row("marks", "<b>A & B</b>", "<b>A & B</b>");
    row("Persian", QString("می\u200Cخواهم"), QString("می\u200Cخواهم"));
    row("nothing", QString(QChar(0x202E)), "");
}

void MatchStoreTest::namesAreOneShortPlainLine()
{
    QFETCH(QString, name);
    QFETCH(QString, plain);
    QCOMPARE(plainName(name), plain);
}

void MatchStoreTest::namesInAFileAreCleaned()
{
    SavedMatch saved = played(4);
    saved.players[1].name = QString("Lu\u202Eis") + QString(100, '!');
    QVERIFY(!store_->save(saved));
    const auto loaded = store_->load(bietenGame);
    QCOMPARE(std::get<SavedMatch>(loaded).players[1].name, "Luis" + QString(36, '!'));
}

void MatchStoreTest::aGuestIsCalledByTheNameGivenSince()
{
    SavedMatch saved = played(4);
    saved.players[0] = { words::guest(), Person {} };
    QVERIFY(!store_->save(saved));
    const auto nameIn
        = [](const auto& found) { return std::get<SavedMatch>(found).players[0].name; };
    QCOMPARE(nameIn(store_->load(bietenGame)), words::guest());
    QCOMPARE(nameIn(store_->load(bietenGame, "Vroni")), QString("Vroni"));
    // Two of one name would be one on the slate.
    QCOMPARE(nameIn(store_->load(bietenGame, saved.players[1].name)), words::guest());
    saved.players[0].name = "Toni";
    QVERIFY(!store_->save(saved));
    QCOMPARE(nameIn(store_->load(bietenGame, "Vroni")), QString("Toni"));
}

void MatchStoreTest::onlyRegularFilesAreOpened_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("pipe") << "pipe.weli";
    QTest::newRow("link to a pipe") << "link.weli";
    QTest::newRow("folder") << ".";
    QTest::newRow("device") << "/dev/zero";
}

void MatchStoreTest::onlyRegularFilesAreOpened()
{
    QFETCH(QString, file);
    const QString pipe = folder_->filePath("pipe.weli");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, folder_->filePath("link.weli")));
    QElapsedTimer clock;
    clock.start();
    const auto found = MatchStore::read(QDir(folder_->path()).filePath(file), "Vroni");
    QVERIFY(clock.elapsed() < 1000);
    QCOMPARE(std::get<BrokenFile>(found).why, QString("it is not an ordinary file"));
}

void MatchStoreTest::aFileThatIsTooLargeIsSaid()
{
    const QString file = folder_->filePath("large.weli");
    const QByteArray right = QByteArray::fromStdString(traceOf(played(4)));
    write(file, right + QByteArray((64 << 20) - right.size(), '\n'));
    QVERIFY(std::get<BrokenFile>(MatchStore::read(file, "Vroni")).line > 0); // an empty line
    write(file, right + QByteArray((64 << 20) - right.size() + 1, '\n'));
    QCOMPARE(std::get<BrokenFile>(MatchStore::read(file, "Vroni")).why,
        QString("it is larger than 64 MiB"));
}

void MatchStoreTest::theLongestMatchOfAnEveningIsReadAgain()
{
    const SavedMatch longest = played(1'000'000, 4, 99);
    QVERIFY(isOver(longest.match));
    QVERIFY(lengthOf(longest.match) > 100'000);
    QVERIFY(!store_->save(longest));
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == longest);
}

void MatchStoreTest::aFileOfANewerFormatStaysWhereItIs()
{
    QVERIFY(!store_->save(played(12)));
    const QString file = store_->fileOf(bietenGame);
    const QByteArray newer = contents(file).replace("\"format\":1", "\"format\":2");
    write(file, newer);
    const auto broken = std::get<BrokenFile>(store_->load(bietenGame));
    QVERIFY(broken.fault == BrokenFile::Fault::Newer);
    QCOMPARE(broken.keptAs, QString());
    QCOMPARE(contents(file), newer);
    const QString old = folder_->filePath("new folder/current.weli");
    QVERIFY(QFile::rename(file, old));
    QVERIFY(store_->takeOver()->fault == BrokenFile::Fault::Newer);
    QCOMPARE(contents(old), newer);
}

void MatchStoreTest::everyBrokenFileIsKept()
{
    for (const char* text : { "one", "two", "three", "four", "five" }) {
        QVERIFY(!store_->save(played(1)));
        write(store_->fileOf(bietenGame), text);
        QVERIFY(!std::get<BrokenFile>(store_->load(bietenGame)).keptAs.isEmpty());
    }
    const QDir folder(folder_->filePath("new folder"));
    QSet<QByteArray> texts;
    for (const QString& name : folder.entryList({ "broken *" }, QDir::Files))
        texts << contents(folder.filePath(name));
    QCOMPARE(texts, (QSet<QByteArray> { "one", "two", "three", "four", "five" }));
}

void MatchStoreTest::aMatchFromBeforeThereWasAnOptionOpensWithItsUsualValue()
{
    for (const AnyGame& game : games) {
        const int players = defaultPlayers(game);
        const SavedMatch saved { newMatch(defaultRules(game, players), players, seatAt(1)),
            defaultPlayers(players, "Jörg"), 0 };
        const QJsonObject line
            = QJsonDocument::fromJson(QByteArray::fromStdString(traceOf(saved))).object();
        const QJsonObject rules = line.value("rules").toObject();
        QVERIFY(!rules.isEmpty());
        QVERIFY(!store_->save(saved));
        for (const QString& option : rules.keys()) {
            QJsonObject fewer = rules;
            fewer.remove(option);
            QJsonObject older = line;
            older["rules"] = fewer;
            write(store_->fileOf(game), QJsonDocument(older).toJson(QJsonDocument::Compact) + '\n');
            const auto found = store_->load(game);
            QVERIFY2(std::holds_alternative<SavedMatch>(found), qPrintable(option));
            QVERIFY2(std::get<SavedMatch>(found) == saved, qPrintable(option));
        }
    }
}

void MatchStoreTest::anOptionOfANewerWeliIsLeftAlone()
{
    QVERIFY(!store_->save(played(12)));
    const QString file = store_->fileOf(bietenGame);
    const QByteArray newer = contents(file).replace("\"rules\":{", "\"rules\":{\"moon\":true,");
    write(file, newer);
    const auto broken = std::get<BrokenFile>(store_->load(bietenGame));
    QVERIFY(broken.fault == BrokenFile::Fault::Newer);
    QCOMPARE(contents(file), newer);
}

void MatchStoreTest::whatTheDiskDoesNotGiveNowIsNotBroken()
{
    QVERIFY(!store_->save(played(12)));
    const QString file = store_->fileOf(bietenGame);
    const QByteArray before = contents(file);
    {
        const Faults fault(QFile::encodeName(file), 2, Faults::Kind::Io); // opened, then read
        const auto broken = std::get<BrokenFile>(store_->load(bietenGame));
        QVERIFY(fault.happened());
        QVERIFY(broken.fault == BrokenFile::Fault::NotNow);
        QCOMPARE(broken.keptAs, QString());
    }
    QCOMPARE(contents(file), before);
    QVERIFY(std::get<SavedMatch>(store_->load(bietenGame)) == played(12));
}

void MatchStoreTest::whatWasDeletedCanBeRestoredForAMonth()
{
    QVERIFY(!store_->save(played(5)));
    QVERIFY(!store_->putAway(bietenGame));
    const QString file = store_->keptFiles().front().filePath();
    QVERIFY(!store_->discard(file));
    QVERIFY(store_->keptFiles().isEmpty());
    const QDateTime now = QDateTime::currentDateTime();
    store_->sweep(); // another window starts
    store_->sweep(now.addDays(29));
    QVERIFY(!store_->restore(file));
    QCOMPARE(store_->keptFiles().size(), 1);
    QVERIFY(!store_->discard(file));
    store_->sweep(now.addDays(32));
    QVERIFY(QDir(store_->historyFolder()).isEmpty());
}

void MatchStoreTest::whatIsKeptBesideAMatchGoesWithIt()
{
    const QString played = store_->fileOf(bietenGame);
    QVERIFY(!store_->save(::played(5)));
    write(MatchStore::notesBeside(played), "notes");
    write(MatchStore::reviewBeside(played), "review");
    const auto isAllAt = [](const QString& file) {
        return contents(MatchStore::notesBeside(file)) == "notes"
            && contents(MatchStore::reviewBeside(file)) == "review";
    };
    QVERIFY(!store_->putAway(bietenGame));
    const QString kept = store_->keptFiles().front().filePath();
    QVERIFY(isAllAt(kept));
    QVERIFY(!QFileInfo::exists(MatchStore::notesBeside(played)));
    // Deleting can be undone.
    QVERIFY(!store_->discard(kept) && !store_->restore(kept));
    QVERIFY(isAllAt(kept));
    // What lies there without a match is not written over.
    write(MatchStore::notesBeside(played), "others");
    QVERIFY(!store_->takeOut(kept, bietenGame));
    QVERIFY(isAllAt(played));
    QCOMPARE(contents(MatchStore::notesBeside(played) + ".broken"), QByteArray("others"));
    // A match that is moved aside, because it is broken, has it, too.
    write(played, "no match");
    const auto broken = store_->load(bietenGame);
    QVERIFY(isAllAt(std::get<BrokenFile>(broken).keptAs));
    // It goes for good with its match.
    QVERIFY(!store_->save(::played(5)));
    write(MatchStore::notesBeside(played), "notes");
    QVERIFY(!store_->putAway(bietenGame));
    const QString deleted = store_->keptFiles().front().filePath();
    QVERIFY(!store_->discard(deleted));
    store_->sweep(QDateTime::currentDateTime().addDays(32));
    QVERIFY(QDir(store_->historyFolder()).isEmpty());
}

void MatchStoreTest::whereItCannotGoAlongTheMatchStays()
{
    const QString file = store_->fileOf(bietenGame);
    QVERIFY(!store_->save(played(5)));
    write(MatchStore::notesBeside(file), "notes");
    write(MatchStore::reviewBeside(file), "review");
    const QByteArray match = contents(file);
    for (int nth = 1;; ++nth) {
        const Faults faults(QFileInfo(file).path().toUtf8(), nth, Faults::Kind::Io);
        const auto problem = store_->putAway(bietenGame);
        if (!faults.happened()) {
            QVERIFY(!problem && nth > 3);
            break;
        }
        if (!problem) { // it did not matter
            const QString kept = store_->keptFiles().front().filePath();
            QVERIFY(!store_->takeOut(kept, bietenGame));
        }
        QCOMPARE(contents(file), match);
        QCOMPARE(contents(MatchStore::notesBeside(file)), QByteArray("notes"));
        QCOMPARE(contents(MatchStore::reviewBeside(file)), QByteArray("review"));
    }
}

void MatchStoreTest::filesAreTheUsersAlone()
{
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
        | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    const auto isPrivate
        = [](const QString& name) { return (QFile::permissions(name) & others) == 0; };
    QVERIFY(!store_->save(played(9)));
    const QString file = store_->fileOf(bietenGame);
    QVERIFY(isPrivate(file));
    QVERIFY(isPrivate(QFileInfo(file).path()));
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    store_->sweep(); // an older Weli left it so
    QVERIFY(isPrivate(file));
    QVERIFY(!store_->putAway(bietenGame));
    QVERIFY(isPrivate(store_->historyFolder()));
}

QTEST_GUILESS_MAIN(MatchStoreTest)
#include "match_store_test.moc"
