#pragma once

#include "core/bieten/state.h"
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
    using State = bieten::State;

    static constexpr int defaultPlayers = 4;
    static constexpr PackKind defaultPack = PackKind::German;
    static constexpr bool clockwise = true;
    static bieten::Rules defaultRules(int players);
    static std::span<const NamedRules<bieten::Rules>> presets();
    static bieten::Rules forPlayers(const bieten::Rules& rules, int before, int now);
    static std::span<const Conflict<bieten::Rules>> conflicts();
    static std::span<const int> commonValues(std::string_view key);

    static DealerLot dealerLot(const bieten::Rules& rules, int players, Rng& rng);
    static std::optional<Seat> seatAwaited(const State& state);
    static std::optional<bieten::Action> onlyAct(const bieten::Observation& observation);
    static bool mayHold(const State& state, Seat person);
    static std::optional<Card> cardOf(const bieten::Action& action);
    static Picture pictureOf(const Timeline<State>& match, Seat seat, const ViewContext& context);
    static QString standing(const Timeline<State>& match, std::optional<Seat> seat);
};

}
