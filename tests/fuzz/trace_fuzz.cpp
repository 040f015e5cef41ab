#include <cstddef>
#include <cstdint>

// Stands here until there is a trace to read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t*, std::size_t) { return 0; }
