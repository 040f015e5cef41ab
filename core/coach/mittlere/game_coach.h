#pragma once

#include "core/coach/situation.h"
#include "core/mittlere/view.h"

#include <span>
#include <string_view>
#include <vector>

namespace weli::coach {

template <> struct GameCoach<mittlere::View> {
    static std::span<const Situation<mittlere::View>> situations();
    static std::vector<Possibility> possibilities(const mittlere::View& view);
    static std::span<const std::string_view> names();
};

}
