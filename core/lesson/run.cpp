#include "core/lesson/run.h"

#include "core/lesson/facts.h"
#include "core/lesson/words.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace weli::lesson {

namespace {

    std::optional<std::string> rightAnswer(const AnyMatch& match, Seat learner, const Ask& ask)
    {
        const auto fact = factOf(stateOf(match), learner, ask.question);
        return fact ? std::optional(fact->text) : std::nullopt;
    }

    /// The act or answer that was not what the step wants, if there was one.
    const std::string* triedIn(const Phase& phase)
    {
        if (const auto* replied = std::get_if<Replied>(&phase)) return &replied->key;
        if (const auto* trying = std::get_if<Trying>(&phase)) return &trying->key;
        const auto* const tried = std::get_if<Tried>(&phase);
        return tried == nullptr ? nullptr : &tried->key;
    }

}

bool isHidden(const Lesson& lesson, std::size_t step, Part part)
{
    if (std::find(lesson.hides.begin(), lesson.hides.end(), part) == lesson.hides.end())
        return false;
    const std::size_t last = std::min(step + 1, lesson.steps.size());
    return std::none_of(lesson.steps.begin(),
        lesson.steps.begin() + static_cast<std::ptrdiff_t>(last), [part](const Step& each) {
            return std::find(each.shows.begin(), each.shows.end(), part) != each.shows.end();
        });
}

Run::Run(const Lesson& lesson, std::size_t step)
    : lesson_(&lesson)
    , match_(opened(lesson.match))
{
    nextStep();
    arrive();
    while (step_ < step && step_ < lesson.steps.size()) {
        ++step_;
        nextStep();
        arrive();
    }
}

const Task* Run::task() const
{
    return step_ < lesson_->steps.size() ? &lesson_->steps[step_].task : nullptr;
}

template <typename T> bool Run::wants() const
{
    return task() != nullptr && std::holds_alternative<T>(*task());
}

bool Run::isOpen() const { return is<Waiting>() || is<Replied>() || is<Refused>() || is<Hinted>(); }

bool Run::offersHelp() const { return isOpen() && wrongTries_ >= wrongTriesBeforeHelp; }

bool Run::canTryOut() const
{
    const auto* replied = std::get_if<Replied>(&phase_);
    return replied != nullptr && replied->act;
}

std::size_t Run::target() const
{
    return step_ < lesson_->steps.size() ? lesson_->steps[step_].at : lengthOf(lesson_->match);
}

std::vector<std::string> Run::choices() const
{
    if (!wants<Ask>()) return {};
    return choicesOf(stateOf(match_), lesson_->seat, std::get<Ask>(*task()));
}

void Run::goTo(std::size_t step)
{
    assert(step < places_.size());
    weli::goTo(match_, places_[step].tip);
    swaps_ = places_[step].swaps;
    step_ = step;
    settle();
}

/// The table plays up to the step that has just become the one of now.
void Run::nextStep()
{
    phase_ = Arriving {};
    if (lengthOf(match_) >= target()) settle();
}

/// The step is shown.
void Run::settle()
{
    wrongTries_ = 0;
    wrongAnswers_.clear();
    hinted_ = false;
    if (step_ < places_.size() && places_[step_].swaps != swaps_) places_.resize(step_);
    const Place here { tipOf(match_), swaps_ };
    if (step_ < places_.size())
        places_[step_] = here;
    else
        places_.push_back(here);
    phase_ = Waiting {};
    if (task() == nullptr) phase_ = Done {};
    if (wants<PlayOn>()) phase_ = PlayingOn {};
}

bool Run::goOn()
{
    if (is<Tried>()) return takeBack();
    const bool isRead = isOpen() && wants<Tell>();
    if (is<Right>() || isRead) {
        const bool playedOn = wants<PlayOn>();
        ++step_;
        if (playedOn)
            settle(); // wherever that led
        else
            nextStep();
        return true;
    }
    if (is<Waiting>() && wants<Wait>()) {
        phase_ = Right {};
        return true;
    }
    if (!isOpen() || is<Waiting>()) return false;
    phase_ = Waiting {};
    return true;
}

bool Run::isAccepted(const AnyAction& action) const
{
    if (!wants<Do>()) return false;
    const auto next = nextEvent(match_, lesson_->match, lesson_->seat, swaps_);
    const auto* acted = next ? std::get_if<AnyActed>(&*next) : nullptr;
    if (acted != nullptr && acted->seat == lesson_->seat && acted->action == action) return true;
    const std::vector<std::string>& instead = std::get<Do>(*task()).instead;
    return std::find(instead.begin(), instead.end(), textOf(action)) != instead.end();
}

/// Does what the step wants, by this act.
void Run::complete(const AnyAction& action)
{
    const auto next = nextEvent(match_, lesson_->match, lesson_->seat, swaps_);
    const AnyAction& of = std::get<AnyActed>(*next).action;
    if (!(of == action)) swaps_.push_back({ action, of });
    const bool isPlayed = play(match_, lesson_->seat, action);
    assert(isPlayed);
    static_cast<void>(isPlayed);
    phase_ = Right { textOf(action) };
}

bool Run::act(const AnyAction& action)
{
    if (action.index() != match_.index()) return false;
    if (is<PlayingOn>()) return played(action);
    return isOpen() && tried(action);
}

bool Run::tried(const AnyAction& action)
{
    const bool canFail = wants<Do>() || wants<Wait>();
    if (!isLegal(match_, lesson_->seat, action)) {
        phase_ = Refused { action, whyNot(match_, lesson_->seat, action) };
    } else if (!canFail) {
        phase_ = Refused { action };
    } else if (isAccepted(action)) {
        complete(action);
        return true;
    } else {
        phase_ = Replied { textOf(action), action };
    }
    if (canFail) ++wrongTries_;
    return true;
}

bool Run::played(const AnyAction& action)
{
    const AnyState before = stateOf(match_);
    if (!play(match_, lesson_->seat, action)) {
        auto& playing = std::get<PlayingOn>(phase_);
        playing.refused = Refused { action, whyNot(match_, lesson_->seat, action) };
        return true;
    }
    afterPlayed(before);
    return true;
}

bool Run::answer(std::string_view answer)
{
    if (!isOpen() || !wants<Ask>()) return false;
    const auto offered = choices();
    if (std::find(offered.begin(), offered.end(), answer) == offered.end()) return false;
    if (rightAnswer(match_, lesson_->seat, std::get<Ask>(*task())) == answer) {
        phase_ = Right { std::string(answer) };
        return true;
    }
    phase_ = Replied { std::string(answer) };
    wrongAnswers_.emplace_back(answer);
    ++wrongTries_;
    return true;
}

bool Run::help()
{
    if (!offersHelp()) return false;
    hinted_ = true;
    phase_ = Hinted {};
    return true;
}

bool Run::showMe()
{
    if (!offersToShow()) return false;
    if (wants<Do>()) {
        const auto next = nextEvent(match_, lesson_->match, lesson_->seat, swaps_);
        complete(std::get<AnyActed>(*next).action);
        std::get<Right>(phase_).wasShown = true;
    } else if (wants<Ask>()) {
        phase_ = Right { *rightAnswer(match_, lesson_->seat, std::get<Ask>(*task())), true };
    } else {
        phase_ = Right { {}, true };
    }
    return true;
}

bool Run::tryOut()
{
    if (!canTryOut()) return false;
    const Replied replied = std::get<Replied>(phase_);
    const AnyState before = stateOf(match_);
    Trying trying { replied.key, tipOf(match_), actsFrom(lesson_->match, lengthOf(match_)) };
    // What the learner would have done is not done.
    if (wants<Do>() && !trying.script.empty()) trying.script.erase(trying.script.begin());
    phase_ = std::move(trying);
    if (!play(match_, lesson_->seat, *replied.act)) assert(false);
    afterTried(before);
    return true;
}

bool Run::takeBack()
{
    const auto* trying = std::get_if<Trying>(&phase_);
    const auto* tried = std::get_if<Tried>(&phase_);
    if (trying == nullptr && tried == nullptr) return false;
    weli::goTo(match_, trying != nullptr ? trying->from : tried->from);
    phase_ = Waiting {};
    return true;
}

bool Run::back()
{
    if (!canGoBack()) return false;
    goTo(step_ - 1);
    return true;
}

bool Run::forward()
{
    if (!canGoForward()) return false;
    goTo(step_ + 1);
    return true;
}

std::string_view said(const StepWords& words, const Phase& phase)
{
    if (std::holds_alternative<Hinted>(phase)) return words.help;
    if (const auto* right = std::get_if<Right>(&phase)) {
        const Reply* own = ownReplyTo(words, right->key);
        return own != nullptr ? own->text : words.right;
    }
    const std::string* const tried = triedIn(phase);
    const Reply* const reply = tried == nullptr ? nullptr : replyTo(words, *tried);
    return reply == nullptr ? std::string_view(words.text) : reply->text;
}

}
