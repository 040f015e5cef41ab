#pragma once

#include "ui/words/drill_words.h"

namespace weli::words {

/// A thing of which a question speaks, by its name: "ace of hearts".
QString drillText(
    const drill::Question& question, const drill::Value& value, const DrillTable& table);
/// The same where a sentence says that it is something: "the ace of hearts".
QString drillTextInSentence(
    const drill::Question& question, const drill::Value& value, const DrillTable& table);

}
