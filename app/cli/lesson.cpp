#include "app/cli/lesson.h"

#include "app/cli/exit_code.h"
#include "app/cli/lesson_folder.h"
#include "app/cli/printable.h"
#include "app/cli/usage.h"
#include "core/lesson/facts.h"
#include "core/lesson/reader.h"
#include "core/record/trace.h"

#include <fstream>
#include <iostream>

namespace weli::cli {

namespace {

    std::string joined(const std::vector<lesson::WordsIn>& words)
    {
        std::string text;
        for (const lesson::WordsIn& one : words) text += (text.empty() ? "" : ", ") + one.language;
        return text;
    }

    /// Where a position is looked for.
    struct Position {
        AnyMatch match;
        std::size_t at = 0;
        Seat seat;
    };

    Understood<Position> atStep(const lesson::Lesson& lesson, const FactsWords& words)
    {
        if (!words.step) return Position { lesson.match, lengthOf(lesson.match), lesson.seat };
        for (const lesson::Step& step : lesson.steps)
            if (step.name == *words.step) return Position { lesson.match, step.at, lesson.seat };
        return wrongUsage("--step " + *words.step + ": no such step");
    }

    Understood<Position> positionIn(const FactsWords& words)
    {
        std::filesystem::path place(words.place);
        if (std::filesystem::is_directory(place)) place /= lesson::lessonFile;
        std::ifstream file(place, std::ios::binary);
        if (!file) return wrongUsage(printable(words.place) + ": cannot be opened");
        if (place.filename() == lesson::lessonFile) {
            const auto lesson = lesson::readLesson(file);
            if (!lesson) return wrongUsage(lesson::toText(lesson.error()));
            return atStep(*lesson, words);
        }
        const auto match = readMatch(file);
        if (!match) return wrongUsage(toText(match.error(), printable(words.place)));
        return Position { *match, lengthOf(*match), Seat {} };
    }

    int wrong(const std::string& what)
    {
        std::cerr << "weli-cli lesson facts: " << what << '\n';
        return exitUsage;
    }

    AnyState stateAt(const AnyMatch& match, std::size_t at)
    {
        return std::visit(
            [at](const auto& timeline) -> AnyState { return timeline.at(at); }, match);
    }

}

int checkLessons(const LessonWords& words, const std::vector<std::string>& languages)
{
    int code = exitDone;
    for (const std::string& folder : words.folders) {
        const auto faults = lessonFaults(folder, languages);
        for (const lesson::Fault& fault : faults)
            std::cout << printable(folder) << '/' << lesson::toText(fault) << '\n';
        if (!faults.empty()) {
            code = exitWrong;
            continue;
        }
        const auto read = readLessonFolder(folder, languages);
        std::cout << printable(folder) << ": " << read->lesson.steps.size() << " steps, "
                  << lengthOf(read->lesson.match) << " packs and acts, " << joined(read->words)
                  << ": all right\n";
    }
    return code;
}

int printFacts(const FactsWords& words)
{
    auto position = positionIn(words);
    if (!position) return wrong(position.error());
    if (words.at) position->at = static_cast<std::size_t>(std::max(*words.at, 0));
    if (position->at > lengthOf(position->match))
        return wrong("--at " + std::to_string(position->at) + ": there are "
            + std::to_string(lengthOf(position->match)) + " packs and acts");
    const AnyState state = stateAt(position->match, position->at);
    const int seats = std::visit([](const auto& game) { return players(game); }, state);
    const int seat = words.seat.value_or(position->seat.index);
    if (seat < 0 || seat >= seats) return wrong("--seat: no such seat");
    std::cout << "after " << position->at << " packs and acts, seat " << seat << '\n';
    for (const lesson::Asked& asked : lesson::factsOf(state, seatAt(seat)))
        std::cout << asked.question << ' ' << asked.fact.text << '\n';
    return exitDone;
}

}
