#include "app/cli/lesson_folder.h"

#include "core/lesson/reader.h"

#include <algorithm>
#include <fstream>

namespace weli::cli {

namespace {

    using lesson::Fault;

    void readWordsIn(
        LessonFolder& read, const std::filesystem::path& folder, const std::string& language)
    {
        const std::string name = lesson::wordsFile(language);
        std::ifstream file(folder / name, std::ios::binary);
        if (!file) return; // the check says that the language is missing
        auto words = lesson::readWords(file, name);
        if (words)
            read.words.push_back({ language, std::move(*words) });
        else
            read.faults.push_back(words.error());
    }

    /// Files that nobody reads.
    std::vector<Fault> strangers(
        const std::filesystem::path& folder, std::span<const std::string> languages)
    {
        std::vector<Fault> faults;
        std::error_code error;
        for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
            const std::string name = entry.path().filename().string();
            const bool isWords = std::any_of(languages.begin(), languages.end(),
                [&](const std::string& language) { return name == lesson::wordsFile(language); });
            if (!isWords && name != lesson::lessonFile)
                faults.push_back({ name, 0, "does not belong to a lesson" });
        }
        return faults;
    }

}

tl::expected<LessonFolder, Fault> readLessonFolder(
    const std::filesystem::path& folder, std::span<const std::string> languages)
{
    std::ifstream file(folder / lesson::lessonFile, std::ios::binary);
    if (!file)
        return tl::unexpected<Fault>(
            { std::string(lesson::lessonFile), 0, "the file cannot be opened" });
    auto lesson = lesson::readLesson(file);
    if (!lesson) return tl::unexpected<Fault>(lesson.error());
    LessonFolder read { std::move(*lesson), {}, {} };
    for (const std::string& language : languages) readWordsIn(read, folder, language);
    return read;
}

std::vector<Fault> lessonFaults(
    const std::filesystem::path& folder, std::span<const std::string> languages)
{
    const auto read = readLessonFolder(folder, languages);
    if (!read) return { read.error() };
    // Words that cannot be read are not missing.
    std::vector<std::string> wanted;
    for (const std::string& language : languages)
        if (std::none_of(read->faults.begin(), read->faults.end(),
                [&](const Fault& fault) { return fault.file == lesson::wordsFile(language); }))
            wanted.push_back(language);
    std::vector<Fault> faults = read->faults;
    for (Fault& fault : lesson::faultsOf(read->lesson, read->words, wanted))
        faults.push_back(std::move(fault));
    for (Fault& fault : strangers(folder, languages)) faults.push_back(std::move(fault));
    return faults;
}

}
