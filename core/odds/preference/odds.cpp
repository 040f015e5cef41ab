#include "core/odds/preference/odds.h"

#include "core/bots/preference/expected_result.h"
#include "core/odds/looking.h"
#include "core/outlook/preference/lookout.h"

#include <algorithm>

namespace weli::odds {

using namespace preference;
using outlook::PreferenceLine;
using outlook::PreferenceLookout;
using Lines = std::vector<PreferenceLine>;

namespace {

    template <typename Phase> bool isIn(const PublicState& table)
    {
        return std::holds_alternative<Phase>(table.phase);
    }

    /// The order of the ladder, a hold before the bids above it, a pass before all.
    int heightOf(const Action& word)
    {
        switch (word.verb()) {
        case Verb::Hold:
        case Verb::Announce: return 1 + static_cast<int>(word.contract());
        case Verb::Bid: return 1 + static_cast<int>(word.bid().contract.value_or(Contract::OneX));
        default: return 0;
        }
    }

    /// While another is to speak in the auction: as if it were this seat's turn now, if it still
    /// bids.
    Observation asIfOnTurn(Observation observation)
    {
        PublicState& table = observation.table;
        if (isIn<Bidding>(table) && table.bidders.contains(observation.seat))
            table.phase = Bidding { observation.seat };
        return observation;
    }

    bool isAsked(const Observation& observation)
    {
        return seatDue(observation.table) == observation.seat;
    }

    /// Is the seat's own bid the one that counts, with others to speak?
    bool hasStandingBid(const Observation& observation)
    {
        const PublicState& table = observation.table;
        return isIn<Bidding>(table) && table.standing && table.standing->seat == observation.seat
            && !isAsked(observation);
    }

    /// A bid is about the contract that it leads to, any other word about what the seat then plays.
    std::optional<Chance> madeBy(const PreferenceLine& line, Seat self, const PublicState& table)
    {
        const bool isBid = line.action->verb() == Verb::Bid || line.action->verb() == Verb::Hold;
        const bool declares = table.declarer == self || line.action->verb() == Verb::Take;
        return isBid || declares ? line.events.made : line.events.kept;
    }

    PreferenceOdds::Word wordOf(
        const Action& word, const PreferenceLine& line, const Observation& observation)
    {
        return { word, madeBy(line, observation.seat, observation.table),
            line.brings[observation.seat] };
    }

    Action bestDiscard(const Observation& observation, Contract contract)
    {
        const CardSet hand = observation.hands[observation.seat];
        const auto worth = [&](const Action& discard) {
            const CardSet kept = hand - CardSet { discard.card(), discard.second() };
            return bots::worthOf(
                observation.table, contract, bots::expectedResultOf(contract, kept));
        };
        const ActionList discards = legalActions(observation);
        return *std::max_element(discards.begin(), discards.end(),
            [&](const Action& one, const Action& other) { return worth(one) < worth(other); });
    }

    /// What may be announced after the discard that the book likes best for it.
    std::vector<PreferenceOdds::Word> announcements(
        const Observation& observation, const PreferenceLookout& lookout)
    {
        std::vector<PreferenceOdds::Word> words;
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            if (!mayAnnounce(observation.table, contract)) continue;
            const Action said = Action::announce(contract);
            words.push_back(
                wordOf(said, lookout.of(bestDiscard(observation, contract), said), observation));
        }
        return words;
    }

    std::vector<PreferenceOdds::Word> wordsOf(const Observation& observation, const Lines& lines)
    {
        std::vector<PreferenceOdds::Word> words;
        for (const PreferenceLine& line : lines)
            words.push_back(wordOf(*line.action, line, observation));
        std::stable_sort(words.begin(), words.end(), [](const auto& one, const auto& other) {
            return heightOf(one.action) < heightOf(other.action);
        });
        return words;
    }

    /// The same of the best act that leads to it.
    std::optional<Chance> first(
        const Lines& lines, std::optional<Chance> outlook::GameOutlook<State>::Events::*event)
    {
        for (const PreferenceLine& line : lines)
            if (line.events.*event) return line.events.*event;
        return std::nullopt;
    }

    /// What is at stake for the seat once it is known what is played, or for whose buy it waits.
    void tellPlay(PreferenceOdds& odds, const Observation& observation, const Lines& lines)
    {
        using Events = outlook::GameOutlook<State>::Events;
        const PublicState& table = observation.table;
        const bool declares = table.declarer == observation.seat;
        if (declares) odds.made = first(lines, &Events::made);
        odds.notMost = first(lines, &Events::notMost);
        const bool isAnnounced
            = table.contract && !isIn<Discarding>(table) && !isIn<Announcing>(table);
        if (declares || !isAnnounced) return;
        odds.ownTricks = first(lines, &Events::kept);
        const bool plays = isIn<Playing>(table) && table.playing.contains(observation.seat);
        if (plays && !odds.ownTricks && rowOf(*table.contract).premium > 0) // P-62
            odds.made = first(lines, &Events::made);
    }

    Lines linesOf(
        const Observation& observation, std::uint64_t seed, const std::stop_token& stop, Look look)
    {
        PreferenceLookout lookout(observation, seed, stop);
        lookout.look(worldsFor(lookout, look), stop);
        return lookout.now().lines;
    }

    /// While cards are bid for.
    PreferenceOdds oddsInAuction(
        const Observation& observation, std::uint64_t seed, const std::stop_token& stop, Look look)
    {
        PreferenceOdds odds;
        const Observation asked = asIfOnTurn(observation);
        if (!isAsked(asked)) return odds;
        odds.words = wordsOf(asked, linesOf(asked, seed, stop, look));
        if (hasStandingBid(observation))
            odds.made = linesOf(observation, seed, stop, look).front().events.made;
        return odds;
    }

}

PreferenceOdds oddsOf(
    const Observation& observation, std::uint64_t seed, const std::stop_token& stop, Look look)
{
    const PublicState& table = observation.table;
    PreferenceOdds odds;
    if (!outlook::hasOutlook(observation)) return odds;
    if (isIn<Bidding>(table)) return oddsInAuction(observation, seed, stop, look);
    if (isIn<Playing>(table) && !table.playing.contains(observation.seat)) return odds;
    PreferenceLookout lookout(observation, seed, stop);
    lookout.look(worldsFor(lookout, look), stop);
    const Lines lines = lookout.now().lines;
    tellPlay(odds, observation, lines);
    if (isIn<Playing>(table) || !isAsked(observation)) return odds;
    odds.words = isIn<Discarding>(table) ? announcements(observation, lookout)
                                         : wordsOf(observation, lines);
    return odds;
}

}
