#pragma once

#include "core/bots/bot.h"
#include "core/game/dealer_lot.h"
#include "ui/words/card_words.h"
#include "ui/words/mind_words.h"
#include "ui/words/portrait.h"
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
        bool isNameless = false; // a person whose name is "You"
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
    bool tellsOutcome = true; // the news say what the last act has led to, who takes the trick
    bool showsPoints = false; // of the deal so far, where they are not on the table anyway
    CardWords cards {}; // of the pack on the table

    [[nodiscard]] bool is(Moment which) const { return moment == which; }
    [[nodiscard]] QString nameOf(Seat seat) const { return seats[seat.index].name; }
    [[nodiscard]] QString levelOf(Seat seat) const
    {
        const Who& who = seats[seat.index];
        if (who.isNameless) return {}; // the name says it
        return who.isStranger ? words::stranger() : words::nameOf(who.mind);
    }
    /// How it plays; empty for a person.
    [[nodiscard]] QString mannerOf(Seat seat) const
    {
        const Who& who = seats[seat.index];
        return who.isStranger || !who.mind ? QString() : words::mannerAndStrengthOf(*who.mind);
    }
    /// No two bots at a table look the same.
    [[nodiscard]] std::optional<Portrait> portraitOf(Seat seat) const
    {
        auto portrait = likenessOf(seats[seat.index]);
        if (!portrait) return portrait;
        for (std::size_t before = 0; before < seat.index; ++before)
            if (const auto other = likenessOf(seats[before]); other && areTwins(*other, *portrait))
                ++portrait->variant;
        return portrait;
    }

private:
    static std::optional<Portrait> likenessOf(const Who& who)
    {
        if (!who.mind) return personsPortrait;
        // One without a name is not to be taken for somebody who has one.
        if (who.isStranger || who.name == words::guest()) return Portrait {};
        return weli::portraitOf(*who.mind, words::isWomansName(who.name));
    }
};

/// Who has given no name is "You" to themselves, on plates and slate as in sentences.
inline void callMe(ViewContext& context, Seat me)
{
    ViewContext::Who& who = context.seats[me.index];
    if (who.mind || who.name != words::guest()) return;
    who.name = words::capitalised(words::you());
    who.isNameless = true;
}

/// The picture speaks to this seat as "you".
template <typename Observation>
bool isMe(const Observation& observation, const ViewContext& context, Seat seat)
{
    return seat == observation.seat && !context.watching;
}

/// One of these sentences: about somebody, with the name before all else, or about me.
template <typename Observation, typename... Objects>
QString ofWhom(const Observation& observation, const ViewContext& context, Seat seat,
    const QString& somebody, const QString& me, const Objects&... objects)
{
    if (!isMe(observation, context, seat)) return somebody.arg(context.nameOf(seat), objects...);
    if constexpr (sizeof...(objects) == 0)
        return me;
    else
        return me.arg(objects...);
}

/// A player in a column of players; I am "You" there.
template <typename Observation>
QString inColumn(const Observation& observation, const ViewContext& context, Seat seat)
{
    return isMe(observation, context, seat) ? words::capitalised(words::you())
                                            : context.nameOf(seat);
}

/// The names of these seats, but for mine.
template <typename Observation>
QStringList othersOf(const Observation& observation, const ViewContext& context, SeatSet seats)
{
    QStringList others;
    for (const Seat seat : seats)
        if (!isMe(observation, context, seat)) others << context.nameOf(seat);
    return others;
}

/// "Resi and you"
template <typename Observation>
QString namesOf(const Observation& observation, const ViewContext& context, SeatSet seats)
{
    QStringList names = othersOf(observation, context, seats);
    for (const Seat seat : seats)
        if (isMe(observation, context, seat)) names << words::you();
    return words::list(names);
}

/// Who has won the match: "Resi and you win the match with +20"
template <typename Observation>
QString matchWonBy(const Observation& observation, const ViewContext& context, SeatSet winners,
    const QString& with)
{
    const QStringList others = othersOf(observation, context, winners);
    return words::matchWon(others, others.size() < winners.size(), with);
}

/// "Resi takes the trick.", "You take the trick."
template <typename Observation>
QString takesTrick(const Observation& observation, const ViewContext& context, Seat winner)
{
    return words::takesTrick(
        isMe(observation, context, winner) ? QString() : context.nameOf(winner));
}

}
