#include "ui/picture/mittlere/result.h"

#include "core/mittlere/sheet.h"
#include "ui/picture/initials.h"
#include "ui/words/mittlere/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace mittlere;

namespace {

    constexpr int hundred = 100; // M-25, case c

    class Account {
        Q_DECLARE_TR_FUNCTIONS(MittlereResult)
    };

    bool isMatchOver(const PublicState& table)
    {
        return std::holds_alternative<MatchOver>(table.phase);
    }

    /// What a verdict needs to be told.
    struct Told {
        const PublicState& table;
        QString who; // the seat that is singled out
        int points = 0; // its
        Seat hundredth; // the seat with a hundred points or more, if there is one
        Seat trickless; // the seat without a trick, if there is one
        int equal = 0; // the points that two have
    };

    Told toldOf(const PublicState& table, const MittlereContext& context)
    {
        const Seat seat = table.verdict->seat.value_or(Seat {});
        const PerSeat<std::uint8_t> points = pointsTaken(table);
        Told told { table, context.nameOf(seat), points[seat], seat, seat, 0 };
        for (const Seat each : everybody) {
            if (points[each] >= hundred) told.hundredth = each;
            if (table.taken[each] == 0) told.trickless = each;
            for (const Seat other : everybody)
                if (other != each && points[other] == points[each]) told.equal = points[each];
        }
        return told;
    }

    QString titleOf(const Told& told)
    {
        switch (told.table.verdict->by) {
        case Case::Annulled:
            //: Nobody wins or loses in this deal
            return Account::tr("The deal is annulled");
        case Case::AllTricks:
        case Case::NoTrickAndHundred:
            //: %1 is a player
        case Case::Tie: return Account::tr("%1 wins").arg(told.who);
        case Case::NoTrick:
            //: %1 is a player
            return Account::tr("%1 loses without a trick").arg(told.who);
        case Case::Hundred:
        case Case::Middle:
            //: %1 is a player
            return Account::tr("%1 loses with %n point(s)", nullptr, told.points).arg(told.who);
        case Case::TieDraw:
            //: %1 is a player
            return Account::tr("%1 drew the lower card and loses").arg(told.who);
        }
        return {};
    }

    QString drawnWhy(const Told& told, const MittlereContext& context)
    {
        const auto& drawn = told.table.drawn;
        //: %1 and %3 are players, %2 and %4 cards, %5 points
        return Account::tr("Both have %5. %1 drew %2, %3 drew %4: the lower card loses.")
            .arg(context.nameOf(drawn[0].seat), words::nameOf(drawn[0].card, context.cards),
                context.nameOf(drawn[1].seat), words::nameOf(drawn[1].card, context.cards),
                words::points(told.equal));
    }

    QString whyOf(const Told& told, const MittlereContext& context)
    {
        switch (told.table.verdict->by) {
        case Case::Annulled:
            return Account::tr("Everybody could follow suit to the end: there was no trump. The "
                               "same dealer deals again.");
        case Case::AllTricks: return Account::tr("Whoever takes all twelve tricks wins.");
        case Case::NoTrickAndHundred:
            //: %1 and %2 are players
            return Account::tr(
                "%1 has no trick and %2 has a hundred points or more, so the third player wins.")
                .arg(context.nameOf(told.trickless), context.nameOf(told.hundredth));
        case Case::NoTrick: return Account::tr("Whoever takes no trick loses.");
        case Case::Hundred: return Account::tr("Whoever has a hundred points or more loses.");
        case Case::Tie:
            //: %1 is "52 points"
            return Account::tr("The other two have %1 each, so the third player wins.")
                .arg(words::points(told.equal));
        case Case::TieDraw: return drawnWhy(told, context);
        case Case::Middle: return Account::tr("Whoever is in the middle loses.");
        }
        return {};
    }

    Clause clauseOf(Case decided)
    {
        if (decided == Case::Annulled) return { 'M', 27 };
        return decided == Case::TieDraw ? Clause { 'M', 29 } : Clause { 'M', 25 };
    }

    QString trumpOf(const PublicState& table, CardWords cards)
    {
        return table.trump ? words::trumpIs(*table.trump, cards) + u'.'
                           //: No suit became trump in this deal
                           : Account::tr("There was no trump: each Eight counts eight points.");
    }

    QString markOf(const PublicState& table, Seat seat)
    {
        QStringList marks { words::tricks(table.taken[seat]) };
        //: After a player's name: has won the match
        if (isMatchOver(table) && winnersOf(table).contains(seat))
            marks << Account::tr("wins the match");
        return marks.join(", ");
    }

    int deltaOf(const Verdict& verdict, Seat seat)
    {
        const Marks marks = marksOf(verdict);
        return marks.strokes[seat] - marks.potatoes[seat];
    }

    DealsPicture dealsOf(const MittlereContext& context)
    {
        DealsPicture deals;
        deals.initials = initialsOf(context);
        for (const Seat seat : everybody) deals.names << context.nameOf(seat);
        for (const Verdict& verdict : context.past.deals) {
            std::vector<int>& deltas = deals.deltas.emplace_back();
            for (const Seat seat : everybody) deltas.push_back(deltaOf(verdict, seat));
        }
        return deals;
    }

    ScalePicture scaleOf(const PublicState& table, const MittlereContext& context)
    {
        const PerSeat<std::uint8_t> points = pointsTaken(table);
        ScalePicture scale { dealValue, hundred, {} };
        for (const Seat seat : everybody)
            scale.points.push_back(
                { context.nameOf(seat), points[seat], deltaOf(*table.verdict, seat) });
        return scale;
    }

    TallyMark markFor(Mark mark)
    {
        switch (mark) {
        case Mark::Crossed: return TallyMark::Crossed;
        case Mark::Stroke: return TallyMark::Stroke;
        case Mark::Ring: return TallyMark::Ring;
        }
        return {};
    }

    TallyRow rowFor(const PublicState& table, const MittlereContext& context, Seat seat)
    {
        TallyRow row { .initial = initialsOf(context)[seat.index],
            .name = context.nameOf(seat),
            .marks = {},
            .strokes = table.strokes[seat],
            .potatoes = table.potatoes[seat],
            .won = isMatchOver(table) && winnersOf(table).contains(seat) };
        for (const Mark mark : rowOf(row.strokes, row.potatoes)) row.marks.push_back(markFor(mark));
        return row;
    }

}

ResultPicture resultOf(const PublicState& settled, const MittlereContext& context)
{
    const Told told = toldOf(settled, context);
    const bool over = isMatchOver(settled);
    const bool counts = settled.verdict->by != Case::Annulled;
    ResultPicture result { .title = titleOf(told),
        .why = { whyOf(told, context), clauseOf(settled.verdict->by) },
        .lines = {},
        .scale = {},
        .earned = {},
        .gameOver = over,
        .matchOver = over,
        .goOn = { GoOn {}, over ? Account::tr("&Done") : Account::tr("&Next deal"), {} } };
    if (over) {
        result.again = playAgainChoice();
        result.deals = dealsOf(context);
    }
    if (counts) {
        result.why.text += u' ' + trumpOf(settled, context.cards);
        result.scale = scaleOf(settled, context);
    }
    const PerSeat<int> totals = totalsOf(settled);
    for (const Seat seat : everybody)
        result.earned.push_back({ context.nameOf(seat), deltaOf(*settled.verdict, seat),
            totals[seat], markOf(settled, seat) });
    return result;
}

QString settlementTitle(const PublicState& settled, const MittlereContext& context)
{
    return titleOf(toldOf(settled, context));
}

QString endText(const PublicState& over, const MittlereContext& context)
{
    QStringList names;
    for (const Seat seat : winnersOf(over)) names << context.nameOf(seat);
    //: The end of the match: %1 is a player, or several with "and", %2 a total
    const QString text = names.size() == 1 ? Account::tr("The match is over: %1 wins with %2.")
                                           : Account::tr("The match is over: %1 win with %2.");
    return text.arg(words::list(names), words::number(totalsOf(over)[*winnersOf(over).begin()]));
}

TallySlate tallyOf(const Observation& observation, const MittlereContext& context)
{
    const PublicState& table = observation.table;
    TallySlate slate;
    slate.deals = dealCount;
    for (const Seat seat : everybody) slate.counted += table.strokes[seat];
    slate.counted /= 2; // M-33
    Seat seat = observation.seat;
    for (int i = 0; i < playerCount; ++i) {
        seat = seatAfter(seat);
        slate.rows.push_back(rowFor(table, context, seat));
    }
    return slate;
}

}
