#pragma once

namespace weli::cli {

/// While it lives, a signal that asks the program to end (Ctrl-C, kill, a closed terminal) is only
/// noted, so that there is time to clear up.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    /// What came is obeyed now: the program ends as the signal would have ended it.
    ~Interruption();

    [[nodiscard]] static bool hasCome();
};

}
