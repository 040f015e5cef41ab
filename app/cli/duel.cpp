#include "app/cli/duel.h"

#include "core/bots/bot.h"
#include "core/bots/round.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

namespace weli::cli {

using namespace bieten;
using bots::Level;

namespace {

    struct Settings {
        std::vector<std::string> bots { "sharp", "book", "book" };
        std::string preset = "tirol";
        int matches = 50; // each is played once for every rotation of the seats
        std::uint64_t seed = 1;
        int worlds = bots::Budget {}.worlds;
    };

    /// What one level got in one set of deals, summed over its seats and all seat orders.
    struct Score {
        double result = 0; // crosses minus Bummerl
        double crosses = 0;
        double bummerl = 0;
        double points = 0;
        double games = 0; // games times seats
        double deals = 0;
    };

    using Scores = std::array<Score, bots::levels.size()>;
    /// Microseconds of processor time, one value a decision.
    using Times = std::array<std::vector<double>, bots::levels.size()>;

    std::size_t place(Level level) { return static_cast<std::size_t>(level); }

    double processorMicroseconds()
    {
        timespec time {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
    }

    struct Duel {
        Settings settings;
        Rules rules;
        std::vector<Level> lineUp;
        Times times;
    };

    void enter(const State& state, const PerSeat<Level>& levels, Scores& scores)
    {
        for (const Seat seat : SeatSet::firstOf(state.table.players)) {
            Score& score = scores[place(levels[seat])];
            score.points += state.table.count->delta[seat];
            score.deals += 1;
        }
    }

    void enterMatch(const State& state, const PerSeat<Level>& levels, Scores& scores)
    {
        for (const Seat seat : SeatSet::firstOf(state.table.players)) {
            Score& score = scores[place(levels[seat])];
            score.crosses += state.table.crosses[seat];
            score.bummerl += state.table.bummerl[seat];
            score.result += state.table.crosses[seat] - state.table.bummerl[seat];
            score.games += state.table.game;
        }
    }

    /// One match; its packs and its first dealer depend on the number of the set alone.
    void playMatch(Duel& duel, std::uint64_t set, const PerSeat<Level>& levels, Scores& scores)
    {
        const std::uint64_t seed = duel.settings.seed * 1000003U + set;
        Rng rng(seed);
        const int players = static_cast<int>(duel.lineUp.size());
        const auto dealer = rng.below(static_cast<std::uint32_t>(players));
        State state = start(duel.rules, players, seatAt(static_cast<int>(dealer)));
        bots::Budget budget;
        budget.worlds = duel.settings.worlds;
        const auto ask = [&](const Observation& observation) {
            const Level level = levels[observation.seat];
            const double before = processorMicroseconds();
            const auto decision = decide(observation, level, budget, seed);
            duel.times[place(level)].push_back(processorMicroseconds() - before);
            return decision.action;
        };
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(state, shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const Acted acted = bots::nextAct(state, ask);
            state = after(std::move(state), acted.seat, acted.action);
            if (state.table.count) enter(state, levels, scores);
        }
        enterMatch(state, levels, scores);
    }

    /// The same deals once for every rotation of the line-up.
    Scores playSet(Duel& duel, std::uint64_t set)
    {
        Scores scores;
        const std::size_t players = duel.lineUp.size();
        for (std::size_t shift = 0; shift < players; ++shift) {
            PerSeat<Level> levels;
            for (std::size_t i = 0; i < players; ++i)
                levels.values[i] = duel.lineUp[(i + shift) % players];
            playMatch(duel, set, levels, scores);
        }
        return scores;
    }

    struct Estimate {
        double mean = 0;
        double half = 0; // of the 95 % interval
    };

    Estimate estimate(const std::vector<double>& values)
    {
        const auto n = static_cast<double>(values.size());
        double sum = 0;
        for (const double value : values) sum += value;
        const double mean = sum / n;
        double squares = 0;
        for (const double value : values) squares += (value - mean) * (value - mean);
        return { mean, n < 2 ? 0 : 1.96 * std::sqrt(squares / (n - 1) / n) };
    }

    double percentile(std::vector<double> values, double part)
    {
        if (values.empty()) return 0;
        const auto at = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
        std::nth_element(values.begin(), values.begin() + at, values.end());
        return values[static_cast<std::size_t>(at)] / 1000;
    }

    void report(const char* what, const std::vector<Scores>& sets, Level level,
        double (*value)(const Score&))
    {
        std::vector<double> values;
        values.reserve(sets.size());
        for (const Scores& scores : sets) values.push_back(value(scores[place(level)]));
        const Estimate found = estimate(values);
        std::printf("  %-28s %+.3f ± %.3f\n", what, found.mean, found.half);
    }

    void report(const Duel& duel, const std::vector<Scores>& sets, Level level)
    {
        const auto& times = duel.times[place(level)];
        if (times.empty()) return;
        std::printf("%s\n", std::string(code(level)).c_str());
        report("crosses - bummerl per game", sets, level,
            [](const Score& score) { return score.result / score.games; });
        report("won games", sets, level,
            [](const Score& score) { return score.crosses / score.games; });
        report("lost games", sets, level,
            [](const Score& score) { return score.bummerl / score.games; });
        report("points per deal", sets, level,
            [](const Score& score) { return score.points / score.deals; });
        std::printf("  %zu decisions, ms of processor time: median %.3f, 95 %% %.3f, 99 %% %.3f\n",
            times.size(), percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99));
    }

    void run(Duel duel)
    {
        std::vector<Scores> sets;
        sets.reserve(static_cast<std::size_t>(duel.settings.matches));
        for (int set = 0; set < duel.settings.matches; ++set)
            sets.push_back(playSet(duel, static_cast<std::uint64_t>(set)));
        std::printf("%d sets of the same deals, %zu seat orders each, %s; mean ± 95 %% interval\n",
            duel.settings.matches, duel.lineUp.size(), duel.settings.preset.c_str());
        for (const Level level : bots::levels) report(duel, sets, level);
    }

    void runWith(const Settings& settings)
    {
        Duel duel { settings, {}, {}, {} };
        for (const std::string& name : settings.bots) {
            const auto level = bots::levelFromText(name);
            if (!level) throw CLI::ValidationError("--bots", "no such level: " + name);
            duel.lineUp.push_back(*level);
        }
        const int players = static_cast<int>(duel.lineUp.size());
        if (players < fewestPlayers || players > mostPlayers)
            throw CLI::ValidationError("--bots", "two to eight levels");
        for (const Preset preset : presets)
            if (code(preset) == settings.preset) duel.rules = rulesOf(preset, players);
        run(std::move(duel));
    }

}

void addDuel(CLI::App& app)
{
    auto settings = std::make_shared<Settings>();
    CLI::App* duel
        = app.add_subcommand("duel", "lets bots play the same deals in every seat order");
    duel->add_option("--bots", settings->bots, "a level for each seat")->delimiter(',');
    std::vector<std::string> codes;
    codes.reserve(presets.size());
    for (const Preset preset : presets) codes.emplace_back(code(preset));
    duel->add_option("--preset", settings->preset, "the rules")->check(CLI::IsMember(codes));
    duel->add_option("--matches", settings->matches, "sets of deals")
        ->check(CLI::Range(1, 1000000));
    duel->add_option("--seed", settings->seed, "for the packs and the bots");
    duel->add_option("--worlds", settings->worlds, "that sharp imagines for a decision");
    duel->callback([settings] { runWith(*settings); });
}

}
