#include "ui/model/drills/drill_store.h"

#include <QtTest>

using namespace weli;
using drill::Kind;

namespace {

const QDate today(2026, 1, 31);

struct Folder {
    [[nodiscard]] QString file() const { return folder.filePath("drills.json"); }
    [[nodiscard]] QByteArray bytes(const QString& name = "drills.json") const
    {
        QFile in(folder.filePath(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void write(const QByteArray& bytes) const
    {
        QFile out(file());
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) std::abort();
    }

    QTemporaryDir folder;
};

} // namespace

class DrillStoreTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsAnsweredIsKept();
    void whatIsNotKnownStays();
    void aBrokenFileIsKeptUnderAnotherName_data();
    void aBrokenFileIsKeptUnderAnotherName();
    void whatCanBeReadOfItStays();
    void aNewerFileStaysAsItIs();
    void whatCannotBeWrittenIsSaid();
};

void DrillStoreTest::whatIsAnsweredIsKept()
{
    const Folder folder;
    const DrillStore store(folder.file());
    QVERIFY(store.read().boxes == DrillBoxes());
    QVERIFY(store.read().trouble.isEmpty());
    QVERIFY(!store.answered(Kind::MittlereTrump, true, today));
    QVERIFY(!store.answered(Kind::BietenBest, false, today));
    const DrillStore other(folder.file());
    QVERIFY(other.read().boxes[Kind::MittlereTrump] == (DrillBox { 1, today.addDays(1) }));
    QVERIFY(other.read().boxes[Kind::BietenBest] == (DrillBox { 0, today }));
    QVERIFY(!other.read().boxes[Kind::BietenBids].due);
}

void DrillStoreTest::whatIsNotKnownStays()
{
    const Folder folder;
    folder.write(R"({"format":1,"kinds":{"tarock-bid":{"box":7,"due":"soon"}}})");
    const DrillStore store(folder.file());
    QVERIFY(store.read().trouble.isEmpty());
    QVERIFY(!store.answered(Kind::MittlereTrump, true, today));
    QVERIFY(folder.bytes().contains("tarock-bid") && folder.bytes().contains("soon"));
}

void DrillStoreTest::aBrokenFileIsKeptUnderAnotherName_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("cut") << QByteArray(R"({"format":1,"kin)");
    QTest::newRow("no json") << QByteArray("[general]\nbox=3\n");
    QTest::newRow("no format") << QByteArray(R"({"kinds":{}})");
    QTest::newRow("no kinds") << QByteArray(R"({"format":1})");
    QTest::newRow("box too high") << QByteArray(
        R"({"format":1,"kinds":{"mittlere-trump":{"box":6,"due":"2026-01-31"}}})");
    QTest::newRow("no date") << QByteArray(
        R"({"format":1,"kinds":{"mittlere-trump":{"box":2,"due":"2026-02-31"}}})");
}

void DrillStoreTest::aBrokenFileIsKeptUnderAnotherName()
{
    QFETCH(const QByteArray, bytes);
    const Folder folder;
    folder.write(bytes);
    const DrillStore store(folder.file());
    const QString said = store.read().trouble;
    QVERIFY(said.contains(folder.file() + ".broken"));
    QCOMPARE(folder.bytes("drills.json.broken"), bytes);
    QVERIFY(store.read().trouble.isEmpty());
    folder.write(bytes); // once more
    QVERIFY(!store.answered(Kind::MittlereTrump, true, today));
    QCOMPARE(folder.bytes("drills.json.broken-2"), bytes);
    QCOMPARE(store.read().boxes[Kind::MittlereTrump].box, 1);
}

void DrillStoreTest::whatCanBeReadOfItStays()
{
    const Folder folder;
    folder.write(R"({"format":1,"kinds":{"bieten-best":{"box":2,"due":"2026-02-01"},)"
                 R"("bieten-bids":"often"}})");
    const DrillStore store(folder.file());
    QVERIFY(!store.read().trouble.isEmpty());
    QCOMPARE(store.read().boxes[Kind::BietenBest].box, 2);
}

void DrillStoreTest::aNewerFileStaysAsItIs()
{
    const Folder folder;
    const QByteArray bytes = R"({"format":2,"boxes":[]})";
    folder.write(bytes);
    const DrillStore store(folder.file());
    QVERIFY(store.read().trouble.contains(folder.file()));
    QVERIFY(store.answered(Kind::MittlereTrump, true, today).has_value());
    QCOMPARE(folder.bytes(), bytes);
}

void DrillStoreTest::whatCannotBeWrittenIsSaid()
{
    const Folder folder;
    folder.write("a file where a folder should be");
    const DrillStore store(folder.file() + "/drills.json");
    QVERIFY(store.answered(Kind::MittlereTrump, true, today).has_value());
}

QTEST_GUILESS_MAIN(DrillStoreTest)
#include "drill_store_test.moc"
