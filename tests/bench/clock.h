#pragma once

#include <chrono>

namespace weli {

/// Milliseconds on the clock that all programs share.
inline double now()
{
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(since).count();
}

}
