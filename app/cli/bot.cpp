#include "app/cli/bot.h"

#include "app/cli/exit_code.h"
#include "app/cli/number_text.h"
#include "app/cli/stop_timer.h"
#include "app/cli/usage.h"
#include "core/bots/minds.h"
#include "core/record/fields.h"
#include "core/record/json_text.h"
#include "core/record/view_json.h"

#include <iostream>

namespace weli::cli {

namespace {

    /// What a line asks.
    struct Asked {
        AnyView view;
        std::optional<std::int64_t> id {};
        bots::Mind mind {};
        int worlds = 0;
        int milliseconds = 0; // 0: as long as it takes
        std::uint64_t seed = 1;
    };

    template <typename T> Understood<T> understood(const Result<T>& result)
    {
        if (!result) return wrongUsage(toText(result.error()));
        return *result;
    }

    Understood<int> numberIn(const Json& line, std::string_view key, int highest, int otherwise)
    {
        if (line.find(key) == nullptr) return otherwise;
        return understood(integerField(line, key, 1, highest));
    }

    Understood<bots::Mind> mindIn(
        const Json& line, const AnyGame& game, const std::string& otherwise)
    {
        const auto text = line.find("level") == nullptr ? Result<std::string>(otherwise)
                                                        : textField(line, "level");
        if (!text) return wrongUsage(toText(text.error()));
        const auto mind = bots::mindFromText(*text, game);
        if (!mind) return wrongUsage("no level is called " + shown(*text));
        return *mind;
    }

    Understood<std::uint64_t> seedIn(const Json& line)
    {
        if (line.find("seed") == nullptr) return 1;
        const auto text = textField(line, "seed");
        if (!text) return wrongUsage(toText(text.error()));
        std::uint64_t seed = 0;
        const char* const end = text->data() + text->size();
        const auto [stop, error] = std::from_chars(text->data(), end, seed);
        if (error != std::errc {} || stop != end)
            return wrongUsage("\"seed\" is no number below 2^64");
        return seed;
    }

    Understood<Asked> askedIn(const std::string& text, const BotWords& words)
    {
        const auto view = understood(viewFromJson(text));
        if (!view) return wrongUsage(view.error());
        const Json line = *parseObject(text); // a view is an object
        const auto mind = mindIn(line, gameOf(*view), words.level);
        if (!mind) return wrongUsage(mind.error());
        const auto worlds = numberIn(line, "worlds", 1'000'000, words.worlds);
        if (!worlds) return wrongUsage(worlds.error());
        const auto milliseconds = numberIn(line, "milliseconds", 86'400'000, 0);
        if (!milliseconds) return wrongUsage(milliseconds.error());
        const auto seed = seedIn(line);
        if (!seed) return wrongUsage(seed.error());
        Asked asked { *view, {}, *mind, *worlds, *milliseconds, *seed };
        const Json* const id = line.find("id");
        const auto* const number = id == nullptr ? nullptr : id->as<std::int64_t>();
        if (number != nullptr) asked.id = *number;
        return asked;
    }

    std::string idOf(const Asked& asked)
    {
        return asked.id ? R"("id":)" + std::to_string(*asked.id) + ',' : std::string();
    }

    template <typename Action> std::string actText(const std::optional<Action>& action)
    {
        return action ? inQuotes(toText(*action)) : "null";
    }

    template <typename Evaluation>
    std::string thoughtText(const Evaluation& one, const ReasonWords& reasons)
    {
        return R"({"act":)" + actText(one.action) + R"(,"value":)" + numberText(one.value)
            + R"(,"error":)" + numberText(one.error) + R"(,"worlds":)" + std::to_string(one.worlds)
            + R"(,"reasons":)" + jsonList(reasons(one), escaped) + '}';
    }

    template <typename Observation>
    std::string decided(
        const Observation& observation, const Asked& asked, const ReasonWords& words)
    {
        std::optional<StopTimer> timer;
        bots::Budget budget { .worlds = asked.worlds };
        if (asked.milliseconds > 0) {
            const std::chrono::milliseconds allowed(asked.milliseconds);
            budget.stop = timer.emplace(allowed * 9 / 10).token(); // the rest is for the answer
        }
        const auto decision = decide(observation, asked.mind, budget, asked.seed);
        const auto thought = [&](const auto& one) { return thoughtText(one, words); };
        return R"({"type":"act",)" + idOf(asked) + R"("act":)" + actText(decision.action)
            + R"(,"weighed":)" + jsonList(decision.weighed, thought) + '}';
    }

    Understood<std::string> answerTo(
        const std::string& line, const BotWords& words, const ReasonWords& reasons)
    {
        const auto asked = askedIn(line, words);
        if (!asked) return wrongUsage(asked.error());
        return std::visit(
            [&](const auto& view) -> Understood<std::string> {
                if (legalActions(view.now).empty()) return wrongUsage("this seat cannot act now");
                return decided(view.now, *asked, reasons);
            },
            asked->view);
    }

}

int bot(const BotWords& words, const ReasonWords& reasons)
{
    if (!bots::mindFromText(words.level)) {
        std::cerr << "weli-cli bot: --level " << words.level << ": no such level\n";
        return exitUsage;
    }
    int code = exitDone;
    for (std::string line; std::getline(std::cin, line);) {
        const auto answer = answerTo(line, words, reasons);
        if (!answer) code = exitWrong;
        std::cout << (answer ? *answer
                             : R"({"type":"wrong","what":)" + escaped(answer.error()) + '}')
                  << std::endl; // who asks waits for it
    }
    return code;
}

}
