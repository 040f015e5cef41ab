#include "ui/picture/preference/lay.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace weli {

using namespace preference;

namespace {
    constexpr int talonId = 10 * maxSeats;

    /// The two cards that the i-th buyer took up, as far as they may be seen.
    CardSet boughtBy(const Observation& observation, std::size_t i)
    {
        return i == 0 ? observation.talon : observation.discards[i - 1];
    }

    /// The ten cards that a seat was dealt all of whose cards are known.
    CardSet dealtTo(const Observation& observation, Seat seat)
    {
        const PublicState& table = observation.table;
        CardSet cards = observation.hands[seat] | playedBy(table, seat);
        for (std::size_t i = table.buyers.size(); i > 0; --i) {
            if (table.buyers[i - 1] != seat) continue;
            if (observation.discards.size() >= i) cards |= observation.discards[i - 1];
            cards -= boughtBy(observation, i - 1);
        }
        return cards;
    }

    class Following {
    public:
        Following(const Observation& observation, SeatSet insiders)
            : observation_(observation)
            , insiders_(insiders)
        {
            deal();
            buy();
            play();
            for (const Seat seat : table().active)
                reveal(lay_.hands[seat], observation_.hands[seat]);
            const Discards& discards = observation_.discards;
            reveal(lay_.aside, discards.empty() ? observation_.talon : discards.back());
        }
        [[nodiscard]] PreferenceLay& lay() { return lay_; }

    private:
        [[nodiscard]] const PublicState& table() const { return observation_.table; }

        void deal()
        {
            for (const Seat seat : table().active) {
                for (int i = 0; i < 10; ++i)
                    lay_.hands[seat].push_back({ seat.index * 10 + i, {} });
                if (insiders_.contains(seat)) reveal(lay_.hands[seat], dealtTo(observation_, seat));
            }
            lay_.aside = { { talonId, {} }, { talonId + 1, {} } };
        }

        void buy()
        {
            for (std::size_t i = 0; i < table().buyers.size(); ++i) {
                const Seat seat = table().buyers[i];
                FollowedCards& hand = lay_.hands[seat];
                if (insiders_.contains(seat)) reveal(lay_.aside, boughtBy(observation_, i));
                hand.insert(hand.end(), lay_.aside.begin(), lay_.aside.end());
                lay_.aside.clear();
                if (observation_.discards.size() > i) layAside(seat, i);
            }
        }

        /// Is it known from the table what this buyer laid aside, be the deal settled or not?
        [[nodiscard]] bool isSeen(std::size_t i) const
        {
            const bool retaken
                = table().buyers.size() > i + 1 && insiders_.contains(table().buyers[i + 1]);
            return retaken || insiders_.contains(table().buyers[i]);
        }

        void layAside(Seat seat, std::size_t i)
        {
            FollowedCards& hand = lay_.hands[seat];
            if (isSeen(i)) {
                for (const Card face : observation_.discards[i])
                    lay_.aside.push_back(takenOut(hand, face));
                return;
            }
            for (int k = 0; k < 2; ++k) {
                const auto place = firstHidden(hand);
                lay_.aside.push_back(taken(hand, place == hand.end() ? hand.begin() : place));
            }
        }

        void play()
        {
            for (const PlayedTrick& trick : table().tricks) {
                play(trick);
                if (lay_.tricks.size() == 1 && areOpen(table())) open();
            }
        }

        void play(const PlayedTrick& trick)
        {
            PreferenceLay::Trick cards;
            Seat seat = trick.leader;
            for (const Card face : trick.cards) {
                cards.cards.push_back(takenOut(lay_.hands[seat], face));
                cards.players.push_back(seat);
                seat = nextIn(table().playing, seat);
            }
            lay_.tricks.push_back(cards);
        }

        /// P-52: from here on all cards of the defenders are seen, those too that are played later.
        void open()
        {
            for (const Seat seat : defendersOf(table())) {
                CardSet faces = observation_.hands[seat] | playedBy(table(), seat);
                for (const FollowedCard& card : lay_.tricks[0].cards) faces.remove(*card.face);
                reveal(lay_.hands[seat], faces);
            }
        }

        static FollowedCards::iterator firstHidden(FollowedCards& cards)
        {
            return std::find_if(cards.begin(), cards.end(),
                [](const FollowedCard& card) { return !card.face.has_value(); });
        }

        static FollowedCards::iterator withFace(FollowedCards& cards, Card face)
        {
            return std::find_if(cards.begin(), cards.end(),
                [face](const FollowedCard& card) { return card.face == face; });
        }

        static FollowedCard taken(FollowedCards& cards, FollowedCards::iterator place)
        {
            const FollowedCard card = *place;
            cards.erase(place);
            return card;
        }

        /// Takes the card with this face out of a hand.
        FollowedCard takenOut(FollowedCards& hand, Card face)
        {
            return taken(hand, hand.begin() + placeOf(hand, face, {}));
        }

        void reveal(FollowedCards& cards, CardSet faces)
        {
            if (cards.empty()) return;
            for (const Card face : faces) placeOf(cards, face, faces);
        }

        /// Where the card with this face lies among these. If it was seen before and thought to be
        /// elsewhere, or all that are left here are others, two change places.
        std::ptrdiff_t placeOf(FollowedCards& here, Card face, CardSet kept)
        {
            auto place = withFace(here, face);
            if (place == here.end()) {
                place = firstHidden(here);
                FollowedCard* const seen = elsewhere(here, face);
                if (place == here.end())
                    place = std::find_if(here.begin(), here.end(),
                        [kept](const FollowedCard& card) { return !kept.contains(*card.face); });
                if (seen != nullptr) std::swap(*seen, *place);
            }
            place->face = face;
            return place - here.begin();
        }

        /// The card with this face in another place, or, if it was never seen and all here were,
        /// some card that was not.
        FollowedCard* elsewhere(FollowedCards& here, Card face)
        {
            std::vector<FollowedCards*> others { &lay_.aside };
            for (const Seat seat : table().active) others.push_back(&lay_.hands[seat]);
            std::erase(others, &here);
            for (FollowedCards* cards : others)
                if (const auto place = withFace(*cards, face); place != cards->end())
                    return &*place;
            if (firstHidden(here) != here.end()) return nullptr;
            for (FollowedCards* cards : others)
                if (const auto place = firstHidden(*cards); place != cards->end()) return &*place;
            return nullptr;
        }

        const Observation& observation_;
        SeatSet insiders_;
        PreferenceLay lay_;
    };

}

PreferenceLay layOf(const Observation& observation, SeatSet insiders)
{
    return std::move(Following(observation, insiders).lay());
}

}
