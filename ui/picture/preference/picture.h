#pragma once

#include "core/preference/view.h"
#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

namespace weli {

/// May the table wait for this person's key before the next bot acts? While a whole trick lies in
/// the middle: it may be looked at until the next card is led.
bool mayHold(const preference::PublicState& table, Seat person);

/// Everything that this seat's window shows (design.md): a pure function.
Picture pictureOf(const preference::View& view, const ViewContext& context);

}
