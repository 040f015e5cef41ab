#include "ui/model/review/judge.h"

#include "core/game/turn.h"
#include "ui/model/any_match.h"
#include "ui/model/review/kept_review.h"

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int longest = 30'000; // milliseconds for an act, on a busy machine
    constexpr int longestAdvice = 2000;

    template <GameState S> std::vector<int> placesOf(const Timeline<S>& match, Seat seat)
    {
        std::vector<int> places;
        int place = 0;
        match.forEach([&](const S& before, const auto& event, const S& /*after*/) {
            const auto* const acted = std::get_if<typename Timeline<S>::Acted>(&event);
            if (acted != nullptr && acted->seat == seat && hasChoice(before, seat))
                places.push_back(place);
            ++place;
        });
        return places;
    }

    /// The deal that this act is of begins there.
    template <GameState S> int lastPack(const Timeline<S>& match, int place)
    {
        while (place > 0
            && !std::holds_alternative<Pack>(match.event(static_cast<std::size_t>(place))))
            --place;
        return place;
    }

    using Question = std::function<std::optional<Verdict>(const std::stop_token&)>;

    template <GameState S> Question questionAt(const Timeline<S>& match, int place)
    {
        const auto at = static_cast<std::size_t>(place);
        const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(at));
        return [before = match.at(at), acted, dice = review::diceAt(at),
                   came = review::broughtFrom(match, at, acted.seat),
                   later = review::doneLater(match, at)](
                   const std::stop_token& stop) -> std::optional<Verdict> {
            auto judgement = review::judged<S>(
                observe(before, acted.seat), acted.action, review::Care {}.worlds, dice, stop);
            if (!judgement) return std::nullopt;
            review::forgiveWaiting(*judgement, later);
            Verdict verdict { .seat = acted.seat,
                .act = judgement->action,
                .best = judgement->best,
                .regret = judgement->regret,
                .mark = judgement->mark,
                .rival = {} };
            if (!judgement->rival || stop.stop_requested()) return verdict;
            verdict.rival = *judgement->rival;
            verdict.luck = review::luckOf<S>(judgement->mark,
                review::inHindsight(before, acted.seat, acted.action, *judgement->rival, dice),
                came);
            return verdict;
        };
    }

}

Judge::Judge(Thinker::Where where, QObject* parent)
    : QObject(parent)
    , thought_(where, timerAlarm, longest)
    , summing_(where, timerAlarm, longest)
    , wondering_(where, timerAlarm, longestAdvice)
{
}

void Judge::begin(const AnyMatch& match, const std::vector<Seat>& seats, const QString& file)
{
    stop();
    match_ = match;
    file_ = file;
    if (auto kept = file.isEmpty() ? std::nullopt : KeptReview::read(file, match)) {
        verdicts_ = std::move(kept->verdicts);
        file_.clear();
        return end(kept->accounts);
    }
    for (const Seat seat : seats) {
        const auto places = std::visit([seat](const auto& m) { return placesOf(m, seat); }, match);
        places_.insert(places_.end(), places.begin(), places.end());
        ends_.emplace_back(seat, places_.size());
    }
    goOn();
}

void Judge::stop()
{
    thought_.drop();
    summing_.drop();
    wondering_.drop();
    wondered_.reset();
    advices_.clear();
    accounts_.reset();
    isDone_ = false;
    isWhole_ = true;
    places_.clear();
    ends_.clear();
    verdicts_.clear();
    next_ = 0;
}

const AnyAdvice* Judge::adviceAt(int place)
{
    const auto verdict = verdicts_.find(place);
    const bool isMarked = verdict != verdicts_.end() && verdict->second.mark != review::Mark::None;
    if (isMarked && !advices_.contains(place) && wondered_ != place) {
        wondered_ = place;
        AnyMatch before = *match_;
        rewind(before, static_cast<std::size_t>(place));
        wondering_.drop();
        wondering_.ask(adviceBeside(before, verdict->second.seat, verdict->second.act,
                           review::diceAt(static_cast<std::size_t>(place))),
            [this, place](AnyAdvice advice) {
                advices_.insert_or_assign(place, std::move(advice));
                emit advised(place);
            });
    }
    const auto advice = advices_.find(place);
    return advice == advices_.end() ? nullptr : &advice->second;
}

bool Judge::hasJudged(Seat seat) const
{
    const auto isBehind = [&](const auto& end) { return end.first == seat && end.second <= next_; };
    return isDone_ || std::any_of(ends_.begin(), ends_.end(), isBehind);
}

std::vector<review::Finding> Judge::findings() const
{
    std::vector<review::Finding> all;
    for (const auto& [place, verdict] : verdicts_)
        all.push_back({ .place = static_cast<std::size_t>(place),
            .seat = verdict.seat,
            .regret = verdict.regret,
            .mark = verdict.mark });
    return all;
}

void Judge::goOn()
{
    if (next_ == places_.size()) return sumUp();
    const int place = places_[next_];
    const auto question
        = std::visit([place](const auto& m) { return questionAt(m, place); }, *match_);
    thought_.ask(
        [question](const std::stop_token& stop) {
            auto verdict = question(stop);
            return Answer { std::move(verdict), !stop.stop_requested() };
        },
        [this, place](const Answer& answer) {
            if (answer.verdict) enter(place, *answer.verdict);
            isWhole_ = isWhole_ && answer.isWhole;
            ++next_;
            emit judged();
            goOn();
        });
}

/// What was missed as badly before in this deal is not charged again.
void Judge::enter(int place, Verdict verdict)
{
    const int deal = std::visit([place](const auto& m) { return lastPack(m, place); }, *match_);
    const bool isKnown = std::any_of(
        verdicts_.lower_bound(deal), verdicts_.lower_bound(place), [&verdict](const auto& before) {
            return before.second.seat == verdict.seat && before.second.best == verdict.best
                && before.second.mark >= verdict.mark;
        });
    if (verdict.mark != review::Mark::None && isKnown) {
        verdict.mark = review::Mark::None;
        verdict.best = verdict.act;
        verdict.luck = review::Luck::None;
    }
    verdicts_.insert_or_assign(place, std::move(verdict));
}

void Judge::sumUp()
{
    std::vector<review::Cost> costs;
    for (const auto& [place, verdict] : verdicts_)
        costs.push_back({ static_cast<std::size_t>(place), verdict.seat, verdict.regret });
    summing_.ask(
        [match = *match_, costs](const std::stop_token& stop) -> Accounts {
            const std::uint64_t seed = review::Care {}.seed;
            auto accounts = std::visit(
                [&](const auto& m) { return review::accountsOf(m, costs, seed, stop); }, match);
            return stop.stop_requested() ? std::nullopt : Accounts(accounts);
        },
        [this](const Accounts& accounts) { end(accounts); });
}

void Judge::end(const Accounts& accounts)
{
    accounts_ = accounts;
    isDone_ = true;
    // Where it cannot be kept, or time was too short, it is judged anew the next time.
    if (!file_.isEmpty() && accounts && isWhole_)
        static_cast<void>(KeptReview { verdicts_, *accounts }.write(file_, *match_));
    emit judged();
}

}
