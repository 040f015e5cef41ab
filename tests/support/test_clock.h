#pragma once

#include "ui/model/alarm.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace weli::test {

/// A clock that goes only when it is told to.
class TestClock {
public:
    /// For whoever needs alarms; the clock must outlive them.
    [[nodiscard]] AlarmMaker alarms()
    {
        return [this](std::function<void()> ring) {
            return std::make_unique<Ringing>(*this, std::move(ring));
        };
    }
    [[nodiscard]] bool isAnySet() const { return next() != nullptr; }
    /// The milliseconds pass; what is due rings in order.
    void pass(int milliseconds)
    {
        const int end = now_ + milliseconds;
        for (Ringing* due = next(); due != nullptr && due->at <= end; due = next()) {
            now_ = due->at;
            due->at = never;
            due->ring();
        }
        now_ = end;
    }
    /// On to the next alarm, however far.
    void passToNext()
    {
        if (const Ringing* const due = next()) pass(due->at - now_);
    }

private:
    static constexpr int never = -1;

    class Ringing : public Alarm {
    public:
        Ringing(TestClock& clock, std::function<void()> toRing)
            : ring(std::move(toRing))
            , clock_(clock)
        {
            clock_.alarms_.push_back(this);
        }
        ~Ringing() override { std::erase(clock_.alarms_, this); }
        Ringing(const Ringing&) = delete;
        Ringing& operator=(const Ringing&) = delete;
        void set(int milliseconds) override { at = clock_.now_ + milliseconds; }
        void cancel() override { at = never; }

        std::function<void()> ring;
        int at = never;

    private:
        TestClock& clock_;
    };

    [[nodiscard]] Ringing* next() const
    {
        Ringing* first = nullptr;
        for (Ringing* each : alarms_)
            if (each->at != never && (first == nullptr || each->at < first->at)) first = each;
        return first;
    }

    std::vector<Ringing*> alarms_;
    int now_ = 0;
};

}
