#pragma once

#include "core/bots/mittlere/payoff.h"
#include "core/bots/mittlere/worlds.h"

#include <stop_token>
#include <vector>

namespace weli::bots {

/// In which manner the seat that thinks weighs what may come.
struct MittlereManner {
    Taste taste {};
    // What it is worth at the beginning of a deal …
    double holdsBack = 0; // … to keep a highest trump
    double leadsHigh = 0; // … to lead an ace or a king
    friend bool operator==(const MittlereManner&, const MittlereManner&) = default;
};

/// A tree of what may be played from here on, one for all worlds: it holds what one seat can see.
/// Every iteration draws a world, goes down the tree as each player finds best for itself, tries
/// one card more, and plays the rest at random, but for some of the last tricks if that is wanted.
class Search {
public:
    static constexpr std::size_t toTheEnd = mittlere::wholePack().size();

    /// Of no more cards than `cardsAhead` it asks who plays which.
    Search(const mittlere::Observation& observation, const Worlds& worlds,
        const MittlereManner& manner, Rng& rng, int tricksPlayedWell = 0,
        std::size_t cardsAhead = toTheEnd);

    /// Goes through the tree so often, or until told to stop, or until no card can be tried more
    /// often than the best in what is left; less often where the last tricks are long to look at.
    void think(int iterations, const std::stop_token& stop = {});

    struct RootStats {
        Card card;
        int visits = 0;
        double mean = 0;
        double error = 0; // of the mean, as other seeds show it
        Ends ends {}; // the share of each
    };
    /// The cards that may be played, those that were tried most first.
    [[nodiscard]] std::vector<RootStats> rootStats() const;
    /// Is it the place in the match that counts first?
    [[nodiscard]] bool isForTheMatch() const { return payoffs_.areOfTheMatch(); }

private:
    struct Node {
        float mean = 0; // for the seat that played the card
        float spread = 0; // of the mean: one by the root of the visits
        std::uint32_t visits = 0;
        std::uint32_t chances = 0; // how often it could have been played
        std::uint32_t children = 0; // where they begin
        std::uint8_t count = 0; // of the children
        std::uint8_t room = 0; // for so many
        Card card {};
        std::uint8_t seat = 0;
    };

    /// What came of a card that the seat may play.
    struct RootSums {
        Ends ends;
        double squares = 0; // of the payoffs
    };

    void iterate();
    [[nodiscard]] bool isDecided(int left) const;
    /// What came of it for the seat that thinks, by its own liking.
    [[nodiscard]] double liked(const Settled& settled, const Ends& ends, Card played) const;
    std::uint32_t next(std::uint32_t node, const Deal& deal);
    std::uint32_t expand(std::uint32_t node, CardSet untried, std::uint8_t seat);
    void makeRoom(std::uint32_t node);

    Payoffs payoffs_;
    Deal deal_;
    const Worlds& worlds_;
    MittlereManner manner_;
    int tricksPlayedWell_; // the last ones of a playout, with open hands
    std::size_t cardsAhead_;
    std::int64_t lines_ = 0; // of last tricks that were looked at
    bool isPlain_; // likes nothing but what counts
    std::size_t seat_;
    Rng& rng_;
    std::vector<Node> nodes_;
    std::array<RootSums, mittlere::handCount> rootSums_ {}; // in the order of the root's children
};

}
