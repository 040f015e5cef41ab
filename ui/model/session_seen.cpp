// What a session shows, and as whoever looks wants it.

#include "ui/model/session.h"

#include "ui/picture/notes/company.h"
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
    return seat.index < saved_->players.size() && isPerson(playerAt(seat));
}

/// How long the log was when this person last had a choice that can be taken back.
std::optional<std::size_t> Session::lastChoice(Seat seat) const
{
    if (!isPersonAt(seat)) return std::nullopt;
    const auto last = weli::lastChoice(match(), seat, help_.wanted().singleCards);
    return last && last >= triedFrom_ ? last : std::nullopt;
}

ViewContext Session::contextOf(std::optional<Seat> seat) const
{
    ViewContext context = weli::contextOf(*saved_);
    context.watching = context.handsOpen = !seat;
    context.draw = lot_;
    context.moment = momentOf(state_);
    context.showsPoints = showsPoints_;
    context.cards = cards_;
    return context;
}

Picture Session::pictureOf(std::optional<Seat> seat) const
{
    Picture picture = weli::pictureOf(match(), seat.value_or(Seat {}), contextOf(seat));
    for (SeatPicture& other : picture.seats) // only who looks is "you"
        if (isPersonAt(other.seat) && other.seat != seat) other.level.clear();
    arrangeHand(picture, handOrder_);
    if (std::holds_alternative<Held>(state_)) picture.goOn = goOnChoice();
    picture.showsRest = showsRest_;
    picture.canUndo = seat && lastChoice(*seat);
    picture.canRedo = seat && !redo_.empty();
    picture.canRunOn = canRunOn();
    picture.canHint = seat && !showsRest_ && canHint(*seat);
    picture.hints = saved_->hints;
    if (seat && seat == atScreen()) addHelp(picture, *seat);
    picture.undone = saved_->undone;
    if (triedFrom_ && picture.result) { // another match would count
        picture.result->again.reset();
        picture.result->setUp.reset();
    }
    return picture;
}

void Session::addHelp(Picture& picture, Seat seat) const
{
    const bool isEnd = picture.result && picture.result->over == ResultPicture::Over::Match;
    if (isEnd) picture.note = companyOf(contextOf(seat));
    if (!picture.note) picture.note = help_.note(contextOf(seat));
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
    const auto seat = saved_ ? atScreen() : std::nullopt;
    return seat ? help_.possibilities(match(), *seat, contextOf(seat)) : std::vector<Because>();
}

/// The table waits for this person.
bool Session::hasTimeToRead(Seat seat) const
{
    if (std::holds_alternative<Held>(state_)) return true;
    if (isCounted(match())) return momentOf(state_) != ViewContext::Moment::LastAct;
    return seatAwaited(match()) == seat && hasChoice(match(), seat);
}

void Session::republish()
{
    if (!saved_) return;
    const auto seat = atScreen();
    const bool listens = seat && !showsRest_ && hasTimeToRead(*seat);
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
    if (!saved_) return;
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
    if (!saved_) return;
    const auto seat = atScreen();
    const auto& players = saved_->players;
    const bool isTaken = std::any_of(players.begin(), players.end(),
        [&name](const Player& player) { return player.name == name; });
    if (!seat || isTaken) return;
    saved_->players[seat->index].name = name;
    tellProblem(autosave_.keep(*saved_));
    republish();
}

}
