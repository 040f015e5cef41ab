#include "ui/picture/bieten/turn.h"

#include "ui/picture/bieten/news.h"
#include "ui/picture/bieten/picture.h"
#include "ui/words/bieten/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace weli {

using namespace bieten;

namespace {

    class Turn {
        Q_DECLARE_TR_FUNCTIONS(Turn)
    };

    bool mayPlay(const Observation& observation)
    {
        const auto* playing = std::get_if<Playing>(&observation.table.phase);
        return playing != nullptr && playing->due == observation.seat;
    }

    bool mayBid(const Observation& observation)
    {
        for (const Action& action : legalActions(observation))
            if (action.verb() == Verb::Bid || action.verb() == Verb::Three) return true;
        return false;
    }

    /// While a bid is answered nobody plays, and that is worth saying.
    Because whyNoCard(const PublicState& table)
    {
        if (!std::holds_alternative<Answering>(table.phase)) return {};
        return { Turn::tr("The bid has to be answered first."), Clause { 'B', 43 } };
    }

    bool isWild(const PublicState& table, Card card)
    {
        return wildCards(table.rules).contains(card);
    }

    CardTurn wildTurn(const Observation& observation, const ViewContext& context, Card wild)
    {
        Because why;
        const QString label = words::nameOf(wild, context.cards);
        const CardSet names = ordinaryCards() - observation.own.cards; // B-28
        for (const Card name : names) {
            const auto clause = whyNot(observation, Action::play(wild, name));
            if (!clause)
                return { true,
                    { {}, label,
                        { Turn::tr(
                            "A wild card: click it and choose which card it stands for.") } } };
            if (*clause != Clause { 'B', 28 }) why = words::whyNot(*clause);
        }
        return { false, { {}, label, why } };
    }

    NamingPicture namingOf(const Observation& observation, const ViewContext& context, Card wild)
    {
        NamingPicture naming { wild,
            wild == weliCard ? Turn::tr("What does the Weli stand for?")
                             : Turn::tr("Which card does it stand for?"),
            {} };
        for (const Card name : ordinaryCards()) {
            const QString label = words::nameOf(name, context.cards);
            const Choice play = choiceOf(observation, Action::play(wild, name), label);
            naming.cells.push_back({ name, play, label });
        }
        return naming;
    }

    // The large buttons.

    std::vector<Choice> answersToBid(
        const Observation& observation, const Answering& answering, const ViewContext& context)
    {
        const int stake = answering.three ? 3 : 2;
        const bool isLast = nextIn(observation.table.active, answering.next) == answering.asker;
        const Action good = Action::say(Verb::Good, answering.figure);
        const Action hold = Action::say(Verb::Hold, answering.figure);
        const Action three = Action::say(Verb::Three, answering.figure);
        std::vector<Choice> choices {
            //: An answer to a bid, as a button; the letter after & is its shortcut. %1 is the
            //: number of points that %2, a player, gets if nobody holds
            choiceOf(observation, good,
                Turn::tr("&Good: %1 for %2").arg(stake - 1).arg(context.nameOf(answering.asker)),
                isLast ? Turn::tr("You do not contest it.")
                       : Turn::tr("You do not contest it; the others may still hold.")),
            //: An answer to a bid, as a button: %1 is the number of points that are fought for
            choiceOf(observation, hold, Turn::tr("I h&old: for %1").arg(stake),
                //: %1 is "2 points"
                Turn::tr("Whoever wins the figure gets %1.").arg(words::points(stake))),
        };
        if (observation.table.rules.directThree && !answering.three)
            choices.push_back(choiceOf(observation, three, Turn::tr("Th&ree: for 3"),
                Turn::tr("If all say “Good”, you score 2; if somebody holds it, it is worth 3.")));
        return choices;
    }

    std::vector<Choice> theftChoices(const Observation& observation)
    {
        return { choiceOf(observation, Action(Verb::Steal), Turn::tr("T&ake it"),
                     Turn::tr("You keep it and are dealt one card fewer.")),
            choiceOf(observation, Action(Verb::Leave), Turn::tr("Lea&ve it"),
                Turn::tr("It stays where it is; the cards are dealt.")) };
    }

    std::vector<Choice> dealChoices(const Observation& observation)
    {
        std::vector<Choice> choices;
        for (const Verb verb : { Verb::DealOneTwo, Verb::DealTwoOne }) {
            if (whyNot(observation, Action(verb))) continue;
            const bool oneTwo = verb == Verb::DealOneTwo;
            const QString label = oneTwo ? Turn::tr("&One, then two") : Turn::tr("Two, then on&e");
            choices.push_back(choiceOf(observation, Action(verb), label));
        }
        return choices;
    }

    std::vector<Choice> reviewChoices(const Observation& observation, const ViewContext& context)
    {
        std::vector<Choice> choices { choiceOf(
            observation, Action(Verb::Pass), Turn::tr("&No protest")) };
        for (const Seat seat : observation.table.active) {
            if (seat == observation.seat) continue;
            choices.push_back(choiceOf(observation, Action::claim(seat),
                //: Button: protest against the player named
                Turn::tr("Against %1").arg(context.nameOf(seat)),
                Turn::tr(
                    "If this player has broken the rules in this deal, the penalty is applied.")));
        }
        return choices;
    }

    // The prompt.

    QString name(const ViewContext& context, Seat seat) { return context.nameOf(seat); }

    QString playPrompt(const Observation& observation, const ViewContext& context)
    {
        const PublicState& table = observation.table;
        const bool bids = !context.watching && mayBid(observation);
        const Seat due = std::get<Playing>(table.phase).due;
        if (!isMe(observation, context, due)) {
            const QString who = name(context, due);
            if (!bids) return Turn::tr("%1 is to play.").arg(who);
            return Turn::tr("%1 is to play; you may bid first.").arg(who);
        }
        const auto led = suitLed(table);
        if (!led)
            return bids ? Turn::tr("You lead: play a card, or bid first.")
                        : Turn::tr("You lead: play a card.");
        const CardSet follows = CardSet::of(*led) | wildCards(table.rules);
        const QString suit = words::nameOf(*led, context.cards);
        if ((handOf(table, observation.own.cards) & follows).empty())
            //: %1 is a suit, "hearts", of which the player has no card
            return (bids ? Turn::tr("Your turn; %1 were led, and you have none. Play a card, or "
                                    "bid first.")
                         : Turn::tr("Your turn; %1 were led, and you have none. Play a card."))
                .arg(suit);
        //: %1 is a suit, "hearts"
        return (bids ? Turn::tr("Your turn; %1 were led. Play a card, or bid first.")
                     : Turn::tr("Your turn; %1 were led. Play a card."))
            .arg(suit);
    }

    QString answerPrompt(const Answering& answering, Seat me, const ViewContext& context)
    {
        const QString asker = name(context, answering.asker);
        const QString figure = words::inSentence(answering.figure, context.cards);
        if (answering.asker == me && !context.watching) {
            //: %1 is a name, %2 a figure
            const QString text = answering.three ? Turn::tr("You say three for %2: %1 answers.")
                                                 : Turn::tr("You have bid %2: %1 answers.");
            return text.arg(name(context, answering.next), figure);
        }
        if (answering.next != me || context.watching) {
            //: %1 and %2 are names, %3 a figure
            const QString text = answering.three ? Turn::tr("%2 says three for %3: %1 answers.")
                                                 : Turn::tr("%2 has bid %3: %1 answers.");
            return text.arg(name(context, answering.next), asker, figure);
        }
        //: %1 is a name, %2 a figure
        const QString text = answering.three ? Turn::tr("%1 says three for %2: your answer?")
                                             : Turn::tr("%1 has bid %2: your answer?");
        return text.arg(asker, figure);
    }

    QString saidBy(const Answering& answering, const ViewContext& context)
    {
        const QString asker = name(context, answering.asker);
        const QString figure = words::inSentence(answering.figure, context.cards);
        return answering.three ? Turn::tr("%1 says three for %2.").arg(asker, figure)
                               : Turn::tr("%1 bids %2.").arg(asker, figure);
    }

    /// At the first cut of a match whose dealer was drawn.
    QString dealsFirst(const PublicState& table, Seat me, const ViewContext& context)
    {
        if (!context.draw || table.deal != 1) return {};
        const QString card = words::nameOf(context.draw->card(), context.cards);
        const bool mine = context.draw->dealer == me && !context.watching;
        return (mine
                       //: %1 is the lowest card that was cut, and you did
                       ? Turn::tr("You deal first (you drew the %1).").arg(card)
                       //: %1 is a player, %2 the lowest card that was cut
                       : Turn::tr("%1 deals first (drew the %2).")
                             .arg(context.nameOf(context.draw->dealer), card))
            + ' ';
    }

    QString beforePrompt(const PublicState& table, Seat me, const ViewContext& context)
    {
        const Seat seat = *seatAwaited(table);
        const bool mine = seat == me && !context.watching;
        const QString who = name(context, seat);
        if (std::holds_alternative<Cutting>(table.phase))
            return dealsFirst(table, me, context)
                + (mine ? Turn::tr("Your cut: lift off some cards.")
                        : Turn::tr("%1 cuts.").arg(who));
        if (std::holds_alternative<Stealing>(table.phase))
            return mine ? Turn::tr("You may take the bottom card of your cut.")
                        : Turn::tr("%1 looks at the bottom card of the cut.").arg(who);
        if (std::holds_alternative<Dealing>(table.phase))
            return mine ? Turn::tr("You deal.") : Turn::tr("%1 deals.").arg(who);
        return mine ? Turn::tr("Has somebody broken the rules?")
                    : Turn::tr("%1 may protest.").arg(who);
    }

    /// What is done for a person who has no choice.
    Because onlyActPrompt(const Observation& observation, Verb verb, const ViewContext& context)
    {
        switch (verb) {
        case Verb::DealOneTwo: return { Turn::tr("You deal one card each, then two.") }; // B-13
        case Verb::DealTwoOne: return { Turn::tr("You deal two cards each, then one.") };
        case Verb::Good: break;
        default: return { Turn::tr("There is nobody left to protest against.") }; // B-58
        }
        const auto& answering = std::get<Answering>(observation.table.phase);
        const auto why = whyNot(observation, Action::say(Verb::Hold, answering.figure));
        Because because = words::whyNot(*why);
        because.text.prepend(
            saidBy(answering, context) + ' ' + Turn::tr("You can only say “Good”.") + ' ');
        return because;
    }

    /// B-74: nobody wins a match of several games; crosses and Bummerl are counted.
    QString endOfMatch(const Observation& observation, const ViewContext& context)
    {
        const PublicState& table = observation.table;
        QString text = Turn::tr("The match is over.");
        if (table.rules.games == 1) return text;
        std::vector<Seat> seats;
        for (const Seat seat : SeatSet::firstOf(table.players)) seats.push_back(seat);
        const auto balance = [&](Seat seat) { return table.crosses[seat] - table.bummerl[seat]; };
        std::stable_sort(seats.begin(), seats.end(),
            [&](Seat left, Seat right) { return balance(left) > balance(right); });
        QStringList counts;
        for (const Seat seat : seats)
            //: At the end of a match: %1 is a player, %2 how many games won, %3 lost
            counts << Turn::tr("%1 %2–%3")
                          .arg(
                              isMe(observation, context, seat) ? words::you() : name(context, seat))
                          .arg(table.crosses[seat])
                          .arg(table.bummerl[seat]);
        //: Before the players with how many they have of both: "Luis 2 : 1, Resi 1 : 2"
        return text + ' ' + Turn::tr("Games won–lost:") + ' ' + counts.join(", ");
    }

    QString betweenPrompt(const Observation& observation, const ViewContext& context)
    {
        const PublicState& table = observation.table;
        if (std::holds_alternative<MatchOver>(table.phase)) return endOfMatch(observation, context);
        if (table.count) return Turn::tr("The deal has been counted.");
        return Turn::tr("The cards are being shuffled.");
    }

}

Choice choiceOf(const Observation& observation, const Action& action, const QString& label,
    const QString& effect)
{
    if (const auto clause = whyNot(observation, action))
        return { {}, label, words::whyNot(*clause) };
    return { action, label, { effect } };
}

CardTurn cardTurn(const Observation& observation, const ViewContext& context, Card card)
{
    const QString label = words::nameOf(card, context.cards);
    if (!mayPlay(observation)) return { false, { {}, label, whyNoCard(observation.table) } };
    if (isWild(observation.table, card)) return wildTurn(observation, context, card);
    return { false, choiceOf(observation, Action::play(card), label) };
}

std::vector<NamingPicture> namingsOf(const Observation& observation, const ViewContext& context)
{
    std::vector<NamingPicture> namings;
    if (!mayPlay(observation)) return namings;
    const CardSet wilds = observation.own.cards & wildCards(observation.table.rules);
    for (const Card wild : handOf(observation.table, wilds))
        if (wildTurn(observation, context, wild).naming)
            namings.push_back(namingOf(observation, context, wild));
    return namings;
}

std::vector<Choice> answersOf(const Observation& observation, const ViewContext& context)
{
    const PublicState& table = observation.table;
    if (seatAwaited(table) != observation.seat || onlyAct(observation)) return {};
    if (const auto* answering = std::get_if<Answering>(&table.phase))
        return answersToBid(observation, *answering, context);
    if (std::holds_alternative<Stealing>(table.phase)) return theftChoices(observation);
    if (std::holds_alternative<Dealing>(table.phase)) return dealChoices(observation);
    if (std::holds_alternative<Reviewing>(table.phase)) return reviewChoices(observation, context);
    return {};
}

QString questionOf(const Observation& observation, const ViewContext& context)
{
    const PublicState& table = observation.table;
    if (seatAwaited(table) != observation.seat || onlyAct(observation)) return {};
    if (const auto* answering = std::get_if<Answering>(&table.phase))
        return saidBy(*answering, context);
    if (std::holds_alternative<Stealing>(table.phase))
        //: %1 is the name of a card
        return Turn::tr("At the bottom of your cut: %1.")
            .arg(words::nameOf(observation.seen.value(), context.cards));
    if (std::holds_alternative<Dealing>(table.phase)) return Turn::tr("How will you deal?");
    if (std::holds_alternative<Reviewing>(table.phase))
        return Turn::tr("Has somebody broken the rules?");
    return {};
}

QString drawPrompt(const Observation& observation, const ViewContext& context)
{
    return ofWhom(observation, context, context.draw->dealer,
        //: How the first dealer is found: %1 is a player, %2 the card drawn
        Turn::tr("Everybody draws a card; the lowest deals, with the ace counting as lowest: %1 "
                 "deals (%2)."),
        //: How the first dealer is found: %1 is the card that you have drawn
        Turn::tr("Everybody draws a card; the lowest deals, with the ace counting as lowest: you "
                 "deal (%1)."),
        words::nameOf(context.draw->card(), context.cards));
}

Because promptOf(const Observation& observation, const ViewContext& context)
{
    const PublicState& table = observation.table;
    if (const auto action = onlyAct(observation); action && !context.watching)
        return onlyActPrompt(observation, action->verb(), context);
    if (std::holds_alternative<Playing>(table.phase)) {
        QString prompt = (takerOf(observation, context) + ' ' + playPrompt(observation, context));
        //: Added to the line that says what is due, while the table waits for the person
        if (context.is(ViewContext::Moment::Held))
            prompt += ' ' + Turn::tr("Press Space to go on.");
        return { prompt.trimmed() };
    }
    if (const auto* answering = std::get_if<Answering>(&table.phase))
        return { answerPrompt(*answering, observation.seat, context) };
    if (seatAwaited(table)) return { beforePrompt(table, observation.seat, context) };
    return { betweenPrompt(observation, context) };
}

}
