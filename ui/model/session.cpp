#include "ui/model/session.h"

#include "ui/words/table_words.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace weli {

using namespace session;

Session::Session(Dependencies dependencies, QObject* parent)
    : QObject(parent)
    , dependencies_(std::move(dependencies))
    , packs_(dependencies_.seeds.packs)
    , bots_(dependencies_.seeds.bots)
    , botSeed_(bots_.next())
    , autosave_(dependencies_.store)
    , thinker_(dependencies_.botsThink, dependencies_.alarms)
    , help_(dependencies_.coach, dependencies_.botsThink, dependencies_.alarms)
    , pause_(dependencies_.alarms([this] { happen(PauseOver {}); }))
{
    connect(&help_, &Help::changed, this, &Session::onHelped);
}

void Session::begin(const Setup& setup, std::optional<Seat> firstDealer)
{
    const int players = static_cast<int>(setup.players.size());
    std::optional<DealerLot> lot;
    if (!firstDealer) lot = dealerLot(setup.rules, players, packs_);
    const Seat dealer = lot ? lot->dealer : *firstDealer;
    tellProblem(autosave_.beginMatch(gameOf(setup.rules)));
    startSession({ newMatch(setup.rules, players, dealer), withStrangers(setup.players, bots_) },
        Purpose::Play, lot);
}

void Session::open(const SavedMatch& saved)
{
    autosave_.goOnWithMatch(saved);
    startSession(saved, Purpose::Play);
}

void Session::lookAt(const SavedMatch& saved)
{
    autosave_.pause();
    startSession(saved, Purpose::LookBack);
}

void Session::startSession(SavedMatch saved, Purpose purpose, std::optional<DealerLot> lot)
{
    saved_ = std::move(saved);
    purpose_ = purpose;
    lot_ = std::move(lot);
    redo_.clear();
    help_.beginMatch(match());
    onLogChanged(Change::Other);
}

void Session::leave()
{
    stopAll();
    autosave_.pause();
    saved_.reset();
}

void Session::tellProblem(const std::optional<QString>& problem)
{
    if (problem) emit saveFailed(*problem);
}

bool Session::isOver() const { return weli::isOver(match()); }

QString Session::traceText() const { return QString::fromStdString(traceOf(*saved_)); }

// What is seen.

bool Session::isPersonAt(Seat seat) const
{
    return seat.index < saved_->players.size() && isPerson(playerAt(seat));
}

bool Session::canUndo(Seat seat) const
{
    return purpose_ == Purpose::Play && isPersonAt(seat)
        && lastChoice(match(), seat, helping_.singleCards);
}

ViewContext Session::contextOf(std::optional<Seat> seat) const
{
    ViewContext context = weli::contextOf(*saved_);
    const auto* const showing = std::get_if<Showing>(&state_);
    const auto shows = [showing](Showing::What what) { return showing && showing->what == what; };
    context.watching = !seat;
    context.draw = lot_;
    context.drawing = shows(Showing::What::Lot) || std::holds_alternative<Drawing>(state_);
    context.held = std::holds_alternative<Held>(state_);
    context.lingering = shows(Showing::What::LastAct) || std::holds_alternative<Lingering>(state_);
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
    picture.canUndo = seat && canUndo(*seat);
    picture.canRedo = seat && !redo_.empty();
    picture.canRunOn = canRunOn();
    picture.canHint = seat && canHint(*seat);
    picture.hints = saved_->hints;
    if (seat && seat == atScreen()) addHelp(picture, *seat);
    picture.undone = saved_->undone;
    return picture;
}

void Session::addHelp(Picture& picture, Seat seat) const
{
    picture.note = help_.note(contextOf(seat));
    picture.odds = help_.odds(contextOf(seat));
    if (!canShowRest(seat)) return;
    picture.question = help_.rest() == Rest::Mine ? tableWords().restIsMine : tableWords().settled;
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
    const auto seat = saved_ && purpose_ == Purpose::Play ? atScreen() : std::nullopt;
    return seat ? help_.possibilities(match(), *seat, contextOf(seat)) : std::vector<Because>();
}

/// The table waits for this person.
bool Session::hasTimeToRead(Seat seat) const
{
    if (std::holds_alternative<Held>(state_)) return true;
    if (isCounted(match())) return !contextOf(seat).lingering;
    return seatAwaited(match()) == seat && hasChoice(match(), seat);
}

void Session::republish()
{
    if (!saved_) return;
    const auto seat = purpose_ == Purpose::Play ? atScreen() : std::nullopt;
    const bool listens = seat && !showsRest_ && hasTimeToRead(*seat);
    help_.listen(match(), listens ? seat : std::nullopt);
    emit changed(picture());
}

// What persons do.

void Session::choose(const Act& act)
{
    if (!saved_) return;
    if (std::holds_alternative<GoOn>(act)) return resume();
    if (std::holds_alternative<PlayAgain>(act)) return playAgain();
    if (const auto seat = atScreen()) choose(*seat, act);
}

void Session::choose(Seat seat, const Act& act)
{
    if (!saved_ || !isPersonAt(seat)) return;
    if (std::holds_alternative<ShowRest>(act)) return showRest(seat);
    const auto* const action = std::get_if<AnyAction>(&act);
    if (action == nullptr) return resume();
    if (!isLegal(match(), seat, *action)) return refuse(seat, *action);
    if (seat == atScreen())
        if (const auto warning = help_.warningBefore(*action))
            return sendBack(seat, *warning, cardOf(*action));
    if (play(saved_->match, seat, *action)) onLogChanged(Change::Played);
}

void Session::refuse(Seat seat, const AnyAction& action)
{
    if (const auto clause = whyNot(match(), seat, action))
        sendBack(seat, words::whyNot(*clause), cardOf(action));
}

void Session::sendBack(Seat seat, const Because& why, std::optional<Card> card)
{
    std::optional<int> id;
    if (card) {
        const Picture seen = pictureOf(seat);
        for (const CardPicture& shown : seen.cards)
            if (shown.face == card) id = shown.id;
    }
    emit refused(why, id);
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
    if (!saved_ || !canUndo(seat)) return;
    redo_.push_back(tipOf(match()));
    rewind(saved_->match, *lastChoice(match(), seat, helping_.singleCards));
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
    return due && !isPersonAt(*due);
}

void Session::runOn()
{
    if (!saved_ || !canRunOn()) return;
    tempo_ = Tempo::AtOnce;
    happen(WentOn {});
}

bool Session::canHint(Seat seat) const
{
    return purpose_ == Purpose::Play && isPersonAt(seat) && hasChoice(match(), seat);
}

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
    if (wanted == std::exchange(helping_, wanted)) return;
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
    if (!saved_ || purpose_ == Purpose::LookBack) return;
    const auto seat = atScreen();
    const auto& players = saved_->players;
    const bool isTaken = std::any_of(players.begin(), players.end(),
        [&name](const Player& player) { return player.name == name; });
    if (!seat || isTaken) return;
    saved_->players[seat->index].name = name;
    tellProblem(autosave_.keep(*saved_));
    republish();
}

// How the table goes on.

/// A new moment begins.
void Session::onLogChanged(Change what)
{
    stopAll();
    if (what == Change::Played) redo_.clear();
    if (isCounted(match())) tempo_ = Tempo::AsSet;
    if (isCounted(match()) || what == Change::Other) showsRest_ = false;
    const bool isLastAct = what == Change::Played && pace_ > 0 && isCounted(match());
    const bool isLot = lot_ && lengthOf(match()) == 0;
    state_ = Showing { isLot ? Showing::What::Lot
            : isLastAct      ? Showing::What::LastAct
                             : Showing::What::Plain };
    tellProblem(autosave_.keep(*saved_));
    {
        const QSignalBlocker quiet(help_); // what is thought at once is told with the rest
        think();
    }
    beginAsking();
    republish();
}

/// About the person at the screen, beside the table.
void Session::think()
{
    const auto seat = purpose_ == Purpose::Play ? atScreen() : std::nullopt;
    if (seat && !awaitsPack(match())) help_.begin(match(), *seat, botSeed_);
}

/// What is still being thought, and what has not been dealt with, is of a moment that is over.
void Session::stopAll()
{
    thinker_.drop();
    help_.forget();
    pause_->cancel();
    toAsk_.clear();
    events_.clear();
}

/// Views and bots may answer at once, in the midst of a step: the loop goes on, not the stack.
void Session::happen(const Event& event)
{
    if (!saved_) return;
    events_.push_back(event);
    if (isStepping_) return;
    isStepping_ = true;
    while (!events_.empty()) {
        const Event next = std::move(events_.front());
        events_.pop_front();
        auto [state, effect] = step(state_, next, table());
        state_ = std::move(state);
        perform(effect);
    }
    isStepping_ = false;
}

void Session::perform(const Effect& effect)
{
    if (const auto* intent = std::get_if<Intent>(&effect)) return act(*intent);
    if (const auto* pause = std::get_if<Pause>(&effect)) return pause_->set(pause->milliseconds);
    if (std::holds_alternative<Publish>(effect)) return republish();
    if (std::holds_alternative<EndMatch>(effect)) return endMatch();
    if (!std::holds_alternative<TakePack>(effect)) return;
    takePack(saved_->match, packs_);
    onLogChanged(Change::Other);
}

void Session::act(const Intent& intent)
{
    if (play(saved_->match, intent.seat, intent.action)) onLogChanged(Change::Played);
}

void Session::endMatch()
{
    countMatch();
    tellProblem(autosave_.putAway());
    leave();
    emit matchEnded();
}

void Session::countMatch()
{
    const bool isPlayed = purpose_ == Purpose::Play && atScreen();
    if (isPlayed) help_.endMatch();
}

void Session::playAgain()
{
    if (!std::holds_alternative<Over>(state_)) return;
    countMatch();
    tellProblem(autosave_.putAway());
    const SavedMatch last = *saved_;
    leave();
    emit againWanted(last);
}

Table Session::table() const
{
    if (tempo_ == Tempo::AtOnce) return { due(), false, false, 0 };
    const Breath given = breath();
    const bool looks = given == Breath::Trick && pace_ > 0;
    const bool waits = waitForMe_ && !showsRest_ && given == Breath::Word;
    return { due(), waits, atScreen().has_value(),
        looks ? std::max(pace_, lookingAtTheTrick) : pace_ };
}

Due Session::due() const
{
    if (isOver()) return Due::End;
    if (!awaitsPack(match())) return Due::Act;
    if (isCounted(match())) return Due::Result;
    return lengthOf(match()) == 0 ? Due::FirstPack : Due::Pack;
}

/// The longest that a person is given.
Breath Session::breath() const
{
    Breath longest = Breath::None;
    for (const Seat seat : SeatSet::firstOf(players(match())))
        if (isPersonAt(seat)) longest = std::max(longest, breathFor(match(), seat));
    return longest;
}

// Bots.

void Session::beginAsking()
{
    const auto due = seatAwaited(match());
    if (!due) return;
    if (isPersonAt(*due) && !showsRest_) {
        const auto action = ownAct(*due);
        if (action)
            happen(Answered { { *due, *action } });
        else
            tempo_ = Tempo::AsSet;
    }
    for (const Seat seat : askingOrder(match()))
        if (!isPersonAt(seat) || showsRest_) toAsk_.push_back(seat);
    askNext();
}

/// What is done for a person.
std::optional<AnyAction> Session::ownAct(Seat seat) const
{
    const auto action = onlyAct(match(), seat);
    return action || !helping_.singleCards ? action : onlyCard(match(), seat);
}

void Session::askNext()
{
    if (toAsk_.empty()) return;
    const Seat seat = toAsk_.front();
    toAsk_.pop_front();
    ask(seat);
}

void Session::ask(Seat seat)
{
    if (const auto* script = std::get_if<Script>(&playerAt(seat).who)) {
        const Cue cue = cueFor(*script, match(), seat);
        if (!cue.isOver) return answered(seat, cue.act);
    }
    if (isPersonAt(seat))
        return thinker_.ask(restFor(match(), seat, dependencies_.bots),
            [this, seat](const auto& action) { answered(seat, action); });
    const auto mind = mindOf(playerAt(seat)).value_or(bots::Mind {});
    thinker_.ask(questionFor(match(), seat, dependencies_.bots, mind, botSeed_ + seat.index),
        [this, seat](const auto& action) { answered(seat, action); });
}

void Session::answered(Seat seat, const std::optional<AnyAction>& action)
{
    assert(action || seatAwaited(match()) != seat);
    if (!action || !isLegal(match(), seat, *action)) return askNext();
    happen(Answered { { seat, *action } });
}

}
