#include "ui/picture/preference/prompt.h"

#include "ui/picture/preference/ladder.h"
#include "ui/picture/preference/picture.h"
#include "ui/picture/preference/result.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <array>

namespace weli {

using namespace preference;

namespace {

    class Turn {
        Q_DECLARE_TR_FUNCTIONS(PreferenceTurn)
    };

    // What is asked of the cards of a trick.

    QString followingDuty(CardSet hand, const Trick& trick, Duties duties)
    {
        const CardSet following = hand & CardSet::of(trick.led);
        const bool trumped = trick.winning.suit() != trick.led;
        const CardSet beating = following & above(trick.winning);
        if (trumped || beating.empty()) return Turn::tr("You must follow suit.");
        if (duties.masks && beating.size() > 1)
            return Turn::tr("You must play higher, but as low as you can."); // P-51
        return Turn::tr("You must play higher.");
    }

    QString voidDuty(CardSet hand, const Trick& trick, Duties duties)
    {
        const CardSet trumps = duties.trump ? hand & CardSet::of(*duties.trump) : CardSet();
        if (trumps.empty() || trick.led == duties.trump)
            return Turn::tr("You cannot follow suit: play what you like.");
        const bool trumped = trick.winning.suit() == duties.trump;
        if (!trumped) return Turn::tr("You cannot follow suit, so you must trump.");
        if (!(trumps & above(trick.winning)).empty())
            return Turn::tr("You cannot follow suit, so you must overtrump.");
        return duties.trumpCompulsion
            ? Turn::tr("You cannot follow suit, so you must trump.") // P-55
            : Turn::tr("You cannot follow suit: play what you like.");
    }

    QString cardPrompt(const Observation& observation, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        const Seat due = std::get<Playing>(table.phase).next;
        if (!isMe(observation, context, due))
            return Turn::tr("%1 is to play.").arg(context.nameOf(due));
        const PlayedTrick* const played = openTrick(table);
        if (played == nullptr) return Turn::tr("You lead: play a card.");
        const Duties duties = dutiesOf(table, *played, due);
        const Trick trick = trickSoFar(*played);
        const CardSet hand = observation.hands[due];
        const bool follows = !(hand & CardSet::of(trick.led)).empty();
        //: %1 is the suit that was led, %2 goes on: "You must play higher."
        return Turn::tr("Your turn; %1 were led. %2")
            .arg(words::nameOf(trick.led, context.cards),
                follows ? followingDuty(hand, trick, duties) : voidDuty(hand, trick, duties));
    }

    QString whyForced(const PublicState& table)
    {
        if (!table.contract || !isSuit(*table.contract) || !isForced(table)) return {}; // P-34
        return Turn::tr("Only one stake is in the pot, so both defenders must go along.");
    }

    /// What nobody was asked about.
    QString beforePlay(const PublicState& table)
    {
        if (isAusfechten(table)) // P-54
            return Turn::tr(
                       "All pass: everybody plays for themselves and tries to take few tricks.")
                + ' ';
        const QString forced = whyForced(table);
        return forced.isEmpty() ? forced : forced + ' ';
    }

    // What is asked before the play.

    QString auctionPrompt(const PublicState& table)
    {
        if (!table.standing) return Turn::tr("Your turn to speak: bid or pass.");
        if (table.standing->bid == spiel && table.standing->seat == seatDue(table))
            return Turn::tr("Name the suit of your spiel.");
        return Turn::tr("Your turn to speak: bid higher or pass.");
    }

    struct Ask {
        const PublicState& table;

        QString operator()(const Bidding&) const { return auctionPrompt(table); }
        QString operator()(const Discarding&) const
        {
            return Turn::tr("You have bought: choose two cards to discard.");
        }
        QString operator()(const Announcing&) const { return Turn::tr("Announce your contract."); }
        QString operator()(const AfterBuying&) const
        {
            return Turn::tr("Do you want to after-buy?");
        }
        QString operator()(const GoingAlong&) const
        {
            return Turn::tr("Will you go along or stay home?");
        }
        QString operator()(const Inviting&) const
        {
            return Turn::tr("Will you invite the other defender or play alone?");
        }
        QString operator()(const Talking&) const
        {
            return table.offers.empty() ? Turn::tr("You may offer a split of the tricks.")
                                        : Turn::tr("You have been made an offer.");
        }
        template <typename Phase> QString operator()(const Phase&) const { return {}; }
    };

    /// What somebody else does; %1 is the name.
    struct Wait {
        QString operator()(const Bidding&) const { return Turn::tr("%1 to bid."); }
        QString operator()(const Discarding&) const
        {
            return Turn::tr("%1 has bought and is discarding two cards.");
        }
        QString operator()(const Announcing&) const { return Turn::tr("%1 announces a contract."); }
        QString operator()(const AfterBuying&) const { return Turn::tr("%1 may after-buy."); }
        QString operator()(const GoingAlong&) const
        {
            return Turn::tr("%1 may go along or stay home.");
        }
        QString operator()(const Inviting&) const
        {
            return Turn::tr("%1 may invite the other defender.");
        }
        QString operator()(const Talking&) const
        {
            return Turn::tr("%1 may make or answer an offer.");
        }
        template <typename Phase> QString operator()(const Phase&) const { return {}; }
    };

    /// What is done for a person who has no choice.
    QString onlyActPrompt(const Action& action, const PreferenceContext& context)
    {
        if (action.verb() == Verb::Pass) return Turn::tr("You can only pass.");
        //: %1 is a contract
        return Turn::tr("You can announce only %1.")
            .arg(words::nameOf(action.contract(), context.cards));
    }

    QString betweenPrompt(const Observation& observation, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        if (std::holds_alternative<MatchOver>(table.phase))
            return endText(observation, context) + '.';
        return table.settled ? Turn::tr("The deal is settled.")
                             : Turn::tr("The cards are being shuffled.");
    }

    // What has happened.

    /// In the order of Verb; %1 is the name of whoever did it.
    constexpr std::array news {
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 passes."),
        //: %2 is a contract
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 bids %2."),
        //: %2 is a contract; takes the bid over at the same level
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 holds %2."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 discards two cards."),
        //: %2 is a contract
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 announces %2."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 after-buys."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 does not after-buy."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 goes along."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 stays home."),
        //: %2 is the other defender
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 invites %2."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 plays alone."),
        //: %2 is how the ten tricks are shared out, "7–3", the declarer's first
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 offers %2."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 accepts."),
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 refuses."),
        //: %2 is a card
        QT_TRANSLATE_NOOP("PreferenceNews", "%1 plays %2."),
    };

    /// The same of me.
    constexpr std::array myNews {
        QT_TRANSLATE_NOOP("PreferenceNews", "You pass."),
        //: %1 is a contract
        QT_TRANSLATE_NOOP("PreferenceNews", "You bid %1."),
        //: %1 is a contract; you take the bid over at the same level
        QT_TRANSLATE_NOOP("PreferenceNews", "You hold %1."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You discard two cards."),
        //: %1 is a contract
        QT_TRANSLATE_NOOP("PreferenceNews", "You announce %1."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You after-buy."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You do not after-buy."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You go along."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You stay home."),
        //: %1 is the other defender
        QT_TRANSLATE_NOOP("PreferenceNews", "You invite %1."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You play alone."),
        //: %1 is how the ten tricks are shared out, "7–3", the declarer's first
        QT_TRANSLATE_NOOP("PreferenceNews", "You offer %1."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You accept."),
        QT_TRANSLATE_NOOP("PreferenceNews", "You refuse."),
        //: %1 is a card
        QT_TRANSLATE_NOOP("PreferenceNews", "You play %1."),
    };

    class News {
        Q_DECLARE_TR_FUNCTIONS(PreferenceNews)
    };

    /// Who takes the trick that lies there.
    QString takerOf(const Observation& observation, const ViewContext& context)
    {
        return takesTrick(observation, context, observation.table.tricks.back().winner);
    }

    QString objectOf(const PublicState& table, const Acted& acted, const PreferenceContext& context)
    {
        const Action& action = acted.action;
        const CardWords cards = context.cards;
        switch (action.verb()) {
        case Verb::Bid: return words::nameOf(action.bid(), cards);
        case Verb::Hold:
        case Verb::Announce: return words::nameOf(action.contract(), cards);
        case Verb::Invite: return context.nameOf(otherDefender(table, acted.seat));
        case Verb::Offer: return words::nameOf(action.split());
        case Verb::Play: return words::asObject(action.card(), cards);
        default: return {};
        }
    }

    std::optional<Acted> lastAct(const PublicState& table)
    {
        if (!table.tricks.empty()) {
            const PlayedTrick& trick = table.tricks.back();
            const Seat seat = playerOf(table, trick, trick.cards.size() - 1);
            return Acted { seat, Action::play(trick.cards.back()) };
        }
        if (table.calls.empty()) return std::nullopt;
        return table.calls.back();
    }

    bool isAuctionWord(const Action& action)
    {
        return action.verb() == Verb::Pass || action.verb() == Verb::Bid
            || action.verb() == Verb::Hold;
    }

    /// What came of the last act.
    QString outcomeOf(
        const Observation& observation, const Action& action, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        QString text;
        if (action.verb() == Verb::Play && openTrick(table) == nullptr)
            text += ' ' + takerOf(observation, context);
        if (table.settled) return text + ' ' + settlementTitle(observation, context) + '.';
        if (areOpen(table) && table.tricks.size() == 1)
            text += ' ' + News::tr("The defenders lay their cards face up."); // P-52
        const bool auctionIsOver
            = isAuctionWord(action) && !std::holds_alternative<Bidding>(table.phase);
        if (auctionIsOver) text += ' ' + stateOfDeal(observation, context) + '.';
        if (auctionIsOver && std::holds_alternative<Discarding>(table.phase))
            //: The declarer takes up the two cards that lie on the table
            text += ' '
                + (isMe(observation, context, *table.declarer)
                        ? News::tr("You buy.")
                        : News::tr("%1 buys.").arg(context.nameOf(*table.declarer)));
        const QString forced = whyForced(table);
        if (!forced.isEmpty() && table.tricks.empty()
            && std::holds_alternative<Playing>(table.phase))
            text += ' ' + forced;
        return text;
    }

}

QString newsOf(const Observation& observation, const PreferenceContext& context)
{
    const auto last = lastAct(observation.table);
    if (!last) return {};
    const auto verb = static_cast<std::size_t>(last->action.verb());
    if (last->action.verb() == Verb::Invite
        && isMe(observation, context, otherDefender(observation.table, last->seat)))
        //: %1 is the other defender
        return News::tr("%1 invites you.").arg(context.nameOf(last->seat));
    const bool mine = isMe(observation, context, last->seat);
    const PublicState& table = observation.table;
    const bool isOfASplit
        = table.tricks.empty() && words::declinesSplit(table, table.calls.size() - 1);
    const QString pattern = isOfASplit
        //: Does not offer to share the tricks out
        ? (mine ? News::tr("You offer no split.") : News::tr("%1 offers no split."))
        : QCoreApplication::translate("PreferenceNews", mine ? myNews[verb] : news[verb]);
    const QString text = words::sentence(pattern, mine ? QString() : context.nameOf(last->seat),
        objectOf(observation.table, *last, context));
    return context.tellsOutcome ? text + outcomeOf(observation, last->action, context) : text;
}

QString promptOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    const auto due = seatAwaited(table);
    if (!due) return betweenPrompt(observation, context);
    if (std::holds_alternative<Playing>(table.phase)) {
        const QString prompt = cardPrompt(observation, context);
        const bool taken = !table.tricks.empty() && openTrick(table) == nullptr;
        if (table.tricks.empty() || (table.tricks.size() == 1 && !taken))
            return beforePlay(table) + prompt;
        return taken ? takerOf(observation, context) + ' ' + prompt : prompt;
    }
    if (!isMe(observation, context, *due))
        return std::visit(Wait {}, table.phase).arg(context.nameOf(*due));
    if (const auto action = onlyAct(observation)) return onlyActPrompt(*action, context);
    return std::visit(Ask { table }, table.phase);
}

}
