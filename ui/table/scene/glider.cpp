#include "ui/table/scene/glider.h"

#include <algorithm>
#include <utility>

namespace weli {

void Glider::glide(Motion motion, int appearing, std::function<void(const Lie&)> moved,
    std::function<void(double)> appeared)
{
    stop();
    motion_ = std::move(motion);
    appearing_ = appearing;
    moved_ = std::move(moved);
    appeared_ = std::move(appeared);
    start();
}

void Glider::skip()
{
    if (state() == Running) setCurrentTime(duration());
}

int Glider::duration() const { return std::max(motion_.duration(), appearing_); }

void Glider::updateCurrentTime(int time)
{
    if (!moved_) return;
    for (const Glide& glide : motion_.glides) moved_(along(glide, time));
    appeared_(appearing_ > 0 ? std::min(1.0, static_cast<double>(time) / appearing_) : 1.0);
}

}
