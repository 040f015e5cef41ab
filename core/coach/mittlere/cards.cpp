#include "core/coach/mittlere/situations.h"

// What may be played, and what it does.

namespace weli::coach::mittlere_situations {

using namespace mittlere;

namespace {

    Note atHand(int clause)
    {
        return { .target = { lesson::Spot::Hand }, .clause = mittlereClause(clause) };
    }
    Note atHand(int clause, std::string_view name, Suit suit)
    {
        Note note = atHand(clause);
        note.arguments = { { name, suit } };
        return note;
    }
    Note atCard(int clause, Card card)
    {
        return { .arguments = { { "card", card } },
            .target = { lesson::Spot::Card, card },
            .clause = mittlereClause(clause) };
    }

    /// A card of trump that is in the seat's hand while tricks are played.
    std::optional<Card> trumpHeld(const View& view, Rank rank)
    {
        const auto due = dueOf(view);
        if (!due || !due->trump()) return std::nullopt;
        const Card card(*due->trump(), rank);
        return due->hand.contains(card) ? std::optional(card) : std::nullopt;
    }

    /// The seat plays the third card of the trick.
    std::optional<Due> lastTo(const View& view)
    {
        auto due = followingTo(view);
        if (due && due->trick->cards.size() != 2) due.reset();
        return due;
    }

    int pointsIn(const Due& due)
    {
        int points = 0;
        for (const Card card : due.trick->cards) points += valueOf(card, due.trump());
        return points;
    }

}

std::optional<Note> leadFirst(const View& view)
{
    const auto due = dueOf(view);
    if (!due || !due->table.tricks.empty()) return std::nullopt;
    return atHand(10);
}

std::optional<Note> followBeforeTrump(const View& view)
{
    const auto due = followingTo(view);
    if (!due || due->trump() || due->following().empty()) return std::nullopt;
    if (due->following() == due->hand) return std::nullopt;
    return atHand(13, "suit", due->led());
}

std::optional<Note> makesTrump(const View& view)
{
    const auto due = followingTo(view);
    if (!due || due->trump() || !due->following().empty()) return std::nullopt;
    return atHand(19, "suit", due->led());
}

std::optional<Note> trumpJustMade(const View& view)
{
    const auto due = lastTo(view);
    if (!due || !due->trump() || due->led() == due->trump() || due->following().empty())
        return std::nullopt;
    const Card second = due->trick->cards[1];
    if (second.suit() != due->trump()) return std::nullopt;
    CardSet earlier; // has any card before this one not followed?
    for (const PlayedTrick& trick : due->table.tricks)
        for (const Card card : trick.cards)
            if (card.suit() != trick.cards[0].suit()) earlier.add(card);
    if (earlier != CardSet { second }) return std::nullopt;
    Note note = atHand(20, "trump", *due->trump());
    note.arguments.push_back({ "seat", playerOf(*due->trick, 1) });
    note.target = { lesson::Spot::Order };
    return note;
}

std::optional<Note> followOrTrump(const View& view)
{
    const auto due = followingTo(view);
    if (!due || !due->trump() || due->led() == due->trump() || due->following().empty())
        return std::nullopt;
    if ((due->may() & due->trumps()).empty()) return std::nullopt;
    Note note = atHand(16, "suit", due->led());
    note.arguments.push_back({ "trump", *due->trump() });
    return note;
}

std::optional<Note> trumpTooLow(const View& view)
{
    const auto due = followingTo(view);
    if (!due || !due->trump() || due->led() == due->trump() || due->following().empty())
        return std::nullopt;
    if ((due->trumps() - due->may()).empty()) return std::nullopt;
    Note note = atHand(17, "suit", due->led());
    note.arguments.push_back({ "card", due->trick->winning });
    note.target = { lesson::Spot::Card, due->trick->winning };
    return note;
}

std::optional<Note> anyCard(const View& view)
{
    const auto due = followingTo(view);
    if (!due || !due->trump() || due->led() == due->trump()) return std::nullopt;
    if (!due->following().empty() || due->hand.size() < 2) return std::nullopt;
    return atHand(12, "suit", due->led());
}

std::optional<Note> trumpLed(const View& view)
{
    const auto due = followingTo(view);
    if (!due || due->led() != due->trump() || due->may() == due->hand) return std::nullopt;
    return atHand(14, "trump", *due->trump());
}

std::optional<Note> underIsFree(const View& view)
{
    const auto due = followingTo(view);
    const auto under = trumpHeld(view, Rank::Under);
    if (!due || !under || due->led() != due->trump() || due->trumps().size() != 1)
        return std::nullopt;
    if (due->hand.size() < 2) return std::nullopt;
    return atCard(15, *under);
}

std::optional<Note> keepUnder(const View& view)
{
    const auto due = followingTo(view);
    const auto under = trumpHeld(view, Rank::Under);
    if (!due || !under || due->led() != due->trump() || due->trumps().size() < 2)
        return std::nullopt;
    return atCard(14, *under);
}

std::optional<Note> holdsUnder(const View& view)
{
    const auto under = trumpHeld(view, Rank::Under);
    return under ? std::optional(atCard(5, *under)) : std::nullopt;
}

std::optional<Note> holdsNine(const View& view)
{
    const auto nine = trumpHeld(view, Rank::Nine);
    if (!nine) return std::nullopt;
    Note note = atCard(5, *nine);
    note.arguments.push_back({ "under", Card(nine->suit(), Rank::Under) });
    return note;
}

std::optional<Note> singleCard(const View& view)
{
    const auto due = dueOf(view);
    if (!due || due->trick != nullptr || due->trump()) return std::nullopt;
    for (const Suit suit : suits) {
        const CardSet cards = due->hand & CardSet::of(suit);
        if (cards.size() != 1 || due->hand.size() < 2) continue;
        Note note = atCard(19, cards.first());
        note.arguments.push_back({ "suit", suit });
        return note;
    }
    return std::nullopt;
}

std::optional<Note> lastHasChoice(const View& view)
{
    const auto due = lastTo(view);
    if (!due || due->taking().empty() || due->taking() == due->may()) return std::nullopt;
    return Note { .arguments = { { "points", pointsIn(*due) } },
        .target = { lesson::Spot::Trick },
        .clause = mittlereClause(21) };
}

std::optional<Note> mustTake(const View& view)
{
    const auto due = lastTo(view);
    if (!due || due->taking() != due->may() || due->may().size() < 2) return std::nullopt;
    return Note { .target = { lesson::Spot::Trick }, .clause = mittlereClause(21) };
}

std::optional<Note> cannotTake(const View& view)
{
    const auto due = followingTo(view);
    if (!due || !due->taking().empty() || due->may().size() < 2) return std::nullopt;
    return Note { .target = { lesson::Spot::Trick }, .clause = mittlereClause(21) };
}

std::optional<Note> highestCard(const View& view)
{
    const auto due = dueOf(view);
    if (!due || due->trick != nullptr || !due->trump()) return std::nullopt;
    const CardSet out = CardSet::all() - playedCards(due->table) - due->hand;
    for (const Card card : due->hand& CardSet::of(*due->trump()))
        if ((above(card, due->trump()) & out).empty()) return atCard(21, card);
    return std::nullopt;
}

}
