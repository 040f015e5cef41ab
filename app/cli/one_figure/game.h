#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace weli::one_figure {

// Bieten with nothing but the hearts of one deal: three seats speak in turn, and each knows its
// best heart alone. Who bids later than his turn is left out.

inline constexpr std::size_t seats = 3;
/// No heart; 7 to K; the Weli alone, which loses to the ace; A.
inline constexpr std::size_t hands = 10;

/// 'p' passes, 'b' bids; 'g' good, 'h' holds, 't' says three (at once or after somebody held); 'q'
/// leaves a held figure alone.
struct Spot {
    std::string history; // all acts so far
    std::size_t seat = 0;
    std::string acts; // without a heart only the first can be done …
    std::vector<std::size_t> next; // … and where they lead: spots, then ends
};

/// How it ended: the owner's without a fight, or the best one's.
struct End {
    double stake = 1;
    int owner = -1;
};

struct Tree {
    std::vector<Spot> spots; // the first one is the beginning
    std::vector<End> ends;
    static constexpr std::size_t firstEnd = 1000;
};
Tree tree();

/// Chances of the hands of all three seats.
using Deals = std::array<std::array<std::array<double, hands>, hands>, hands>;
Deals deals();

/// The chance of each act for a spot and a hand.
using Mixture = std::array<double, 3>;
using Policy = std::vector<std::array<Mixture, hands>>; // by spot

/// CFR+ with so many rounds: near an equilibrium.
Policy solved(const Tree& tree, const Deals& deals, int rounds);

/// What each seat gains, against the mean of the others.
std::array<double, seats> gains(const Tree& tree, const Deals& deals, const Policy& policy);
/// What each seat would gain by the best answer to what the others do.
std::array<double, seats> bestGains(const Tree& tree, const Deals& deals, const Policy& policy);

}
