#pragma once

#include "tests/bench/clock.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <sys/resource.h>

/// How a program tells when its window was last painted, and what it costs to let it stand.
namespace weli {

inline int proportionalKilobytes()
{
    QFile file("/proc/self/smaps_rollup");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("Pss:")) return line.simplified().split(' ')[1].toInt();
    return 0;
}

struct Spent {
    double milliseconds = 0;
    long wakeUps = 0;
};

inline Spent spentSoFar()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    const auto milliseconds = [](const timeval& time) {
        return 1e3 * double(time.tv_sec) + 1e-3 * double(time.tv_usec);
    };
    return { milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), usage.ru_nvcsw };
}

/// Tells when something was painted, and what had been spent by then.
class Watch : public QObject {
public:
    [[nodiscard]] double last() const { return last_; }
    [[nodiscard]] Spent spent() const { return spent_; }

protected:
    bool eventFilter(QObject* /*object*/, QEvent* event) override
    {
        // What follows the painting in the same turn of the loop belongs to it.
        if (event->type() == QEvent::Paint) QTimer::singleShot(0, this, &Watch::note);
        return false;
    }

private:
    void note()
    {
        last_ = now();
        spent_ = spentSoFar();
    }

    double last_ = 0;
    Spent spent_;
};

/// Stands for so many seconds and tells of the last half of them.
inline int stand(Watch& watch, int seconds)
{
    Spent begin;
    QTimer::singleShot(500 * seconds, [&begin] { begin = spentSoFar(); });
    QTimer::singleShot(1'000 * seconds, [&] {
        const Spent end = spentSoFar();
        std::printf("%f %f %d %f %ld\n", watch.last(), watch.spent().milliseconds,
            proportionalKilobytes(), end.milliseconds - begin.milliseconds,
            end.wakeUps - begin.wakeUps);
        QApplication::quit();
    });
    return QApplication::exec();
}

}
