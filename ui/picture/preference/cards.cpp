#include "ui/picture/preference/cards.h"

#include "ui/picture/preference/lay.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace weli {

using namespace preference;

namespace {

    class Discard {
        Q_DECLARE_TR_FUNCTIONS(PreferenceTurn)
    };

    /// What is known: a watcher knows all.
    Observation knownTo(const Observation& observation, const PreferenceContext& context)
    {
        if (!context.open) return observation;
        Observation all = observation;
        all.hands = context.open->hands;
        all.talon = context.open->talon;
        all.discards = context.open->discards;
        return all;
    }

    SeatSet insidersOf(const Observation& observation, const PreferenceContext& context)
    {
        if (context.open) return observation.table.active;
        SeatSet me;
        if (observation.table.active.contains(observation.seat)) me.add(observation.seat);
        return me;
    }

    /// Known cards in the pack's order, whose suits differ in colour from one to the next; then the
    /// others.
    FollowedCards sorted(FollowedCards cards)
    {
        const auto rank
            = [](const FollowedCard& card) { return card.face ? card.face->index() : 36; };
        std::stable_sort(cards.begin(), cards.end(),
            [&](const FollowedCard& a, const FollowedCard& b) { return rank(a) < rank(b); });
        return cards;
    }

    bool mayPlay(const Observation& observation)
    {
        const auto* playing = std::get_if<Playing>(&observation.table.phase);
        return playing != nullptr && playing->next == observation.seat;
    }

    Choice playOf(const Observation& observation, const QString& label, Card card)
    {
        if (!mayPlay(observation)) return { {}, label, {} };
        const Action action = Action::play(card);
        if (const auto clause = whyNot(observation, action))
            return { {}, label, words::whyNot(*clause) };
        return { action, label, {} };
    }

    class Spread {
    public:
        Spread(const Observation& observation, const PreferenceContext& context)
            : observation_(observation)
            , sitting_(context)
            , known_(knownTo(observation, context))
            , lay_(layOf(known_, insidersOf(observation, context)))
        {
            if (isGathered()) gather();
            addHands();
            addTricks();
            addAside();
        }
        [[nodiscard]] std::vector<CardPicture>& cards() { return cards_; }
        [[nodiscard]] std::vector<CardPicture>& lastTrick() { return lastTrick_; }

    private:
        [[nodiscard]] const PublicState& table() const { return observation_.table; }

        [[nodiscard]] bool isGathered() const { return table().settled && !sitting_.lingering; }

        /// After the deal all hands lie open, as they were before the first trick.
        void gather()
        {
            for (const PreferenceLay::Trick& trick : lay_.tricks)
                for (std::size_t i = 0; i < trick.cards.size(); ++i)
                    lay_.hands[trick.players[i]].push_back(trick.cards[i]);
            lay_.tricks.clear();
        }

        [[nodiscard]] CardSet handOf(Seat seat) const
        {
            const CardSet hand = known_.hands[seat];
            return isGathered() ? hand | playedBy(table(), seat) : hand;
        }

        void add(Place place, Seat seat, const FollowedCards& all)
        {
            addRow(cards_, all, place, seat, sitting_.cards);
        }

        void addMine(const FollowedCards& all)
        {
            const std::size_t first = cards_.size();
            add(Place::Hand, observation_.seat, all);
            for (std::size_t i = first; i < cards_.size(); ++i) {
                CardPicture& card = cards_[i];
                card.mine = !isGathered();
                card.play = playOf(observation_, card.spoken, *card.face);
                card.playable = card.play.act.has_value();
            }
        }

        /// P-37: has this seat laid its hand down?
        [[nodiscard]] bool isHome(Seat seat) const
        {
            return !isGathered() && !table().playing.empty() && !table().playing.contains(seat);
        }

        void addHands()
        {
            for (const Seat seat : table().active) {
                const FollowedCards hand = sorted(seen(lay_.hands[seat], handOf(seat)));
                if (isHome(seat))
                    add(Place::Won, seat, sitting_.open ? hand : seen(hand, {}));
                else if (seat == observation_.seat && !sitting_.watching)
                    addMine(hand);
                else
                    add(Place::Hand, seat, hand);
            }
        }

        /// What is known of a card may only be that it was there; its face is not shown for that.
        static FollowedCards seen(FollowedCards cards, CardSet faces)
        {
            for (FollowedCard& card : cards)
                if (card.face && !faces.contains(*card.face)) card.face.reset();
            return cards;
        }

        /// The last trick lies in the middle until the next is led; the others are in piles.
        void addTricks()
        {
            if (lay_.tricks.empty()) return;
            PerSeat<FollowedCards> won;
            for (std::size_t i = 0; i + 1 < lay_.tricks.size(); ++i) {
                const FollowedCards down = seen(lay_.tricks[i].cards, {});
                FollowedCards& pile = won[table().tricks[i].winner];
                pile.insert(pile.end(), down.begin(), down.end());
            }
            for (const Seat seat : table().active) add(Place::Won, seat, won[seat]);
            addMiddle(cards_, lay_.tricks.back(), table().tricks.back().winner);
            if (lay_.tricks.size() > 1 && openTrick(table()) != nullptr)
                addMiddle(lastTrick_, lay_.tricks[lay_.tricks.size() - 2],
                    table().tricks[lay_.tricks.size() - 2].winner);
        }

        void addMiddle(
            std::vector<CardPicture>& cards, const PreferenceLay::Trick& trick, Seat winner)
        {
            const std::size_t first = cards.size();
            addRow(cards, trick.cards, Place::Trick, winner, sitting_.cards);
            for (std::size_t i = 0; i < trick.players.size(); ++i) {
                cards[first + i].seat = trick.players[i];
                cards[first + i].wins = trick.players[i] == winner;
            }
        }

        /// Two cards that belong to nobody: before whoever laid them aside, at first the dealer.
        void addAside()
        {
            const bool bought = !observation_.discards.empty();
            const CardSet faces = bought ? known_.discards.back() : known_.talon;
            add(Place::Talon, bought ? table().buyers.back() : table().dealer,
                sorted(seen(lay_.aside, faces)));
        }

        const Observation& observation_;
        const PreferenceContext& sitting_;
        Observation known_;
        PreferenceLay lay_;
        std::vector<CardPicture> cards_;
        std::vector<CardPicture> lastTrick_;
    };

    int idOf(const std::vector<CardPicture>& cards, Card face)
    {
        const auto found = std::find_if(cards.begin(), cards.end(),
            [face](const CardPicture& card) { return card.mine && card.face == face; });
        return found->id;
    }

}

std::vector<CardPicture> cardsOf(const Observation& observation, const PreferenceContext& context)
{
    if (observation.table.deal == 0) return {};
    return std::move(Spread(observation, context).cards());
}

std::vector<CardPicture> lastTrickOf(
    const Observation& observation, const PreferenceContext& context)
{
    if (observation.table.deal == 0) return {};
    return std::move(Spread(observation, context).lastTrick());
}

std::optional<DiscardPicture> discardOf(
    const Observation& observation, const PreferenceContext& context)
{
    const auto* discarding = std::get_if<Discarding>(&observation.table.phase);
    if (discarding == nullptr || discarding->next != observation.seat || context.watching)
        return std::nullopt;
    DiscardPicture discard;
    //: A button that confirms which two cards are laid aside
    discard.label = Discard::tr("&Discard these two");
    const std::vector<CardPicture> cards = cardsOf(observation, context);
    for (const Action& action : legalActions(observation))
        discard.pairs.push_back(
            { idOf(cards, action.card()), idOf(cards, action.second()), action });
    return discard;
}

}
