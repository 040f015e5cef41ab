#pragma once

#include "core/odds/chances.h"
#include "ui/picture/notes/odds.h"

#include <QString>

namespace weli {

/// "62 %", with a sign that it is about so much where not every deal was counted.
QString percent(const odds::Chance& chance);
/// "about 62 of 100", as a part of a sentence.
QString ofHundred(const odds::Chance& chance);
/// "%1" in both texts is the chance.
OddsPicture::Cell cellOf(const odds::Chance& chance, const QString& text, const QString& spoken);

}
