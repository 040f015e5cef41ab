#include "ui/picture/bieten/slate.h"

#include "ui/picture/initials.h"
#include "ui/picture/slate_words.h"

namespace weli {

namespace {

    bool isOut(const bieten::PublicState& table, Seat seat) { return table.goneOut.contains(seat); }

    SlateColumn columnOf(
        const bieten::Observation& observation, const BietenContext& context, Seat seat)
    {
        const bieten::PublicState& table = observation.table;
        SlateColumn column { .initial = initialsOf(observation, context)[seat.index],
            .name = inColumn(observation, context, seat),
            .crosses = table.crosses[seat],
            .bummerl = table.bummerl[seat],
            .entries = {},
            .struck = isStruck(table, seat),
            .gespannt = isGespannt(table, seat),
            .out = isOut(table, seat),
            .seat = seat };
        for (const bieten::PastDeal& deal : context.past.deals) {
            if (!deal.active.contains(seat)) continue;
            column.entries.push_back({ .points = deal.count.delta[seat],
                .total = deal.totals[seat],
                .bankl = deal.count.bankl.contains(seat) });
        }
        const int conceded = provisionalPoints(table, seat);
        if (conceded > 0) {
            column.entries.push_back({ .points = conceded,
                .total = table.totals[seat] + conceded,
                .provisional = true });
        }
        return column;
    }

}

int provisionalPoints(const bieten::PublicState& table, Seat seat)
{
    return table.count ? 0 : bookedScore(table, seat) - table.totals[seat];
}

bool isStruck(const bieten::PublicState& table, Seat seat)
{
    if (table.count) return table.count->struck.contains(seat);
    return table.active.contains(seat) && table.totals[seat] == table.rules.target - 1;
}

bool isGespannt(const bieten::PublicState& table, Seat seat)
{
    if (!table.active.contains(seat) || isOut(table, seat)) return false;
    if (table.count && table.count->over) return false; // nothing more can be won in this game
    return table.totals[seat] + provisionalPoints(table, seat) == table.rules.target - 1;
}

PointsSlate slateOf(const bieten::Observation& observation, const BietenContext& context)
{
    const bieten::PublicState& table = observation.table;
    PointsSlate slate { .target = table.rules.target,
        .game = table.game,
        .games = table.rules.games,
        .columns = {},
        .won = words::gameWon(),
        .lost = words::gameLost() };
    for (int step = 1; step <= table.players; ++step) {
        const Seat seat = seatAt((observation.seat.index + step) % table.players);
        slate.columns.push_back(columnOf(observation, context, seat));
    }
    return slate;
}

}
