#include "core/odds/preference/words.h"

#include "core/bots/preference/expected_result.h"
#include "core/bots/preference/words/playout.h"
#include "core/odds/preference/lines.h"
#include "core/odds/preference/open_cards.h"
#include "core/odds/preference/some_worlds.h"
#include "core/outlook/sampled.h"

#include <algorithm>

namespace weli::odds {

using namespace preference;
using outlook::chanceOf;
using outlook::errorOf;

namespace {

    /// What came of a line in the worlds so far.
    struct LineSums {
        Line line;
        bots::Sampled chips {};
        bots::Sampled kept {}; // not fallen, of the deals in which it might have
    };

    /// A bid is about the contract that it leads to, any other word about what the seat then plays.
    bool isAbout(const Line& line, const PublicState& played, Seat self)
    {
        if (played.declarer == self) return true;
        const bool isBid
            = line.word && (line.word->verb() == Verb::Bid || line.word->verb() == Verb::Hold);
        return !isBid && played.contract && isSuit(*played.contract)
            && played.playing.contains(self);
    }

    void enter(LineSums& sums, const WeighedWorld& weighed, Seat self, bots::OpenPlaySolver& solver)
    {
        const auto& [world, weight] = weighed;
        State state = world;
        follow(state, self, sums.line);
        playToTheLastTricks(state);
        if (isAbout(sums.line, state.table, self))
            sums.kept.enter(OpenCards(state.table, self, solver).keepsIn(state), weight);
        bots::playToTheEnd(state);
        sums.chips.enter(bots::chipsBrought(world, state, self), weight);
    }

    /// Only those that promise most.
    void narrow(std::vector<LineSums*>& lines, std::size_t promising)
    {
        std::stable_sort(
            lines.begin(), lines.end(), [](const LineSums* one, const LineSums* other) {
                return one->chips.mean() > other->chips.mean();
            });
        lines.resize(std::min(lines.size(), promising));
    }

    /// All lines in a part of the worlds, the most promising ones in the others, too.
    void playOut(std::vector<LineSums>& all, const Observation& observation, Rng& rng,
        const std::stop_token& stop)
    {
        constexpr int playouts = 240; // for each of the two parts
        constexpr int mostWorlds = 150; // in the first
        constexpr std::size_t promising = 4;
        const int tried = std::min(mostWorlds, playouts / static_cast<int>(all.size()));
        constexpr int more = playouts / static_cast<int>(promising);
        std::vector<LineSums*> lines;
        lines.reserve(all.size());
        for (LineSums& sums : all) lines.push_back(&sums);
        bots::OpenPlaySolver solver;
        int looked = 0;
        for (const WeighedWorld& world : someWorlds(observation, tried + more, rng, stop)) {
            if (looked++ == tried) narrow(lines, promising);
            for (LineSums* const sums : lines) enter(*sums, world, observation.seat, solver);
            if (stop.stop_requested()) return;
        }
    }

    /// How far apart the chips of a deal lie that is won or lost (P-58, P-61, P-62).
    double rangeOf(const Action& word, const PublicState& table)
    {
        const bool isContract = word.verb() == Verb::Bid && word.bid().contract;
        const int premium = isContract ? rowOf(*word.bid().contract).premium : 0;
        return 2 * (bots::stakeOf(table) + 2.0 * premium * table.rules.stake);
    }

    PreferenceOdds::Word wordOf(const LineSums& sums, const PublicState& table)
    {
        const Action word = *sums.line.word;
        const bool isSafe = word.verb() == Verb::Stay || word.verb() == Verb::Accept; // P-37, P-42
        return { word, isSafe ? certain : chanceOf(sums.kept), sums.chips.mean(),
            errorOf(sums.chips, rangeOf(word, table)) };
    }

    /// Of the words with which the seat plays what is announced, the one that brings most.
    std::optional<Chance> bestChance(const std::vector<PreferenceOdds::Word>& words)
    {
        const PreferenceOdds::Word* best = nullptr;
        for (const PreferenceOdds::Word& word : words) {
            const Verb verb = word.action.verb();
            if (verb == Verb::Stay || verb == Verb::Take) continue;
            if (best == nullptr || best->chips < word.chips) best = &word;
        }
        return best == nullptr ? std::nullopt : std::optional(best->made);
    }

    /// One who is not asked: the auction ends with its bid, or the deal goes on as it is.
    std::optional<Chance> unasked(
        const Observation& observation, Rng& rng, const std::stop_token& stop)
    {
        std::vector<LineSums> one { { Line { .othersPass = hasStandingBid(observation) } } };
        playOut(one, observation, rng, stop);
        return one[0].kept.weight > 0 ? std::optional(chanceOf(one[0].kept)) : std::nullopt;
    }

    PreferenceOdds oddsInAuction(
        const Observation& observation, Rng& rng, const std::stop_token& stop)
    {
        PreferenceOdds odds;
        const PublicState& table = observation.table;
        const Observation asked = asIfOnTurn(observation);
        std::vector<LineSums> all;
        for (const Line& line : linesOf(asked)) all.push_back({ line });
        if (all.empty()) return odds;
        playOut(all, asked, rng, stop);
        for (const LineSums& sums : all) odds.words.push_back(wordOf(sums, table));
        if (hasStandingBid(observation)) odds.made = unasked(observation, rng, stop);
        return odds;
    }

}

PreferenceOdds oddsOfWords(const Observation& observation, Rng& rng, const std::stop_token& stop)
{
    const PublicState& table = observation.table;
    if (std::holds_alternative<Bidding>(table.phase)) return oddsInAuction(observation, rng, stop);
    PreferenceOdds odds;
    std::vector<LineSums> all;
    for (const Line& line : linesOf(observation)) all.push_back({ line });
    if (!all.empty()) playOut(all, observation, rng, stop);
    for (const LineSums& sums : all) odds.words.push_back(wordOf(sums, table));
    const auto chance = all.empty() ? unasked(observation, rng, stop) : bestChance(odds.words);
    const bool announced = table.contract && !std::holds_alternative<Discarding>(table.phase)
        && !std::holds_alternative<Announcing>(table.phase);
    if (table.declarer == observation.seat)
        odds.made = chance;
    else if (announced && isSuit(*table.contract))
        odds.ownTricks = chance;
    return odds;
}

}
