#pragma once

namespace weli::cli {

inline constexpr int exitDone = 0;
inline constexpr int exitWrong = 1; // a wrong trace, a file that cannot be written
inline constexpr int exitUsage = 2;
inline constexpr int exitUnfinished = 3; // a trace that is right and stops before its end

}
