#include "tests/support/small_disk.h"
#include "ui/model/file_lock.h"
#include "ui/model/kept_values.h"
#include "ui/model/private_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <sys/stat.h>
#include <thread>

using namespace weli;

class KeptValuesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void whatIsChangedIsReadAndTheRestStays();
    void whatAnotherWindowHasWrittenStays();
    void twoWindowsThatWriteAtOnceBothWrite();
    void anOlderFileIsReadAndStaysAsItIs();
    void anArrayIsNoLongerThanWhatIsThere();
    void aDamagedFileIsKeptUnderAnotherName();
    void whatCannotBeReadNowIsNotWrittenOver_data();
    void whatCannotBeReadNowIsNotWrittenOver();
    void anOlderFileThatCannotBeReadNowIsNotReplaced();
    void aNewerFileIsLeftAlone();
    void aFullDiskIsToldAndTheFileIsAsItWas();
    void onlyThePersonReadsIt();
    void whatIsTakenOutOthersMayRead();

private:
    [[nodiscard]] QString path(const QString& name = "values.json") const
    {
        return folder_->filePath(name);
    }
    void write(const QByteArray& bytes, const QString& name = "values.json") const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray bytes(const QString& name = "values.json") const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] std::optional<QString> set(const QString& key, const QJsonValue& value) const
    {
        return KeptValues(path()).change([&](QJsonObject& values) { values[key] = value; });
    }
    [[nodiscard]] QJsonObject values() const { return KeptValues(path()).read().values; }

    std::unique_ptr<QTemporaryDir> folder_;
};

void KeptValuesTest::whatIsChangedIsReadAndTheRestStays()
{
    QVERIFY(values().isEmpty());
    write(R"({"format":1,"of a later version":[1,2],"letters":90})");
    QVERIFY(!set("letters", 125));
    QCOMPARE(values().value("letters").toInt(), 125);
    QCOMPARE(values().value("of a later version").toArray().size(), 2);
}

void KeptValuesTest::whatAnotherWindowHasWrittenStays()
{
    const KeptValues mine(path());
    QVERIFY(mine.read().values.isEmpty());
    QVERIFY(!set("of another", "window"));
    QVERIFY(!mine.change([](QJsonObject& values) { values["mine"] = true; }));
    QCOMPARE(values().value("of another").toString(), QString("window"));
    QVERIFY(values().value("mine").toBool());
}

void KeptValuesTest::twoWindowsThatWriteAtOnceBothWrite()
{
    const auto count = [this](const QString& who) {
        for (int i = 0; i < 30; ++i) {
            if (set(who + QString::number(i), i)) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // so that both get a turn
        }
    };
    {
        const std::jthread one([&count] { count("a"); });
        const std::jthread other([&count] { count("b"); });
    }
    QCOMPARE(values().size(), 61); // and the format
}

void KeptValuesTest::anOlderFileIsReadAndStaysAsItIs()
{
    const QByteArray old = "[General]\nletters=125\nwindow=@ByteArray(\\0\\x1x)\n"
                           "[bieten]\nseats\\1\\name=\"Jörg, the second\"\nseats\\size=1\n";
    write(old, "values.ini");
    QCOMPARE(values().value("letters").toString(), QString("125"));
    QCOMPARE(QByteArray::fromBase64(values().value("window").toString().toLatin1()),
        QByteArray("\0\x01x", 3));
    const QJsonArray seats = values().value("bieten").toObject().value("seats").toArray();
    QCOMPARE(seats.size(), 1);
    QCOMPARE(seats[0].toObject().value("name").toString(), QString("Jörg, the second"));
    QVERIFY(!set("letters", 90));
    QCOMPARE(values().value("letters").toInt(), 90);
    QCOMPARE(values().value("bieten").toObject().value("seats").toArray(), seats);
    QCOMPARE(bytes("values.ini"), old);
}

void KeptValuesTest::anArrayIsNoLongerThanWhatIsThere()
{
    write(
        "[bieten]\nseats\\1\\name=A\nseats\\2\\name=B\nseats\\size=1000000000000\n", "values.ini");
    QCOMPARE(values().value("bieten").toObject().value("seats").toArray().size(), 2);
}

void KeptValuesTest::aDamagedFileIsKeptUnderAnotherName()
{
    for (const QByteArray& text : { QByteArray(R"({"format":1,"lett)"), QByteArray("{}") }) {
        write(text);
        const KeptValues::Read read = KeptValues(path()).read();
        QVERIFY(read.values.isEmpty());
        const QStringList kept = QDir(folder_->path()).entryList({ "*.broken*" }, QDir::Files);
        QVERIFY(read.trouble.contains(kept.last()));
        QCOMPARE(bytes(kept.last()), text);
        QVERIFY(!set("letters", 125));
        QCOMPARE(values().value("letters").toInt(), 125);
    }
}

void KeptValuesTest::whatCannotBeReadNowIsNotWrittenOver_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : { "a pipe", "a folder", "a link to itself", "too large" })
        QTest::newRow(what) << what;
}

void KeptValuesTest::whatCannotBeReadNowIsNotWrittenOver()
{
    QFETCH(QString, what);
    if (what == "a pipe") QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    if (what == "a folder") QVERIFY(QDir().mkdir(path()));
    if (what == "a link to itself") QVERIFY(QFile::link(path(), path()));
    if (what == "too large") write(QByteArray((1 << 20) + 1, ' '));
    const KeptValues::Read read = KeptValues(path()).read();
    QVERIFY(read.values.isEmpty());
    QVERIFY(read.trouble.contains(path()));
    const auto before = QDir(folder_->path()).entryInfoList(QDir::AllEntries | QDir::System);
    const auto problem = set("letters", 125);
    QVERIFY(problem && problem->contains(path()));
    QCOMPARE(QDir(folder_->path()).entryInfoList(QDir::AllEntries | QDir::System), before);
}

void KeptValuesTest::anOlderFileThatCannotBeReadNowIsNotReplaced()
{
    QVERIFY(QFile::link(path("values.ini"), path("values.ini")));
    QVERIFY(set("letters", 125));
    QVERIFY(!QFile::exists(path()));
}

void KeptValuesTest::aNewerFileIsLeftAlone()
{
    const QByteArray newer = R"({"format":2,"letters":{"percent":90}})";
    write(newer);
    QVERIFY(KeptValues(path()).read().trouble.contains(path()));
    QVERIFY(set("letters", 125));
    QCOMPARE(bytes(), newer);
}

void KeptValuesTest::aFullDiskIsToldAndTheFileIsAsItWas()
{
    QVERIFY(!set("name", QString(3000, 'x')));
    const QByteArray before = bytes();
    {
        const SmallDisk full(2000);
        const auto problem = set("letters", 125);
        QVERIFY(problem && problem->contains(path()));
    }
    QCOMPARE(bytes(), before);
    QVERIFY(!set("letters", 125));
}

void KeptValuesTest::onlyThePersonReadsIt()
{
    QVERIFY(!KeptValues(path("new/values.json")).change([](QJsonObject&) {}));
    constexpr auto others = QFile::ReadGroup | QFile::ReadOther | QFile::ExeGroup | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(path("new/values.json")) & others));
    QVERIFY(!(QFile::permissions(path("new")) & others));
}

/// A book or a match that is given away is no secret; what is kept is.
void KeptValuesTest::whatIsTakenOutOthersMayRead()
{
    const mode_t before = ::umask(022);
    QCOMPARE(writeShared(path("book.pdf"), "%PDF"), std::nullopt);
    QCOMPARE(writePrivate(path("kept.json"), "{}"), std::nullopt);
    ::umask(before);
    QVERIFY(QFile(path("book.pdf")).permissions().testFlag(QFileDevice::ReadOther));
    QVERIFY(!QFile(path("kept.json")).permissions().testFlag(QFileDevice::ReadOther));
}

QTEST_GUILESS_MAIN(KeptValuesTest)
#include "kept_values_test.moc"
