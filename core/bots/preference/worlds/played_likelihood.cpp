#include "core/bots/preference/worlds/played_likelihood.h"

#include "core/bots/decision_util.h"
#include "core/bots/preference/book_cards.h"

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

    /// The book takes one card, and nobody is by the book in all he does. Fitted to cards that
    /// sharp bots played, in nats of what becomes known of the hands; half of it is best for the
    /// book's.
    double likely(const std::vector<LikedCard>& cards, Card played)
    {
        constexpr double otherTastes = 0.65;
        const double any = otherTastes / static_cast<double>(cards.size());
        return bestOf(cards).action.card() == played ? 1 - otherTastes + any : any;
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
    double likelihood = 1;
    for (Moment& moment : moments_) {
        Observation& asked = moment.asked;
        asked.hands[asked.seat] = world.hands[asked.seat] | moment.later;
        const std::vector<LikedCard> cards = likedCards(asked, PreferenceMemory::Fallen);
        if (cards.size() > 1) likelihood *= likely(cards, moment.played);
    }
    return likelihood;
}

}
