#pragma once

#include "core/bieten/view.h"
#include "ui/picture/table_game.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>

namespace weli {

/// Bieten at the table.
template <> struct TableGame<bieten::State> {
    static constexpr PackKind defaultPack = PackKind::German;
    static Breath breathFor(const bieten::View& view, Seat person);
    static QString standing(const bieten::View& view, std::optional<Seat> seat);
    static bool isWorthAPicture(const bieten::View& view);
};

}
