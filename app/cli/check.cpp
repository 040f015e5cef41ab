#include "app/cli/check.h"

#include "app/cli/exit_code.h"
#include "core/record/trace.h"

#include <fstream>
#include <iostream>

namespace weli::cli {

namespace {

    TraceResult<Tally> checkFile(const std::string& name)
    {
        if (name == "-") return checkTrace(std::cin);
        std::ifstream file(name, std::ios::binary);
        if (!file) return tl::unexpected<TraceProblem>({ 1, { "the file cannot be opened", {} } });
        return checkTrace(file);
    }

    std::string summary(const Tally& tally)
    {
        return std::to_string(tally.matches) + " matches, " + std::to_string(tally.deals)
            + " deals, " + std::to_string(tally.actions) + " actions: all legal";
    }

}

int check(const std::vector<std::string>& files)
{
    Tally all;
    bool right = true;
    for (const std::string& name : files) {
        const auto tally = checkFile(name);
        if (!tally) {
            std::cout << toText(tally.error(), name) << '\n';
            right = false;
            continue;
        }
        all.matches += tally->matches;
        all.deals += tally->deals;
        all.actions += tally->actions;
    }
    if (right) std::cout << summary(all) << '\n';
    return right ? exitDone : exitWrong;
}

}
