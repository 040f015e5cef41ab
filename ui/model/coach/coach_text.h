#pragma once

#include "core/coach/note.h"
#include "core/lesson/words.h"
#include "ui/picture/view_context.h"

#include <string_view>

namespace weli {

/// What the coach says under this name, with its braces filled in the words of the pack and with
/// the names of those at the table; empty if there are no words for it.
QString coachText(const lesson::Words& words, std::string_view name,
    const coach::Arguments& arguments, const ViewContext& context);

}
