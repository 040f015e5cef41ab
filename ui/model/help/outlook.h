#pragma once

#include "core/odds/chances.h"
#include "ui/model/help/helping.h"
#include "ui/model/help/thought.h"
#include "ui/picture/notes/odds.h"
#include "ui/picture/view_context.h"

#include <optional>
#include <variant>

namespace weli {

using AnyOdds = std::variant<odds::BietenOdds, odds::PreferenceOdds, odds::MittlereOdds>;

/// What is certain of the rest of a deal.
enum class Rest : unsigned char {
    Open,
    Settled, // whatever anybody does, the deal brings each seat the same
    Mine, // the seat takes every trick that is left, if it plays as `restFor` does
    NotMine, // it takes none of them, if it does
};

/// How a deal looks for a seat in one moment of it.
struct Outlook {
    std::optional<AnyOdds> odds; // if they were asked for
    Rest rest = Rest::Open; // if claims are wanted
};

/// It sees what the seat sees, and looks for what is wanted; what is certain is not found at once.
Thought<Outlook>::Think outlookFor(
    const AnyMatch& match, Seat seat, const Helping& wanted, odds::Look look);

/// What is done in the place of a person when the rest of a deal is certain.
Question restFor(const AnyMatch& match, Seat seat, const BotSet& bots);

OddsPicture pictureOf(const AnyOdds& odds, const ViewContext& context);

}
