#include "ui/model/kept_lines.h"

#include "ui/model/file_lock.h"
#include "ui/model/private_file.h"
#include "ui/words/words.h"

#include <QFileInfo>

namespace weli {

KeptLines::Read KeptLines::read() const
{
    using Trouble = FileBytes::Trouble;
    const FileBytes found = bytesOfRegular(file_, largest_);
    if (found.trouble == Trouble::Missing) return {};
    if (found.trouble != Trouble::None) return { {}, words::notRead(file_, found.why) };
    Read read;
    for (const QByteArray& line : found.bytes.split('\n'))
        if (!line.isEmpty()) read.lines.push_back(line);
    return read;
}

std::optional<QString> KeptLines::change(const Change& change) const
{
    constexpr std::chrono::milliseconds patience(250); // the window waits, and so does its person
    const FileLock lock(file_, patience);
    if (lock.isTaken()) return words::isBeingWritten(file_);
    Read read = this->read();
    if (!read.trouble.isEmpty()) return read.trouble;
    if (auto hindrance = change(read.lines)) return hindrance;
    QByteArray bytes;
    for (const QByteArray& line : read.lines) bytes += line + '\n';
    makePrivateFolder(QFileInfo(file_).path());
    const auto problem = writePrivate(file_, bytes);
    if (!problem) return std::nullopt;
    return words::notWritten(file_, *problem);
}

}
