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

/// Is it said together with the reason before it: that another will do, and after what one goes
/// for?
template <typename Whys> bool joinsTheOneBefore(const Whys& whys, std::size_t place)
{
    if (place == 0) return false;
    if constexpr (requires { isAim(whys[0].reason); })
        if (isAim(whys[place - 1].reason)) return true;
    return isOfEquals(whys[place].reason);
}

/// What speaks for an act, in as many paragraphs.
template <typename Evaluation>
QStringList reasonsFor(const bots::Decision<Evaluation>& decision, const Evaluation& one,
    CardWords cards, const QStringList& names)
{
    const QStringList reasons = words::reasonsIn(decision, one, cards, names);
    QStringList told;
    for (std::size_t i = 0; i < one.whys.size(); ++i) {
        const QString& reason = reasons[static_cast<qsizetype>(i)];
        if (joinsTheOneBefore(one.whys, i))
            told.back() += ' ' + reason;
        else
            told << reason;
    }
    return told;
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
