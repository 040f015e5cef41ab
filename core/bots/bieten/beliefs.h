#pragma once

#include "core/bieten/worlds.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace weli::bots {

/// A whole state that fits an observation, and how much it counts among such.
struct World {
    bieten::State state;
    double weight = 0;
};

/// What one concludes from the acts of others: nothing, or what a reader does.
enum class Reading : std::uint8_t { Nothing, Acts };

/// The hands that the other seats can have, each weighed by how likely it would have acted so.
class Beliefs {
public:
    /// Who is stopped meanwhile takes the rest as equally likely.
    Beliefs(const bieten::Observation& observation, Rng& rng, Reading reading,
        const std::stop_token& stop = {});

    /// Drawn hand by hand from the weighed lists; the weight makes up for cards already gone, so
    /// that mean values over many worlds are right.
    [[nodiscard]] World imagined(Rng& rng) const;

    /// Each way in which the hands can lie, and how likely it is; none if there may be more than
    /// so many. The rng puts cards that are out of play in some order.
    [[nodiscard]] std::vector<World> layouts(std::size_t most, Rng& rng) const;

    /// How likely it seems that the seat has just these three cards, the other hands aside.
    [[nodiscard]] double share(Seat seat, CardSet cards) const;

private:
    struct Hand {
        CardSet cards;
        double weight = 1;
    };
    struct Seated {
        Seat seat;
        std::vector<Hand> hands;
    };

    struct Layout {
        PerSeat<CardSet> cards {};
        CardSet taken {};
        double weight = 1;
    };

    void addLayouts(const Layout& layout, std::size_t seated, Rng& rng,
        std::vector<World>& worlds) const; // the seats from that one on are still to get theirs

    const bieten::Observation& observation_;
    std::vector<bieten::Step> steps_;
    std::vector<Seated> others_; // the one with the fewest hands first
};

}
