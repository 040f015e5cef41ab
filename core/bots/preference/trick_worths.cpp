#include "core/bots/preference/trick_worths.h"

#include "core/bots/preference/expected_result.h"
#include "core/preference/settlement.h"

namespace weli::bots {

using namespace preference;

namespace {

    constexpr int allTricks = 10;

    double chipsOf(const PublicState& table, Seat seat)
    {
        const Settlement settlement = settlementOf(table);
        const double bowl = settlement.pot;
        return settlement.delta[seat] + bowl / table.players;
    }

    /// With so many tricks more for the defenders; two who play share them by the toss of a coin.
    double sharedBy(PublicState& table, Seat seat, int more)
    {
        const std::array<Seat, 2> defenders = defendersOf(table);
        const PerSeat<std::uint8_t> taken = table.taken;
        double ways = 1; // in which the first takes so many of them
        double all = 0;
        double sum = 0;
        const int fewest = table.playing.contains(defenders[1]) ? 0 : more;
        const int most = table.playing.contains(defenders[0]) ? more : 0;
        for (int first = fewest; first <= most; ++first) {
            table.taken[defenders[0]] = static_cast<std::uint8_t>(taken[defenders[0]] + first);
            table.taken[defenders[1]]
                = static_cast<std::uint8_t>(taken[defenders[1]] + more - first);
            sum += ways * chipsOf(table, seat);
            all += ways;
            ways = ways * (more - first) / (first + 1);
        }
        table.taken = taken;
        return sum / all;
    }

}

TrickWorths inTricks(const PublicState& table, Seat seat)
{
    const double side = seat == table.declarer ? 1 : -1;
    TrickWorths worths {};
    for (int tricks = 0; tricks <= allTricks; ++tricks)
        worths[static_cast<std::size_t>(tricks)] = side * (tricks + (tricks >= 6 ? 2 : 0));
    return worths;
}

TrickWorths asSettled(const PublicState& table, Seat seat)
{
    PublicState settled = table;
    const double tenth = stakeOf(table) / 10;
    int taken = 0; // by the defenders so far
    for (const Seat defender : defendersOf(table)) taken += table.taken[defender];
    TrickWorths worths {};
    for (int tricks = table.taken[*table.declarer]; tricks + taken <= allTricks; ++tricks) {
        settled.taken[*table.declarer] = static_cast<std::uint8_t>(tricks);
        worths[static_cast<std::size_t>(tricks)]
            = sharedBy(settled, seat, allTricks - taken - tricks) / tenth;
    }
    return worths;
}

}
