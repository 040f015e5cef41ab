#pragma once

#include <optional>

namespace weli {

/// All that one seat may see of a match, as a value: what it sees now, what it has seen before, and
/// what has been laid open. Pictures are made from it and from nothing else, and so are the
/// decisions of bots, who need only what is seen now. Each game names its own: State::View.
template <typename Observation, typename Past, typename Open> struct SeatView {
    Observation now;
    Past past;
    std::optional<Open> open; // all cards, once the deal has been counted; always for spectators
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

}
