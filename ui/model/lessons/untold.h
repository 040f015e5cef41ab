#pragma once

#include "core/lesson/pointer.h"
#include "ui/picture/picture.h"

#include <string_view>
#include <vector>

namespace weli {

// What a lesson does not show: what it has not taught yet, and what it asks.

/// The table as if it did not have this part.
void hide(Picture& picture, lesson::Part part);

/// Whether what a deal has brought would say the answer to this question.
bool asksOfTheResult(std::string_view question);
/// Whether what has been written would.
bool asksOfTheSlate(std::string_view question);
/// Whether the news of the last act would, if they told what it has led to.
bool asksOfTheOutcome(std::string_view question);

/// The table without what would say the answer to this question; the slate, the pot and the points
/// of the seats are still those of an earlier picture.
void hideAnswer(Picture& picture, std::string_view question, const Picture& earlier);

/// Whether a question can hide it altogether.
bool canBeHidden(const lesson::Pointer& thing);
/// Those of these things that are there to be pointed at.
std::vector<lesson::Pointer> pointsOn(const Picture& picture, std::vector<lesson::Pointer> points);

}
