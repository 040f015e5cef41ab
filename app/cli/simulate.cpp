#include "app/cli/simulate.h"

#include "app/cli/chance.h"
#include "app/cli/exit_code.h"
#include "app/cli/interruption.h"
#include "app/cli/output.h"
#include "app/cli/seed.h"
#include "core/bots/bot.h"
#include "core/bots/round.h"
#include "core/record/trace.h"

#include <iomanip>
#include <iostream>

namespace weli::cli {

using namespace bieten;

namespace {

    /// What is wrong with the words of the command.
    tl::unexpected<std::string> wrongUsage(std::string what)
    {
        return tl::unexpected<std::string>(std::move(what));
    }
    template <typename T> using Understood = tl::expected<T, std::string>;

    std::optional<int> valueFromText(const Option<Rules>& option, std::string_view text)
    {
        for (int value = option.lowest; value <= option.highest; ++value) {
            const std::string written = valueText(option, value);
            if (written == text || written == inQuotes(text)) return value;
        }
        return std::nullopt;
    }

    using Assignment = std::pair<const Option<Rules>*, int>;

    /// "target=11"
    Understood<Assignment> assignmentFromText(std::string_view text)
    {
        const std::string_view key = text.substr(0, text.find('='));
        for (const Option<Rules>& option : options()) {
            if (option.key != key || key.size() == text.size()) continue;
            const auto value = valueFromText(option, text.substr(key.size() + 1));
            if (!value) return wrongUsage("--rule " + std::string(text) + ": no such value");
            return Assignment { &option, *value };
        }
        return wrongUsage("--rule " + std::string(text) + ": KEY=VALUE with a key of the rules");
    }

    Understood<std::vector<Assignment>> assignments(const SimulateWords& words)
    {
        std::vector<Assignment> all;
        for (const std::string& text : words.rules) {
            const auto one = assignmentFromText(text);
            if (!one) return wrongUsage(one.error());
            all.push_back(*one);
        }
        return all;
    }

    Understood<Sample> chosenRules(const SimulateWords& words)
    {
        Sample sample;
        sample.players = words.players.value_or(3);
        const std::string name = words.preset.value_or(std::string(code(Preset::Tirol)));
        bool found = false;
        for (const Preset preset : presets) {
            if (code(preset) != name) continue;
            sample.rules = rulesOf(preset, sample.players);
            found = true;
        }
        if (!found) return wrongUsage("--preset " + name + ": no such preset");
        const auto changes = assignments(words);
        if (!changes) return wrongUsage(changes.error());
        for (const auto& [option, value] : *changes) option->set(sample.rules, value);
        if (const auto problem = problemOf(sample.rules))
            return wrongUsage(problem->what + " (" + toText(*problem->clause) + ')');
        return sample;
    }

    /// Where the matches of one run get their rules.
    struct Source {
        std::optional<Sample> chosen;
        Fixed fixed;
    };

    Understood<Source> source(const SimulateWords& words)
    {
        if (!words.sampleRules) {
            const auto chosen = chosenRules(words);
            if (!chosen) return wrongUsage(chosen.error());
            return Source { *chosen, {} };
        }
        if (words.preset) return wrongUsage("--sample-rules draws what --preset would set");
        auto fixed = assignments(words);
        if (!fixed) return wrongUsage(fixed.error());
        Source drawn { std::nullopt, { words.players, std::move(*fixed) } };
        Rng trial(0);
        if (!sampledRules(drawn.fixed, trial))
            return wrongUsage("no rules with these values are allowed (B-7)");
        return drawn;
    }

    /// Who sits at seat 0, 1 …; at a larger table they begin anew.
    using LineUp = std::vector<bots::Level>;

    Understood<LineUp> lineUp(const SimulateWords& words)
    {
        LineUp levels;
        for (const std::string& name : words.bots) {
            const auto level = bots::levelFromText(name);
            if (!level) return wrongUsage("--bots " + name + ": no such level");
            levels.push_back(*level);
        }
        return levels;
    }

    bool allRandom(const LineUp& levels)
    {
        return std::all_of(levels.begin(), levels.end(),
            [](bots::Level level) { return level == bots::Level::Random; });
    }

    /// What a run has come to.
    struct Results {
        Tally tally;
        PerSeat<int> crosses;
        PerSeat<int> bummerl;
    };

    /// A run of matches, and where its trace goes.
    class Run {
    public:
        Run(const Rng& rng, LineUp levels, std::ostream* trace, bool withLegal)
            : rng_(rng)
            , levels_(std::move(levels))
            , trace_(trace)
            , withLegal_(withLegal)
        {
        }
        void playMatch(const Source& source);
        [[nodiscard]] const Results& results() const { return results_; }
        /// Nobody wants it to end, and the trace can still be written.
        [[nodiscard]] bool goesOn() const
        {
            return !Interruption::hasCome() && (trace_ == nullptr || trace_->good());
        }

    private:
        State opening(const Source& source);
        Acted chosen(const State& state);
        void step(State& state);
        void enter(const State& state);

        Rng rng_;
        LineUp levels_;
        std::uint64_t botSeed_ = 0; // of this match
        std::ostream* trace_;
        bool withLegal_;
        Results results_;
    };

    State Run::opening(const Source& source)
    {
        const Sample sample = source.chosen ? *source.chosen : *sampledRules(source.fixed, rng_);
        const auto dealer = rng_.below(static_cast<std::uint32_t>(sample.players));
        return start(sample.rules, sample.players, seatAt(static_cast<int>(dealer)));
    }

    Acted Run::chosen(const State& state)
    {
        if (allRandom(levels_)) return randomAct(state, rng_);
        return bots::nextAct(state, [&](const Observation& observation) {
            const bots::Level level = levels_[observation.seat.index % levels_.size()];
            if (level == bots::Level::Random) return randomAct(state, observation.seat, rng_);
            return decide(observation, level, bots::Budget {}, botSeed_).action;
        });
    }

    void Run::step(State& state)
    {
        if (awaitsPack(state)) {
            const Pack pack = shuffled(packOf(wholePack(state)), rng_);
            state = withPack(std::move(state), pack);
            ++results_.tally.deals;
            if (trace_ != nullptr) *trace_ << linesOf(state, pack);
            return;
        }
        const Acted acted = chosen(state);
        const std::string legal = withLegal_ ? legalText(state) : std::string();
        state = after(std::move(state), acted.seat, acted.action);
        ++results_.tally.actions;
        if (trace_ != nullptr)
            *trace_ << linesOf(state, Match<State>::Acted { acted.seat, acted.action }, legal);
    }

    void Run::enter(const State& state)
    {
        ++results_.tally.matches;
        for (const Seat seat : SeatSet::firstOf(players(state))) {
            results_.crosses[seat] += state.table.crosses[seat];
            results_.bummerl[seat] += state.table.bummerl[seat];
        }
    }

    void Run::playMatch(const Source& source)
    {
        State state = opening(source);
        if (!allRandom(levels_)) botSeed_ = rng_.next();
        if (trace_ != nullptr) *trace_ << openingLine(state);
        while (!isOver(state) && goesOn()) step(state);
        enter(state);
    }

    void printSummary(const Results& results, const std::string& seed, int seats)
    {
        const Tally& tally = results.tally;
        std::cout << tally.matches << " matches, " << tally.deals << " deals, " << tally.actions
                  << " actions, seed " << seed << "\nseat  crosses  bummerl\n";
        for (const Seat seat : SeatSet::firstOf(seats))
            std::cout << std::setw(4) << +seat.index << std::setw(9) << results.crosses[seat]
                      << std::setw(9) << results.bummerl[seat] << '\n';
    }

    int usage(const std::string& what)
    {
        std::cerr << "weli-cli simulate: " << what << '\n';
        return exitUsage;
    }

    /// What the words of the command mean.
    struct Order {
        Source source;
        LineUp levels;
        std::string seed;
    };

    int play(const SimulateWords& words, const Order& order, const Rng& rng)
    {
        const Source& source = order.source;
        const Interruption interruption; // outlives the output, which clears up after itself
        std::optional<Output> output;
        if (words.trace) output.emplace(*words.trace);
        Run run(rng, order.levels, output ? &output->stream() : nullptr, output && words.legal);
        for (int i = 0; i < words.matches && run.goesOn(); ++i) run.playMatch(source);
        if (Interruption::hasCome()) return exitWrong;
        if (output && !output->finish()) {
            std::cerr << "weli-cli simulate: " << *words.trace << ": cannot be written\n";
            return exitWrong;
        }
        const int seats = source.chosen ? source.chosen->players : source.fixed.players.value_or(8);
        if (words.trace != "-") printSummary(run.results(), order.seed, seats);
        return exitDone;
    }

}

int simulate(const SimulateWords& words)
{
    if (words.game != "bieten") return usage("--game " + words.game + ": no such game");
    const auto rules = source(words);
    if (!rules) return usage(rules.error());
    const auto levels = lineUp(words);
    if (!levels) return usage(levels.error());
    const auto seed = words.seed ? words.seed : freshSeed();
    const auto rng = seed ? rngFromText(*seed) : std::nullopt;
    if (!rng) return usage("--seed: a number below 2^64 or 64 hexadecimal digits");
    return play(words, { *rules, *levels, *seed }, *rng);
}

}
