#pragma once

#include "ui/picture/initials.h"
#include "ui/picture/result.h"
#include "ui/picture/view_context.h"

namespace weli {

/// The result of the last deal tells who has won with it, and who played.
template <typename Observation>
void crown(ResultPicture& result, const QString& headline, const Observation& observation,
    const ViewContext& context, SeatSet winners)
{
    result.headline = headline;
    const QStringList initials = initialsOf(observation, context);
    for (std::size_t i = 0; i < result.earned.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        ResultPicture::Earned& each = result.earned[i];
        each.initial = initials[seat.index];
        each.portrait = context.portraitOf(seat);
        each.wins = winners.contains(seat);
    }
}

/// "You have won", "Resi and Luis have won"
template <typename Observation>
QString winnersIn(const Observation& observation, const ViewContext& context, SeatSet winners)
{
    const QStringList others = othersOf(observation, context, winners);
    return words::haveWon(others, others.size() < winners.size());
}

/// After a match another one can be played, by the same, by others or by other rules.
inline void offerAnother(ResultPicture& result)
{
    result.again = playAgainChoice();
    result.setUp = setUpAnewChoice();
}

template <typename Observation>
void endMatch(ResultPicture& result, const Observation& observation, const ViewContext& context,
    SeatSet winners)
{
    crown(result, winnersIn(observation, context, winners), observation, context, winners);
    offerAnother(result);
}

/// What each of these deals brought to all, as `delta` of a deal and a seat says.
template <typename Deals, typename Delta>
std::vector<std::vector<int>> deltasOf(const Deals& deals, SeatSet seats, Delta delta)
{
    std::vector<std::vector<int>> all;
    for (const auto& deal : deals) {
        std::vector<int>& line = all.emplace_back();
        for (const Seat seat : seats) line.push_back(delta(deal, seat));
    }
    return all;
}

}
