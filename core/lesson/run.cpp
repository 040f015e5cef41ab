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

    /// What comes next while something is tried: the next act of the script if it can be done, else
    /// the first that the seat does which the table waits for.
    std::optional<std::size_t> nextInScript(
        const AnyMatch& match, const std::vector<AnyActed>& script)
    {
        const auto awaited = seatAwaited(match);
        for (std::size_t i = 0; i < script.size(); ++i) {
            if (i > 0 && script[i].seat != awaited) continue;
            if (isLegal(match, script[i].seat, script[i].action)) return i;
        }
        return std::nullopt;
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

AskBots Run::askedInPlay() const
{
    AskBots asked { askingOrder(match_) };
    std::erase(asked.order, lesson_->seat);
    return asked;
}

Todo Run::todo() const
{
    if (is<Arriving>()) {
        const auto next = nextEvent(match_, lesson_->match, lesson_->seat, swaps_);
        return next ? Todo { Advance { *next } } : Todo { Nothing {} };
    }
    if (const auto* trying = std::get_if<Trying>(&phase_)) {
        if (const auto next = nextInScript(match_, trying->script))
            return Advance { trying->script[*next] };
        return AskBots { { *seatAwaited(match_) } };
    }
    const auto* playing = std::get_if<PlayingOn>(&phase_);
    if (playing == nullptr) return Nothing {};
    if (awaitsPack(match_)) return NeedPack {};
    AskBots asked = askedInPlay();
    if (playing->botsWait || asked.order.empty()) return Nothing {};
    return asked;
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

/// An act has been added to what is tried.
void Run::afterTried(const AnyState& before)
{
    auto& trying = std::get<Trying>(phase_);
    const int wanted = lesson_->steps[step_].tries;
    const bool isFirst = trying.acts++ == 0;
    if (isTrickOver(before, match_)) ++trying.tricks;
    const bool isSaid = wanted == 1 && !isFirst && isTalkOver(before, match_);
    const bool isEnd = isSaid || trying.tricks >= wanted || isDealOver(match_)
        || !seatAwaited(match_) || trying.acts >= mostTriedActs * wanted;
    if (isEnd) phase_ = Tried { trying.key, trying.from };
}

/// An act has been added while the learner plays on.
void Run::afterPlayed(const AnyState& before)
{
    phase_ = PlayingOn {};
    const Until until = std::get<PlayOn>(*task()).until;
    const bool isEnd = isOver(match_) || (until == Until::Trick && isTrickOver(before, match_))
        || (until != Until::Match && isDealOver(match_));
    if (isEnd) phase_ = Right {};
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

bool Run::advance()
{
    const Todo what = todo();
    const auto* next = std::get_if<Advance>(&what);
    if (next == nullptr) return false;
    const AnyState before = stateOf(match_);
    if (const auto* pack = std::get_if<Pack>(&next->event)) {
        lesson::takePack(match_, *pack);
    } else {
        const auto& acted = std::get<AnyActed>(next->event);
        if (!play(match_, acted.seat, acted.action)) return false;
    }
    if (auto* trying = std::get_if<Trying>(&phase_)) {
        trying->script.erase(std::find(
            trying->script.begin(), trying->script.end(), std::get<AnyActed>(next->event)));
        afterTried(before);
    } else if (lengthOf(match_) >= target()) {
        settle();
    }
    return true;
}

bool Run::botDid(Seat seat, const AnyAction& action)
{
    const Todo what = todo();
    const auto* asked = std::get_if<AskBots>(&what);
    if (asked == nullptr) return false;
    const auto isAsked = std::find(asked->order.begin(), asked->order.end(), seat);
    const AnyState before = stateOf(match_);
    if (isAsked == asked->order.end() || !play(match_, seat, action)) return false;
    if (is<Trying>())
        afterTried(before);
    else
        afterPlayed(before);
    return true;
}

bool Run::botsWait()
{
    auto* playing = std::get_if<PlayingOn>(&phase_);
    if (playing == nullptr || seatAwaited(match_) != lesson_->seat) return false;
    playing->botsWait = true;
    return true;
}

bool Run::takePack(const Pack& pack)
{
    if (!std::holds_alternative<NeedPack>(todo())) return false;
    lesson::takePack(match_, pack);
    phase_ = PlayingOn {};
    return true;
}

void Run::arrive()
{
    while (is<Arriving>())
        if (!advance()) return;
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
