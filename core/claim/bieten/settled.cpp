#include "core/bieten/count.h"
#include "core/bieten/worlds.h"
#include "core/claim/bieten/claim.h"
#include "core/claim/ends.h"

#include <vector>

namespace weli::claim {

using namespace bieten;

namespace {

    constexpr int patience = 20'000;

    /// What counts in the end (B-59 to B-73): neither in which figures the points were made nor
    /// where a Weli is that has brought nobody anything.
    std::optional<Count> countIn(const State& world)
    {
        if (!isCounted(world.table)) return std::nullopt;
        Count count = *world.table.count;
        count.figures.clear();
        count.weliSeat.reset();
        count.weliPoints = 0;
        return count;
    }

    /// All hands that the others can have, and all that can be done with them.
    class Worlds {
    public:
        Worlds(const Observation& observation, Ends<State, Count>& ends)
            : observation_(observation)
            , steps_(stepsOf(observation.table))
            , ends_(ends)
        {
            for (const Seat seat : observation.table.active)
                if (seat != observation.seat)
                    hands_[seat] = possibleHands(observation, steps_, seat);
        }

        bool areAllAlike()
        {
            SeatSet others = observation_.table.active;
            others.remove(observation_.seat);
            return areAllAlike(others);
        }

    private:
        /// With the cards of these still to be given.
        bool areAllAlike(SeatSet others)
        {
            if (others.empty())
                return ends_.areAllAlike(worldWith(observation_, steps_, cards_, rng_));
            const Seat seat = others.first();
            others.remove(seat);
            const CardSet given = given_;
            for (const CardSet hand : hands_[seat]) {
                if (!(hand & given).empty()) continue;
                cards_[seat] = hand;
                given_ = given | hand;
                if (!areAllAlike(others)) return false;
            }
            given_ = given;
            return true;
        }

        const Observation& observation_;
        std::vector<Step> steps_;
        Ends<State, Count>& ends_;
        PerSeat<std::vector<CardSet>> hands_;
        PerSeat<CardSet> cards_;
        CardSet given_;
        Rng rng_ { 1 }; // for undealt cards, which matter to nobody
    };

}

bool isSettled(const Observation& observation, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    if (isCounted(table)) return true;
    if (!table.active.contains(observation.seat) || !seatAwaited(table)) return false;
    if (!std::holds_alternative<Reviewing>(table.phase) && !seatDue(table)) return false;
    Ends<State, Count> ends(countIn, patience, stop);
    if (!mayBeSettled(ends, observation)) return false;
    return Worlds(observation, ends).areAllAlike();
}

}
