#include "core/lesson/preference/game_lesson.h"

#include "core/preference/settlement.h"

#include <algorithm>

namespace weli::lesson {

using namespace preference;

namespace {

    using Row = FactRow<State>;
    using Found = std::optional<Fact>;

    /// The keys of the ladder, and last of all spiel, whose suit is named later.
    constexpr auto bidCodes = [] {
        std::array<std::string_view, contractCount + 1> codes;
        for (std::size_t i = 0; i < contractCount; ++i) codes[i] = ladder[i].key;
        codes.back() = "spiel";
        return codes;
    }();

    Bid bidOf(std::string_view code)
    {
        const auto found = std::find(bidCodes.begin(), bidCodes.end(), code);
        if (found >= bidCodes.end() - 1) return spiel;
        return { static_cast<Contract>(found - bidCodes.begin()) };
    }

    Found higher(const State& /*state*/, const About& about)
    {
        const int one = levelOf(bidOf(about.code));
        const int other = levelOf(bidOf(about.other));
        if (one == other) return codeFact("none");
        return codeFact(one > other ? about.code : about.other);
    }

    Found takesTrick(const State& state, const About& /*about*/)
    {
        if (state.table.tricks.empty()) return std::nullopt;
        return seatFact(state.table.tricks.back().winner);
    }

    template <typename Of> Found settled(const State& state, Of of)
    {
        if (!state.table.settled) return std::nullopt;
        return of(settlementOf(state.table));
    }

    constexpr std::array rows {
        Row { "trump", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return suitFact(trumpOf(state.table));
            } },
        Row { "contract", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                const auto contract = state.table.contract;
                return codeFact(contract ? rowOf(*contract).key : "none");
            } },
        Row { "declarer", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(state.table.declarer);
            } },
        Row { "standing", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                const auto standing = state.table.standing;
                if (!standing) return codeFact("none");
                const auto contract = standing->bid.contract;
                return codeFact(contract ? rowOf(*contract).key : "spiel");
            } },
        Row { "higher", Takes::TwoCodes, higher },
        Row { "forced", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                if (!state.table.contract) return std::nullopt;
                return yesNo(isForced(state.table));
            } },
        Row { "plays", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return yesNo(state.table.playing.contains(about.seat));
            } },
        Row { "joined", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return yesNo(state.table.joined.contains(about.seat));
            } },
        Row { "stayed", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return yesNo(state.table.stayed.contains(about.seat));
            } },
        Row { "inviter", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(state.table.inviter);
            } },
        Row { "trick", Takes::Nothing, takesTrick },
        Row { "tricks", Takes::Seat,
            [](const State& state, const About& about) -> Found {
                return number(state.table.taken[about.seat]);
            } },
        Row { "pot", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return number(state.table.pot);
            } },
        Row { "amount", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return number(amountPlayedFor(state.table));
            } },
        Row { "gains", Takes::Seat,
            [](const State& state, const About& about) {
                return settled(state,
                    [&](const Settlement& account) { return number(account.delta[about.seat]); });
            } },
        Row { "falls", Takes::Seat,
            [](const State& state, const About& about) {
                return settled(state, [&](const Settlement& account) {
                    return yesNo(account.fallen.contains(about.seat));
                });
            } },
        Row { "dealer", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(state.table.dealer);
            } },
        Row { "forehand", Takes::Nothing,
            [](const State& state, const About& /*about*/) -> Found {
                return seatFact(forehandOf(state.table));
            } },
    };

}

std::span<const Row> GameLesson<State>::facts() { return rows; }

std::span<const std::string_view> GameLesson<State>::codes() { return bidCodes; }

bool GameLesson<State>::has(Spot spot, std::string_view code)
{
    switch (spot) {
    case Spot::Cell:
        return std::find(bidCodes.begin(), bidCodes.end() - 1, code) < bidCodes.end() - 1;
    case Spot::Plate:
    case Spot::Order:
    case Spot::Heap: return false;
    default: return true;
    }
}

bool GameLesson<State>::has(Part part)
{
    return part != Part::Figures && part != Part::Bids && part != Part::Order;
}

bool GameLesson<State>::isSeen(const State& state, Seat seat, Card card)
{
    const Observation seen = observe(state, seat);
    for (const CardSet hand : seen.hands.values)
        if (hand.contains(card)) return true;
    if (state.table.tricks.empty()) return false;
    const auto& trick = state.table.tricks.back().cards;
    return std::find(trick.begin(), trick.end(), card) != trick.end();
}

}
