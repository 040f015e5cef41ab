#pragma once

#include "core/coach/situation.h"
#include "core/preference/view.h"

#include <span>
#include <string_view>
#include <vector>

namespace weli::coach {

template <> struct GameCoach<preference::View> {
    static std::span<const Situation<preference::View>> situations();
    static std::vector<Possibility> possibilities(const preference::View& view);
    static std::span<const std::string_view> names();
};

}
