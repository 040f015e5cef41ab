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
    startSession({ .saved = { newMatch(setup.rules, players, dealer),
                       withStrangers(setup.players, gameOf(setup.rules), bots_), 0, 0, now },
        .lot = lot });
}

void Session::open(const SavedMatch& saved)
{
    autosave_.goOnWithMatch(saved);
    startSession({ .saved = saved });
}

void Session::tryFrom(const SavedMatch& from, const Seeds& seeds)
{
    autosave_.pause();
    packs_ = Rng(seeds.packs);
    bots_ = Rng(seeds.bots);
    botSeed_ = bots_.next();
    startSession({ .saved = from, .triedFrom = lengthOf(from.match) });
}

void Session::startSession(SessionState begun)
{
    now_ = std::move(begun);
    help_.beginMatch(match());
    onLogChanged(Change::Other);
}

void Session::leave()
{
    stopAll();
    if (!now_) return;
    tellProblem(autosave_.leave(now_->saved));
    const SavedMatch last = std::move(now_->saved);
    now_.reset();
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
    if (what == Change::Played) now_->redo.clear();
    if (isCounted(match())) now_->hurries = false;
    if (isCounted(match()) || what == Change::Other) now_->showsRest = false;
    const bool isLastAct = what == Change::Played && pace_ > 0 && isCounted(match());
    const bool isLot = now_->lot && lengthOf(match()) == 0;
    now_->moment.state = Showing { isLot ? Showing::What::Lot
            : isLastAct                  ? Showing::What::LastAct
                                         : Showing::What::Plain };
    tellProblem(autosave_.keep(now_->saved));
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
    if (seat) help_.begin(match(), *seat);
}

/// What is still being thought, and what has not been dealt with, is of a moment that is over.
void Session::stopAll()
{
    thinker_.drop();
    help_.forget();
    pause_->cancel();
    if (now_) now_->moment = {};
}

/// Views and bots may answer at once, in the midst of a step: the loop goes on, not the stack.
void Session::happen(const Event& event)
{
    if (!now_) return;
    now_->moment.events.push_back(event);
    if (isStepping_) return;
    isStepping_ = true;
    while (now_ && !now_->moment.events.empty()) {
        SessionState::Moment& moment = now_->moment;
        const Event next = std::move(moment.events.front());
        moment.events.pop_front();
        auto [state, effect] = step(moment.state, next, table());
        moment.state = std::move(state);
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
    takePack(now_->saved.match, packs_);
    onLogChanged(Change::Other);
}

void Session::act(const Intent& intent)
{
    if (play(now_->saved.match, intent.seat, intent.action)) onLogChanged(Change::Played);
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
    const bool isPlayed = atScreen() && !now_->triedFrom;
    if (isPlayed) help_.endMatch();
}

/// The match that has been put away; nothing if it is not over.
std::optional<SavedMatch> Session::clearTable()
{
    if (!std::holds_alternative<Over>(now_->moment.state)) return std::nullopt;
    countMatch();
    tellProblem(autosave_.putAway());
    const SavedMatch last = now_->saved;
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
    if (now_->hurries) return { due(), false, false, 0 };
    const Breath given = breath();
    const bool looks = given == Breath::Trick && pace_ > 0;
    const bool waits = waitForMe_ && !now_->showsRest && given == Breath::Word;
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
    if (isPersonAt(*due) && !now_->showsRest) {
        const auto action = ownAct(*due);
        if (action)
            happen(Answered { { *due, *action } });
        else
            now_->hurries = false;
    }
    for (const Seat seat : askingOrder(match()))
        if (!isPersonAt(seat) || now_->showsRest) now_->moment.toAsk.push_back(seat);
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
    if (now_->moment.toAsk.empty()) return;
    const Seat seat = now_->moment.toAsk.front();
    now_->moment.toAsk.pop_front();
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
