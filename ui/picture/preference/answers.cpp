#include "ui/picture/preference/answers.h"

#include "core/preference/settlement.h"
#include "ui/picture/preference/ladder.h"
#include "ui/picture/preference/picture.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace weli {

using namespace preference;

namespace {

    class Turn {
        Q_DECLARE_TR_FUNCTIONS(PreferenceTurn)
    };

    Choice choiceOf(const Action& action, const QString& label, const QString& meaning)
    {
        return { action, label, { meaning } };
    }

    bool isAsked(const Observation& observation, const PreferenceContext& context)
    {
        return !context.watching && seatDue(observation.table) == observation.seat
            && !onlyAct(observation);
    }

    /// What a trick is worth (P-56).
    int worthOfTrick(const PublicState& table) { return amountPlayedFor(table) / 10; }

    QString nameOf(const PreferenceContext& context, Contract contract)
    {
        return words::nameOf(contract, context.cards);
    }

    std::vector<Choice> wordChoices(
        const Observation& observation, const PreferenceContext& context)
    {
        std::vector<Choice> choices;
        for (const Action& action : legalActions(observation)) {
            if (action.verb() == Verb::Pass)
                //: Button in the auction (&Passen; &Pass)
                choices.push_back(choiceOf(action, Turn::tr("&Pass"),
                    Turn::tr("You take no further part in this auction.")));
            if (action.verb() == Verb::Hold)
                //: Button in the auction: %1 is a contract (Ich h&alte Zwei; &Jag håller två)
                choices.push_back(choiceOf(action,
                    Turn::tr("I h&old %1").arg(nameOf(context, action.contract())),
                    Turn::tr("You take over the bid at the same level; nobody else may hold.")));
        }
        return choices;
    }

    /// P-30: the lowest that an after-buyer could announce.
    Contract lowestAfterBuy(const PublicState& table)
    {
        for (const Contract contract : { Contract::Five, Contract::Six, Contract::Seven })
            if (contract > *table.contract) return contract;
        return Contract::Eight;
    }

    std::vector<Choice> afterBuyChoices(const PublicState& table, const PreferenceContext& context)
    {
        //: %1 is a contract
        const QString duty = Turn::tr(
            "You pick up the two discards, discard two yourself and must announce %1 or more.")
                                 .arg(nameOf(context, lowestAfterBuy(table)));
        // What costs nothing comes first: there the focus falls by itself.
        return { choiceOf(Action(Verb::No), Turn::tr("&No"),
                     Turn::tr("You are not asked again in this deal.")),
            //: Button: take up the two cards laid aside (Nach&kaufen; &Efterköp)
            choiceOf(Action(Verb::Take), Turn::tr("&After-buy"), duty) };
    }

    /// P-62: what a defender at home still pays or gets.
    QString premiumAtHome(const PublicState& table)
    {
        const int premium = rowOf(*table.contract).premium * table.rules.stake;
        if (premium == 0) return {};
        return ' ' + Turn::tr("You still pay or receive the premium of %1.").arg(premium);
    }

    QString meaningOfStay(const PublicState& table, const PreferenceContext& context)
    {
        QString text = table.stayed.empty()
            ? Turn::tr("You put your cards away and cannot go down, but the other defender may "
                       "invite you.")
            //: %1 is the declarer
            : Turn::tr("Then nobody plays: %1 wins with all ten tricks.")
                  .arg(context.nameOf(*table.declarer));
        return text + premiumAtHome(table);
    }

    std::vector<Choice> joinChoices(const PublicState& table, const PreferenceContext& context)
    {
        //: %1 is what a trick is worth, %2 what is paid
        const QString joins
            = Turn::tr("Each trick earns you %1. You must take two tricks, or pay %2 into the pot.")
                  .arg(worthOfTrick(table))
                  .arg(amountPlayedFor(table));
        //: Button: play along against the declarer (Mit&gehen; &Gå med)
        return { choiceOf(Action(Verb::Join), Turn::tr("&Go along"), joins),
            //: Button: do not play in this deal (Zu Hause &bleiben; Stanna h&emma)
            choiceOf(Action(Verb::Stay), Turn::tr("Stay ho&me"), meaningOfStay(table, context)) };
    }

    std::vector<Choice> invitationChoices(
        const Observation& observation, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        //: %1 is a player, %2 what is paid
        const QString invites
            = Turn::tr("%1 must play. You are paid for the tricks of both of you, but together you "
                       "need four, or you pay %2 into the pot.")
                  .arg(context.nameOf(otherDefender(table, observation.seat)))
                  .arg(amountPlayedFor(table));
        //: %1 is the declarer, %2 what is paid
        QString alone
            = Turn::tr("Only you and %1 play. You must take two tricks, or pay %2 into the pot.")
                  .arg(context.nameOf(*table.declarer))
                  .arg(amountPlayedFor(table));
        if (table.rules.negotiation)
            alone
                += ' ' + Turn::tr("Before that the two of you may agree on a split of the tricks.");
        //: Button: make the other defender play along (Ein&laden; &Bjud in)
        return { choiceOf(Action(Verb::Invite), Turn::tr("&Invite"), invites),
            //: Button: play without the other defender
            choiceOf(Action(Verb::Alone), Turn::tr("&Alone"), alone) };
    }

    int tricksOf(const PublicState& table, Seat seat, Split split)
    {
        return seat == table.declarer ? declarersTricks(split) : defendersTricks(split);
    }

    /// What an agreement brings this seat (P-57, P-58, P-62).
    int payOf(const PublicState& table, Seat seat, Split split)
    {
        const int premium = rowOf(*table.contract).premium * table.rules.stake;
        const int paid = worthOfTrick(table) * defendersTricks(split);
        if (seat != table.declarer) return paid - premium;
        return amountPlayedFor(table) - paid + 2 * premium;
    }

    QString payText(const PublicState& table, Seat seat, Split split)
    {
        //: %1 is money that comes or goes: "+27 for you"
        return Turn::tr("%1 for you").arg(words::money(payOf(table, seat, split)));
    }

    std::vector<Choice> talkChoices(const Observation& observation)
    {
        const PublicState& table = observation.table;
        const QString play = Turn::tr("The deal is played out.");
        if (table.offers.empty()) {
            const bool first = observation.seat == table.declarer;
            //: Button: offer nothing, the cards shall be played
            return { choiceOf(Action(Verb::No), Turn::tr("&No offer"),
                first ? Turn::tr("Then the other player may make an offer.") : play) };
        }
        const Split split = table.offers.back();
        //: Button: %1 is how the tricks are shared out, "7–3", the declarer's first
        return { choiceOf(Action(Verb::Accept), Turn::tr("&Accept %1").arg(words::nameOf(split)),
                     payText(table, observation.seat, split)),
            //: Button: refuse an offer, the cards are played
            choiceOf(Action(Verb::Refuse), Turn::tr("&Refuse"), play) };
    }

    SplitPicture splitOf(const Observation& observation, Split split)
    {
        const PublicState& table = observation.table;
        SplitPicture picture { .declarers = declarersTricks(split),
            .defenders = defendersTricks(split),
            .isMineFirst = observation.seat == table.declarer,
            .pays = payText(table, observation.seat, split),
            .offer = {} };
        const Action action = Action::offer(split);
        //: Button: offer this split of the tricks, "7–3", the declarer's first
        const QString label = Turn::tr("Offer &%1").arg(words::nameOf(split));
        if (const auto clause = whyNot(observation, action))
            picture.offer = { {}, label, words::whyNot(*clause) };
        else
            picture.offer = choiceOf(action, label, picture.pays);
        return picture;
    }

    QString auctionQuestion(const PublicState& table, const PreferenceContext& context)
    {
        if (!table.standing) return Turn::tr("Nobody has bid yet.");
        if (table.standing->bid == spiel && table.standing->seat == seatDue(table))
            return Turn::tr("Which suit is your spiel in?");
        //: %1 is a player, %2 a contract
        return Turn::tr("%1 has bid %2.")
            .arg(context.nameOf(table.standing->seat),
                words::nameOf(table.standing->bid, context.cards));
    }

    QString joinQuestion(const Observation& observation, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        QString text = stateOfDeal(observation, context) + '.';
        for (const Seat seat : table.joined)
            text += ' ' + Turn::tr("%1 goes along.").arg(context.nameOf(seat));
        for (const Seat seat : table.stayed)
            text += ' ' + Turn::tr("%1 stays home.").arg(context.nameOf(seat));
        return text;
    }

    QString talkQuestion(const Observation& observation, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        if (table.offers.empty()) return Turn::tr("Do you want to offer a split of the tricks?");
        const Seat declarer = *table.declarer;
        const Seat who = observation.seat == declarer ? *table.joined.begin() : declarer;
        const Split split = table.offers.back();
        //: %1 is a player, %2 how the tricks are shared out, "7–3", %3 how many of them are yours
        return Turn::tr("%1 offers %2: %3 tricks for you.")
            .arg(context.nameOf(who), words::nameOf(split))
            .arg(tricksOf(table, observation.seat, split));
    }

}

std::vector<Choice> answersOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    if (!isAsked(observation, context)) return {};
    if (std::holds_alternative<Bidding>(table.phase)) return wordChoices(observation, context);
    if (std::holds_alternative<AfterBuying>(table.phase)) return afterBuyChoices(table, context);
    if (std::holds_alternative<GoingAlong>(table.phase)) return joinChoices(table, context);
    if (std::holds_alternative<Inviting>(table.phase))
        return invitationChoices(observation, context);
    if (std::holds_alternative<Talking>(table.phase)) return talkChoices(observation);
    return {};
}

QString questionOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    if (!isAsked(observation, context)) return {};
    if (std::holds_alternative<Bidding>(table.phase)) return auctionQuestion(table, context);
    if (std::holds_alternative<AfterBuying>(table.phase))
        return stateOfDeal(observation, context) + '.';
    if (std::holds_alternative<GoingAlong>(table.phase)) return joinQuestion(observation, context);
    if (std::holds_alternative<Inviting>(table.phase))
        //: %1 is the other defender
        return Turn::tr("%1 stays home.")
            .arg(context.nameOf(otherDefender(table, observation.seat)));
    if (std::holds_alternative<Talking>(table.phase)) return talkQuestion(observation, context);
    return {};
}

std::vector<SplitPicture> splitsOf(const Observation& observation, const PreferenceContext& context)
{
    if (!isAsked(observation, context) || !std::holds_alternative<Talking>(observation.table.phase))
        return {};
    std::vector<SplitPicture> pictures;
    pictures.reserve(splits.size());
    for (const Split split : splits) pictures.push_back(splitOf(observation, split));
    return pictures;
}

}
