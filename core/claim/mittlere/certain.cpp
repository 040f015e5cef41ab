#include "core/claim/mittlere/certain.h"

#include <bitset>

namespace weli::claim {

using namespace mittlere;

namespace {

    using Counts = PerSeat<std::uint8_t>;

    /// The pairs of points that the first two seats can have got.
    constexpr int width = dealValue + 1;
    using Pairs = std::bitset<static_cast<std::size_t>(width* width)>;

    void add(Counts& counts, Seat seat, int more)
    {
        counts[seat] = static_cast<std::uint8_t>(counts[seat] + more);
    }

    /// Goes through all results that can still be, as long as they are the same.
    class Results {
    public:
        explicit Results(const PublicState& table)
            : table_(table)
            , points_(pointsTaken(table))
            , left_(wholePack())
            , tricksLeft_(handCount)
        {
            for (const Seat seat : everybody) {
                left_ -= takenCards(table)[seat];
                tricksLeft_ -= table.taken[seat];
                pointsLeft_ -= points_[seat];
            }
        }

        std::optional<Marks> one()
        {
            for (unsigned bits = 1; bits <= everybody.bits(); ++bits) {
                const SeatSet takers = SeatSet::fromBits(bits);
                if (takers.size() <= tricksLeft_ && !areAlike(takers)) return std::nullopt;
            }
            return marks_;
        }

    private:
        /// The ways in which just these seats share all that is left.
        [[nodiscard]] Pairs sharedBy(SeatSet takers) const
        {
            Pairs pairs(1);
            const auto give = [&](int value) {
                Pairs more;
                if (takers.contains(seatAt(0))) more |= pairs << static_cast<std::size_t>(value);
                if (takers.contains(seatAt(1)))
                    more |= pairs << static_cast<std::size_t>(value) * width;
                if (takers.contains(seatAt(2))) more |= pairs;
                pairs = more;
            };
            give(lastTrickValue);
            for (const Card card : left_)
                if (const int value = valueOf(card, table_.trump); value > 0) give(value);
            return pairs;
        }

        bool areAlike(SeatSet takers)
        {
            Counts tricks = table_.taken;
            for (const Seat seat : takers) add(tricks, seat, 1);
            add(tricks, takers.first(), tricksLeft_ - takers.size());
            const Pairs pairs = sharedBy(takers);
            for (std::size_t pair = 0; pair < pairs.size(); ++pair)
                if (pairs[pair] && !isAlike(tricks, static_cast<int>(pair))) return false;
            return true;
        }

        bool isAlike(const Counts& tricks, int pair)
        {
            Counts points = points_;
            add(points, seatAt(0), pair % width);
            add(points, seatAt(1), pair / width);
            add(points, seatAt(2), pointsLeft_ - pair % width - pair / width);
            const Verdict verdict = verdictOf(tricks, points, table_.trump, table_.rules);
            if (!verdict.seat) return false;
            const Marks marks = marksOf(verdict);
            if (!marks_) marks_ = marks;
            return marks == *marks_;
        }

        const PublicState& table_;
        Counts points_;
        CardSet left_; // of no whole trick
        int tricksLeft_;
        int pointsLeft_ = dealValue;
        std::optional<Marks> marks_;
    };

}

std::optional<Marks> certainMarks(const PublicState& table)
{
    if (!table.trump) return std::nullopt; // what cards are worth is open (M-6)
    return Results(table).one();
}

}
