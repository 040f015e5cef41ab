#include "app/cli/duel.h"

#include "app/cli/exit_code.h"
#include "core/game/turn.h"
#include "core/matches.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <type_traits>

namespace weli::cli {

using bots::Level;

namespace {

    /// Who sits at seat 0, 1 …
    using Order = std::vector<Level>;

    /// What one level got in one match, summed over its seats and all seat orders.
    struct Score {
        double gain = 0;
        double rounds = 0; // games or deals times seats
    };

    /// One value a level.
    template <typename T> using PerLevel = std::array<T, bots::levels.size()>;

    std::size_t place(Level level) { return static_cast<std::size_t>(level); }

    /// What came of all matches.
    struct Tally {
        PerLevel<std::vector<double>> gains; // per round, one for each match
        PerLevel<std::vector<double>> times; // of each decision, in ms of processor time
        int orders = 0;
    };

    double processorMilliseconds()
    {
        timespec time {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    template <GameState S> class Duel {
    public:
        Duel(const DuelWords& words, const Sample<typename S::Rules>& sample, Order lineUp)
            : words_(words)
            , sample_(sample)
            , lineUp_(std::move(lineUp))
        {
            budget_.worlds = words.worlds;
            std::sort(lineUp_.begin(), lineUp_.end());
        }
        void playInEveryOrder(int match);
        [[nodiscard]] const Tally& tally() const { return tally_; }

    private:
        S playedOut(std::uint64_t seed, const Order& order);

        const DuelWords& words_;
        Sample<typename S::Rules> sample_;
        Order lineUp_; // in the order of the levels
        bots::Budget budget_;
        Tally tally_;
    };

    /// One match; its packs and its first dealer depend on the seed alone.
    template <GameState S> S Duel<S>::playedOut(std::uint64_t seed, const Order& order)
    {
        Rng rng(seed);
        const auto dealer = rng.below(static_cast<std::uint32_t>(sample_.players));
        S state = start(sample_.rules, sample_.players, seatAt(static_cast<int>(dealer)));
        const auto ask = [&](const typename S::Observation& observation) {
            const Level level = order[observation.seat.index];
            const double before = processorMilliseconds();
            const auto decision = decide(observation, level, budget_, seed);
            tally_.times[place(level)].push_back(processorMilliseconds() - before);
            return decision.action;
        };
        while (!isOver(state)) {
            if (awaitsPack(state)) {
                state = withPack(std::move(state), shuffled(packOf(wholePack(state)), rng));
                continue;
            }
            const auto acted = nextAct(state, ask);
            state = after(std::move(state), acted.seat, acted.action);
        }
        return state;
    }

    template <GameState S> void Duel<S>::playInEveryOrder(int match)
    {
        PerLevel<Score> scores;
        tally_.orders = 0;
        Order order = lineUp_;
        do {
            const auto number = static_cast<std::uint64_t>(match);
            const Outcome outcome
                = outcomeOf(playedOut(words_.seed * 1000003U + number, order).table);
            for (const Seat seat : SeatSet::firstOf(sample_.players)) {
                Score& score = scores[place(order[seat.index])];
                score.gain += static_cast<double>(outcome.gains[seat]);
                score.rounds += outcome.rounds;
            }
            ++tally_.orders;
        } while (std::next_permutation(order.begin(), order.end()));
        for (const Level level : bots::levels) {
            const Score& score = scores[place(level)];
            if (score.rounds > 0) tally_.gains[place(level)].push_back(score.gain / score.rounds);
        }
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

    /// The values must be sorted.
    double percentile(const std::vector<double>& values, double part)
    {
        return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    }

    void report(Level level, std::string_view gain, const Tally& tally)
    {
        std::vector<double> times = tally.times[place(level)];
        if (times.empty()) return;
        std::sort(times.begin(), times.end());
        const Estimate found = estimate(tally.gains[place(level)]);
        std::cout << std::fixed << std::setprecision(3) << code(level) << "\n  " << std::showpos
                  << found.mean << std::noshowpos << " ± " << found.half << ' ' << gain << "\n  "
                  << times.size() << " decisions, ms of processor time: median "
                  << percentile(times, 0.5) << ", 95 % " << percentile(times, 0.95) << ", most "
                  << times.back() << '\n';
    }

    int usage(const std::string& what)
    {
        std::cerr << "weli-cli duel: " << what << '\n';
        return exitUsage;
    }

    template <GameState S> int duelOf(DuelWords words)
    {
        words.players = static_cast<int>(words.bots.size());
        if (const auto problem = playersProblem<S>(words)) return usage(*problem);
        const auto sample = wantedRules<S>(words);
        if (!sample) return usage(sample.error());
        Order lineUp;
        for (const std::string& name : words.bots) {
            const auto level = bots::levelFromText(name);
            if (!level) return usage("--bots " + name + ": no such level");
            lineUp.push_back(*level);
        }
        Duel<S> duel(words, *sample, std::move(lineUp));
        for (int match = 0; match < words.matches; ++match) duel.playInEveryOrder(match);
        std::cout << words.matches << " matches of " << words.game << " in " << duel.tally().orders
                  << " seat orders each, seed " << words.seed << "; mean ± 95 % interval\n";
        for (const Level level : bots::levels) report(level, S::info().gain, duel.tally());
        return exitDone;
    }

    template <typename... S>
    int duelAny(const DuelWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = duelOf<S>(words)) : void()), ...);
        return code ? *code : usage("--game " + words.game + ": no such game");
    }

}

int duel(const DuelWords& words) { return duelAny(words, std::type_identity<AnyState>()); }

}
