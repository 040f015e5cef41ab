#include "ui/picture/mittlere/result.h"

#include "core/mittlere/sheet.h"
#include "ui/picture/match_end.h"
#include "ui/words/mittlere/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace weli {

using namespace mittlere;

namespace {

    class Account {
        Q_DECLARE_TR_FUNCTIONS(MittlereResult)
    };

    bool isMatchOver(const PublicState& table)
    {
        return std::holds_alternative<MatchOver>(table.phase);
    }

    /// What a verdict needs to be told.
    struct Told {
        const Observation& observation;
        const MittlereContext& context;
        const PublicState& table;
        Seat who; // is singled out
        int points = 0; // its
        Seat hundredth; // the seat with a hundred points or more, if there is one
        Seat trickless; // the seat without a trick, if there is one
        int equal = 0; // the points that two have

        template <typename... Objects>
        QString of(
            Seat seat, const QString& somebody, const QString& me, const Objects&... objects) const
        {
            return ofWhom(observation, context, seat, somebody, me, objects...);
        }
        [[nodiscard]] QString name(Seat seat) const { return inColumn(observation, context, seat); }
    };

    Told toldOf(const Observation& observation, const MittlereContext& context)
    {
        const PublicState& table = observation.table;
        const Seat seat = table.verdict->seat.value_or(Seat {});
        const PerSeat<std::uint8_t> points = pointsTaken(table);
        Told told { observation, context, table, seat, points[seat], seat, seat, 0 };
        for (const Seat each : everybody) {
            if (points[each] >= aHundred) told.hundredth = each;
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
        case Case::Tie:
            //: %1 is a player
            return told.of(told.who, Account::tr("%1 wins"), Account::tr("You win"));
        case Case::NoTrick:
            return told.of(told.who,
                //: %1 is a player
                Account::tr("%1 loses without a trick"), Account::tr("You lose without a trick"));
        case Case::Hundred:
        case Case::Middle:
            return told.of(told.who,
                //: %1 is a player
                Account::tr("%1 loses with %n point(s)", nullptr, told.points),
                Account::tr("You lose with %n point(s)", nullptr, told.points));
        case Case::TieDraw:
            return told.of(told.who,
                //: %1 is a player
                Account::tr("%1 drew the lower card and loses"),
                Account::tr("You drew the lower card and lose"));
        }
        return {};
    }

    QString drawnWhy(const Told& told)
    {
        const auto& drawn = told.table.drawn;
        const CardWords cards = told.context.cards;
        const auto drew = [&](const Drawn& one) {
            return told.of(one.seat,
                //: %1 is a player, %2 a card
                Account::tr("%1 drew %2"),
                //: %1 is a card
                Account::tr("you drew %1"), words::asObject(one.card, cards));
        };
        //: %1 are points, %2 and %3 say who drew which card
        return Account::tr("Both have %1. %2, %3: the lower card loses.")
            .arg(words::points(told.equal), words::capitalised(drew(drawn[0])), drew(drawn[1]));
    }

    QString whyNoTrickAndHundred(const Told& told)
    {
        const QString trickless = told.of(told.trickless,
            //: %1 is a player
            Account::tr("%1 has no trick"), Account::tr("You have no trick"));
        const QString hundredth = told.of(told.hundredth,
            //: %1 is a player
            Account::tr("%1 has a hundred points or more"),
            Account::tr("you have a hundred points or more"));
        //: %1 says who has no trick, %2 who has a hundred points or more
        return Account::tr("%1 and %2, so the third player wins.").arg(trickless, hundredth);
    }

    QString whyOf(const Told& told)
    {
        switch (told.table.verdict->by) {
        case Case::Annulled:
            return Account::tr("Everybody could follow suit to the end: there were no trumps. The "
                               "same dealer deals again.");
        case Case::AllTricks: return Account::tr("Whoever takes all twelve tricks wins.");
        case Case::NoTrickAndHundred: return whyNoTrickAndHundred(told);
        case Case::NoTrick: return Account::tr("Whoever takes no trick loses.");
        case Case::Hundred: return Account::tr("Whoever has a hundred points or more loses.");
        case Case::Tie:
            //: %1 is "52 points"
            return Account::tr("The other two have %1 each, so the third player wins.")
                .arg(words::points(told.equal));
        case Case::TieDraw: return drawnWhy(told);
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
                           : Account::tr("There were no trumps: each eight counts eight points.");
    }

    int deltaOf(const Verdict& verdict, Seat seat)
    {
        const Marks marks = marksOf(verdict);
        return marks.strokes[seat] - marks.potatoes[seat];
    }

    ScalePicture scaleOf(const Told& told)
    {
        const PerSeat<std::uint8_t> points = pointsTaken(told.table);
        ScalePicture scale { dealValue, aHundred, {} };
        for (const Seat seat : everybody)
            scale.points.push_back(
                { told.name(seat), points[seat], deltaOf(*told.table.verdict, seat) });
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

    TallyRow rowFor(const Observation& observation, const MittlereContext& context, Seat seat)
    {
        const PublicState& table = observation.table;
        TallyRow row { .initial = initialsOf(observation, context)[seat.index],
            .name = inColumn(observation, context, seat),
            .marks = {},
            .strokes = table.strokes[seat],
            .potatoes = table.potatoes[seat],
            .won = isMatchOver(table) && winnersOf(table).contains(seat),
            .seat = seat };
        for (const Mark mark : rowOf(row.strokes, row.potatoes)) row.marks.push_back(markFor(mark));
        return row;
    }

}

ResultPicture resultOf(const Observation& observation, const MittlereContext& context)
{
    const Told told = toldOf(observation, context);
    const PublicState& settled = observation.table;
    const bool over = isMatchOver(settled);
    const bool counts = settled.verdict->by != Case::Annulled;
    ResultPicture result { .match = over ? endText(observation, context) : QString(),
        .title = over ? words::lastDeal(titleOf(told)) : titleOf(told),
        .why = { whyOf(told), clauseOf(settled.verdict->by) },
        .lines = {},
        .scale = {},
        .earned = {},
        .over = over ? ResultPicture::Over::Match : ResultPicture::Over::Deal,
        .goOn = { GoOn {}, over ? Account::tr("&Done") : Account::tr("&Next deal"), {} } };
    if (counts) {
        result.why.text += u' ' + trumpOf(settled, context.cards);
        result.scale = scaleOf(told);
    }
    const PerSeat<int> totals = totalsOf(settled);
    for (const Seat seat : everybody)
        result.earned.push_back({ told.name(seat), deltaOf(*settled.verdict, seat), totals[seat],
            words::tricks(settled.taken[seat]) });
    if (!over) return result;
    endMatch(result, observation, context, winnersOf(settled));
    result.deals = deltasOf(context.past.deals, everybody, deltaOf);
    return result;
}

QString settlementTitle(const Observation& observation, const MittlereContext& context)
{
    return titleOf(toldOf(observation, context));
}

QString endText(const Observation& observation, const MittlereContext& context)
{
    const PublicState& over = observation.table;
    const SeatSet winners = winnersOf(over);
    return matchWonBy(
        observation, context, winners, words::number(totalsOf(over)[*winners.begin()]));
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
        slate.rows.push_back(rowFor(observation, context, seat));
    }
    return slate;
}

}
