// What persons do at the table.

#include "ui/model/session.h"

#include "ui/words/words.h"

namespace weli {

using namespace session;

void Session::choose(const Act& act)
{
    if (!saved_) return;
    if (std::holds_alternative<GoOn>(act)) return resume();
    if (std::holds_alternative<PlayAgain>(act)) return playAgain();
    if (std::holds_alternative<SetUpAnew>(act)) return setUpAnew();
    if (const auto seat = atScreen()) choose(*seat, act);
}

void Session::choose(Seat seat, const Act& act)
{
    if (!saved_ || !isPersonAt(seat)) return;
    if (std::holds_alternative<ShowRest>(act)) return showRest(seat);
    const auto* const action = std::get_if<AnyAction>(&act);
    if (action == nullptr) return resume();
    if (const auto clause = whyNot(match(), seat, *action))
        emit refused(words::whyNot(*clause), cardOf(*action));
    else if (const auto warning = warningBefore(seat, *action))
        emit refused(*warning, cardOf(*action));
    else if (play(saved_->match, seat, *action))
        onLogChanged(Change::Played);
}

/// What is asked before a costly act, once, of the person at the screen.
std::optional<Because> Session::warningBefore(Seat seat, const AnyAction& action)
{
    return seat == atScreen() ? help_.warningBefore(action) : std::nullopt;
}

void Session::resume() { happen(WentOn {}); }

void Session::pictureShown() { happen(PictureShown {}); }

void Session::undo()
{
    if (!saved_) return;
    if (const auto seat = atScreen()) undo(*seat);
}

void Session::undo(Seat seat)
{
    const auto last = saved_ ? lastChoice(seat) : std::nullopt;
    if (!last) return;
    redo_.push_back(tipOf(match()));
    rewind(saved_->match, *last);
    ++saved_->undone;
    onLogChanged(Change::Other);
}

void Session::redo()
{
    if (!saved_ || redo_.empty()) return;
    goTo(saved_->match, redo_.back());
    redo_.pop_back();
    --saved_->undone;
    onLogChanged(Change::Other);
}

bool Session::canRunOn() const
{
    const auto due = seatAwaited(match());
    return due && (showsRest_ || !isPersonAt(*due));
}

void Session::runOn()
{
    if (!saved_ || !canRunOn()) return;
    tempo_ = Tempo::AtOnce;
    happen(WentOn {});
}

bool Session::canHint(Seat seat) const { return isPersonAt(seat) && hasChoice(match(), seat); }

/// What comes is certain, and the table waits for this seat.
bool Session::canShowRest(Seat seat) const
{
    return seat == atScreen() && help_.rest() != Rest::Open && !showsRest_
        && seatAwaited(match()) == seat && canHint(seat);
}

void Session::showRest(Seat seat)
{
    if (!canShowRest(seat)) return;
    showsRest_ = true;
    thinker_.drop();
    toAsk_.clear();
    state_ = Showing {};
    beginAsking();
    republish();
}

void Session::hint()
{
    const auto seat = saved_ ? atScreen() : std::nullopt;
    if (!seat || !canHint(*seat)) return;
    help_.giveHint(match(), *seat, botSeed_);
}

/// A hint is counted at once, whatever becomes of the program.
void Session::onHelped(bool hinted)
{
    if (hinted) {
        ++saved_->hints;
        tellProblem(autosave_.keep(*saved_));
    }
    republish();
}

}
