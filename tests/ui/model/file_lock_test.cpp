#include "ui/model/file_lock.h"

#include <QtTest>

#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace weli;
using namespace std::chrono_literals;

class FileLockTest : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void oneHasItAtATime();
    void whatLiesThereMeansNothing_data();
    void whatLiesThereMeansNothing();
    void itEndsWithTheProgramHoweverThatEnds();
    void itIsWaitedFor();
    void whereNoneCanBeMadeItDoesWithout();

private:
    [[nodiscard]] QString file() const { return folder_->filePath("match.weli"); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void FileLockTest::oneHasItAtATime()
{
    {
        FileLock mine(file());
        QVERIFY(!mine.isTaken());
        QVERIFY(FileLock(file()).isTaken());
        const FileLock moved(std::move(mine));
        QVERIFY(FileLock(file()).isTaken());
    }
    QVERIFY(!FileLock(file()).isTaken());
    QVERIFY(QDir(folder_->path()).isEmpty());
}

void FileLockTest::whatLiesThereMeansNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("killed before it wrote") << QByteArray();
    QTest::newRow("of another machine") << QByteArray("1\nweli\nelsewhere\n");
    QTest::newRow("of a process that lives") << QByteArray::number(::getpid()) + "\nweli\n";
}

void FileLockTest::whatLiesThereMeansNothing()
{
    QFETCH(QByteArray, bytes);
    QFile lock(file() + ".lock");
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(bytes);
    lock.close();
    QVERIFY(!FileLock(file()).isTaken());
}

void FileLockTest::itEndsWithTheProgramHoweverThatEnds()
{
    const pid_t other = ::fork();
    if (other == 0) {
        const FileLock lock(file());
        for (;;) ::pause();
    }
    QTRY_VERIFY(FileLock(file()).isTaken());
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
    QVERIFY(QFile::exists(file() + ".lock"));
    QVERIFY(!FileLock(file()).isTaken());
}

void FileLockTest::itIsWaitedFor()
{
    auto mine = std::make_unique<FileLock>(file());
    const std::jthread frees([&mine] {
        std::this_thread::sleep_for(20ms);
        mine.reset();
    });
    QVERIFY(!FileLock(file(), 10s).isTaken());
}

void FileLockTest::whereNoneCanBeMadeItDoesWithout()
{
    QVERIFY(QDir().mkdir(file() + ".lock"));
    QVERIFY(!FileLock(file()).isTaken());
    QVERIFY(!FileLock("/proc/weli/match.weli").isTaken());
    const QString other = folder_->filePath("other.weli");
    QCOMPARE(::mkfifo(QFile::encodeName(other + ".lock").constData(), 0600), 0);
    QVERIFY(!FileLock(other).isTaken()); // and does not hang
}

QTEST_GUILESS_MAIN(FileLockTest)
#include "file_lock_test.moc"
