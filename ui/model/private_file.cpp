#include "ui/model/private_file.h"

#include "ui/words/words.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace weli {

namespace {

    /// What was written survives a loss of power, not only the end of the program.
    bool isOnDisk(const QFile& file)
    {
        return ::fdatasync(file.handle()) == 0 || errno == EINVAL; // no disk behind it
    }

}

std::optional<FileStamp> stampOf(const QString& file)
{
    struct stat found { };
    if (::stat(QFile::encodeName(file).constData(), &found) != 0) return std::nullopt;
    return FileStamp { found.st_ino, found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec };
}

void makePrivateFolder(const QString& folder) { QDir().mkpath(folder); }

std::optional<QString> writePrivate(const QString& file, const QByteArray& bytes)
{
    QSaveFile beside(file);
    if (!beside.open(QIODevice::WriteOnly)) return beside.errorString();
    // commit() would not notice that the disk is full.
    if (beside.write(bytes) != bytes.size() || !beside.flush()) {
        beside.cancelWriting();
        return words::noRoomOnDisk();
    }
    return beside.commit() ? std::nullopt : std::optional(beside.errorString());
}

bool appendPrivate(const QString& file, const QByteArray& bytes, qint64 size)
{
    QFile grown(file);
    constexpr auto mode = QIODevice::Append | QIODevice::ExistingOnly | QIODevice::Unbuffered;
    if (!grown.open(mode) || grown.size() != size) return false;
    if (grown.write(bytes) == bytes.size() && isOnDisk(grown)) return true;
    grown.resize(size); // no half a line before the next one
    return false;
}

}
