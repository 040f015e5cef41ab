#pragma once

#include "core/lesson/fault.h"
#include "core/lesson/lesson.h"
#include "core/lesson/words.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace weli::lesson {

inline constexpr std::size_t mostSteps = 12;
inline constexpr std::size_t fewestTasks = 2; // steps in which there is something to do
inline constexpr std::size_t longestTitle = 40; // in characters
inline constexpr std::size_t longestAbout = 120;
inline constexpr std::size_t longestText = 240;

struct WordsIn {
    std::string language;
    Words words;
};

/// All that is wrong with a lesson, along every way through it that it accepts, and with its words,
/// which must be there in all these languages.
std::vector<Fault> faultsOf(
    const Lesson& lesson, std::span<const WordsIn> words, std::span<const std::string> languages);

/// The words of a language; null if there are none.
const Words* wordsIn(std::span<const WordsIn> words, std::string_view language);

}
