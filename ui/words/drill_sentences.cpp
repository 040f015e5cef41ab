#include "ui/words/drill_sentences.h"

#include <QCoreApplication>

#include <array>

namespace weli::words {

namespace {

    constexpr std::array reasons {
        DrillReason { drill::Reason::MustFollow,
            QT_TRANSLATE_NOOP("Drill", "Led: %1. You can follow suit, so you must.") },
        DrillReason { drill::Reason::HighestLed,
            QT_TRANSLATE_NOOP("Drill", "Led: %2. The highest card of that suit is %1.") },
        DrillReason { drill::Reason::HighestTrump,
            QT_TRANSLATE_NOOP("Drill", "Trumps: %2. The highest trump in the trick is %1.") },
    };

}

const DrillWords& sharedDrillWords()
{
    static constexpr DrillWords words { "Drill", {}, reasons };
    return words;
}

}
