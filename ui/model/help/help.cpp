#include "ui/model/help/help.h"

#include "ui/words/costs.h"

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int longestThought = 900; // milliseconds: a hint that comes later is not waited for
    constexpr int longestLook = 600;

}

Help::Help(Coach* coach, Thinker::Where where, const AlarmMaker& makeAlarm)
    : coach_(coach)
    , advice_(where, makeAlarm, longestThought)
    , outlook_(where, makeAlarm, longestLook)
{
}

void Help::beginMatch(const AnyMatch& match)
{
    if (coach_ != nullptr) coach_->beginMatch(match);
    odds_.reset();
}

void Help::endMatch()
{
    if (coach_ != nullptr) coach_->endMatch();
}

void Help::forget()
{
    ++moment_;
    advice_.drop();
    outlook_.drop();
    isRefined_ = false;
    rest_ = Rest::Open;
    isThinking_ = false;
    advised_.reset();
    isAsked_ = false;
    depth_ = Depth::Reason;
    warned_.clear();
}

bool Help::warns() const
{
    if (wanted_.warnings == Warnings::WithCoach) return coach_ != nullptr && coach_->speaks();
    return wanted_.warnings == Warnings::Always;
}

void Help::begin(const AnyMatch& match, Seat seat)
{
    if (awaitsPack(match)) return odds_.reset();
    if (warns() && hasChoice(match, seat)) think(match, seat);
    if (wanted_.odds || wanted_.claims) look(match, seat);
}

void Help::look(const AnyMatch& match, Seat seat)
{
    using odds::Look;
    const auto showRefined = [this, fine = outlookFor(match, seat, wanted_, Look::Fine)] {
        outlook_.ask(fine, [this](Outlook outlook) {
            isRefined_ = outlook.odds.has_value();
            show(std::move(outlook));
        });
    };
    if (!wanted_.odds || isRefined_) return showRefined();
    outlook_.ask(outlookFor(match, seat, wanted_, Look::Coarse),
        [this, showRefined, moment = moment_](Outlook outlook) {
            show(std::move(outlook));
            if (moment == moment_) showRefined(); // it may have ended by what was shown
        });
}

void Help::show(Outlook outlook)
{
    const bool isNew = outlook.odds != odds_ || outlook.rest != rest_;
    odds_ = std::move(outlook.odds);
    rest_ = outlook.rest;
    if (isNew) emit changed(false);
}

void Help::think(const AnyMatch& match, Seat seat)
{
    if (std::exchange(isThinking_, true)) return;
    advice_.ask(adviceFor(match, seat, outlook::usualDice), [this](AnyAdvice advice) {
        advised_ = std::move(advice);
        if (isAsked_) return emit changed(true);
        if (note_ && speaksAgainst(*advised_, *note_)) emit changed(false);
    });
}

void Help::listen(const AnyMatch& match, std::optional<Seat> seat)
{
    note_.reset();
    if (seat && coach_ != nullptr) note_ = coach_->noteIn(match, *seat);
}

void Help::giveHint(const AnyMatch& match, Seat seat)
{
    if (isAsked_) {
        depth_ = Depth::Rest;
        if (advised_) emit changed(false);
        return;
    }
    isAsked_ = true;
    if (advised_) emit changed(true);
    think(match, seat);
}

std::optional<Because> Help::warningBefore(const AnyAction& action)
{
    if (!warns() || !advised_) return std::nullopt;
    if (std::find(warned_.begin(), warned_.end(), action) != warned_.end()) return std::nullopt;
    const QString cost = costOf(*advised_, action);
    if (cost.isEmpty()) return std::nullopt;
    warned_.push_back(action);
    return Because { words::warningOf(cost) };
}

std::optional<NotePicture> Help::note(const ViewContext& context) const
{
    if (advised_ && isAsked_) return hintOf(*advised_, depth_, context);
    const bool isWrong = advised_ && note_ && speaksAgainst(*advised_, *note_);
    if (note_ && !isWrong) return coach_->picture(*note_, context);
    return std::nullopt;
}

std::optional<OddsPicture> Help::odds(const ViewContext& context) const
{
    if (!wanted_.odds) return std::nullopt;
    return odds_ ? pictureOf(*odds_, context) : OddsPicture {};
}

std::vector<Because> Help::possibilities(
    const AnyMatch& match, Seat seat, const ViewContext& context) const
{
    return coach_ == nullptr ? std::vector<Because>() : coach_->possibilities(match, seat, context);
}

}
