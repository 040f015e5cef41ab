#pragma once

#include "core/bots/mittlere/deal.h"
#include "core/mittlere/worlds.h"

#include <stop_token>
#include <vector>

namespace weli::bots {

/// What the others may hold: every world that a seat can imagine, each as likely as any other, or
/// some of them, drawn by how well the cards that were played fit to them.
class Worlds {
public:
    explicit Worlds(const mittlere::Observation& observation);

    /// From now on only these, drawn anew by their likelihood from so many; a stop makes it fewer.
    void weigh(const mittlere::Observation& observation, int candidates, Rng& rng,
        const std::stop_token& stop);
    /// Gives the two others one of the pairs of hands.
    void deal(Deal& deal, Rng& rng) const;
    [[nodiscard]] const mittlere::Hidden& hidden() const { return hidden_; }

private:
    mittlere::Hidden hidden_;
    std::vector<std::array<CardSet, 2>> drawn_; // empty: any
};

}
