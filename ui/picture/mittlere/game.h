#pragma once

#include "core/mittlere/view.h"
#include "ui/picture/table_game.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>

namespace weli {

/// Mittlere at the table.
template <> struct TableGame<mittlere::State> {
    static constexpr PackKind defaultPack = PackKind::Swiss;
    static Breath breathFor(const mittlere::View& view, Seat person);
    static QString standing(const mittlere::View& view, std::optional<Seat> seat);
    static bool isWorthAPicture(const mittlere::View& view);
};

}
