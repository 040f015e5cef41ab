#include "app/cli/line_up.h"

#include <algorithm>

namespace weli::cli {

Understood<LineUp> LineUp::seated(const std::vector<std::string>& names, const AnyGame& game)
{
    LineUp lineUp;
    for (const std::string& name : names) {
        const auto mind = bots::mindFromText(name, game);
        if (!mind) return wrongUsage("--bots " + name + ": no such player");
        lineUp.minds_.push_back(*mind);
    }
    return lineUp;
}

bool LineUp::allRandom() const
{
    return std::all_of(minds_.begin(), minds_.end(),
        [](const bots::Mind& mind) { return mind.level == bots::Level::Random; });
}

void LineUp::newMatch(Rng& rng)
{
    if (!allRandom()) seed_ = rng.next();
}

}
