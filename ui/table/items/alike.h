#pragma once

#include "ui/draw/look.h"

#include <optional>
#include <vector>

namespace weli {

/// The letters of all are as small as one of them needs.
template <typename Item> void writeAlike(const std::vector<Item*>& items)
{
    std::vector<QFont> wanted;
    wanted.reserve(items.size());
    for (const Item* item : items) wanted.push_back(item->ownLetters());
    const std::optional<QFont> letters = look::smallest(wanted);
    for (Item* item : items) item->setLetters(*letters);
}

}
