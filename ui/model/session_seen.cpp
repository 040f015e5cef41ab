// What a session shows, and as whoever looks wants it.

#include "ui/model/session.h"

#include "ui/words/table_words.h"

#include <algorithm>
#include <utility>

namespace weli {

using namespace session;

namespace {

    ViewContext::Moment momentOf(const State& state)
    {
        using Moment = ViewContext::Moment;
        if (std::holds_alternative<Held>(state)) return Moment::Held;
        if (std::holds_alternative<Drawing>(state)) return Moment::Draw;
        if (std::holds_alternative<Lingering>(state)) return Moment::LastAct;
        const auto* const showing = std::get_if<Showing>(&state);
        if (showing == nullptr || showing->what == Showing::What::Plain) return Moment::Play;
        return showing->what == Showing::What::Lot ? Moment::Draw : Moment::LastAct;
    }

    /// What is said of a rest that is not open.
    QString certainty(Rest rest)
    {
        const TableWords words = tableWords();
        if (rest == Rest::Mine) return words.restIsMine;
        return rest == Rest::NotMine ? words.noneIsMine : words.settled;
    }

}

bool Session::isPersonAt(Seat seat) const
{
    return seat.index < now_->saved.players.size() && isPerson(playerAt(seat));
}

/// How long the log was when this person last had a choice that can be taken back.
std::optional<std::size_t> Session::lastChoice(Seat seat) const
{
    if (!isPersonAt(seat)) return std::nullopt;
    const auto last = weli::lastChoice(match(), seat, help_.wanted().singleCards);
    return last && last >= now_->triedFrom ? last : std::nullopt;
}

ViewContext Session::contextOf(std::optional<Seat> seat) const
{
    ViewContext context = weli::contextOf(now_->saved);
    context.watching = context.handsOpen = !seat;
    if (seat) callMe(context, *seat);
    context.draw = now_->lot;
    context.moment = momentOf(now_->moment.state);
    context.showsPoints = showsPoints_;
    context.cards = cards_;
    return context;
}

Picture Session::pictureOf(std::optional<Seat> seat) const
{
    Picture picture = weli::pictureOf(match(), seat.value_or(Seat {}), contextOf(seat));
    for (SeatPicture& other : picture.seats) // only who looks is "you"
        if (isPersonAt(other.seat) && other.seat != seat) hideMind(other);
    arrangeHand(picture, handOrder_);
    if (std::holds_alternative<Held>(now_->moment.state)) picture.goOn = goOnChoice();
    picture.showsRest = now_->showsRest;
    picture.canUndo = seat && lastChoice(*seat);
    picture.canRedo = seat && !now_->redo.empty();
    picture.canRunOn = canRunOn();
    picture.canHint = seat && !now_->showsRest && canHint(*seat);
    picture.hints = now_->saved.hints;
    if (seat && seat == atScreen()) addHelp(picture, *seat);
    picture.undone = now_->saved.undone;
    if (now_->triedFrom && picture.result) { // another match would count
        picture.result->again.reset();
        picture.result->setUp.reset();
    } else if (isOver() && picture.result) {
        tellHabits(*picture.result, match(), contextOf(seat), seat);
    }
    return picture;
}

void Session::addHelp(Picture& picture, Seat seat) const
{
    picture.note = help_.note(contextOf(seat));
    picture.odds = help_.odds(contextOf(seat));
    if (!canShowRest(seat)) return;
    picture.question = certainty(help_.rest());
    picture.answers.push_back(showRestChoice());
}

Picture Session::picture() const { return pictureOf(atScreen()); }

std::optional<Picture> Session::picture(Seat seat) const
{
    if (!isPersonAt(seat)) return std::nullopt;
    return pictureOf(seat);
}

std::vector<Because> Session::possibilities() const
{
    const auto seat = now_ ? atScreen() : std::nullopt;
    return seat ? help_.possibilities(match(), *seat, contextOf(seat)) : std::vector<Because>();
}

/// The table waits for this person.
bool Session::hasTimeToRead(Seat seat) const
{
    if (std::holds_alternative<Held>(now_->moment.state)) return true;
    if (isCounted(match())) return momentOf(now_->moment.state) != ViewContext::Moment::LastAct;
    return seatAwaited(match()) == seat && hasChoice(match(), seat);
}

void Session::republish()
{
    if (!now_) return;
    const auto seat = atScreen();
    const bool listens = seat && !now_->showsRest && hasTimeToRead(*seat);
    help_.listen(match(), listens ? seat : std::nullopt);
    emit changed(picture());
}

void Session::setPace(int milliseconds) { pace_ = milliseconds; }

void Session::setThinkingTime(int milliseconds) { thinker_.setDeadline(milliseconds); }

void Session::setWaitForMe(bool wait)
{
    waitForMe_ = wait;
    if (!wait) happen(WaitingEnded {});
}

void Session::setShowsPoints(bool shows)
{
    if (shows != std::exchange(showsPoints_, shows)) republish();
}

void Session::setHelping(const Helping& wanted)
{
    if (wanted == help_.wanted()) return;
    help_.set(wanted);
    if (!now_) return;
    think();
    republish();
}

void Session::setHandOrder(HandOrder order)
{
    if (order != std::exchange(handOrder_, order)) republish();
}

void Session::setCards(CardWords cards)
{
    if (cards == cards_) return;
    cards_ = cards;
    republish();
}

void Session::setPersonName(const QString& name)
{
    if (!now_) return;
    const auto seat = atScreen();
    const auto& players = now_->saved.players;
    const bool isTaken = std::any_of(players.begin(), players.end(),
        [&name](const Player& player) { return player.name == name; });
    if (!seat || isTaken) return;
    now_->saved.players[seat->index].name = name;
    tellProblem(autosave_.keep(now_->saved));
    republish();
}

}
