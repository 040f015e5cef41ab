#include "tests/support/faults.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weli {

namespace {

    enum class Call : unsigned char { Open, Create, Read, Write, Sync, Rename, Remove };

    // What the replaced functions look at; the test that arms them is the only one of its program.
    std::array<char, PATH_MAX> folder {};
    std::atomic<int> wanted = -1; // which call goes wrong; -1: none is counted
    std::atomic<int> counted = 0;
    std::atomic<bool> gone = false; // wrong
    Faults::Kind how = Faults::Kind::Io;
    std::array<std::atomic<bool>, 1024> ours {}; // files that are open below the folder

    bool isBelow(const char* path)
    {
        return path != nullptr
            && std::strncmp(path, folder.data(), std::strlen(folder.data())) == 0;
    }

    bool isOurs(int file)
    {
        return file >= 0 && file < static_cast<int>(ours.size())
            && ours[static_cast<std::size_t>(file)];
    }

    void note(int file, bool isOpen)
    {
        if (file >= 0 && file < static_cast<int>(ours.size()))
            ours[static_cast<std::size_t>(file)] = isOpen;
    }

    int errorOf(Call call)
    {
        const bool writes = call != Call::Read && call != Call::Open && call != Call::Remove;
        switch (how) {
        case Faults::Kind::NoSpace: return writes ? ENOSPC : 0;
        case Faults::Kind::Io: return EIO;
        case Faults::Kind::TooManyOpen:
            return call == Call::Open || call == Call::Create ? EMFILE : 0;
        case Faults::Kind::NoAccess:
            return call == Call::Read || call == Call::Write || call == Call::Sync ? 0 : EACCES;
        case Faults::Kind::Short: return 0;
        }
        return 0;
    }

    /// The error that this call on one of our files shall end with; 0: none.
    int fault(Call call)
    {
        if (wanted < 0) return 0;
        const int now = ++counted;
        const bool isDue = now == wanted || (how == Faults::Kind::NoSpace && gone);
        const int error = isDue ? errorOf(call) : 0;
        if (error != 0) gone = true;
        return error;
    }

    bool isShort()
    {
        const bool is = wanted > 0 && counted == wanted && how == Faults::Kind::Short;
        if (is) gone = true;
        return is;
    }

    template <typename Function> Function* next(const char* name)
    {
        return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
    }

    bool fails(const char* path, Call call)
    {
        if (!isBelow(path)) return false;
        const int error = fault(call);
        if (error != 0) errno = error;
        return error != 0;
    }

    bool fails(int file, Call call)
    {
        if (!isOurs(file)) return false;
        const int error = fault(call);
        if (error != 0) errno = error;
        return error != 0;
    }

}

Faults::Faults(QByteArray below, int nth, Kind kind)
{
    qstrncpy(folder.data(), below.constData(), folder.size());
    how = kind;
    counted = 0;
    gone = false;
    wanted = nth;
}

Faults::~Faults() { wanted = -1; }

int Faults::calls() const { return counted; }

bool Faults::happened() const { return gone; }

}

// NOLINTBEGIN: the names are the C library's.
using namespace weli;

extern "C" {

static int openedAs(const char* name, int folderOf, const char* path, int flags, mode_t mode)
{
    const Call call = (flags & (O_CREAT | O_WRONLY | O_RDWR)) != 0 ? Call::Create : Call::Open;
    if (fails(path, call)) return -1;
    const int file = std::strstr(name, "at") != nullptr
        ? next<int(int, const char*, int, ...)>(name)(folderOf, path, flags, mode)
        : next<int(const char*, int, ...)>(name)(path, flags, mode);
    note(file, isBelow(path));
    return file;
}

#define WELI_MODE                                                                                  \
    mode_t mode = 0;                                                                               \
    if ((flags & (O_CREAT | O_TMPFILE)) != 0) {                                                    \
        va_list more;                                                                              \
        va_start(more, flags);                                                                     \
        mode = va_arg(more, mode_t);                                                               \
        va_end(more);                                                                              \
    }

int open(const char* path, int flags, ...)
{
    WELI_MODE
    return openedAs("open", 0, path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    WELI_MODE
    return openedAs("open64", 0, path, flags, mode);
}

int openat(int folderOf, const char* path, int flags, ...)
{
    WELI_MODE
    return openedAs("openat", folderOf, path, flags, mode);
}

int openat64(int folderOf, const char* path, int flags, ...)
{
    WELI_MODE
    return openedAs("openat64", folderOf, path, flags, mode);
}

int close(int file)
{
    note(file, false);
    return next<int(int)>("close")(file);
}

ssize_t read(int file, void* bytes, size_t size)
{
    if (fails(file, Call::Read)) return -1;
    if (isOurs(file) && isShort()) size = (size + 1) / 2;
    return next<ssize_t(int, void*, size_t)>("read")(file, bytes, size);
}

ssize_t write(int file, const void* bytes, size_t size)
{
    if (fails(file, Call::Write)) return -1;
    if (isOurs(file) && isShort()) size = (size + 1) / 2;
    return next<ssize_t(int, const void*, size_t)>("write")(file, bytes, size);
}

int fsync(int file)
{
    if (fails(file, Call::Sync)) return -1;
    return next<int(int)>("fsync")(file);
}

int fdatasync(int file)
{
    if (fails(file, Call::Sync)) return -1;
    return next<int(int)>("fdatasync")(file);
}

int rename(const char* from, const char* to)
{
    if (fails(to, Call::Rename)) return -1;
    return next<int(const char*, const char*)>("rename")(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned int flags)
{
    if (fails(to, Call::Rename)) return -1;
    return next<int(int, const char*, int, const char*, unsigned int)>("renameat2")(
        fromFolder, from, toFolder, to, flags);
}

int link(const char* from, const char* to)
{
    if (fails(to, Call::Create)) return -1;
    return next<int(const char*, const char*)>("link")(from, to);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags)
{
    if (fails(to, Call::Create)) return -1;
    return next<int(int, const char*, int, const char*, int)>("linkat")(
        fromFolder, from, toFolder, to, flags);
}

int mkdir(const char* path, mode_t mode)
{
    if (fails(path, Call::Create)) return -1;
    return next<int(const char*, mode_t)>("mkdir")(path, mode);
}

int unlink(const char* path)
{
    if (fails(path, Call::Remove)) return -1;
    return next<int(const char*)>("unlink")(path);
}

int ftruncate64(int file, off64_t size)
{
    if (fails(file, Call::Write)) return -1;
    return next<int(int, off64_t)>("ftruncate64")(file, size);
}
}
// NOLINTEND
