#include "app/cli/entrant.h"

#include <ctime>

namespace weli::cli {

std::int64_t processorNanoseconds()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t { time.tv_sec } * 1'000'000'000 + time.tv_nsec;
}

std::int64_t passedNanoseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::nanoseconds(now).count();
}

}
