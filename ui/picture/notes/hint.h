#pragma once

#include "ui/picture/notes/note.h"
#include "ui/picture/view_context.h"
#include "ui/words/every_reason.h"

namespace weli {

/// How much of a hint is wanted.
enum class Depth : unsigned char {
    Reason, // what to do, and why
    Rest, // what is expected of it and of the next best, and every other reason
};

/// An act that was weighed, in words.
struct ToldAct {
    std::optional<lesson::Pointer> on; // what does it; nothing: to wait
    QString name;
    QString brings;
    QStringList reasons;
    double value = 0;
    double error = 0; // of the value
};
/// The hint that these come to; the first of them is the advice.
NotePicture hintFrom(const std::vector<ToldAct>& acts, Depth depth);

/// The hint that a bot's decision comes to.
template <typename Evaluation>
NotePicture hintOf(
    const bots::Decision<Evaluation>& decision, Depth depth, const ViewContext& context)
{
    QStringList names;
    for (const ViewContext::Who& who : context.seats) names << who.name;
    std::vector<ToldAct> acts;
    for (const Evaluation& one : decision.weighed) {
        ToldAct told { .on = {},
            .name = words::actOf(one.action, context.cards, names),
            .brings = one.expected ? words::valueOf(one) : QString(),
            .reasons = words::reasonsOf(one, context.cards),
            .value = one.value,
            .error = one.error };
        if (one.action) {
            const auto card = cardOf(*one.action);
            told.on = card ? lesson::Pointer { lesson::Spot::Card, *card }
                           : lesson::Pointer { lesson::Spot::Answer, toText(*one.action) };
        }
        acts.push_back(std::move(told));
    }
    return hintFrom(acts, depth);
}

}
