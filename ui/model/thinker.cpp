#include "ui/model/thinker.h"

#include <utility>

namespace weli {

Thinker::Thinker(Where where, const AlarmMaker& makeAlarm)
    : where_(where)
    , deadline_(makeAlarm([this] { stop_.request_stop(); }))
{
    pool_.setMaxThreadCount(1);
}

Thinker::~Thinker()
{
    drop();
    pool_.waitForDone();
}

void Thinker::ask(Question question, Answered answered)
{
    drop();
    if (where_ == Where::AtOnce) return answered(question({}));
    deadline_->set(milliseconds_);
    pool_.start([this, question = std::move(question), answered = std::move(answered),
                    stop = stop_.get_token(), number = number_] {
        const auto action = question(stop);
        const auto deliver = [this, answered, action, number] {
            if (number != number_) return;
            deadline_->cancel();
            answered(action);
        };
        QMetaObject::invokeMethod(&receiver_, deliver, Qt::QueuedConnection);
    });
}

void Thinker::drop()
{
    ++number_;
    deadline_->cancel();
    stop_.request_stop();
    stop_ = {};
}

}
