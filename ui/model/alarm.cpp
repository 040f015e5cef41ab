#include "ui/model/alarm.h"

#include <QTimer>

#include <utility>

namespace weli {

namespace {

    class TimerAlarm : public Alarm {
    public:
        explicit TimerAlarm(std::function<void()> ring)
        {
            timer_.setSingleShot(true);
            QObject::connect(&timer_, &QTimer::timeout, std::move(ring));
        }
        void set(int milliseconds) override { timer_.start(milliseconds); }
        void cancel() override { timer_.stop(); }

    private:
        QTimer timer_;
    };

}

std::unique_ptr<Alarm> timerAlarm(std::function<void()> ring)
{
    return std::make_unique<TimerAlarm>(std::move(ring));
}

}
