#include "ui/picture/preference/ladder.h"

#include "ui/picture/initials.h"
#include "ui/picture/preference/picture.h"
#include "ui/words/preference/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace preference;

namespace {

    class Ladder {
        Q_DECLARE_TR_FUNCTIONS(Ladder)
    };

    /// 0…3 for the suits, 4…7 for the numbers 5 to 8.
    int rowOnCard(Contract contract)
    {
        const auto place = static_cast<int>(contract);
        return place < 8 ? place % 4 : 4 + (place - 8) / 2;
    }

    int columnOnCard(Contract contract) { return rowOf(contract).buys ? 0 : 1; }

    /// Has the suit of a spiel still to be named (P-20, P-23)?
    bool isSpielWhole(const PublicState& table)
    {
        if (!std::holds_alternative<Bidding>(table.phase)) return table.deal == 0;
        if (!table.standing) return true;
        if (table.standing->bid == spiel) return table.standing->seat != seatDue(table);
        return !isSpiel(*table.standing->bid.contract);
    }

    bool speaksOf(const Action& word, Bid bid)
    {
        switch (word.verb()) {
        case Verb::Bid: return word.bid() == bid;
        case Verb::Hold:
        case Verb::Announce: return Bid { word.contract() } == bid;
        default: return false;
        }
    }

    SeatSet sayersOf(const PublicState& table, Bid bid)
    {
        SeatSet sayers;
        for (const Acted& word : table.calls)
            if (speaksOf(word.action, bid)) sayers |= SeatSet { word.seat };
        return sayers;
    }

    /// The initials of those who have said it, each once.
    QStringList saidBy(const Observation& observation, const PreferenceContext& context, Bid bid)
    {
        const PublicState& table = observation.table;
        const QStringList initials = initialsOf(observation, context);
        QStringList by;
        for (const Acted& word : table.calls)
            if (speaksOf(word.action, bid) && !by.contains(initials[word.seat.index]))
                by << initials[word.seat.index];
        return by;
    }

    CellState stateOf(const PublicState& table, Bid bid)
    {
        if (table.contract)
            return Bid { table.contract } == bid ? CellState::Contract : CellState::Idle;
        return table.standing && table.standing->bid == bid ? CellState::Standing : CellState::Idle;
    }

    /// What it means to say it now.
    QString meaning(const Observation& observation, Bid bid, CardWords cards)
    {
        if (bid == spiel)
            return Ladder::tr("One, Two or Three without buying; you name the suit later.");
        const ContractRow& row = rowOf(*bid.contract);
        const bool buys = row.buys && !std::holds_alternative<Announcing>(observation.table.phase);
        QString text = words::goalOf(*bid.contract, observation.table.rules, cards);
        if (buys) text += ' ' + Ladder::tr("You pick up the two cards and discard two.");
        if (!row.buys) text += ' ' + Ladder::tr("The two cards stay where they are.");
        return text;
    }

    Choice sayOf(const Observation& observation, const PreferenceContext& context, Bid bid)
    {
        const PublicState& table = observation.table;
        const bool bids = std::holds_alternative<Bidding>(table.phase);
        const bool announces = std::holds_alternative<Announcing>(table.phase) && bid != spiel;
        const bool mine = seatDue(table) == observation.seat && !context.watching;
        if (!mine || !(bids || announces) || onlyAct(observation)) return {};
        const QString label = words::capitalised(words::nameOf(bid, context.cards));
        const Action action = bids ? Action::bid(bid) : Action::announce(*bid.contract);
        if (const auto clause = whyNot(observation, action))
            return { {}, label, words::whyNot(*clause) };
        return { action, label, { meaning(observation, bid, context.cards) } };
    }

    /// Who have said it: "bid by Anna and Cilli", "bid by you".
    QString bidBy(const Observation& observation, const PreferenceContext& context, SeatSet sayers)
    {
        const QStringList others = othersOf(observation, context, sayers);
        const bool me = others.size() < sayers.size();
        //: Of a contract on the card
        if (me && others.empty()) return Ladder::tr("bid by you");
        //: Of a contract on the card: %1 are those who have said it
        const QString text = me ? Ladder::tr("bid by %1 and you") : Ladder::tr("bid by %1");
        return text.arg(words::list(others));
    }

    /// What a screen reader says of a cell.
    QString spokenOf(const LadderCell& cell, const Observation& observation,
        const PreferenceContext& context, Bid bid)
    {
        const SeatSet sayers = sayersOf(observation.table, bid);
        QStringList parts { words::capitalised(words::nameOf(bid, context.cards)) };
        if (cell.suit && bid.contract != Contract::Hearts)
            parts << words::nameOf(*cell.suit, context.cards);
        if (!cell.name.isEmpty() && bid != spiel && bid.contract != Contract::Hearts)
            parts << cell.name;
        if (!sayers.empty()) parts << bidBy(observation, context, sayers);
        //: Of a contract on the card: the last bid, which must be overbid
        if (cell.state == CellState::Standing) parts << Ladder::tr("highest bid so far");
        //: Of a contract on the card: it is played
        if (cell.state == CellState::Contract) parts << Ladder::tr("being played");
        return parts.join(", ");
    }

    LadderCell cellOf(const Observation& observation, const PreferenceContext& context, Bid bid)
    {
        const PublicState& table = observation.table;
        LadderCell cell;
        cell.by = saidBy(observation, context, bid);
        cell.state = stateOf(table, bid);
        cell.code = bid.contract ? rowOf(*bid.contract).key : "spiel";
        cell.topic = Clause { 'P', 13 };
        cell.say = sayOf(observation, context, bid);
        return cell;
    }

    LadderCell spielCell(const Observation& observation, const PreferenceContext& context)
    {
        LadderCell cell = cellOf(observation, context, spiel);
        cell.column = 1;
        cell.rows = 3;
        cell.name = words::capitalised(words::nameOf(spiel, context.cards));
        cell.spoken = spokenOf(cell, observation, context, spiel);
        cell.about = cell.spoken + ".\n" + meaning(observation, spiel, context.cards);
        return cell;
    }

    LadderCell contractCell(
        const Observation& observation, const PreferenceContext& context, Contract contract)
    {
        LadderCell cell = cellOf(observation, context, { contract });
        const ContractRow& row = rowOf(contract);
        cell.row = rowOnCard(contract);
        cell.column = columnOnCard(contract);
        if (contract != Contract::Hearts) cell.number = QString::fromUtf8(row.key.data(), 1);
        cell.name = words::nickname(contract, context.cards);
        cell.suit = row.trump;
        cell.premium = row.premium;
        cell.spoken = spokenOf(cell, observation, context, { contract });
        cell.about = cell.spoken + ".\n" + meaning(observation, { contract }, context.cards);
        return cell;
    }

    /// Has the declarer bought and not yet said what is played?
    bool isChoosing(const PublicState& table)
    {
        return std::holds_alternative<Discarding>(table.phase)
            || std::holds_alternative<Announcing>(table.phase);
    }

    std::vector<HeardPicture> heardIn(
        const Observation& observation, const PreferenceContext& context)
    {
        const PublicState& table = observation.table;
        std::vector<HeardPicture> all;
        Seat seat = table.dealer;
        for (int i = 0; i < table.active.size(); ++i) {
            seat = nextIn(table.active, seat);
            HeardPicture heard { inColumn(observation, context, seat), {} };
            for (const Acted& word : table.calls) {
                const Verb verb = word.action.verb();
                const bool auction = verb == Verb::Pass || verb == Verb::Bid || verb == Verb::Hold;
                if (auction && word.seat == seat)
                    heard.words << words::heard(word.action, context.cards);
            }
            all.push_back(heard);
        }
        return all;
    }

}

LadderPicture ladderOf(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    LadderPicture picture;
    picture.caption = stateOfDeal(observation, context);
    //: Headings on the card with the contracts (mit Kauf, ohne Kauf; med köp, utan köp)
    picture.columns = { Ladder::tr("buying"), Ladder::tr("without") };
    const bool whole = isSpielWhole(table);
    if (whole) picture.cells.push_back(spielCell(observation, context));
    for (int i = 0; i < contractCount; ++i) {
        const auto contract = static_cast<Contract>(i);
        if (!exists(contract, table.rules) || (whole && isSpiel(contract))) continue; // P-15
        picture.cells.push_back(contractCell(observation, context, contract));
    }
    picture.heard = heardIn(observation, context);
    if (isAusfechten(table)) picture.aim = Ladder::tr("As few tricks as you can."); // P-63
    const bool settled = table.contract && !isChoosing(table);
    if (settled) picture.aim = words::aimOf(*table.contract);
    if (settled) picture.trump = rowOf(*table.contract).trump;
    if (picture.trump) picture.trumpName = words::nameOf(*picture.trump, context.cards);
    return picture;
}

QString stateOfDeal(const Observation& observation, const PreferenceContext& context)
{
    const PublicState& table = observation.table;
    if (isAusfechten(table))
        //: Nobody has bid: everybody plays for himself and takes few tricks (Ausfechten; krypspel)
        return Ladder::tr("All pass (Ausfechten)");
    if (!table.declarer) return Ladder::tr("Auction");
    const bool mine = isMe(observation, context, *table.declarer);
    const QString who = context.nameOf(*table.declarer);
    //: %1 has won the auction and does not yet say what is played
    if (!table.contract || isChoosing(table))
        return mine ? Ladder::tr("You choose a contract")
                    : Ladder::tr("%1 chooses a contract").arg(who);
    const QString contract = words::nameOf(*table.contract, context.cards);
    //: %1 is a contract
    return mine ? Ladder::tr("You play %1").arg(contract)
                //: %1 is a player, %2 a contract
                : Ladder::tr("%1 plays %2").arg(who, contract);
}

}
