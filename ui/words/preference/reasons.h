#pragma once

#include "core/bots/preference/evaluation.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>

#include <type_traits>

/// What a bot of Préférence thinks, in words.
namespace weli::words {

/// The act as players speak of it: "Bid Three", "Go along".
QString actOf(
    const std::optional<preference::Action>& action, CardWords cards, const QStringList& names);
/// The same within a sentence: "bid Three".
QString actWithin(
    const std::optional<preference::Action>& action, CardWords cards, const QStringList& names);
/// "+12 chips", "−1 chip".
QString chips(double amount);
/// What it brings: "about +12 chips".
QString valueOf(const bots::PreferenceEvaluation& evaluation);
/// A sentence for each reason.
QStringList reasonsOf(
    const bots::PreferenceEvaluation& evaluation, CardWords cards, const QStringList& names = {});

/// In the unit of this game: "1 chip".
QString amountIn(std::type_identity<preference::Action> game, double amount);

}
