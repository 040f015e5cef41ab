#include "core/record/trace.h"

#include <cstdlib>
#include <sstream>

// Whatever the bytes are, both readers answer; what one reads as a match is written so that it
// reads the same again. Run: weli-trace-fuzz -dict=tests/fuzz/trace.dict NEW_FOLDER tests/traces
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weli;
    const std::string text(data, data + size);
    std::istringstream checked(text);
    const auto tally = checkTrace(checked);
    std::istringstream saved(text);
    const auto match = readMatch(saved);
    if (tally && tally->matches == 1 && !match) std::abort();
    if (!match) return 0;

    const auto written = [](const auto& some) { return traceOf(some); };
    std::istringstream again(std::visit(written, *match));
    const auto same = readMatch(again);
    if (!same || *same != *match) std::abort();
    return 0;
}
