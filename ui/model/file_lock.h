#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>

namespace weli {

/// The right to write a file: one window has it at a time, until this value is gone or its program
/// has ended, however it ended. Where no lock can be made, on a full disk for instance, it does
/// without.
class FileLock {
public:
    /// Waits so long for the right if another window has it.
    explicit FileLock(const QString& file, std::chrono::milliseconds wait = {});
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Another window has the right.
    [[nodiscard]] bool isTaken() const { return state_ == State::Taken; }

private:
    enum class State : unsigned char { Mine, Taken, None };
    [[nodiscard]] State attempt();

    QByteArray name_; // of the file that is locked; what it holds means nothing
    int number_ = -1;
    State state_ = State::None;
};

}
