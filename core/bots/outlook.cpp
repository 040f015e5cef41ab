#include "core/bots/outlook.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

namespace weli::bots {

using namespace bieten;

namespace {
    double P(int i, double d)
    {
        static double values[32];
        static bool known[32];
        if (!known[i]) {
            known[i] = true;
            const char* e = std::getenv(("P" + std::to_string(i)).c_str());
            values[i] = e ? std::atof(e) : d;
        }
        return values[i];
    }

    constexpr double wildBeats
        = 0.5; // how often a wild card is spent on a given figure, and wins it

    std::uint8_t suitBit(Suit suit)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit));
    }

    int heightOf(Rank rank) { return 8 - static_cast<int>(rank); }

    /// All cards at least this high.
    CardSet fromHeight(int height)
    {
        CardSet cards;
        for (const Rank rank : ranks)
            if (heightOf(rank) >= height) cards |= CardSet::of(rank);
        return cards;
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

    constexpr std::array suitFigures { Figure::Hearts, Figure::Leaves };

    Suit suitOf(Figure figure) { return figure == Figure::Hearts ? Suit::Hearts : Suit::Leaves; }

    /// How often a seat claims a figure that is not the best, for each time that it has the best.
    double boldness(const Rival& rival, Figure figure)
    {
        return rival.raised.contains(figure) ? P(20, 0.12) : P(21, 0.25);
    }

    /// A rival's chance to beat me once what it has said is taken into account.
    double afterTells(const Rival& rival, Figure figure, double better, double any)
    {
        if (better >= 1) return 1;
        if (rival.claimed.contains(figure)) {
            const double worse = boldness(rival, figure) * std::max(0.0, any - better);
            return any <= 0 ? 0 : better / (better + worse);
        }
        return rival.passed.contains(figure) ? P(22, 0.4) * better : better;
    }

    /// The chance of the last trick once the claims to it are taken into account.
    double afterClaims(const FixedList<Rival, maxSeats>& rivals, double chance)
    {
        double odds = 1;
        for (const Rival& rival : rivals) {
            if (rival.raised.contains(Figure::Last)) odds *= P(23, 0.45);
            if (rival.claimed.contains(Figure::Last)) odds *= P(24, 0.8);
        }
        return chance * odds / (chance * odds + 1 - chance);
    }

}

Outlook::Outlook(const Table& table, Seat seat, const Holding& holding)
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
    faces_ -= own_.unnamed();
    for (const Seat other : table.active) {
        for (const Played played : table.played[other]) gone.add(played.card);
        if (other != seat) meet(other);
    }
    const CardSet unseen = packFor(table.rules) - gone;
    unseen_ = unseen - wilds_;
    unseenCards_ = unseen.size();
    unseenWilds_ = (unseen & wilds_).size();
    names_ = namesLeft();
    listen();
}

void Outlook::meet(Seat other)
{
    Rival rival { .seat = other,
        .faces = {},
        .hidden = 3,
        .voids = 0,
        .claimed = {},
        .raised = {},
        .passed = {} };
    const auto& played = table_.played[other];
    for (std::size_t trick = 0; trick < played.size(); ++trick) {
        rival.faces.add(played[trick].as);
        const Seat leader = leaderOf(table_, static_cast<int>(trick));
        const Suit led = table_.played[leader][trick].as.suit();
        if (played[trick].as.suit() != led) rival.voids |= suitBit(led);
    }
    rival.hidden = 3 - static_cast<int>(played.size());
    rivals_.push(rival);
}

/// Notes who claimed and who gave in.
void Outlook::listen()
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
CardSet Outlook::namesLeft() const
{
    CardSet names = own_.possibleNames();
    for (const Suit suit : suits)
        if ((voids_ & suitBit(suit)) != 0) names -= CardSet::of(suit);
    for (const Figure figure : suitFigures) {
        const CardSet cards = CardSet::of(suitOf(figure));
        if (commitments_.contains(figure) && (faces_ & cards).empty()) names &= cards;
    }
    if (commitments_.contains(Figure::Equal) && !hasPair(faces_)) names &= sameRanks(faces_);
    if (commitments_.contains(Figure::Run) && runStarts(faces_).empty())
        names &= neighbours(faces_);
    return names;
}

std::optional<Worth> Outlook::worthWith(Figure figure, std::optional<Card> name) const
{
    ThreeCards cards;
    CardSet named;
    for (const Played played : table_.played[seat_]) {
        cards.push(played);
        named.add(played.as);
    }
    for (const Card card : faces_ - named) cards.push({ card, card });
    if (name) cards.push({ own_.unnamed().first(), *name });
    return figure == Figure::Equal ? bestSet(cards) : bestRun(cards);
}

std::optional<Worth> Outlook::worth(Figure figure) const
{
    if (figure == Figure::Hearts || figure == Figure::Leaves) {
        const CardSet cards = CardSet::of(suitOf(figure));
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

bool Outlook::needsWild(Figure figure) const
{
    if (own_.unnamed().empty()) return false;
    if (figure == Figure::Hearts || figure == Figure::Leaves)
        return (faces_ & CardSet::of(suitOf(figure))).empty();
    if (figure == Figure::Last) return own_.hand().size() == own_.unnamed().size();
    return !worthWith(figure, std::nullopt);
}

/// The chance that a rival hides at least one of so many unseen cards.
double Outlook::holdsOneOf(const Rival& rival, int cards) const
{
    double none = 1;
    for (int i = 0; i < rival.hidden; ++i)
        none *= std::max(0.0, 1.0 - static_cast<double>(cards) / (unseenCards_ - i));
    return 1 - none;
}

void Outlook::addWilds(const Rival& rival, double beats, Threat& threat) const
{
    if (unseenWilds_ == 0) return;
    const double wild = holdsOneOf(rival, unseenWilds_);
    threat.better += (1 - threat.better) * wild * beats;
    threat.any += (1 - threat.any) * wild;
}

Outlook::Threat Outlook::suitThreat(const Rival& rival, Suit suit, const Worth& mine) const
{
    const CardSet cards = CardSet::of(suit);
    // A natural card beats a wild one of its own name.
    const CardSet higher = cards & fromHeight(mine.height + (mine.naturals == 1 ? 1 : 0));
    const CardSet shown = rival.faces & cards;
    Threat threat { (shown & higher).empty() ? 0.0 : 1.0, shown.empty() ? 0.0 : 1.0 };
    if ((rival.voids & suitBit(suit)) != 0) return threat;
    threat.better = std::max(threat.better, holdsOneOf(rival, (unseen_ & higher).size()));
    threat.any = std::max(threat.any, holdsOneOf(rival, (unseen_ & cards).size()));
    const bool aceOrSafe = mine.height == heightOf(Rank::Ace) && mine.naturals == 1;
    addWilds(rival, aceOrSafe ? 0 : wildBeats, threat);
    return threat;
}

/// Exactly two cards of a kind make the threat; both unseen, or one of them shown.
static double rarely(double hidden, double unseen, int bothUnseen, int oneShown)
{
    if (hidden <= 0 || unseen < 2) return 0;
    const double both = hidden * (hidden - 1) / (unseen * (unseen - 1));
    return 1 - std::exp(-(both * bothUnseen + hidden / unseen * oneShown));
}

Outlook::Threat Outlook::setThreat(const Rival& rival, const Worth& mine) const
{
    const auto chance = [&](CardSet high) {
        const CardSet unseen = unseen_ & high;
        const CardSet shown = rival.faces & high;
        if (pairs(shown) > 0) return 1.0;
        return rarely(
            rival.hidden, unseenCards_, pairs(unseen), (unseen & sameRanks(shown)).size());
    };
    Threat threat { mine.size == 3 ? 0.01 : chance(fromHeight(mine.height)),
        chance(CardSet::all()) };
    addWilds(rival, mine.size == 3 ? 0.02 : wildBeats, threat);
    return threat;
}

Outlook::Threat Outlook::runThreat(const Rival& rival, const Worth& mine) const
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
    Threat threat { mine.size == 3 ? 0.02 : chance(fromHeight(mine.height)),
        chance(CardSet::all()) };
    addWilds(rival, mine.size == 3 ? 0.02 : wildBeats, threat);
    return threat;
}

Outlook::Threat Outlook::threat(const Rival& rival, Figure figure, const Worth& mine) const
{
    if (figure == Figure::Equal) return setThreat(rival, mine);
    if (figure == Figure::Run) return runThreat(rival, mine);
    return suitThreat(rival, suitOf(figure), mine);
}

double Outlook::chance(Figure figure) const
{
    if (figure == Figure::Last) return afterClaims(rivals_, lastChance());
    const auto mine = worth(figure);
    if (!mine) return 0;
    double best = needsWild(figure) && !commitments_.contains(figure) ? P(25, 0.6) : 1;
    for (const Rival& rival : rivals_) {
        const Threat danger = threat(rival, figure, *mine);
        best *= 1 - afterTells(rival, figure, danger.better, danger.any);
    }
    return best;
}

Odds Outlook::odds(Figure figure, bool three) const
{
    const auto mine = figure == Figure::Last ? std::nullopt : worth(figure);
    const double last = figure == Figure::Last ? afterClaims(rivals_, lastChance()) : 0;
    const double share = 1.0 / static_cast<double>(rivals_.size());
    double best = 1;
    double allGood = 1;
    double quiet = 1; // nobody holds, given that nobody has it better
    for (const Rival& rival : rivals_) {
        Threat danger { 1 - std::pow(last, share), 0.8 };
        if (figure == Figure::Last && rival.passed.contains(figure)) danger.any = 0.3;
        if (mine) danger = threat(rival, figure, *mine);
        const double better = afterTells(rival, figure, danger.better, danger.any);
        const bool claimed = rival.claimed.contains(figure);
        const double any = std::max(better, claimed ? 1.0 : danger.any);
        const double bold = three ? (claimed ? P(26, 0.5) : P(27, 0.25)) : P(28, 0.45);
        const double worse = (any - better) * bold;
        best *= 1 - better;
        allGood *= 1 - better * P(29, 0.9) - worse;
        quiet *= better >= 1 ? 1 : 1 - worse / (1 - better);
    }
    const double held = 1 - allGood;
    return { best, allGood, held <= 0 ? best : std::min(1.0, best * (1 - quiet) / held) };
}

}
