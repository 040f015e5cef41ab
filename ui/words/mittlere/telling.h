#pragma once

#include "core/bots/mittlere/evaluation.h"
#include "core/mittlere/view.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>

#include <utility>

namespace weli::words {

/// How the points stood where a card was played; empty before the first trick. The others have
/// names, or nobody has.
QString stoodAt(const mittlere::Observation& observation, const QStringList& names = {});

/// What the better card does, and what the one that was played does and leads to; of what both do
/// nothing is told.
std::pair<QString, QString> gistsOf(const mittlere::Observation& observation,
    const bots::MittlereEvaluation& better, const bots::MittlereEvaluation& done, CardWords cards);

}
