#include "core/bots/bieten/trial.h"

namespace weli::bots {

using namespace bieten;

namespace {

    bool isPlay(const Advice& advice)
    {
        return advice.action && advice.action->verb() == Verb::Play;
    }

    bool isAnswer(const std::optional<Action>& action)
    {
        return action && (action->verb() == Verb::Good || action->verb() == Verb::Hold);
    }

    Question questionOf(const PublicState& table, const std::optional<Action>& action)
    {
        if (!action || action->verb() == Verb::Play) return {};
        if (!isAnswer(action)) return { .claimed = action->figure() };
        const auto* answering = std::get_if<Answering>(&table.phase);
        return { .claimed = {},
            .answered = action->figure(),
            .asker = answering->asker,
            .three = answering->three };
    }

}

Trial trialOf(const Action& action, const AdviceList& advice, const PublicState& table)
{
    const Question question = questionOf(table, action);
    for (const Advice& one : advice)
        if (one.action == action) return { action, one.value, whyOf(one, advice), question };
    return { action, 0, { BietenReason::Silent }, question };
}

std::vector<Trial> trials(const AdviceList& advice, const PublicState& table, bool due)
{
    constexpr double hopelessClaim = -0.6;
    constexpr double hopelessCard = -2.5;
    std::vector<Trial> list;
    for (const Advice& one : advice) {
        const bool owed = !one.action || isPlay(one) || one.action->verb() == Verb::Good;
        if (owed && one.value < hopelessCard) continue;
        if (!owed && one.value < (due ? hopelessClaim : 0.5 * hopelessClaim)) continue;
        list.push_back(
            { one.action, one.value, whyOf(one, advice), questionOf(table, one.action) });
    }
    return list;
}

}
