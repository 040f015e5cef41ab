#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <pthread.h>
#include <stop_token>
#include <thread>
#include <vector>

namespace weli {

/// What the thread that makes it works: others on the machine do not count.
class ProcessorClock {
public:
    ProcessorClock() { pthread_getcpuclockid(pthread_self(), &clock_); }

    [[nodiscard]] double milliseconds() const
    {
        timespec spent {};
        clock_gettime(clock_, &spent);
        return 1e3 * static_cast<double>(spent.tv_sec) + 1e-6 * static_cast<double>(spent.tv_nsec);
    }

private:
    clockid_t clock_ {};
};

/// Asks for a stop when the thread that makes it has worked so long.
class StopAfterWork {
public:
    explicit StopAfterWork(double milliseconds)
        : thread_([this, clock = ProcessorClock(), milliseconds](const std::stop_token& over) {
            const double end = clock.milliseconds() + milliseconds;
            while (!over.stop_requested() && clock.milliseconds() < end)
                std::this_thread::sleep_for(std::chrono::microseconds(100));
            source_.request_stop();
        })
    {
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::jthread thread_; // ends before the source does
};

/// What this share of the times, which are in order, does not exceed.
inline double percentile(const std::vector<double>& times, double share)
{
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

}
