#include "core/drill/preference/game_drill.h"

#include "core/drill/preference/makers.h"

#include <array>

namespace weli::drill {

std::span<const Maker<preference::State>> GameDrill<preference::State>::makers()
{
    using Row = Maker<preference::State>;
    static constexpr std::array rows {
        Row { Kind::PreferencePlayable, preference_cards::playable },
        Row { Kind::PreferenceTrick, preference_cards::trick },
        Row { Kind::PreferenceHigher, preference_bids::higher },
        Row { Kind::PreferenceBids, preference_bids::words, 4 },
        Row { Kind::PreferenceHold, preference_bids::hold, 4 },
        Row { Kind::PreferenceAnnounce, preference_bids::announcing },
        Row { Kind::PreferenceTrump, preference_bids::trump },
        Row { Kind::PreferenceLead, preference_cards::lead, 4 },
        Row { Kind::PreferenceNeeded, preference_cards::needed },
        Row { Kind::PreferenceAmount, preference_count::amount, 4 },
        Row { Kind::PreferenceFalls, preference_count::falls, 4 },
        Row { Kind::PreferenceGains, preference_count::gains, 4 },
        Row { Kind::PreferencePot, preference_count::pot, 4 },
    };
    return rows;
}

preference::Rules GameDrill<preference::State>::rules(int players, Rng& rng)
{
    constexpr std::array<std::uint16_t, 3> stakes { 10, 20, 50 };
    preference::Rules rules = defaultRules(preference::info(), players);
    rules.stake = stakes[rng.below(stakes.size())];
    return rules;
}

}
