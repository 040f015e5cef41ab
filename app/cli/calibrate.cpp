#include "app/cli/calibrate.h"

#include "app/cli/calibrate/asking.h"
#include "app/cli/exit_code.h"
#include "app/cli/interruption.h"
#include "app/cli/line_up.h"
#include "app/cli/number_text.h"
#include "app/cli/seed.h"
#include "core/game/turn.h"
#include "core/game/view_of.h"
#include "core/matches.h"
#include "core/record/json_text.h"

#include <cassert>
#include <iomanip>
#include <iostream>

namespace weli::cli {

namespace {

    /// A table, and who listens there.
    template <GameState S> class Listening {
    public:
        Listening(const CalibrateWords& words, const Sample<typename S::Rules>& sample,
            const LineUp& lineUp)
            : words_(words)
            , sample_(sample)
            , lineUp_(lineUp)
            , asking_(words.settle)
        {
        }
        void playMatch(std::uint64_t number);
        [[nodiscard]] const Calibration& result() const { return asking_.result(); }

    private:
        void step(Timeline<S>& match, Rng& packs, std::vector<Rng>& dice, Rng& askers);

        const CalibrateWords& words_;
        const Sample<typename S::Rules>& sample_;
        const LineUp& lineUp_;
        Asking<S> asking_;
    };

    template <GameState S>
    void Listening<S>::step(Timeline<S>& match, Rng& packs, std::vector<Rng>& dice, Rng& askers)
    {
        const S& state = match.state();
        if (awaitsPack(state)) return match.takePack(shuffled(packOf(wholePack(state)), packs));
        const auto acted = nextAct(state, [&](const typename S::Observation& observation) {
            const Seat seat = observation.seat;
            const auto done = decide(observation, lineUp_.mindOf(seat),
                bots::Budget { .worlds = words_.worlds }, dice[seat.index].next())
                                  .action;
            const bool asks = askers.below(static_cast<std::uint32_t>(words_.every)) == 0;
            if (asks && hasChoice(state, seat))
                asking_.ask(viewOf(match, seat), done, askers.next());
            return done;
        });
        [[maybe_unused]] const bool isLegal = match.play(acted.seat, acted.action);
        assert(isLegal);
    }

    template <GameState S> void Listening<S>::playMatch(std::uint64_t number)
    {
        Rng packs(words_.seed * 1000003U + number);
        std::vector<Rng> dice; // of each seat: who sees one of them knows no other
        for (const Seat seat : SeatSet::firstOf(sample_.players))
            dice.emplace_back(botsSeed({ words_.seed }, number, seat.index));
        Rng askers(botsSeed({ words_.seed }, number, maxSeats));
        const auto dealer = packs.below(static_cast<std::uint32_t>(sample_.players));
        Timeline<S> match(sample_.rules, sample_.players, seatAt(static_cast<int>(dealer)));
        while (!isOver(match.state()) && !Interruption::hasCome()) {
            const bool wasCounted = isCounted(match.state().table);
            step(match, packs, dice, askers);
            if (isCounted(match.state().table) && !wasCounted) asking_.enterCounted(match.state());
        }
    }

    std::string text(const std::optional<double>& number)
    {
        return number ? numberText(*number) : "null";
    }

    template <typename Of> std::string binsText(const Reliability& reliability, Of of)
    {
        return jsonList(reliability.bins(), [&](const Reliability::Bin& bin) {
            return bin.cases > 0 ? numberText(of(bin)) : std::string("null");
        });
    }

    std::string jsonOf(const std::string& name, const Reliability& reliability)
    {
        const auto cases = [](const Reliability::Bin& bin) { return std::to_string(bin.cases); };
        return R"({"name":)" + escaped(name) + R"(,"said":)" + binsText(reliability, saidIn)
            + R"(,"came":)" + binsText(reliability, cameIn) + R"(,"cases":)"
            + jsonList(reliability.bins(), cases) + R"(,"brier":)" + numberText(reliability.brier())
            + R"(,"base":)" + numberText(reliability.base()) + R"(,"largest_gap":)"
            + text(reliability.largestGap()) + '}';
    }

    void printJson(const Calibration& result)
    {
        const auto event = [](const auto& one) { return jsonOf(one.first, one.second); };
        std::cout << R"({"disagree":)" << result.disagree << R"(,"positions":)" << result.positions
                  << R"(,"changed":)" << result.changed << R"(,"plain":)" << result.plain
                  << R"(,"said_equal":)" << result.saidEqual << R"(,"equal":)" << result.equal
                  << R"(,"bare":)" << result.bare << R"(,"hints":)" << result.hints
                  << R"(,"events":)" << jsonList(result.events, event) << R"(,"largest_gap":)"
                  << text(result.largestGap()) << R"(,"brier":)" << numberText(result.brier())
                  << "}\n";
    }

    void print(const std::string& name, const Reliability& reliability)
    {
        std::cout << '\n'
                  << name << ": " << reliability.cases() << " cases, said " << reliability.said()
                  << ", came " << reliability.came() << ", Brier score " << reliability.brier()
                  << " beside " << reliability.base() << '\n';
        for (const Reliability::Bin& bin : reliability.bins())
            if (bin.cases > 0)
                std::cout << "  said " << saidIn(bin) << "  came " << cameIn(bin) << std::setw(8)
                          << bin.cases << '\n';
    }

    void print(const Calibration& result)
    {
        std::cout << std::fixed << std::setprecision(3);
        std::cout << "positions in which two places disagree: " << result.disagree << " of "
                  << result.positions << '\n';
        for (const auto& [pair, agreement] : result.agreements)
            if (agreement.positions > 0)
                std::cout << "  " << placeNames[static_cast<std::size_t>(pair.first)] << " and "
                          << placeNames[static_cast<std::size_t>(pair.second)] << ": "
                          << agreement.disagree << " of " << agreement.positions
                          << " in which both speak of the same\n";
        std::cout << "plain advice that changes with the seed: " << result.changed << " of "
                  << result.plain << '\n'
                  << "another will do, said where many worlds find it so: " << result.saidEqual
                  << " of " << result.equal << '\n'
                  << "hints whose reasons are bare numbers: " << result.bare << " of "
                  << result.hints << '\n';
        for (const auto& [name, reliability] : result.events) print(name, reliability);
        const auto gap = result.largestGap();
        std::cout << "\nlargest gap of a tenth with " << Reliability::enough << " cases or more: ";
        if (gap)
            std::cout << *gap << '\n';
        else
            std::cout << "there is no such tenth\n";
    }

    template <GameState S> int calibrateGame(const CalibrateWords& words)
    {
        if (const auto problem = playersProblem<S>(words)) return usage("calibrate", *problem);
        const auto sample = wantedRules<S>(words);
        if (!sample) return usage("calibrate", sample.error());
        const auto lineUp = LineUp::seated(words.bots, GameOf<S> {});
        if (!lineUp) return usage("calibrate", lineUp.error());
        const Interruption interruption;
        Listening<S> listening(words, *sample, *lineUp);
        for (int match = 0; match < words.matches && !Interruption::hasCome(); ++match)
            listening.playMatch(static_cast<std::uint64_t>(match));
        if (Interruption::hasCome()) return exitWrong;
        words.json ? printJson(listening.result()) : print(listening.result());
        return exitDone;
    }

    template <typename... S>
    int calibrateAny(const CalibrateWords& words, std::type_identity<std::variant<S...>> /*games*/)
    {
        std::optional<int> code;
        ((words.game == S::info().code ? void(code = calibrateGame<S>(words)) : void()), ...);
        return code ? *code : usage("calibrate", "--game " + words.game + ": no such game");
    }

}

int calibrate(const CalibrateWords& words)
{
    return calibrateAny(words, std::type_identity<AnyState>());
}

}
