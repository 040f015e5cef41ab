#include "core/mittlere/values.h"

namespace weli::mittlere {

namespace {

    /// The sum for each set of ranks: the cards of a suit are the bits of the index.
    using Sums = std::array<std::uint8_t, 1U << rankCount>;

    constexpr Sums sumsOf(const Values& values)
    {
        Sums sums {};
        for (std::size_t set = 1; set < sums.size(); ++set) {
            const auto rank = static_cast<std::size_t>(std::countr_zero(set));
            sums[set] = static_cast<std::uint8_t>(sums[set & (set - 1)] + values.of[rank]);
        }
        return sums;
    }

    constexpr Sums trumpSums = sumsOf(trumpValues);
    constexpr Sums plainSums = sumsOf(plainValues);
    constexpr Sums trumplessSums = sumsOf(trumplessValues);

    static_assert(trumpSums.back() == 62 && plainSums.back() == 30 && trumplessSums.back() == 38);

}

int valueOf(CardSet cards, Trump trump)
{
    int sum = 0;
    for (const Suit suit : suits) {
        const Sums& sums = !trump ? trumplessSums : suit == trump ? trumpSums : plainSums;
        sum += sums[cards.bits() >> (static_cast<int>(suit) * rankCount) & 0x1FFU];
    }
    return sum;
}

}
