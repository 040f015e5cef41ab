#include "core/odds/bieten/last_trick.h"

#include "core/odds/bieten/combinations.h"

#include <algorithm>

namespace weli::odds {

using namespace bieten;

namespace {

    /// The card of the third trick of a seat with this holding, as the best of a suit that it can
    /// be; nothing if it cannot be of that suit.
    std::optional<Played> thirdCard(
        const PublicState& table, Seat seat, const Holding& holding, Suit suit)
    {
        const auto& played = table.played[seat];
        if (played.size() == 3)
            return played[2].as.suit() == suit ? std::optional(played[2]) : std::nullopt;
        const OwnCards own(table, seat, holding);
        const Card card = own.hand().first();
        const bool wild = own.unnamed().contains(card);
        const CardSet faces = (wild ? own.lawfulNames(card) : CardSet { card }) & CardSet::of(suit);
        return faces.empty() ? std::nullopt : std::optional(Played { card, faces.first() });
    }

    /// Looks at what it was made from.
    class LastTrick {
    public:
        LastTrick(const Observation& observation, const std::vector<OtherSeat>& others)
            : table_(observation.table)
            , seat_(observation.seat)
            , own_(observation.own)
            , others_(others)
            , all_(combinationsOf(choices([](const OtherSeat&, const Hand&) { return true; })))
        {
        }

        /// Nothing if the seat cannot have it.
        [[nodiscard]] std::optional<double> share() const
        {
            if (const auto led = thirdLed(table_)) return led ? ifLed(*led) : std::nullopt;
            if (table_.leader != seat_) return byItsLeader();
            std::optional<double> best;
            for (const Suit suit : suits) best = std::max(best, ifLed(suit));
            return best;
        }

    private:
        template <typename Fits> [[nodiscard]] std::vector<Choices> choices(const Fits& fits) const
        {
            std::vector<Choices> seats;
            for (const OtherSeat& other : others_) {
                Choices cards;
                for (const Hand& hand : other.hands)
                    if (fits(other, hand)) cards.push_back(hand.hidden);
                seats.push_back(std::move(cards));
            }
            return seats;
        }

        /// How many combinations of hands leave me the best card of this suit, if it is led. Only
        /// those with this lead, if one is given.
        [[nodiscard]] double wonIf(
            Suit suit, Played mine, const OtherSeat* leader = nullptr, CardSet lead = {}) const
        {
            return combinationsOf(choices([&](const OtherSeat& other, const Hand& hand) {
                if (&other == leader && hand.hidden != lead) return false;
                const auto card = thirdCard(table_, other.seat, hand.holding, suit);
                return !card || orderOf(*card) > orderOf(mine);
            }));
        }

        [[nodiscard]] std::optional<double> ifLed(Suit suit) const
        {
            const auto mine = thirdCard(table_, seat_, own_, suit);
            return mine ? std::optional(wonIf(suit, *mine) / all_) : std::nullopt;
        }

        /// Another leads, who knows with what.
        [[nodiscard]] double byItsLeader() const
        {
            const auto leader = std::find_if(others_.begin(), others_.end(),
                [this](const OtherSeat& other) { return other.seat == table_.leader; });
            double won = 0;
            for (const Hand& hand : leader->hands) {
                double ways = 0;
                int leads = 0;
                for (const Suit suit : suits) {
                    if (!thirdCard(table_, leader->seat, hand.holding, suit)) continue;
                    ++leads;
                    const auto mine = thirdCard(table_, seat_, own_, suit);
                    if (mine) ways += wonIf(suit, *mine, &*leader, hand.hidden);
                }
                if (leads > 0) won += ways / leads;
            }
            return won / all_;
        }

        const PublicState& table_;
        Seat seat_;
        const Holding& own_;
        const std::vector<OtherSeat>& others_;
        double all_;
    };

}

std::optional<Chance> lastTrickOf(
    const Observation& observation, const std::vector<OtherSeat>& others)
{
    if (observation.table.trick < 2) return std::nullopt;
    const auto share = LastTrick(observation, others).share();
    return share ? std::optional(Chance { *share, 0 }) : std::nullopt;
}

}
