#pragma once

#include "app/cli/calibrate/acts.h"
#include "app/cli/calibrate/calibration.h"
#include "app/cli/calibrate/voices.h"
#include "core/odds/odds.h"
#include "core/outlook/advice.h"
#include "core/review/review.h"

#include <cmath>

namespace weli::cli {

/// What all places tell in positions of one deal, until it is counted and shows what has come.
template <GameState S> class Asking {
public:
    using Action = typename S::Action;
    using View = typename S::View;

    /// Without worlds nobody looks whether other acts would have done.
    explicit Asking(int settlingWorlds = 0)
        : settlingWorlds_(settlingWorlds)
    {
    }

    /// Asks in this position, in which the seat does what is said.
    void ask(const View& view, const Choice<Action>& done, std::uint64_t seed);
    /// Enters what came of all that was told of the deal.
    void enterCounted(const S& counted);
    [[nodiscard]] const Calibration& result() const { return result_; }

private:
    struct Pending {
        Seat seat;
        Place place;
        Told<Action> told;
    };
    using Heard = std::array<Tellings<Action>, places.size()>; // by the place

    void compare(const Heard& heard);
    [[nodiscard]] bool isEqual(
        const typename S::Observation& observation, std::uint64_t seed) const;

    int settlingWorlds_;
    std::vector<Pending> pending_;
    Calibration result_;
};

/// Do two that claim to say the same not do it?
template <typename Action>
bool areApart(const Tellings<Action>& ones, const Tellings<Action>& others, bool& meet)
{
    constexpr double worth = 0.1; // a word
    bool apart = false;
    for (const Told<Action>& one : ones)
        for (const Told<Action>& other : others) {
            if (!isAlike(one, other)) continue;
            meet = true;
            apart = apart || std::abs(one.chance - other.chance) > worth;
        }
    return apart;
}

template <GameState S> void Asking<S>::compare(const Heard& heard)
{
    bool any = false;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            bool meet = false;
            const bool apart = areApart(heard[i], heard[j], meet);
            Agreement& agreement = result_.agreements[{ places[i], places[j] }];
            agreement.positions += meet ? 1 : 0;
            agreement.disagree += apart ? 1 : 0;
            any = any || apart;
        }
    result_.disagree += any ? 1 : 0;
}

/// Is the second act behind by less than what is marked?
template <GameState S>
bool Asking<S>::isEqual(const typename S::Observation& observation, std::uint64_t seed) const
{
    if (settlingWorlds_ == 0 || !outlook::hasOutlook(observation)) return false;
    outlook::LookoutOf<S> lookout(observation, seed);
    lookout.look(settlingWorlds_);
    const auto lines = lookout.now().lines;
    return lines.size() > 1 && review::lossOf<S>(lines[1]) < review::Thresholds<S>::inaccuracy;
}

template <GameState S>
void Asking<S>::ask(const View& view, const Choice<Action>& done, std::uint64_t seed)
{
    const auto& observation = view.now;
    const auto hint = outlook::adviceOf(observation, seed);
    const auto again = outlook::adviceOf(observation, seed + 1);
    Heard heard { tellingsOf(observation, odds::oddsOf(observation, seed)),
        tellingsOf(observation, hint), tellingsOfBars(observation, hint),
        tellingsOfWarnings(observation, hint), tellingsOfCoach(view, hint) };
    tellAdvised(heard[static_cast<std::size_t>(Place::Hint)], observation, hint);
    ++result_.positions;
    if (bots::isPlain(hint)) {
        ++result_.plain;
        result_.changed += hint.action == again.action ? 0 : 1;
    }
    if (hint.weighed.size() > 1) {
        ++result_.hints;
        result_.bare += isBare(hint.weighed.front().whys[0].reason) ? 1 : 0;
    }
    if (isEqual(observation, seed + 2)) {
        ++result_.equal;
        result_.saidEqual += bots::isPlain(hint) ? 0 : 1;
    }
    compare(heard);
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const Told<Action>& told : heard[i])
            if (!told.kind.empty() && (!told.ifDone || *told.ifDone == done))
                pending_.push_back({ observation.seat, places[i], told });
}

template <GameState S> void Asking<S>::enterCounted(const S& counted)
{
    for (const Pending& one : pending_) {
        const auto came = cameOf(counted, one.seat, one.told);
        if (!came) continue;
        const std::string_view place = placeNames[static_cast<std::size_t>(one.place)];
        result_.events[std::string(place) + ": " + std::string(one.told.kind)].enter(
            one.told.chance, *came);
    }
    pending_.clear();
}

}
