#include "core/bots/bieten/blueprint/blueprint.h"

#include "core/bieten/combination.h"
#include "core/bots/bieten/blueprint/blueprint_table.h"

#include <algorithm>
#include <string>

namespace weli::bots {

using namespace bieten;

namespace {

    bool isKnown(const PublicState& table, Suit suit)
    {
        return table.active.size() == 3 && table.trick == 0
            && (table.shown & CardSet::of(suit)).empty();
    }

    /// The row's place of the best card of the suit; nothing without any.
    std::optional<std::size_t> handOf(const Observation& observation, Suit suit)
    {
        constexpr std::size_t weli = 7;
        constexpr std::size_t ace = 8;
        constexpr int kingsPlace = 6;
        const CardSet cards = observation.own.cards - wildCards(observation.table.rules);
        const CardSet ofSuit = cards & CardSet::of(suit);
        if (!ofSuit.empty() && ofSuit.first().rank() == Rank::Ace) return ace;
        if (observation.own.cards != cards) return weli;
        if (ofSuit.empty()) return std::nullopt;
        const int place
            = kingsPlace + static_cast<int>(Rank::King) - static_cast<int>(ofSuit.first().rank());
        if (place < 0) return std::nullopt; // the six of a pack with a natural Weli
        return static_cast<std::size_t>(place);
    }

    /// How many seats of the turn speak before this one.
    int turnOf(const PublicState& table, Seat seat)
    {
        int turn = 0;
        for (Seat other = table.leader; other != seat; other = nextIn(table.active, other)) ++turn;
        return turn;
    }

    /// What has been said to the figure, as rows are named.
    std::string historyOf(const PublicState& table, Seat seat, Figure figure)
    {
        const std::optional<Seat> bidder = table.figures[figure].bidder;
        std::string text(static_cast<std::size_t>(turnOf(table, bidder.value_or(seat))), 'p');
        for (const Acted& acted : table.history) {
            const auto letter = letterOf(acted.action.verb());
            if (letter && acted.action.figure() == figure) text += *letter;
        }
        return text;
    }

    /// Held by this seat itself, which may still say three.
    bool holdsItself(const PublicState& table, Seat seat, Figure figure)
    {
        const FigureStatus& status = table.figures[figure];
        return status.state == FigureState::Held && status.stake == 2 && status.holder == seat;
    }

    /// Can somebody go out in this deal?
    bool mayEndGame(const PublicState& table)
    {
        int points = 0;
        for (const FigureStatus& figure : table.figures.values)
            if (figure.state != FigureState::Conceded)
                points += figure.stake == 1 ? 3 : figure.stake;
        for (const Seat seat : table.active)
            if (bookedScore(table, seat) + points >= table.rules.target) return true;
        return false;
    }

    const BlueprintRow* rowOf(std::string_view history)
    {
        const auto row = std::find_if(blueprintTable.begin(), blueprintTable.end(),
            [history](const BlueprintRow& one) { return one.history == history; });
        return row == blueprintTable.end() ? nullptr : &*row;
    }

}

std::optional<char> letterOf(Verb verb)
{
    switch (verb) {
    case Verb::Bid: return 'b';
    case Verb::Good: return 'g';
    case Verb::Hold: return 'h';
    case Verb::Three: return 't';
    default: return std::nullopt;
    }
}

bool isBlueprintsGame(const PublicState& table, Figure figure)
{
    const std::optional<Suit> suit = suitOf(figure);
    if (!suit || !isKnown(table, *suit)) return false;
    if (wildCards(table.rules) != CardSet { weliCard }) return false;
    FigureSet others = table.silent | table.raisable;
    others.remove(figure);
    return others.empty() && !mayEndGame(table);
}

std::optional<ClaimMixture> blueprintFor(const Observation& observation, Figure figure)
{
    const PublicState& table = observation.table;
    const std::optional<Suit> suit = suitOf(figure);
    if (!suit || !isKnown(table, *suit)) return std::nullopt;
    if (table.figures[figure].raiser == observation.seat) return std::nullopt;
    const auto hand = handOf(observation, *suit);
    if (!hand) return std::nullopt;
    std::string history = historyOf(table, observation.seat, figure);
    const bool own = holdsItself(table, observation.seat, figure);
    if (own) history.pop_back(); // it could have said three at once
    const BlueprintRow* const row = rowOf(history);
    if (row == nullptr) return std::nullopt;
    const auto& often = row->often[*hand];
    const ClaimMixture mixture { often[0] / 100.0, often[1] / 100.0 };
    if (!own) return mixture;
    const double claims = mixture.claim + mixture.three;
    return ClaimMixture { 0, claims > 0 ? mixture.three / claims : 0 };
}

}
