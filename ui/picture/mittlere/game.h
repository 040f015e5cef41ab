#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/picture.h"
#include "ui/picture/table_game.h"
#include "ui/picture/view_context.h"
#include "ui/words/words.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace weli {

/// Mittlere at the table.
template <> struct TableGame<mittlere::State> {
    static constexpr int defaultPlayers = mittlere::playerCount;
    static constexpr PackKind defaultPack = PackKind::Swiss;
    static constexpr bool clockwise = false; // M-1
    static mittlere::Rules defaultRules(int players);
    static std::span<const NamedRules<mittlere::Rules>> presets();
    static mittlere::Rules forPlayers(const mittlere::Rules& rules, int before, int now);
    static std::span<const Conflict<mittlere::Rules>> conflicts();
    static std::span<const int> commonValues(std::string_view key);

    static DealerLot dealerLot(const mittlere::Rules& rules, int players, Rng& rng);
    static bool mayHold(const mittlere::View& view, Seat person);
    static std::optional<Card> cardOf(const mittlere::Action& action);
    static QString standing(const mittlere::View& view, std::optional<Seat> seat);
};

}
