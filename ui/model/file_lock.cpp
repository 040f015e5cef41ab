#include "ui/model/file_lock.h"

#include "ui/model/private_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace weli {

using namespace std::chrono_literals;

// Not QLockFile: it believes what stands in the file, so one that is empty, or came with the home
// from another machine, would lock for ever. The system's lock ends with the program.
FileLock::FileLock(const QString& file, std::chrono::milliseconds wait)
    : name_(QFile::encodeName(file + ".lock"))
{
    makePrivateFolder(QFileInfo(file).path());
    const auto until = std::chrono::steady_clock::now() + wait;
    while ((state_ = attempt()) == State::Taken && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(2ms);
}

FileLock::FileLock(FileLock&& other) noexcept
    : name_(std::move(other.name_))
    , number_(std::exchange(other.number_, -1))
    , state_(std::exchange(other.state_, State::None))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(name_, other.name_);
    std::swap(number_, other.number_);
    std::swap(state_, other.state_);
    return *this;
}

FileLock::~FileLock()
{
    if (number_ < 0) return;
    ::unlink(name_.constData()); // while it is still mine
    ::close(number_);
}

FileLock::State FileLock::attempt()
{
    constexpr mode_t mine = S_IRUSR | S_IWUSR;
    // A pipe of that name would hold us up without O_NONBLOCK.
    const int number = ::open(name_.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, mine);
    if (number < 0) return State::None;
    if (::flock(number, LOCK_EX | LOCK_NB) != 0) {
        const bool isTaken = errno == EWOULDBLOCK;
        ::close(number);
        return isTaken ? State::Taken : State::None;
    }
    // Whoever had it may have removed the file between the two.
    struct stat opened { };
    struct stat named { };
    const bool isGone = ::fstat(number, &opened) == 0
        && (::stat(name_.constData(), &named) != 0 || named.st_ino != opened.st_ino);
    if (isGone) {
        ::close(number);
        return attempt();
    }
    number_ = number;
    return State::Mine;
}

}
