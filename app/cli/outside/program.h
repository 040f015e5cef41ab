#pragma once

#include "app/cli/usage.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace weli::cli {

/// Another program that is told lines and says lines. It gets the end of its input when this value
/// goes; what has not ended soon after is killed, with all that it has started.
class Program {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// The words of a command are separated by blanks; the first names a file, or a program of
    /// PATH.
    static Understood<Program> started(const std::string& command);

    Program(Program&& other) noexcept;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    /// A line without its end. It goes out while something is waited for.
    void tell(std::string_view line);
    /// What it says next; nothing if there is nothing until then, a signal has come, or it has
    /// ended.
    std::optional<std::string> hear(Time until);

    /// It can say no more.
    [[nodiscard]] bool hasEnded() const { return hasEnded_; }
    /// How it has ended: "ended with status 1".
    [[nodiscard]] std::string ending() const;

private:
    Program(pid_t process, int input, int output);
    [[nodiscard]] bool isReady(Time until) const;
    void send();
    void receive();
    std::optional<std::string> takeLine();

    pid_t process_; // the leader of a group of its own; 0: given away
    int input_; // of the program
    int output_;
    std::string outgoing_;
    std::string incoming_;
    bool hasEnded_ = false;
};

}
