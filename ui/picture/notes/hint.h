#pragma once

#include "core/bots/costs.h"
#include "ui/picture/notes/note.h"
#include "ui/picture/view_context.h"
#include "ui/words/every_reason.h"

#include <optional>

namespace weli {

/// How much of a hint is wanted.
enum class Depth : unsigned char {
    Reason, // what to do, and why
    Rest, // what is expected of it and of the next best, and every other reason
};

/// An act that was weighed, in words.
struct ToldAct {
    std::vector<lesson::Pointer> on; // what does it; nothing: to wait
    QString name;
    QString brings;
    bool isSame = false; // brings exactly what the first does: an equal card
    QStringList reasons;
    std::optional<double> bar; // its length beside the longest
};
/// The hint that these come to; the first of them is the advice.
NotePicture hintFrom(const std::vector<ToldAct>& acts, Depth depth);

/// What is pressed for an act: its cards, or a button.
template <typename Action> std::vector<lesson::Pointer> thingsFor(const Action& action)
{
    using lesson::Spot;
    if constexpr (requires { action.second(); }) // of a discard
        if (action.verb() == decltype(action.verb())::Discard)
            return { { Spot::Card, action.card() }, { Spot::Card, action.second() } };
    if (const auto card = cardOf(action)) return { { Spot::Card, *card } };
    return { { Spot::Answer, toText(action) } };
}

/// What speaks for an act; that another will do is said together with the first of it.
template <typename Evaluation>
QStringList reasonsFor(const bots::Decision<Evaluation>& decision, const Evaluation& one,
    CardWords cards, const QStringList& names)
{
    QStringList reasons = words::reasonsIn(decision, one, cards, names);
    if (reasons.size() < 2 || !isOfEquals(one.whys[1].reason)) return reasons;
    const QString ofEquals = reasons.takeAt(1);
    reasons.front() += ' ' + ofEquals;
    return reasons;
}

/// The hint that a bot's decision comes to.
template <typename Evaluation>
NotePicture hintOf(
    const bots::Decision<Evaluation>& decision, Depth depth, const ViewContext& context)
{
    QStringList names;
    for (const ViewContext::Who& who : context.seats) names << who.name;
    const std::vector<double> bars = bots::barsOf(decision.weighed);
    std::vector<ToldAct> acts;
    for (const Evaluation& one : decision.weighed) {
        ToldAct told { .on = {},
            .name = words::actOf(one.action, context.cards, names),
            .brings = one.expected ? words::valueOf(one) : QString(),
            .isSame = one.expected == decision.weighed.front().expected,
            .reasons = reasonsFor(decision, one, context.cards, names),
            .bar = {} };
        if (!bars.empty()) told.bar = bars[acts.size()];
        if (one.action) told.on = thingsFor(*one.action);
        acts.push_back(std::move(told));
    }
    return hintFrom(acts, depth);
}

}
