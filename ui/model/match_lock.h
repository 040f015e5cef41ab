#pragma once

#include <QString>

#include <memory>

class QLockFile;

namespace weli {

/// The right to write a match file: one window has it at a time, until this value is gone or its
/// program has ended. Where no lock can be made, on a full disk for instance, it does without.
class MatchLock {
public:
    explicit MatchLock(const QString& file);
    MatchLock(MatchLock&&) noexcept;
    MatchLock& operator=(MatchLock&&) noexcept;
    ~MatchLock();

    /// Another window has the right.
    [[nodiscard]] bool isTaken() const;

private:
    std::unique_ptr<QLockFile> lock_;
};

}
