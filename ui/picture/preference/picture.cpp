#include "ui/picture/preference/picture.h"

#include "core/preference/settlement.h"
#include "ui/picture/lot_picture.h"
#include "ui/picture/preference/answers.h"
#include "ui/picture/preference/cards.h"
#include "ui/picture/preference/context.h"
#include "ui/picture/preference/ladder.h"
#include "ui/picture/preference/money.h"
#include "ui/picture/preference/prompt.h"
#include "ui/picture/preference/result.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace preference;

namespace {

    class Role {
        Q_DECLARE_TR_FUNCTIONS(PreferenceRole)
    };

    /// Grows with every act of the match; a deal has fewer than 128.
    int numberOf(const PublicState& table, std::size_t acts)
    {
        return static_cast<int>(table.deal) * 128 + static_cast<int>(acts);
    }

    std::size_t actsOf(const PublicState& table)
    {
        std::size_t acts = table.calls.size();
        for (const PlayedTrick& trick : table.tricks) acts += trick.cards.size();
        return acts;
    }

    /// What the words of a deal are about, one thing after the other.
    enum class Topic : unsigned char { Auction, Contract, Company, Split };

    Topic topicOf(const PublicState& table, std::size_t call)
    {
        switch (table.calls[call].action.verb()) {
        case Verb::Pass:
        case Verb::Bid:
        case Verb::Hold: return Topic::Auction;
        case Verb::Join:
        case Verb::Stay:
        case Verb::Invite:
        case Verb::Alone: return Topic::Company;
        case Verb::Offer:
        case Verb::Accept:
        case Verb::Refuse: return Topic::Split;
        case Verb::No: return table.joined.empty() ? Topic::Contract : Topic::Split;
        default: return Topic::Contract;
        }
    }

    /// What is spoken about now; in the play what was spoken about last.
    Topic topicNow(const PublicState& table)
    {
        if (std::holds_alternative<Bidding>(table.phase)) return Topic::Auction;
        if (std::holds_alternative<GoingAlong>(table.phase)
            || std::holds_alternative<Inviting>(table.phase))
            return Topic::Company;
        if (std::holds_alternative<Talking>(table.phase)) return Topic::Split;
        const bool plays = std::holds_alternative<Playing>(table.phase);
        return plays ? topicOf(table, table.calls.size() - 1) : Topic::Contract;
    }

    /// Whether words are still in the air: the last ones, those about what is asked now, and what
    /// the declarer has announced.
    bool isHeard(const PublicState& table, std::size_t call)
    {
        if (call + 1 == table.calls.size()) return true;
        const Topic topic = topicOf(table, call);
        const bool announced = topic == Topic::Contract && table.calls[call].seat == table.declarer;
        return announced || topic == topicNow(table);
    }

    /// The last thing that a seat said, and its number; it fades when the first trick is over.
    std::pair<QString, int> lastSaid(
        const PublicState& table, const PreferenceContext& context, Seat seat)
    {
        const std::size_t tricks = table.tricks.size();
        if (tricks > 1 || (tricks == 1 && openTrick(table) == nullptr)) return {};
        for (std::size_t i = table.calls.size(); i > 0; --i)
            if (table.calls[i - 1].seat == seat) {
                if (!isHeard(table, i - 1)) return {};
                return { words::said(table, i - 1, context.cards), numberOf(table, i) };
            }
        return {};
    }

    QString roleOfDefender(const PublicState& table, Seat seat)
    {
        //: On a name plate: has made the other defender play
        if (table.inviter == seat) return Role::tr("has invited");
        //: On a name plate: the other defender makes him play
        if (table.inviter && table.stayed.contains(seat)) return Role::tr("is invited");
        //: On a name plate: a defender who had no choice, as there is only one stake in the pot
        if (isForced(table) && table.contract && isSuit(*table.contract)
            && table.playing.contains(seat))
            return Role::tr("must go along");
        //: On a name plate: a defender who plays
        if (table.joined.contains(seat)) return Role::tr("goes along");
        //: On a name plate: a defender who does not play
        if (table.stayed.contains(seat)) return Role::tr("at home");
        //: On a name plate: plays against the declarer
        return table.playing.contains(seat) ? Role::tr("defender") : QString();
    }

    QString roleOf(const PublicState& table, Seat seat)
    {
        if (table.deal == 0) return {};
        //: On a name plate: the dealer of four, who does not play
        if (!table.active.contains(seat)) return Role::tr("sits out");
        if (!table.declarer) return {};
        //: On a name plate: who plays the contract
        return seat == table.declarer ? Role::tr("declarer") : roleOfDefender(table, seat);
    }

    std::optional<int> tricksOf(const PublicState& table, Seat seat)
    {
        if (table.settled && table.active.contains(seat)) return settlementOf(table).tricks[seat];
        const bool plays = std::holds_alternative<Playing>(table.phase);
        if (!plays || !table.playing.contains(seat)) return std::nullopt;
        return table.taken[seat];
    }

    /// Six for the declarer of a suit (P-13), two for a defender; who has invited answers for four.
    int tricksNeeded(const PublicState& table, Seat seat)
    {
        if (!table.contract || !isSuit(*table.contract) || !table.playing.contains(seat)) return 0;
        if (seat == table.declarer) return 6;
        if (!table.inviter) return 2;
        return table.inviter == seat ? 4 : 0;
    }

    SeatPicture seatOf(const Observation& observation, const PreferenceContext& context, Seat seat)
    {
        const PublicState& table = observation.table;
        const auto [said, number] = lastSaid(table, context, seat);
        SeatPicture picture;
        picture.seat = seat;
        picture.name = context.nameOf(seat);
        picture.level = context.levelOf(seat);
        picture.manner = context.mannerOf(seat);
        picture.portrait = context.portraitOf(seat);
        picture.score = table.balances[seat];
        picture.me = isMe(observation, context, seat);
        picture.active = table.deal == 0 || table.active.contains(seat);
        picture.dealer = seat == table.dealer;
        picture.due = seatAwaited(table) == seat;
        picture.tricks = tricksOf(table, seat);
        if (picture.tricks) picture.tricksNeeded = tricksNeeded(table, seat);
        if (picture.tricks && table.inviter == seat) // P-59
            picture.tricksBeside = tricksOf(table, otherDefender(table, seat)).value_or(0);
        picture.role = roleOf(table, seat);
        picture.said = said;
        picture.saidNumber = number;
        return picture;
    }

    void addTurn(const Observation& observation, const PreferenceContext& context, Picture& picture)
    {
        const PublicState& table = observation.table;
        picture.answers = answersOf(observation, context);
        picture.question = questionOf(observation, context);
        picture.prompt = { promptOf(observation, context) };
        picture.news = newsOf(observation, context);
        picture.newsNumber = numberOf(table, actsOf(table));
    }

}

Picture pictureOf(const View& view, const ViewContext& viewContext)
{
    PreferenceContext context { viewContext, view.past, {} };
    if (context.handsOpen) context.open = view.open;
    const Observation& observation = view.now;
    const PublicState& table = observation.table;
    Picture picture;
    picture.deal = table.deal;
    picture.players = table.players;
    picture.me = observation.seat;
    for (const Seat seat : SeatSet::firstOf(table.players))
        picture.seats.push_back(seatOf(observation, context, seat));
    LyingCards lying = cardsOf(observation, context);
    picture.cards = std::move(lying.all);
    picture.dealt = table.deal > 0;
    picture.dealRounds = { 3, 4, 3 }; // P-10
    picture.undealt = picture.dealt ? 0 : wholePack().size();
    picture.table = TricksTable { .ladder = ladderOf(observation, context),
        .bowl = bowlOf(observation, context),
        .order = {},
        .discard = discardOf(observation, context, picture.cards),
        .splits = splitsOf(observation, context),
        .lastTrick = std::move(lying.lastTrick) };
    addTurn(observation, context, picture);
    if (context.draw && context.is(ViewContext::Moment::Draw))
        showLot(context, highestCardPrompt(observation.seat, context), picture); // P-4
    if (table.settled && !context.is(ViewContext::Moment::LastAct))
        picture.result = resultOf(observation, context);
    picture.slate = ledgerOf(observation, context);
    return picture;
}

}
