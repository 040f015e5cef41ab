#include "core/coach/mittlere/look.h"

namespace weli::coach {

using namespace mittlere;

CardSet Due::taking() const
{
    CardSet taking;
    for (const Card card : may()) {
        const Trump then = trumpAfter(trump(), led(), card);
        if (beats(card, trickSoFar(*trick), then)) taking.add(card);
    }
    return taking;
}

std::optional<Due> dueOf(const View& view)
{
    const auto* playing = std::get_if<Playing>(&view.now.table.phase);
    if (playing == nullptr || playing->next != view.now.seat) return std::nullopt;
    return Due { view.now.table, view.now.seat, view.now.hand, openTrick(view.now.table) };
}

std::optional<Due> followingTo(const View& view)
{
    auto due = dueOf(view);
    if (due && due->trick == nullptr) due.reset();
    return due;
}

int tricksDone(const PublicState& table)
{
    return static_cast<int>(table.tricks.size()) - (openTrick(table) == nullptr ? 0 : 1);
}

bool isBetweenTricks(const View& view, int atLeast)
{
    const PublicState& table = view.now.table;
    return std::holds_alternative<Playing>(table.phase) && openTrick(table) == nullptr
        && tricksDone(table) >= atLeast;
}

Stand standOf(const PublicState& table, Seat seat)
{
    const auto points = pointsTaken(table);
    const int mine = points[seat];
    const int next = points[seatAfter(seat)];
    const int other = points[seatAfter(seatAfter(seat))];
    if (mine == next || mine == other) return Stand::Tied;
    if (next == other) return Stand::Beside;
    if (mine > next && mine > other) return Stand::Most;
    return mine < next && mine < other ? Stand::Fewest : Stand::Middle;
}

}
