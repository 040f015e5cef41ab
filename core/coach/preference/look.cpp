#include "core/coach/preference/look.h"

namespace weli::coach {

using namespace preference;

CardSet Turn::beating(CardSet cards) const
{
    CardSet beating;
    for (const Card card : cards)
        if (beats(card, trickSoFar(trick), trump)) beating.add(card);
    return beating;
}

std::optional<Turn> turnOf(const View& view)
{
    const PublicState& table = view.now.table;
    const auto* trick = openTrick(table);
    if (!isDueIn<Playing>(view) || trick == nullptr) return std::nullopt;
    const CardSet hand = ownHand(view);
    return Turn { *trick, trumpOf(table), hand, playableNow(table, view.now.seat, hand) };
}

bool playsSuit(const View& view)
{
    const PublicState& table = view.now.table;
    return std::holds_alternative<Playing>(table.phase) && table.contract && isSuit(*table.contract)
        && table.playing.contains(view.now.seat);
}

bool isDeclarer(const View& view) { return view.now.table.declarer == view.now.seat; }

bool isBeforeFirstCard(const View& view)
{
    return std::holds_alternative<Playing>(view.now.table.phase) && view.now.table.tricks.empty();
}

}
