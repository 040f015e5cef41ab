// What the table does in a lesson, without the learner.

#include "core/lesson/run.h"

#include <algorithm>

namespace weli::lesson {

namespace {

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

}
