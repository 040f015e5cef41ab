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
            , context_(context)
            , known_(knownTo(observation, context))
            , lay_(layOf(known_, insidersOf(observation, context)))
        {
            if (isGathered()) gather();
            addHands();
            addTricks();
            addAside();
        }
        [[nodiscard]] LyingCards taken() { return std::move(lying_); }

    private:
        [[nodiscard]] const PublicState& table() const { return observation_.table; }

        [[nodiscard]] bool isGathered() const
        {
            return table().settled && !context_.is(ViewContext::Moment::LastAct);
        }

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
            addRow(lying_.all, all, place, seat, context_.cards);
        }

        void addMine(const FollowedCards& all)
        {
            const std::size_t first = lying_.all.size();
            add(Place::Hand, observation_.seat, all);
            for (std::size_t i = first; i < lying_.all.size(); ++i) {
                CardPicture& card = lying_.all[i];
                card.mine = !isGathered();
                card.play = playOf(observation_, card.spoken, *card.face);
                if (!bought().contains(*card.face)) continue;
                card.tag = "+";
                //: Of a card among my twelve: %1 is its name
                card.spoken = Discard::tr("%1, just bought").arg(card.spoken);
            }
        }

        /// The two that I have taken up, until I have discarded.
        [[nodiscard]] CardSet bought() const
        {
            const auto* discarding = std::get_if<Discarding>(&table().phase);
            if (discarding == nullptr || discarding->next != observation_.seat) return {};
            const Discards& before = observation_.discards;
            return before.empty() ? observation_.talon : before.back();
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
                    add(Place::Won, seat, context_.open ? hand : seen(hand, {}));
                else if (seat == observation_.seat && !context_.watching)
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
            addMiddle(lying_.all, lay_.tricks.back(), table().tricks.back().winner);
            if (lay_.tricks.size() > 1 && openTrick(table()) != nullptr)
                addMiddle(lying_.lastTrick, lay_.tricks[lay_.tricks.size() - 2],
                    table().tricks[lay_.tricks.size() - 2].winner);
        }

        void addMiddle(
            std::vector<CardPicture>& cards, const PreferenceLay::Trick& trick, Seat winner)
        {
            const std::size_t first = cards.size();
            addRow(cards, trick.cards, Place::Trick, winner, context_.cards);
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
        const PreferenceContext& context_;
        Observation known_;
        PreferenceLay lay_;
        LyingCards lying_;
    };

    int idOf(const std::vector<CardPicture>& cards, Card face)
    {
        const auto found = std::find_if(cards.begin(), cards.end(),
            [face](const CardPicture& card) { return card.mine && card.face == face; });
        return found->id;
    }

}

LyingCards cardsOf(const Observation& observation, const PreferenceContext& context)
{
    if (observation.table.deal == 0) return {};
    return Spread(observation, context).taken();
}

std::optional<DiscardPicture> discardOf(const Observation& observation,
    const PreferenceContext& context, const std::vector<CardPicture>& cards)
{
    const auto* discarding = std::get_if<Discarding>(&observation.table.phase);
    if (discarding == nullptr || discarding->next != observation.seat || context.watching)
        return std::nullopt;
    DiscardPicture discard;
    //: A button that confirms which two cards are laid aside
    discard.label = Discard::tr("&Discard these two");
    for (const Action& action : legalActions(observation))
        discard.pairs.push_back(
            { idOf(cards, action.card()), idOf(cards, action.second()), action });
    return discard;
}

}
