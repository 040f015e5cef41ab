#pragma once

#include "core/lesson/fault.h"
#include "core/lesson/lesson.h"

#include <iosfwd>
#include <tl/expected.hpp>

namespace weli::lesson {

/// The newest format that is read.
inline constexpr int lessonFormat = 1;

/// Reads a lesson.jsonl: its first line, then the lines of a trace with the lines of steps among
/// them, each where its step is shown. Whether the steps make sense is not asked: check.h.
tl::expected<Lesson, Fault> readLesson(std::istream& in);

}
