#include "core/game/turn.h"
#include "core/game/view_of.h"
#include "core/matches.h"
#include "core/record/view_json.h"

#include <algorithm>
#include <array>
#include <cstdlib>

// Whatever the bytes are, the reader of views answers; what it reads as a view is written so that
// it reads the same again. Views to begin with it makes itself.
// Run: weli-view-fuzz -max_len=20000 -dict=tests/fuzz/trace.dict NEW_FOLDER

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace weli;

template <typename List> auto anyOf(const List& list, Rng& rng)
{
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// What somebody sees in a random match.
template <GameState S> std::string someView(Rng& rng)
{
    const auto& info = S::info();
    Timeline<S> match({}, info.defaultPlayers, seatAt(0));
    for (std::uint32_t events = rng.below(100); events > 0 && !isOver(match.state()); --events) {
        if (awaitsPack(match.state())) {
            match.takePack(shuffled(packOf(wholePack(match.state())), rng));
            continue;
        }
        const Seat seat = anyOf(askingOrder(match.state()), rng);
        if (!match.play(seat, anyOf(legalActions(match.state(), seat), rng))) std::abort();
    }
    const auto seats = static_cast<std::uint32_t>(players(match.state()));
    const Seat seat = seatAt(static_cast<int>(rng.below(seats)));
    return toJson(rng.below(4) == 0 ? spectatorView(match, seat) : viewOf(match, seat));
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto view = viewFromJson(std::string(data, data + size));
    if (!view) return 0;
    const auto same = viewFromJson(toJson(*view));
    if (!same || *same != *view) std::abort();
    return 0;
}

/// A view in the place of what is too short to be one, and now and then of what is there.
extern "C" std::size_t LLVMFuzzerCustomMutator(
    std::uint8_t* data, std::size_t size, std::size_t most, unsigned int seed)
{
    constexpr std::size_t shortest = 200;
    constexpr std::array someViews { someView<bieten::State>, someView<preference::State>,
        someView<mittlere::State> };
    Rng rng(seed);
    if (size >= shortest && rng.below(1000) != 0) return LLVMFuzzerMutate(data, size, most);
    const std::string text = someViews[rng.below(someViews.size())](rng);
    if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::copy(text.begin(), text.end(), data);
    return text.size();
}
