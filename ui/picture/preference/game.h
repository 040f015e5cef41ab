#pragma once

#include "core/preference/view.h"
#include "ui/picture/picture.h"
#include "ui/picture/table_game.h"
#include "ui/picture/view_context.h"
#include "ui/words/words.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace weli {

/// Préférence at the table.
template <> struct TableGame<preference::State> {
    static constexpr int defaultPlayers = 3;
    static constexpr PackKind defaultPack = PackKind::French;
    static constexpr bool clockwise = true;
    static preference::Rules defaultRules(int players);
    static std::span<const NamedRules<preference::Rules>> presets();
    static preference::Rules forPlayers(const preference::Rules& rules, int before, int now);
    static std::span<const Conflict<preference::Rules>> conflicts();
    static std::span<const int> commonValues(std::string_view key);

    static DealerLot dealerLot(const preference::Rules& rules, int players, Rng& rng);
    static bool mayHold(const preference::View& view, Seat person);
    static std::optional<Card> cardOf(const preference::Action& action);
    static QString standing(const preference::View& view, std::optional<Seat> seat);
};

}
