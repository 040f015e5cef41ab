#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace weli::cli {

// What came of the matches of a duel, in whole numbers: the sums of its parts add up to those of
// the whole, to the last digit.

struct Estimate {
    double mean = 0;
    double half = 0; // of the 95 % interval
};

/// Gains against rounds: one entry a match, that of all its seat orders together.
struct Sums {
    std::int64_t matches = 0;
    std::int64_t gain = 0;
    std::int64_t rounds = 0;
    std::int64_t gainSquares = 0;
    std::int64_t products = 0; // of gains and rounds
    std::int64_t roundSquares = 0;

    void enter(std::int64_t gained, std::int64_t played);
    void add(const Sums& other);
    /// Units of gain a round; the matches are what varies.
    [[nodiscard]] Estimate estimate(double unit = 1) const;
    friend bool operator==(const Sums&, const Sums&) = default;
};

/// How long decisions took, in classes that are 3 % wide.
class Times {
public:
    void enter(std::int64_t nanoseconds);
    /// So many decisions of a class; false if there is no such class.
    [[nodiscard]] bool enter(std::int64_t timeClass, std::int64_t count);
    void enterMost(std::int64_t nanoseconds);
    void add(const Times& other);

    [[nodiscard]] std::int64_t count() const { return count_; }
    [[nodiscard]] std::int64_t most() const { return most_; } // nanoseconds
    /// Milliseconds that this part of the decisions does not exceed.
    [[nodiscard]] double percentile(double part) const;
    [[nodiscard]] const std::map<std::int64_t, std::int64_t>& classes() const { return classes_; }
    friend bool operator==(const Times&, const Times&) = default;

private:
    std::map<std::int64_t, std::int64_t> classes_; // how many in each
    std::int64_t count_ = 0;
    std::int64_t most_ = 0;
};

/// Answers of an outside program that could not be taken.
struct Faults {
    std::int64_t late = 0;
    std::int64_t illegal = 0;
    std::int64_t garbled = 0;

    void add(const Faults& other);
    friend bool operator==(const Faults&, const Faults&) = default;
};

/// What came of those who said one word.
struct WordTally {
    std::int64_t said = 0;
    std::int64_t deals = 0; // in which somebody said it
    std::int64_t came = 0; // the figure was theirs; without figures, they were above the table
    std::int64_t gain = 0; // of these deals, above the mean of the table, times the players

    void add(const WordTally& other);
    friend bool operator==(const WordTally&, const WordTally&) = default;
};

/// The words of one player, and in how many deals they could be said.
struct WordTallies {
    std::int64_t deals = 0;
    std::map<std::string, WordTally> words;

    void add(const WordTallies& other);
    friend bool operator==(const WordTallies&, const WordTallies&) = default;
};

/// What came of one player.
struct BotTally {
    std::string bot;
    Sums gain; // what the game is played for
    Sums points; // of a deal above the mean of the table, times the players
    Sums won; // matches, in sharesOfOne; those who share a place share this
    Sums lost; // the last place
    std::vector<Sums> deals; // the points by the number of the deal, the first ones
    Times times;
    WordTallies spoken {};
    Faults faults {};

    void add(const BotTally& other);
    friend bool operator==(const BotTally&, const BotTally&) = default;
};

inline constexpr int sharesOfOne = 840; // can be divided by any number of players

/// What a duel is: only parts of the same one add up.
struct DuelHead {
    std::string game;
    std::string rules; // what was changed, as it was written
    std::string bots;
    std::string seed;
    std::int64_t players = 0;
    std::int64_t matches = 0; // in all its parts
    std::int64_t worlds = 0;
    std::int64_t limit = 0; // milliseconds that an outside program has for an act
    std::int64_t orders = 0; // of the seats, for each match
    std::string unit; // of the gain
    friend bool operator==(const DuelHead&, const DuelHead&) = default;
};

struct DuelPart {
    DuelHead head;
    std::int64_t shard = 1; // 1 … of
    std::int64_t of = 1;
    std::vector<BotTally> bots;
};

}
