#include "app/cli/check.h"

#include "app/cli/exit_code.h"
#include "app/cli/printable.h"
#include "core/record/trace.h"

#include <fstream>
#include <iostream>

namespace weli::cli {

namespace {

    TraceResult<Tally> checkFile(const std::string& name)
    {
        if (name == "-") return checkTrace(std::cin);
        std::ifstream file(name, std::ios::binary);
        if (!file) return tl::unexpected<TraceProblem>({ 1, { Wrong::CannotOpen, {}, {} } });
        return checkTrace(file);
    }

    std::string unfinished(const std::string& name)
    {
        return printable(name) + ": legal so far, unfinished";
    }

    std::string summary(const Tally& tally)
    {
        return std::to_string(tally.matches) + " matches, " + std::to_string(tally.deals)
            + " deals, " + std::to_string(tally.actions) + " actions: all legal";
    }

}

int check(const CheckWords& words)
{
    Tally all;
    bool right = true;
    bool whole = true;
    for (const std::string& name : words.files) {
        const auto tally = checkFile(name);
        if (tally) {
            all.matches += tally->matches;
            all.deals += tally->deals;
            all.actions += tally->actions;
            continue;
        }
        const bool stops = tally.error().problem.what == Wrong::StopsEarly;
        std::cout << (stops ? unfinished(name) : toText(tally.error(), printable(name))) << '\n';
        if (stops) whole = false;
        if (!stops) right = false;
    }
    if (!right) return exitWrong;
    if (whole) std::cout << summary(all) << '\n';
    return whole || words.partial ? exitDone : exitUnfinished;
}

}
