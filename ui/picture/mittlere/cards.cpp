#include "ui/picture/mittlere/cards.h"

#include "ui/picture/followed_card.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace weli {

using namespace mittlere;

namespace {

    class Turn {
        Q_DECLARE_TR_FUNCTIONS(MittlereTurn)
    };

    constexpr int spreadId = handCount * playerCount; // of the first position

    /// What is trump ranks in its own order (M-5), on the screen too.
    int placeOf(Card card, Trump trump)
    {
        const int suit = static_cast<int>(card.suit()) * rankCount;
        if (card.suit() != trump) return suit + static_cast<int>(card.rank());
        const auto* const place = std::find(trumpOrder.begin(), trumpOrder.end(), card.rank());
        return suit + static_cast<int>(place - trumpOrder.begin());
    }

    Choice choiceOf(const Observation& observation, const QString& label, const Action& action)
    {
        if (seatDue(observation.table) != observation.seat) return { {}, label, {} };
        if (const auto clause = whyNot(observation, action))
            return { {}, label, words::whyNot(*clause) };
        return { action, label, {} };
    }

    class Spread {
    public:
        Spread(const Observation& observation, const MittlereContext& context)
            : observation_(observation)
            , context_(context)
        {
            const bool settled = table().verdict && !context.is(ViewContext::Moment::LastAct);
            if (isDrawing())
                addSpread();
            else
                for (const Seat seat : everybody) addHand(seat, settled);
            if (!settled) addTricks();
        }
        [[nodiscard]] LyingCards taken() { return std::move(lying_); }

    private:
        [[nodiscard]] const PublicState& table() const { return observation_.table; }
        [[nodiscard]] bool isDrawing() const
        {
            const bool drawn = table().drawings > 0;
            const bool over = drawn && std::holds_alternative<DrawDue>(table().phase);
            return over || (drawn && context_.is(ViewContext::Moment::LastAct))
                || std::holds_alternative<Drawing>(table().phase);
        }
        [[nodiscard]] bool isMine(Seat seat) const
        {
            return seat == observation_.seat && !context_.watching;
        }

        /// The cards that are known to be in this hand.
        [[nodiscard]] CardSet handOf(Seat seat) const
        {
            if (context_.open) return context_.open->hands[seat];
            return seat == observation_.seat ? observation_.hand : CardSet();
        }

        /// The twelve cards of this seat in an order that stays: that of the pack if it is mine or
        /// all hands are open, else as they come to be played.
        [[nodiscard]] FollowedCards dealtTo(Seat seat) const
        {
            FollowedCards cards;
            const int first = seat.index * handCount;
            if (context_.open || seat == observation_.seat) {
                for (const Card face : handOf(seat) | playedBy(table(), seat))
                    cards.push_back({ first + static_cast<int>(cards.size()), face });
                return cards;
            }
            for (const PlayedTrick& trick : table().tricks)
                for (std::size_t i = 0; i < trick.cards.size(); ++i)
                    if (playerOf(trick, i) == seat)
                        cards.push_back({ first + static_cast<int>(cards.size()), trick.cards[i] });
            while (cards.size() < handCount)
                cards.push_back({ first + static_cast<int>(cards.size()), std::nullopt });
            return cards;
        }

        void add(Place place, Seat seat, const FollowedCards& all)
        {
            addRow(lying_.all, all, place, seat, context_.cards);
        }

        void addHand(Seat seat, bool whole)
        {
            FollowedCards hand = dealtTo(seat);
            if (!whole) {
                const CardSet played = playedBy(table(), seat);
                std::erase_if(hand, [&](const FollowedCard& card) {
                    return card.face && played.contains(*card.face);
                });
            }
            const auto place = [this](const FollowedCard& card) {
                return card.face ? placeOf(*card.face, table().trump) : 0;
            };
            std::stable_sort(hand.begin(), hand.end(),
                [&](const FollowedCard& a, const FollowedCard& b) { return place(a) < place(b); });
            const std::size_t first = lying_.all.size();
            add(Place::Hand, seat, hand);
            if (!isMine(seat) || whole) return;
            for (std::size_t i = first; i < lying_.all.size(); ++i) {
                CardPicture& card = lying_.all[i];
                card.mine = true;
                card.play = choiceOf(observation_, card.spoken, Action::play(*card.face));
            }
        }

        /// M-28: what is drawn lies face up before its seat.
        void addSpread()
        {
            const int count = wholePack().size();
            for (int position = 1; position <= count; ++position) {
                const auto* const drawn = std::find_if(table().drawn.begin(), table().drawn.end(),
                    [=](const Drawn& each) { return each.position == position; });
                const int id = spreadId + position - 1;
                if (drawn != table().drawn.end()) {
                    lying_.all.push_back(
                        lying({ id, drawn->card }, Place::Trick, drawn->seat, context_.cards));
                    continue;
                }
                CardPicture card
                    = lying({ id, std::nullopt }, Place::Spread, table().dealer, context_.cards);
                card.slot = position - 1;
                card.count = count;
                //: A card of the pack that is spread face down; %1 is its place in the row
                card.spoken = Turn::tr("Card %1 of the row").arg(position);
                card.mine = isMine(observation_.seat) && seatDue(table()) == observation_.seat;
                if (card.mine)
                    card.play = choiceOf(observation_, card.spoken, Action::draw(position));
                lying_.all.push_back(card);
            }
        }

        [[nodiscard]] FollowedCard followed(Seat seat, Card face) const
        {
            const FollowedCards dealt = dealtTo(seat);
            return *std::find_if(dealt.begin(), dealt.end(),
                [face](const FollowedCard& card) { return card.face == face; });
        }

        /// The cards of a trick in the order in which they were played.
        [[nodiscard]] FollowedCards cardsIn(const PlayedTrick& trick) const
        {
            FollowedCards cards;
            for (std::size_t i = 0; i < trick.cards.size(); ++i)
                cards.push_back(followed(playerOf(trick, i), trick.cards[i]));
            return cards;
        }

        /// The last trick lies in the middle until the next is led, or all are drawn for; the
        /// others are in piles.
        void addTricks()
        {
            PerSeat<FollowedCards> won;
            for (const PlayedTrick& trick : table().tricks) {
                if (&trick == &table().tricks.back() && !isDrawing()) {
                    addMiddle(lying_.all, trick);
                    continue;
                }
                for (const FollowedCard& card : cardsIn(trick))
                    won[trick.winner].push_back({ card.id, std::nullopt });
            }
            for (const Seat seat : everybody) add(Place::Won, seat, won[seat]);
            if (table().tricks.size() > 1 && openTrick(table()) != nullptr)
                addMiddle(lying_.lastTrick, table().tricks[table().tricks.size() - 2]);
        }

        void addMiddle(std::vector<CardPicture>& cards, const PlayedTrick& trick)
        {
            const FollowedCards played = cardsIn(trick);
            for (std::size_t i = 0; i < played.size(); ++i) {
                const Seat seat = playerOf(trick, i);
                cards.push_back(lying(played[i], Place::Trick, seat, context_.cards));
                cards.back().wins = seat == trick.winner;
            }
        }

        const Observation& observation_;
        const MittlereContext& context_;
        LyingCards lying_;
    };

}

std::optional<TrumpCard> trumpCard(const PublicState& table)
{
    for (std::size_t t = 0; t < table.tricks.size(); ++t) {
        const PlayedTrick& trick = table.tricks[t];
        for (std::size_t i = 1; i < trick.cards.size(); ++i)
            if (trick.cards[i].suit() != trick.cards[0].suit())
                return TrumpCard { t, playerOf(trick, i), trick.cards[i] };
    }
    return std::nullopt;
}

LyingCards cardsOf(const Observation& observation, const MittlereContext& context)
{
    if (observation.table.deal == 0) return {};
    return Spread(observation, context).taken();
}

}
