#pragma once

#include "core/bieten/worlds.h"

#include <stop_token>
#include <vector>

namespace weli::bots {

/// A whole state that fits an observation, and how much it counts among such.
struct World {
    bieten::State state;
    double weight = 0;
};

/// How sure one can be that others play by the book.
struct Reading {
    double doubt; // the chance that somebody does anything
    double blur; // points by which the book's thought is missed
    bool moods; // the book bluffs now and then only
};
inline constexpr Reading cautious { .doubt = 0.06, .blur = 0.12, .moods = false };
inline constexpr Reading keen { .doubt = 0.03, .blur = 0.06, .moods = true };

/// The hands that the other seats can have, each weighed by how likely it would have acted so.
class Beliefs {
public:
    /// Who is stopped meanwhile takes the rest as equally likely.
    Beliefs(const bieten::Observation& observation, Rng& rng, const std::stop_token& stop = {},
        const Reading& reading = cautious);

    /// Drawn hand by hand from the weighed lists; the weight makes up for cards already gone, so
    /// that mean values over many worlds are right.
    [[nodiscard]] World imagined(Rng& rng) const;

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

    const bieten::Observation& observation_;
    std::vector<Seated> others_; // the one with the fewest hands first
};

}
