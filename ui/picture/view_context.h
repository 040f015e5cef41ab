#pragma once

#include "core/bots/bot.h"
#include "core/game/dealer_lot.h"
#include "ui/words/card_words.h"
#include "ui/words/mind_words.h"
#include "ui/words/words.h"

#include <QString>

#include <optional>
#include <vector>

namespace weli {

/// What the picture of any game needs besides the observation.
struct ViewContext {
    struct Who {
        QString name;
        std::optional<bots::Mind> mind {}; // a bot's; nothing: a person
        bool isStranger = false; // what it is like is not told yet
    };
    /// What is looked at.
    enum class Moment : unsigned char {
        Play,
        Draw, // of the first dealer
        Held, // the table waits to go on
        LastAct, // of the deal: no result yet
    };
    std::vector<Who> seats;
    bool watching = false; // nobody acts here, and no seat is "you"
    bool handsOpen = false; // all hands lie open, whoever looks
    std::optional<DealerLot> draw {}; // of the first dealer, if it was made here
    Moment moment = Moment::Play;
    bool showsPoints = false; // of the deal so far, where they are not on the table anyway
    CardWords cards {}; // of the pack on the table

    [[nodiscard]] bool is(Moment which) const { return moment == which; }
    [[nodiscard]] QString nameOf(Seat seat) const { return seats[seat.index].name; }
    [[nodiscard]] QString levelOf(Seat seat) const
    {
        const Who& who = seats[seat.index];
        return who.isStranger ? words::stranger() : words::nameOf(who.mind);
    }
    /// How it plays; empty for a person.
    [[nodiscard]] QString mannerOf(Seat seat) const
    {
        const Who& who = seats[seat.index];
        return who.isStranger || !who.mind ? QString() : words::mannerOf(*who.mind);
    }
};

/// The picture speaks to this seat as "you".
template <typename Observation>
bool isMe(const Observation& observation, const ViewContext& context, Seat seat)
{
    return seat == observation.seat && !context.watching;
}

/// "Resi takes the trick.", "You take the trick."
template <typename Observation>
QString takesTrick(const Observation& observation, const ViewContext& context, Seat winner)
{
    return words::takesTrick(
        isMe(observation, context, winner) ? QString() : context.nameOf(winner));
}

}
