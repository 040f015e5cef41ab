#include "app/cli/simulate.h"

#include "app/cli/exit_code.h"
#include "app/cli/interruption.h"
#include "app/cli/line_up.h"
#include "app/cli/output.h"
#include "app/cli/printable.h"
#include "app/cli/seed.h"
#include "app/cli/usage.h"
#include "core/bots/bots.h"
#include "core/bots/random.h"
#include "core/game/turn.h"
#include "core/record/trace.h"

#include <iomanip>
#include <iostream>
#include <type_traits>

namespace weli::cli {

namespace {

    /// Where the matches of one run get their rules.
    template <typename Rules> struct Source {
        std::optional<Sample<Rules>> chosen;
        Fixed<Rules> fixed;
    };

    template <GameState S> Understood<Source<typename S::Rules>> source(const SimulateWords& words)
    {
        if (const auto problem = playersProblem<S>(words)) return wrongUsage(*problem);
        if (!words.sampleRules) {
            const auto chosen = wantedRules<S>(words);
            if (!chosen) return wrongUsage(chosen.error());
            return Source<typename S::Rules> { *chosen, {} };
        }
        if (words.preset) return wrongUsage("--sample-rules draws what --preset would set");
        auto fixed = assignments<S>(words);
        if (!fixed) return wrongUsage(fixed.error());
        Source<typename S::Rules> drawn { std::nullopt, { words.players, std::move(*fixed) } };
        Rng trial(0);
        if (!bots::sampledRules(drawn.fixed, trial))
            return wrongUsage(
                "no rules with these values are allowed (" + toText(S::info().clauses.rules) + ')');
        return drawn;
    }

    /// Two numbers a seat.
    using Results = PerSeat<std::array<std::int64_t, 2>>;

    /// Whose chance is whose: what the bots draw says nothing of the packs.
    struct Chance {
        Rng packs; // and rules, the first dealer, and all acts where nobody but chance plays
        Rng bots;
    };

    /// What happens next at a table of these players.
    template <GameState S>
    ActedBy<typename S::Action> nextActOf(const S& state, const LineUp& lineUp, Chance& chance)
    {
        if (lineUp.allRandom()) return bots::randomAct(state, chance.packs);
        return nextAct(state,
            [&](const typename S::Observation& observation) -> std::optional<typename S::Action> {
                const bots::Mind mind = lineUp.mindOf(observation.seat);
                if (mind.level == bots::Level::Random)
                    return bots::randomAct(state, observation.seat, chance.bots);
                return decide(observation, mind, bots::Budget {}, lineUp.seed()).action;
            });
    }

    /// A run of matches, and where its trace goes.
    template <GameState S> class Run {
    public:
        using RulesSource = Source<typename S::Rules>;

        Run(const Chance& chance, LineUp lineUp, std::ostream* trace, bool withLegal)
            : chance_(chance)
            , lineUp_(std::move(lineUp))
            , trace_(trace)
            , withLegal_(withLegal)
        {
        }
        void playMatch(const RulesSource& source);
        [[nodiscard]] const Tally& tally() const { return tally_; }
        [[nodiscard]] const Results& results() const { return results_; }
        /// Nobody wants it to end, and the trace can still be written.
        [[nodiscard]] bool goesOn() const
        {
            return !Interruption::hasCome() && (trace_ == nullptr || trace_->good());
        }

    private:
        S opening(const RulesSource& source);
        void step(S& state);
        void enter(const S& state);

        Chance chance_;
        LineUp lineUp_;
        std::ostream* trace_;
        bool withLegal_;
        Tally tally_;
        Results results_;
    };

    template <GameState S> S Run<S>::opening(const RulesSource& source)
    {
        const auto sample
            = source.chosen ? *source.chosen : *bots::sampledRules(source.fixed, chance_.packs);
        const auto dealer = chance_.packs.below(static_cast<std::uint32_t>(sample.players));
        return start(sample.rules, sample.players, seatAt(static_cast<int>(dealer)));
    }

    template <GameState S> void Run<S>::step(S& state)
    {
        if (awaitsPack(state)) {
            const Pack pack = shuffled(packOf(wholePack(state)), chance_.packs);
            if (GameRecord<S>::packType(state) == "deal") ++tally_.deals;
            state = withPack(std::move(state), pack);
            if (trace_ != nullptr) *trace_ << linesOf(state, pack);
            return;
        }
        const auto acted = nextActOf(state, lineUp_, chance_);
        const std::string legal = withLegal_ ? legalText(state) : std::string();
        state = after(std::move(state), acted.seat, acted.action);
        ++tally_.actions;
        if (trace_ != nullptr) *trace_ << linesOf(state, acted, legal);
    }

    template <GameState S> void Run<S>::enter(const S& state)
    {
        ++tally_.matches;
        const Outcome outcome = outcomeOf(state.table);
        for (const Seat seat : SeatSet::firstOf(players(state)))
            for (std::size_t i = 0; i < outcome.figures[seat].size(); ++i)
                results_[seat][i] += outcome.figures[seat][i];
    }

    template <GameState S> void Run<S>::playMatch(const RulesSource& source)
    {
        S state = opening(source);
        lineUp_.newMatch(chance_.bots);
        if (trace_ != nullptr) *trace_ << openingLine(state);
        while (!isOver(state) && goesOn()) step(state);
        if (isOver(state)) enter(state);
    }

    template <GameState S> void printSummary(const Run<S>& run, const std::string& seed, int seats)
    {
        const Tally& tally = run.tally();
        std::cout << tally.matches << " matches, " << tally.deals << " deals, " << tally.actions
                  << " actions, seed " << seed << "\nseat";
        for (const auto column : S::info().figures) std::cout << std::setw(9) << column;
        std::cout << '\n';
        for (const Seat seat : SeatSet::firstOf(seats)) {
            std::cout << std::setw(4) << +seat.index;
            for (const auto number : run.results()[seat]) std::cout << std::setw(9) << number;
            std::cout << '\n';
        }
    }

    /// What the words of the command mean.
    template <GameState S> struct Order {
        Source<typename S::Rules> source;
        LineUp lineUp;
        std::string seed;
    };

    template <GameState S>
    int play(const SimulateWords& words, const Order<S>& order, const Chance& chance)
    {
        const auto& source = order.source;
        const Interruption interruption; // outlives the output, which clears up after itself
        std::optional<Output> output;
        if (words.trace) output.emplace(*words.trace);
        Run<S> run(
            chance, order.lineUp, output ? &output->stream() : nullptr, output && words.legal);
        for (int i = 0; i < words.matches && run.goesOn(); ++i) run.playMatch(source);
        if (Interruption::hasCome()) return exitWrong;
        if (output && !output->finish()) {
            std::cerr << "weli-cli simulate: " << printable(*words.trace)
                      << ": cannot be written\n";
            return exitWrong;
        }
        const int seats = source.chosen ? source.chosen->players
                                        : source.fixed.players.value_or(S::info().mostPlayers);
        if (words.trace != "-") printSummary(run, order.seed, seats);
        return exitDone;
    }

    template <GameState S> int simulateGame(const SimulateWords& words)
    {
        const auto rules = source<S>(words);
        if (!rules) return usage("simulate", rules.error());
        const auto lineUp = LineUp::seated(words.bots, GameOf<S> {});
        if (!lineUp) return usage("simulate", lineUp.error());
        const auto seed = words.seed ? words.seed : freshSeed();
        const auto packs = seed ? rngFromText(*seed) : std::nullopt;
        const auto bots = seed ? botsSeed(*seed) : std::nullopt;
        if (!packs || !bots)
            return usage("simulate", "--seed: a number below 2^64 or 64 hexadecimal digits");
        return play<S>(words, { *rules, *lineUp, *seed }, { *packs, Rng(*bots) });
    }

    template <typename... S>
    int simulateAny(const SimulateWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = simulateGame<S>(words)) : void()), ...);
        return code ? *code : usage("simulate", "--game " + words.game + ": no such game");
    }

}

int simulate(const SimulateWords& words)
{
    return simulateAny(words, std::type_identity<AnyState>());
}

}
