#pragma once

#include "ui/picture/picture.h"
#include "ui/picture/sitting.h"

namespace weli {

/// Shows the draw of the first dealer, which the sitting must have: the cards that everybody has
/// cut lie before him, and nobody is the dealer yet.
void showDraw(const Sitting& sitting, const QString& prompt, Picture& picture);

/// What a draw for the highest card, which the sitting must have, has shown.
QString highestCardPrompt(const Sitting& sitting);

}
