#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>

#include <type_traits>

/// What a bot of Mittlere thinks, in words.
namespace weli::words {

/// The act as players speak of it: "ace of hearts".
QString actOf(
    const std::optional<mittlere::Action>& action, CardWords cards, const QStringList& names);
/// The same within a sentence.
QString actWithin(
    const std::optional<mittlere::Action>& action, CardWords cards, const QStringList& names);
/// What it leads to: "high in about 40 of 100, middle 35, low 25".
QString valueOf(const bots::MittlereEvaluation& evaluation);
/// A sentence for each reason; people are named if these are the names of the seats.
QStringList reasonsOf(
    const bots::MittlereEvaluation& evaluation, CardWords cards, const QStringList& names = {});
/// The sentence for one of this evaluation.
QString reasonOf(const bots::MittlereWhy& why, const bots::MittlereEvaluation& evaluation,
    CardWords cards, const QStringList& names = {});

/// In the unit of this game: "2 strokes".
QString amountIn(std::type_identity<mittlere::Action> game, double amount);

}
