#pragma once

#include "core/preference/view.h"
#include "ui/picture/table_game.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>

namespace weli {

/// Préférence at the table.
template <> struct TableGame<preference::State> {
    static constexpr PackKind defaultPack = PackKind::French;
    static Breath breathFor(const preference::View& view, Seat person);
    static QString standing(const preference::View& view, std::optional<Seat> seat);
    static bool isWorthAPicture(const preference::View& view);
};

}
