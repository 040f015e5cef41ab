#pragma once

#include "core/game/timeline.h"
#include "core/preference/settlement.h"
#include "core/preference/state.h"
#include "ui/picture/view_context.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weli {

/// A deal of Préférence that is settled, as the slate keeps it.
struct PreferenceDeal {
    PerSeat<std::int32_t> balances; // after it; after the last one with the shares of the pot
    std::int32_t pot = 0;
    friend bool operator==(const PreferenceDeal&, const PreferenceDeal&) = default;
};

/// What a picture of Préférence needs besides.
struct PreferenceContext : ViewContext {
    std::vector<PreferenceDeal> past; // oldest first, the one whose result is shown included
    std::optional<preference::State> open {}; // all cards face up, for a watcher
};

/// The deals that are settled, oldest first.
std::vector<PreferenceDeal> pastDeals(const Timeline<preference::State>& match);
/// What this seat's window may show of the match.
PreferenceContext contextOf(const Timeline<preference::State>& match, const ViewContext& context);

}
