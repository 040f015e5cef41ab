#include "app/display.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace weli {

namespace {

    constexpr unsigned patience = 10; // seconds; a dead display far away answers never

    // A signal handler knows nothing but globals and may not take memory, so all is made before.
    std::vector<char*> command;
    std::vector<char*> surroundings; // in which no display is named
    QByteArray said;

    bool isSet(const char* variable) { return !qgetenv(variable).isEmpty(); }

    bool namesDisplay(std::string_view variable)
    {
        constexpr std::array<std::string_view, 3> names {
            "QT_QPA_PLATFORM=", "DISPLAY=", "WAYLAND_DISPLAY="
        };
        return std::any_of(names.begin(), names.end(),
            [variable](std::string_view name) { return variable.starts_with(name); });
    }

    [[noreturn]] void beginAgain(int /*signal*/)
    {
        alarm(0); // it would ring in the new program, too
        execve("/proc/self/exe", command.data(), surroundings.data());
        _exit(1);
    }

    /// What Qt says of a display in vain is not heard: the program goes on without one.
    void hear(QtMsgType type, const QMessageLogContext& context, const QString& text)
    {
        if (type == QtFatalMsg) beginAgain(0);
        said += qFormatLogMessage(type, context, text).toLocal8Bit() + '\n';
    }

    void onAlarm(void (*handler)(int))
    {
        struct sigaction action { };
        action.sa_handler = handler;
        action.sa_flags = SA_NODEFER; // the new program shall not begin with a blocked signal
        sigaction(SIGALRM, &action, nullptr);
    }

}

bool isDisplayNamed()
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    return !platform.isEmpty() || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
}

DisplayWatch::DisplayWatch(char** argv)
{
    for (; *argv != nullptr; ++argv) command.push_back(*argv);
    command.push_back(nullptr);
    for (char** each = environ; *each != nullptr; ++each)
        if (!namesDisplay(*each)) surroundings.push_back(*each);
    surroundings.push_back(nullptr);
    qInstallMessageHandler(hear);
    onAlarm(beginAgain);
    alarm(patience);
}

DisplayWatch::~DisplayWatch()
{
    alarm(0);
    onAlarm(SIG_DFL);
    qInstallMessageHandler(nullptr);
    std::fputs(said.constData(), stderr);
    said.clear();
    command.clear();
    surroundings.clear();
}

}
