#pragma once

#include "ui/model/alarm.h"
#include "ui/model/any_match.h"

#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace weli {

/// Puts questions to bots, one after the other, and takes the best that a bot has when its time is
/// over. An answer that is not wanted any more never comes.
class Thinker {
public:
    enum class Where : unsigned char {
        OwnThread,
        AtOnce, // where it is asked; there is no deadline then
    };
    using Answered = std::function<void(const std::optional<AnyAction>&)>;

    explicit Thinker(Where where, const AlarmMaker& makeAlarm = timerAlarm);
    /// Waits for a bot that still thinks, after it was told to stop.
    ~Thinker();
    Q_DISABLE_COPY_MOVE(Thinker)

    /// How long a bot may think about one question, in milliseconds.
    void setDeadline(int milliseconds) { milliseconds_ = milliseconds; }
    /// The answer comes through the event loop of this thread, or before this returns.
    void ask(Question question, Answered answered);
    /// The answer is not wanted any more.
    void drop();

private:
    Where where_;
    int milliseconds_ = 2000;
    QThreadPool pool_; // one thread
    std::unique_ptr<Alarm> deadline_;
    std::stop_source stop_; // of what is being thought
    std::uint64_t number_ = 0; // of the question whose answer is wanted
    QObject receiver_; // what comes after it is gone is lost
};

}
