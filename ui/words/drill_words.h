#pragma once

#include "core/drill/question.h"
#include "ui/words/because.h"
#include "ui/words/card_words.h"

#include <QString>
#include <QStringList>

/// The words of the drills. What is asked and why has no word of its own.
namespace weli::words {

/// Of whom and of which cards is spoken.
struct DrillTable {
    Seat learner;
    QStringList names; // of the players, in the order of the seats
    CardWords cards;
};

/// What a kind of question is about: "Following suit".
QString titleOf(drill::Kind kind);
/// The question as one or two sentences.
QString askedOf(const drill::Question& question, const DrillTable& table);
/// A choice as it is offered, "ober of acorns".
QString choiceText(
    const drill::Question& question, const drill::Value& choice, const DrillTable& table);
/// Why the right choices are right; where one was marked that is not allowed, why not.
Because explanationOf(
    const drill::Question& question, const DrillTable& table, const std::vector<bool>& marked = {});

}
