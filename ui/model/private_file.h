#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace weli {

// Files that are the user's alone, and survive a loss of power.

/// What tells a file from one that was put in its place or written since.
struct FileStamp {
    std::uint64_t number = 0; // of the file on its disk
    std::int64_t size = 0;
    std::int64_t seconds = 0; // when it was written
    std::int64_t nanoseconds = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
/// Nothing if there is no such file.
std::optional<FileStamp> stampOf(const QString& file);

/// The bytes of a file, all or none of them. What is no regular file could hang whoever reads it.
struct FileBytes {
    enum class Trouble : unsigned char { None, Missing, CannotRead, NotRegular, TooLarge };
    QByteArray bytes;
    Trouble trouble = Trouble::None;
    QString why; // that is so, in words
};
FileBytes bytesOfRegular(const QString& file, qint64 most);

/// Makes the folder, for the user alone, and those above it; what was there stays as it is.
void makePrivateFolder(const QString& folder);
/// Takes the rights that others have to a file or folder.
void makePrivate(const QString& file);
/// Puts these bytes on disk; what went wrong, if anything. The file of before stays until the new
/// one is whole.
[[nodiscard]] std::optional<QString> writePrivate(const QString& file, const QByteArray& bytes);
/// Adds to a file that is `size` bytes long; on disk when this returns. False, and the file is as
/// it was, if it is not so long or cannot take it all.
[[nodiscard]] bool appendPrivate(const QString& file, const QByteArray& bytes, qint64 size);
/// The same for what others may read as well: what a person takes out of the program.
[[nodiscard]] std::optional<QString> writeShared(const QString& file, const QByteArray& bytes);
/// Gives the file another name, which none bears; nothing if it cannot be moved.
[[nodiscard]] std::optional<QString> putAside(const QString& file);

}
