#include "ui/picture/mittlere/prompt.h"

#include "ui/picture/mittlere/cards.h"
#include "ui/picture/mittlere/result.h"
#include "ui/words/mittlere/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace mittlere;

namespace {

    class Turn {
        Q_DECLARE_TR_FUNCTIONS(MittlereTurn)
    };

    // What is asked of the cards of a trick.

    QString voidDuty(Trump trump)
    {
        return trump
            ? Turn::tr("You cannot follow suit: play what you like.")
            : Turn::tr("You cannot follow suit: the suit you play now becomes trumps."); // M-19
    }

    QString sideDuty(CardSet hand, const Trick& trick, Suit trump, CardWords cards)
    {
        if ((hand & CardSet::of(trump)).empty()) return Turn::tr("You must follow suit.");
        if (trick.winning.suit() != trump) return Turn::tr("Follow suit or trump."); // M-16
        return (hand & trumpsAbove(trick.winning)).empty() // M-17
            ? Turn::tr("You must follow suit.")
            //: %1 is a card
            : Turn::tr("Follow suit, or trump higher than %1.")
                  .arg(words::asObject(trick.winning, cards));
    }

    QString dutyIn(CardSet hand, const Trick& trick, Trump trump, CardWords cards)
    {
        const CardSet following = hand & CardSet::of(trick.led);
        if (following.empty()) return voidDuty(trump);
        if (!trump) return Turn::tr("You must follow suit."); // M-13
        if (trump != trick.led) return sideDuty(hand, trick, *trump, cards);
        return playable(trick, hand, trump) == hand && following != hand
            //: %1 is the rank under, the highest trump
            ? Turn::tr("Your %1 is your only trump, and it need not be played.") // M-15
                  .arg(words::nameOf(Rank::Under, cards))
            : Turn::tr("You must play a trump."); // M-14
    }

    QString cardPrompt(const Observation& observation, const MittlereContext& context)
    {
        const PublicState& table = observation.table;
        const Seat due = *seatDue(table);
        if (!isMe(observation, context, due))
            return Turn::tr("%1 is to play.").arg(context.nameOf(due));
        const PlayedTrick* const played = openTrick(table);
        if (played == nullptr) return Turn::tr("You lead: play a card.");
        const Trick trick = trickSoFar(*played);
        //: %1 is the suit that was led, %2 goes on: "You must follow suit."
        return Turn::tr("Your turn; %1 were led. %2")
            .arg(words::nameOf(trick.led, context.cards),
                dutyIn(observation.hand, trick, table.trump, context.cards));
    }

    QString drawPrompt(const Observation& observation, const MittlereContext& context)
    {
        const Seat due = *seatDue(observation.table);
        if (isMe(observation, context, due))
            return Turn::tr("Draw a card: the lower of the two loses the deal.");
        return Turn::tr("%1 draws a card.").arg(context.nameOf(due));
    }

    // What has happened.

    /// Who takes the trick that lies there.
    QString takerOf(const Observation& observation, const ViewContext& context)
    {
        return takesTrick(observation, context, observation.table.tricks.back().winner);
    }

    QString lastPlayed(const Observation& observation, const MittlereContext& context)
    {
        const PublicState& table = observation.table;
        const PlayedTrick& trick = table.tricks.back();
        const Card card = trick.cards.back();
        const Seat seat = playerOf(trick, trick.cards.size() - 1);
        const QString name = words::asObject(card, context.cards);
        QString text = isMe(observation, context, seat)
            //: %1 is a card
            ? Turn::tr("You play %1.").arg(name)
            //: %1 is a player, %2 a card
            : Turn::tr("%1 plays %2.").arg(context.nameOf(seat), name);
        if (!context.tellsOutcome) return text;
        const auto made = trumpCard(table);
        if (made && made->card == card)
            text += ' ' + words::trumpIs(*table.trump, context.cards) + '!';
        if (openTrick(table) == nullptr) text += ' ' + takerOf(observation, context);
        return text;
    }

    QString lastDrawn(const Observation& observation, const MittlereContext& context)
    {
        const PublicState& table = observation.table;
        const Drawn& drawn = table.drawn.back();
        const QString name = words::asObject(drawn.card, context.cards);
        QString text = isMe(observation, context, drawn.seat)
            //: From the spread pack: %1 is a card
            ? Turn::tr("You draw %1.").arg(name)
            //: From the spread pack: %1 is a player, %2 a card
            : Turn::tr("%1 draws %2.").arg(context.nameOf(drawn.seat), name);
        if (std::holds_alternative<DrawDue>(table.phase))
            text += ' ' + Turn::tr("The two cards tie: both draw again."); // M-29
        return text;
    }

}

QString promptOf(const Observation& observation, const MittlereContext& context)
{
    const PublicState& table = observation.table;
    if (std::holds_alternative<Playing>(table.phase)) {
        const QString prompt = cardPrompt(observation, context);
        const bool taken = !table.tricks.empty() && openTrick(table) == nullptr;
        return taken ? takerOf(observation, context) + ' ' + prompt : prompt;
    }
    if (std::holds_alternative<Drawing>(table.phase)) return drawPrompt(observation, context);
    if (std::holds_alternative<MatchOver>(table.phase)) return endText(observation, context) + '.';
    if (table.verdict) return Turn::tr("The deal is settled.");
    if (std::holds_alternative<DealDue>(table.phase))
        return Turn::tr("The cards are being shuffled.");
    if (!table.drawn.empty()) return Turn::tr("The two cards tie: both draw again.");
    const auto [first, second] = drawersOf(table);
    SeatSet drawers;
    drawers.add(first);
    drawers.add(second);
    //: Two players have taken equal points: %1 is "Resi and Luis", or "Resi and you"
    return Turn::tr("%1 have equal points and draw cards to see who loses.")
        .arg(words::capitalised(namesOf(observation, context, drawers)));
}

QString newsOf(const Observation& observation, const MittlereContext& context)
{
    const PublicState& table = observation.table;
    if (table.tricks.empty()) return {};
    const QString text
        = table.drawn.empty() ? lastPlayed(observation, context) : lastDrawn(observation, context);
    const bool isTold = table.verdict && context.tellsOutcome;
    return isTold ? text + ' ' + settlementTitle(observation, context) + '.' : text;
}

}
