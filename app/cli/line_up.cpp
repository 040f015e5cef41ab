#include "app/cli/line_up.h"

#include <algorithm>

namespace weli::cli {

Understood<LineUp> LineUp::seated(const std::vector<std::string>& names)
{
    LineUp lineUp;
    for (const std::string& name : names) {
        const auto level = bots::levelFromText(name);
        if (!level) return wrongUsage("--bots " + name + ": no such level");
        lineUp.levels_.push_back(*level);
    }
    return lineUp;
}

bool LineUp::allRandom() const
{
    return std::all_of(levels_.begin(), levels_.end(),
        [](bots::Level level) { return level == bots::Level::Random; });
}

void LineUp::newMatch(Rng& rng)
{
    if (!allRandom()) seed_ = rng.next();
}

}
