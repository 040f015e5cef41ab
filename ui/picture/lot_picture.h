#pragma once

#include "ui/picture/picture.h"
#include "ui/picture/view_context.h"

namespace weli {

/// Shows the draw of the first dealer, which the context must have: the cards that everybody has
/// cut lie before him, and nobody is the dealer yet.
void showLot(const ViewContext& context, const QString& prompt, Picture& picture);

/// What a draw for the highest card, which the context must have, has shown.
QString highestCardPrompt(Seat me, const ViewContext& context);

}
