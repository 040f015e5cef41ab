#include "ui/model/session.h"

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
    const auto now = QDateTime::fromSecsSinceEpoch(QDateTime::currentSecsSinceEpoch(), Qt::UTC);
    startSession({ newMatch(setup.rules, players, dealer),
                     withStrangers(setup.players, gameOf(setup.rules), bots_), 0, 0, now },
        lot);
}

void Session::open(const SavedMatch& saved)
{
    autosave_.goOnWithMatch(saved);
    startSession(saved);
}

void Session::tryFrom(const SavedMatch& from, const Seeds& seeds)
{
    autosave_.pause();
    packs_ = Rng(seeds.packs);
    bots_ = Rng(seeds.bots);
    botSeed_ = bots_.next();
    startSession(from, {}, lengthOf(from.match));
}

void Session::startSession(
    SavedMatch saved, std::optional<DealerLot> lot, std::optional<std::size_t> triedFrom)
{
    saved_ = std::move(saved);
    lot_ = std::move(lot);
    triedFrom_ = triedFrom;
    tempo_ = Tempo::AsSet;
    redo_.clear();
    help_.beginMatch(match());
    onLogChanged(Change::Other);
}

void Session::leave()
{
    stopAll();
    if (!saved_) return;
    tellProblem(autosave_.leave(*saved_));
    const SavedMatch last = std::move(*saved_);
    saved_.reset();
    emit left(last);
}

void Session::tellProblem(const std::optional<QString>& problem)
{
    if (problem) emit saveFailed(*problem);
}

bool Session::isOver() const { return weli::isOver(match()); }

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
    const auto seat = atScreen();
    if (seat) help_.begin(match(), *seat, botSeed_);
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
    const bool isPlayed = atScreen() && !triedFrom_;
    if (isPlayed) help_.endMatch();
}

/// The match that has been put away; nothing if it is not over.
std::optional<SavedMatch> Session::clearTable()
{
    if (!std::holds_alternative<Over>(state_)) return std::nullopt;
    countMatch();
    tellProblem(autosave_.putAway());
    const SavedMatch last = *saved_;
    leave();
    return last;
}

void Session::playAgain()
{
    if (const auto last = clearTable()) emit againWanted(*last);
}

void Session::setUpAnew()
{
    if (const auto last = clearTable()) emit setUpWanted(*last);
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
    return action || !help_.wanted().singleCards ? action : onlyCard(match(), seat);
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
