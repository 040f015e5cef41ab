#include "ui/table/scene/transition_animator.h"

#include <algorithm>
#include <utility>

namespace weli {

void TransitionAnimator::transition(Motion motion, int appearing,
    std::function<void(const CardPose&)> moved, std::function<void(double)> appeared)
{
    stop();
    motion_ = std::move(motion);
    appearing_ = appearing;
    moved_ = std::move(moved);
    appeared_ = std::move(appeared);
    start();
}

void TransitionAnimator::skip()
{
    if (state() == Running) setCurrentTime(duration());
}

int TransitionAnimator::duration() const { return std::max(motion_.duration(), appearing_); }

void TransitionAnimator::updateCurrentTime(int time)
{
    if (!moved_) return;
    for (const Transition& transition : motion_.transitions) moved_(along(transition, time));
    appeared_(appearing_ > 0 ? std::min(1.0, static_cast<double>(time) / appearing_) : 1.0);
}

}
