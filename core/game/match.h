#pragma once

#include "core/game/game_state.h"

#include <cassert>
#include <utility>
#include <variant>
#include <vector>

namespace weli {

/// A match in progress: its start and the log of what happened. The state is the fold of the log.
template <GameState S> class Match {
public:
    using Rules = typename S::Rules;
    using Action = typename S::Action;

    struct Acted {
        Seat seat;
        Action action;
        friend bool operator==(const Acted&, const Acted&) = default;
    };
    /// A shuffled pack that was brought to the table, or an act of a seat.
    using Event = std::variant<Pack, Acted>;

    Match(const Rules& rules, int players, Seat firstDealer)
        : opening_(start(rules, players, firstDealer))
        , state_(opening_)
    {
    }

    [[nodiscard]] const S& opening() const { return opening_; }
    [[nodiscard]] const S& state() const { return state_; }
    [[nodiscard]] const std::vector<Event>& log() const { return log_; }

    /// Only while the state awaits a pack, and only the game's own pack.
    void takePack(const Pack& pack)
    {
        assert(awaitsPack(state_) && cardsOf(pack) == wholePack(state_));
        apply(pack);
        log_.emplace_back(pack);
    }

    /// False, and nothing changed, if the action is not legal for this seat now.
    [[nodiscard]] bool play(Seat seat, const Action& action)
    {
        if (whyNot(state_, seat, action)) return false;
        const Acted acted { seat, action };
        apply(acted);
        log_.emplace_back(acted);
        return true;
    }

    /// Takes the log back to its first `length` events.
    void rewind(std::size_t length)
    {
        assert(length <= log_.size());
        log_.resize(length);
        state_ = opening_;
        for (const Event& event : log_)
            std::visit([this](const auto& e) { this->apply(e); }, event);
    }

    friend bool operator==(const Match&, const Match&) = default;

private:
    void apply(const Pack& pack) { state_ = withPack(std::move(state_), pack); }
    void apply(const Acted& acted) { state_ = after(std::move(state_), acted.seat, acted.action); }

    S opening_;
    S state_;
    std::vector<Event> log_;
};

}
