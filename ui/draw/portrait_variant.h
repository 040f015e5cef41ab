#pragma once

#include <QByteArray>

namespace weli {

/// How many there are of one portrait.
constexpr int portraitVariants = 8;

/// The drawing of a portrait in other colours, and perhaps with spectacles: what its comments name
/// as hair is dyed as hair, what they name as clothes in any colour. The first is as it was drawn.
QByteArray portraitVariant(const QByteArray& drawing, int variant);

}
