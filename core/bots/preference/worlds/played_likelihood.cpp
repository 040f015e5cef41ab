#include "core/bots/preference/worlds/played_likelihood.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/book_cards.h"

#include <array>
#include <numeric>

namespace weli::bots {

using namespace preference;

namespace {

    /// The trick as it was when only so many cards lay there.
    PlayedTrick firstCards(const PublicState& table, const PlayedTrick& whole, std::size_t count)
    {
        PlayedTrick trick {
            .leader = whole.leader, .winner = whole.leader, .winning = whole.cards[0], .cards = {}
        };
        for (std::size_t place = 0; place < count; ++place) {
            const Card card = whole.cards[place];
            if (place > 0 && beats(card, trickSoFar(trick), trumpOf(table))) {
                trick.winner = playerOf(table, whole, place);
                trick.winning = card;
            }
            trick.cards.push(card);
        }
        return trick;
    }

    /// How often somebody takes another card than the book: who looks further, and who goes by it.
    /// Fitted in nats of what becomes known of the hands (tests/bench/strength.md).
    constexpr std::array otherTastes { 0.65, 0.2 };
    constexpr std::array ofAll { 0.75, 0.25 };
    using Chances = std::array<double, otherTastes.size()>; // for each of the two

    Chances likely(const std::vector<LikedCard>& cards, Card played)
    {
        const bool isBooks = bestOf(cards).action.card() == played;
        Chances chances;
        for (std::size_t kind = 0; kind < chances.size(); ++kind) {
            const double any = otherTastes[kind] / static_cast<double>(cards.size());
            chances[kind] = isBooks ? 1 - otherTastes[kind] + any : any;
        }
        return chances;
    }

}

PlayedLikelihood::PlayedLikelihood(const Observation& observation)
{
    PublicState table = observation.table;
    PerSeat<CardSet> later;
    while (!table.tricks.empty()) {
        const PlayedTrick whole = table.tricks.back();
        table.tricks.pop();
        for (std::size_t place = whole.cards.size(); place-- > 0;) {
            const Seat seat = playerOf(table, whole, place);
            later[seat].add(whole.cards[place]);
            if (seat == observation.seat) continue;
            Moment& moment = moments_.emplace_back(
                Moment { { .table = table, .seat = seat }, later[seat], whole.cards[place] });
            moment.asked.table.phase = Playing { seat };
            if (place > 0) moment.asked.table.tricks.push(firstCards(table, whole, place));
        }
    }
}

double PlayedLikelihood::of(const State& world)
{
    PerSeat<Chances> played;
    for (const Seat seat : world.table.active) played[seat] = ofAll;
    for (Moment& moment : moments_) {
        Observation& asked = moment.asked;
        asked.hands[asked.seat] = world.hands[asked.seat] | moment.later;
        const std::vector<LikedCard> cards = likedCards(asked, PreferenceMemory::Fallen);
        if (cards.size() < 2) continue;
        const Chances chances = likely(cards, moment.played);
        for (std::size_t kind = 0; kind < chances.size(); ++kind)
            played[asked.seat][kind] *= chances[kind];
    }
    double likelihood = 1;
    for (const Seat seat : world.table.active)
        likelihood *= std::accumulate(played[seat].begin(), played[seat].end(), 0.0);
    return likelihood;
}

}
