#pragma once

#include "core/cards/card.h"
#include "core/cards/fixed_list.h"
#include "core/preference/contract.h"

#include <cstdint>
#include <optional>
#include <string>

namespace weli::preference {

/// What can be bid: a contract, or spiel whose suit is named later (P-20).
struct Bid {
    std::optional<Contract> contract {}; // nothing: spiel
    friend constexpr bool operator==(const Bid&, const Bid&) = default;
};

inline constexpr Bid spiel {};

/// P-13, P-17: spiel counts as level 5.
constexpr int levelOf(Bid bid) { return bid.contract ? rowOf(*bid.contract).level : 5; }

/// The possible agreements of P-42, named for the declarer's tricks.
enum class Split : std::uint8_t { Six, Seven, Eight };

inline constexpr std::array splits { Split::Six, Split::Seven, Split::Eight };
constexpr int declarersTricks(Split split) { return 6 + static_cast<int>(split); }
constexpr int defendersTricks(Split split) { return 10 - declarersTricks(split); }

enum class Verb : std::uint8_t {
    Pass,
    Bid,
    Hold,
    Discard,
    Announce,
    Take,
    No,
    Join,
    Stay,
    Invite,
    Alone,
    Offer,
    Accept,
    Refuse,
    Play
};

/// One act of P-66: a verb and what it speaks of.
class Action {
public:
    Action() = default;
    constexpr explicit Action(Verb verb)
        : Action(verb, 0, 0)
    {
    }
    static constexpr Action bid(Bid bid)
    {
        return { Verb::Bid, bid.contract ? static_cast<int>(*bid.contract) : contractCount };
    }
    static constexpr Action hold(Contract contract)
    {
        return { Verb::Hold, static_cast<int>(contract) };
    }
    /// P-25: in the pack's order.
    static constexpr Action discard(Card first, Card second)
    {
        return { Verb::Discard, first.index(), second.index() };
    }
    static constexpr Action announce(Contract contract)
    {
        return { Verb::Announce, static_cast<int>(contract) };
    }
    static constexpr Action offer(Split split) { return { Verb::Offer, static_cast<int>(split) }; }
    static constexpr Action play(Card card) { return { Verb::Play, card.index() }; }

    [[nodiscard]] constexpr Verb verb() const { return static_cast<Verb>(bits_ & 0xFU); }
    [[nodiscard]] constexpr Bid bid() const
    {
        return number() == contractCount ? spiel : Bid { contract() };
    }
    /// Of a hold, an announcement, and of a bid that is not spiel.
    [[nodiscard]] constexpr Contract contract() const { return static_cast<Contract>(number()); }
    [[nodiscard]] constexpr Split split() const { return static_cast<Split>(number()); }
    /// The card played, or the first that is discarded.
    [[nodiscard]] constexpr Card card() const { return Card::at(number()); }
    /// The other card that is discarded; the same as the first one where nobody may see them.
    [[nodiscard]] constexpr Card second() const { return Card::at(bits_ >> 10U); }

    friend constexpr bool operator==(const Action&, const Action&) = default;

private:
    constexpr Action(Verb verb, int number, int second = 0)
        : bits_(static_cast<std::uint16_t>(static_cast<int>(verb) | number << 4 | second << 10))
    {
    }
    [[nodiscard]] constexpr int number() const { return bits_ >> 4U & 0x3FU; }

    std::uint16_t bits_; // verb 4, number 6, second card 6; unset by default, like Card
};

/// A discard as the table sees it: without its cards (P-67).
inline constexpr Action hiddenDiscard { Verb::Discard };

/// Enough for every discard of two cards out of twelve.
using ActionList = FixedList<Action, 66>;

/// "bid 5x", as saved files write it (P-66).
std::string toText(const Action& action);

/// The card that it plays, if it plays one.
inline std::optional<Card> cardOf(const Action& action)
{
    return action.verb() == Verb::Play ? std::optional(action.card()) : std::nullopt;
}

}
