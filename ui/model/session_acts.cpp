// What persons do at the table.

#include "ui/model/session.h"

#include "ui/words/words.h"

namespace weli {

using namespace session;

void Session::choose(const Act& act)
{
    if (std::holds_alternative<TellHabits>(act)) return emit habitsWanted();
    if (!now_) return;
    if (std::holds_alternative<GoOn>(act)) return resume();
    if (std::holds_alternative<PlayAgain>(act)) return playAgain();
    if (std::holds_alternative<SetUpAnew>(act)) return setUpAnew();
    if (const auto seat = atScreen()) choose(*seat, act);
}

void Session::choose(Seat seat, const Act& act)
{
    if (!now_ || !isPersonAt(seat)) return;
    if (std::holds_alternative<ShowRest>(act)) return showRest(seat);
    const auto* const action = std::get_if<AnyAction>(&act);
    if (action == nullptr) return resume();
    if (const auto clause = whyNot(match(), seat, *action))
        emit refused(words::whyNot(*clause), cardOf(*action));
    else if (const auto warning = warningBefore(seat, *action))
        emit refused(*warning, cardOf(*action));
    else if (play(now_->saved.match, seat, *action))
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
    if (!now_) return;
    if (const auto seat = atScreen()) undo(*seat);
}

void Session::undo(Seat seat)
{
    const auto last = now_ ? lastChoice(seat) : std::nullopt;
    if (!last) return;
    now_->redo.push_back(tipOf(match()));
    rewind(now_->saved.match, *last);
    ++now_->saved.undone;
    onLogChanged(Change::Other);
}

void Session::redo()
{
    if (!now_ || now_->redo.empty()) return;
    goTo(now_->saved.match, now_->redo.back());
    now_->redo.pop_back();
    --now_->saved.undone;
    onLogChanged(Change::Other);
}

bool Session::canRunOn() const
{
    const auto due = seatAwaited(match());
    return due && (now_->showsRest || !isPersonAt(*due));
}

void Session::runOn()
{
    if (!now_ || !canRunOn()) return;
    now_->hurries = true;
    happen(WentOn {});
}

bool Session::canHint(Seat seat) const { return isPersonAt(seat) && hasChoice(match(), seat); }

/// What comes is certain, and the table waits for this seat.
bool Session::canShowRest(Seat seat) const
{
    return seat == atScreen() && help_.rest() != Rest::Open && !now_->showsRest
        && seatAwaited(match()) == seat && canHint(seat);
}

void Session::showRest(Seat seat)
{
    if (!canShowRest(seat)) return;
    now_->showsRest = true;
    thinker_.drop();
    now_->moment = {};
    beginAsking();
    republish();
}

void Session::hint()
{
    const auto seat = now_ ? atScreen() : std::nullopt;
    if (!seat || !canHint(*seat)) return;
    help_.giveHint(match(), *seat);
}

/// A hint is counted at once, whatever becomes of the program.
void Session::onHelped(bool hinted)
{
    if (hinted) {
        ++now_->saved.hints;
        tellProblem(autosave_.keep(now_->saved));
    }
    republish();
}

}
