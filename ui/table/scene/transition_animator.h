#pragma once

#include "ui/table/layout/motion.h"

#include <QAbstractAnimation>

#include <functional>

namespace weli {

/// Runs a Motion. Its clock runs only while something moves.
class TransitionAnimator : public QAbstractAnimation {
    Q_OBJECT

public:
    using QAbstractAnimation::QAbstractAnimation;

    /// Starts it; `moved` is called for each card, `appeared` for what comes into sight meanwhile,
    /// with its part from 0 to 1.
    void transition(Motion motion, int appearing, std::function<void(const CardPose&)> moved,
        std::function<void(double)> appeared);
    /// Everything is at its goal at once.
    void skip();
    [[nodiscard]] int duration() const override;

protected:
    void updateCurrentTime(int time) override;

private:
    Motion motion_;
    int appearing_ = 0; // milliseconds
    std::function<void(const CardPose&)> moved_;
    std::function<void(double)> appeared_;
};

}
