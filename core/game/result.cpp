#include "core/game/result.h"

namespace weli {

std::string filled(std::string_view sentence, const std::vector<std::string>& gaps)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isGap = sentence[i] == '%' && i + 1 < sentence.size();
        const auto number = isGap ? static_cast<std::size_t>(sentence[i + 1] - '1') : gaps.size();
        if (number >= gaps.size()) {
            text += sentence[i];
            continue;
        }
        text += gaps[number];
        ++i;
    }
    return text;
}

std::string toText(const Problem& problem)
{
    std::string text = filled(wrongSentences[static_cast<std::size_t>(problem.what)], problem.gaps);
    if (problem.clause) text += " (" + toText(*problem.clause) + ')';
    return text;
}

}
