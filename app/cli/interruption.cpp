#include "app/cli/interruption.h"

#include <array>
#include <csignal>

namespace weli::cli {

namespace {

    constexpr std::array signals { SIGINT, SIGTERM, SIGHUP };

    volatile std::sig_atomic_t come = 0; // the number of the signal, as a handler may write it

    void note(int signal) { come = signal; }

}

Interruption::Interruption()
{
    // What a parent has told us to ignore (nohup) stays ignored.
    for (const int signal : signals)
        if (std::signal(signal, note) == SIG_IGN) std::signal(signal, SIG_IGN);
}

Interruption::~Interruption()
{
    for (const int signal : signals)
        if (std::signal(signal, SIG_DFL) == SIG_IGN) std::signal(signal, SIG_IGN);
    if (come != 0) std::raise(come);
}

bool Interruption::hasCome() { return come != 0; }

}
