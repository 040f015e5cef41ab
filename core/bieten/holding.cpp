#include "core/bieten/holding.h"

#include <algorithm>

namespace weli::bieten {

namespace {

    CardSet suitsOf(std::uint8_t marks)
    {
        CardSet cards;
        for (const Suit suit : suits)
            if (((marks >> static_cast<unsigned>(suit)) & 1U) != 0) cards |= CardSet::of(suit);
        return cards;
    }

    bool isBarred(const Holding& holding, Figure figure, Card wild)
    {
        return ((holding.barred[figure] >> static_cast<unsigned>(wildOrder(wild))) & 1U) != 0;
    }

    bool holds(Figure figure, CardSet faces)
    {
        switch (figure) { // B-32
        case Figure::Hearts: return !(faces & CardSet::of(Suit::Hearts)).empty();
        case Figure::Leaves: return !(faces & CardSet::of(Suit::Leaves)).empty();
        case Figure::Equal: return hasPair(faces);
        case Figure::Run: return !runStarts(faces).empty();
        case Figure::Last: break;
        }
        return true;
    }

    /// What one more card must be so that these faces hold the figure.
    CardSet completing(Figure figure, CardSet faces)
    {
        switch (figure) {
        case Figure::Hearts: return CardSet::of(Suit::Hearts);
        case Figure::Leaves: return CardSet::of(Suit::Leaves);
        case Figure::Equal: return sameRanks(faces);
        case Figure::Run: return neighbours(faces);
        case Figure::Last: break;
        }
        return CardSet::all();
    }

    std::uint8_t suitBit(Suit suit)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit));
    }

    void bindByPlay(const PublicState& table, Holding& holding, const Action& action, bool offence)
    {
        const bool wild = wildCards(table.rules).contains(action.card());
        if (offence && wild) { // B-55
            holding.commitments = {};
            holding.voids = 0;
        }
        const auto led = suitLed(table);
        if (offence || !led || action.as().suit() == *led) return;
        holding.voids = static_cast<std::uint8_t>(holding.voids | suitBit(*led)); // B-30
    }

    void bindByClaim(const PublicState& table, Holding& holding, Figure figure)
    {
        if (figure != Figure::Last || thirdLed(table))
            holding.commitments.add(figure); // B-32, B-33
    }

    /// B-35: what the wild cards of this hand can no longer be used for.
    void barByGood(const PublicState& table, Seat seat, Holding& holding, Figure figure)
    {
        if (!table.rules.goodBars || figure == Figure::Last) return;
        for (const Acted& acted : table.history) {
            const Verb verb = acted.action.verb();
            const bool claim = verb == Verb::Bid || verb == Verb::Hold || verb == Verb::Three;
            if (claim && acted.seat == seat && acted.action.figure() == figure) return;
        }
        for (const Card wild : OwnCards(table, seat, holding).unnamed()) {
            const unsigned bit = 1U << static_cast<unsigned>(wildOrder(wild));
            holding.barred[figure] = static_cast<std::uint8_t>(holding.barred[figure] | bit);
        }
    }

}

void bind(const PublicState& table, Seat seat, Holding& holding, const Action& action, bool offence)
{
    if (!holdsWild(table.rules, holding.cards)) return; // nothing to bind
    switch (action.verb()) {
    case Verb::Play: bindByPlay(table, holding, action, offence); break;
    case Verb::Good: barByGood(table, seat, holding, action.figure()); break;
    case Verb::Bid:
    case Verb::Three:
    case Verb::Hold:
        if (!offence) bindByClaim(table, holding, action.figure());
        break;
    default: break;
    }
}

OwnCards::OwnCards(const PublicState& table, Seat seat, const Holding& holding)
    : table_(table)
    , holding_(holding)
    , hand_(handOf(table, holding.cards))
    , natural_(holding.cards - wildCards(table.rules))
    , thirdLed_(thirdLed(table))
{
    const auto& played = table.played[seat];
    for (const Played card : played)
        if (!natural_.contains(card.card)) named_.push(card);
    unnamed_ = hand_ - natural_;
    thirdIsPlayed_ = played.size() == 3;
    if (thirdLed_) third_ = thirdIsPlayed_ ? played[2].as : hand_.first();
}

std::optional<Suit> OwnCards::led() const
{
    return table_.trick < 3 ? suitLed(table_) : std::nullopt;
}

CardSet OwnCards::possibleNames() const
{
    CardSet names = ordinaryCards() - holding_.cards;
    for (const Played played : named_) names.remove(played.as); // B-28
    return names;
}

CardSet OwnCards::unmarkedNames() const { return possibleNames() - suitsOf(holding_.voids); }

CardSet OwnCards::faces(Figure figure, const Named& named) const
{
    CardSet faces = natural_;
    for (const Played played : named)
        if (!isBarred(holding_, figure, played.card)) faces.add(played.as); // B-35
    return faces;
}

bool OwnCards::thirdFollows() const { return third_.suit() == *thirdLed_; }

CardSet OwnCards::namesFor(Figure figure, const Named& named, Card wild) const
{
    if (figure == Figure::Last) return thirdLed_ ? CardSet::of(*thirdLed_) : CardSet::all(); // B-33
    const CardSet held = faces(figure, named);
    if (holds(figure, held)) return CardSet::all(); // B-32: the wild card stays free
    return isBarred(holding_, figure, wild) ? CardSet() : completing(figure, held);
}

CardSet OwnCards::lastNames(FigureSet bound, const Named& named, Card wild, CardSet names) const
{
    for (const Played played : named) names.remove(played.as); // B-29: all different
    for (const Figure figure : bound) names &= namesFor(figure, named, wild);
    return names;
}

bool OwnCards::consistent(FigureSet bound, const Named& named, CardSet unnamed, CardSet names) const
{
    if (unnamed.empty()) {
        for (const Figure figure : bound)
            if (!holds(figure, faces(figure, named))) return false;
        return true;
    }
    const Card wild = unnamed.first();
    unnamed.remove(wild);
    if (unnamed.empty()) return !lastNames(bound, named, wild, names).empty();
    for (const Card name : names) {
        Named more = named;
        more.push({ wild, name });
        if (consistent(bound, more, unnamed, names - CardSet { name })) return true;
    }
    return false;
}

bool OwnCards::has(Figure figure) const
{
    if (figure == Figure::Last && thirdLed_ && !unnamedThird() && !thirdFollows())
        return false; // B-33
    if (unnamed_.empty()) return holds(figure, faces(figure, named_));
    return consistent(holding_.commitments.with(figure), named_, unnamed_, unmarkedNames());
}

/// Those of the last unnamed wild card that can make the figure, or a better one; with them one
/// that need not.
CardSet OwnCards::usefulNames(Figure figure, const Named& named, CardSet names) const
{
    if (names.empty()) return names;
    return (names & completing(figure, faces(figure, named))) | CardSet { names.first() };
}

ThreeCards OwnCards::counting(Figure figure, const Named& named) const
{
    ThreeCards cards;
    for (const Card card : natural_) cards.push({ card, card });
    for (const Played played : named)
        if (!isBarred(holding_, figure, played.card)) cards.push(played); // B-35
    return cards;
}

std::optional<Worth> OwnCards::best(
    Figure figure, const Named& named, CardSet unnamed, CardSet names) const
{
    if (unnamed.empty()) return worthOf(counting(figure, named), figure);
    const Card wild = unnamed.first();
    unnamed.remove(wild);
    const CardSet open = unnamed.empty()
        ? usefulNames(figure, named, lastNames(holding_.commitments, named, wild, names))
        : names;
    std::optional<Worth> most;
    for (const Card name : open) {
        Named more = named;
        more.push({ wild, name });
        most = std::max(most, best(figure, more, unnamed, names - CardSet { name }));
    }
    return most;
}

std::optional<Worth> OwnCards::best(Figure figure) const
{
    return best(figure, named_, unnamed_, unmarkedNames());
}

bool OwnCards::unnamedThird() const { return !thirdIsPlayed_ && !unnamed_.empty(); }

bool OwnCards::canFollow() const
{
    const auto suit = led();
    return suit && !(hand_ & natural_ & CardSet::of(*suit)).empty();
}

bool OwnCards::lawful(Card natural) const
{
    const auto suit = led();
    if (!suit || natural.suit() == *suit) return true;
    if (canFollow()) return false;
    if (unnamed_.empty()) return true;
    return consistent(holding_.commitments, named_, unnamed_, unmarkedNames() - CardSet::of(*suit));
}

CardSet OwnCards::lawfulNames(Card wild) const
{
    const auto suit = led();
    CardSet names = unmarkedNames();
    if (canFollow()) names &= CardSet::of(*suit);
    const CardSet others = unnamed_ - CardSet { wild };
    if (others.empty()) return lastNames(holding_.commitments, named_, wild, names);

    CardSet lawful;
    for (const Card name : names) {
        Named more = named_;
        more.push({ wild, name });
        CardSet rest = unmarkedNames() - CardSet { name };
        if (suit && name.suit() != *suit) rest -= CardSet::of(*suit);
        if (consistent(holding_.commitments, more, others, rest)) lawful.add(name);
    }
    return lawful;
}

FigureSet OwnCards::had(FigureSet wanted) const
{
    FigureSet had;
    if (!oneUnnamed()) {
        for (const Figure figure : wanted)
            if (has(figure)) had.add(figure);
        return had;
    }
    const Card wild = unnamed_.first(); // what binds its name is the same for all figures
    const CardSet names = lastNames(holding_.commitments, named_, wild, unmarkedNames());
    for (const Figure figure : wanted)
        if (!(names & namesFor(figure, named_, wild)).empty()) had.add(figure);
    return had;
}

bool OwnCards::oneUnnamed() const
{
    return !unnamed_.empty() && (unnamed_ - CardSet { unnamed_.first() }).empty();
}

}
