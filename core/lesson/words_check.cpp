#include "core/lesson/words_check.h"

#include <algorithm>

namespace weli::lesson {

namespace {

    std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

    /// Is there something that can be done wrong?
    bool canFail(const Task& task)
    {
        return !std::holds_alternative<Tell>(task) && !std::holds_alternative<PlayOn>(task);
    }

}

WordsCheck::WordsCheck(const Lesson& lesson, const WordsIn& words)
    : lesson_(lesson)
    , words_(words.words)
    , file_(wordsFile(words.language))
{
    checkText(1, "the title", words_.title, longestTitle);
    checkText(1, "the paragraph below the title", words_.about, longestAbout);
    for (const Step& step : lesson.steps) {
        const StepWords* of = wordsOf(words_, step.name);
        if (of == nullptr)
            add(0, "the step " + quoted(step.name) + " has no words: ## " + step.name);
        else
            checkStep(step, *of);
    }
    checkLeftOver();
}

void WordsCheck::add(std::size_t line, std::string what)
{
    Fault fault { file_, line, std::move(what) };
    if (std::find(faults_.begin(), faults_.end(), fault) == faults_.end())
        faults_.push_back(std::move(fault));
}

void WordsCheck::checkText(
    std::size_t line, const std::string& name, const std::string& text, std::size_t longest)
{
    const std::size_t length = lengthOf(text);
    if (length == 0) add(line, name + " is missing or empty");
    if (length > longest)
        add(line,
            name + " has " + std::to_string(length) + " characters, more than "
                + std::to_string(longest));
    if (std::count(text.begin(), text.end(), '*') % 2 != 0) add(line, name + " has an odd *");
    for (const Piece& piece : piecesOf(text)) {
        const auto* words = std::get_if<std::string>(&piece);
        if (words != nullptr && words->find_first_of("{}") != std::string::npos)
            add(line, name + " has braces around what is no card {HA}, suit {H} or rank {xA}");
    }
}

void WordsCheck::checkStep(const Step& step, const StepWords& words)
{
    const std::string name = "the step " + quoted(step.name);
    checkText(words.line, name, words.text, longestText);
    for (const Reply& reply : words.replies)
        checkText(reply.line, "the reply to " + quoted(reply.key), reply.text, longestText);
    if (!words.right.empty())
        checkText(words.line, name + ", ### right,", words.right, longestText);
    if (canFail(step.task)) {
        checkText(words.line, name + ", ### help,", words.help, longestText);
        return;
    }
    if (!words.right.empty() || !words.help.empty())
        add(words.line, name + " has nothing to get right or to help with");
}

void WordsCheck::meet(const Step& step, const std::vector<OtherTry>& tries)
{
    const StepWords* words = wordsOf(words_, step.name);
    if (words == nullptr) return;
    const std::string name = "the step " + quoted(step.name);
    for (const OtherTry& one : tries) {
        const Reply* reply
            = one.isAccepted ? ownReplyTo(*words, one.key) : replyTo(*words, one.key);
        if (reply != nullptr) met_.insert(reply);
        const bool isOther = reply != nullptr && reply->key == "other";
        if (one.isAccepted || (reply != nullptr && (!isOther || one.mayBeOther))) continue;
        std::string what = name + " has no reply to " + quoted(one.key) + ": ### " + one.key;
        if (one.mayBeOther) what += ", or ### other";
        add(words->line, std::move(what));
    }
}

void WordsCheck::checkLeftOver()
{
    for (const StepWords& words : words_.steps) {
        const auto isIt = [&](const Step& step) { return step.name == words.step; };
        if (std::none_of(lesson_.steps.begin(), lesson_.steps.end(), isIt))
            add(words.line, "there is no step " + quoted(words.step));
    }
}

void WordsCheck::checkReplies(const StepWords& words)
{
    for (const Reply& reply : words.replies)
        if (!met_.contains(&reply))
            add(reply.line,
                quoted(reply.key) + " is no wrong act or answer there: the reply is never said");
}

std::vector<Fault> WordsCheck::faults() &&
{
    for (const Step& step : lesson_.steps)
        if (const StepWords* words = wordsOf(words_, step.name)) checkReplies(*words);
    return std::move(faults_);
}

}
