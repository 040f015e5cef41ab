#pragma once

#include <string>
#include <vector>

namespace weli::cli {

/// Replays traces, "-" being the standard input; the exit code.
int check(const std::vector<std::string>& files);

}
