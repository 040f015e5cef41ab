// Measures what it takes to start Weli with a match on the table, beside AisleRiot (`sol`), another
// card table. Both are judged from outside: a window is painted when the pixels of the display have
// changed for the last time. It brings its own display:
//     build/release/bin/weli-start-bench

#include "tests/bench/clock.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace {

using weli::now;

constexpr int starts = 20;

[[noreturn]] void giveUp(const std::string& what)
{
    std::fprintf(stderr, "this failed: %s\n", what.c_str());
    std::exit(1);
}

/// A program that runs for as long as this lives.
class Running {
public:
    explicit Running(const std::string& command)
        : told_(popen(("echo $$; exec " + command).c_str(), "r"))
        , id_(number())
    {
    }
    ~Running()
    {
        kill(id_, SIGTERM);
        pclose(told_);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// The next number that it tells.
    [[nodiscard]] int number() const
    {
        int number = 0;
        if (told_ == nullptr || std::fscanf(told_, "%d", &number) != 1) giveUp("a start");
        return number;
    }

    /// In megabytes; what it shares with other programs counts in part.
    [[nodiscard]] double memory() const
    {
        std::ifstream file("/proc/" + std::to_string(id_) + "/smaps_rollup");
        double kilobytes = 0;
        for (std::string word; file >> word;)
            if (word == "Pss:" && file >> kilobytes) return kilobytes / 1024;
        giveUp("reading the memory of a program");
    }

private:
    FILE* told_;
    int id_;
};

/// A display whose pixels lie in a file, so that looking at them costs it nothing.
class Display {
public:
    explicit Display(const std::string& folder)
        : server_("Xvfb -displayfd 1 -screen 0 1600x1000x24 -nocursor -noreset -fbdir " + folder
            + " 2>/dev/null")
    {
        setenv("DISPLAY", (':' + std::to_string(server_.number())).c_str(), 1);
        const std::string file = folder + "/Xvfb_screen0";
        pixels_.open(file, std::ios::binary);
        seen_.resize(std::filesystem::file_size(file));
        last_ = seen_;
    }

    /// Whether it looks otherwise than when this was asked last.
    bool hasChanged()
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        pixels_.seekg(0).read(seen_.data(), static_cast<std::streamsize>(seen_.size()));
        if (seen_ == last_) return false;
        last_.swap(seen_);
        return true;
    }

private:
    Running server_;
    std::ifstream pixels_;
    std::vector<char> seen_;
    std::vector<char> last_;
};

struct Measured {
    std::vector<double> painted; // milliseconds after each start
    std::vector<double> memory; // megabytes when all is calm
};

/// When the display changed last before it was calm for so many milliseconds.
std::optional<double> lastChange(Display& display, double calm)
{
    std::optional<double> last;
    for (double begin = now(); now() - last.value_or(begin) < calm;)
        if (display.hasChanged()) last = now();
    return last;
}

void start(Measured& measured, Display& display, const std::string& command)
{
    const double begin = now();
    {
        const Running program(command);
        const auto painted = lastChange(display, 2'000);
        if (!painted) giveUp(command);
        measured.painted.push_back(*painted - begin);
        measured.memory.push_back(program.memory());
    }
    if (!lastChange(display, 300)) giveUp("the end of " + command);
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double least(const std::vector<double>& values)
{
    return *std::min_element(values.begin(), values.end());
}

void tell(const char* name, const Measured& of)
{
    std::printf("%-10s painted after %.0f ms (quickest %.0f), PSS %.1f MB\n", name,
        median(of.painted), least(of.painted), median(of.memory));
}

}

int main()
{
    std::string folder = std::filesystem::temp_directory_path() / "weli-start-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) giveUp("mkdtemp " + folder);
    for (const char* variable :
        { "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR" })
        setenv(variable, folder.c_str(), 1);
    const std::string lay = std::string(WELI_TABLE_BENCH) + " lay " + folder + "/weli";
    if (std::system(("QT_QPA_PLATFORM=offscreen " + lay).c_str()) != 0) giveUp(lay);
    unsetenv("QT_QPA_PLATFORM");
    unsetenv("WAYLAND_DISPLAY");
    Measured weli;
    Measured aisleRiot;
    static Display display(folder); // ends even when something fails
    for (int i = 0; i < starts; ++i) {
        start(weli, display, std::string(WELI) + ' ' + folder + "/weli/current.weli");
        start(aisleRiot, display, "/usr/games/sol");
    }
    std::filesystem::remove_all(folder);
    tell("Weli", weli);
    tell("AisleRiot", aisleRiot);
    std::printf("ratios: time %.2f, memory %.2f\n",
        median(weli.painted) / median(aisleRiot.painted),
        median(weli.memory) / median(aisleRiot.memory));
    return 0;
}
