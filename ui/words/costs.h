#pragma once

#include "core/bots/bieten/evaluation.h"
#include "core/bots/mittlere/evaluation.h"
#include "core/bots/preference/evaluation.h"

#include <QString>

/// What an act gives away beside the best one, asked of who is about to do it: "That gives away
/// about 2 points. Still?" Empty if it does not plainly cost something worth a word.
namespace weli::words {

QString costOf(const bots::BietenEvaluation& best, const bots::BietenEvaluation& chosen);
QString costOf(const bots::PreferenceEvaluation& best, const bots::PreferenceEvaluation& chosen);
QString costOf(const bots::MittlereEvaluation& best, const bots::MittlereEvaluation& chosen);

/// The warning before it, which also says how it is done all the same.
QString warningOf(const QString& cost);

}
