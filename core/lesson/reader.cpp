#include "core/lesson/reader.h"

#include "core/lesson/text.h"
#include "core/record/lines.h"
#include "core/record/trace_reader.h"

#include <algorithm>
#include <istream>
#include <limits>
#include <span>

namespace weli::lesson {

namespace {

    using Complaint = std::optional<std::string>;
    template <typename T> using Read = tl::expected<T, std::string>;

    tl::unexpected<std::string> wrong(std::string what)
    {
        return tl::unexpected<std::string>(std::move(what));
    }

    Read<int> number(const Json& line, std::string_view key, int lowest, int highest)
    {
        const auto field = integerField(line, key, lowest, highest);
        if (!field) return wrong(toText(field.error()));
        return *field;
    }

    Read<std::string> text(const Json& line, std::string_view key)
    {
        const auto field = textField(line, key);
        if (!field) return wrong(toText(field.error()));
        if (field->empty()) return wrong(shown(key) + " is empty");
        return *field;
    }

    /// None if the line has no such field.
    Read<std::vector<std::string>> texts(const Json& line, std::string_view key)
    {
        std::vector<std::string> all;
        const Json* field = line.find(key);
        if (field == nullptr) return all;
        const auto* list = field->as<Json::List>();
        if (list == nullptr) return wrong(shown(key) + " is not a list of texts");
        for (const Json& item : *list) {
            const auto* one = item.as<std::string>();
            if (one == nullptr || one->empty())
                return wrong(shown(key) + " is not a list of texts");
            if (std::find(all.begin(), all.end(), *one) != all.end())
                return wrong(shown(key) + " has " + shown(*one) + " twice");
            all.push_back(*one);
        }
        return all;
    }

    /// A field that nobody reads is misspelt.
    Complaint unknownField(const Json& line, std::span<const std::string_view> known)
    {
        for (const Json::Member& member : *line.as<Json::Object>())
            if (std::find(known.begin(), known.end(), member.key) == known.end())
                return "there is no field " + shown(member.key) + " here";
        return std::nullopt;
    }

    std::optional<Clause> clauseFromText(std::string_view text)
    {
        for (int number = 1; text.size() > 2 && number <= UINT8_MAX; ++number) {
            const Clause clause { text[0], static_cast<std::uint8_t>(number) };
            if (toText(clause) == text) return clause;
        }
        return std::nullopt;
    }

    Read<std::vector<Clause>> clauses(const Json& line)
    {
        std::vector<Clause> all;
        const auto words = texts(line, "teaches");
        if (!words) return wrong(words.error());
        for (const std::string& word : *words) {
            const auto clause = clauseFromText(word);
            if (!clause) return wrong(shown(word) + " is no clause, such as B-31");
            all.push_back(*clause);
        }
        return all;
    }

    Read<std::vector<Pointer>> pointers(const Json& line)
    {
        std::vector<Pointer> all;
        const auto words = texts(line, "point");
        if (!words) return wrong(words.error());
        for (const std::string& word : *words) {
            const auto pointer = pointerFromText(word);
            if (!pointer) return wrong("nothing can be pointed at by " + shown(word));
            all.push_back(*pointer);
        }
        return all;
    }

    Read<std::vector<Part>> parts(const Json& line, std::string_view key)
    {
        std::vector<Part> all;
        const auto words = texts(line, key);
        if (!words) return wrong(words.error());
        for (const std::string& word : *words) {
            const auto found = std::find(partCodes.begin(), partCodes.end(), word);
            if (found == partCodes.end()) return wrong(shown(word) + " is no part of a table");
            all.push_back(static_cast<Part>(found - partCodes.begin()));
        }
        return all;
    }

    Read<std::vector<Claim>> claims(const Json& line)
    {
        std::vector<Claim> all;
        const auto words = texts(line, "claims");
        if (!words) return wrong(words.error());
        for (const std::string& word : *words) {
            const auto [question, value] = lastWord(word);
            if (question.empty()) return wrong("the claim " + shown(word) + " has no value");
            all.push_back({ std::string(question), std::string(value) });
        }
        return all;
    }

    // Which fields a step can have beside those of all steps.
    constexpr std::array<std::string_view, 10> stepFields { "type", "name", "kind", "open", "point",
        "claims", "teaches", "shows" };
    constexpr std::array<std::array<std::string_view, 2>, taskCodes.size()> taskFields { { {},
        { "or", "tries" }, { "tries" }, { "question", "choices" }, { "until" } } };

    Complaint unknownStepField(const Json& line, std::size_t kind)
    {
        auto known = stepFields;
        std::copy(taskFields[kind].begin(), taskFields[kind].end(), known.end() - 2);
        return unknownField(line, known);
    }

    Read<Task> playOn(const Json& line)
    {
        const auto until = text(line, "until");
        if (!until) return wrong(until.error());
        const auto found = std::find(untilCodes.begin(), untilCodes.end(), *until);
        if (found == untilCodes.end())
            return wrong("\"until\" is " + shown(*until) + ", not trick, deal or match");
        return PlayOn { static_cast<Until>(found - untilCodes.begin()) };
    }

    Read<Task> taskOf(const Json& line)
    {
        const auto kind = text(line, "kind");
        if (!kind) return wrong(kind.error());
        const auto found = std::find(taskCodes.begin(), taskCodes.end(), *kind);
        if (found == taskCodes.end())
            return wrong("\"kind\" is " + shown(*kind) + ", not tell, do, wait, ask or play");
        if (auto unknown
            = unknownStepField(line, static_cast<std::size_t>(found - taskCodes.begin())))
            return wrong(*unknown);
        if (*kind == "tell") return Tell {};
        if (*kind == "wait") return Wait {};
        if (*kind == "play") return playOn(line);
        const auto some = texts(line, *kind == "do" ? "or" : "choices");
        if (!some) return wrong(some.error());
        if (*kind == "do") return Do { *some };
        const auto question = text(line, "question");
        if (!question) return wrong(question.error());
        return Ask { *question, *some };
    }

    Read<bool> isOpen(const Json& line)
    {
        const Json* field = line.find("open");
        if (field == nullptr) return false;
        if (field->as<bool>() == nullptr) return wrong("\"open\" is neither true nor false");
        return *field->as<bool>();
    }

    Read<int> tries(const Json& line)
    {
        if (line.find("tries") == nullptr) return 1;
        return number(line, "tries", 2, mostTried);
    }

    /// The step that the line says, but for its place.
    Read<Step> stepOf(const Json& line)
    {
        const auto name = text(line, "name");
        if (!name) return wrong(name.error());
        const auto task = taskOf(line);
        if (!task) return wrong(task.error());
        const auto open = isOpen(line);
        if (!open) return wrong(open.error());
        auto points = pointers(line);
        if (!points) return wrong(points.error());
        auto claimed = claims(line);
        if (!claimed) return wrong(claimed.error());
        auto teaches = clauses(line);
        if (!teaches) return wrong(teaches.error());
        auto shows = parts(line, "shows");
        if (!shows) return wrong(shows.error());
        const auto tried = tries(line);
        if (!tried) return wrong(tried.error());
        return Step { *name, 0, 0, *task, *open, std::move(*points), std::move(*claimed),
            std::move(*teaches), std::move(*shows), *tried };
    }

    /// Takes the lines of a lesson.
    class LessonReader {
    public:
        Complaint take(const Json& line, std::size_t number);
        /// What is missing at the end.
        [[nodiscard]] Complaint missing() const;
        [[nodiscard]] Lesson lesson() const
        {
            return { minutes_, card_, seat_, names_, matchOf(trace_), steps_, hides_ };
        }

    private:
        Complaint takeOpening(const Json& line);
        Complaint takeStep(const Json& line, std::size_t number);
        Complaint takeTrace(const Json& line, const std::string& type);
        [[nodiscard]] std::size_t length() const { return lengthOf(matchOf(trace_)); }

        bool isOpened_ = false;
        int minutes_ = 0;
        Card card_;
        Seat seat_;
        std::vector<std::string> names_;
        TraceReader<Timeline> trace_;
        std::vector<Step> steps_;
        std::vector<Part> hides_;
    };

    Complaint LessonReader::take(const Json& line, std::size_t number)
    {
        const auto type = text(line, "type");
        if (!type) return type.error();
        if (isOpened_ && *type == "lesson") return "a second line of type \"lesson\"";
        if (!isOpened_ && *type != "lesson") return "the first line must be of type \"lesson\"";
        if (!isOpened_) return takeOpening(line);
        return *type == "step" ? takeStep(line, number) : takeTrace(line, *type);
    }

    Complaint LessonReader::takeOpening(const Json& line)
    {
        static constexpr std::array<std::string_view, 7> known { "type", "format", "minutes",
            "card", "seat", "names", "hides" };
        const auto format = number(line, "format", 1, std::numeric_limits<int>::max());
        if (!format) return format.error();
        if (*format > lessonFormat)
            return "it has format " + std::to_string(*format) + ", which a newer Weli reads";
        if (auto unknown = unknownField(line, known)) return unknown;
        const auto minutes = number(line, "minutes", 1, 20);
        if (!minutes) return minutes.error();
        const auto named = text(line, "card");
        if (!named) return named.error();
        const auto card = cardFromText(*named);
        if (!card) return "\"card\" is " + shown(*named) + ", which is no card";
        const auto seat = number(line, "seat", 0, maxSeats - 1);
        if (!seat) return seat.error();
        auto names = texts(line, "names");
        if (!names) return names.error();
        auto hides = parts(line, "hides");
        if (!hides) return hides.error();
        isOpened_ = true;
        hides_ = std::move(*hides);
        minutes_ = *minutes;
        card_ = *card;
        seat_ = seatAt(*seat);
        names_ = std::move(*names);
        return std::nullopt;
    }

    Complaint LessonReader::takeStep(const Json& line, std::size_t number)
    {
        if (!trace_.isOpen()) return "a step before the match";
        auto step = stepOf(line);
        if (!step) return step.error();
        for (const Step& other : steps_)
            if (other.name == step->name) return "the step " + shown(step->name) + " stands twice";
        step->line = number;
        step->at = length();
        steps_.push_back(std::move(*step));
        return std::nullopt;
    }

    Complaint LessonReader::takeTrace(const Json& line, const std::string& type)
    {
        if (trace_.isOpen() && trace_.between()) return "a line after the end of the match";
        if (const auto problem = trace_.take(line)) return toText(*problem);
        if (type != "match") return std::nullopt;
        const auto seats = static_cast<std::size_t>(players(matchOf(trace_)));
        if (names_.size() != seats)
            return "\"names\" has " + std::to_string(names_.size()) + " names for "
                + std::to_string(seats) + " players";
        if (seat_.index >= seats) return std::string("\"seat\" is nobody's");
        return std::nullopt;
    }

    Complaint LessonReader::missing() const
    {
        if (!isOpened_) return "the first line must be of type \"lesson\"";
        if (!trace_.isOpen()) return "there is no match";
        if (steps_.empty()) return "there is no step";
        return std::nullopt;
    }

    tl::unexpected<Fault> fault(std::size_t line, std::string what)
    {
        return tl::unexpected<Fault>({ std::string(lessonFile), line, std::move(what) });
    }

}

tl::expected<Lesson, Fault> readLesson(std::istream& in)
{
    Lines lines(in);
    LessonReader reader;
    for (;;) {
        const auto line = lines.next();
        if (!line) return fault(lines.number(), toText(line.error()));
        const Complaint what = *line ? reader.take(**line, lines.number()) : reader.missing();
        if (what) return fault(lines.number(), *what);
        if (!*line) return reader.lesson();
    }
}

}
