#pragma once

#include "app/cli/outside/program.h"
#include "app/cli/outside/protocol.h"
#include "app/cli/tally.h"
#include "core/game/game_state.h"

#include <memory>

namespace weli::cli {

/// The command in a name of --bots, "cmd:./mine.py"; nothing in any other.
std::optional<std::string> commandIn(std::string_view name);

/// A bot that is another program. Whatever it says or fails to say, the match goes on.
class OutsideBot {
public:
    /// It has so long for an act.
    static Understood<std::unique_ptr<OutsideBot>> started(
        const std::string& command, std::chrono::milliseconds limit);

    OutsideBot(Program program, std::chrono::milliseconds limit);

    /// What it does in this seat, none: it waits. Without a good answer it waits if it may, and
    /// else does the first that is legal.
    template <GameState S>
    std::optional<typename S::Action> choiceIn(const S& state, Seat seat, std::uint64_t seed)
    {
        const auto legal = legalActions(state, seat);
        Question question { .seed = seed, .mayWait = seatAwaited(state.table) != seat };
        for (const auto& action : legal) question.legal.push_back(toText(action));
        const auto place = placeIn(typename S::View { observe(state, seat), {}, {} }, question);
        return place ? std::optional(legal[*place]) : std::nullopt;
    }

    [[nodiscard]] const Faults& faults() const { return faults_; }
    /// How the program has ended, if it has.
    [[nodiscard]] const std::optional<std::string>& ending() const { return ending_; }

private:
    using Place = std::optional<std::size_t>; // among what is legal; none: it waits

    Place placeIn(const AnyView& view, Question question);
    Place judged(const std::optional<Answer>& answer, const Question& question);
    Place silence(Place otherwise);

    Program program_;
    std::chrono::milliseconds limit_;
    std::int64_t asked_ = 0;
    Faults faults_;
    std::optional<std::string> ending_;
};

}
