#include "app/cli/duel_score.h"

#include <algorithm>

namespace weli::cli {

void Scores::enterInto(BotTally& tally) const
{
    gain.enterInto(tally.gain);
    points.enterInto(tally.points);
    won.enterInto(tally.won);
    lost.enterInto(tally.lost);
    tally.deals.resize(std::max(tally.deals.size(), deals.size()));
    for (std::size_t i = 0; i < deals.size(); ++i) deals[i].enterInto(tally.deals[i]);
}

std::int64_t shareOf(const Outcome& outcome, SeatSet seats, Seat seat, int sign)
{
    int sharing = 0;
    for (const Seat other : seats) {
        const auto ahead = sign * (outcome.gains[other] - outcome.gains[seat]);
        if (ahead > 0) return 0;
        sharing += ahead == 0 ? 1 : 0;
    }
    return sharesOfOne / sharing;
}

}
