#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace weli::cli {

/// Asks for a stop after some time, unless it goes before.
class StopTimer {
public:
    explicit StopTimer(std::chrono::milliseconds time)
        : thread_([this, time](const std::stop_token& over) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any().wait_for(lock, over, time, [] { return false; });
            source_.request_stop();
        })
    {
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::jthread thread_; // ends before the source does
};

}
