#include "core/bots/preference/words/worth.h"

namespace weli::bots {

using namespace preference;

void WordWorth::improve(const WordWorth& other)
{
    if (chips < other.chips) *this = other;
}

WordWorth worthFor(double chips, const PreferenceWhy& why)
{
    WordWorth worth { chips };
    add(worth.whys, why);
    return worth;
}

PreferenceWhy whyContract(Contract contract, const ExpectedResult& expected)
{
    if (rowOf(contract).goal != Goal::SixTricks)
        return { PreferenceReason::Made, { expected.success }, contract };
    return { PreferenceReason::MadeWithTricks, { expected.success, expected.tricks }, contract };
}

bool isLastToSpeak(const PublicState& table)
{
    return !table.standing && table.bidders.size() == 1;
}

bool isBidWithoutTrump(const PublicState& table)
{
    return table.standing && table.standing->bid.contract
        && !rowOf(*table.standing->bid.contract).trump;
}

PreferenceWhys whysOfPassing(const PublicState& table, std::optional<double> tricks)
{
    PreferenceWhys whys;
    if (isLastToSpeak(table)) {
        add(whys, { PreferenceReason::PassedOut });
        return whys;
    }
    if (isBidWithoutTrump(table)) {
        add(whys, { PreferenceReason::PassIsFree });
        return whys;
    }
    if (tricks) add(whys, { PreferenceReason::Defending, { *tricks } });
    if (!table.standing) add(whys, { PreferenceReason::OftenPassedOut });
    if (whys.empty()) add(whys, { PreferenceReason::PassIsFree });
    return whys;
}

std::optional<PreferenceWhy> whyInDefence(Verb verb, double kept, double tricks)
{
    switch (verb) {
    case Verb::Join: return PreferenceWhy { PreferenceReason::GoesAlong, { kept, tricks } };
    case Verb::Alone: return PreferenceWhy { PreferenceReason::Alone, { kept, tricks } };
    case Verb::Invite: return PreferenceWhy { PreferenceReason::Inviting, { kept, tricks } };
    case Verb::Stay: return PreferenceWhy { PreferenceReason::HomeIsFree };
    default: return std::nullopt;
    }
}

}
