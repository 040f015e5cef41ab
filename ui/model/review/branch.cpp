#include "ui/model/review/branch.h"

#include "core/review/replay.h"

#include <algorithm>

namespace weli {

namespace {

    /// What the first deal came to that was counted after this.
    template <GameState S>
    std::optional<double> resultAfter(const Timeline<S>& match, std::size_t from, Seat seat)
    {
        std::optional<double> result;
        review::eachDeal(match, [&](const S& dealt, const S& counted, std::size_t length) {
            if (!result && length > from) result = review::leadBetween(dealt, counted, seat);
        });
        return result;
    }

    template <GameState S>
    std::optional<Branch> branchIn(
        const Timeline<S>& match, const Timeline<S>& tried, std::size_t from, Seat seat)
    {
        const std::size_t end = std::min(match.length(), tried.length());
        std::size_t left = from;
        while (left < end && match.event(left) == tried.event(left)) ++left;
        if (left == tried.length()) return std::nullopt;
        return Branch { .seat = seat,
            .from = static_cast<int>(from),
            .left = static_cast<int>(left),
            .result = resultAfter(tried, from, seat),
            .played = resultAfter(match, from, seat) };
    }

}

std::optional<Branch> branchOf(const AnyMatch& match, const AnyMatch& tried, int from, Seat seat)
{
    return std::visit(
        [&]<typename S>(const Timeline<S>& one) -> std::optional<Branch> {
            const auto* const other = std::get_if<Timeline<S>>(&tried);
            if (other == nullptr) return std::nullopt;
            return branchIn(one, *other, static_cast<std::size_t>(from), seat);
        },
        match);
}

}
