#pragma once

#include "core/coach/note.h"
#include "core/game/played_trick.h"
#include "core/preference/trick.h"
#include "core/preference/view.h"

#include <optional>
#include <variant>

namespace weli::coach {

constexpr Clause preferenceClause(int number) { return { 'P', static_cast<std::uint8_t>(number) }; }

inline Code codeOf(preference::Contract contract)
{
    return { std::string(preference::rowOf(contract).key) };
}
inline Code codeOf(preference::Bid bid)
{
    return bid.contract ? codeOf(*bid.contract) : Code { "spiel" };
}
inline lesson::Pointer cellOf(preference::Contract contract)
{
    return { lesson::Spot::Cell, std::string(preference::rowOf(contract).key) };
}
inline lesson::Pointer buttonOf(const preference::Action& action)
{
    return { lesson::Spot::Answer, toText(action) };
}

/// Is it this seat's turn in such a phase?
template <typename Phase> bool isDueIn(const preference::View& view)
{
    const auto* phase = std::get_if<Phase>(&view.now.table.phase);
    return phase != nullptr && phase->next == view.now.seat;
}

inline CardSet ownHand(const preference::View& view) { return view.now.hands[view.now.seat]; }

/// A seat that is to play to a trick that has its lead, and what it may.
struct Turn {
    PlayedTrick trick;
    std::optional<Suit> trump;
    CardSet hand;
    CardSet may;

    [[nodiscard]] Suit led() const { return trick.cards[0].suit(); }
    [[nodiscard]] CardSet following() const { return hand & CardSet::of(led()); }
    /// Of these, those that would win the trick now.
    [[nodiscard]] CardSet beating(CardSet cards) const;
};
std::optional<Turn> turnOf(const preference::View& view);

/// Tricks are played in a suit contract, and the seat is one of those who play.
bool playsSuit(const preference::View& view);
bool isDeclarer(const preference::View& view);
/// Of the deal before its first card, once all words are said.
bool isBeforeFirstCard(const preference::View& view);

}
