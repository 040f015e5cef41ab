#pragma once

#include <thread>

namespace weli {

/// Reads which fonts the system has on a thread of its own, and waits for that at its end. To stand
/// around the making of the QApplication, which waits for the display: Qt would read them only when
/// the first letters are measured. This is the first thread of the program, so all share memory.
class FontsAhead {
public:
    FontsAhead();

private:
    std::jthread reader_;
};

}
