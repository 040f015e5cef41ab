#pragma once

#include "core/bieten/view.h"
#include "core/coach/situation.h"

#include <span>
#include <string_view>
#include <vector>

namespace weli::coach {

template <> struct GameCoach<bieten::View> {
    static std::span<const Situation<bieten::View>> situations();
    static std::vector<Possibility> possibilities(const bieten::View& view);
    static std::span<const std::string_view> names();
};

}
