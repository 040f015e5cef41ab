#include "core/odds/preference/odds.h"

#include "core/odds/preference/in_play.h"
#include "core/odds/preference/words.h"

namespace weli::odds {

using namespace preference;

PreferenceOdds oddsOf(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    if (!seatDue(table) || !table.active.contains(observation.seat)) return {};
    Rng rng(seed);
    if (std::holds_alternative<Playing>(table.phase)) return oddsInPlay(observation, rng, stop);
    PreferenceOdds odds = oddsOfWords(observation, rng, stop);
    if (!std::holds_alternative<Talking>(table.phase)) return odds;
    const PreferenceOdds played = oddsInPlay(observation, rng, stop); // P-43: who plays is settled
    odds.made = played.made;
    odds.ownTricks = played.ownTricks;
    return odds;
}

}
