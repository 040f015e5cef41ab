#include "app/cli/outside/outside_bot.h"

#include <algorithm>

namespace weli::cli {

namespace {

    /// What is done without a good answer.
    std::optional<std::size_t> firstOf(const Question& question)
    {
        return question.mayWait ? std::nullopt : std::optional<std::size_t>(0);
    }

}

std::optional<std::string> commandIn(std::string_view name)
{
    constexpr std::string_view mark = "cmd:";
    if (!name.starts_with(mark)) return std::nullopt;
    return std::string(name.substr(mark.size()));
}

Understood<std::unique_ptr<OutsideBot>> OutsideBot::started(
    const std::string& command, std::chrono::milliseconds limit)
{
    auto program = Program::started(command);
    if (!program) return wrongUsage(program.error());
    return std::make_unique<OutsideBot>(std::move(*program), limit);
}

OutsideBot::OutsideBot(Program program, std::chrono::milliseconds limit)
    : program_(std::move(program))
    , limit_(limit)
{
}

OutsideBot::Place OutsideBot::placeIn(const AnyView& view, Question question)
{
    if (ending_) return firstOf(question);
    question.id = ++asked_;
    question.milliseconds = limit_.count();
    program_.tell(lineOf(view, question));
    const auto until = std::chrono::steady_clock::now() + limit_;
    while (const auto line = program_.hear(until)) {
        const auto answer = answerFromText(*line);
        const bool isOfBefore = answer && answer->id < question.id; // counted when it did not come
        if (!isOfBefore) return judged(answer, question);
    }
    return silence(firstOf(question));
}

OutsideBot::Place OutsideBot::judged(const std::optional<Answer>& answer, const Question& question)
{
    if (!answer || answer->id != question.id) {
        ++faults_.garbled;
        return firstOf(question);
    }
    if (!answer->act && question.mayWait) return std::nullopt;
    const auto found = std::find(question.legal.begin(), question.legal.end(), answer->act);
    if (found != question.legal.end())
        return static_cast<std::size_t>(found - question.legal.begin());
    ++faults_.illegal;
    return firstOf(question);
}

OutsideBot::Place OutsideBot::silence(Place otherwise)
{
    if (program_.hasEnded())
        ending_ = program_.ending() + ", asked for its act number " + std::to_string(asked_);
    else
        ++faults_.late;
    return otherwise;
}

}
