#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace weli::lesson {

/// What is wrong with a lesson, in English, for the people who write it.
struct Fault {
    std::string file; // within the folder of the lesson
    std::size_t line = 0; // from 1; 0: the file as a whole
    std::string what;
    friend bool operator==(const Fault&, const Fault&) = default;
};

/// "lesson.jsonl:3: what is wrong".
inline std::string toText(const Fault& fault)
{
    const std::string place = fault.line == 0 ? std::string() : ':' + std::to_string(fault.line);
    return fault.file + place + ": " + fault.what;
}

inline constexpr std::string_view lessonFile = "lesson.jsonl";
/// "de.md".
inline std::string wordsFile(std::string_view language) { return std::string(language) + ".md"; }

}
