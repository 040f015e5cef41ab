#include "core/bots/bieten/beliefs.h"

#include "core/bieten/worlds.h"
#include "core/bots/bieten/reading/reader.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr std::size_t mostHands = 700; // of one seat; of more than that, a random choice

}

Beliefs::Beliefs(
    const Observation& observation, Rng& rng, Reading reading, const std::stop_token& stop)
    : observation_(observation)
    , steps_(stepsOf(observation.table))
{
    const Reader reader(steps_);
    for (const Seat seat : observation.table.active) {
        if (seat == observation.seat) continue;
        std::vector<CardSet> all = possibleHands(observation, steps_, seat);
        const std::size_t count = std::min(all.size(), mostHands);
        Seated other { seat, {} };
        other.hands.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            std::swap(all[i], all[i + rng.below(static_cast<std::uint32_t>(all.size() - i))]);
            const bool reads = reading == Reading::Acts && !stop.stop_requested();
            const double weight = reads ? reader.likelihood(seat, all[i]) : 1;
            other.hands.push_back({ all[i], weight });
        }
        others_.push_back(std::move(other));
    }
    std::sort(others_.begin(), others_.end(),
        [](const Seated& a, const Seated& b) { return a.hands.size() < b.hands.size(); });
}

double Beliefs::share(Seat seat, CardSet cards) const
{
    double all = 0;
    double these = 0;
    for (const Seated& other : others_) {
        if (other.seat != seat) continue;
        for (const Hand& hand : other.hands) {
            all += hand.weight;
            if (hand.cards == cards) these += hand.weight;
        }
    }
    return all > 0 ? these / all : 0;
}

std::vector<World> Beliefs::layouts(std::size_t most, Rng& rng) const
{
    std::size_t count = 1;
    for (const Seated& other : others_) {
        count *= other.hands.size();
        if (count > most) return {};
    }
    std::vector<World> worlds;
    addLayouts({}, 0, rng, worlds);
    return worlds;
}

void Beliefs::addLayouts(
    const Layout& layout, std::size_t seated, Rng& rng, std::vector<World>& worlds) const
{
    if (seated == others_.size()) {
        worlds.push_back({ worldWith(observation_, steps_, layout.cards, rng), layout.weight });
        return;
    }
    const Seated& other = others_[seated];
    for (const Hand& hand : other.hands) {
        if (!(hand.cards & layout.taken).empty()) continue;
        Layout more = layout;
        more.cards[other.seat] = hand.cards;
        more.taken |= hand.cards;
        more.weight *= hand.weight;
        addLayouts(more, seated + 1, rng, worlds);
    }
}

World Beliefs::imagined(Rng& rng) const
{
    PerSeat<CardSet> cards;
    CardSet taken;
    double weight = 1;
    for (const Seated& other : others_) {
        double sum = 0;
        for (const Hand& hand : other.hands)
            if ((hand.cards & taken).empty()) sum += hand.weight;
        double left = sum * rng.unit();
        const Hand* chosen = nullptr;
        for (const Hand& hand : other.hands) {
            if (!(hand.cards & taken).empty()) continue;
            chosen = &hand;
            left -= hand.weight;
            if (left < 0) break;
        }
        if (chosen == nullptr) return {};
        weight *= sum;
        cards[other.seat] = chosen->cards;
        taken |= chosen->cards;
    }
    return { worldWith(observation_, steps_, cards, rng), weight };
}

}
