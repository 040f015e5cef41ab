#pragma once

#include "core/bieten/combination.h"
#include "core/bieten/state.h"

namespace weli::bots {

/// How much of the table somebody takes in.
struct Attention {
    bool past = true; // the cards of the tricks before this one
    bool words = true; // what others have claimed, and let go
};

/// What a seat has seen of another one in this deal.
struct Rival {
    Seat seat;
    CardSet faces; // its cards on the table, under their names
    int hidden = 3;
    std::uint8_t voids = 0; // a bit a suit that it did not follow
    bieten::FigureSet claimed; // bid, held or raised
    bieten::FigureSet raised; // said three
    bieten::FigureSet passed; // said good
};

/// How a claim of a figure would fare: chances, 0…1.
struct Odds {
    double best = 0; // that nobody has it better, as things stand
    double allGood = 0; // that everybody gives in
    double bestIfHeld = 0; // that nobody has it better once somebody has held it
};

/// The deal as one seat sees it, with chances counted from the cards that it has not seen.
class FigureOdds {
public:
    /// Looks at what it was made from.
    FigureOdds(const bieten::PublicState& table, Seat seat, const bieten::Holding& holding,
        Attention attention = {});

    [[nodiscard]] const bieten::PublicState& table() const { return table_; }
    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] const bieten::OwnCards& own() const { return own_; }
    [[nodiscard]] const FixedList<Rival, maxSeats>& rivals() const { return rivals_; }
    /// Natural cards and names of all three cards, whatever is still unnamed left out.
    [[nodiscard]] CardSet faces() const { return faces_; }

    /// The chance that the seat's cards win this figure at the count; 0 if it does not have it.
    [[nodiscard]] double chance(bieten::Figure figure) const;
    /// The same if the figure is bid, or raised with `three`.
    [[nodiscard]] Odds odds(bieten::Figure figure, bool three) const;
    /// Is it seldom the best, and hardly ever won in so many of the cases in which it is held?
    [[nodiscard]] bool isBluff(bieten::Figure figure, double wonIfHeld) const;
    /// Would the figure rest on a wild card that has no name yet?
    [[nodiscard]] bool needsWild(bieten::Figure figure) const;
    /// The chance of the last trick if this card is played next, under this name.
    [[nodiscard]] double lastChance(bieten::Played card) const;
    /// The chance of the last trick as things stand.
    [[nodiscard]] double lastChance() const;
    /// Has it claimed this suit and shown nothing of it? Then it has it left, or a wild card
    /// (B-36).
    [[nodiscard]] bool owes(const Rival& rival, Suit suit) const;
    /// The chance that this face is not beaten in its suit if every other seat shows so
    /// many of its hidden cards.
    [[nodiscard]] double unbeaten(Card face, int hidden) const;

private:
    /// Before the third trick nobody knows much: a claim to it is answered nearly by chance.
    [[nodiscard]] Odds earlyLastOdds(bool three) const;
    /// A rival's chances to have a figure, and to have it at least as well as mine.
    struct Threat {
        double better = 0;
        double any = 0;
    };

    void meet(Seat other, bool past);
    void listen();
    [[nodiscard]] CardSet namesLeft() const;
    [[nodiscard]] std::optional<bieten::Worth> worth(bieten::Figure figure) const;
    [[nodiscard]] std::optional<bieten::Worth> worthWith(
        bieten::Figure figure, std::optional<Card> name) const;
    [[nodiscard]] Threat threat(
        const Rival& rival, bieten::Figure figure, const bieten::Worth& mine) const;
    [[nodiscard]] Threat suitThreat(const Rival& rival, Suit suit, const bieten::Worth& mine) const;
    [[nodiscard]] Threat setThreat(const Rival& rival, const bieten::Worth& mine) const;
    [[nodiscard]] Threat runThreat(const Rival& rival, const bieten::Worth& mine) const;
    void addWilds(const Rival& rival, double beats, Threat& threat) const;
    [[nodiscard]] Threat lastThreat(const Rival& rival) const;
    [[nodiscard]] double holdsOneOf(const Rival& rival, int cards) const;
    [[nodiscard]] double unbeaten(Card face, const Rival& rival, int hidden) const;
    [[nodiscard]] double winsTrick(bieten::Played card, int hidden) const;
    [[nodiscard]] double lastCardChance(bool leads, CardSet rest) const;
    [[nodiscard]] double thirdTrickChance(bieten::Played card) const;
    [[nodiscard]] bool hasPlayedAWild(Seat seat) const;
    [[nodiscard]] const Rival* boundLeader() const;
    [[nodiscard]] double fallsToLead(Card card, const Rival& leader) const;

    const bieten::PublicState& table_;
    Seat seat_;
    bieten::OwnCards own_;
    std::uint8_t voids_;
    bieten::FigureSet commitments_;
    CardSet wilds_; // of the match
    CardSet faces_;
    CardSet names_; // open to an unnamed wild card
    CardSet unseen_; // ordinary cards
    int unseenWilds_ = 0;
    int unseenCards_ = 0;
    FixedList<Rival, maxSeats> rivals_;
};

}
