#include "ui/model/review/judge.h"

#include "core/game/turn.h"

#include <algorithm>
#include <utility>

namespace weli {

namespace {

    constexpr int longest = 10'000; // milliseconds for an act

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

    template <GameState S>
    Thought<std::optional<Verdict>>::Think questionAt(const Timeline<S>& match, int place)
    {
        const auto at = static_cast<std::size_t>(place);
        const auto& acted = std::get<typename Timeline<S>::Acted>(match.event(at));
        return [observation = observe(match.at(at), acted.seat), acted, dice = review::diceAt(at)](
                   const std::stop_token& stop) -> std::optional<Verdict> {
            const auto judgement
                = review::judged<S>(observation, acted.action, review::Care {}.worlds, dice, stop);
            if (!judgement) return std::nullopt;
            return Verdict { acted.seat, AnyAction(judgement->action), AnyAction(judgement->best),
                judgement->regret, judgement->mark };
        };
    }

}

Judge::Judge(Thinker::Where where, QObject* parent)
    : QObject(parent)
    , thought_(where, timerAlarm, longest)
{
}

void Judge::begin(const AnyMatch& match, const std::vector<Seat>& seats)
{
    stop();
    match_ = match;
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
    places_.clear();
    ends_.clear();
    verdicts_.clear();
    next_ = 0;
}

bool Judge::hasJudged(Seat seat) const
{
    return std::any_of(ends_.begin(), ends_.end(),
        [&](const auto& end) { return end.first == seat && end.second <= next_; });
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
    if (next_ == places_.size()) return;
    const int place = places_[next_];
    thought_.ask(std::visit([place](const auto& m) { return questionAt(m, place); }, *match_),
        [this, place](const Answer& answer) {
            if (answer) verdicts_.insert_or_assign(place, *answer);
            ++next_;
            emit judged();
            goOn();
        });
}

}
