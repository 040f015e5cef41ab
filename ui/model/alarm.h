#pragma once

#include <functional>
#include <memory>

namespace weli {

/// Rings once, a while after it was set.
class Alarm {
public:
    Alarm() = default;
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;
    virtual ~Alarm() = default;

    /// Anew, if it was set.
    virtual void set(int milliseconds) = 0;
    virtual void cancel() = 0;
};

/// Makes an alarm that calls `ring`. Whoever needs time to pass is given one of these: a test has
/// its own, for which nobody waits.
using AlarmMaker = std::function<std::unique_ptr<Alarm>(std::function<void()> ring)>;

/// An alarm of the event loop.
std::unique_ptr<Alarm> timerAlarm(std::function<void()> ring);

}
