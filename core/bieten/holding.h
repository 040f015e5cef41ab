#pragma once

#include "core/bieten/combination.h"
#include "core/bieten/public_state.h"

namespace weli::bieten {

/// What a seat alone knows of itself: its cards, and what binds its wild cards (section 6).
struct Holding {
    CardSet cards; // of this deal, dealt or stolen, played or not
    std::uint8_t voids = 0; // B-30, a bit a suit, for every wild card still in the hand
    FigureSet commitments {}; // B-32; `last` only if claimed after the third lead (B-33)
    PerFigure<std::uint8_t> barred {}; // B-35, a bit a wild card (wildOrder)
    friend bool operator==(const Holding&, const Holding&) = default;
};

/// What this act of its seat does to the holding; an offence binds to nothing (B-55). `table` is
/// the table just before the act.
void bind(
    const PublicState& table, Seat seat, Holding& holding, const Action& action, bool offence);

/// Those of these cards that have not yet been played.
inline CardSet handOf(const PublicState& table, CardSet cards) { return cards - table.shown; }

/// A seat's own cards in the light of the table: what the clauses of section 6 ask about.
/// Looks at the table and the holding it was made from; all three cards must be there.
class OwnCards {
public:
    OwnCards(const PublicState& table, Seat seat, const Holding& holding);

    /// The cards not yet played.
    [[nodiscard]] CardSet hand() const { return hand_; }
    /// The wild cards of the hand.
    [[nodiscard]] CardSet unnamed() const { return unnamed_; }
    /// B-36: some consistent naming gives the seat this figure.
    [[nodiscard]] bool has(Figure figure) const;
    /// Those of these figures that it has.
    [[nodiscard]] FigureSet had(FigureSet wanted) const;
    /// The best figure that some consistent naming gives the seat (B-24, B-35, B-36); of `last`
    /// nothing.
    [[nodiscard]] std::optional<Worth> best(Figure figure) const;
    /// Does the hand hold a natural card of the suit led?
    [[nodiscard]] bool canFollow() const;
    /// B-31 for a natural card of the hand.
    [[nodiscard]] bool lawful(Card natural) const;
    /// B-28: the names that a wild card of the hand can have at all.
    [[nodiscard]] CardSet possibleNames() const;
    /// B-31: the names under which this wild card of the hand may be played.
    [[nodiscard]] CardSet lawfulNames(Card wild) const;

private:
    using Named = FixedList<Played, 3>;
    [[nodiscard]] std::optional<Suit> led() const;
    [[nodiscard]] CardSet unmarkedNames() const;
    [[nodiscard]] CardSet faces(Figure figure, const Named& named) const;
    [[nodiscard]] CardSet namesFor(Figure figure, const Named& named, Card wild) const;
    [[nodiscard]] CardSet lastNames(
        FigureSet bound, const Named& named, Card wild, CardSet names) const;
    [[nodiscard]] CardSet usefulNames(Figure figure, const Named& named, CardSet names) const;
    [[nodiscard]] ThreeCards counting(Figure figure, const Named& named) const;
    [[nodiscard]] std::optional<Worth> best(
        Figure figure, const Named& named, CardSet unnamed, CardSet names) const;
    [[nodiscard]] bool consistent(
        FigureSet bound, const Named& named, CardSet unnamed, CardSet names) const;
    [[nodiscard]] bool oneUnnamed() const;
    [[nodiscard]] bool unnamedThird() const;
    [[nodiscard]] bool thirdFollows() const;

    const PublicState& table_;
    const Holding& holding_;
    CardSet hand_;
    CardSet natural_; // of all three cards
    CardSet unnamed_;
    Named named_; // wild cards on the table
    std::optional<Suit> thirdLed_;
    Card third_; // what the card of the third trick is, once that trick is led
    bool thirdIsPlayed_ = false;
};

}
