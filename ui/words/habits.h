#pragma once

#include "core/game/seat.h"
#include "ui/words/card_words.h"

#include <QString>

#include <optional>

namespace weli::words {

/// Of whom it is told what they were like, and to whom.
struct Whose {
    QString name;
    bool isMe = false;
    std::optional<Seat> listener {}; // nothing: nobody who played
    CardWords cards {};
};

/// "once", "twice", "3 times"
QString times(int number);

}
