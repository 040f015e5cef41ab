#include "core/bots/mittlere/endgame.h"
#include "core/claim/ends.h"
#include "core/claim/mittlere/certain.h"
#include "core/claim/mittlere/claim.h"
#include "core/mittlere/worlds.h"

namespace weli::claim {

using namespace mittlere;

namespace {

    constexpr int mostCards = 5; // of a hand, if all ends are gone through
    constexpr int patience = 400'000;

    std::optional<Marks> marksIn(const State& world)
    {
        if (!isCounted(world.table) || !world.table.verdict->seat) return std::nullopt;
        return marksOf(*world.table.verdict);
    }

    /// All worlds, and all that can be played in them.
    bool areAllAlike(Ends<State, Marks>& ends, const Observation& observation)
    {
        const Hidden hidden = hiddenFrom(observation);
        State world;
        world.table = observation.table;
        world.hands[observation.seat] = observation.hand;
        for (const auto& hands : bots::allHands(hidden)) {
            for (std::size_t i = 0; i < hands.size(); ++i) world.hands[hidden.seats[i]] = hands[i];
            if (!ends.areAllAlike(world)) return false;
        }
        return true;
    }

}

bool isSettled(const Observation& observation, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    if (isCounted(table)) return true;
    if (!std::holds_alternative<Playing>(table.phase)) return false; // a draw is left to chance
    Ends<State, Marks> ends(marksIn, patience, stop);
    if (!mayBeSettled(ends, observation)) return false;
    if (certainMarks(table)) return !stop.stop_requested();
    return observation.hand.size() <= mostCards && areAllAlike(ends, observation);
}

}
