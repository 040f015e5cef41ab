#pragma once

#include "core/bieten/view.h"
#include "ui/picture/picture.h"
#include "ui/picture/table_game.h"
#include "ui/picture/view_context.h"
#include "ui/words/words.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>

namespace weli {

/// Bieten at the table.
template <> struct TableGame<bieten::State> {
    static constexpr int defaultPlayers = 4;
    static constexpr PackKind defaultPack = PackKind::German;
    static constexpr bool clockwise = true;
    static bieten::Rules defaultRules(int players);
    static std::span<const NamedRules<bieten::Rules>> presets();
    static bieten::Rules forPlayers(const bieten::Rules& rules, int before, int now);
    static std::span<const Conflict<bieten::Rules>> conflicts();
    static std::span<const int> commonValues(std::string_view key);

    static DealerLot dealerLot(const bieten::Rules& rules, int players, Rng& rng);
    static bool mayHold(const bieten::View& view, Seat person);
    static std::optional<Card> cardOf(const bieten::Action& action);
    static QString standing(const bieten::View& view, std::optional<Seat> seat);
};

}
