#include "app/cli/outside/program.h"

#include "app/cli/interruption.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sstream>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

extern char** environ; // NOLINT(readability-identifier-naming): named by POSIX

namespace weli::cli {

using namespace std::chrono_literals;

namespace {

    constexpr std::size_t longestLine = 1U << 20U;

    std::string messageOf(int error) { return std::generic_category().message(error); }

    std::vector<std::string> wordsOf(const std::string& command)
    {
        std::istringstream text(command);
        std::vector<std::string> words;
        for (std::string word; text >> word;) words.push_back(word);
        return words;
    }

    /// Of a pair of sockets. No program inherits them unless it is given one.
    struct Ends {
        int ours = -1;
        int theirs = -1;
    };

    /// It leads a group of its own, which can be ended as a whole.
    int spawn(
        std::vector<std::string>& words, const Ends& input, const Ends& output, pid_t& process)
    {
        std::vector<char*> arguments;
        arguments.reserve(words.size() + 1);
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t files;
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_adddup2(&files, input.theirs, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files, output.theirs, STDOUT_FILENO);
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
        const int error
            = posix_spawnp(&process, arguments[0], &files, &attributes, arguments.data(), environ);
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&files);
        return error;
    }

    std::optional<Ends> socketEnds()
    {
        std::array<int, 2> ends {};
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return std::nullopt;
        return Ends { ends[0], ends[1] };
    }

    /// How a process has ended, if it does so before long. Its number stays taken.
    std::optional<siginfo_t> endOf(pid_t process)
    {
        constexpr int patience = 200; // milliseconds
        for (int waited = 0; waited < patience; ++waited) {
            siginfo_t end {};
            const int failed
                = waitid(P_PID, static_cast<id_t>(process), &end, WEXITED | WNOHANG | WNOWAIT);
            if (failed == 0 && end.si_pid == process) return end;
            std::this_thread::sleep_for(1ms);
        }
        return std::nullopt;
    }

}

Understood<Program> Program::started(const std::string& command)
{
    std::vector<std::string> words = wordsOf(command);
    if (words.empty()) return wrongUsage("no program is named");
    const auto input = socketEnds(); // who writes to a pipe that is closed gets a signal
    const auto output = socketEnds();
    pid_t process = 0;
    int error = input && output ? 0 : errno;
    if (error == 0) error = spawn(words, *input, *output, process);
    for (const auto& ends : { input, output }) {
        if (!ends) continue;
        close(ends->theirs);
        if (error != 0) close(ends->ours);
    }
    if (error != 0) return wrongUsage("cannot be started: " + messageOf(error));
    return Program(process, input->ours, output->ours);
}

Program::Program(pid_t process, int input, int output)
    : process_(process)
    , input_(input)
    , output_(output)
{
}

Program::Program(Program&& other) noexcept
    : process_(std::exchange(other.process_, 0))
    , input_(other.input_)
    , output_(other.output_)
    , outgoing_(std::move(other.outgoing_))
    , incoming_(std::move(other.incoming_))
    , hasEnded_(other.hasEnded_)
{
}

Program::~Program()
{
    if (process_ == 0) return;
    close(input_);
    endOf(process_);
    kill(-process_, SIGKILL);
    kill(process_, SIGKILL); // should it have left its group
    waitpid(process_, nullptr, 0);
    close(output_);
}

void Program::tell(std::string_view line)
{
    outgoing_ += line;
    outgoing_ += '\n';
}

std::optional<std::string> Program::hear(Time until)
{
    while (true) {
        if (auto line = takeLine()) return line;
        if (hasEnded_ || !isReady(until)) return std::nullopt;
        send();
        receive();
    }
}

std::string Program::ending() const
{
    const auto end = endOf(process_);
    if (!end) return "has closed its output";
    const std::string number = std::to_string(end->si_status);
    return end->si_code == CLD_EXITED ? "ended with status " + number
                                      : "was ended by signal " + number;
}

bool Program::isReady(Time until) const
{
    using std::chrono::milliseconds;
    const auto left = std::chrono::ceil<milliseconds>(until - std::chrono::steady_clock::now());
    if (left <= 0ms || Interruption::hasCome()) return false;
    std::array what { pollfd { output_, POLLIN, 0 }, pollfd { input_, POLLOUT, 0 } };
    const nfds_t count = outgoing_.empty() ? 1 : 2;
    const int ready
        = poll(what.data(), count, static_cast<int>(std::min<milliseconds>(left, 1h).count()));
    return ready > 0 || (ready < 0 && errno == EINTR && !Interruption::hasCome());
}

void Program::send()
{
    if (outgoing_.empty()) return;
    const auto sent
        = ::send(input_, outgoing_.data(), outgoing_.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent > 0) outgoing_.erase(0, static_cast<std::size_t>(sent));
    if (sent < 0 && errno == EPIPE) outgoing_.clear(); // what it has said can still be heard
}

void Program::receive()
{
    std::array<char, 1U << 16U> heard; // NOLINT(cppcoreguidelines-pro-type-member-init): is filled
    const auto size = recv(output_, heard.data(), heard.size(), MSG_DONTWAIT);
    if (size > 0)
        incoming_.append(heard.data(), static_cast<std::size_t>(size));
    else
        hasEnded_ = size == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

std::optional<std::string> Program::takeLine()
{
    const std::size_t end = std::min(incoming_.find('\n'), incoming_.size());
    const bool isWhole = end < incoming_.size();
    if (!isWhole && end < longestLine) return std::nullopt;
    std::string line = incoming_.substr(0, end);
    incoming_.erase(0, isWhole ? end + 1 : end);
    return line;
}

}
