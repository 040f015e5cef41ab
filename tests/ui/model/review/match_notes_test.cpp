#include "ui/model/review/match_notes.h"

#include "tests/support/small_disk.h"
#include "ui/model/any_match.h"
#include "ui/model/file_lock.h"
#include "ui/model/match_store.h"

#include <QtTest>

using namespace weli;

class MatchNotesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsWrittenIsThereTheNextTime();
    void anotherNoteTakesItsPlaceAndAnEmptyOneRemovesIt();
    void notesOfAnotherWindowStay();
    void aNoteOfAnActThatWasTakenBackWaitsForIt();
    void aNoteOfAnotherMatchInThisFileWaitsForIt();
    void aNoteOfAnOlderWeliBelongsToItsEvent();
    void whatAnotherWindowIsWritingIsNotWaitedFor();
    void aLineThatCannotBeReadIsToldAndStays_data();
    void aLineThatCannotBeReadIsToldAndStays();
    void theFileOfANewerWeliIsLeftAlone();
    void aFullDiskLosesNothing();
    void aNoteIsOneShortPlainLine();
    void withoutAFileNothingIsKept();

private:
    [[nodiscard]] MatchNotes opened() const
    {
        MatchNotes notes;
        notes.open(match_, file_);
        return notes;
    }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(file_);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray& bytes) const
    {
        QFile file(file_);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    AnyMatch match_ { Timeline<mittlere::State>({}, 3, {}) };
    std::unique_ptr<QTemporaryDir> folder_;
    QString file_;
};

void MatchNotesTest::init()
{
    const auto read = MatchStore::read(WELI_SOURCE_DIR "/tests/traces/mittlere.jsonl", "Ich");
    match_ = std::get<SavedMatch>(read).match;
    folder_ = std::make_unique<QTemporaryDir>();
    file_ = MatchStore::notesBeside(folder_->filePath("over.weli"));
}

void MatchNotesTest::whatIsWrittenIsThereTheNextTime()
{
    MatchNotes notes = opened();
    QVERIFY(notes.canBeKept() && notes.all().empty() && notes.trouble().isEmpty());
    QVERIFY(!notes.write(20, "Zwei über \"Herz\""));
    QVERIFY(!notes.write(7, "först"));
    const std::map<int, QString> both { { 7, "först" }, { 20, "Zwei über \"Herz\"" } };
    QCOMPARE(notes.all(), both);
    QCOMPARE(opened().all(), both);
    QCOMPARE(bytes().count('\n'), 3); // with its head, in the order of the match
    QVERIFY(bytes().indexOf("först") < bytes().indexOf("Zwei"));
    QCOMPARE(
        QFile::permissions(file_) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void MatchNotesTest::anotherNoteTakesItsPlaceAndAnEmptyOneRemovesIt()
{
    MatchNotes notes = opened();
    QVERIFY(!notes.write(20, "one"));
    QVERIFY(!notes.write(20, "two"));
    QCOMPARE(opened().at(20), QString("two"));
    QVERIFY(!notes.write(20, " "));
    QVERIFY(opened().all().empty());
    QVERIFY(!bytes().contains("two"));
}

void MatchNotesTest::notesOfAnotherWindowStay()
{
    MatchNotes one = opened();
    MatchNotes other = opened();
    QVERIFY(!one.write(20, "one"));
    QVERIFY(!other.write(30, "other"));
    const std::map<int, QString> both { { 20, "one" }, { 30, "other" } };
    QCOMPARE(opened().all(), both);
    QCOMPARE(other.all(), both);
}

void MatchNotesTest::aNoteOfAnActThatWasTakenBackWaitsForIt()
{
    QVERIFY(!opened().write(20, "here"));
    const AnyMatch whole = match_;
    rewind(match_, 20);
    MatchNotes notes = opened();
    QVERIFY(notes.all().empty());
    QVERIFY(!notes.write(7, "there"));
    match_ = whole;
    QCOMPARE(opened().at(20), QString("here"));
    QCOMPARE(opened().at(7), QString("there"));
    // Another act in its place has no note.
    write(bytes().replace("play", "discard"));
    QCOMPARE(opened().at(20), QString());
}

void MatchNotesTest::aNoteOfAnotherMatchInThisFileWaitsForIt()
{
    QVERIFY(!opened().write(0, "here"));
    const AnyMatch first = match_;
    Timeline<mittlere::State> other({}, 3, {});
    Rng rng(5);
    other.takePack(shuffled(packOf(wholePack(other.state())), rng));
    match_ = other;
    QVERIFY(opened().all().empty());
    QVERIFY(!opened().write(0, "there"));
    QCOMPARE(opened().at(0), QString("there"));
    match_ = first;
    QCOMPARE(opened().at(0), QString("here"));
}

void MatchNotesTest::aNoteOfAnOlderWeliBelongsToItsEvent()
{
    write("{\"type\":\"notes\",\"format\":1}\n"
          R"({"type":"note","at":0,"event":"pack","text":"old"})"
          "\n");
    QCOMPARE(opened().at(0), QString("old"));
}

void MatchNotesTest::whatAnotherWindowIsWritingIsNotWaitedFor()
{
    QVERIFY(!opened().write(7, "first"));
    const QByteArray before = bytes();
    MatchNotes notes = opened();
    {
        const FileLock another(file_);
        const auto problem = notes.write(20, "second");
        QVERIFY(problem && problem->contains(file_));
        QCOMPARE(bytes(), before);
    }
    QVERIFY(!notes.write(20, "second"));
}

void MatchNotesTest::aLineThatCannotBeReadIsToldAndStays_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no object") << QByteArray("{\"type\":\"note\",\"at\":");
    QTest::newRow("not JSON") << QByteArray("\x01\xff what?");
    QTest::newRow("no place") << QByteArray(R"({"type":"note","event":"pack","text":"a"})");
    QTest::newRow("no text") << QByteArray(R"({"type":"note","at":3,"event":"pack","text":4})");
    QTest::newRow("no type") << QByteArray(R"({"at":3})");
}

void MatchNotesTest::aLineThatCannotBeReadIsToldAndStays()
{
    QFETCH(const QByteArray, line);
    QVERIFY(!opened().write(7, "first"));
    const QByteArray head = bytes();
    QVERIFY(!opened().write(20, "second"));
    const QByteArray second = bytes().mid(head.size());
    write(head + line + '\n' + second);
    MatchNotes notes = opened();
    QVERIFY2(notes.trouble().startsWith("Line 3 of " + file_), qPrintable(notes.trouble()));
    QCOMPARE(notes.at(7), QString("first"));
    QCOMPARE(notes.at(20), QString("second"));
    QVERIFY(!notes.write(30, "third"));
    QVERIFY(bytes().startsWith(head + line + '\n' + second));
    QCOMPARE(opened().at(30), QString("third"));
    // What only another version knows is no trouble.
    write(head + R"({"type":"drawing","at":3})" + '\n');
    QVERIFY(opened().trouble().isEmpty());
    QVERIFY(!opened().write(20, "second"));
    QVERIFY(bytes().contains("drawing"));
}

void MatchNotesTest::theFileOfANewerWeliIsLeftAlone()
{
    const QByteArray newer = "{\"type\":\"notes\",\"format\":2}\n{\"type\":\"note\"}\n";
    write(newer);
    MatchNotes notes = opened();
    QVERIFY(notes.trouble().contains(file_));
    QVERIFY(notes.write(7, "first"));
    QCOMPARE(bytes(), newer);
}

void MatchNotesTest::aFullDiskLosesNothing()
{
    QVERIFY(!opened().write(7, "first"));
    const QByteArray before = bytes();
    MatchNotes notes = opened();
    {
        const SmallDisk disk(20);
        QVERIFY(notes.write(7, "second"));
    }
    QCOMPARE(bytes(), before);
    QCOMPARE(notes.at(7), QString("first"));
}

void MatchNotesTest::aNoteIsOneShortPlainLine()
{
    QVERIFY(!opened().write(7, QString("a\nb\u202e c") + QString(500, 'x')));
    const QString kept = opened().at(7);
    QVERIFY(kept.startsWith("a b c"));
    QCOMPARE(kept.size(), longestNote);
}

void MatchNotesTest::withoutAFileNothingIsKept()
{
    MatchNotes notes;
    notes.open(match_, {});
    QVERIFY(!notes.canBeKept() && notes.all().empty());
}

QTEST_APPLESS_MAIN(MatchNotesTest)

#include "match_notes_test.moc"
