#include "ui/table/layout/motion.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace weli {

namespace {

    constexpr double playing = 320; // milliseconds of a card on its way
    constexpr double growing = 1800; // of the sign of trump
    constexpr double dealing = 260;
    constexpr double packet = 110; // from one packet to the next
    constexpr double withinPacket = 35;
    constexpr double drawn = 420; // from one cut for the deal to the next
    constexpr double far = 600; // pixels to a pile, from which on nobody waits any longer

    /// The round in which the card of this slot is dealt, and how many of its packet lie below it.
    struct Turn {
        int round = 0;
        int below = 0;
    };

    Turn turnOf(int slot, const std::vector<int>& rounds)
    {
        Turn turn { 0, slot };
        for (const int cards : rounds) {
            if (turn.below < cards) return turn;
            turn.below -= cards;
            ++turn.round;
        }
        return turn;
    }

    int dealerOf(const Picture& picture)
    {
        for (const SeatPicture& seat : picture.seats)
            if (seat.dealer) return seat.seat.index;
        return picture.players - 1;
    }

    /// When a card leaves the heap: packet by packet, from the dealer's left to the dealer.
    double departure(const CardPicture& card, const Picture& picture)
    {
        const int players = std::max(picture.players, 1);
        // The talon comes between the first round and the second (P-10).
        if (card.place == Place::Talon) return (players - 0.5) * packet + card.slot * withinPacket;
        const Turn turn = turnOf(card.slot, picture.dealRounds);
        const int place = (card.seat.index - dealerOf(picture) - 1 + 2 * players) % players;
        return (turn.round * players + place) * packet + turn.below * withinPacket;
    }

    int scaledTime(double time, double factor) { return static_cast<int>(time / factor); }

    /// The sign of trump comes when its card lies there, grows as wide as that and goes to its
    /// place.
    Transition growth(const CardPose& from, const CardPose& to, const std::vector<CardPose>& after,
        std::optional<int> madeBy, double factor)
    {
        Transition transition { from, to, scaledTime(playing, factor),
            scaledTime(growing, factor) };
        for (const CardPose& card : after) {
            if (card.id != madeBy) continue;
            const double side = card.rect.width();
            transition.by = { 0, 0, side, side };
            transition.by.moveCenter(card.rect.center());
        }
        return transition;
    }

    QRectF between(const QRectF& a, const QRectF& b, double part)
    {
        const double eased = 1 - std::pow(1 - part, 3);
        const auto mix = [eased](double from, double to) { return from + (to - from) * eased; };
        return { mix(a.left(), b.left()), mix(a.top(), b.top()), mix(a.width(), b.width()),
            mix(a.height(), b.height()) };
    }

    QRectF rectAlong(const Transition& transition, double part)
    {
        constexpr double arrival = 0.35;
        constexpr double departure = 0.65;
        if (transition.by.isEmpty()) return between(transition.from.rect, transition.to.rect, part);
        if (part < arrival) return between(transition.from.rect, transition.by, part / arrival);
        const double rest = std::max(part - departure, 0.0) / (1 - departure);
        return between(transition.by, transition.to.rect, rest);
    }

    const CardPicture* find(const Picture& picture, int id)
    {
        const auto found = std::find_if(picture.cards.begin(), picture.cards.end(),
            [id](const CardPicture& card) { return card.id == id; });
        return found == picture.cards.end() ? nullptr : &*found;
    }

    Transition dealt(const CardPose& to, const CardPicture& card, const Picture& picture,
        const QRectF& heap, double factor)
    {
        // What the cutter takes comes at once (B-11).
        if (!picture.dealt) return { { to.id, heap, false }, to, 0, scaledTime(dealing, factor) };
        return { { to.id, heap, false }, to, scaledTime(departure(card, picture), factor),
            scaledTime(dealing, factor) };
    }

}

int Motion::duration() const
{
    int longest = 0;
    for (const Transition& transition : transitions)
        longest = std::max(longest, transition.delay + transition.duration);
    return longest;
}

Motion motionBetween(const std::vector<CardPose>& before, const std::vector<CardPose>& after,
    const Picture& picture, const QRectF& heap, double factor)
{
    Motion motion;
    if (factor <= 0) return motion;
    std::map<int, CardPose> lay;
    for (const CardPose& lie : before) lay.insert({ lie.id, lie });

    for (const CardPose& to : after) {
        const auto from = lay.find(to.id);
        const CardPicture* card = find(picture, to.id);
        if (from != lay.end()) {
            if (from->second == to) continue;
            if (to.id == lie::sign && from->second.rect.isEmpty())
                motion.transitions.push_back(
                    growth(from->second, to, after, tricksOn(picture).order->madeBy, factor));
            else
                motion.transitions.push_back({ from->second, to, 0, scaledTime(playing, factor) });
        } else if (card != nullptr && picture.drawing) {
            const double wait = drawn * static_cast<double>(motion.transitions.size());
            motion.transitions.push_back({ { to.id, heap, false }, to, scaledTime(wait, factor),
                scaledTime(playing, factor) });
        } else if (card != nullptr && (card->place == Place::Hand || card->place == Place::Talon)) {
            motion.transitions.push_back(dealt(to, *card, picture, heap, factor));
        }
    }
    return motion;
}

Motion gathering(const std::vector<CardPose>& cards, const QRectF& pile, double factor)
{
    Motion motion;
    if (factor <= 0) return motion;
    for (const CardPose& card : cards) {
        const QPointF way = pile.center() - card.rect.center();
        const double wait = packet * std::min(1.0, std::hypot(way.x(), way.y()) / far);
        motion.transitions.push_back({ card, { card.id, pile, false }, scaledTime(wait, factor),
            scaledTime(playing, factor) });
    }
    return motion;
}

CardPose along(const Transition& transition, double time)
{
    const double part
        = std::clamp((time - transition.delay) / std::max(transition.duration, 1), 0.0, 1.0);
    if (part >= 1) return transition.to;
    // A card that turns over shows its other side from the middle of its way.
    const bool open = part < 0.4 ? transition.from.open : transition.to.open;
    return { transition.to.id, rectAlong(transition, part), open };
}

}
