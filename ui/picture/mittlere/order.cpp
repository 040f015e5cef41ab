#include "ui/picture/mittlere/order.h"

#include "ui/words/mittlere/words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <numeric>

namespace weli {

using namespace mittlere;

namespace {

    class Order {
        Q_DECLARE_TR_FUNCTIONS(MittlereOrder)
    };

    constexpr std::array plainOrder { Rank::Ace, Rank::King, Rank::Ober, Rank::Under, Rank::Ten,
        Rank::Nine, Rank::Eight, Rank::Seven, Rank::Six };

    OrderPicture::Column columnOf(const QString& heading, const std::array<Rank, rankCount>& order,
        const Values& values, CardWords cards)
    {
        OrderPicture::Column column { heading, true, {} };
        for (const Rank rank : order)
            column.ranks.push_back(
                { words::indexOf(rank, cards), values.of[static_cast<std::size_t>(rank)] });
        return column;
    }

    int allTaken(const PerSeat<std::uint8_t>& points)
    {
        int sum = 0;
        for (const Seat seat : everybody) sum += points[seat];
        return sum;
    }

    QStringList linesOf(const Observation& observation, const MittlereContext& context)
    {
        const PublicState& table = observation.table;
        QStringList lines;
        //: Below the values of the cards: what is played for
        lines << Order::tr("Aim: most or fewest, under 100");
        //: Below the values of the cards: what the last trick counts besides
        lines << Order::tr("The last trick: %1").arg(lastTrickValue);
        if (!table.trump && table.rules.noTrump == NoTrump::Count)
            //: Below the values of the cards: %1 is the rank eight, %2 its value in a deal in which
            //: no suit becomes trump
            lines << Order::tr("Without trumps each %1: %2")
                         .arg(words::nameOf(Rank::Eight, context.cards))
                         .arg(trumplessValues.of[static_cast<std::size_t>(Rank::Eight)]);
        if (!context.showsPoints || context.watching || table.deal == 0) return lines;
        const PerSeat<std::uint8_t> points = pointsTaken(table);
        //: Points of the deal so far, if the person wants to see them
        lines << Order::tr("You have %1; %2 still to be won")
                     .arg(points[observation.seat])
                     .arg(dealValue - allTaken(points));
        return lines;
    }

    QString captionOf(const PublicState& table, CardWords cards)
    {
        if (table.trump) return words::trumpIs(*table.trump, cards);
        //: Of a deal that is over: no suit has become trump
        if (table.verdict) return Order::tr("No trumps");
        //: No suit is trump so far
        return Order::tr("No trumps yet");
    }

    QString spokenOf(const OrderPicture& order)
    {
        QStringList all { order.caption + u'.' };
        for (const OrderPicture::Column& column : order.columns) {
            QStringList ranks;
            for (const OrderPicture::Rank& rank : column.ranks)
                ranks << rank.index + u' ' + QString::number(rank.value);
            all << column.heading + ": " + ranks.join(", ") + u'.';
        }
        for (const QString& line : order.lines) all << line + u'.';
        return all.join(u' ');
    }

}

OrderPicture orderOf(const Observation& observation, const MittlereContext& context)
{
    const PublicState& table = observation.table;
    OrderPicture order;
    order.trump = table.trump;
    order.caption = captionOf(table, context.cards);
    //: Heading of a column with the ranks and their values
    const QString side = table.trump ? Order::tr("Side suits") : Order::tr("Every suit");
    order.columns.push_back(columnOf(side, plainOrder, plainValues, context.cards));
    //: Heading of a column with the ranks and their values
    order.columns.push_back(columnOf(Order::tr("Trumps"), trumpOrder, trumpValues, context.cards));
    order.columns.back().counts = table.trump.has_value();
    order.lines = linesOf(observation, context);
    order.spoken = spokenOf(order);
    order.topic = Clause { 'M', 6 };
    //: What Mittlere is about
    order.about = Order::tr(
        "The players with the most and the fewest points get a stroke (+1) each, the one in the "
        "middle two potatoes (−1 each). But a hundred points or more loses, and so does taking no "
        "trick. The first card that does not follow suit decides trumps.");
    return order;
}

}
