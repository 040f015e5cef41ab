#include "ui/model/review/look_back.h"

#include "core/review/replay.h"
#include "ui/model/any_match.h"
#include "ui/model/review/judge.h"
#include "ui/model/review/seen_again.h"
#include "ui/words/every_reason.h"
#include "ui/words/gist.h"
#include "ui/words/reason_words.h"

#include <algorithm>
#include <iterator>

namespace weli {

namespace {

    bool isCountedStep(const LookBack::Step& step) { return step.isCounted; }

    template <typename Table> int tricksOver(const Table& table)
    {
        if constexpr (requires { table.trick; }) {
            return table.trick;
        } else {
            int all = 0;
            for (const Seat seat : SeatSet::firstOf(maxSeats)) all += table.taken[seat];
            return all;
        }
    }

    template <typename Table> bool hasCards(const Table& /*table*/) { return true; }
    /// The pack is cut first.
    bool hasCards(const bieten::PublicState& table)
    {
        return std::holds_alternative<bieten::Playing>(table.phase);
    }

    template <GameState S> std::vector<LookBack::Step> stepsOf(const Timeline<S>& match)
    {
        std::vector<LookBack::Step> steps;
        match.forEach([&](const S& before, const auto& event, const S& after) {
            const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
            const bool isNew = acted == nullptr || after.table.deal != before.table.deal;
            steps.push_back({ .seat = acted ? std::optional(acted->seat) : std::nullopt,
                .deal = std::max(1, static_cast<int>(after.table.deal)),
                .tricks = isNew ? 0 : tricksOver(after.table),
                .isCounted = isCounted(after.table),
                .isDealt = !awaitsPack(after) && hasCards(after.table) });
        });
        return steps;
    }

}

void LookBack::open(const SavedMatch& saved)
{
    saved_ = saved;
    tip_ = tipOf(saved.match);
    isOver_ = isOver(saved.match);
    steps_ = std::visit([](const auto& match) { return stepsOf(match); }, saved.match);
    eyes_ = own_ = personAmong(saved.players).value_or(Seat {});
    hands_ = Hands::Known;
    branches_.clear();
    triedChairs_.clear();
    isBack_ = false;
    moment_ = static_cast<int>(steps_.size());
    republish();
}

int LookBack::acts() const
{
    return static_cast<int>(std::count_if(steps_.begin(), steps_.begin() + moment_,
        [](const Step& step) { return step.seat.has_value(); }));
}

int LookBack::deal() const
{
    return moment_ == 0 ? 1 : steps_[static_cast<std::size_t>(moment_ - 1)].deal;
}

bool LookBack::canShowAll() const { return isOver_ || (moment_ > 0 && moment_ <= countedMoment()); }

/// By place, not by the deal's number: one that was annulled is dealt anew under the same (M-27).
int LookBack::countedMoment() const
{
    const auto last = std::find_if(steps_.rbegin(), steps_.rend(), isCountedStep);
    return static_cast<int>(steps_.rend() - last);
}

Picture LookBack::picture() const
{
    ViewContext context = contextOf(*saved_);
    callMe(context, eyes());
    context.cards = cards_;
    context.handsOpen = hands_ == Hands::All && canShowAll();
    context.showsPoints = context.handsOpen;
    Picture picture = pictureOf(saved_->match, eyes(), context);
    if (picture.result && weli::isOver(saved_->match))
        tellHabits(*picture.result, saved_->match, context, eyes());
    const bool isLast = moment_ == static_cast<int>(steps_.size());
    //: A button that leaves what is looked at
    if (picture.result && isLast) picture.result->goOn.label = tr("Back");
    arrangeHand(picture, handOrder_);
    takeChoices(picture);
    if (!picture.result) picture.prompt = { dueThen(picture) };
    return picture;
}

QString LookBack::nameOfEyes() const
{
    ViewContext context = contextOf(*saved_);
    callMe(context, eyes());
    return context.nameOf(eyes());
}

/// Nobody is asked: it is the past.
QString LookBack::dueThen(const Picture& picture)
{
    for (const SeatPicture& seat : picture.seats)
        if (seat.due)
            return seat.me ? tr("Then it was your turn.")
                           //: In a match that is looked back at: %1 is a player
                           : tr("Then it was %1’s turn.").arg(seat.name);
    return {};
}

AnyMatch LookBack::counted() const
{
    AnyMatch match = saved_->match;
    goTo(match, tip_);
    rewind(match, static_cast<std::size_t>(countedMoment()));
    return match;
}

std::optional<int> LookBack::dealtMoment() const
{
    // What counts a deal still belongs to it.
    const auto here = steps_.begin() + std::max(0, moment_ - 1);
    const auto begun
        = std::find_if(std::make_reverse_iterator(here), steps_.rend(), isCountedStep).base();
    const auto first = std::find_if(begun, steps_.end(),
        [this](const Step& step) { return step.deal == deal() && step.isDealt; });
    if (first == steps_.end()) return std::nullopt;
    return static_cast<int>(first - steps_.begin()) + 1;
}

SavedMatch LookBack::from(int moment, Seat chair) const
{
    SavedMatch from { saved_->match, withOnePerson(saved_->players) };
    goTo(from.match, tip_);
    rewind(from.match, static_cast<std::size_t>(moment));
    const auto person = personAmong(from.players);
    Player& seated = from.players[chair.index];
    if (!person)
        seated.who = Person {}; // somebody has watched
    else if (*person != chair)
        std::swap(from.players[person->index], seated);
    return from;
}

Seat LookBack::nextChair() const
{
    const auto tried = triedChairs_.find(dealtMoment().value_or(-1));
    if (tried == triedChairs_.end()) return eyes();
    const int all = weli::players(saved_->match);
    Seat chair = eyes();
    for (int i = 0; i < all && tried->second.contains(chair); ++i)
        chair = nextIn(SeatSet::firstOf(all), chair);
    return chair;
}

void LookBack::addTrial(int from, const SavedMatch& tried)
{
    const auto chair = personAmong(tried.players);
    if (!isOpen() || !chair || static_cast<int>(lengthOf(tried.match)) <= from) return;
    triedChairs_[from] = triedChairs_[from] | SeatSet { *chair };
    AnyMatch whole = saved_->match;
    goTo(whole, tip_);
    const auto branch = branchOf(whole, tried.match, from, *chair);
    if (branch) branches_.push_back(*branch);
    isBack_ = branch.has_value();
    republish();
}

QString LookBack::told(const Branch& branch) const
{
    return words::tried(nameOf(branch.seat), branch.result, branch.played);
}

QString LookBack::triedHere() const
{
    QStringList all;
    for (const Branch& branch : branches_) {
        const bool isLast = isBack_ && &branch == &branches_.back();
        if (isLast || branch.from == moment_ || branch.left == moment_) all << told(branch);
    }
    return all.join(' ');
}

QString LookBack::nameOf(const AnyAction& action) const
{
    return weli::nameOf(action, cards_, saved_->players);
}

QString LookBack::told(
    const AnyAdvice& advice, const AnyAction& better, const AnyAction& done) const
{
    const auto place = static_cast<std::size_t>(moment_ - 1); // before what is seen
    const Gists gists
        = gistsFor(advice, saved_->match, { place, better, done }, cards_, saved_->players);
    QStringList all { gists.before };
    if (!gists.better.isEmpty()) all << words::actSaid(nameOf(better), gists.better);
    if (!gists.done.isEmpty()) all << words::actSaid(nameOf(done), gists.done);
    return all.join(' ').trimmed();
}

QString LookBack::costOf(const Verdict& verdict) const
{
    const double regret = verdict.regret.value;
    const bool isTold = std::visit(
        [&]<typename S>(GameOf<S> /*game*/) { return review::isCostTold<S>(verdict.mark, regret); },
        game());
    return isTold ? amountIn(game(), regret) : QString();
}

QString LookBack::amountPlayed(const Verdict& verdict) const
{
    const auto place = static_cast<std::size_t>(moment_ - 1); // before what is seen
    return std::visit(
        [&]<typename S>(const Timeline<S>& match) {
            if (!review::isSoftened<S>(verdict.mark, verdict.regret.value)) return QString();
            const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(place));
            return words::amountPlayed(observe(match.at(place), acted.seat));
        },
        saved_->match);
}

QString LookBack::account(const review::Account& account) const
{
    if (account.deals == 0) return {};
    const auto tell
        = []<typename S>(GameOf<S> /*game*/) { return review::Thresholds<S>::cardsTell; };
    return words::account(
        account.result, account.cards, -account.regrets, account.error(), std::visit(tell, game()))
        .join('\n');
}

void LookBack::goAmong(const std::vector<int>& moments, bool forward)
{
    const auto isBeyond = [&](int moment) { return forward ? moment > moment_ : moment < moment_; };
    std::optional<int> next;
    for (const int moment : moments)
        if (isBeyond(moment) && (!next || (forward ? moment < *next : moment > *next)))
            next = moment;
    if (next) go(*next);
}

void LookBack::go(int moment)
{
    const int wanted = std::clamp(moment, 0, static_cast<int>(steps_.size()));
    if (!isOpen() || wanted == moment_) return;
    goTo(saved_->match, tip_);
    rewind(saved_->match, static_cast<std::size_t>(wanted));
    moment_ = wanted;
    isBack_ = false;
    republish();
}

void LookBack::goToAct(int acts)
{
    int moment = 0;
    for (int done = 0; moment < static_cast<int>(steps_.size()); ++moment)
        if (steps_[static_cast<std::size_t>(moment)].seat && done++ == acts) break;
    go(moment);
}

/// A trick ends with its last card, a deal with its count.
bool LookBack::isStop(int moment, Stride stride) const
{
    if (moment <= 0 || moment >= static_cast<int>(steps_.size())) return true;
    const Step& done = steps_[static_cast<std::size_t>(moment - 1)];
    const Step& next = steps_[static_cast<std::size_t>(moment)];
    switch (stride) {
    case Stride::Single: return true;
    case Stride::Trick: {
        const int before = moment < 2 ? 0 : steps_[static_cast<std::size_t>(moment - 2)].tricks;
        return done.tricks > before || done.isCounted || (!done.seat && next.seat);
    }
    case Stride::Deal: return !done.seat && next.seat; // the cards have come
    case Stride::Whole: return false;
    }
    return true;
}

void LookBack::step(Stride stride, bool forward)
{
    const int by = forward ? 1 : -1;
    int moment = moment_ + by;
    while (!isStop(moment, stride)) moment += by;
    const int before = moment_;
    go(moment);
    if (moment_ == before && isOpen()) republish(); // where one is: no key is silent
}

void LookBack::turnEyes()
{
    if (isOpen() && canShowAll())
        setEyes(nextIn(SeatSet::firstOf(weli::players(saved_->match)), eyes_));
}

void LookBack::setEyes(Seat seat)
{
    if (seat == eyes_) return;
    eyes_ = seat;
    republish();
}

void LookBack::setHands(Hands hands)
{
    if (hands == hands_) return;
    hands_ = hands;
    republish();
}

void LookBack::setCards(CardWords cards)
{
    cards_ = cards;
    republish();
}

void LookBack::setHandOrder(HandOrder order)
{
    handOrder_ = order;
    republish();
}

void LookBack::republish()
{
    if (isOpen()) emit changed(picture());
}

}
