#pragma once

#include "core/bots/bieten/evaluation.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>

#include <type_traits>

/// What a bot of Bieten thinks, in words.
namespace weli::words {

/// The act, or waiting, as players speak of it: "Bid hearts". The names are those of the seats.
QString actOf(
    const std::optional<bieten::Action>& action, CardWords cards, const QStringList& names);
/// The same within a sentence: "bid hearts".
QString actWithin(
    const std::optional<bieten::Action>& action, CardWords cards, const QStringList& names);
/// What it brings: "about 140 points in 100 deals".
QString valueOf(const bots::BietenEvaluation& evaluation);
/// A sentence for each reason; people are named if these are the names of the seats.
QStringList reasonsOf(
    const bots::BietenEvaluation& evaluation, CardWords cards, const QStringList& names = {});

/// In the unit of this game: "1.4 points".
QString amountIn(std::type_identity<bieten::Action> game, double amount);

}
