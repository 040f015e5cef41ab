#pragma once

#include "core/bieten/combination.h"
#include "core/bieten/view.h"
#include "core/coach/note.h"

#include <optional>

namespace weli::coach {

constexpr Clause bietenClause(int number) { return { 'B', static_cast<std::uint8_t>(number) }; }

inline Code codeOf(bieten::Figure figure) { return { std::string(bieten::code(figure)) }; }
inline lesson::Pointer plateOf(bieten::Figure figure)
{
    return { lesson::Spot::Plate, std::string(bieten::code(figure)) };
}
inline lesson::Pointer buttonOf(const bieten::Action& action)
{
    return { lesson::Spot::Answer, toText(action) };
}

/// What a seat sees while the cards are played, with its own looked through. Looks at the view that
/// it was made from.
class Sight {
public:
    /// Nothing while the cards are not played, and for a seat that is out of the game.
    static std::optional<Sight> of(const bieten::View& view);

    [[nodiscard]] const bieten::PublicState& table() const { return now_.table; }
    [[nodiscard]] Seat me() const { return now_.seat; }
    [[nodiscard]] const bieten::Holding& own() const { return now_.own; }
    [[nodiscard]] const bieten::OwnCards& cards() const { return cards_; }

    /// Its card is due, and no answer.
    [[nodiscard]] bool isDue() const;
    /// What it is to answer, if anything.
    [[nodiscard]] const bieten::Answering* asked() const;
    /// How many are asked after it.
    [[nodiscard]] int askedLater() const;
    /// Is this open to it, and no offence?
    [[nodiscard]] bool may(bieten::Verb verb, bieten::Figure figure) const;
    /// Those that it may bid.
    [[nodiscard]] bieten::FigureSet biddable() const;
    /// Those on which it may say three.
    [[nodiscard]] bieten::FigureSet raisable() const;
    /// Unlawful acts do not exist.
    [[nodiscard]] bool isStrict() const;
    /// Does nothing at the count take the figure away again once it is conceded (B-64)?
    [[nodiscard]] bool isSettledByGood(bieten::Figure figure) const;
    /// How many points it lacks.
    [[nodiscard]] int lacks() const;

    /// May somebody go out before what nobody speaks of is counted (B-65)?
    [[nodiscard]] bool mayEndEarly() const;

    /// Its cards as they stand: those that it may still name are left out.
    [[nodiscard]] bieten::ThreeCards fixedCards() const;
    /// Does it have the figure without a card that it may still name?
    [[nodiscard]] bool hasNaturally(bieten::Figure figure) const;
    /// The ace of the suit of this figure, if it is among its cards: nothing beats it.
    [[nodiscard]] std::optional<Card> aceOf(bieten::Figure figure) const;
    /// A seat that beats it in the figure by cards that lie on the table, whatever happens.
    [[nodiscard]] std::optional<Seat> betterOnTable(bieten::Figure figure) const;
    /// The suit led, if it is to follow.
    [[nodiscard]] std::optional<Suit> led() const;

private:
    explicit Sight(const bieten::Observation& now)
        : now_(now)
        , cards_(now.table, now.seat, now.own)
    {
    }

    const bieten::Observation& now_;
    bieten::OwnCards cards_;
};

}
