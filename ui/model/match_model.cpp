#include "ui/model/match_model.h"

#include "ui/words/words.h"

#include <cassert>
#include <utility>

namespace weli {

namespace {

    // Milliseconds, if nobody is quicker.
    constexpr int lookingAtTheDraw = 2500;
    constexpr int lookingAtTheEnd = 1200;

}

MatchModel::MatchModel(Dependencies dependencies, QObject* parent)
    : QObject(parent)
    , around_(std::move(dependencies))
    , rng_(around_.seed)
    , autosave_(around_.store)
{
    pool_.setMaxThreadCount(1);
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, [this] {
        paused_ = true;
        advance();
    });
}

MatchModel::~MatchModel()
{
    stopThinking();
    pool_.waitForDone();
}

void MatchModel::begin(const Setup& setup, std::optional<Seat> firstDealer)
{
    const int players = static_cast<int>(setup.players.size());
    draw_.reset();
    if (!firstDealer) draw_ = dealerLot(setup.rules, players, rng_);
    const Seat dealer = draw_ ? draw_->dealer : *firstDealer;
    drawing_ = draw_.has_value();
    tellProblem(autosave_.beginMatch());
    looking_ = false;
    sitDown({ newMatch(setup.rules, players, dealer), setup.players, 0 });
}

void MatchModel::resume(const SavedMatch& saved)
{
    autosave_.goOnWithMatch();
    looking_ = false;
    draw_.reset();
    drawing_ = false;
    sitDown(saved);
}

void MatchModel::lookAt(const SavedMatch& saved)
{
    autosave_.pause();
    looking_ = true;
    draw_.reset();
    drawing_ = false;
    sitDown(saved);
}

void MatchModel::tellProblem(const std::optional<QString>& problem)
{
    if (problem) emit saveFailed(*problem);
}

void MatchModel::leave()
{
    stopThinking();
    saved_.reset();
}

void MatchModel::sitDown(SavedMatch saved)
{
    saved_ = std::move(saved);
    happened();
}

bool MatchModel::isOver() const { return weli::isOver(match()); }

QString MatchModel::traceText() const { return QString::fromStdString(traceOf(*saved_)); }

ViewContext MatchModel::context() const
{
    ViewContext context;
    for (const Player& player : saved_->players)
        context.seats.push_back({ player.name, levelOf(player) });
    context.watching = !person();
    context.draw = draw_;
    context.drawing = drawing_;
    context.held = held_;
    context.lingering = lingering_;
    context.showsPoints = showsPoints_;
    context.canUndo = person() && !looking_ && lastChoice(match(), *person());
    context.undone = saved_->undone;
    context.cards = cards_;
    return context;
}

Picture MatchModel::picture() const
{
    return pictureOf(match(), person().value_or(Seat {}), context());
}

// What the person does.

void MatchModel::choose(const Act& act)
{
    if (!saved_) return;
    const auto* const action = std::get_if<AnyAction>(&act);
    if (action == nullptr) return goOn();
    if (!person()) return;
    if (!play(saved_->match, *person(), *action)) return refuse(*action);
    happened(true);
}

void MatchModel::refuse(const AnyAction& action)
{
    const auto refusal = refusalOf(match(), *person(), action);
    if (!refusal) return;
    std::optional<int> card;
    if (refusal->card) {
        const Picture seen = picture();
        for (const CardPicture& shown : seen.cards)
            if (shown.face == refusal->card) card = shown.id;
    }
    emit refused(words::whyNot(refusal->clause), card);
}

void MatchModel::goOn()
{
    if (!saved_ || !shown_) return;
    if (isOver() && !lingering_) {
        tellProblem(autosave_.putAway());
        leave();
        emit matchEnded();
        return;
    }
    released_ = !lingering_;
    paused_ = true;
    advance();
}

void MatchModel::undo()
{
    if (!saved_ || looking_ || !person()) return;
    const auto length = lastChoice(match(), *person());
    if (!length) return;
    rewind(saved_->match, *length);
    ++saved_->undone;
    happened();
}

void MatchModel::setPace(int milliseconds) { pace_ = milliseconds; }

void MatchModel::setWaitForMe(bool wait)
{
    waitForMe_ = wait;
    if (wait || !held_) return;
    held_ = false;
    advance();
}

void MatchModel::setShowsPoints(bool shows)
{
    if (shows != std::exchange(showsPoints_, shows)) tellAgain();
}

void MatchModel::setCards(CardWords cards)
{
    if (cards == cards_) return;
    cards_ = cards;
    tellAgain();
}

void MatchModel::tellAgain()
{
    if (saved_) tell();
}

// How the table goes on.

void MatchModel::happened(bool acted)
{
    stopThinking();
    shown_ = false;
    paused_ = false;
    released_ = false;
    held_ = false;
    lingering_ = acted && pace_ > 0 && isCounted(match());
    tellProblem(autosave_.keep(*saved_));
    beginAsking();
    tell();
}

void MatchModel::tell() { emit changed(picture()); }

void MatchModel::carryOn()
{
    if (!saved_) return;
    if (!shown_) {
        shown_ = true;
        const int longest = drawing_ ? lookingAtTheDraw : lingering_ ? lookingAtTheEnd : 0;
        if (pace_ > 0)
            pause_.start(std::max(pace_, longest));
        else
            paused_ = true;
    }
    advance();
}

void MatchModel::advance()
{
    // Views and bots may answer at once, in the midst of a step: the loop goes on, not the stack.
    advanceAgain_ = true;
    if (advancing_) return;
    advancing_ = true;
    while (advanceAgain_) {
        advanceAgain_ = false;
        while (step()) { }
    }
    advancing_ = false;
}

bool MatchModel::step()
{
    if (!saved_ || !shown_) return false;
    if (drawing_ && !paused_) return false;
    drawing_ = false;
    if (lingering_) {
        if (!paused_) return false;
        lingering_ = false;
        tell();
        return true;
    }
    if (awaitsPack(match())) {
        if (isCounted(match()) && !released_) return false; // the result is looked at
        if (!paused_ && lengthOf(match()) > 0) return false; // what lies there is looked at
        takePack();
        return true;
    }
    if (!intent_ || !paused_) return false;
    if (!holdsHere()) {
        act();
        return true;
    }
    if (!held_) {
        held_ = true;
        tell();
    }
    return false;
}

bool MatchModel::holdsHere() const
{
    return waitForMe_ && !released_ && person() && mayHold(match(), *person());
}

void MatchModel::takePack()
{
    weli::takePack(saved_->match, rng_);
    happened();
}

void MatchModel::act()
{
    const Intent intent = *intent_;
    if (play(saved_->match, intent.seat, intent.action)) happened(true);
}

// Bots.

void MatchModel::stopThinking()
{
    ++moment_; // what is still being thought comes too late
    stop_.request_stop();
    stop_ = {};
    pause_.stop();
    toAsk_.clear();
    intent_.reset();
}

void MatchModel::beginAsking()
{
    const auto due = seatAwaited(match());
    if (!due) return;
    if (due == person())
        if (const auto action = onlyAct(match(), *due)) intent_ = Intent { *due, *action };
    const int seats = players(match());
    for (int step = 0; step < seats; ++step) { // B-79: the seat that is due comes last
        const Seat seat = seatAt((due->index + seats - step) % seats);
        const bool isBot = !isPerson(saved_->players[seat.index]);
        if (isBot && canAct(match(), seat)) toAsk_.push_back(seat);
    }
    askNext();
}

void MatchModel::askNext()
{
    if (toAsk_.empty()) return;
    const Seat seat = toAsk_.back();
    toAsk_.pop_back();
    ask(seat);
}

void MatchModel::ask(Seat seat)
{
    const auto think = [question = questionFor(match(), seat, around_.bots,
                            levelOf(saved_->players[seat.index]).value_or(bots::Level::Book),
                            around_.seed[0] + seat.index),
                           stop = stop_.get_token()] { return question(stop); };
    if (!around_.threads) return answered(seat, think());
    pool_.start([this, think, seat, moment = moment_] {
        const auto action = think();
        QMetaObject::invokeMethod(
            this,
            [this, moment, seat, action] {
                if (moment == moment_) answered(seat, action);
            },
            Qt::QueuedConnection);
    });
}

void MatchModel::answered(Seat seat, const std::optional<AnyAction>& action)
{
    assert(action || seatAwaited(match()) != seat);
    if (!action || !isLegal(match(), seat, *action)) return askNext();
    intent_ = Intent { seat, *action };
    if (around_.threads) advance();
}

}
