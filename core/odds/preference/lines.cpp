#include "core/odds/preference/lines.h"

#include "core/bots/preference/expected_result.h"

#include <algorithm>

namespace weli::odds {

using namespace preference;

namespace {

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

    std::vector<Line> announcements(const Observation& observation)
    {
        std::vector<Line> lines;
        for (int i = 0; i < contractCount; ++i) {
            const auto contract = static_cast<Contract>(i);
            if (mayAnnounce(observation.table, contract))
                lines.push_back({ Action::announce(contract), bestDiscard(observation, contract) });
        }
        return lines;
    }

}

Observation asIfOnTurn(Observation observation)
{
    PublicState& table = observation.table;
    if (std::holds_alternative<Bidding>(table.phase) && table.bidders.contains(observation.seat))
        table.phase = Bidding { observation.seat };
    return observation;
}

bool hasStandingBid(const Observation& observation)
{
    const PublicState& table = observation.table;
    return std::holds_alternative<Bidding>(table.phase) && table.standing
        && table.standing->seat == observation.seat && seatDue(table) != observation.seat;
}

std::vector<Line> linesOf(const Observation& observation)
{
    const PublicState& table = observation.table;
    if (seatDue(table) != observation.seat) return {};
    if (std::holds_alternative<Discarding>(table.phase)) return announcements(observation);
    std::vector<Line> lines;
    for (const Action& word : legalActions(observation)) lines.push_back({ word });
    std::stable_sort(lines.begin(), lines.end(), [](const Line& one, const Line& other) {
        return heightOf(*one.word) < heightOf(*other.word);
    });
    return lines;
}

void follow(State& state, Seat self, const Line& line)
{
    if (line.discard) act(state, self, *line.discard);
    if (line.word) act(state, self, *line.word);
    while (line.othersPass && std::holds_alternative<Bidding>(state.table.phase)
        && seatDue(state.table) != self)
        act(state, *seatDue(state.table), Action(Verb::Pass));
}

}
