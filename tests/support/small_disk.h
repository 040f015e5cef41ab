#pragma once

#include <QtGlobal>

#include <csignal>
#include <sys/resource.h>

/// While this lives no file of the process can grow beyond so many bytes.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small { bytes, before_.rlim_max };
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit before_ {};
};
