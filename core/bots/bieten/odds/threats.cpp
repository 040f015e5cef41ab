// What a rival may have against a figure of mine, by the cards alone.

#include "core/bots/bieten/odds/figure_odds.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    constexpr double wildBeats = 0.5; // that a wild card is spent on a given figure, and wins it
    constexpr double betterTriple = 0.02; // that three of a kind meet better ones

    std::uint8_t suitBit(Suit suit)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit));
    }

    constexpr int aceHeight = 8;

    /// All cards at least this high.
    CardSet fromHeight(int height)
    {
        const std::uint64_t ranks = (std::uint64_t { 1 } << static_cast<unsigned>(9 - height)) - 1;
        return CardSet::fromBits(ranks * CardSet::of(Rank::Ace).bits());
    }

    /// How many pairs of one rank there are among these cards.
    int pairs(CardSet cards)
    {
        const std::uint64_t bits = cards.bits();
        int count = 0;
        for (const unsigned suits : { 9U, 18U, 27U })
            count += std::popcount(bits & (bits >> suits));
        return count;
    }

    /// The chance of at least one of these pairs, both cards of it unseen or one of them shown.
    double rarely(double hidden, double unseen, int bothUnseen, int oneShown)
    {
        if (hidden <= 0 || unseen < 2) return 0;
        const double both = hidden * (hidden - 1) / (unseen * (unseen - 1));
        return 1 - std::exp(-(both * bothUnseen + hidden / unseen * oneShown));
    }

}

/// The chance that a rival hides at least one of so many unseen cards.
double FigureOdds::holdsOneOf(const Rival& rival, int cards) const
{
    double none = 1;
    for (int i = 0; i < rival.hidden; ++i)
        none *= std::max(0.0, 1.0 - static_cast<double>(cards) / (unseenCards_ - i));
    return 1 - none;
}

void FigureOdds::addWilds(const Rival& rival, double beats, Threat& threat) const
{
    if (unseenWilds_ == 0) return;
    const double wild = holdsOneOf(rival, unseenWilds_);
    threat.better += (1 - threat.better) * wild * beats;
    threat.any += (1 - threat.any) * wild;
}

FigureOdds::Threat FigureOdds::suitThreat(const Rival& rival, Suit suit, const Worth& mine) const
{
    const CardSet cards = CardSet::of(suit);
    // A natural card beats a wild one of its own name.
    const CardSet higher = cards & fromHeight(mine.height + (mine.naturals == 1 ? 1 : 0));
    const CardSet shown = rival.faces & cards;
    Threat threat { (shown & higher).empty() ? 0.0 : 1.0, shown.empty() ? 0.0 : 1.0 };
    if ((rival.voids & suitBit(suit)) != 0) return threat;
    threat.better = std::max(threat.better, holdsOneOf(rival, (unseen_ & higher).size()));
    threat.any = std::max(threat.any, holdsOneOf(rival, (unseen_ & cards).size()));
    const bool aceOrSafe = mine.height == aceHeight && mine.naturals == 1;
    addWilds(rival, aceOrSafe ? 0 : wildBeats, threat);
    return threat;
}

FigureOdds::Threat FigureOdds::setThreat(const Rival& rival, const Worth& mine) const
{
    const auto chance = [&](CardSet high) {
        const CardSet unseen = unseen_ & high;
        const CardSet shown = rival.faces & high;
        if (pairs(shown) > 0) return 1.0;
        return rarely(
            rival.hidden, unseenCards_, pairs(unseen), (unseen & sameRanks(shown)).size());
    };
    Threat threat { mine.size == 3 ? betterTriple : chance(fromHeight(mine.height)),
        chance(CardSet::all()) };
    addWilds(rival, mine.size == 3 ? betterTriple : wildBeats, threat);
    return threat;
}

FigureOdds::Threat FigureOdds::runThreat(const Rival& rival, const Worth& mine) const
{
    const auto chance = [&](CardSet tops) {
        if (!(runStarts(rival.faces) & tops).empty()) return 1.0;
        const int both = (runStarts(unseen_) & tops).size();
        const CardSet below = CardSet::fromBits((rival.faces & tops).bits() << 1U) & unseen_;
        const CardSet above = CardSet::fromBits((rival.faces - CardSet::of(Rank::Ace)).bits() >> 1U)
            & unseen_ & tops;
        return rarely(rival.hidden, unseenCards_, both,
            (below - CardSet::of(Rank::Ace)).size() + above.size());
    };
    Threat threat { mine.size == 3 ? betterTriple : chance(fromHeight(mine.height)),
        chance(CardSet::all()) };
    addWilds(rival, mine.size == 3 ? betterTriple : wildBeats, threat);
    return threat;
}

FigureOdds::Threat FigureOdds::threat(const Rival& rival, Figure figure, const Worth& mine) const
{
    if (figure == Figure::Equal) return setThreat(rival, mine);
    if (figure == Figure::Run) return runThreat(rival, mine);
    return suitThreat(rival, figure == Figure::Hearts ? Suit::Hearts : Suit::Leaves, mine);
}

}
