// Measures what it takes to start Weli with a match on the table, and to let it stand, beside an
// empty Qt main window. Memory is that of a program alone: this one knows no Qt, whose pages they
// would share with it. Wants a display:
//     xvfb-run -a -s -noreset build/release/bin/weli-start-bench

#include "tests/bench/clock.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace {

using weli::now;

constexpr int starts = 12;
constexpr int brief = 1; // seconds, in which all is painted
constexpr int calm = 10; // seconds

struct Stood {
    double painted = 1e9; // milliseconds after the start
    double spent = 0; // milliseconds of all processors by then
    double memory = 0; // kilobytes
    double busy = 0; // milliseconds in the last half of the time
    long wakeUps = 0;
};

[[noreturn]] void giveUp(const std::string& command)
{
    std::fprintf(stderr, "this failed: %s\n", command.c_str());
    std::exit(1);
}

Stood stood(const std::string& program, int seconds)
{
    const std::string command = "exec " + program + ' ' + std::to_string(seconds);
    const double begin = now();
    FILE* const told = popen(command.c_str(), "r");
    if (told == nullptr) giveUp(command);
    Stood it;
    const int read = std::fscanf(
        told, "%lf %lf %lf %lf %ld", &it.painted, &it.spent, &it.memory, &it.busy, &it.wakeUps);
    if (pclose(told) != 0 || read != 5) giveUp(command);
    it.painted -= begin;
    return it;
}

/// The quickest of some starts, for others use this machine, too.
void start(Stood& quickest, const std::string& program)
{
    const Stood it = stood(program, brief);
    if (it.painted >= quickest.painted) return;
    quickest.painted = it.painted;
    quickest.spent = it.spent;
}

void rest(Stood& one, const std::string& program)
{
    const Stood it = stood(program, calm);
    one.memory = it.memory;
    one.busy = it.busy;
    one.wakeUps = it.wakeUps;
}

void tell(const char* what, const Stood& it)
{
    std::printf("%-14s painted after %.0f ms (%.0f of work), %.1f MB; at rest %.1f ms and %ld "
                "wake-ups in 5 s\n",
        what, it.painted, it.spent, it.memory / 1024, it.busy, it.wakeUps);
}

}

int main()
{
    std::string folder = std::filesystem::temp_directory_path() / "weli-start-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) giveUp("mkdtemp " + folder);
    const std::string table = std::string(WELI_TABLE_BENCH) + " stand " + folder;
    const std::string lay = std::string(WELI_TABLE_BENCH) + " lay " + folder;
    if (std::system(lay.c_str()) != 0) giveUp(lay);
    Stood empty;
    Stood dealt;
    for (int i = 0; i < starts; ++i) {
        start(empty, WELI_EMPTY_WINDOW);
        start(dealt, table);
    }
    rest(empty, WELI_EMPTY_WINDOW);
    rest(dealt, table);
    std::filesystem::remove_all(folder);
    tell("empty window", empty);
    tell("dealt table", dealt);
    std::printf("ratios: start %.2f, work %.2f, memory %.2f\n", dealt.painted / empty.painted,
        dealt.spent / empty.spent, dealt.memory / empty.memory);
    return 0;
}
