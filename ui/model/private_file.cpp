#include "ui/model/private_file.h"

#include "ui/words/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace weli {

namespace {

    constexpr QFileDevice::Permissions privateFile
        = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    constexpr QFileDevice::Permissions privateFolder = privateFile | QFileDevice::ExeOwner;

    /// What was written survives a loss of power, not only the end of the program.
    bool isOnDisk(const QFile& file)
    {
        return ::fdatasync(file.handle()) == 0 || errno == EINVAL; // no disk behind it
    }

    /// That the name stands for the new file survives as well. Where it cannot be had, it is not.
    void putFolderOnDisk(const QString& folder)
    {
        const int number
            = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (number < 0) return;
        ::fsync(number);
        ::close(number);
    }

}

FileBytes bytesOfRegular(const QString& file, qint64 most)
{
    using Trouble = FileBytes::Trouble;
    // A pipe that nobody writes to would hold us up here without O_NONBLOCK.
    const int number
        = ::open(QFile::encodeName(file).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (number < 0) return { {}, Trouble::CannotOpen };
    QFile opened;
    if (!opened.open(number, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(number);
        return { {}, Trouble::CannotOpen };
    }
    struct stat found { };
    if (::fstat(number, &found) != 0) return { {}, Trouble::CannotOpen };
    if (!S_ISREG(found.st_mode)) return { {}, Trouble::NotRegular };
    QByteArray bytes = opened.read(most + 1); // what /proc says of sizes is not true
    if (bytes.size() > most) return { {}, Trouble::TooLarge };
    return { std::move(bytes), Trouble::None };
}

std::optional<FileStamp> stampOf(const QString& file)
{
    struct stat found { };
    if (::stat(QFile::encodeName(file).constData(), &found) != 0) return std::nullopt;
    return FileStamp { found.st_ino, found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec };
}

void makePrivate(const QString& file)
{
    const bool isFolder = QFileInfo(file).isDir();
    QFile::setPermissions(file, isFolder ? privateFolder : privateFile);
}

void makePrivateFolder(const QString& folder)
{
    if (QFileInfo::exists(folder)) return;
    QDir().mkpath(QFileInfo(folder).path());
    QDir().mkdir(folder, privateFolder);
}

std::optional<QString> writePrivate(const QString& file, const QByteArray& bytes)
{
    QSaveFile beside(file);
    if (!beside.open(QIODevice::WriteOnly)) return beside.errorString();
    // commit() would not notice that the disk is full.
    if (beside.write(bytes) != bytes.size() || !beside.flush()) {
        beside.cancelWriting();
        return words::noRoomOnDisk();
    }
    beside.setPermissions(privateFile);
    if (!beside.commit()) return beside.errorString();
    putFolderOnDisk(QFileInfo(file).path());
    return std::nullopt;
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
