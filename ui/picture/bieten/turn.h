#pragma once

#include "core/bieten/view.h"
#include "ui/picture/act.h"
#include "ui/picture/figures.h"
#include "ui/picture/view_context.h"

#include <vector>

namespace weli {

// What the observing seat can do now, and what the others are doing, as a picture shows it.

/// The act if it may be done, otherwise why not.
Choice choiceOf(const bieten::Observation& observation, const bieten::Action& action,
    const QString& label, const QString& effect = {});

/// What a card of the own hand can do.
struct CardTurn {
    bool naming = false;
    Choice play;
};
CardTurn cardTurn(const bieten::Observation& observation, const ViewContext& context, Card card);

/// The grid of each wild card that may be played now; an unlawful name says why.
std::vector<NamingPicture> namingsOf(
    const bieten::Observation& observation, const ViewContext& context);
/// The large buttons: an answer, a theft, the rounds of the deal, a protest.
std::vector<Choice> answersOf(const bieten::Observation& observation, const ViewContext& context);
QString questionOf(const bieten::Observation& observation, const ViewContext& context);
/// What the draw of the first dealer has shown.
QString drawPrompt(const bieten::Observation& observation, const ViewContext& context);
/// One line that says what is due now.
Because promptOf(const bieten::Observation& observation, const ViewContext& context);

}
