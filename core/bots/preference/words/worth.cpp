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
    constexpr double hopeless = 0.1;
    if (rowOf(contract).goal != Goal::SixTricks)
        return { PreferenceReason::Made, { expected.success }, contract };
    const auto reason
        = expected.success < hopeless ? PreferenceReason::NoHope : PreferenceReason::MadeWithTricks;
    return { reason, { expected.success, expected.tricks }, contract };
}

std::optional<PreferenceWhy> whyInDefence(Verb verb, double kept, double tricks)
{
    switch (verb) {
    case Verb::Join: return PreferenceWhy { PreferenceReason::GoesAlong, { kept, tricks } };
    case Verb::Alone: return PreferenceWhy { PreferenceReason::Alone, { kept, tricks } };
    case Verb::Invite: return PreferenceWhy { PreferenceReason::Inviting, { kept, tricks } };
    case Verb::Stay: return PreferenceWhy { PreferenceReason::HomeIsFree };
    case Verb::Pass: return PreferenceWhy { PreferenceReason::Defending, { tricks } };
    default: return std::nullopt;
    }
}

}
