#include "core/odds/preference/distributions.h"

#include "core/preference/worlds.h"

namespace weli::odds {

using namespace preference;

namespace {

    constexpr int asideRoom = 2;

    /// Calls look(some) for all sets of so many of these cards, with the chosen ones.
    template <typename Look> void forEachChoice(CardSet from, int count, CardSet chosen, Look& look)
    {
        if (count == 0) return look(chosen);
        if (from.size() < count) return;
        const Card first = from.first();
        from.remove(first);
        forEachChoice(from, count - 1, chosen | CardSet { first }, look);
        forEachChoice(from, count, chosen, look);
    }

    class Lister {
    public:
        explicit Lister(const Observation& observation)
            : table_(observation.table)
            , places_(possiblePlaces(observation))
        {
        }
        std::vector<Distribution> all()
        {
            CardSet left = wholePack();
            for (const Seat seat : table_.active) left -= playedBy(table_, seat);
            for (const Seat seat : table_.active)
                if (!table_.playing.contains(seat)) home_ |= places_.hands[seat];
            layHands(table_.playing, left, {});
            return distributions_;
        }

    private:
        void layHands(SeatSet seats, CardSet left, Distribution laid)
        {
            if (seats.empty()) {
                laid.ways = waysToLay(left);
                if (laid.ways > 0) distributions_.push_back(laid);
                return;
            }
            const Seat seat = seats.first();
            seats.remove(seat);
            auto layRest = [&](CardSet hand) {
                laid.hands[seat] = hand;
                layHands(seats, left - hand, laid);
            };
            forEachChoice(left & places_.hands[seat], handSize(table_, seat), CardSet(), layRest);
        }
        /// In how many ways these lie aside or with a defender at home.
        [[nodiscard]] double waysToLay(CardSet cards) const
        {
            if (!(cards - home_ - places_.aside).empty()) return 0;
            const int free = (cards & home_ & places_.aside).size();
            const int room = asideRoom - (cards - home_).size();
            if (room < 0 || room > free) return 0;
            if (room == 0) return 1;
            return room == 1 ? free : free * (free - 1) / 2.0;
        }

        const PublicState& table_;
        Places places_;
        CardSet home_; // what a defender at home may hold
        std::vector<Distribution> distributions_;
    };

}

bool areKnown(const Observation& observation)
{
    const PublicState& table = observation.table;
    const Places places = possiblePlaces(observation);
    for (const Seat seat : table.playing)
        if (places.hands[seat].size() != handSize(table, seat)) return false;
    return true;
}

bool canBeListed(const Observation& observation)
{
    return observation.table.buyers.size() <= 2 || areKnown(observation);
}

std::vector<Distribution> everyDistribution(const Observation& observation)
{
    return Lister(observation).all();
}

}
