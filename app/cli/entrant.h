#pragma once

#include "app/cli/outside/outside_bot.h"
#include "app/cli/pool/pool.h"
#include "app/cli/usage.h"
#include "core/bots/bots.h"
#include "core/bots/minds.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace weli::cli {

/// On the clock of this thread, which stands still while others work.
std::int64_t processorNanoseconds();
/// On the clock of the wall.
std::int64_t passedNanoseconds();

/// One of those who play: a level of the program's bots, somebody of the pool, or a program.
template <GameState S> class Entrant {
public:
    using Choice = std::optional<typename S::Action>;

    static Understood<Entrant> named(std::string_view name, std::chrono::milliseconds limit)
    {
        if (const auto command = commandIn(name)) {
            auto program = OutsideBot::started(*command, limit);
            if (!program) return wrongUsage(program.error());
            return Entrant(std::move(*program));
        }
        if (const auto mind = bots::mindFromText(name, GameOf<S> {})) return Entrant(*mind);
        for (const pool::Player<S>& player : pool::playersOf(std::type_identity<S> {}))
            if (player.name == name) return Entrant(player);
        return wrongUsage("nobody is called so");
    }

    [[nodiscard]] Choice choiceIn(
        const S& state, Seat seat, const bots::Budget& budget, std::uint64_t seed) const
    {
        if (const auto* const mind = std::get_if<bots::Mind>(&who_))
            return decide(observe(state, seat), *mind, budget, seed).action;
        if (OutsideBot* const program = outside()) return program->choiceIn(state, seat, seed);
        return std::get<pool::Player<S>>(who_).choiceIn(state, seat, seed);
    }

    /// The program that plays, if one does.
    [[nodiscard]] OutsideBot* outside() const
    {
        const auto* const program = std::get_if<Program>(&who_);
        return program == nullptr ? nullptr : program->get();
    }
    /// On the clock that its thinking is measured by: a program does not use our processor time.
    [[nodiscard]] std::int64_t nanoseconds() const
    {
        return outside() == nullptr ? processorNanoseconds() : passedNanoseconds();
    }

private:
    using Program = std::unique_ptr<OutsideBot>;
    using Who = std::variant<bots::Mind, pool::Player<S>, Program>;

    explicit Entrant(Who who)
        : who_(std::move(who))
    {
    }

    Who who_;
};

}
