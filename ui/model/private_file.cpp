#include "ui/model/private_file.h"

#include "ui/words/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace weli {

namespace {

    constexpr QFileDevice::Permissions privateFile
        = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    constexpr QFileDevice::Permissions sharedFile
        = privateFile | QFileDevice::ReadGroup | QFileDevice::ReadOther;
    constexpr QFileDevice::Permissions privateFolder = privateFile | QFileDevice::ExeOwner;

    /// What was written survives a loss of power, not only the end of the program.
    bool isOnDisk(const QFile& file)
    {
        return ::fdatasync(file.handle()) == 0 || errno == EINVAL; // no disk behind it
    }

    /// A file of the system, while this lives.
    struct Opened {
        Opened(const QByteArray& name, int mode)
            : number(::open(name.constData(), mode))
        {
        }
        Q_DISABLE_COPY_MOVE(Opened)
        ~Opened()
        {
            if (number >= 0) ::close(number);
        }
        int number;
    };

    /// That the name stands for the new file survives as well. Where it cannot be had, it is not.
    void putFolderOnDisk(const QString& folder)
    {
        const Opened opened(QFile::encodeName(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (opened.number >= 0) ::fsync(opened.number);
    }

    std::optional<QString> write(
        const QString& file, const QByteArray& bytes, QFileDevice::Permissions whose)
    {
        QSaveFile beside(file);
        if (!beside.open(QIODevice::WriteOnly)) return beside.errorString();
        // commit() would not notice that the disk is full.
        if (beside.write(bytes) != bytes.size() || !beside.flush()) {
            beside.cancelWriting();
            return words::noRoomOnDisk();
        }
        if (whose != QFileDevice::Permissions()) beside.setPermissions(whose);
        if (!beside.commit()) return beside.errorString();
        putFolderOnDisk(QFileInfo(file).path());
        return std::nullopt;
    }

}

FileBytes bytesOfRegular(const QString& file, qint64 most)
{
    using Trouble = FileBytes::Trouble;
    const auto trouble = [](Trouble what, int error) {
        return FileBytes { {}, what, words::cannotRead(qt_error_string(error)) };
    };
    // A pipe that nobody writes to would hold us up here without O_NONBLOCK.
    const Opened opened(QFile::encodeName(file), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (opened.number < 0)
        return trouble(errno == ENOENT ? Trouble::Missing : Trouble::CannotRead, errno);
    struct stat found { };
    if (::fstat(opened.number, &found) != 0) return trouble(Trouble::CannotRead, errno);
    if (!S_ISREG(found.st_mode)) return { {}, Trouble::NotRegular, words::noRegularFile() };
    // Not QFile::readAll: an error in the midst of it looks like the end of the file.
    QByteArray bytes;
    std::array<char, 1 << 16> part {};
    while (bytes.size() <= most) { // what /proc says of sizes is not true
        const ssize_t got = ::read(opened.number, part.data(), part.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return trouble(Trouble::CannotRead, errno);
        if (got == 0) return { std::move(bytes), Trouble::None, {} };
        bytes.append(part.data(), got);
    }
    return { {}, Trouble::TooLarge, words::fileTooLarge(static_cast<int>(most >> 20)) };
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
    return write(file, bytes, privateFile);
}

std::optional<QString> writeShared(const QString& file, const QByteArray& bytes)
{
    // The program itself writes for the person alone; what was there keeps its rights.
    const bool isNew = !QFileInfo::exists(file);
    return write(file, bytes, isNew ? sharedFile : QFileDevice::Permissions());
}

std::optional<QString> putAside(const QString& file)
{
    QString aside = file + ".broken";
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = file + QString(".broken-%1").arg(number);
    return QFile::rename(file, aside) ? std::optional(aside) : std::nullopt;
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
