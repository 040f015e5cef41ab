#include "app/cli/calibrate/mittlere/voices.h"

#include "core/mittlere/public_state.h"

#include <algorithm>

namespace weli::cli {

using namespace mittlere;

namespace {

    using Tells = Tellings<Action>;

    enum End : unsigned char { High, Middle, Low, Hundred, NoTrick, Loses };
    constexpr std::array<std::string_view, 6> kinds { "the most points below a hundred",
        "the points between", "the fewest points", "a hundred loses", "no trick loses", "I lose" };

    void tell(Tells& tells, End end, double chance, std::optional<Choice<Action>> ifDone)
    {
        tells.push_back({ end, kinds[end], chance, ifDone });
    }

    /// What a reason says of an end, if anything.
    void tell(Tells& tells, const bots::MittlereWhy& why, const Choice<Action>& choice)
    {
        using bots::MittlereReason;
        switch (why.reason) {
        case MittlereReason::LosesLess:
        case MittlereReason::LosesMore:
        case MittlereReason::LosesAsMuch:
        case MittlereReason::LosesAnyway:
        case MittlereReason::LosesBeside:
        case MittlereReason::LosesBesideHundred:
        case MittlereReason::LosesBesideNoTrick:
        case MittlereReason::Loses: return tell(tells, Loses, why.figures[0], choice);
        case MittlereReason::SafeNow:
        case MittlereReason::UnlosableAlone:
        case MittlereReason::UnlosableAnyway: return tell(tells, Loses, 0, choice);
        case MittlereReason::LostNow:
        case MittlereReason::LosesSurely:
        case MittlereReason::LostAnyway: return tell(tells, Loses, 1, choice);
        case MittlereReason::AsAnybody: return tell(tells, Loses, 1.0 / playerCount, choice);
        case MittlereReason::NoTrick: return tell(tells, NoTrick, why.figures[0], choice);
        default: return;
        }
    }

    /// Where the seat stands among the points; two that are equal are both between.
    End placeOf(const PublicState& table, Seat seat)
    {
        const auto points = pointsTaken(table);
        int more = 0;
        int fewer = 0;
        for (const Seat other : SeatSet::firstOf(table.players)) {
            if (other == seat) continue;
            more += points[other] >= points[seat] ? 1 : 0;
            fewer += points[other] <= points[seat] ? 1 : 0;
        }
        return more == 0 ? High : fewer == 0 ? Low : Middle;
    }

}

Tellings<Action> tellingsOf(const Observation& /*observation*/, const odds::MittlereOdds& odds)
{
    Tells tells;
    tell(tells, High, odds.high.value, {});
    tell(tells, Middle, odds.middle.value, {});
    tell(tells, Low, odds.low.value, {});
    tell(tells, Hundred, odds.hundred.value, {});
    tell(tells, NoTrick, odds.noTrick.value, {});
    tell(tells, Loses, odds.lost.value, {});
    return tells;
}

Tellings<Action> tellingsOf(
    const Observation& /*observation*/, const bots::MittlereDecision& decision)
{
    Tells tells;
    const bots::MittlereEvaluation& best = decision.weighed.front();
    if (!best.expected) return tells;
    tell(tells, High, best.expected->high, best.action);
    tell(tells, Middle, best.expected->middle, best.action);
    tell(tells, Low, best.expected->low, best.action);
    for (const bots::MittlereWhy& why : best.whys) tell(tells, why, best.action);
    return tells;
}

void tell(Tellings<Action>& tells, const Observation& /*observation*/, const coach::Note& note)
{
    if (note.name == "over-hundred") tell(tells, Loses, 1, {});
}

std::optional<bool> cameOf(const State& counted, Seat seat, const Told<Action>& told)
{
    const Verdict& verdict = *counted.table.verdict;
    if (verdict.by == Case::Annulled) return std::nullopt;
    const bool isMine = verdict.seat == seat;
    switch (told.about) {
    case Hundred: return isMine && verdict.by == Case::Hundred;
    case High:
        return placeOf(counted.table, seat) == High && !(isMine && verdict.by == Case::Hundred);
    case NoTrick: return isMine && verdict.by == Case::NoTrick;
    case Loses:
        if (!verdict.seat) return std::nullopt; // the draw has yet to say
        if (rowOf(verdict.by).fate == Fate::Loses) return isMine;
        return !isMine; // one wins, and the others get the potatoes
    default: return placeOf(counted.table, seat) == told.about;
    }
}

}
