// The last trick, as FigureOdds sees it. The other four figures are in figure_odds.cpp.

#include "core/bots/bieten/odds/figure_odds.h"
#include "core/cards/trick.h"

#include <algorithm>

namespace weli::bots {

using namespace bieten;

namespace {
    constexpr double wildTop = 0.8; // an unnamed wild card kept for the last trick

    /// Of the same suit and rank the natural card beats the one that is named (B-20).
    bool beats(Played one, Played other)
    {
        return one.as.suit() == other.as.suit() && orderOf(one) < orderOf(other);
    }

}

/// Offences prove nothing (B-55), and a wild card that was let go may have got another name (B-34).
bool FigureOdds::owes(const Rival& rival, Suit suit) const
{
    if (table_.rules.irregularities == Irregularities::Penalised) return false;
    if (table_.rules.commitment == Commitment::Open && hasPlayedAWild(rival.seat)) return false;
    return std::any_of(figures.begin(), figures.end(), [&](Figure figure) {
        return suitOf(figure) == suit && rival.claimed.contains(figure)
            && (rival.faces & CardSet::of(suit)).empty();
    });
}

bool FigureOdds::hasPlayedAWild(Seat seat) const
{
    const auto& played = table_.played[seat];
    return std::any_of(
        played.begin(), played.end(), [this](Played one) { return wilds_.contains(one.card); });
}

/// No card that this rival plays from so many hidden ones beats the face; a name is beaten by its
/// natural card, too.
double FigureOdds::unbeaten(Card face, const Rival& rival, int hidden) const
{
    const bool isVoid = ((rival.voids >> static_cast<unsigned>(face.suit())) & 1U) != 0;
    const CardSet beating = unseen_ & (above(face) | CardSet { face });
    const int dangers = (isVoid ? 0 : beating.size()) + unseenWilds_;
    double none = 1;
    for (int i = 0; i < std::min(hidden, rival.hidden); ++i)
        none *= std::max(0.0, 1.0 - static_cast<double>(dangers) / (unseenCards_ - i));
    return none;
}

double FigureOdds::unbeaten(Card face, int hidden) const
{
    double chance = 1;
    for (const Rival& rival : rivals_) chance *= unbeaten(face, rival, hidden);
    return chance;
}

/// The chance that this card wins the trick now under way (or led with it).
double FigureOdds::winsTrick(Played card, int hidden) const
{
    const auto number = static_cast<std::size_t>(table_.trick);
    const auto led = suitLed(table_);
    if (led && card.as.suit() != *led) return 0;
    double chance = 1;
    for (const Rival& rival : rivals_) {
        const auto& played = table_.played[rival.seat];
        if (played.size() > number) {
            if (beats(played[number], card)) return 0;
        } else {
            chance *= unbeaten(card.as, rival, hidden);
        }
    }
    return chance;
}

/// Who leads the third trick, if it is another, is known already, and must have a card of a suit
/// left for what it has claimed.
const Rival* FigureOdds::boundLeader() const
{
    const bool isPlayed = std::all_of(
        rivals_.begin(), rivals_.end(), [](const Rival& rival) { return rival.hidden < 2; });
    if (table_.trick == 0 || !isPlayed) return nullptr;
    const Seat leader = table_.trick == 2 ? table_.leader : trickWinner(table_, 1);
    for (const Rival& rival : rivals_)
        for (const Suit suit : suits)
            if (rival.seat == leader && owes(rival, suit)) return &rival;
    return nullptr;
}

/// The chance that this one leads a lower card of the suit to the third trick, and that no other
/// beats mine.
double FigureOdds::fallsToLead(Card card, const Rival& leader) const
{
    CardSet left = unseen_;
    for (const Suit suit : suits)
        if (owes(leader, suit)) left &= CardSet::of(suit);
    const int all = left.size() + unseenWilds_;
    if (all == 0) return 0;
    const CardSet lower = (left & CardSet::of(card.suit())) - above(card);
    double chance = static_cast<double>(lower.size()) / all;
    for (const Rival& rival : rivals_)
        if (rival.seat != leader.seat) chance *= unbeaten(card, rival, 1);
    return chance;
}

/// The chance of the last trick with these cards kept, if this seat leads next or another one.
double FigureOdds::lastCardChance(bool leads, CardSet rest) const
{
    const int wild = own_.unnamed().size();
    double best = wild > 0 ? wildTop : 0;
    double second = 0;
    for (const Card card : rest) {
        const double value = unbeaten(card, 3);
        second = std::max(second, std::min(best, value));
        best = std::max(best, value);
    }
    const double follows = wild > 0 ? 0.6 : 0.25; // that the card kept is of the suit led
    if (rest.size() + wild == 1) {
        if (leads) return best;
        const Rival* const leader = wild == 0 ? boundLeader() : nullptr;
        return leader != nullptr ? fallsToLead(rest.first(), *leader) : follows * best;
    }
    if (!leads) return 0.35 * best;
    return second * best + (1 - second) * follows * best; // the weaker one leads the second trick
}

double FigureOdds::lastChance(Played card) const
{
    if (table_.trick == 2) return thirdTrickChance(card);
    CardSet rest = own_.hand() - own_.unnamed();
    rest.remove(card.card);
    const double wins = winsTrick(card, 3);
    return wins * lastCardChance(true, rest) + (1 - wins) * lastCardChance(false, rest);
}

double FigureOdds::thirdTrickChance(Played card) const
{
    const bool leads = table_.leader == seat_;
    if (suitLed(table_) || leads) return winsTrick(card, 1);
    const Rival* const leader = boundLeader();
    return leader != nullptr ? fallsToLead(card.as, *leader) : 0.25 * unbeaten(card.as, 1);
}

double FigureOdds::lastChance() const
{
    const auto& played = table_.played[seat_];
    if (table_.trick == 2 && played.size() == 3) return thirdTrickChance(played[2]);
    const auto number = static_cast<std::size_t>(table_.trick);
    if (played.size() > number) { // waits for the others to finish the trick
        const double wins = winsTrick(played[number], 3);
        const CardSet rest = own_.hand() - own_.unnamed();
        return wins * lastCardChance(true, rest) + (1 - wins) * lastCardChance(false, rest);
    }
    double best = 0;
    for (const Card card : own_.hand() - own_.unnamed())
        if (own_.lawful(card)) best = std::max(best, lastChance({ card, card }));
    if (own_.unnamed().empty()) return best;
    if (table_.trick < 2) return std::max(best, 0.4);
    const auto led = suitLed(table_);
    if (!led && table_.leader != seat_) return std::max(best, 0.5);
    const Card wild = own_.unnamed().first();
    for (const Card name : names_)
        if (!led || name.suit() == *led) best = std::max(best, thirdTrickChance({ wild, name }));
    return best;
}

}
