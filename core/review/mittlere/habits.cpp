#include "core/review/mittlere/habits.h"

namespace weli::review {

using namespace mittlere;

namespace {

    void countDeal(PerSeat<Habits>& habits, const PublicState& table)
    {
        const auto points = pointsTaken(table);
        for (const Seat seat : everybody) {
            Habits& mine = habits[seat];
            int above = 0;
            int below = 0;
            for (const Seat other : everybody) {
                above += points[other] > points[seat] ? 1 : 0;
                below += points[other] < points[seat] ? 1 : 0;
            }
            ++mine.deals;
            mine.most += below == 2 ? 1 : 0;
            mine.fewest += above == 2 ? 1 : 0;
            mine.middle += above == 1 && below == 1 ? 1 : 0;
            mine.equal += above + below == 1 && points[seat] > 0 ? 1 : 0;
            mine.hundreds += points[seat] >= aHundred ? 1 : 0;
            mine.trickless += table.taken[seat] == 0 ? 1 : 0;
        }
    }

}

PerSeat<Habits> habitsOf(const Timeline<State>& match)
{
    PerSeat<Habits> habits;
    match.forEach([&](const State& /*before*/, const auto& /*event*/, const State& after) {
        if (after.table.verdict && after.table.verdict->by != Case::Annulled) // M-27
            countDeal(habits, after.table);
    });
    for (const Seat seat : everybody) habits[seat].potatoes = match.state().table.potatoes[seat];
    return habits;
}

}
