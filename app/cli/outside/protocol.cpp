#include "app/cli/outside/protocol.h"

#include "core/record/json.h"
#include "core/record/json_text.h"
#include "core/record/view_json.h"

namespace weli::cli {

std::string lineOf(const AnyView& view, const Question& question)
{
    std::string line = toJson(view);
    line.pop_back(); // the brace: what belongs to the question is added to what is seen
    return line + R"(,"id":)" + std::to_string(question.id) + R"(,"seed":)"
        + inQuotes(std::to_string(question.seed)) + R"(,"milliseconds":)"
        + std::to_string(question.milliseconds) + R"(,"may_wait":)" + jsonOf(question.mayWait)
        + R"(,"legal":)" + jsonList(question.legal, inQuotes) + '}';
}

std::optional<Answer> answerFromText(std::string_view line)
{
    const auto json = parseObject(line);
    if (!json) return std::nullopt;
    const Json* const id = json->find("id");
    const Json* const act = json->find("act");
    const auto* const number = id == nullptr ? nullptr : id->as<std::int64_t>();
    if (number == nullptr || act == nullptr) return std::nullopt;
    if (act->as<std::nullptr_t>() != nullptr) return Answer { *number, std::nullopt };
    const auto* const text = act->as<std::string>();
    return text == nullptr ? std::nullopt : std::optional(Answer { *number, *text });
}

}
