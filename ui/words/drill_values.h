#pragma once

#include "ui/words/drill_words.h"

namespace weli::words {

/// A thing of which a question speaks, within a sentence.
QString drillText(
    const drill::Question& question, const drill::Value& value, const DrillTable& table);

}
