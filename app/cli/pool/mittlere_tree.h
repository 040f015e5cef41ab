#pragma once

#include "core/bots/mittlere/deal.h"
#include "core/mittlere/rules.h"

#include <vector>

namespace weli::pool {

/// Strokes less potatoes of a deal that is played out.
bots::ThreeSeats<int> gainsOf(const bots::Deal& deal, const mittlere::Rules& rules);

/// A tree search in which each seat goes for its own gain, simple and for good as it is.
class MittlereTree {
public:
    MittlereTree(const mittlere::Rules& rules, Rng& rng)
        : rules_(rules)
        , rng_(rng)
        , nodes_(1)
    {
    }

    /// Goes down the tree with the hands of this deal, tries one card more, and plays the rest at
    /// random.
    void grow(bots::Deal deal);
    /// The card that was tried most.
    [[nodiscard]] Card best() const;

private:
    struct Node {
        Card card {};
        std::uint8_t seat = 0;
        int visits = 0;
        double sum = 0; // of what the seat that played the card gained
        std::vector<std::size_t> children {};
    };

    /// The child to go on with: one that is new, or the most promising one.
    std::size_t next(std::size_t node, const bots::Deal& deal);
    [[nodiscard]] double promiseOf(const Node& child, const Node& parent) const;

    mittlere::Rules rules_;
    Rng& rng_;
    std::vector<Node> nodes_;
};

}
