#include "core/bots/bieten/odds/figure_odds.h"

#include <algorithm>
#include <cmath>

namespace weli::bots {

using namespace bieten;

namespace {

    // How people claim, found by watching the book play itself.
    constexpr double freeWild = 0.6; // that my own one will be, as long as nothing binds it
    constexpr double boldClaim = 0.4; // claims without the best, for each claim with it
    constexpr double boldThree = 0.3;
    constexpr double passesWithBest = 0.4; // against what chance alone says
    constexpr double holdsWithBest = 0.9;
    constexpr double mostHoldWithWorse = 0.45;
    constexpr double holdsThreeWithWorse = 0.25;
    constexpr double holdsThreeHavingClaimed = 0.5;

    // The last trick before the third lead: nobody knows much, so answers tell little.
    constexpr double goodForLast = 0.3;
    constexpr double goodForThreeInLast = 0.2;
    constexpr double goodOnceMore = 0.5;
    constexpr double bestThoughHeld = 0.92;

    std::uint8_t suitBit(Suit suit)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit));
    }

    int heightOf(Rank rank) { return 8 - static_cast<int>(rank); }

    constexpr std::array suitFigures { Figure::Hearts, Figure::Leaves };

    /// The first trick that somebody looks at who minds the past ones, or does not.
    std::size_t firstSeen(const PublicState& table, bool past) { return past ? 0 : table.trick; }

    /// How often a seat claims a figure that is not the best, for each time that it has the best.
    double boldness(const Rival& rival, Figure figure)
    {
        return rival.raised.contains(figure) ? boldThree : boldClaim;
    }

    /// How often a rival holds that has it better: with a middling card on the table it may run
    /// away.
    double holdRate(const Rival& rival, Figure figure, double better)
    {
        const auto suit = suitOf(figure);
        if (better < 1 || !suit) return holdsWithBest;
        const Rank shown = (rival.faces & CardSet::of(*suit)).first().rank();
        return shown <= Rank::King ? 1 : std::max(0.4, 1.0 - 0.1 * static_cast<double>(shown));
    }

    /// How often those who hold a bid have it worse: few hold with less than a middling card.
    double holdsWithWorse(Figure figure, const std::optional<Worth>& mine)
    {
        if (!suitOf(figure) || !mine) return mostHoldWithWorse;
        return std::clamp(0.12 * (mine->height - 4), 0.1, mostHoldWithWorse);
    }

    /// A rival's chance to beat me once what it has said is taken into account.
    double afterTells(const Rival& rival, Figure figure, double better, double any)
    {
        if (better >= 1) return 1;
        if (rival.claimed.contains(figure)) {
            const double worse = boldness(rival, figure) * std::max(0.0, any - better);
            return any <= 0 ? 0 : better / (better + worse);
        }
        return rival.passed.contains(figure) ? passesWithBest * better : better;
    }

    /// The chance of the last trick once the claims to it are taken into account.
    double afterClaims(const FixedList<Rival, maxSeats>& rivals, double chance)
    {
        double odds = 1;
        for (const Rival& rival : rivals) {
            if (rival.raised.contains(Figure::Last)) odds *= 0.45;
            if (rival.claimed.contains(Figure::Last)) odds *= 0.8;
        }
        return chance * odds / (chance * odds + 1 - chance);
    }

}

FigureOdds::FigureOdds(
    const PublicState& table, Seat seat, const Holding& holding, Attention attention)
    : table_(table)
    , seat_(seat)
    , own_(table, seat, holding)
    , voids_(holding.voids)
    , commitments_(holding.commitments)
    , wilds_(wildCards(table.rules))
    , faces_(holding.cards - wilds_)
{
    CardSet gone = holding.cards;
    if (table.bottom) gone.add(*table.bottom);
    for (const Played played : table.played[seat]) faces_.add(played.as);
    for (const Seat other : table.active) {
        const auto& played = table.played[other];
        for (std::size_t i = firstSeen(table, attention.past); i < played.size(); ++i)
            gone.add(played[i].card);
        if (other != seat) meet(other, attention.past);
    }
    const CardSet unseen = packFor(table.rules) - gone;
    unseen_ = unseen - wilds_;
    unseenCards_ = unseen.size();
    unseenWilds_ = (unseen & wilds_).size();
    names_ = namesLeft();
    if (attention.words) listen();
}

void FigureOdds::meet(Seat other, bool past)
{
    Rival rival { .seat = other,
        .faces = {},
        .hidden = 3,
        .voids = 0,
        .claimed = {},
        .raised = {},
        .passed = {} };
    const auto& played = table_.played[other];
    for (std::size_t trick = firstSeen(table_, past); trick < played.size(); ++trick) {
        rival.faces.add(played[trick].as);
        const Seat leader = leaderOf(table_, static_cast<int>(trick));
        const Suit led = table_.played[leader][trick].as.suit();
        if (played[trick].as.suit() != led) rival.voids |= suitBit(led);
    }
    rival.hidden = 3 - static_cast<int>(played.size());
    rivals_.push(rival);
}

/// Notes who claimed and who gave in.
void FigureOdds::listen()
{
    for (const Acted& acted : table_.history) {
        const Verb verb = acted.action.verb();
        const bool claims = verb == Verb::Bid || verb == Verb::Hold || verb == Verb::Three;
        if (!claims && verb != Verb::Good) continue;
        for (Rival& rival : rivals_) {
            if (rival.seat != acted.seat) continue;
            (claims ? rival.claimed : rival.passed).add(acted.action.figure());
            if (verb == Verb::Three) rival.raised.add(acted.action.figure());
        }
    }
}

/// B-28, B-30, B-32: what an unnamed wild card can still become.
CardSet FigureOdds::namesLeft() const
{
    CardSet names = own_.possibleNames();
    for (const Suit suit : suits)
        if ((voids_ & suitBit(suit)) != 0) names -= CardSet::of(suit);
    for (const Figure figure : suitFigures) {
        const CardSet cards = CardSet::of(*suitOf(figure));
        if (commitments_.contains(figure) && (faces_ & cards).empty()) names &= cards;
    }
    if (commitments_.contains(Figure::Equal) && !hasPair(faces_)) names &= sameRanks(faces_);
    if (commitments_.contains(Figure::Run) && runStarts(faces_).empty())
        names &= neighbours(faces_);
    return names;
}

std::optional<Worth> FigureOdds::worthWith(Figure figure, std::optional<Card> name) const
{
    ThreeCards cards;
    CardSet named;
    for (const Played played : table_.played[seat_]) {
        cards.push(played);
        named.add(played.as);
    }
    for (const Card card : faces_ - named) cards.push({ card, card });
    if (name) cards.push({ own_.unnamed().first(), *name });
    return worthOf(cards, figure);
}

std::optional<Worth> FigureOdds::worth(Figure figure) const
{
    if (const auto suit = suitOf(figure)) {
        const CardSet cards = CardSet::of(*suit);
        const CardSet natural = faces_ & cards;
        const CardSet named = own_.unnamed().empty() ? CardSet {} : names_ & cards;
        std::optional<Worth> best;
        if (!named.empty()) best = Worth { 1, heightOf(named.first().rank()), 0, 0 };
        if (!natural.empty())
            best = std::max(
                best, std::optional(Worth { 1, heightOf(natural.first().rank()), 1, 0 }));
        return best;
    }
    std::optional<Worth> best = worthWith(figure, std::nullopt);
    if (own_.unnamed().empty()) return best;
    const CardSet useful = figure == Figure::Equal ? sameRanks(faces_) : neighbours(faces_);
    for (const Card name : names_& useful) best = std::max(best, worthWith(figure, name));
    return best;
}

bool FigureOdds::isBluff(Figure figure, double wonIfHeld) const
{
    constexpr double hopeless = 0.2;
    return wonIfHeld < hopeless && chance(figure) * table_.active.size() < 1;
}

bool FigureOdds::needsWild(Figure figure) const
{
    if (own_.unnamed().empty()) return false;
    if (const auto suit = suitOf(figure)) return (faces_ & CardSet::of(*suit)).empty();
    if (figure == Figure::Last) return own_.hand().size() == own_.unnamed().size();
    return !worthWith(figure, std::nullopt);
}

double FigureOdds::chance(Figure figure) const
{
    if (figure == Figure::Last)
        return table_.trick < 2 ? lastChance() : afterClaims(rivals_, lastChance());
    const auto mine = worth(figure);
    if (!mine) return 0;
    double best = needsWild(figure) && !commitments_.contains(figure) ? freeWild : 1;
    for (const Rival& rival : rivals_) {
        const Threat danger = threat(rival, figure, *mine);
        best *= 1 - afterTells(rival, figure, danger.better, danger.any);
    }
    return best;
}

Odds FigureOdds::earlyLastOdds(bool three) const
{
    double allGood = 1;
    for (const Rival& rival : rivals_) {
        if (rival.passed.contains(Figure::Last))
            allGood *= goodOnceMore;
        else
            allGood *= three ? goodForThreeInLast : goodForLast;
    }
    const double best = lastChance();
    return { best, allGood, bestThoughHeld * best };
}

/// Once the third trick is led a rival either can follow or cannot.
FigureOdds::Threat FigureOdds::lastThreat(const Rival& rival) const
{
    const double last = chance(Figure::Last);
    const double share = 1.0 / static_cast<double>(rivals_.size());
    return { 1 - std::pow(last, share), rival.passed.contains(Figure::Last) ? 0.3 : 0.8 };
}

Odds FigureOdds::odds(Figure figure, bool three) const
{
    if (figure == Figure::Last && table_.trick < 2) return earlyLastOdds(three);
    const auto mine = figure == Figure::Last ? std::nullopt : worth(figure);
    if (!mine && figure != Figure::Last) return { 0, 0, 0 };
    const double timid = holdsWithWorse(figure, mine);
    double best = 1;
    double allGood = 1;
    double quiet = 1; // nobody holds, given that nobody has it better
    for (const Rival& rival : rivals_) {
        const Threat danger = mine ? threat(rival, figure, *mine) : lastThreat(rival);
        const double better = afterTells(rival, figure, danger.better, danger.any);
        const bool claimed = rival.claimed.contains(figure);
        const double any = std::max(better, claimed ? 1.0 : danger.any);
        const double bold = claimed ? holdsThreeHavingClaimed : holdsThreeWithWorse;
        const double worse = (any - better) * (three ? bold : timid);
        best *= 1 - better;
        allGood *= 1 - better * holdRate(rival, figure, better) - worse;
        quiet *= better >= 1 ? 1 : 1 - worse / (1 - better);
    }
    const double held = 1 - allGood;
    return { best, allGood, held <= 0 ? best : std::min(1.0, best * (1 - quiet) / held) };
}

}
