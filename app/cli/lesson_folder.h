#pragma once

#include "core/lesson/check.h"

#include <filesystem>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace weli::cli {

/// A lesson as it lies in its folder: lesson.jsonl, and a file of words for each language.
struct LessonFolder {
    lesson::Lesson lesson;
    std::vector<lesson::WordsIn> words;
    std::vector<lesson::Fault> faults; // of the files of words
};

/// Reads the words in these languages only; the fault is that of lesson.jsonl.
tl::expected<LessonFolder, lesson::Fault> readLessonFolder(
    const std::filesystem::path& folder, std::span<const std::string> languages);
/// All that is wrong with the lesson in this folder.
std::vector<lesson::Fault> lessonFaults(
    const std::filesystem::path& folder, std::span<const std::string> languages);

}
